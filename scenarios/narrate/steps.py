"""Every kind of step as one or more Italian sentences. A step is all that is seen: its facts, its mentions, its rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from engine import events as e
from engine.abilities.continuous import Duration
from engine.mentions import Mention
from engine.objects import PlayerTarget, Recipient
from engine.terms import NOBODY, Kind, PlayerId, TurnStep
from engine.trace import Change, Fact, Noticed, Step, StepKind, Untold
from scenarios.narrate.happenings import clause
from scenarios.narrate.reasons import because, near_miss, of_code
from scenarios.narrate.words import (
    People,
    called,
    joined,
    listed,
    number,
    plain,
    quoted,
    sentence_case,
    source_of,
    wording,
)
from scenarios.terms import STEPS


def sentence(step: Step, people: People) -> str:
    """One step in words: what happened, and which abilities it made trigger. Every kind of step has its sentence."""
    told = [_TELL[step.kind](step, people), *triggers(step, people)]
    return " ".join(f"{sentence_case(part)}." for part in told if part)


def not_triggered(step: Step, people: People) -> tuple[str, ...]:
    """Why abilities that came near to it did not trigger on a step, a sentence for each."""
    found = (near_miss(missed, people) for missed in step.missed)
    return tuple(dict.fromkeys(told for told in found if told is not None))


def untold(one: Untold) -> str:
    """What a step rests on and the engine does not know: the fragment, whose it is, and why it is not known."""
    text = f"«{plain(one.text)}»" if one.text else "un'istruzione"
    whose = f" di {quoted(one.source.name or one.source.label)}" if one.source is not None else ""
    why = f": {plain(one.reason)}" if one.reason else ""
    rules = f" ({', '.join(one.rules)})" if one.rules else ""
    return f"{text}{whose}{why}{rules}"


def triggers(step: Step, people: People) -> tuple[str, ...]:
    """603.2: the abilities that triggered, each once with how often and by which rules."""
    counted: dict[str, int] = {}
    for noticed in step.triggered:
        told = _noticed(noticed, people)
        counted[told] = counted.get(told, 0) + 1
    return tuple(
        f"si innesca {f'{times} volte ' if times > 1 else ''}l'abilità {told}" for told, times in counted.items()
    )


def _noticed(noticed: Noticed, people: People) -> str:
    text = wording(noticed.source.text)
    return f"{joined('di', _source(noticed.source, people))}{text} ({', '.join(noticed.rules)})"


def _source(mention: Mention, people: People) -> str:
    return quoted(mention.label) if not mention.name else called(mention, people)


def named(fact: Fact, people: People) -> str:
    """What a fact points at: an object, or a player by the key of the seat (``p0``)."""
    if isinstance(fact, Mention):
        return called(fact, people)
    text = str(fact)
    return people.name(PlayerId(int(text[1:]))) if text[:1] == "p" and text[1:].isdigit() else plain(text)


def _all_named(fact: Fact, people: People) -> tuple[str, ...]:
    return tuple(named(one, people) for one in fact) if isinstance(fact, tuple) else ()


def _clauses(step: Step, people: People) -> list[str]:
    """What happened in a step, clause by clause; damage and its being marked are one."""
    told = []
    previous: e.Event | None = None
    for change in step.changes:
        event = change.event
        if not _is_marking_of(previous, event):
            told.append(clause(event, step.names, people))
        elif isinstance(event, e.DamageMarked) and event.deathtouch:
            told[-1] += " con tocco letale"
        previous = event
    return _grouped(told)


def _is_marking_of(previous: e.Event | None, event: e.Event) -> bool:
    """120.3e: whether an event is only the other side of the damage told just before."""
    return (
        isinstance(event, e.DamageMarked)
        and isinstance(previous, e.Damage)
        and previous.to == event.object
        and previous.amount == event.amount
    )


def _grouped(clauses: Iterable[str]) -> list[str]:
    """The clauses in their order; one that is there several times is said once, with how often."""
    counted: dict[str, int] = {}
    for one in clauses:
        counted[one] = counted.get(one, 0) + 1
    return [one if times == 1 else f"{one} ({times} volte)" for one, times in counted.items()]


def _happened(step: Step, people: People, head: str = "") -> str:
    told = "; ".join(_clauses(step, people))
    if not told:
        return head
    return f"{head}: {told}" if head else told


def _player(step: Step, people: People) -> str:
    return people.name(step.player)


def _cause(step: Step, people: People) -> str:
    """The spell or ability that a step is about; an ability by the source that the step names."""
    if step.cause is None:
        return "ciò che è in cima alla pila"
    if step.cause.kind is Kind.ABILITY:
        source = step.facts.get("source")
        shown = _source(source, people) if isinstance(source, Mention) else source_of(step.cause, people)
        return f"l'abilità {joined('di', shown)}"
    return called(step.cause, people)


def _targets(step: Step, people: People) -> str:
    """What was chosen as a target: from the facts where they say it, else from what became one."""
    found = _all_named(step.facts.get("targets"), people)
    if not found:
        chosen = [change.event.target for change in step.changes if isinstance(change.event, e.BecameTarget)]
        found = tuple(_recipient(one, step, people) for one in chosen)
    if not found:
        return ""
    return f", {'bersaglio' if len(found) == 1 else 'bersagli'}: {listed(found)}"


def _recipient(one: Recipient, step: Step, people: People) -> str:
    if isinstance(one, PlayerTarget):
        return people.name(one.player)
    found = step.names.get(one)
    return called(found, people) if found is not None else "un oggetto"


def _x(step: Step) -> str:
    """107.3a: the value announced for X."""
    return f" con X = {step.facts['x']}" if isinstance(step.facts.get("x"), int) else ""


def _others(step: Step, people: People, *told: type) -> str:
    """What happened in a step besides the events that its sentence already tells."""
    kept = tuple(change for change in step.changes if not isinstance(change.event, told))
    clauses = "; ".join(_clauses(_only(step, kept), people))
    return f"; {clauses}" if clauses else ""


def _only(step: Step, changes: tuple[Change, ...]) -> Step:
    return Step(kind=step.kind, rules=step.rules, changes=changes, facts=step.facts, names=step.names)


def _step_begins(step: Step, people: People) -> str:
    turn = step.facts.get("turn")
    when = f" (turno {turn})" if isinstance(turn, int) else ""
    return f"{_happened(step, people) or 'inizia una sottofase'}{when}"


def _turn_based(step: Step, people: People) -> str:
    told = _clauses(step, people)
    ended = step.facts.get("effects ended")
    if isinstance(ended, int) and ended:
        verb = "termina" if ended == 1 else "terminano"
        told.append(
            f"{verb} {number(ended, 'effetto', 'effetti')} che {'durava' if ended == 1 else 'duravano'} per il turno"
        )
    return f"azione generata dal turno: {'; '.join(told) or 'nessun cambiamento'}"


def _state_based(step: Step, people: People) -> str:
    """704.3: each action with the rule by which it applies; all of them are one event."""
    told = _grouped(f"{clause(one.event, step.names, people)} ({because(one, people)})" for one in step.changes)
    if not told:
        return "azioni generate dallo stato: nessuna ha effetto"
    if len(told) == 1:
        return f"azione generata dallo stato: {told[0]}"
    return f"azioni generate dallo stato, tutte insieme: {'; '.join(told)}"


def _ability_put(step: Step, people: People) -> str:
    text = step.facts.get("text")
    shown = wording(text) if isinstance(text, str) else ""
    return f"{_player(step, people)} mette in pila {_cause(step, people)}{shown}{_targets(step, people)}"


def _ability_removed(step: Step, people: People) -> str:
    return f"{_cause(step, people)} non ha scelte legali e viene rimossa dalla pila"


def _priority(step: Step, people: People) -> str:
    return f"{_player(step, people)} riceve priorità"


def _pass(step: Step, people: People) -> str:
    return f"{_player(step, people)} passa"


def _cast(step: Step, people: People) -> str:
    what = f"{_player(step, people)} lancia {_cause(step, people)}{_targets(step, people)}{_x(step)}"
    return what + _others(step, people, e.SpellCast, e.BecameTarget, e.ZoneChange)


def _activate(step: Step, people: People) -> str:
    if step.facts.get("mana ability") and step.cause is not None:
        told = _others(step, people)
        return f"{_player(step, people)} attiva un'abilità di mana {joined('di', called(step.cause, people))}{told}"
    what = f"{_player(step, people)} attiva {_cause(step, people)}{_targets(step, people)}{_x(step)}"
    return what + _others(step, people, e.AbilityActivated, e.BecameTarget)


def _play_land(step: Step, people: People) -> str:
    moved = [one.event for one in step.changes if isinstance(one.event, e.ZoneChange)]
    land = _recipient(moved[0].object, step, people) if moved else "una terra"
    tapped = ", che entra in posizione TAPpata" if moved and moved[0].tapped else ""
    return f"{_player(step, people)} gioca la terra {land}{tapped}" + _others(step, people, e.ZoneChange)


def _resolution_begins(step: Step, people: People) -> str:
    return f"si risolve {_cause(step, people)}"


PARTS: Mapping[str, str] = {
    "GainControl": "cambia controllore",
    "ChangeTypes": "cambia tipi, sottotipi o supertipi",
    "ChangeColors": "cambia colori",
    "GainAbility": "acquisisce un'abilità",
    "LoseKeyword": "perde una parola chiave",
    "LoseAllAbilities": "perde tutte le abilità",
    "CantHave": "perde una parola chiave e non può averla",
    "DefinePT": "ha forza e costituzione definite dall'abilità",
    "SetPT": "ha nuovi valori base di forza e costituzione",
    "ModifyPT": "ha forza e costituzione modificate",
    "SwitchPT": "ha forza e costituzione scambiate",
}

_UNTIL: Mapping[Duration, str] = {
    Duration.END_OF_TURN: "fino alla fine del turno",
    Duration.YOUR_NEXT_TURN: "fino al prossimo turno di chi controlla l'effetto",
    Duration.WHILE_SOURCE_REMAINS: "finché la fonte rimane sul campo di battaglia",
    Duration.ENDLESS: "senza scadenza",
}


def _instruction(step: Step, people: People) -> str:
    """608.2c: one instruction; what makes no event is told from its facts."""
    if step.changes:
        return _happened(step, people)
    of = f"per effetto {joined('di', _cause(step, people))},"
    found = _all_named(step.facts.get("objects"), people)
    if step.facts.get("regeneration"):
        return f"{of} la prossima distruzione di {listed(found)} in questo turno sarà sostituita dalla rigenerazione"
    if step.facts.get("delayed"):
        return f"{of} nasce un'abilità innescata ritardata"
    parts = step.facts.get("parts")
    if isinstance(parts, tuple) and found:
        changes = listed(PARTS.get(str(part), "cambia") for part in parts)
        until = step.facts.get("until")
        time = f" {_UNTIL[Duration(until)]}" if isinstance(until, str) else ""
        each = found[0] if len(found) == 1 else f"ciascun oggetto fra {listed(found)}"
        return f"{of} {each} {changes}{time}"
    if step.triggered:
        return f"si esegue l'istruzione {joined('di', _cause(step, people))}"
    return f"{of} non cambia nulla"


def _resolved(step: Step, people: People) -> str:
    """608.2n, 608.3: what becomes of it as it has resolved."""
    if any(isinstance(change.event, e.Ceased) for change in step.changes):
        return f"{_cause(step, people)} ha terminato di risolversi e lascia la pila"
    return _happened(step, people) or f"{_cause(step, people)} ha terminato di risolversi"


def _does_not_resolve(step: Step, people: People) -> str:
    what = _cause(step, people)
    if step.facts.get("why") == "intervening if":
        why = "la sua condizione «se» non è vera"
    else:
        targets = _all_named(step.facts.get("targets"), people)
        why = "non ha più bersagli legali"
        why += f" ({listed(targets)} non lo {'è' if len(targets) == 1 else 'sono'} più)" if targets else ""
    moved = [change for change in step.changes if isinstance(change.event, e.ZoneChange)]
    gone = "; ".join(clause(change.event, step.names, people) for change in moved)
    return f"{what} non si risolve: {why}" + (f"; {gone}" if gone else "")


def _event(step: Step, people: People) -> str:
    return _happened(step, people) or "non accade nulla"


def _attack(step: Step, people: People) -> str:
    told = _others(step, people)[2:]
    return f"{_player(step, people)} dichiara le creature attaccanti: {told or 'nessuna'}"


def _block(step: Step, people: People) -> str:
    told = _others(step, people)[2:]
    return f"{_player(step, people)} dichiara le creature bloccanti: {told or 'nessuna'}"


def _combat_damage(step: Step, people: People) -> str:
    return _happened(step, people) or "nessuna creatura infligge danno da combattimento"


def _concedes(step: Step, people: People) -> str:
    return f"{_player(step, people)} concede la partita" + _others(step, people, e.PlayerLost)


def _effect_ends(step: Step, people: People) -> str:
    count = step.facts.get("effects")
    if isinstance(count, int) and not isinstance(count, bool) and not step.changes:
        verb = "termina" if count == 1 else "terminano"
        return f"{verb} {number(count, 'effetto continuo', 'effetti continui')}"
    return _happened(step, people, "termina la durata di effetti continui")


def _step_ends(step: Step, people: People) -> str:
    ended = step.facts.get("step")
    which = f"la {STEPS.word(TurnStep(ended))}" if isinstance(ended, str) else "la sottofase"
    whose = f" di {_player(step, people)}" if step.player != NOBODY else ""
    return _happened(step, people, f"termina {which}{whose}")


def _game_ends(step: Step, people: People) -> str:
    return _happened(step, people) or "la partita finisce"


def _decided(step: Step, people: People) -> str:
    if "yes" in step.facts:
        about = f" per {_cause(step, people)}" if step.cause is not None else ""
        return f"{_player(step, people)} sceglie di {'sì' if step.facts['yes'] else 'no'}{about}"
    chosen = _all_named(step.facts.get("chosen"), people)
    return f"{_player(step, people)} sceglie {listed(chosen) or 'di non scegliere nulla'}"


def _nothing(step: Step, people: People) -> str:
    refused = step.facts.get("refused")
    if isinstance(refused, str):
        return _refusal(step, refused, people)
    illegal = _all_named(step.facts.get("illegal targets"), people)
    if illegal:
        verb = "non è più un bersaglio legale" if len(illegal) == 1 else "non sono più bersagli legali"
        return f"{listed(illegal)} {verb}: {_cause(step, people)} si risolve senza"
    if step.facts.get("why") == "first draw skipped":
        return f"{_player(step, people)} salta la sottofase di acquisizione del primo turno"
    if step.facts.get("why") == "cost counts as paid":
        return f"il costo di mana {joined('di', _cause(step, people))} si considera pagato"
    return "non accade nulla"


ATTEMPTS: Mapping[str, str] = {
    "cast": "lanciare",
    "activate": "attivare un'abilità di",
    "play land": "giocare",
    "attack": "dichiarare queste creature attaccanti",
    "block": "dichiarare queste creature bloccanti",
    "pass": "passare",
}


def _refusal(step: Step, why: str, people: People) -> str:
    """733.1: what a player may not do, and why; it is taken back whole."""
    attempt = ATTEMPTS.get(str(step.facts.get("attempt")), "farlo")
    what = f" {called(step.cause, people)}" if step.cause is not None else ""
    target = step.facts.get("target")
    at = f" con bersaglio {named(target, people)}" if target is not None else ""
    reason = of_code(why)
    return f"{_player(step, people)} non può {attempt}{what}{at}: {reason}"


_TELL: Mapping[StepKind, Callable[[Step, People], str]] = {
    StepKind.STEP_BEGINS: _step_begins,
    StepKind.TURN_BASED_ACTION: _turn_based,
    StepKind.STATE_BASED_ACTIONS: _state_based,
    StepKind.ABILITY_PUT_ON_STACK: _ability_put,
    StepKind.ABILITY_REMOVED: _ability_removed,
    StepKind.PRIORITY: _priority,
    StepKind.PASS: _pass,
    StepKind.CAST: _cast,
    StepKind.ACTIVATE: _activate,
    StepKind.PLAY_LAND: _play_land,
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
    StepKind.GAME_ENDS: _game_ends,
    StepKind.DECIDED: _decided,
    StepKind.NOTHING: _nothing,
}
