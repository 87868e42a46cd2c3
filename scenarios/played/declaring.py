"""508.1, 509.1: who declares what is said to attack or block, whom it attacks, and all that may be declared, each by itself."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from engine import Game, PlayerTarget, Recipient, board_of
from engine.combat.attacking import Attack
from engine.combat.blocking import Block
from engine.combat.declaration import Problem
from engine.state import actions as a
from engine.words.terms import ObjectId, PlayerId, Relation
from scenarios.laid import finding, not_found, telling_apart
from scenarios.laid.not_found import NotFound
from scenarios.language.errors import shown
from scenarios.language.folding import folded
from scenarios.written import model
from scenarios.written.ids import so_many
from scenarios.written.script import EACH, EVERYBODY, OPPONENT

Pair = tuple[ObjectId, Recipient]


def who_attacks(game: Game, action: model.Attack) -> PlayerId:
    """508.1: who declares: as it is said; else the active player, unless all that is named is somebody else's by then."""
    active = game.turn.active
    if action.by is not None:
        return finding.player(game, action.by)
    if any(folded(name) in (*EVERYBODY, *EACH) for name in action.attackers):
        return active
    board, side = board_of(game), game.together(active)
    named = (one for name in action.attackers for one in _called(game, so_many(name)[1]))
    whose = [board.controller(one) for one in named if one in game.objects and game.objects[one].on_battlefield]
    return active if not whose or any(one in side for one in whose) else whose[0]


def _called(game: Game, name: str) -> tuple[ObjectId, ...]:
    """All that a name may mean; nothing where it means nothing, which is said where it is sought for good."""
    try:
        return (finding.an_object(game, name),)
    except not_found.Ambiguous as fault:
        return tuple(one for _, one in fault.ways if not isinstance(one, PlayerTarget))
    except NotFound:
        return ()


def attacked(game: Game, player: PlayerId, name: str) -> Recipient:
    """508.1b: what a name means that is attacked; the only opponent is one player, whoever attacks. Raises NotFound."""
    if folded(name) not in OPPONENT:
        return finding.anything(game, name)
    others = [one for one in game.seats() if game.related(one, player, Relation.OPPONENT)]
    if len(others) != 1:
        who = shown(game.player(player).name)
        raise NotFound(f"chi è attaccato? {who} non ha un solo avversario: si scrive «attacca Bruno con Vipera»")
    return PlayerTarget(others[0])


Declaration = a.DeclareAttackers | a.DeclareBlockers


def each_by_itself(game: Game, action: model.Attack | model.Block) -> tuple[Declaration, ...] | None:
    """508.1a, 509.1a: what is tried where it is asked of every creature: each alone, and all together where one alone may be too
    few. ``None`` for what is declared as it is said. Raises NotFound.
    """
    if not asks_of_each(action):
        return None
    if isinstance(action, model.Block):
        names = [attacker for attackers in action.blockers.values() for attacker in attackers]
        return tuple(_blocks(game, action.by, names))
    player = who_attacks(game, action)
    return tuple(_attacks(game, player, [attacked(game, player, one) for one in action.attackers.values()]))


def falls_to_nobody(game: Game, action: model.Attack | model.Block) -> bool:
    """508.1, 509.1: whether to declare nothing is said of somebody who has nothing to declare now, so that it is true of itself.

    Who is not the active player declares no attackers, and who is not attacked no blockers. Raises NotFound.
    """
    if action.refused is not None or action.tried or game.courses:
        return False
    if isinstance(action, model.Attack):
        return not action.attackers and who_attacks(game, action) not in game.together(game.turn.active)
    if action.blockers or action.by is None:
        return False
    side = game.together(finding.player(game, action.by))
    attackers = () if game.combat is None else game.combat.attackers
    return not any(one.against in side for one in attackers)


def asks_of_each(action: object) -> bool:
    """508.1a, 509.1a: whether an action only asks which creatures may attack, or block."""
    match action:
        case model.Attack(attackers=said, tried=True) | model.Block(blockers=said, tried=True):
            return any(folded(name) in EACH for name in said)
    return False


def _attacks(game: Game, player: PlayerId, whom: Iterable[Recipient]) -> Iterator[Declaration]:
    attack = Attack(board_of(game), player)
    unlike = _unlike(game, attack.members)
    able = [one for one in attack.creatures() if one in unlike]
    for other in whom:
        for pairs in _declarations(unlike, able, other, attack.problem):
            yield a.DeclareAttackers(player, pairs, ())


def _blocks(game: Game, by: str | None, names: Iterable[str]) -> Iterator[Declaration]:
    """Of whoever is named, or of every player who defends."""
    attacking = {one.object for one in game.combat.attackers} if game.combat is not None else set()
    against = [finding.an_object_that(game, name, lambda one: one.id in attacking) for name in names]
    active = game.turn.active
    defend = [one for one in game.seats() if game.related(one, active, Relation.OPPONENT)]
    for player in defend if by is None else [finding.player(game, by)]:
        block = Block(board_of(game), player)
        unlike = [one for one in _unlike(game, block.members) if board_of(game).controller(one) == player]
        able = [one for one in block.creatures() if one in unlike]
        for attacker in against:
            for pairs in _declarations(unlike, able, attacker, block.problem):
                yield a.DeclareBlockers(player, tuple((one, other) for one, other in pairs if isinstance(other, int)))


def _declarations(
    unlike: Iterable[ObjectId], able: Iterable[ObjectId], other: Recipient, problem: Callable[[], Problem]
) -> Iterator[tuple[Pair, ...]]:
    yield from (((one, other),) for one in unlike)
    together = tuple((one, other) for one in able)
    if len(together) > 1 and _may_need_several(problem(), other):
        yield together


def _may_need_several(problem: Problem, other: Recipient) -> bool:
    """508.1c, 509.1b, 702.111b: whether something wants more than one creature, or company, in what is declared."""
    several = (one for one in problem.limits if one.least > 1 and (one.others is None or other in one.others))
    return bool(problem.company) or any(several)


def _unlike(game: Game, members: Iterable[PlayerId]) -> list[ObjectId]:
    """302.1: the creatures of players, of those that are alike in everything one."""
    board, side = board_of(game), tuple(members)
    own = [one.id for one in game.permanents() if board.controller(one.id) in side]
    creatures = [one for one in own if board.characteristics(one).creature]
    looks = {one: telling_apart.as_it_is(game, one) for one in creatures}
    return [one for n, one in enumerate(creatures) if all(looks[one] != looks[other] for other in creatures[:n])]
