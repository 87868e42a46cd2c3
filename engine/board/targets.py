"""115: which targets are legal, how they are chosen as something goes on the stack, and which still are on resolution."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations

from engine.board.as_cast import having_x
from engine.board.asking import Refused, Transaction, option_key
from engine.board.board import Board
from engine.board.criteria import related
from engine.board.jointly import first_fit, fit_together, those_that_can
from engine.board.matching import describe_failure, everywhere, failure
from engine.board.player_abilities import player_not_targeted
from engine.board.reach import as_seen_from, closest_on_the_left
from engine.board.values import number, settled
from engine.cards.abilities.ability import Activated, Keyword
from engine.cards.abilities.filters import TargetSpec
from engine.cards.abilities.references import Target
from engine.state import events as e
from engine.state.bindings import Bindings, Chosen
from engine.state.objects import PlayerTarget, Recipient
from engine.state.trace import Change
from engine.words.citations import Citation, cite, not_implemented
from engine.words.decisions import Form, IllegalAnswer, Purpose, Question
from engine.words.record import replace, within
from engine.words.terms import Kind, ObjectId, PlayerId, Relation, Zone

not_implemented("702.11e", "bersagli scelti come se non avessero anti-malocchio")


def as_announced(specs: Sequence[TargetSpec], chosen: Chosen) -> tuple[TargetSpec, ...]:
    """601.2c: the requirements with what was announced before them: costs that call for a target, and X of them (107.3a).

    A requirement that does not apply stays where it is, with no targets at all, so that the others keep their numbers.
    """
    return tuple(_announced(spec, chosen) for spec in specs)


def _announced(spec: TargetSpec, chosen: Chosen) -> TargetSpec:
    if (spec.if_paid and spec.if_paid not in chosen.paid) or spec.unless_paid in chosen.paid:
        return replace(spec, minimum=0, maximum=0)
    if not spec.times_x:
        return spec
    x = max(0, chosen.x or 0)
    if spec.divide is not None:
        return replace(spec, divide=x, minimum=min(spec.minimum, x), maximum=min(spec.maximum, x))
    return replace(spec, minimum=0 if spec.minimum == 0 else x, maximum=x)


def as_counted(specs: Sequence[TargetSpec], board: Board, bound: Bindings) -> tuple[TargetSpec, ...]:
    """601.2c: the requirements as announced, with the numbers that are counted as the targets are chosen, and never again."""
    return tuple(_counted(spec, board, bound) for spec in as_announced(specs, having_x(board, bound)))


def _counted(spec: TargetSpec, board: Board, bound: Bindings) -> TargetSpec:
    if spec.counted is None:
        return spec
    most = max(0, number(spec.counted, board, bound)) if spec.maximum else 0
    if spec.divide is not None:
        fewest, many = min(spec.minimum, most), min(spec.maximum, most)
        return replace(spec, divide=most, minimum=fewest, maximum=many, counted=None)
    return replace(spec, minimum=min(spec.minimum, 1) * most, maximum=most, counted=None)


def candidates(
    spec: TargetSpec,
    board: Board,
    bound: Bindings,
    taken: Sequence[Recipient] = (),
    itself: ObjectId | None = None,
) -> tuple[Recipient, ...]:
    """115.2-115.4: everything that could be chosen for one requirement, objects before players, in the order of zones.

    ``itself``: what the targets are chosen for, which cannot be one of them (115.5).
    """
    found: list[Recipient] = []
    if spec.objects is not None:
        found += [
            one
            for one in everywhere(spec.objects, board)
            if one not in taken and one != itself and illegal(one, spec, board, bound) is None
        ]
    if spec.players is not None:
        for player in board.game.seats():
            target = PlayerTarget(player)
            if illegal(target, spec, board, bound) is None and target not in taken:
                found.append(target)
    return tuple(found)


def illegal(one: Recipient, spec: TargetSpec, board: Board, bound: Bindings) -> tuple[str, Citation] | None:
    """Why something is no legal target for a requirement, with the rule; ``None`` where it is one.

    801.4: what would be one is none where it is out of the controller's range of influence.
    """
    board = as_seen_from(board, bound.source)
    why = _unfit(one, spec, board, bound)
    if why is None or not board.reached or _unfit(one, spec, board.unlimited, bound) is not None:
        return why
    return "out of reach", cite("801.4")


def _unfit(one: Recipient, spec: TargetSpec, board: Board, bound: Bindings) -> tuple[str, Citation] | None:
    if isinstance(one, PlayerTarget):
        if spec.players is None:
            return "not a player", cite("115.2")
        if not board.game.players[one.player].in_game:
            return "left the game", cite("800.4a")
        if not related(board, one.player, bound.you, spec.players, source=bound.source):
            return "player", cite("115.1")
        return player_not_targeted(board, one.player, bound)
    if spec.objects is None:
        return "not an object", cite("115.2")
    if board.game.courses and board.objects[one].zone is Zone.STACK and one not in board.game.zone(Zone.STACK):
        return "on another stack", cite("807.5b")
    wanted = settled(spec.objects, board, bound)
    why = failure(wanted, board, one, source=bound.source, you=bound.you, moved=bound.moved)
    if why is not None:
        return why, cite("115.1")
    return _protected(one, board, bound)


def _protected(one: ObjectId, board: Board, bound: Bindings) -> tuple[str, Citation] | None:
    """702.11, 702.16, 702.18: hexproof, protection and shroud, of permanents."""
    if board.objects[one].zone is not Zone.BATTLEFIELD:
        return None
    seen = board.characteristics(one)
    if not seen.abilities:
        return None
    if seen.has("shroud"):
        return "shroud", cite("702.18a")
    for keyword in seen.keywords():
        against = related(board, bound.you, board.controller(one), Relation.OPPONENT)
        if keyword.keyword == "hexproof" and against and _source_matches(keyword, one, board, bound):
            return "hexproof", cite("702.11b") if keyword.filter is None else cite("702.11d")
        if keyword.keyword == "protection" and _source_matches(keyword, one, board, bound):
            return "protection", cite("702.16b")
    return None


def _source_matches(keyword: Keyword, one: ObjectId, board: Board, bound: Bindings) -> bool:
    """702.11d, 702.16a: whether the source has the quality that a permanent's ability names; last known where it is gone (608.2h).

    'You' in the quality is the permanent's controller.
    """
    if keyword.filter is None:
        return True
    seen = board.last_seen(bound.source)
    if seen is None:
        return False
    found, looks, controller = seen
    you = board.controller(one)
    return describe_failure(keyword.filter, board, found, looks, controller, source=one, you=you) is None


Targets = tuple[tuple[Recipient, ...], ...]
"""What was chosen, by requirement."""


def can_choose(
    specs: Sequence[TargetSpec], board: Board, bound: Bindings, itself: ObjectId, chosen: Targets = ()
) -> bool:
    """601.2c: whether, with the targets chosen for the first requirements, legal ones are left for all others."""
    specs = as_counted(specs, board, bound)
    if len(chosen) == len(specs):
        return True
    index, spec = len(chosen), specs[len(chosen)]
    bound = with_targets(bound, chosen)
    possible = candidates(spec, board, bound, _taken(spec, chosen), itself)
    if len(possible) < spec.minimum:
        return False
    picks: Iterable[tuple[Recipient, ...]] = (possible[: spec.minimum],)
    if any(index in other.keep_distinct_from or speaks_of(other, index) for other in specs):
        picks = (one for one in combinations(possible, spec.minimum) if fit_together(one, spec.together, board, bound))
    elif spec.together is not None:
        first = first_fit(possible, spec.minimum, spec.together, board, bound)
        picks = () if first is None else (first,)
    return any(can_choose(specs, board, bound, itself, (*chosen, pick)) for pick in picks)


def with_targets(bound: Bindings, chosen: Targets) -> Bindings:
    """601.2c: what the targets chosen so far are, of which a later requirement may speak: 'Equipment attached to that creature'."""
    return replace(bound, chosen=replace(bound.chosen, targets=chosen))


def speaks_of(spec: TargetSpec, index: int) -> bool:
    """Whether what a requirement asks for hangs on the targets of an earlier one."""
    return any(part == Target(index) for part in within((spec.objects, spec.together)))


def _taken(spec: TargetSpec, chosen: Targets) -> tuple[Recipient, ...]:
    """What a requirement may not repeat ('another target')."""
    return tuple(one for index in spec.keep_distinct_from for one in chosen[index])


def choose_targets(
    tx: Transaction, specs: Sequence[TargetSpec], bound: Bindings, chosen: Chosen, about: ObjectId
) -> Chosen | None:
    """601.2c-d, 603.3d: the controller announces targets and divisions; ``None`` where a requirement cannot be met.

    Raises IllegalAnswer ('no target left') for a choice that leaves a later requirement without a legal target, and
    ('not together') for one that is not what its requirement says of all its targets.
    """
    if not specs:
        return chosen
    bound = replace(bound, chosen=chosen)
    specs = as_counted(specs, tx.board, bound)
    if not can_choose(specs, tx.board, bound, about):
        return None
    targets: Targets = ()
    divided: dict[Recipient, int] = {}
    for spec in specs:
        bound = with_targets(bound, targets)
        possible = candidates(spec, tx.board, bound, _taken(spec, targets), about)
        possible = those_that_can(possible, spec.together, tx.board, bound)
        if spec.maximum == 1:
            possible = tuple(one for one in possible if can_choose(specs, tx.board, bound, about, (*targets, (one,))))
        by, rule = chooser_of(tx, spec, bound, about)
        if by != bound.you and by not in tx.standing_in:
            possible = tx.near(by, possible, tx.mention(about))
            if len(possible) < spec.minimum:
                return None
        picked = tuple(
            one for among in _shares_of(tx, spec, bound, possible) for one in _picked(tx, spec, by, rule, among, about)
        )
        if not fit_together(picked, spec.together, tx.board, bound):
            raise IllegalAnswer(*tx.asked[-1], "not together")
        targets = (*targets, picked)
        if not can_choose(specs, tx.board, bound, about, targets):
            raise IllegalAnswer(*tx.asked[-1], "no target left")
        if spec.divide is not None and picked:
            divided.update(_divide(tx, spec.divide, picked, by, about))
    return replace(chosen, targets=targets, divided=divided or None)


def _picked(
    tx: Transaction, spec: TargetSpec, by: PlayerId, rule: Citation, among: Sequence[Recipient], about: ObjectId
) -> tuple[Recipient, ...]:
    return tx.ask_objects(
        Purpose.CHANCE if spec.at_random else Purpose.TARGETS,
        by,
        rule,
        among,
        minimum=spec.minimum,
        maximum=spec.maximum if spec.divide is None else min(spec.maximum, spec.divide),
        about=tx.mention(about),
    )


def _shares_of(
    tx: Transaction, spec: TargetSpec, bound: Bindings, possible: tuple[Recipient, ...]
) -> list[tuple[Recipient, ...]]:
    """601.2c: 'for each opponent, up to one target creature that player controls': what there is of each, in the order of seats."""
    if spec.each_of is None:
        return [possible]
    of_each = [
        tuple(one for one in possible if not isinstance(one, PlayerTarget) and tx.board.controller(one) == player)
        for player in tx.game.seats()
        if related(tx.board, player, bound.you, spec.each_of, source=bound.source)
    ]
    return [share for share in of_each if share]


def chooser_of(tx: Transaction, spec: TargetSpec, bound: Bindings, about: ObjectId) -> tuple[PlayerId, Citation]:
    """601.7, 602.3: who chooses the targets of a requirement; of several opponents its controller says which (601.7a,
    602.3a)."""
    if spec.chooser is Relation.YOU:
        return bound.you, cite("601.2c")
    among = [
        PlayerTarget(one)
        for one in tx.game.seats()
        if related(tx.board, one, bound.you, spec.chooser, source=bound.source)
    ]
    if not among:
        far = (one for one in tx.game.seats() if tx.game.related(one, bound.you, spec.chooser))
        closest = closest_on_the_left(tx.board, far, of=bound.you)
        if closest is None:
            return bound.you, cite("601.2c")
        tx.stand_in(closest, bound.you, about)
        return closest, cite("801.5c")
    activated = isinstance(tx.game.objects[about].ability, Activated)
    rules = (cite("602.3"), cite("602.3a")) if activated else (cite("601.7"), cite("601.7a"))
    mention = tx.mention(about)
    (one,) = tx.ask_objects(Purpose.CHOICE, bound.you, rules[1], among, minimum=1, maximum=1, about=mention)
    assert isinstance(one, PlayerTarget)
    return one.player, rules[0]


def no_target(specs: Sequence[TargetSpec], board: Board, bound: Bindings) -> Refused:
    """601.2c: that some requirement cannot be met; 113.9: since abilities, which are all that is there, are no spells."""
    why, rule = _why_none(specs, board, bound)
    return Refused(
        why, rule, by=(cite("113.9"),) if rule == cite("601.2c") and _only_abilities(specs, board, bound) else ()
    )


def _only_abilities(specs: Sequence[TargetSpec], board: Board, bound: Bindings) -> bool:
    """Whether an ability on the stack would do for a requirement if it were a spell."""
    wanted = (
        settled(one.objects, board, bound) for one in as_announced(specs, bound.chosen) if one.objects is not None
    )
    spells = [one for one in wanted if one.zone is Zone.STACK and one.not_kind is Kind.ABILITY]
    abilities = [one for one in board.game.zone(Zone.STACK) if board.objects[one].kind is Kind.ABILITY]
    return bool(abilities) and any(
        failure(replace(one, not_kind=None), board, other, source=bound.source, you=bound.you) is None
        for one in spells
        for other in abilities
    )


def _why_none(specs: Sequence[TargetSpec], board: Board, bound: Bindings) -> tuple[str, Citation]:
    """601.2c: why some requirement cannot be met: what keeps the one thing that would do from being chosen, if there is one."""
    source = board.objects.get(bound.source)
    spell = source is not None and source.zone is Zone.STACK
    itself = bound.source if spell else None  # 115.5
    for spec in as_counted(specs, board, bound):
        found = candidates(spec, board, bound, (), itself)
        if first_fit(found, spec.minimum, spec.together, board, bound) is not None:
            continue
        if board.reached and len(candidates(spec, board.unlimited, bound, (), itself)) >= spec.minimum:
            return "out of reach", cite("801.4")
        if spec.objects is None:
            continue
        wanted = settled(spec.objects, board, bound)
        beside = [one for course in board.game.courses for one in course.stack]
        if any(failure(wanted, board, one, source=bound.source, you=bound.you) is None for one in beside):
            return "on another stack", cite("807.5b")
        if any(failure(wanted, board.unlimited, one, source=bound.source, you=bound.you) is None for one in beside):
            return "out of reach", cite("801.4")
        for one in everywhere(spec.objects, board):
            if failure(wanted, board, one, source=bound.source, you=bound.you, moved=bound.moved) is None:
                protected = illegal(one, spec, board, bound)
                if protected is not None:
                    return protected
        if found:
            few = len(found) < spec.minimum or spec.together is None
            return ("too few targets", cite("115.3")) if few else ("not together", cite("115.1"))
    return "no legal target", cite("601.2c")


def _divide(
    tx: Transaction, total: int, among: Sequence[Recipient], player: PlayerId, about: ObjectId
) -> dict[Recipient, int]:
    """601.2d: each target gets at least one of what is divided."""
    by_key = {option_key(one): one for one in among}
    answer = tx.ask(
        Question(
            form=Form.DIVIDE,
            purpose=Purpose.DIVISION,
            decider=player,
            chooser=player,
            rule=cite("601.2d"),
            options=tuple(tx.option(one) for one in among),
            minimum=1,
            total=total,
            about=tx.mention(about),
        )
    )
    return {by_key[key]: amount for key, amount in answer.amounts}


def became_targets(chosen: Chosen, by: ObjectId, *, announced: bool = False) -> list[Change]:
    """115.1, 603.2e: each different object or player that was chosen became the target of what is on the stack.

    115.3: it may have been for several instances of the word. ``announced``: by casting a spell, activating an ability or putting
    one on the stack.
    """
    every = Counter(one for picked in chosen.targets for one in picked)
    return [
        Change(
            event=e.BecameTarget(target=one, by=by, announced=announced),
            rules=(cite("115.1"), *((cite("115.3"),) if times > 1 else ())),
        )
        for one, times in every.items()
    ]


def still_legal(
    specs: Sequence[TargetSpec], board: Board, bound: Bindings
) -> tuple[tuple[tuple[Recipient, ...], ...], list[tuple[Recipient, str, Citation]]]:
    """608.2b: the targets that are still legal, by requirement, and why each other one is not."""
    legal: list[tuple[Recipient, ...]] = []
    gone: list[tuple[Recipient, str, Citation]] = []
    for spec, picked in zip(specs, bound.chosen.targets, strict=False):
        kept = []
        for one in picked:
            why = illegal(one, spec, board, bound)
            if why is None:
                kept.append(one)
            else:
                gone.append((one, *why))
        if not fit_together(kept, spec.together, board, bound):
            gone += [(one, "not together", cite("115.1")) for one in kept]
            kept = []
        legal.append(tuple(kept))
    return tuple(legal), gone
