"""506.4, 508-509: who attacks whom, and who blocks."""

from __future__ import annotations

from engine.state.objects import Recipient
from engine.words.record import Record
from engine.words.terms import NOBODY, ObjectId, PlayerId


class Attacker(Record, kw_only=True):
    """508.1, 509.1h: an attacking creature, what it attacks, who blocks it. Blocked stays blocked (509.1h)."""

    object: ObjectId
    defender: Recipient
    blockers: tuple[ObjectId, ...] = ()
    blocked: bool = False
    against: PlayerId = NOBODY
    """508.5: the defending player: who is attacked, controls the planeswalker, or protects the battle; also when that is gone."""
    band: int = 0
    """702.22c: those with the same number attack as a band; 0 is none."""
    declared: bool = True
    """508.4: unset for one that is attacking and never attacked."""
    planeswalker: bool = False
    """702.19c: whether it attacks, or attacked, a planeswalker."""


class Combat(Record, kw_only=True):
    """506: who attacks what, and who has dealt damage in the first of two damage steps (510.4)."""

    attackers: tuple[Attacker, ...] = ()
    damage_steps: int = 0
    first_strikers: tuple[ObjectId, ...] = ()
    double_strikers: tuple[ObjectId, ...] = ()
    """702.4c: those of them that had double strike then."""
    attacked: bool = False
    """508.8: whether any creature was declared as an attacker, whatever has become of it."""
    declared: tuple[PlayerId, ...] = ()
    """508.1, 509.1: who has declared attackers or blockers, even none: nobody does so twice."""
    freed: tuple[ObjectId, ...] = ()
    """509.1g: blocking creatures whose attacking creature is out of combat; they block nothing, and are blocking still."""
    left: tuple[tuple[ObjectId, PlayerId], ...] = ()
    """508.5: attacking creatures that were removed from combat, with the defending player of each."""
    attacks: tuple[tuple[PlayerId, PlayerId], ...] = ()
    """508.6: which player has attacked which other one."""
    powers: tuple[tuple[PlayerId, int], ...] = ()
    """508.1k: the power of each creature that was declared as an attacker, as it was then, with who declared it."""
    had_to: tuple[ObjectId, ...] = ()
    """506.6: the creatures that effects required to attack as attackers were declared."""
    defending: PlayerId = NOBODY
    """507.1: the opponent who was chosen as the one defending player; ``NOBODY`` where all of them are."""

    @property
    def fighting(self) -> tuple[ObjectId, ...]:
        """All attacking and blocking creatures."""
        pairs = (one for attacker in self.attackers for one in (attacker.object, *attacker.blockers))
        return (*pairs, *self.freed)

    def has(self, one: ObjectId) -> bool:
        """Whether a permanent fights in this combat or is attacked."""
        return one in self.fighting or any(one == attacker.defender for attacker in self.attackers)

    def had(self, one: ObjectId) -> bool:
        """508.5: whether a permanent was removed from this combat as an attacking creature."""
        return any(one == left for left, _ in self.left)
