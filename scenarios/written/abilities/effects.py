"""Instructions: ``{pesca: 1}``, ``{infliggi: 3, a: bersaglio}``, ``{sposta: esso, in: esilio}``."""

from __future__ import annotations

from engine.cards.abilities.casting import LetCast
from engine.cards.abilities.choices import Choose, ChooseNumber, ForEach, If, May, OneOf
from engine.cards.abilities.choosing_types import ChooseTerm, ChooseType
from engine.cards.abilities.copying import BecomeCopy, CopyOnStack, CreateCopies
from engine.cards.abilities.damage import DealDamage, Fight, PutCounters, PutSameCounters, RemoveCounters, Share
from engine.cards.abilities.lasting import Apply, ApplyToNextSpell, Delay, GainAbilitiesOf, Prevent, Regenerate
from engine.cards.abilities.objects import (
    Attach,
    ChooseAndSacrifice,
    Counter,
    CreateTokens,
    Destroy,
    Move,
    RemoveFromCombat,
    Sacrifice,
    Tap,
    Unattach,
    Untap,
)
from engine.cards.abilities.paying import DoThen, MayPay, UnlessPays
from engine.cards.abilities.players import Discard, Draw, GainLife, Lose, LoseLife, Mill, SetLife, Win
from engine.cards.abilities.retargeting import ChangeTargets, HowChanged
from engine.cards.abilities.stickers import MoveSticker, PutSticker
from engine.words.terms import Zone
from scenarios.language.terms import DURATIONS, STICKER_KINDS, TERMS
from scenarios.language.vocabulary import Vocabulary
from scenarios.written.abilities.casting import HOW
from scenarios.written.abilities.chance import add_to as add_chance
from scenarios.written.abilities.combat import JOINS
from scenarios.written.abilities.combat import add_effects as add_combat
from scenarios.written.abilities.conditions import CONDITION
from scenarios.written.abilities.continuous import EXCEPTION, PART
from scenarios.written.abilities.costs import COST
from scenarios.written.abilities.doors import add_to as add_doors
from scenarios.written.abilities.entering import ENTERS_WITH
from scenarios.written.abilities.faces import add_to as add_faces
from scenarios.written.abilities.filters import COUNTER, DESIGNATION, FILTER, KEYWORD, TOGETHER, TYPE, ZONE
from scenarios.written.abilities.keyword_abilities import add_to as add_keyword_abilities
from scenarios.written.abilities.keyword_actions import add_to as add_keyword_actions
from scenarios.written.abilities.mana_added import add_to as add_mana
from scenarios.written.abilities.quantities import QUANTITY
from scenarios.written.abilities.reading import (
    NAME,
    NATURAL,
    NUMBER,
    POSITIVE,
    YES,
    Grammar,
    Reader,
    form_of,
    many,
    or_nothing,
    record,
    word,
)
from scenarios.written.abilities.references import ANYTHING, OBJECT, PLAYER
from scenarios.written.abilities.targets import TARGET
from scenarios.written.abilities.tokens import TOKEN
from scenarios.written.abilities.triggers import REASON, TRIGGER
from scenarios.written.abilities.turns import add_effects as add_turns
from scenarios.written.abilities.venturing import add_to as add_venturing

EFFECTS = Grammar("istruzione", "un'istruzione")
EFFECT: Reader = EFFECTS.reader
INSTRUCTIONS = many(EFFECT)
DURATION = word(DURATIONS)

_WHO = ("chi", PLAYER)
_KEEP = ("ricorda come", NAME)
_UNTIL_GONE = ("finché la fonte non lascia il campo", YES)
_PAIR = ("coppia", NAME)


def _to(zone: Zone, key: str) -> None:
    """A move into a zone under a key of its own: ``{esilia: bersaglio}``."""
    EFFECTS.form(
        Move,
        {"to": zone},
        what=(key, OBJECT),
        linked=("collegato a questo", YES),
        pair=_PAIR,
        until_source_leaves=_UNTIL_GONE,
        keep_as=_KEEP,
    )


_SHARE = record(form_of(Share, amount=("infliggi", QUANTITY), to=("a", ANYTHING)))
EFFECTS.form(
    DealDamage,
    amount=("infliggi", QUANTITY),
    to=("a", ANYTHING),
    source=("fonte", OBJECT),
    by_each=("ciascuna fonte", YES),
    divided=("divisi", YES),
    also=("insieme", many(_SHARE)),
    excess_to=("l'eccesso invece a", ANYTHING),
    keep_as=_KEEP,
    keep_excess_as=("ricorda l'eccesso come", NAME),
    keep_dealt_as=("ricorda il danno come", NAME),
    preventable=("prevenibile", YES),
)
EFFECTS.form(
    Destroy,
    what=("distruggi", OBJECT),
    regeneration=("rigenerabile", YES),
    instead_to=("invece va in", ZONE),
    keep_as=_KEEP,
)
EFFECTS.form(
    Move,
    what=("sposta", OBJECT),
    to=("in", ZONE),
    position=("posizione", NUMBER),
    random_order=("in ordine casuale", YES),
    under=("sotto il controllo di", PLAYER),
    tapped=("TAPpato", YES),
    joins=("combatte", JOINS.reader),
    enters_with=("entra con", ENTERS_WITH),
    attached_to=("assegnato entra a", ANYTHING),
    transformed=("trasformato", YES),
    changed=("essendo", many(PART)),
    reason=("motivo", REASON),
    until_source_leaves=_UNTIL_GONE,
    linked=("collegato a questo", YES),
    face_down=("a faccia in giù", YES),
    haunting=("tormentando", OBJECT),
    pair=_PAIR,
    keep_as=_KEEP,
    keep_was_as=("ricorda com'era come", NAME),
)
_to(Zone.EXILE, "esilia")
_to(Zone.HAND, "fai tornare in mano")
EFFECTS.form(Sacrifice, what=("sacrifica", OBJECT), who=_WHO, keep_as=_KEEP)
EFFECTS.form(
    ChooseAndSacrifice,
    filter=("fai sacrificare", FILTER),
    who=_WHO,
    count=("quanti", QUANTITY),
    up_to=("fino a", YES),
    keep_as=_KEEP,
    exploits=("sfruttandola", YES),
)
EFFECTS.form(Draw, count=("pesca", QUANTITY), who=_WHO, keep_as=_KEEP)
EFFECTS.form(
    Discard, count=("scarta", or_nothing(("tutta la mano", "tutte"), QUANTITY)), who=_WHO, at_random=("a caso", YES),
    such=("tra", FILTER), keep_as=_KEEP,
)  # fmt: skip
EFFECTS.form(Mill, count=("macina", QUANTITY), who=_WHO, keep_as=_KEEP)
EFFECTS.form(GainLife, amount=("guadagna", QUANTITY), who=_WHO)
EFFECTS.form(LoseLife, amount=("perdi", QUANTITY), who=_WHO, keep_as=("ricorda il numero come", NAME))
EFFECTS.form(SetLife, amount=("porta i punti vita a", QUANTITY), who=_WHO)
EFFECTS.form(
    PutCounters,
    counter=("metti segnalini", COUNTER),
    on=("su", ANYTHING),
    count=("quanti", QUANTITY),
    divided=("divisi", YES),
)
EFFECTS.form(
    RemoveCounters,
    counter=("rimuovi segnalini", or_nothing(("qualsiasi",), COUNTER)),
    on=("da", ANYTHING),
    count=("quanti", or_nothing(("tutti",), QUANTITY)),
    keep_as=("ricorda il numero come", NAME),
)
EFFECTS.form(PutSameCounters, of=("metti gli stessi segnalini di", OBJECT), on=("su", ANYTHING))
EFFECTS.form(
    CreateTokens,
    token=("crea", TOKEN),
    power=("forza", QUANTITY),
    toughness=("costituzione", QUANTITY),
    count=("quante", QUANTITY),
    who=_WHO,
    tapped=("TAPpate", YES),
    joins=("combattono", JOINS.reader),
    attached_to=("assegnata a", ANYTHING),
    linked=("collegate a questo", YES),
    pair=_PAIR,
    keep_as=_KEEP,
)
EFFECTS.form(
    CreateCopies,
    of=("crea copie di", OBJECT),
    count=("quante", QUANTITY),
    who=_WHO,
    tapped=("TAPpate", YES),
    joins=("combattono", JOINS.reader),
    exceptions=("tranne che", many(EXCEPTION)),
    linked=("collegate a questo", YES),
    pair=_PAIR,
    keep_as=_KEEP,
)
EFFECTS.form(
    BecomeCopy,
    what=("diventa una copia", OBJECT),
    of=("di", OBJECT),
    until=("fino a", DURATION),
    exceptions=("tranne che", many(EXCEPTION)),
)
EFFECTS.form(
    CopyOnStack,
    what=("copia", OBJECT),
    count=("quante", QUANTITY),
    who=_WHO,
    new_targets=("nuovi bersagli", YES),
    target=("con bersaglio", ANYTHING),
    without=("senza", KEYWORD),
)
EFFECTS.form(Tap, what=("TAPpa", OBJECT), keep_as=_KEEP)
EFFECTS.form(Untap, what=("STAPpa", OBJECT))
EFFECTS.form(
    Apply,
    parts=("applica", many(PART)),
    to=("a", OBJECT),
    until=("fino a", DURATION),
    as_long_as=("finché", CONDITION),
)
EFFECTS.form(
    ApplyToNextSpell,
    spell=("alla prossima magia", FILTER),
    parts=("applica alla magia", many(PART)),
    who=("chi", PLAYER),
    until=("fino a", DURATION),
)
EFFECTS.form(
    GainAbilitiesOf,
    of=("dà le abilità di", OBJECT),
    to=("a", OBJECT),
    activated=("solo attivate", YES),
    until=("fino a", DURATION),
)
EFFECTS.form(Counter, what=("neutralizza", OBJECT), instead_to=("invece va in", ZONE), position=("posizione", NUMBER))
EFFECTS.form(Regenerate, what=("rigenera", OBJECT))
EFFECTS.form(
    Prevent,
    amount=("previeni", or_nothing(("tutto", "tutto il danno"), QUANTITY)),
    to=("a", ANYTHING),
    source=("fonte", OBJECT),
    from_source=("se la fonte è", FILTER),
    combat=("da combattimento", YES),
    next_time=("solo la prossima volta", YES),
    gain_life=("guadagna punti vita", PLAYER),
    until=("fino a", DURATION),
)
EFFECTS.form(Attach, what=("assegna", OBJECT), to=("a", ANYTHING))
EFFECTS.form(Unattach, what=("stacca", OBJECT))
EFFECTS.form(Fight, first=("lotta", OBJECT), second=("con", OBJECT))
EFFECTS.form(
    Choose,
    filter=("scegli", FILTER),
    keep_as=_KEEP,
    among=("fra", OBJECT),
    who=_WHO,
    minimum=("minimo", NATURAL),
    maximum=("massimo", POSITIVE),
    count=("tanti quanti", QUANTITY),
    at_random=("a caso", YES),
    together=("insieme", TOGETHER),
)
EFFECTS.form(ChooseNumber, keep_as=("scegli un numero", NAME), who=_WHO, most=("massimo", QUANTITY))
EFFECTS.form(
    ChooseType, of=("scegli un tipo di", TYPE), basic=("solo base", YES), then=("allora", INSTRUCTIONS), who=_WHO
)
EFFECTS.form(
    ChooseTerm, what=("scegli un", word(TERMS)), such=("tale", FILTER), then=("allora", INSTRUCTIONS), who=_WHO
)
EFFECTS.form(
    May,
    then=("può", INSTRUCTIONS),
    otherwise=("altrimenti", INSTRUCTIONS),
    who=_WHO,
    counts=("conta per il turno", YES),
)
EFFECTS.form(OneOf, ways=("una cosa a scelta fra", many(INSTRUCTIONS)), who=_WHO)
EFFECTS.form(If, condition=("se", CONDITION), then=("allora", INSTRUCTIONS), otherwise=("altrimenti", INSTRUCTIONS))
EFFECTS.form(ForEach, of=("per ogni", ANYTHING), do=("fai", INSTRUCTIONS))
EFFECTS.form(
    Delay,
    trigger=("più avanti quando", TRIGGER),
    targets=("bersagli", many(TARGET)),
    about=("solo per", OBJECT),
    effects=("effetto", INSTRUCTIONS),
    until=("fino a", DURATION),
    once=("la prossima volta", YES),
)
EFFECTS.form(
    UnlessPays,
    who=("a meno che paghi", PLAYER),
    cost=("il costo", COST),
    times=("volte", QUANTITY),
    effects=("effetto", INSTRUCTIONS),
    then=("se paga", INSTRUCTIONS),
    lets=("o si fa fare", INSTRUCTIONS),
)
EFFECTS.form(
    MayPay,
    cost=("può pagare", COST),
    times=("volte", QUANTITY),
    chooses_x=("sceglie X", YES),
    or_else=("oppure per", many(COST)),
    then=("se lo fa", INSTRUCTIONS),
    otherwise=("altrimenti", INSTRUCTIONS),
    who=_WHO,
)
EFFECTS.form(
    DoThen,
    do=("fai questo", INSTRUCTIONS),
    then=("se lo fai", INSTRUCTIONS),
    otherwise=("altrimenti", INSTRUCTIONS),
)
EFFECTS.form(
    LetCast,
    what=("può lanciare", OBJECT),
    how=("come", HOW),
    who=_WHO,
    until=("fino a", DURATION),
    marks=("designandole", many(DESIGNATION)),
)
_STICKER_KINDS = ("di genere", many(word(STICKER_KINDS)))
EFFECTS.form(PutSticker, on=("metti uno sticker su", OBJECT), who=_WHO, kinds=_STICKER_KINDS)
EFFECTS.form(MoveSticker, of=("sposta uno sticker da", OBJECT), to=("su", OBJECT), who=_WHO, kinds=_STICKER_KINDS)
EFFECTS.form(Lose, who=("perde la partita", PLAYER))
EFFECTS.form(Win, who=("vince la partita", PLAYER))
add_mana(EFFECTS, INSTRUCTIONS)
EFFECTS.form(RemoveFromCombat, what=("rimuovi dal combattimento", OBJECT))
_HOW_CHANGED: Vocabulary[HowChanged] = Vocabulary(
    "un modo di cambiare bersagli",
    {
        HowChanged.ALL: "tutti",
        HowChanged.ONE: "uno",
        HowChanged.ANY: "quanti si vuole",
        HowChanged.NEW: "nuovi",
    },
)
EFFECTS.form(
    ChangeTargets,
    what=("cambia i bersagli di", OBJECT),
    how=("quali", word(_HOW_CHANGED)),
    to=("in", ANYTHING),
    who=_WHO,
)
add_keyword_abilities(EFFECTS)
add_keyword_actions(EFFECTS, INSTRUCTIONS)
add_turns(EFFECTS, INSTRUCTIONS)
add_combat(EFFECTS)
add_faces(EFFECTS)
add_venturing(EFFECTS)
add_doors(EFFECTS)
add_chance(EFFECTS, INSTRUCTIONS)
