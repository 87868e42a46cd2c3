"""506, 508, 509: who attacks and who blocks."""

from __future__ import annotations

from engine.state.objects import Recipient
from engine.words.record import Record
from engine.words.terms import ObjectId


class AttackerDeclared(Record, kw_only=True):
    """508.1: a creature was declared as an attacker. ``band``: the number of its band, 0 for none."""

    object: ObjectId
    defender: Recipient
    alone: bool = False
    band: int = 0


class BlockerDeclared(Record, kw_only=True):
    """509.1: a creature blocks an attacker: ``declared`` as a blocker, by an effect, or as it ``entered`` the battlefield.

    ``began``: it was blocking nothing before; ``newly``: the attacker was not blocked before.
    """

    object: ObjectId
    attacker: ObjectId
    began: bool = True
    newly: bool = True
    declared: bool = True
    entered: bool = False


class NotBlocked(Record, kw_only=True):
    """509.1h: no creature was declared as a blocker for an attacking creature: it is unblocked."""

    object: ObjectId


class MadeBlocked(Record, kw_only=True):
    """509.1h: an effect says that an attacking creature becomes blocked; no creature blocks it by that."""

    object: ObjectId


class MadeAttacking(Record, kw_only=True):
    """508.4: an effect says that a creature is attacking; it has not attacked."""

    object: ObjectId
    defender: Recipient


class Reselected(Record, kw_only=True):
    """508.7: an attacking creature now attacks another player, planeswalker or battle than before."""

    object: ObjectId
    defender: Recipient


class RemovedFromCombat(Record, kw_only=True):
    """506.4: ``fighting``: it stops attacking and blocking; ``attacked``: it stops being attacked (506.4d)."""

    object: ObjectId
    fighting: bool = True
    attacked: bool = True
