"""Why something did not happen to a player: damage, a loss of the game, a draw, priority; from what the run wrote down."""

from __future__ import annotations

from collections.abc import Iterator

from engine import Game, PlayerTarget, Recipient, Step, StepKind, board_of
from engine.checks.players import kept_in_the_game, lethal_poison
from engine.state import events as e
from engine.state.facts.fighting import IdleFighters
from engine.state.fighting import Attacker
from engine.words.terms import ObjectId, PlayerId
from scenarios.asked.explaining.reasons import Reason
from scenarios.asked.explaining.why_not_reached import unreached
from scenarios.asked.explaining.why_not_resolved import unresolved, vain
from scenarios.language.words import People, called, keyword_word, number
from scenarios.played import readings
from scenarios.played.run import Run, RunStep
from scenarios.told.facts.fighting import DEALS_NONE
from scenarios.told.happenings import clause
from scenarios.told.steps import sentence

_TAKES_NONE = "non subisce danno"
_TAKES_LESS = "subisce meno danno"


def about_player(found: Run, who: PlayerId, step: int | None = None) -> tuple[Reason, ...]:
    """What might have been expected to happen to a player and did not. ``step``: only at that step, and on the board after it.

    Raises IndexError for a step that there is not.
    """
    game = found.final if step is None else found.game_at(step)
    steps = [one for one in found.steps if step in (None, one.n)]
    return (
        *(reason for one in steps for reason in unreached(found.people, PlayerTarget(who), one)),
        *_damage(found, who, steps),
        *unresolved(found.people, PlayerTarget(who), steps),
        *vain(found.people, PlayerTarget(who), steps),
        *_stays(game, who, steps),
        *_skips(found, who, steps),
        *_priority(found, game, who),
    )


def _damage(found: Run, who: PlayerId, steps: list[RunStep]) -> Iterator[Reason]:
    """510.1, 614.6, 615.6: damage that was replaced or prevented; attackers that were blocked, or dealt none."""
    for one in steps:
        yield from spared(found, PlayerTarget(who), one)
        if one.step.kind is StepKind.COMBAT_DAMAGE:
            yield from _unhurt_by(found, who, one)
    yield from _left_combat(found, who, steps)


def spared(found: Run, who: Recipient, one: RunStep) -> Iterator[Reason]:
    """614.6, 614.9, 615.6: damage to a player or an object that was replaced, prevented or dealt to another in a step."""
    events = [change.event for change in one.step.changes]
    dealt = any(isinstance(event, e.Damage) and event.to == who and event.amount for event in events)
    for change in one.step.changes:
        event = change.event
        kept = isinstance(event, e.DamagePrevented | e.DamageReplaced) and event.to == who
        if kept or (isinstance(event, e.Damage) and event.instead_of == who):
            rules = tuple(map(str, change.rules)) or _numbers(one.step)
            told = clause(event, one.step.names, found.people)
            yield Reason(_TAKES_LESS if dealt else _TAKES_NONE, told, rules, (one.n,))


def _unhurt_by(found: Run, who: PlayerId, one: RunStep) -> Iterator[Reason]:
    """510.1c: attackers of a player that were blocked and dealt the player none; the others, why they dealt none at all."""
    before = found.game_at(one.n - 1)
    dealt = {
        change.event.source
        for change in one.step.changes
        if isinstance(change.event, e.Damage | e.DamagePrevented | e.DamageReplaced)
        and PlayerTarget(who) in (change.event.to, getattr(change.event, "instead_of", None))
    }
    idle = one.step.fact(IdleFighters)
    why_idle = {
        mention.id: group.why for group in (idle.idle if idle is not None else ()) for mention in group.creatures
    }
    for attacker in before.combat.attackers if before.combat is not None else ():
        if attacker.defender != PlayerTarget(who) or attacker.object in dealt:
            continue
        name = _name(before, attacker.object, found.people)
        if attacker.object in why_idle:
            yield Reason(
                f"{name} non gli infligge danno", DEALS_NONE[why_idle[attacker.object]], _numbers(one.step), (one.n,)
            )
        elif attacker.blocked:
            over = board_of(before).characteristics(attacker.object).has("trample")
            rules = ("509.1h", "702.19b") if over else ("509.1h", "510.1c")
            told = _blocked(before, attacker, found.people)
            told += (
                f", e con {keyword_word('trample')} niente è rimasto oltre il danno letale a chi blocca" if over else ""
            )
            yield Reason(f"{name} non gli infligge danno", told, rules, (one.n,))


def _left_combat(found: Run, who: PlayerId, steps: list[RunStep]) -> Iterator[Reason]:
    """506.4: attackers of a player that left combat before they dealt the player any damage."""
    hurt: set[ObjectId] = set()
    for one in steps:
        events = [change.event for change in one.step.changes]
        hurt |= {event.source for event in events if isinstance(event, e.Damage) and event.to == PlayerTarget(who)}
        if not events or (before := found.game_at(one.n - 1).combat) is None:
            continue
        now = found.game_at(one.n).combat
        if now is None:
            continue
        gone = [each for each in before.attackers if each.object not in {other.object for other in now.attackers}]
        for each in gone:
            if each.defender == PlayerTarget(who) and each.object not in hurt and not each.blocked:
                name = _name(found.game_at(one.n - 1), each.object, found.people)
                told = f"ha lasciato il combattimento prima del danno ({sentence(one.step, found.people).removesuffix('.')})"
                yield Reason(f"{name} non gli infligge danno", told, ("506.4", *_numbers(one.step)), (one.n,))


def _blocked(game: Game, attacker: Attacker, people: People) -> str:
    by = [_name(game, blocker, people) for blocker in attacker.blockers if blocker in game.objects]
    return f"è bloccata da {' e '.join(by)}" if by else "è stata bloccata"


def _name(game: Game, one: ObjectId, people: People) -> str:
    return called(readings.mention(game, game.objects[one]), people) if one in game.objects else "un attaccante"


def _numbers(step: Step) -> tuple[str, ...]:
    return tuple(map(str, step.rules))


def _stays(game: Game, who: PlayerId, steps: list[RunStep]) -> Iterator[Reason]:
    """704.5a, 704.5c: why a player has not lost, by the numbers; where that was replaced, by what.

    704.6a-b, 810.11: of a team that shares them by the numbers of the team; 101.2, 810.8a: where nobody of it can lose, by that.
    """
    side = game.side(who)
    if not _plays_on(game, who):
        return
    replaced = [
        one.n
        for one in steps
        for change in one.step.changes
        if isinstance(change.event, e.LossReplaced) and change.event.player == who
    ]
    if replaced:
        yield Reason(
            "non perde la partita", "un effetto fa succedere qualcos'altro invece", ("614.6",), tuple(replaced)
        )
        return
    whose, team = ("la sua squadra ha", ("810.8a",)) if side.shared else ("ha", ())
    points = number(side.life, "punto vita", "punti vita")
    if side.life > 0 and side.poison < lethal_poison(side):
        told = f"{whose} {points} e {number(side.poison, 'segnalino', 'segnalini')} veleno"
        more = ("810.11",) if side.shared and len(side.members) > 2 else ()
        yield Reason("non perde la partita", told, ("704.6a", "704.6b", *more) if side.shared else ("704.5a", "704.5c"))
    elif side.life <= 0 and kept_in_the_game(board_of(game), who):
        told = f"{whose} {points}, ma un effetto dice che per questo non perde"
        yield Reason("non perde la partita", told, ("101.2", "704.6a" if side.shared else "704.5a", *team))


def _skips(found: Run, who: PlayerId, steps: list[RunStep]) -> Iterator[Reason]:
    """500.11, 614.10, 121.4: parts of the turn that a player skipped, and draws from nothing."""
    for one in steps:
        if one.step.kind is StepKind.SKIPPED and one.step.player == who:
            yield Reason(
                "salta una parte del turno",
                sentence(one.step, found.people).removesuffix("."),
                _numbers(one.step),
                (one.n,),
            )
        for change in one.step.changes:
            if isinstance(change.event, e.DrawFailed) and change.event.player == who:
                yield Reason("non pesca", "il suo grimorio è vuoto", ("121.4",), (one.n,))


def _priority(found: Run, game: Game, who: PlayerId) -> Iterator[Reason]:
    """117.3: who has priority instead, and by which rule; 805.5a: where a team has it, each of its players has."""
    if who not in game.together(game.receiver) and found.question is None and _plays_on(game, who):
        has = found.people.name(game.receiver)
        yield Reason("non ha priorità", f"ce l'ha {has}", (str(game.entitled),))


def _plays_on(game: Game, who: PlayerId) -> bool:
    return game.result is None and bool(readings.of_player("in_game", game, who))
