"""What the players of a situation do, in words, before anything of it is played: nothing here knows what comes of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from scenarios.language.terms import REASONS, STEPS, ZONES
from scenarios.language.words import counters, listed, number, plain, quoted
from scenarios.written import model, occurring, script
from scenarios.written.notation import line_of
from scenarios.written.scalars import loyalty_words


def action_words(action: model.Action) -> str:
    """One action of a script as a sentence without a full stop; '' for a checkpoint, which nobody does."""
    worded = _ACTIONS.get(type(action))
    return worded(action) if worded is not None else ""


def shown_number(actions: Sequence[model.Action], number: int) -> int:
    """Which of the actions that are shown is the n-th of a script, whose checkpoints nobody sees."""
    return sum(not isinstance(one, script.Check) for one in actions[:number])


def _who(by: str | None, verb: str) -> str:
    """``Anna lancia``, or ``si lancia`` where the file leaves it to whoever can."""
    return f"{plain(by)} {verb}" if by else f"si {verb}"


def _names(names: tuple[Any, ...]) -> str:
    flat = [one for name in names for one in (name if isinstance(name, tuple) else (name,))]
    return listed(quoted(one) for one in flat)


def _choices(action: Any) -> str:
    """601.2b-d: what is chosen as a spell or an ability is announced."""
    parts = []
    if action.modes:
        parts.append(f"{'modo' if len(action.modes) == 1 else 'modi'} {listed(map(str, action.modes))}")
    if action.x is not None:
        parts.append(f"X = {action.x}")
    if action.targets:
        many = len(action.targets) > 1 or any(isinstance(one, tuple) and len(one) > 1 for one in action.targets)
        parts.append(f"{'bersagli' if many else 'bersaglio'} {_names(action.targets)}")
    if action.division:
        parts.append(listed(f"{amount} a {quoted(to)}" for to, amount in action.division.items()))
    return "".join(f", {part}" for part in parts)


def _cast(action: script.CastSpell) -> str:
    how = ""
    if action.named is not None:
        how = f" come {quoted(action.named)}"
    elif action.half is not None:
        how = f" (metà {quoted(action.half)})"
    elif action.back:
        how = " (faccia posteriore)"
    return f"{_who(action.by, 'lancia')} {quoted(action.what)}{how}{_choices(action)}"


def _activate(action: script.ActivateAbility) -> str:
    which = "l'abilità"
    if action.ability is not None:
        which = f"l'abilità {action.ability}"
    elif action.loyalty is not None:
        which = f"l'abilità di fedeltà {loyalty_words(action.loyalty)}"
    return f"{_who(action.by, 'attiva')} {which} di {quoted(action.what)}{_choices(action)}"


def _simply(verb: str) -> Callable[[Any], str]:
    def worded(action: Any) -> str:
        x = getattr(action, "x", None)
        back = " (faccia posteriore)" if getattr(action, "back", False) else ""
        return f"{_who(action.by, verb)} {quoted(action.what)}{back}" + (f", X = {x}" if x is not None else "")

    return worded


def _resolve(action: script.Resolve) -> str:
    if action.times in (None, 1):
        return "tutti passano e si risolve la cima della pila"
    if action.times == script.WHOLE_STACK:
        return "tutti passano finché la pila è vuota"
    return f"tutti passano, {action.times} volte di seguito, e ogni volta si risolve la cima della pila"


def _advance(action: script.Advance) -> str:
    whose = f" di {plain(action.of)}" if action.of else ""
    return f"si va avanti fino alla {STEPS.word(action.step)}{whose}"


def _attack(action: script.Attack) -> str:
    if not action.attackers:
        return f"{_who(action.by, 'attacca')} con nessuna creatura"
    told = listed(f"{quoted(one)} ({plain(defender)})" for one, defender in action.attackers.items())
    bands = [f"in branco {_names(band)}" for band in action.bands or ()]
    return "".join([f"{_who(action.by, 'attacca')} con {told}", *(f", {band}" for band in bands)])


def _block(action: script.Block) -> str:
    if not action.blockers:
        return f"{plain(action.by)} non blocca" if action.by else "nessuno blocca"
    return listed(f"{quoted(one)} blocca {_names(blocked)}" for one, blocked in action.blockers.items())


def _happens(action: script.Happens) -> str:
    happens = "succede questo" if len(action.events) == 1 else "succedono insieme queste cose"
    return f"{happens}: {'; '.join(_EVENTS[type(event)](event) for event in action.events)}"


def _moved(event: occurring.Moved) -> str:
    why = f" (motivo: {REASONS.word(event.reason)})" if "reason" in event.model_fields_set else ""
    return f"{quoted(event.what)} va in questa zona: {ZONES.word(event.to)}{why}"


def _counted(kinds: Mapping[str, int]) -> str:
    return listed(counters(count, kind) for kind, count in kinds.items())


_ACTIONS: Mapping[type, Callable[[Any], str]] = {
    script.CastSpell: _cast,
    script.ActivateAbility: _activate,
    script.PlayLand: _simply("gioca"),
    script.TurnUp: _simply("gira a faccia in su"),
    script.UnlocksDoor: _simply("sblocca"),
    script.Suspend: _simply("sospende"),
    script.Foretell: _simply("predice"),
    script.Plot: _simply("trama"),
    script.Pass: lambda action: f"{plain(action.by)} passa" if action.by else "chi ha la priorità passa",
    script.Resolve: _resolve,
    script.Advance: _advance,
    script.Attack: _attack,
    script.Block: _block,
    script.Concede: lambda action: f"{plain(action.by)} concede la partita",
    script.AtMarker: lambda action: f"si passa al turno di {plain(action.by)}, che ha un segnaturno",
    script.Penalised: lambda action: f"{plain(action.by)} riceve una penalità di partita persa",
    script.AgreedDraw: lambda _: "i giocatori concordano la patta",
    script.Happens: _happens,
}
"""Every action of a script in words."""

_EVENTS: Mapping[type, Callable[[Any], str]] = {
    occurring.DamageDealt: lambda event: (
        f"{quoted(event.source)} infligge {number(event.amount, 'danno', 'danni')}"
        f"{' da combattimento' if event.combat else ''} a {quoted(event.to)}"
    ),
    occurring.Destroyed: lambda event: (
        f"{quoted(event.what)} viene distrutto" + ("" if event.regeneration else ", senza poter essere rigenerato")
    ),
    occurring.Moved: _moved,
    occurring.Sacrificed: lambda event: f"{quoted(event.what)} viene sacrificato",
    occurring.Discarded: lambda event: f"{quoted(event.what)} viene scartata",
    occurring.LifeGained: lambda event: (
        f"{plain(event.player)} guadagna {number(event.amount, 'punto vita', 'punti vita')}"
    ),
    occurring.LifeLost: lambda event: f"{plain(event.player)} perde {number(event.amount, 'punto vita', 'punti vita')}",
    occurring.CountersAdded: lambda event: f"{quoted(event.on)} riceve {_counted(event.counters)}",
    occurring.CountersTaken: lambda event: f"{quoted(event.on)} perde {_counted(event.counters)}",
    occurring.TappedDown: lambda event: f"{quoted(event.what)} viene TAPpato",
    occurring.UntappedAgain: lambda event: f"{quoted(event.what)} viene STAPpato",
    occurring.CardDrawn: lambda event: f"{plain(event.player)} pesca una carta",
    occurring.AttachedTo: lambda event: f"{quoted(event.what)} viene assegnato a {quoted(event.to)}",
    occurring.UnattachedFrom: lambda event: f"{quoted(event.what)} viene staccato",
    occurring.TokenMade: lambda event: f"{plain(event.owner)} crea questa pedina: {plain(line_of(event.token))}",
    occurring.PlayerLoses: lambda event: f"{plain(event.player)} perde la partita",
    occurring.PlayerWins: lambda event: f"{plain(event.player)} vince la partita",
    occurring.PhasesOut: lambda event: f"{quoted(event.what)} scompare",
    occurring.PhasesIn: lambda event: f"{quoted(event.what)} appare",
    occurring.TurnsDayNight: lambda event: f"diventa {'notte' if event.night else 'giorno'}",
    occurring.NewMonarch: lambda event: f"{plain(event.player)} diventa il monarca",
}
"""What may happen out of the blue, in words."""
