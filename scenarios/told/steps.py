"""Every kind of step as one or more Italian sentences. A step is all that is seen: its facts, its mentions, its rules.

What its facts say is said by `scenarios.told.facts`; here is what makes a sentence of them and of what happened in the step.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine import Step, StepKind
from engine.state import events as e
from engine.state.changes import few_of, runs_of
from engine.state.facts.announced import (
    AnnouncedX,
    CastFrom,
    CommanderTax,
    ConditionFails,
    CopiedFrom,
    CostsChosen,
    OfAbility,
    PermittedBy,
    Retargeted,
    Spliced,
    Targets,
    TargetsGone,
)
from engine.state.facts.fact import Fact
from engine.state.facts.fighting import IdleFighters
from engine.state.facts.lasting import Searched
from engine.state.facts.turns import EffectsWoreOff, MaximumHand, SpellsLastTurn, StepBegun, StepEnded
from engine.state.trace import Noticed, Untold
from engine.words.terms import NOBODY
from scenarios.language.words import People, joined, listed, plain, sentence_case, source_of, wording
from scenarios.told.facts import announced, decided, fighting, lasting, nothing, ranges, refused, setting_up, turns
from scenarios.told.facts.checks import because
from scenarios.told.facts.table import PARTS, SENTENCES
from scenarios.told.happenings import clause
from scenarios.told.reasons import UNKNOWN, near_miss
from scenarios.told.telling import (
    cause,
    clauses,
    comes_of_regeneration,
    grouped,
    happened,
    others,
    player,
    recipient_of,
    regenerated,
    source_words,
)

CHAPTERS = (announced, decided, fighting, lasting, nothing, ranges, refused, setting_up, turns)
"""The chapters of the facts, each of which enters its words into the tables."""


def sentence(step: Step, people: People) -> str:
    """One step in words: what happened, and which abilities it made trigger. Every kind of step has its sentence."""
    told = [_TELL[step.kind](step, people), *triggers(step, people)]
    return " ".join(f"{sentence_case(part)}." for part in told if part)


def taken_words(step: Step, people: People) -> str:
    """An action that was taken, in a clause of its own: without what it cost and what it made happen besides."""
    if step.kind in (StepKind.ATTACK, StepKind.BLOCK):
        declared = others(step, people, e.Tapped, e.ManaSpent, e.LifeChange)[2:]
        return (
            declared
            or f"{player(step, people)} non dichiara {'attaccanti' if step.kind is StepKind.ATTACK else 'bloccanti'}"
        )
    return _TELL[step.kind](step, people).partition("; ")[0]


def not_triggered(step: Step, people: People) -> tuple[str, ...]:
    """Why abilities that came near to it did not trigger on a step, a sentence for each."""
    found = (near_miss(missed, people) for missed in step.missed)
    return tuple(dict.fromkeys(told for told in found if told is not None))


def untold(one: Untold, people: People) -> str:
    """What a step rests on and the engine does not know: the fragment, whose it is, and why it is not known."""
    text = f"«{plain(one.text)}»" if one.text else "un'istruzione"
    whose = "" if one.source is None else f" {joined('di', source_of(one.source, people))}"
    why = f": {UNKNOWN.get(one.reason) or plain(one.reason)}" if one.reason else ""
    rules = f" ({', '.join(one.rules)})" if one.rules else ""
    return f"{text}{whose}{why}{rules}"


def triggers(step: Step, people: People) -> tuple[str, ...]:
    """603.2: the abilities that triggered, each once with how often and by which rules."""
    counted: dict[str, list[Noticed]] = {}
    for noticed in step.triggered:
        told = f"{joined('di', source_words(noticed.source, people))}{wording(noticed.source.text)}"
        counted.setdefault(told, []).append(noticed)
    return tuple(
        f"si innesca {f'{len(several)} volte ' if len(several) > 1 else ''}l'abilità {told} ({_rules_of(several)})"
        for told, several in counted.items()
    )


def _rules_of(several: list[Noticed]) -> str:
    return ", ".join(dict.fromkeys(rule for one in several for rule in one.rules))


def _step_begins(step: Step, people: People) -> str:
    return f"{happened(step, people) or 'inizia una sottofase'}{PARTS.parts(step, people, StepBegun)}"


_OF_TURNS: tuple[type[Fact], ...] = (EffectsWoreOff, MaximumHand, SpellsLastTurn)
"""What a turn-based action says besides what happens in it, as a clause of its own."""


def _turn_based(step: Step, people: People) -> str:
    told = clauses(step, people)
    if said := SENTENCES.said(step, people):
        return "; ".join((said, *told))
    told += filter(None, (PARTS.parts(step, people, kind) for kind in _OF_TURNS))
    return f"azione generata dal turno: {'; '.join(told) or 'nessun cambiamento'}"


def _state_based(step: Step, people: People) -> str:
    """704.3: each action with the rule by which it applies; all of them are one event."""
    changes = tuple(few_of(step.changes))
    saved = regenerated(one for one, _ in changes)
    told = grouped(
        (f"{clause(one.event, step.names, people)} ({because(one, people)})", count)
        for one, count in changes
        if not comes_of_regeneration(one.event, saved)
    )
    if not told:
        return "azioni generate dallo stato: nessuna ha effetto"
    if len(told) == 1:
        return f"azione generata dallo stato: {told[0]}"
    return f"azioni generate dallo stato, tutte insieme: {'; '.join(told)}"


def _targets(step: Step, people: People) -> str:
    """What was chosen as a target: from the facts where they say it, else from what became one."""
    chosen = [change.event.target for change, _ in runs_of(step.changes) if isinstance(change.event, e.BecameTarget)]
    if step.fact(Targets) is not None or not chosen:
        return PARTS.parts(step, people, Targets)
    found = [recipient_of(one, step, people) for one in chosen]
    return f", {'bersaglio' if len(found) == 1 else 'bersagli'}: {listed(found)}"


def _ability_put(step: Step, people: People) -> str:
    text = PARTS.parts(step, people, OfAbility)
    return f"{player(step, people)} mette in pila {cause(step, people)}{text}{_targets(step, people)}"


def _ability_removed(step: Step, people: People) -> str:
    return f"{cause(step, people)} non ha scelte legali e viene rimossa dalla pila"


def _ability_not_put(step: Step, people: People) -> str:
    """800.4d: nobody would control it."""
    of = step.fact(OfAbility)
    shown = joined("di", source_words(of.source, people)) if of is not None else "innescata"
    return f"l'abilità {shown}{PARTS.parts(step, people, OfAbility)} non va in pila: {player(step, people)} ha lasciato la partita"


def _copied(step: Step, people: People) -> str:
    """707.10: a copy is put on the stack; it is not cast and not activated."""
    of = PARTS.parts(step, people, CopiedFrom) or "di una magia"
    return f"{player(step, people)} mette in pila una copia {of}{_targets(step, people)}"


def _priority(step: Step, people: People) -> str:
    return f"{player(step, people)} riceve priorità"


def _pass(step: Step, people: People) -> str:
    return f"{player(step, people)} passa"


def _cast(step: Step, people: People) -> str:
    origin = PARTS.parts(step, people, CastFrom)
    how = PARTS.parts(step, people, AnnouncedX, CostsChosen, Spliced, CommanderTax, PermittedBy)
    what = f"{player(step, people)} lancia {cause(step, people)}{origin}{_targets(step, people)}{how}"
    return what + others(step, people, e.SpellCast, e.BecameTarget)


def _activate(step: Step, people: People) -> str:
    if said := SENTENCES.said(step, people):
        return said
    how = PARTS.parts(step, people, AnnouncedX)
    what = f"{player(step, people)} attiva {cause(step, people)}{_targets(step, people)}{how}"
    return what + others(step, people, e.AbilityActivated, e.BecameTarget)


def _play_land(step: Step, people: People) -> str:
    moved = [one.event for one, _ in runs_of(step.changes) if isinstance(one.event, e.ZoneChange)]
    land = recipient_of(moved[0].object, step, people) if moved else "una terra"
    tapped = ", che entra in posizione TAPpata" if moved and moved[0].tapped else ""
    return f"{player(step, people)} gioca la terra {land}{tapped}" + others(step, people, e.ZoneChange)


def _special_action(step: Step, people: People) -> str:
    """116.2: what does not use the stack."""
    said = SENTENCES.said(step, people)
    return said or f"{player(step, people)} compie un'azione speciale{others(step, people)}"


def _resolution_begins(step: Step, people: People) -> str:
    return SENTENCES.said(step, people) or f"si risolve {cause(step, people)}"


def _instruction(step: Step, people: People) -> str:
    """608.2c: one instruction, told by what happened; what makes no event, and what effects begin, is told from its facts."""
    beyond = step.fact(Searched) is not None or step.fact(Retargeted) is not None
    if not beyond and any(not isinstance(change.event, e.EffectBegins) for change, _ in runs_of(step.changes)):
        return happened(step, people)
    if said := SENTENCES.said(step, people):
        return said
    if step.triggered:
        return f"si esegue l'istruzione {joined('di', cause(step, people))}"
    return f"per effetto {joined('di', cause(step, people))}, non cambia nulla"


def _resolved(step: Step, people: People) -> str:
    """608.2n, 608.3: what becomes of it as it has resolved."""
    if any(isinstance(change.event, e.Ceased) for change, _ in runs_of(step.changes)):
        return f"{cause(step, people)} ha terminato di risolversi e lascia la pila"
    return happened(step, people) or f"{cause(step, people)} ha terminato di risolversi"


def _does_not_resolve(step: Step, people: People) -> str:
    why = PARTS.parts(step, people, ConditionFails, TargetsGone) or "non ha più bersagli legali"
    moved = [change for change, _ in few_of(step.changes) if isinstance(change.event, e.ZoneChange)]
    left = "; ".join(clause(change.event, step.names, people) for change in moved)
    return f"{cause(step, people)} non si risolve: {why}" + (f"; {left}" if left else "")


def _event(step: Step, people: People) -> str:
    return happened(step, people) or SENTENCES.said(step, people) or "non accade nulla"


def _attack(step: Step, people: People) -> str:
    told = others(step, people)[2:]
    return f"{player(step, people)} dichiara le creature attaccanti: {told or 'nessuna'}"


def _block(step: Step, people: People) -> str:
    told = others(step, people)[2:]
    return f"{player(step, people)} dichiara le creature bloccanti: {told or 'nessuna'}"


def _combat_damage(step: Step, people: People) -> str:
    idle = PARTS.parts(step, people, IdleFighters)
    dealt = happened(step, people) or "nessuna creatura infligge danno da combattimento"
    return f"{dealt}; {idle}" if idle else dealt


def _concedes(step: Step, people: People) -> str:
    return f"{player(step, people)} concede la partita" + others(step, people, e.PlayerLost)


def _effect_ends(step: Step, people: People) -> str:
    return SENTENCES.said(step, people) or happened(step, people, "termina un effetto continuo")


def _step_ends(step: Step, people: People) -> str:
    which = PARTS.parts(step, people, StepEnded) or "la sottofase"
    whose = f" di {player(step, people)}" if step.player != NOBODY else ""
    return happened(step, people, f"termina {which}{whose}")


def _skipped(step: Step, people: People) -> str:
    return SENTENCES.said(step, people) or f"{player(step, people)} salta una parte del turno"


def _opening(step: Step, people: People) -> str:
    return SENTENCES.said(step, people) or happened(step, people) or "inizia la partita"


def _game_ends(step: Step, people: People) -> str:
    return happened(step, people) or "la partita finisce"


def _decided(step: Step, people: People) -> str:
    return SENTENCES.said(step, people) or f"{player(step, people)} sceglie di non scegliere nulla"


def _nothing(step: Step, people: People) -> str:
    return SENTENCES.said(step, people) or ("" if step.triggered else "non accade nulla")


_TELL: Mapping[StepKind, Callable[[Step, People], str]] = {
    StepKind.STEP_BEGINS: _step_begins,
    StepKind.TURN_BASED_ACTION: _turn_based,
    StepKind.STATE_BASED_ACTIONS: _state_based,
    StepKind.ABILITY_PUT_ON_STACK: _ability_put,
    StepKind.COPIED: _copied,
    StepKind.ABILITY_REMOVED: _ability_removed,
    StepKind.ABILITY_NOT_PUT: _ability_not_put,
    StepKind.PRIORITY: _priority,
    StepKind.PASS: _pass,
    StepKind.CAST: _cast,
    StepKind.ACTIVATE: _activate,
    StepKind.PLAY_LAND: _play_land,
    StepKind.SPECIAL_ACTION: _special_action,
    StepKind.RESOLUTION_BEGINS: _resolution_begins,
    StepKind.INSTRUCTION: _instruction,
    StepKind.RESOLVED: _resolved,
    StepKind.DOES_NOT_RESOLVE: _does_not_resolve,
    StepKind.EVENT: _event,
    StepKind.ATTACK: _attack,
    StepKind.BLOCK: _block,
    StepKind.COMBAT_DAMAGE: _combat_damage,
    StepKind.CONCEDES: _concedes,
    StepKind.EFFECT_ENDS: _effect_ends,
    StepKind.STEP_ENDS: _step_ends,
    StepKind.SKIPPED: _skipped,
    StepKind.OPENING: _opening,
    StepKind.GAME_ENDS: _game_ends,
    StepKind.DECIDED: _decided,
    StepKind.NOTHING: _nothing,
}
