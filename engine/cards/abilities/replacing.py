"""614, 615: static abilities that change or prevent damage, life, counters, tokens and draws as they would happen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cards.abilities.conditions import Condition
from engine.cards.abilities.continuous import Shape
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.quantities import Quantity
from engine.cards.abilities.references import PlayerReference, Reference
from engine.words.record import Record
from engine.words.terms import Relation, Zone

if TYPE_CHECKING:
    from engine.cards.abilities.effects import Effect

HERE = (Zone.BATTLEFIELD,)


class DamagePattern(Record, kw_only=True):
    """Which damage: from what, to what, in combat or not. Unset, it says nothing; with neither recipient set, to anything."""

    source: Filter | None = None
    to_object: Filter | None = None
    to_player: Relation | None = None
    combat: bool | None = None


class Prevents(Record, kw_only=True):
    """615: damage that matches is prevented: so much of each event (615.10), or all of it with ``None``."""

    damage: DamagePattern
    amount: Quantity | None = None
    gain_life: PlayerReference | None = None
    """615.5: who gains life equal to the damage prevented this way."""
    then: tuple[Effect, ...] = ()
    """615.5: what is done immediately afterwards, about the source of the damage, with as much as was prevented as the number."""
    condition: Condition | None = None
    zones: tuple[Zone, ...] = HERE
    text: str = ""


class ChangesDamage(Record, kw_only=True):
    """614.1a: damage that matches is multiplied, then increased; or dealt to something else instead (614.9).

    ``instead``: it is not dealt, and this is done, with as much as it would have been as the number and its source as 'it'.
    """

    damage: DamagePattern
    factor: int = 1
    plus: int = 0
    redirect_to: Reference | None = None
    instead: tuple[Effect, ...] = ()
    condition: Condition | None = None
    zones: tuple[Zone, ...] = HERE
    text: str = ""


class LifeFloor(Record, kw_only=True):
    """120.4c: damage that would reduce a player's life total below a number reduces it to that number instead."""

    who: Relation = Relation.YOU
    least: int = 1
    condition: Condition | None = None
    zones: tuple[Zone, ...] = HERE
    text: str = ""


class ChangesLife(Record, kw_only=True):
    """119.10: a gain (or a loss) of life is multiplied, then increased; ``opposite``: a gain becomes a loss of as much.

    ``instead`` (614.6): it does not happen, and this is done, with as much as it would have been as the number.
    """

    who: Relation = Relation.YOU
    gained: bool = True
    factor: int = 1
    plus: int = 0
    opposite: bool = False
    instead: tuple[Effect, ...] = ()
    condition: Condition | None = None
    zones: tuple[Zone, ...] = HERE
    text: str = ""


class ChangesCounters(Record, kw_only=True):
    """614.1a: counters that would be put on an object that matches, or on a player, are multiplied, then increased.

    ``by``: only those that such a player would put there (122.6). ``by_effect`` (614.16): only those that an effect would put
    there, not those of a cost or of damage. ``halved``: half as many, rounded down (107.1a).
    """

    subject: Filter | None = None
    to_player: Relation | None = None
    by: Relation = Relation.ANY
    by_effect: bool = False
    counter: str | None = None
    factor: int = 1
    plus: int = 0
    halved: bool = False
    condition: Condition | None = None
    zones: tuple[Zone, ...] = HERE
    text: str = ""


class ChangesTokens(Record, kw_only=True):
    """614.1a: a player creates so many times as many tokens. ``by_effect`` (614.16): those that an effect would create.

    ``such`` (701.7b): only of tokens that match as they would be created.
    """

    who: Relation = Relation.YOU
    such: Filter | None = None
    by_effect: bool = False
    factor: int = 2
    condition: Condition | None = None
    zones: tuple[Zone, ...] = HERE
    text: str = ""


class ChangesMana(Record, kw_only=True):
    """106.12b: mana that a permanent which matches is tapped for is of another type, or so many times as much.

    ``who``: who taps it. ``kinds``: only if some of it is of these types; ``least``: only if there is so much of it. ``kind``:
    instead of any other type; with ``one``, one mana in place of any amount.
    """

    subject: Filter
    who: Relation = Relation.ANY
    kinds: tuple[str, ...] = ()
    least: int = 1
    kind: str | None = None
    one: bool = False
    factor: int = 1
    condition: Condition | None = None
    zones: tuple[Zone, ...] = HERE
    text: str = ""


class ReplacesDraw(Record, kw_only=True):
    """121.6, 614.11: instead of drawing a card a player does something else; ``optional``: may do so.

    ``beyond_first`` (504.1): not instead of the first card that the player draws in a draw step of their own.
    """

    effects: tuple[Effect, ...]
    who: Relation = Relation.YOU
    optional: bool = False
    beyond_first: bool = False
    condition: Condition | None = None
    zones: tuple[Zone, ...] = HERE
    text: str = ""


class ChangesRolls(Record, kw_only=True):
    """706.6: whoever would roll dice rolls so many more of them, and ignores as many of the lowest results, or of the highest."""

    who: Relation = Relation.YOU
    more: int = 1
    lowest: bool = True
    condition: Condition | None = None
    zones: tuple[Zone, ...] = HERE
    text: str = ""


class AlwaysRegenerates(Record, kw_only=True):
    """701.19b: each time a permanent that matches would be destroyed, it is regenerated."""

    subject: Filter
    condition: Condition | None = None
    zones: tuple[Zone, ...] = HERE
    text: str = ""


class AsTurnedFaceUp(Record, kw_only=True):
    """708.11: as the permanent that has this is turned face up, so many counters of each kind are put on it, or it becomes one of
    several things, by its controller's choice."""

    counters: tuple[tuple[str, Quantity], ...] = ()
    shapes: tuple[Shape, ...] = ()
    condition: Condition | None = None
    zones: tuple[Zone, ...] = HERE
    text: str = ""


Changing = (
    AlwaysRegenerates
    | AsTurnedFaceUp
    | Prevents
    | ChangesDamage
    | LifeFloor
    | ChangesLife
    | ChangesCounters
    | ChangesTokens
    | ChangesMana
    | ReplacesDraw
    | ChangesRolls
)
"""What a static ability may do to an event other than a move."""
