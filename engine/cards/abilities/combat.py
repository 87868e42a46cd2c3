"""506-510, 701.43d: what abilities and effects say about attacking, blocking and combat damage, as data.

Every rule has ``objects``: the creatures that it is about, as its source sees them. Set up by an effect instead
(:class:`CombatEffect`), it is about the objects of the effect. ``whom``: players in that relation to its controller.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cards.abilities.classification import instruction
from engine.cards.abilities.conditions import Condition
from engine.cards.abilities.continuous import Duration
from engine.cards.abilities.filters import CREATURE, Filter
from engine.cards.abilities.references import ObjectReference, PlayerReference, Reference, You
from engine.words.record import Record
from engine.words.terms import Relation, Zone

if TYPE_CHECKING:
    from engine.cards.abilities.ability import Cost, Triggered
    from engine.cards.abilities.quantities import Quantity

HERE = (Zone.BATTLEFIELD,)


class CantAttack(Record, kw_only=True):
    """508.1c: they can't attack; with ``whom`` only those players, with ``planeswalkers`` also planeswalkers that these control.

    ``unless_defender_controls``: they can attack a player who controls such a permanent, and what that player controls.
    """

    objects: Filter = CREATURE
    whom: Relation | None = None
    planeswalkers: bool = False
    unless_defender_controls: Filter | None = None
    condition: Condition | None = None
    zones: tuple[Zone, ...] = HERE
    text: str = ""


class CantBlock(Record, kw_only=True):
    """509.1b: they can't block; with ``attacker`` only such attacking creatures, with ``blocked`` only those referred to."""

    objects: Filter = CREATURE
    attacker: Filter | None = None
    blocked: ObjectReference | None = None
    condition: Condition | None = None
    zones: tuple[Zone, ...] = HERE
    text: str = ""


class CantBeBlocked(Record, kw_only=True):
    """509.1b: an evasion ability: ``by`` such creatures, ``except_by`` such ones, by fewer than ``least`` or more than ``most``.

    Without any of these, they can't be blocked at all. ``by_greater_power``: by creatures with more power than they have.
    ``while_defender_controls``: as long as the player whom the creature
    attacks, or whose permanent it attacks, controls such a permanent.
    """

    objects: Filter = Filter(this=True)
    by: Filter | None = None
    by_greater_power: bool = False
    except_by: Filter | None = None
    least: int = 1
    most: int | None = None
    while_defender_controls: Filter | None = None
    condition: Condition | None = None
    zones: tuple[Zone, ...] = HERE
    text: str = ""


class NotAlone(Record, kw_only=True):
    """508.1c, 509.1b: they can't attack, or block, unless so many other creatures do, of ``such`` where it is set."""

    attacking: bool
    objects: Filter = Filter(this=True)
    others: int = 1
    such: Filter | None = None
    condition: Condition | None = None
    zones: tuple[Zone, ...] = HERE
    text: str = ""


class AtMost(Record, kw_only=True):
    """508.1c, 509.1b: no more than so many of them can attack, or block; with ``whom``, attack each of those players."""

    attacking: bool
    number: int
    objects: Filter = CREATURE
    whom: Relation | None = None
    condition: Condition | None = None
    zones: tuple[Zone, ...] = HERE
    text: str = ""


class MustAttack(Record, kw_only=True):
    """508.1d: each of them attacks if able, one of those players where ``whom`` is set; ``one``: at least one of them does.

    ``attacked``: they attack this player, planeswalker or battle if able.
    """

    objects: Filter = CREATURE
    whom: Relation | None = None
    attacked: Reference | None = None
    one: bool = False
    goads: bool = False
    """701.15b: what this is attached to is goaded by its controller: it attacks if able, and another player if able."""
    condition: Condition | None = None
    zones: tuple[Zone, ...] = HERE
    text: str = ""


class MustBlock(Record, kw_only=True):
    """509.1c: each of them blocks if able; with ``attacker``, each such attacking creature, with ``blocked`` those referred to."""

    objects: Filter = CREATURE
    attacker: Filter | None = None
    blocked: ObjectReference | None = None
    condition: Condition | None = None
    zones: tuple[Zone, ...] = HERE
    text: str = ""


class MustBeBlocked(Record, kw_only=True):
    """509.1c: each of them is blocked if able, by at least so many creatures."""

    objects: Filter = Filter(this=True)
    least: int = 1
    condition: Condition | None = None
    zones: tuple[Zone, ...] = HERE
    text: str = ""


class CombatCost(Record, kw_only=True):
    """508.1h, 509.1d: they can't attack, or block, unless their controller pays a cost for each of them.

    With ``whom`` only to attack those players, with ``planeswalkers`` also planeswalkers that these control. ``x``: what {X} in
    its mana is as it is asked for (107.3i).
    """

    attacking: bool
    cost: Cost
    objects: Filter = CREATURE
    whom: Relation | None = None
    planeswalkers: bool = False
    x: Quantity | None = None
    condition: Condition | None = None
    zones: tuple[Zone, ...] = HERE
    text: str = ""


class AsAttacks(Record, kw_only=True):
    """508.1g, 701.43d: an optional cost to attack with the creature that has this; ``then`` triggers 'when you do' (607.2h).

    The cost is ``cost``, or exerting the creature, or both.
    """

    cost: Cost | None = None
    exert: bool = False
    enlists: bool = False
    """702.154a: a creature that does not attack, and could be tapped for {T}, is tapped."""
    then: Triggered | None = None
    condition: Condition | None = None
    zones: tuple[Zone, ...] = HERE
    text: str = ""


class MoreBlocks(Record, kw_only=True):
    """509.1a: each of them can block so many creatures more than one; any number with ``None``."""

    objects: Filter = Filter(this=True)
    count: int | None = 1
    condition: Condition | None = None
    zones: tuple[Zone, ...] = HERE
    text: str = ""


class AsThough(Record, kw_only=True):
    """609.4: they can attack as though they didn't have defender, or block as though they were untapped."""

    attack_with_defender: bool = False
    block_tapped: bool = False
    objects: Filter = Filter(this=True)
    condition: Condition | None = None
    zones: tuple[Zone, ...] = HERE
    text: str = ""


class AssignsDamage(Record, kw_only=True):
    """510.1a-c: they assign combat damage equal to their toughness; ``none``: they assign none.

    ``as_unblocked``: blocked, they may assign it as though they weren't. ``by_you``: whoever controls this says how it is assigned.
    """

    by_toughness: bool = False
    none: bool = False
    as_unblocked: bool = False
    by_you: bool = False
    objects: Filter = Filter(this=True)
    condition: Condition | None = None
    zones: tuple[Zone, ...] = HERE
    text: str = ""


CombatRule = (
    CantAttack
    | CantBlock
    | CantBeBlocked
    | NotAlone
    | AtMost
    | MustAttack
    | MustBlock
    | MustBeBlocked
    | CombatCost
    | AsAttacks
    | MoreBlocks
    | AsThough
    | AssignsDamage
)


class Joins(Record, kw_only=True):
    """508.4, 509.4: something enters attacking, or blocking; ``whom``: what it attacks or blocks, where the effect says.

    Otherwise its controller chooses. ``planeswalkers``: that player, or a planeswalker that player controls. ``each``: for each of
    them one is created, if the player wants.
    """

    blocking: bool = False
    whom: Reference | None = None
    planeswalkers: bool = False
    each: bool = False


@instruction(moves=(), keeps=(), adds=None, inside=(), about="what", tokens=(), unseen=False, copies=False)
class CombatEffect(Record, kw_only=True):
    """611.1: for a time, objects must or can't do something in combat; they do not get an ability by it (113.12)."""

    what: ObjectReference
    rule: CombatRule
    until: Duration = Duration.END_OF_TURN
    as_long_as: Condition | None = None
    """611.2b: 'for as long as' something is so is its whole duration."""


@instruction(moves=(), keeps=(), adds=None, inside=(), about="what", tokens=(), unseen=False, copies=False)
class JoinCombat(Record, kw_only=True):
    """508.4, 509.3: creatures that are there already become attacking, or block an attacking creature."""

    what: ObjectReference
    how: Joins = Joins()


@instruction(moves=(), keeps=(), adds=None, inside=(), about="what", tokens=(), unseen=False, copies=False)
class BecomeBlocked(Record, kw_only=True):
    """509.1h: attacking creatures become blocked, by no creature."""

    what: ObjectReference


@instruction(moves=(), keeps=(), adds=None, inside=(), about="what", tokens=(), unseen=False, copies=False)
class Reselect(Record, kw_only=True):
    """508.7: a player reselects which player, planeswalker or battle each of the creatures is attacking."""

    what: ObjectReference
    who: PlayerReference = You()


CombatInstruction = CombatEffect | JoinCombat | BecomeBlocked | Reselect
