"""115.7: targets of what is on the stack that become others: all or none, one of them, any of them, or chosen anew."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations

from engine.board.asking import Transaction
from engine.board.jointly import fit_together
from engine.board.said import specs_on_stack
from engine.board.targets import Targets, became_targets, candidates, illegal, speaks_of, with_targets
from engine.board.values import players, recipients
from engine.cards.abilities.filters import TargetSpec
from engine.cards.abilities.retargeting import ChangeTargets, HowChanged
from engine.happening.carrying import carries
from engine.happening.instructed import there
from engine.happening.writing.objects import keep_choices
from engine.stack.choosing import target_facts
from engine.state.bindings import Bindings, Chosen
from engine.state.facts.announced import Retargeted
from engine.state.facts.nothing import Nothing, WhyNothing
from engine.state.objects import GameObject, Recipient
from engine.state.trace import Change, StepKind
from engine.words.citations import Citation, cite
from engine.words.decisions import IllegalAnswer, Purpose
from engine.words.record import replace
from engine.words.terms import PlayerId, Zone

Possible = tuple[tuple[Recipient, ...], ...]
"""What each requirement of targets could be changed to."""


@carries(ChangeTargets)
def change_targets(tx: Transaction, effect: ChangeTargets, bound: Bindings) -> Bindings:
    """115.7: the player changes targets of each spell or ability that is spoken of, if it has any."""
    for one in there(tx, effect.what, bound):
        for player in players(effect.who, tx.board, bound):
            _change(tx, tx.board.objects[one], player, effect, bound)
    return bound


def _change(tx: Transaction, found: GameObject, player: PlayerId, effect: ChangeTargets, bound: Bindings) -> None:
    chosen = found.chosen or Chosen()
    if found.zone is not Zone.STACK or not any(chosen.targets):
        return
    only = None if effect.to is None else recipients(effect.to, tx.board, bound)
    after, rule = new_targets(tx, found, chosen, player, how=effect.how, only=only)
    if after == chosen:
        facts = (Nothing(WhyNothing.TARGETS_UNCHANGED, (tx.mention(found.id),)),)
        tx.note(StepKind.NOTHING, [rule], facts=facts, player=player, cause=bound.source)
        return
    keep_targets(tx, found, after)
    tx.happen(
        newly_targeted(chosen, after, found),
        kind=StepKind.INSTRUCTION,
        rules=[cite("608.2c"), rule, cite("115.7e")],
        player=player,
        cause=bound.source,
        facts=(Retargeted(tx.mention(found.id)), *target_facts(tx, after)),
    )


def keep_targets(tx: Transaction, found: GameObject, chosen: Chosen) -> None:
    """Write down what an object on the stack targets now."""
    bindings = None if found.bindings is None else replace(found.bindings, chosen=chosen)
    keep_choices(tx.game, found.id, chosen, bindings)


def newly_targeted(before: Chosen, after: Chosen, found: GameObject) -> list[Change]:
    """115.1, 603.2e: what was no target until now has become one."""
    known = {one for picked in before.targets for one in picked}
    fresh = tuple(tuple(one for one in picked if one not in known) for picked in after.targets)
    return became_targets(replace(after, targets=fresh), found.id)


def new_targets(
    tx: Transaction,
    found: GameObject,
    chosen: Chosen,
    player: PlayerId,
    *,
    how: HowChanged = HowChanged.NEW,
    only: Sequence[Recipient] | None = None,
) -> tuple[Chosen, Citation]:
    """115.7a-f: the targets as a player changes them, with the rule by which; the same where nothing can be changed.

    What is legal is seen from the controller of the spell or ability, whoever chooses. Raises IllegalAnswer ('illegal final
    targets') for a set that is not legal as a whole.
    """
    specs = specs_on_stack(tx, found)
    held = _held(tx, found, chosen)
    possible = tuple(
        tuple(one for one in candidates(spec, tx.board, held, itself=found.id) if only is None or one in only)
        if picked
        else ()
        for spec, picked in zip(specs, chosen.targets, strict=False)
    )
    match how:
        case HowChanged.ALL:
            return _all(tx, specs, chosen, possible, player, found), cite("115.7a")
        case HowChanged.ONE:
            return _one(tx, specs, chosen, possible, player, found), cite("115.7b")
        case HowChanged.ANY:
            return _any(tx, specs, chosen, possible, player, found, cite("115.7c")), cite("115.7c")
        case HowChanged.NEW:
            return _any(tx, specs, chosen, possible, player, found, cite("115.7d")), cite("115.7d")


def _held(tx: Transaction, found: GameObject, chosen: Chosen) -> Bindings:
    source = found.source if found.source is not None else found.id
    return Bindings(source=source, you=tx.board.controller(found.id), chosen=chosen)


def _joined(tx: Transaction, found: GameObject, specs: Sequence[TargetSpec], before: Chosen, after: Targets) -> bool:
    """115.7e: whether those of each requirement that were changed are together what it says of all its targets, and what an
    earlier one has become is what a later one speaks of."""
    bound = with_targets(_held(tx, found, before), after)
    return all(
        new == old
        or (
            fit_together(new, spec.together, tx.board, bound)
            and all(one in old or illegal(one, spec, tx.board, bound) is None for one in new)
        )
        for spec, old, new in zip(specs, before.targets, after, strict=False)
    )


def _free(
    tx: Transaction, found: GameObject, specs: Sequence[TargetSpec], chosen: Chosen, possible: Possible, taken: Targets
) -> tuple[Recipient, ...]:
    """What the next requirement could be changed to, with those that earlier ones have become."""
    index = len(taken)
    spec = specs[index]
    if not possible[index] or not any(speaks_of(spec, earlier) for earlier in range(index)):
        return possible[index]
    return candidates(spec, tx.board, with_targets(_held(tx, found, chosen), taken), itself=found.id)


def _all(
    tx: Transaction,
    specs: Sequence[TargetSpec],
    chosen: Chosen,
    possible: Possible,
    player: PlayerId,
    found: GameObject,
) -> Chosen:
    """115.7a: each of them becomes another legal target; if they can't all, none does."""
    others = tuple(
        tuple(one for one in among if len(picked) > 1 or one not in picked)
        for among, picked in zip(possible, chosen.targets, strict=True)
    )

    def fits(targets: Targets) -> bool:
        return _joined(tx, found, specs, chosen, targets)

    if not _complete(specs, chosen.targets, others, fits):
        return chosen
    targets: Targets = ()
    for picked, among in zip(chosen.targets, others, strict=True):
        targets = (*targets, _ask(tx, player, cite("115.7a"), among, len(picked), found) if picked else ())
    return _final(tx, specs, chosen, targets, found)


def _complete(
    specs: Sequence[TargetSpec],
    before: Targets,
    possible: Possible,
    fits: Callable[[Targets], bool],
    taken: Targets = (),
) -> bool:
    """Whether every target can become another one, those of requirements that say 'another' being different, and all of them
    together as they have to be."""
    index = len(taken)
    if index == len(before):
        return fits(taken)
    free = [one for one in possible[index] if not any(one in taken[other] for other in specs[index].keep_distinct_from)]
    size = len(before[index])
    if len(free) < size:
        return False
    alone = size != 1 and specs[index].together is None and not any(speaks_of(one, index) for one in specs)
    picks = [tuple(free[:size])] if alone else combinations(free, size)
    return any(_complete(specs, before, possible, fits, (*taken, pick)) for pick in picks)


def _one(
    tx: Transaction,
    specs: Sequence[TargetSpec],
    chosen: Chosen,
    possible: Possible,
    player: PlayerId,
    found: GameObject,
) -> Chosen:
    """115.7b: one of them becomes another legal target; the player says which."""
    changeable: dict[tuple[int, Recipient], list[Recipient]] = {}
    for index, picked in enumerate(chosen.targets):
        for old in picked:
            others = [
                new
                for new in possible[index]
                if new not in picked
                and _joined(tx, found, specs, chosen, _swapped(chosen.targets, index, old, new))
                and _fault(specs, chosen.targets, _swapped(chosen.targets, index, old, new), (index,)) is None
            ]
            if others:
                changeable[index, old] = others
    if not changeable:
        return chosen
    index, old = _which(tx, tuple(changeable), player, found)
    (new,) = _ask(tx, player, cite("115.7b"), changeable[index, old], 1, found)
    return _final(tx, specs, chosen, _swapped(chosen.targets, index, old, new), found)


def _which(
    tx: Transaction, among: Sequence[tuple[int, Recipient]], player: PlayerId, found: GameObject
) -> tuple[int, Recipient]:
    """115.7b: which target is changed; one that is chosen for several requirements is asked for with its number."""
    options = tuple(
        replace(tx.option(old), key=f"t{number}", text=str(index + 1)) for number, (index, old) in enumerate(among)
    )
    key = tx.ask_one(Purpose.CHOICE, player, cite("115.7b"), options, about=tx.mention(found.id))
    return among[int(key[1:])]


def _swapped(targets: Targets, index: int, old: Recipient, new: Recipient) -> Targets:
    return tuple(
        tuple(new if one == old and place == index else one for one in picked) for place, picked in enumerate(targets)
    )


def _any(
    tx: Transaction,
    specs: Sequence[TargetSpec],
    chosen: Chosen,
    possible: Possible,
    player: PlayerId,
    found: GameObject,
    rule: Citation,
) -> Chosen:
    """115.7c-d: any of them may stay, even illegal; what they become must be legal."""
    targets: Targets = ()
    for picked in chosen.targets:
        among = _free(tx, found, specs, chosen, possible, targets)
        allowed = tuple(dict.fromkeys((*picked, *among)))
        targets = (*targets, _ask(tx, player, rule, allowed, len(picked), found) if picked else ())
    return _final(tx, specs, chosen, targets, found)


def _ask(
    tx: Transaction, player: PlayerId, rule: Citation, among: Sequence[Recipient], count: int, found: GameObject
) -> tuple[Recipient, ...]:
    return tx.ask_objects(
        Purpose.TARGETS, player, rule, among, minimum=count, maximum=count, about=tx.mention(found.id)
    )


def _final(tx: Transaction, specs: Sequence[TargetSpec], chosen: Chosen, targets: Targets, found: GameObject) -> Chosen:
    """115.7e: only the final set is looked at; 115.7f: what was divided stays divided as it was."""
    changed = tuple(n for n, (old, new) in enumerate(zip(chosen.targets, targets, strict=True)) if old != new)
    if _fault(specs, chosen.targets, targets, changed) is not None or not _joined(tx, found, specs, chosen, targets):
        raise IllegalAnswer(*tx.asked[-1], "illegal final targets")
    divided: dict[Recipient, int] = {}
    for before, after in zip(chosen.targets, targets, strict=True):
        divided.update(_divided_again(chosen, before, after))
    return replace(chosen, targets=targets, divided=divided or None)


def _fault(specs: Sequence[TargetSpec], before: Targets, after: Targets, changed: Sequence[int]) -> int | None:
    """The requirement that a set breaks: 'another target' repeats one, by what was changed."""
    for index, spec in enumerate(specs[: len(after)]):
        for other in spec.keep_distinct_from:
            if (index in changed or other in changed) and set(after[index]) & set(after[other]):
                return index
    return None


def _divided_again(
    chosen: Chosen, before: tuple[Recipient, ...], after: tuple[Recipient, ...]
) -> list[tuple[Recipient, int]]:
    """115.7f: the division stays: a target that stays keeps its part, and each new one takes that of one that was replaced."""
    if chosen.divided is None:
        return []
    parts = chosen.divided
    left = [parts[one] for one in before if one in parts and one not in after]
    kept = [(one, parts[one]) for one in after if one in before and one in parts]
    return [*kept, *zip((one for one in after if one not in before), left, strict=False)]
