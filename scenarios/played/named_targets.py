"""601.2c, 115: the targets that an action names: for which of its requirements, why something is none, and what becomes one later.

What a name means among the options of a question is in `options_by_name` and `options_in_game`.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine import Game, Played, PlayerTarget, Question
from engine.cards.abilities.filters import Filter
from engine.words.citations import cite
from engine.words.terms import Kind, Zone
from scenarios.laid import finding
from scenarios.laid.not_found import NotFound
from scenarios.played import acting
from scenarios.played.acting import Attempted
from scenarios.played.targets_by_group import groups
from scenarios.written import model

_SAID = "targets"
"""601.2c: a file may say that there is none, «bersagli: niente», which is not the same as to say nothing of them."""
_SAME_TARGET = ("same target again", cite("115.3"))


def targets_for(
    game: Game, action: model.CastSpell | model.ActivateAbility, attempted: Attempted, requirement: int
) -> tuple[str, ...] | None:
    """The names given for the n-th requirement; ``None`` where the action leaves it open."""
    given_out = groups(game, action, attempted)
    if given_out is not None:
        return given_out[requirement] if requirement < len(given_out) else None
    given = action.targets
    if not given:
        return () if _SAID in action.model_fields_set else None
    plain = tuple(one for one in given if isinstance(one, str))
    if len(attempted.specs) == 1 and len(plain) == len(given):
        return plain
    if requirement >= len(given):
        return None
    one = given[requirement]
    return (one,) if isinstance(one, str) else tuple(one)


def named_for(
    game: Game, action: model.CastSpell | model.ActivateAbility, attempted: Attempted, asked: Sequence[Question]
) -> tuple[str, ...] | None:
    """601.2c: the names given for the requirement that was asked about last.

    Where there can be no target, as for what only an unpaid cost would do, nothing is named by who names fewer than there are.
    """
    if len(action.targets or ()) >= len(attempted.specs) or groups(game, action, attempted) is not None:
        return targets_for(game, action, attempted, len(asked) - 1)
    open_ones = [one for one in asked if one.maximum]
    return targets_for(game, action, attempted, len(open_ones) - 1) if asked[-1].maximum else None


def why_no_target(game: Game, attempted: Attempted, requirement: int, name: str) -> Played | None:
    """115: the refusal of an action that names what is no legal target."""
    try:
        one = finding.anything(game, name)
    except NotFound:
        return None
    why = acting.why_illegal(game, attempted, requirement, one)
    if why is None:
        return None
    looks = (
        *acting.because_of_looks(game, attempted, requirement, one, why[0]),
        *acting.because_of_its_keyword(game, attempted, why),
    )
    return Played(game=game, refused=acting.refusal(game, why, one, attempted.player, looks))


def same_target_twice(game: Game, named: tuple[str, ...]) -> Played | None:
    """115.3: the refusal of one requirement for which the same object or player is named more than once."""
    try:
        meant = [finding.anything(game, name) for name in named]
    except NotFound:
        return None
    again = next((one for n, one in enumerate(meant) if one in meant[:n]), None)
    return None if again is None else Played(game=game, refused=acting.refusal(game, _SAME_TARGET, again))


def becomes_permanent(game: Game, name: str) -> bool:
    """608.3: whether a name is that of a spell that is on the stack and is a permanent when it has resolved."""
    try:
        meant = finding.anything(game, name)
    except NotFound:
        return False
    one = None if isinstance(meant, PlayerTarget) else game.objects.get(meant)
    return one is not None and one.zone is Zone.STACK and one.ability is None and one.printed.permanent_card


def comes_later(wanted: Filter) -> bool:
    """115.2: whether what is wanted may be there once a spell is a permanent: a permanent, or an ability on the stack."""
    if wanted.across:
        return any(map(comes_later, wanted.any_of))
    return wanted.zone is Zone.BATTLEFIELD or (wanted.zone is Zone.STACK and wanted.not_kind is not Kind.ABILITY)
