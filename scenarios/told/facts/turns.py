"""500, 103, 724, 727 in words: turns and their parts: what is added and skipped, and how a game begins."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine import Step
from engine.state.facts import turns as t
from engine.words.terms import Phase, TurnStep
from scenarios.language.terms import STEPS, TURN_PARTS
from scenarios.language.words import People, listed, number
from scenarios.told.facts.table import PARTS, SENTENCES
from scenarios.told.telling import all_named, cause, happened, named, player

HAND_SIZE = 7


def part_words(part: TurnStep | Phase | None) -> str:
    """A step, a kind of phase, or a turn, with its article."""
    return "il turno" if part is None else f"la {TURN_PARTS.word(part)}"


@PARTS.words(t.StepBegun)
def _begun(fact: t.StepBegun, step: Step, people: People) -> str:
    """The step is told by its event."""
    return f" (turno {fact.turn})"


@PARTS.words(t.StepEnded)
def _ended(fact: t.StepEnded, step: Step, people: People) -> str:
    return f"la {STEPS.word(fact.step)}"


@PARTS.words(t.AllPassed)
def _all_passed(fact: t.AllPassed, step: Step, people: People) -> str:
    return "Tutti passano."


@PARTS.words(t.EffectsWoreOff)
def _wore_off(fact: t.EffectsWoreOff, step: Step, people: People) -> str:
    one = fact.count == 1
    what = "un effetto" if one else number(fact.count, "effetto", "effetti")
    return f"{'termina' if one else 'terminano'} {what} che {'durava' if one else 'duravano'} per questo turno"


@PARTS.words(t.MaximumHand)
def _maximum(fact: t.MaximumHand, step: Step, people: People) -> str:
    return f"in mano può tenere {number(fact.cards, 'carta', 'carte')}"


@PARTS.words(t.SpellsLastTurn)
def _spells(fact: t.SpellsLastTurn, step: Step, people: People) -> str:
    often = f"vi ha lanciato {number(fact.count, 'magia', 'magie')}" if fact.count else "non vi ha lanciato magie"
    return f"il giocatore attivo del turno precedente {often}"


@SENTENCES.words(t.PartSkipped)
def _skipped(fact: t.PartSkipped, step: Step, people: People) -> str:
    """500.11: what a player skips, and by which effect."""
    by = f" per effetto di {cause(step, people)}" if step.cause is not None else ""
    return f"{player(step, people)} salta {part_words(fact.part)}{by}"


@SENTENCES.words(t.WillSkip)
def _will_skip(fact: t.WillSkip, step: Step, people: People) -> str:
    who, many = player(step, people), fact.count > 1
    if fact.part is None:
        return f"{who} salterà {f'i suoi prossimi {fact.count} turni' if many else 'il suo prossimo turno'}"
    part = TURN_PARTS.word(fact.part)
    if fact.whole_turn:
        return f"{who} salterà ogni {part} del suo prossimo turno"
    several = part.replace("fase", "fasi", 1).replace(" principale", " principali")
    return f"{who} salterà {f'le sue prossime {fact.count} {several}' if many else f'la sua prossima {part}'}"


@SENTENCES.words(t.ExtraTurns)
def _extra_turns(fact: t.ExtraTurns, step: Step, people: People) -> str:
    what = "un turno extra" if fact.count == 1 else f"{fact.count} turni extra"
    return f"{player(step, people)} gioca {what} dopo questo"


@SENTENCES.words(t.PhasesAdded)
def _added(fact: t.PhasesAdded, step: Step, people: People) -> str:
    return added(fact)


def added(fact: t.PhasesAdded) -> str:
    """500.8-500.9: the phases or steps that an instruction adds."""
    verb = "si aggiunge" if len(fact.parts) == 1 else "si aggiungono"
    return f"{verb} {listed(f'una {TURN_PARTS.word(part)}' for part in fact.parts)}"


@SENTENCES.words(t.WillBeControlled)
def _will_be_controlled(fact: t.WillBeControlled, step: Step, people: People) -> str:
    return f"{player(step, people)} controllerà {named(fact.player, people)} durante il suo prossimo turno"


@SENTENCES.words(t.IsControlled)
def _is_controlled(fact: t.IsControlled, step: Step, people: People) -> str:
    return f"in questo turno {player(step, people)} controlla {named(fact.player, people)}"


TURNINGS: Mapping[t.Turning, Callable[[Step, People], str]] = {
    t.Turning.EXTRA_TURN: lambda step, people: f"inizia il turno extra di {player(step, people)}",
    t.Turning.NO_PHASE_ADDED: lambda step, people: "non si aggiunge alcuna fase o sottofase",
    t.Turning.TURN_ENDS: lambda step, people: f"{cause(step, people)} termina il turno",
    t.Turning.COMBAT_ENDS: lambda step, people: f"{cause(step, people)} termina la fase di combattimento",
    t.Turning.NO_COMBAT: lambda step, people: "non c'è una fase di combattimento da terminare",
    t.Turning.NOT_BEGUN: lambda step, people: (
        f"il turno di {player(step, people)}, che ha lasciato la partita, non inizia"
    ),
    t.Turning.FOR_SKIPPED: lambda step, people: (
        f"{player(step, people)} fa ora, prima di ogni altra cosa, quel che fa al posto di ciò che ha saltato"
    ),
}


@SENTENCES.words(t.TurnGoes)
def _turn_goes(fact: t.TurnGoes, step: Step, people: People) -> str:
    return TURNINGS[fact.how](step, people)


MARKERS: Mapping[t.MarkerGoes, str] = {
    t.MarkerGoes.PASSED: "{player} riceve il segnaturno {number}",
    t.MarkerGoes.TAKEN: "{player} prende subito il segnaturno {number} di chi ha lasciato la partita",
    t.MarkerGoes.KEPT: "{player} tiene il segnaturno {number} per il suo turno extra",
    t.MarkerGoes.EXTRA_LATER: "{player} giocherà il turno extra subito prima del suo prossimo turno",
    t.MarkerGoes.EXTRA_BEFORE: "{player}, che ora ha il segnaturno {number}, gioca il turno extra prima del suo",
    t.MarkerGoes.WAITS: "{player}, con il segnaturno {number}, aspetta a iniziare il turno: un altro segnaturno è troppo vicino",
    t.MarkerGoes.FREE: "nessun segnaturno è più troppo vicino a {player}, che può iniziare il turno",
    t.MarkerGoes.DESIGNATED: "il segnaturno {number}, di {player}, è da rimuovere",
    t.MarkerGoes.REMOVED: "il segnaturno {number}, di {player}, è rimosso",
    t.MarkerGoes.ATTENDED: "si passa al segnaturno {number}, di {player}",
}


@SENTENCES.words(t.OfMarker)
def _of_marker(fact: t.OfMarker, step: Step, people: People) -> str:
    """807.4: what becomes of a turn marker."""
    return MARKERS[fact.how].format(player=player(step, people), number=fact.number)


BEGINNINGS: Mapping[t.Beginning, Callable[[Step, People], str]] = {
    t.Beginning.STARTS: lambda step, people: f"il primo turno sarà di {player(step, people)}",
    t.Beginning.COMMANDERS: lambda step, people: happened(step, people),
    t.Beginning.KEEPS: lambda step, people: f"{player(step, people)} tiene la sua mano",
    t.Beginning.OPENING_HAND: lambda step, people: (
        f"{player(step, people)} usa {cause(step, people)} dalla sua mano iniziale"
    ),
    t.Beginning.FIRST_TURN: lambda step, people: f"inizia il primo turno, di {player(step, people)}",
}


@SENTENCES.words(t.GameBegins)
def _game_begins(fact: t.GameBegins, step: Step, people: People) -> str:
    return BEGINNINGS[fact.part](step, people)


@SENTENCES.words(t.HandDrawn)
def _hand(fact: t.HandDrawn, step: Step, people: People) -> str:
    missing = "" if fact.cards == HAND_SIZE else ", e di più il suo grimorio non ne ha"
    return f"{player(step, people)} pesca la mano iniziale: {number(fact.cards, 'carta', 'carte')}{missing}"


@SENTENCES.words(t.MulliganTaken)
def _mulligan(fact: t.MulliganTaken, step: Step, people: People) -> str:
    below = f" e metterà {number(fact.below, 'carta', 'carte')} in fondo al grimorio" if fact.below else ""
    return f"{player(step, people)} fa un mulligan: rimescola la mano nel grimorio{below}"


@SENTENCES.words(t.Restarts)
def _restart(fact: t.Restarts, step: Step, people: People) -> str:
    without = f", senza {listed(all_named(fact.exempt, people))}" if fact.exempt else ""
    return f"{cause(step, people)} fa ricominciare la partita{without}: inizierà {player(step, people)}"
