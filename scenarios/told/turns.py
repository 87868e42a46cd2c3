"""500, 103, 724, 727: turns and their parts in words: what is added and skipped, how long it lasts, how a game begins."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine import Step
from engine.cards.abilities.continuous import Duration
from engine.state.trace import Fact
from engine.words.terms import Phase, TurnStep
from scenarios.language.terms import TURN_PARTS
from scenarios.language.words import People, listed, number
from scenarios.told.telling import all_named, cause, happened, named, player

UNTIL: Mapping[Duration, str] = {
    Duration.END_OF_TURN: "fino alla fine del turno",
    Duration.END_OF_COMBAT: "fino alla fine del combattimento",
    Duration.YOUR_NEXT_TURN: "fino al prossimo turno di chi controlla l'effetto",
    Duration.END_OF_YOUR_NEXT_TURN: "fino alla fine del prossimo turno di chi controlla l'effetto",
    Duration.YOUR_NEXT_UPKEEP: "fino al prossimo mantenimento di chi controlla l'effetto",
    Duration.YOUR_NEXT_END_STEP: "fino alla prossima sottofase finale di chi controlla l'effetto",
    Duration.NEXT_UNTAP_STEP: "per tutto il prossimo STAP del suo controllore",
    Duration.WHILE_SOURCE_REMAINS: "finché la fonte rimane sul campo di battaglia",
    Duration.ENDLESS: "senza scadenza",
}


def lasting(step: Step) -> str:
    """611.2a: how long the effect of a step lasts or lasted; nothing where it is not said."""
    if step.facts.get("as long as"):
        return "finché la sua condizione è vera"
    until = step.facts.get("until")
    return UNTIL[Duration(until)] if isinstance(until, str) else ""


def part_words(part: Fact) -> str:
    """A step, a kind of phase, or a turn, with its article."""
    if part == "turn":
        return "il turno"
    kinds: list[TurnStep | Phase] = [*TurnStep, *Phase]
    found = [TURN_PARTS.word(kind) for kind in kinds if kind.value == part]
    return f"la {found[0]}" if found else "una parte del turno"


def skipped(step: Step, people: People) -> str:
    """500.11: what a player skips, and by which effect."""
    by = f" per effetto di {cause(step, people)}" if step.cause is not None else ""
    return f"{player(step, people)} salta {part_words(step.facts.get('part'))}{by}"


def _extra_turns(step: Step, people: People) -> str:
    count = step.facts.get("count")
    what = "un turno extra" if count == 1 else f"{count} turni extra"
    return f"{player(step, people)} gioca {what} dopo questo"


def added(step: Step, people: People) -> str:
    """500.8-500.9: the phases or steps that an instruction adds."""
    parts = step.facts.get("parts")
    if not isinstance(parts, tuple):
        return ""
    verb = "si aggiunge" if len(parts) == 1 else "si aggiungono"
    return f"{verb} {listed(part_words(part) for part in parts)}"


def _will_skip(step: Step, people: People) -> str:
    part, count = part_words(step.facts.get("part")), step.facts.get("count")
    if step.facts.get("whole turn"):
        return f"{player(step, people)} salta {part} per tutto il suo prossimo turno"
    often = f" {count} volte" if isinstance(count, int) and count > 1 else ""
    return f"{player(step, people)} salta {part} la prossima volta{often}"


DOES: Mapping[str, Callable[[Step, People], str]] = {
    "extra turns": _extra_turns,
    "extra turn begins": lambda step, people: f"inizia il turno extra di {player(step, people)}",
    "phases added": added,
    "no phase added": lambda step, people: "non si aggiunge alcuna fase o sottofase",
    "skip": _will_skip,
    "turn ends": lambda step, people: f"{cause(step, people)} termina il turno",
    "combat ends": lambda step, people: f"{cause(step, people)} termina la fase di combattimento",
    "will control player": lambda step, people: (
        f"{player(step, people)} controllerà {named(step.facts['controlled'], people)} durante il suo prossimo turno"
    ),
    "player is controlled": lambda step, people: (
        f"in questo turno {player(step, people)} controlla {named(step.facts['controlled'], people)}"
    ),
    "no combat to end": lambda step, people: "non c'è una fase di combattimento da terminare",
}
"""Instructions and events without changes of their own, by their fact ``does``."""


def does(step: Step, people: People) -> str:
    """What a step does to turns; nothing where it does nothing to them."""
    told = DOES.get(str(step.facts.get("does")))
    return "" if told is None else told(step, people)


def _hand(step: Step, people: People) -> str:
    cards = step.facts.get("cards")
    size = number(cards, "carta", "carte") if isinstance(cards, int) else "le carte"
    missing = "" if cards == 7 else ", e di più il suo grimorio non ne ha"
    return f"{player(step, people)} pesca la mano iniziale: {size}{missing}"


def _mulligan(step: Step, people: People) -> str:
    counted = step.facts.get("counted")
    below = (
        f" e metterà {number(counted, 'carta', 'carte')} in fondo al grimorio"
        if isinstance(counted, int) and counted
        else ""
    )
    return f"{player(step, people)} fa un mulligan: rimescola la mano nel grimorio{below}"


def _restart(step: Step, people: People) -> str:
    exempt = all_named(step.facts.get("exempt"), people)
    without = f", senza {listed(exempt)}" if exempt else ""
    return f"{cause(step, people)} fa ricominciare la partita{without}: inizierà {player(step, people)}"


OPENING: Mapping[str, Callable[[Step, People], str]] = {
    "starts": lambda step, people: f"il primo turno sarà di {player(step, people)}",
    "commanders": lambda step, people: happened(step, people),
    "hand": _hand,
    "keeps": lambda step, people: f"{player(step, people)} tiene la sua mano",
    "mulligan": _mulligan,
    "opening hand": lambda step, people: f"{player(step, people)} usa {cause(step, people)} dalla sua mano iniziale",
    "first turn": lambda step, people: f"inizia il primo turno, di {player(step, people)}",
    "restart": _restart,
}
"""103, 727: the parts of the beginning of a game, by their fact ``does``."""


def opening(step: Step, people: People) -> str:
    """103: one part of how a game begins."""
    told = OPENING.get(str(step.facts.get("does")))
    return (happened(step, people) if told is None else told(step, people)) or "inizia la partita"
