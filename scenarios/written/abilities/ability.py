"""Categories of abilities: ``{quando: ..., effetto: [...]}``, ``{costo: ..., effetto: ...}``, ``{statica: {...}}``, ``volare``."""

from __future__ import annotations

import re
from typing import Any

from engine.cards.abilities import ability as a
from engine.cards.abilities import continuous as c
from engine.cards.abilities import lasting as e
from engine.cards.abilities import making as k
from engine.cards.abilities.casting import AsThoughFlash, ChangesCost, MayCast
from engine.cards.abilities.combat import CombatRule
from engine.cards.abilities.conditions import Condition
from engine.cards.abilities.effects import Effect
from engine.cards.abilities.filters import TargetSpec
from engine.cards.abilities.keyword_abilities import PLAYER_KEYWORDS, GivePlayer
from engine.cards.abilities.player_rules import InsteadOfLosing
from engine.cards.abilities.quantities import Quantity
from engine.cards.abilities.references import ObjectReference, PlayerReference, Reference, You
from engine.cards.abilities.replacing import ChangesDamage, Changing
from engine.cards.abilities.setting_up import SetUp
from engine.cards.abilities.triggers import When
from engine.cards.abilities.turns import HandLimit
from scenarios.language.errors import shown, wrong
from scenarios.language.patterns import Pattern
from scenarios.language.terms import DURATIONS, PROHIBITIONS, SCOPES, TERMS, TIMINGS
from scenarios.written.abilities.casting import add_to as add_casting
from scenarios.written.abilities.combat import add_rules as add_combat_rules
from scenarios.written.abilities.conditions import CONDITION
from scenarios.written.abilities.continuous import AS_COPY, PART, PARTS, SHAPE
from scenarios.written.abilities.costs import COST
from scenarios.written.abilities.effects import EFFECTS, INSTRUCTIONS
from scenarios.written.abilities.entering import ENTERS_WITH
from scenarios.written.abilities.filters import COUNTER, FILTER, KEYWORD, RELATION, TYPE, ZONE
from scenarios.written.abilities.keywords import keyword_of_text
from scenarios.written.abilities.player_rules import add_to as add_player_rules
from scenarios.written.abilities.quantities import QUANTITY
from scenarios.written.abilities.reading import (
    COST_NAME,
    NAME,
    NATURAL,
    NUMBER,
    PROSE,
    YES,
    Grammar,
    Reader,
    form_of,
    many,
    record,
    word,
)
from scenarios.written.abilities.references import ANYTHING, OBJECT, PLAYER
from scenarios.written.abilities.replacing import add_to
from scenarios.written.abilities.targets import TARGET
from scenarios.written.abilities.triggers import REASON, TRIGGER
from scenarios.written.abilities.turns import add_abilities as add_turns
from scenarios.written.abilities.usual import IF, TEXT, USUAL, ZONES
from scenarios.written.records import folded
from scenarios.written.scalars import read_number, text_of

ABILITIES = Grammar("abilita", "un'abilità")
ABILITY: Reader = ABILITIES.reader

_TARGETS = ("bersagli", many(TARGET))
_X = ("dove X è", QUANTITY)
_ONCE = ("una volta per turno", YES)

_HOW_MANY = Pattern(r"(?:(?:da )?(?P<least>\d+) a )?(?P<upto>fino a )?(?P<most>\d+)")


def _how_many_modes(value: Any) -> tuple[int, int]:
    """700.2: how many modes are chosen: ``1``, ``da 1 a 3``, ``fino a 2``."""
    text = text_of(value)
    found = _HOW_MANY.fullmatch(folded(text))
    if found is None:
        raise wrong(f"{shown(text)} non dice quanti modi si scelgono, come 1, «fino a 2» o «da 1 a 3»")
    most = read_number(found["most"], 1)
    least = 0 if found["upto"] else read_number(found["least"] or found["most"], 0)
    if least > most:
        raise wrong(f"{shown(text)}: il minimo è più grande del massimo")
    return least, most


_MODE = record(form_of(a.Mode, effects=("effetto", INSTRUCTIONS), targets=_TARGETS, cost=("costo", COST), text=TEXT))
_MODES = ("modi", many(_MODE))
_CHOOSE = ("scegli modi", Reader(_how_many_modes, lambda: {"type": ["string", "integer"], "examples": ["da 1 a 3"]}))


def _modes_if_paid(value: Any) -> tuple[str, int, int]:
    """601.4: how many modes are chosen if a cost is paid: ``{kicker: da 1 a 3}``."""
    if not isinstance(value, dict) or len(value) != 1:
        raise wrong("qui serve un costo con il numero dei modi, come {kicker: da 1 a 3}")
    ((name, number),) = value.items()
    return (COST_NAME(name), *_how_many_modes(number))


_MODES_IF = (
    "scegli modi se",
    record(
        form_of(a.ModesIf, condition=("condizione", CONDITION), least=("almeno", NATURAL), most=("al massimo", NATURAL))
    ),
)
_MORE_MODES = ("scegli modi se pagato", Reader(_modes_if_paid, lambda: {"type": "object", "maxProperties": 1}))


def _so_many(value: Any) -> tuple[tuple[str, int], ...]:
    """614.1c: so many counters of each kind for each: ``{+1/+1: 2}``."""
    if not isinstance(value, dict):
        raise wrong(f"qui servono dei segnalini con il loro numero, come {{+1/+1: 2}}, non {shown(str(value))}")
    return tuple((COUNTER(kind), NATURAL(count)) for kind, count in value.items())


FOR_EACH = Reader(_so_many, lambda: {"type": "object", "additionalProperties": NATURAL.schema()})


def _size(value: Any) -> tuple[int, int]:
    """711.2a: power and toughness in figures: ``4/4``."""
    text = text_of(value)
    found = re.fullmatch(r"(\d{1,3})/(\d{1,3})", text)
    if found is None:
        raise wrong(f"{shown(text)} non è forza e costituzione in cifre, come 4/4")
    return int(found[1]), int(found[2])


SIZE = Reader(_size, lambda: {"type": "string", "examples": ["4/4"]})


def _static(static: a.Static) -> a.Static:
    return static


def _reflexive(
    effects: tuple[Effect, ...],
    targets: tuple[TargetSpec, ...] = (),
    modes: tuple[a.Mode, ...] = (),
    choose_modes: tuple[int, int] = (1, 1),
    condition: Condition | None = None,
    text: str = "",
) -> e.Reflect:
    """603.12: a reflexive ability has no trigger event but the one that made it."""
    ability = a.Triggered(
        trigger=When(),
        effects=effects,
        targets=targets,
        modes=modes,
        choose_modes=choose_modes,
        condition=condition,
        text=text,
    )
    return e.Reflect(ability=ability)


ABILITIES.form(
    a.Triggered,
    trigger=("quando", TRIGGER),
    effects=("effetto", INSTRUCTIONS),
    condition=IF,
    targets=_TARGETS,
    modes=_MODES,
    choose_modes=_CHOOSE,
    modes_if=_MODES_IF,
    repeat_modes=("lo stesso modo più volte", YES),
    fresh_modes=("solo modi non ancora scelti nel turno", YES),
    random_modes=("modi a caso", YES),
    zones=ZONES,
    once_each_turn=_ONCE,
    done_once_each_turn=("finché non lo si è fatto nel turno", YES),
    meanwhile=("mentre", CONDITION),
    first_each_turn=("la prima volta nel turno", YES),
    chapter=("ultimo capitolo", NATURAL),
    text=TEXT,
)
ABILITIES.form(
    a.Activated,
    cost=("costo", COST),
    effects=("effetto", INSTRUCTIONS),
    targets=_TARGETS,
    modes=_MODES,
    choose_modes=_CHOOSE,
    modes_if=_MODES_IF,
    repeat_modes=("lo stesso modo più volte", YES),
    fresh_modes=("solo modi non ancora scelti nel turno", YES),
    timing=("attivabile", word(TIMINGS)),
    zones=ZONES,
    once_each_turn=_ONCE,
    once=("una volta sola", YES),
    exhaust=("esaurire", YES),
    condition=("solo se", CONDITION),
    who=("la può attivare", RELATION),
    x=_X,
    cost_changes=("di sé dice che costa", many(ABILITY)),
    text=TEXT,
)
ABILITIES.form(
    a.SpellAbility,
    effects=("effetto", INSTRUCTIONS),
    targets=_TARGETS,
    modes=_MODES,
    choose_modes=_CHOOSE,
    more_modes=_MORE_MODES,
    modes_if=_MODES_IF,
    repeat_modes=("lo stesso modo più volte", YES),
    first=("prima di tutto", YES),
    x=_X,
    text=TEXT,
)
ABILITIES.form(
    a.SpellAbility,
    modes=_MODES,
    choose_modes=_CHOOSE,
    more_modes=_MORE_MODES,
    modes_if=_MODES_IF,
    repeat_modes=("lo stesso modo più volte", YES),
    text=TEXT,
)
ABILITIES.form(
    _static,
    static=(
        "statica",
        record(
            form_of(
                a.Static,
                parts=("dà", many(PART)),
                affects=("a", FILTER),
                holder=("oggetto", OBJECT),
                condition=IF,
                defines=("definisce caratteristiche", YES),
                zones=ZONES,
                text=TEXT,
            )
        ),
    ),
)
ABILITIES.form(
    a.Cannot,
    what=("non può", word(PROHIBITIONS)),
    objects=("oggetti", FILTER),
    players=("giocatori", word(SCOPES)),
    **USUAL,
)
ABILITIES.form(
    a.CounterLimit, counter=("limite di segnalini", COUNTER), most=("massimo", NATURAL), zones=ZONES, text=TEXT
)
ABILITIES.form(
    a.LandPlays,
    count=("terre in più ogni turno", NATURAL),
    players=("giocatori", word(SCOPES)),
    **USUAL,
)
ABILITIES.form(
    a.Replaces,
    subject=("sostituisce lo spostamento di", FILTER),
    origin=("da", ZONE),
    to=("in", ZONE),
    reason=("motivo", REASON),
    instead_to=("invece va in", ZONE),
    enters_tapped=("entra TAPpato", YES),
    enters_with=("entra con", ENTERS_WITH),
    enters_under=("entra sotto il controllo di", PLAYER),
    unless_paid=("a meno che si paghi", COST),
    feeds_on=("mentre entra sacrifica o esilia", FILTER),
    for_each_fed=("per ciascuno", FOR_EACH),
    shows_kin=("mentre entra rivela carte con un tipo di creatura in comune", YES),
    then=("e poi", INSTRUCTIONS),
    shapes=("diventa a scelta", many(SHAPE)),
    chooses_word=("si sceglie fra le parole", many(NAME)),
    chooses_color=("si sceglie un colore", YES),
    chooses_type=("si sceglie un tipo di", TYPE),
    chooses_term=("si sceglie un", word(TERMS)),
    chooses_of=("fra", FILTER),
    chooses_player=("si sceglie un giocatore", RELATION),
    linked=("collegato a questo", YES),
    pair=("coppia", NAME),
    as_copy=("entra come copia", AS_COPY),
    enters_transformed=("entra trasformato", YES),
    entering_as=("entrando come", FILTER),
    shuffled=("rimescolandolo", YES),
    chooser=("se vuole", RELATION),
    name=("chiamato", PROSE),
    **USUAL,
)
ABILITIES.form(
    a.Keyword,
    keyword=("parola chiave", KEYWORD),
    value=("numero", NUMBER),
    quality=("qualità", PROSE),
    filter=("descrizione", FILTER),
    cost=("costo", COST),
    own_mana_cost=("costo pari al costo di mana", YES),
    x=("X è", QUANTITY),
    abilities=("abilità", many(ABILITY)),
    most=("fino a", NATURAL),
    size=("f/c", SIZE),
    condition=IF,
    spares=("non rimuove", FILTER),
    once_each_turn=_ONCE,
    cost_changes=("di sé dice che costa", many(ABILITY)),
    text=TEXT,
)
ABILITIES.form(
    a.NotUnderstood, text=("non compreso", PROSE), start=("dal carattere", NATURAL), end=("al carattere", NATURAL),
    reason=("perché", PROSE),
)  # fmt: skip
add_to(ABILITIES)
add_casting(ABILITIES, INSTRUCTIONS)
add_turns(ABILITIES, INSTRUCTIONS)
add_combat_rules(ABILITIES)
add_player_rules(ABILITIES, INSTRUCTIONS)
ABILITIES.text(keyword_of_text, "volare")

PARTS.form(c.GainAbility, ability=("abilità", ABILITY))
PARTS.form(c.Copiably, parts=("in modo copiabile", many(PART)))
PARTS.form(c.HasText, abilities=("ha soltanto il testo", many(ABILITY)))
PARTS.form(c.FullTextOf, of=("ha tutto il testo di", OBJECT), also=("e inoltre il testo", many(ABILITY)))
PARTS.form(c.GainText, abilities=("testo in più", many(ABILITY)))
PARTS.text(lambda text: c.GainAbility(keyword_of_text(text)), "volare")
_YOU = You()
_PLAYERS_HAVE = a.Replaces | a.Triggered | a.Cannot | a.LandPlays | InsteadOfLosing | Changing | CombatRule


def _give_player(
    ability: a.Ability, who: PlayerReference = _YOU, until: c.Duration = c.Duration.END_OF_TURN
) -> GivePlayer:
    """613.10, 702.11c, 702.16b, 702.18a: what players can have."""
    mine = not isinstance(ability, a.Cannot) or ability.players is a.PlayerScope.YOU
    if isinstance(ability, a.Keyword):
        if ability.keyword not in PLAYER_KEYWORDS:
            raise wrong(
                "dei giocatori si può dire che hanno anti-malocchio, velo o protezione, non un'altra parola chiave"
            )
    elif not (isinstance(ability, _PLAYERS_HAVE) and mine):
        raise wrong(
            "un giocatore può acquisire una parola chiave, un'abilità innescata, una che sostituisce o previene, un divieto "
            "per «tu», una regola di combattimento o terre in più: altro si scrive come istruzione"
        )
    return GivePlayer(ability=ability, who=who, until=until)


EFFECTS.form(
    _give_player, ability=("il giocatore acquisisce", ABILITY), who=("chi", PLAYER), until=("fino a", word(DURATIONS))
)
EFFECTS.form(
    k.GetEmblem, abilities=("ottieni un emblema con", many(ABILITY)), who=("chi", PLAYER), name=("nome", PROSE)
)


def _set_up(
    says: a.Ability,
    of: Reference | None = None,
    source: ObjectReference | None = None,
    next_time: bool = False,
    amount: Quantity | None = None,
    until: c.Duration = c.Duration.END_OF_TURN,
) -> SetUp:
    """614.3, 611.2c: only what replaces or prevents events, forbids something to objects, or changes what may be cast and for how
    much, is set up so; a fixed amount is of damage dealt to something else (614.9)."""
    held = a.Replaces | InsteadOfLosing | Changing | ChangesCost | MayCast | AsThoughFlash | HandLimit
    if not (isinstance(says, held) or (isinstance(says, a.Cannot) and says.objects)):
        raise wrong(
            "qui serve qualcosa che sostituisce o previene un evento, come {invece di pescare: ...}, un divieto su oggetti, "
            "che cosa si può lanciare e quanto costa, o quante carte si tengono in mano"
        )
    if amount is not None and not (isinstance(says, ChangesDamage) and says.redirect_to is not None):
        raise wrong(
            "«solo i prossimi» vale per il danno inflitto invece ad altri: per il resto c'è {previeni: 3, a: ...}"
        )
    return SetUp(says=says, of=of, source=source, next_time=next_time, amount=amount, until=until)


EFFECTS.form(
    _set_up,
    says=("da ora vale", ABILITY),
    of=("per", ANYTHING),
    source=("fonte", OBJECT),
    next_time=("solo la prossima volta", YES),
    amount=("solo i prossimi", QUANTITY),
    until=("fino a", word(DURATIONS)),
)
EFFECTS.form(
    _reflexive,
    effects=("quando lo fai", INSTRUCTIONS),
    targets=_TARGETS,
    modes=_MODES,
    choose_modes=_CHOOSE,
    condition=IF,
    text=TEXT,
)
