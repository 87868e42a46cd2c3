"""701: keyword actions as instructions: ``{profetizza: 2}``, ``{cerca: terra base, ricorda come: terra}``, ``{prolifera: tu}``."""

from __future__ import annotations

from engine.cards.abilities.deciding import CollectEvidence, Forage, MayPlayLands, VillainousChoice, Vote, VoteFor
from engine.cards.abilities.designations import (
    Detain,
    Exert,
    Goad,
    Harness,
    Monstrosity,
    NoLongerSuspected,
    StaysTapped,
    Suspect,
)
from engine.cards.abilities.exchanging import (
    ExchangeCards,
    ExchangeControl,
    ExchangeLife,
    ExchangeLifeWith,
    ExchangeText,
    ExchangeZones,
    RedistributeLife,
)
from engine.cards.abilities.exploring import Connive, Discover, Explore, ManifestDread, Recruit
from engine.cards.abilities.growing import (
    Adapt,
    Amass,
    Blight,
    Bolster,
    DoubleCounters,
    DoubleMana,
    Earthbend,
    Endure,
    Heal,
    Multiply,
    Proliferate,
    Support,
    TimeTravel,
)
from engine.cards.abilities.libraries import (
    Behold,
    Clash,
    Fateseal,
    FromOutside,
    Learn,
    Look,
    Reveal,
    RevealUntil,
    Scry,
    Shuffle,
    ShuffleInto,
    Surveil,
)
from engine.cards.abilities.making import Incubate, Investigate, Populate
from engine.cards.abilities.piles import Piles
from engine.cards.abilities.players import DoubleLife
from engine.cards.abilities.searching import Search
from scenarios.language.terms import DURATIONS
from scenarios.language.vocabulary import Vocabulary
from scenarios.written.abilities.conditions import CONDITION
from scenarios.written.abilities.filters import COUNTER, FILTER, SUBTYPE, TOGETHER, ZONE
from scenarios.written.abilities.quantities import QUANTITY
from scenarios.written.abilities.reading import NAME, POSITIVE, PROSE, YES, Grammar, Reader, many, or_nothing, word
from scenarios.written.abilities.references import ANYTHING, OBJECT, PLAYER

_DURATION = word(DURATIONS)
_WHO = ("chi", PLAYER)
_KEEP = ("ricorda come", NAME)
_MANA_TYPE: Vocabulary[str] = Vocabulary(
    "un tipo di mana", {"W": "W", "U": "U", "B": "B", "R": "R", "G": "G", "C": "C"}
)


def add_to(effects: Grammar, instructions: Reader) -> None:
    """Add these to the forms of instructions; ``instructions`` reads a list of them."""
    _libraries(effects)
    _counters(effects)
    _designations(effects)
    _others(effects, instructions)


def _libraries(effects: Grammar) -> None:
    effects.form(Look, at=("guarda", OBJECT), who=_WHO, keep_as=_KEEP)
    effects.form(Reveal, what=("rivela", OBJECT), keep_as=_KEEP)
    effects.form(
        RevealUntil,
        filter=("rivela fino a trovare", FILTER),
        count=("quante", QUANTITY),
        who=_WHO,
        keep_as=_KEEP,
        keep_rest_as=("ricorda le altre come", NAME),
        exile=("esiliandole", YES),
    )
    effects.form(Scry, count=("profetizza", QUANTITY), who=_WHO)
    effects.form(Surveil, count=("sorveglia", QUANTITY), who=_WHO)
    effects.form(Fateseal, count=("destino", QUANTITY), whose=("di", PLAYER), who=_WHO)
    effects.form(
        Search,
        filter=("cerca", FILTER),
        keep_as=_KEEP,
        who=_WHO,
        whose=("carte di", PLAYER),
        zones=("in", many(ZONE)),
        count=("quante", or_nothing(("tutte",), QUANTITY)),
        up_to=("al massimo", YES),
        reveal=("rivelate", YES),
        one_for_each=("e una per ciascuna", many(FILTER)),
        same_name_as=("con lo stesso nome di", OBJECT),
        some_zones=("anche solo in alcune", YES),
        together=("insieme", TOGETHER),
    )
    effects.form(
        Piles,
        what=("dividi in due mazzetti", OBJECT),
        by=("li divide", PLAYER),
        chooser=("ne sceglie uno", PLAYER),
        keep_as=_KEEP,
        keep_rest_as=("ricorda le altre come", NAME),
    )
    effects.form(Behold, filter=("ammira", FILTER), who=_WHO, keep_as=_KEEP)
    effects.form(Learn, who=("apprendi", PLAYER))
    effects.form(FromOutside, who=("prende da fuori dalla partita", PLAYER), such=("tale", FILTER), to=("in", ZONE))
    effects.form(Shuffle, who=("rimescola", PLAYER), sparing=("tranne", OBJECT))
    effects.form(ShuffleInto, what=("rimescola nel grimorio", OBJECT), whose=("di", PLAYER))


def _counters(effects: Grammar) -> None:
    effects.form(Proliferate, who=("prolifera", PLAYER))
    effects.form(Explore, what=("esplora", OBJECT))
    effects.form(Connive, what=("complotta", OBJECT), amount=("quanto", QUANTITY))
    effects.form(Adapt, amount=("adattamento", QUANTITY), what=("di", OBJECT))
    effects.form(Monstrosity, amount=("mostruosità", QUANTITY), what=("di", OBJECT))
    effects.form(Bolster, amount=("sostieni", QUANTITY), who=_WHO)
    effects.form(Support, on=("soccorri", OBJECT))
    effects.form(Amass, amount=("recluta", QUANTITY), subtype=("sottotipo", SUBTYPE), who=_WHO, keep_as=_KEEP)
    effects.form(Endure, amount=("resisti", QUANTITY), what=("con", OBJECT))
    effects.form(Blight, amount=("piaga", QUANTITY), who=_WHO, keep_as=_KEEP)
    effects.form(Recruit, who=("ingaggia", PLAYER))
    effects.form(Earthbend, amount=("dominio della terra", QUANTITY), what=("su", OBJECT))
    effects.form(TimeTravel, who=("viaggia nel tempo", PLAYER))
    effects.form(Heal, what=("cura", OBJECT))
    effects.form(
        Multiply,
        what=("moltiplica f/c di", OBJECT),
        times=("per", POSITIVE),
        power=("forza", YES),
        toughness=("costituzione", YES),
        until=("fino a", _DURATION),
    )
    effects.form(
        DoubleCounters,
        on=("raddoppia i segnalini su", ANYTHING),
        counter=("segnalino", or_nothing(("tutti",), COUNTER)),
    )
    effects.form(DoubleLife, who=("raddoppia i punti vita di", PLAYER))
    effects.form(DoubleMana, who=("raddoppia il mana di", PLAYER), kind=("tipo", word(_MANA_TYPE)))


def _designations(effects: Grammar) -> None:
    effects.form(Goad, what=("sprona", OBJECT), until=("fino a", _DURATION))
    effects.form(Detain, what=("trattieni", OBJECT))
    effects.form(Suspect, what=("sospetta", OBJECT))
    effects.form(NoLongerSuspected, what=("non sospettare più", OBJECT))
    effects.form(Exert, what=("strema", OBJECT))
    effects.form(StaysTapped, what=("non STAPpa al prossimo STAP", OBJECT), as_long_as=("finché", CONDITION))
    effects.form(Harness, what=("imbriglia", OBJECT))


def _others(effects: Grammar, instructions: Reader) -> None:
    effects.form(Investigate, times=("indaga", QUANTITY), who=_WHO)
    effects.form(Incubate, amount=("incuba", QUANTITY), who=_WHO)
    effects.form(ManifestDread, who=("manifesta angoscia", PLAYER), keep_as=("ricorda come", NAME))
    effects.form(Discover, amount=("scopri", QUANTITY), who=_WHO)
    effects.form(Populate, times=("popola", QUANTITY), who=_WHO)
    effects.form(
        ExchangeControl,
        first=("scambia il controllo di", OBJECT),
        second=("con", OBJECT),
        until=("fino a", _DURATION),
    )
    effects.form(
        ExchangeText, first=("scambia il testo di", OBJECT), second=("con", OBJECT), until=("fino a", _DURATION)
    )
    effects.form(ExchangeLife, first=("scambia i punti vita di", PLAYER), second=("con", PLAYER))
    effects.form(RedistributeLife, who=("ridistribuisci i punti vita di", PLAYER))
    for toughness, key in ((False, "forza"), (True, "costituzione")):
        effects.form(
            ExchangeLifeWith,
            {"toughness": toughness},
            of=(f"scambia i punti vita con la {key} di", OBJECT),
            who=_WHO,
        )
    effects.form(ExchangeZones, first=("scambia le carte in", ZONE), second=("con quelle in", ZONE), who=_WHO)
    effects.form(ExchangeCards, first=("scambia la carta", OBJECT), second=("con", OBJECT))
    effects.form(Vote, choices=("vota", many(PROSE)), who=_WHO)
    effects.form(VoteFor, filter=("vota fra", FILTER), keep_as=_KEEP, who=_WHO)
    effects.form(CollectEvidence, amount=("raccogli prove", QUANTITY), who=_WHO)
    effects.form(Forage, who=("foraggia", PLAYER))
    effects.form(Clash, then=("se vinci lo scontro", instructions), otherwise=("altrimenti", instructions))
    effects.form(MayPlayLands, count=("terre in più", QUANTITY), who=_WHO)
    effects.form(
        VillainousChoice,
        who=("scelta malvagia di", PLAYER),
        first=("una", instructions),
        second=("oppure", instructions),
        texts=("testi", many(PROSE)),
    )
