"""701: keyword actions as instructions: ``{profetizza: 2}``, ``{cerca: terra base, ricorda come: terra}``, ``{prolifera: tu}``."""

from __future__ import annotations

from engine.cards.abilities import keyword_actions as k
from scenarios.language.terms import DURATIONS
from scenarios.language.vocabulary import Vocabulary
from scenarios.written.abilities.filters import COUNTER, FILTER, SUBTYPE, ZONE
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
    effects.form(k.Look, at=("guarda", OBJECT), who=_WHO, keep_as=_KEEP)
    effects.form(k.Reveal, what=("rivela", OBJECT), keep_as=_KEEP)
    effects.form(
        k.RevealUntil,
        filter=("rivela fino a trovare", FILTER),
        count=("quante", QUANTITY),
        who=_WHO,
        keep_as=_KEEP,
        keep_rest_as=("ricorda le altre come", NAME),
    )
    effects.form(k.Scry, count=("profetizza", QUANTITY), who=_WHO)
    effects.form(k.Surveil, count=("sorveglia", QUANTITY), who=_WHO)
    effects.form(k.Fateseal, count=("destino", QUANTITY), whose=("di", PLAYER), who=_WHO)
    effects.form(
        k.Search,
        filter=("cerca", FILTER),
        keep_as=_KEEP,
        who=_WHO,
        whose=("carte di", PLAYER),
        zones=("in", many(ZONE)),
        count=("quante", or_nothing(("tutte",), QUANTITY)),
        up_to=("al massimo", YES),
        reveal=("rivelate", YES),
        same_name_as=("con lo stesso nome di", OBJECT),
    )
    effects.form(
        k.Piles,
        what=("dividi in due mazzetti", OBJECT),
        by=("li divide", PLAYER),
        chooser=("ne sceglie uno", PLAYER),
        keep_as=_KEEP,
        keep_rest_as=("ricorda le altre come", NAME),
    )
    effects.form(k.Behold, filter=("ammira", FILTER), who=_WHO, keep_as=_KEEP)
    effects.form(k.Learn, who=("apprendi", PLAYER))
    effects.form(k.Shuffle, who=("rimescola", PLAYER), sparing=("tranne", OBJECT))
    effects.form(k.ShuffleInto, what=("rimescola nel grimorio", OBJECT), whose=("di", PLAYER))


def _counters(effects: Grammar) -> None:
    effects.form(k.Proliferate, who=("prolifera", PLAYER))
    effects.form(k.Explore, what=("esplora", OBJECT))
    effects.form(k.Connive, what=("complotta", OBJECT), amount=("quanto", QUANTITY))
    effects.form(k.Adapt, amount=("adattamento", QUANTITY), what=("di", OBJECT))
    effects.form(k.Monstrosity, amount=("mostruosità", QUANTITY), what=("di", OBJECT))
    effects.form(k.Bolster, amount=("sostieni", QUANTITY), who=_WHO)
    effects.form(k.Support, on=("soccorri", OBJECT))
    effects.form(k.Amass, amount=("recluta", QUANTITY), subtype=("sottotipo", SUBTYPE), who=_WHO, keep_as=_KEEP)
    effects.form(k.Endure, amount=("resisti", QUANTITY), what=("con", OBJECT))
    effects.form(k.Blight, amount=("piaga", QUANTITY), who=_WHO, keep_as=_KEEP)
    effects.form(k.Recruit, who=("ingaggia", PLAYER))
    effects.form(k.Earthbend, amount=("dominio della terra", QUANTITY), what=("su", OBJECT))
    effects.form(k.TimeTravel, who=("viaggia nel tempo", PLAYER))
    effects.form(k.Heal, what=("cura", OBJECT))
    effects.form(
        k.Multiply,
        what=("moltiplica f/c di", OBJECT),
        times=("per", POSITIVE),
        power=("forza", YES),
        toughness=("costituzione", YES),
        until=("fino a", _DURATION),
    )
    effects.form(
        k.DoubleCounters,
        on=("raddoppia i segnalini su", ANYTHING),
        counter=("segnalino", or_nothing(("tutti",), COUNTER)),
    )
    effects.form(k.DoubleLife, who=("raddoppia i punti vita di", PLAYER))
    effects.form(k.DoubleMana, who=("raddoppia il mana di", PLAYER), kind=("tipo", word(_MANA_TYPE)))


def _designations(effects: Grammar) -> None:
    effects.form(k.Goad, what=("sprona", OBJECT), until=("fino a", _DURATION))
    effects.form(k.Detain, what=("trattieni", OBJECT))
    effects.form(k.Suspect, what=("sospetta", OBJECT))
    effects.form(k.NoLongerSuspected, what=("non sospettare più", OBJECT))
    effects.form(k.Exert, what=("strema", OBJECT))
    effects.form(k.StaysTapped, what=("non STAPpa al prossimo STAP", OBJECT))
    effects.form(k.Harness, what=("imbriglia", OBJECT))


def _others(effects: Grammar, instructions: Reader) -> None:
    effects.form(k.Investigate, times=("indaga", QUANTITY), who=_WHO)
    effects.form(k.Incubate, amount=("incuba", QUANTITY), who=_WHO)
    effects.form(k.ManifestDread, who=("manifesta angoscia", PLAYER))
    effects.form(k.Discover, amount=("scopri", QUANTITY), who=_WHO)
    effects.form(k.Populate, times=("popola", QUANTITY), who=_WHO)
    effects.form(
        k.ExchangeControl,
        first=("scambia il controllo di", OBJECT),
        second=("con", OBJECT),
        until=("fino a", _DURATION),
    )
    effects.form(
        k.ExchangeText, first=("scambia il testo di", OBJECT), second=("con", OBJECT), until=("fino a", _DURATION)
    )
    effects.form(k.ExchangeLife, first=("scambia i punti vita di", PLAYER), second=("con", PLAYER))
    for toughness, key in ((False, "forza"), (True, "costituzione")):
        effects.form(
            k.ExchangeLifeWith,
            {"toughness": toughness},
            of=(f"scambia i punti vita con la {key} di", OBJECT),
            who=_WHO,
        )
    effects.form(k.ExchangeZones, first=("scambia le carte in", ZONE), second=("con quelle in", ZONE), who=_WHO)
    effects.form(k.ExchangeCards, first=("scambia la carta", OBJECT), second=("con", OBJECT))
    effects.form(k.Vote, choices=("vota", many(PROSE)), who=_WHO)
    effects.form(k.VoteFor, filter=("vota fra", FILTER), keep_as=_KEEP, who=_WHO)
    effects.form(k.CollectEvidence, amount=("raccogli prove", QUANTITY), who=_WHO)
    effects.form(k.Forage, who=("foraggia", PLAYER))
    effects.form(k.Clash, then=("se vinci lo scontro", instructions), otherwise=("altrimenti", instructions))
    effects.form(k.MayPlayLands, count=("terre in più", QUANTITY), who=_WHO)
    effects.form(
        k.VillainousChoice,
        who=("scelta malvagia di", PLAYER),
        first=("una", instructions),
        second=("oppure", instructions),
        texts=("testi", many(PROSE)),
    )
