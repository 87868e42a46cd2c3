"""614.1, 616.1b-e: of what kind a replacement effect is, so when it comes and what difference it makes."""

from __future__ import annotations

from engine.board.standing import Standing
from engine.cards.abilities.ability import Replaces
from engine.cards.abilities.conditions import Paid
from engine.cards.abilities.filters import Filter
from engine.happening.replacement.applicable import FINALITY, UNEARTHED
from engine.happening.replacement.choosing import is_used_up, meant
from engine.words.citations import Citation, cite
from engine.words.record import replace


def adds_only(ability: Replaces) -> bool:
    """Whether it has something enter tapped or with counters, without asking anybody, and does nothing else."""
    return _plain(ability) and not _changes_more(ability) and ability.chooser is None and not ability.then


CONTROL, COPIES, TRANSFORMED, LAST = range(4)
COMES_FIRST = {CONTROL: cite("616.1b"), COPIES: cite("616.1c"), TRANSFORMED: cite("616.1d")}


def order_of(ability: Replaces) -> int:
    """616.1b-e: what changes under whose control it enters comes first, then what makes it a copy, then what turns its back face
    up, and then anything else. 616.1a: what a spell says of its own effect is part of what is proposed, so it comes before all."""
    if ability.enters_under is not None:
        return CONTROL
    if ability.as_copy is not None:
        return COPIES
    return TRANSFORMED if ability.enters_transformed else LAST


def first_of(possible: dict[str, Standing[Replaces]]) -> dict[str, Standing[Replaces]]:
    """616.1b-e: those of which one must be chosen now."""
    if not possible:
        return possible
    first = min(order_of(one.ability) for one in possible.values())
    return {key: one for key, one in possible.items() if order_of(one.ability) == first}


def outcome_of(one: Standing[Replaces]) -> object:
    """Of several effects that say the same, which applies first makes no difference; counters add up in any order.

    614.3: what is used up by it makes a difference, and is told apart.
    """
    ability = one.ability
    spent = one.key if is_used_up(one) else None
    if _plain(ability) and not _changes_more(ability) and ability.subject == Filter(this=True):
        return ("enters as its own text says", spent)
    if ability.instead_to is not None:
        does = meant(one, ability.then) if ability.then else None
        link = (one.source, ability.pair) if ability.linked else None
        return (ability.instead_to, ability.shuffled, link, does, spent)
    return (
        ("enters", replace(ability, subject=_ANYTHING, text=""), spent)
        if _changes_more(ability)
        else ("enters", ability.enters_tapped, ability.enters_with, ability.as_copy, ability.enters_transformed, spent)
    )


_ANYTHING = Filter()


def _plain(ability: Replaces) -> bool:
    """Whether it goes where it would, as itself and with the face up that it would have."""
    return ability.instead_to is None and ability.as_copy is None and not ability.enters_transformed


def _changes_more(ability: Replaces) -> bool:
    plain = ability.enters_under is None and ability.unless_paid is None and ability.feeds_on is None
    return chooses_more(ability) or not plain or (bool(ability.then) and ability.instead_to is None)


def chooses_more(ability: Replaces) -> bool:
    return (
        bool(ability.shapes or ability.chooses_word or ability.chooses_type or ability.shows_kin)
        or ability.chooses_color
        or ability.chooses_term is not None
        or ability.chooses_player is not None
    )


_ESCAPED = Paid("escape")
"""702.138b: that the spell was cast with its escape ability."""


def kind_of(ability: Replaces) -> Citation:
    """614.1a 'instead', 614.1c 'enters with', 614.1d 'enters tapped'."""
    if ability is FINALITY:
        return cite("122.1h")
    if ability is UNEARTHED:
        return cite("702.84a")
    if ability.instead_to is not None:
        return cite("614.1a")
    if ability.as_copy is not None:
        return cite("707.5")
    if ability.enters_transformed:
        return cite("712.14a")
    if ability.enters_under is not None:
        return cite("616.1b")
    if ability.enters_with and ability.condition == _ESCAPED:
        return cite("702.138c")
    return (
        cite("614.1c")
        if ability.enters_with or ability.shapes or ability.feeds_on or chooses_more(ability)
        else cite("614.1d")
    )
