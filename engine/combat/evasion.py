"""509.1b, 702: evasion: what keeps a creature from blocking another one, or so many creatures from doing so."""

from __future__ import annotations

from collections.abc import Iterator

from engine.board.attachment import protected_from
from engine.board.board import Board
from engine.board.matching import failure
from engine.cards.abilities.combat import CantBeBlocked
from engine.combat.rules import InForce, about, controls, fits, in_force
from engine.state.fighting import Attacker
from engine.words.citations import Citation, cite
from engine.words.record import replace
from engine.words.terms import CardType, Color, ObjectId, Relation

Why = tuple[str, Citation, ObjectId]
"""A code, a rule, and whose ability it is."""

LANDWALK = {
    "plainswalk": "Plains",
    "islandwalk": "Island",
    "swampwalk": "Swamp",
    "mountainwalk": "Mountain",
    "forestwalk": "Forest",
}


class Evasion:
    """702.9-702.118, 509.1b: what evasion abilities and effects say on one board; they add up."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.rules = in_force(board, CantBeBlocked)
        self._walks: dict[ObjectId, str | None] = {}

    def against(self, attacker: Attacker, blocker: ObjectId) -> Why | None:
        """Why a creature cannot block an attacking one; ``None`` where it can, by itself or with others."""
        why = by_keyword(self.board, attacker.object, blocker) or self._walking(attacker)
        if why is not None:
            return (*why, attacker.object)
        for found in self.rules:
            if self._applies(found, attacker) and self._forbids(found, attacker, blocker):
                rule = found.rule
                plain = rule.by is None and rule.except_by is None and not rule.by_greater_power
                return "cannot be blocked" if plain else "cannot be blocked by that", cite("509.1b"), found.source
        return None

    def numbers(self, attacker: Attacker) -> Iterator[tuple[ObjectId, int, int | None]]:
        """By how many creatures at least and at most an attacking creature can be blocked, each with whose ability it is."""
        for found in self.rules:
            rule = found.rule
            if (rule.least > 1 or rule.most is not None) and self._applies(found, attacker):
                yield found.source, rule.least, rule.most

    def _applies(self, found: InForce[CantBeBlocked], attacker: Attacker) -> bool:
        if not about(self.board, found, attacker.object):
            return False
        wanted = found.rule.while_defender_controls
        return wanted is None or controls(self.board, found, attacker.against, wanted)

    def _forbids(self, found: InForce[CantBeBlocked], attacker: Attacker, blocker: ObjectId) -> bool:
        rule = found.rule
        if rule.by_greater_power:
            mine, theirs = (self.board.characteristics(one).power or 0 for one in (attacker.object, blocker))
            return theirs > mine
        if rule.by is None and rule.except_by is None:
            return rule.least == 1 and rule.most is None
        if rule.by is not None and fits(self.board, found, rule.by, blocker):
            return True
        return rule.except_by is not None and not fits(self.board, found, rule.except_by, blocker)

    def _walking(self, attacker: Attacker) -> tuple[str, Citation] | None:
        """702.14c: landwalk is the same for all blockers of one defending player."""
        one = attacker.object
        if one not in self._walks:
            self._walks[one] = self._walk(attacker)
        walk = self._walks[one]
        return None if walk is None else (walk, cite("702.14c"))

    def kept_by_lands_of_others(self, attacker: Attacker) -> tuple[Citation, ...]:
        """702.14c, 802.2a: why a creature with landwalk can be blocked: only others than its defending player have such a land."""
        game, you = self.board.game, self.board.controller(attacker.object)
        others = (one for one in game.seats() if game.related(one, you, Relation.OPPONENT) and one != attacker.against)
        walks = any(self._walk(replace(attacker, against=one)) is not None for one in others)
        return (cite("702.14c"), cite("802.2a")) if walks else ()

    def _walk(self, attacker: Attacker) -> str | None:
        """702.14a-d: the landwalk that a land of the defending player allows; of other kinds than the basic ones by description."""
        board, one = self.board, attacker.object
        walking = [found for found in board.characteristics(one).keywords() if found.keyword.endswith("walk")]
        if not walking:
            return None
        you = board.controller(one)
        lands = [
            land.id for land in board.permanents_with(CardType.LAND) if board.controller(land.id) == attacker.against
        ]
        for keyword in walking:
            kind, wanted = LANDWALK.get(keyword.keyword), keyword.filter
            for land in lands:
                typed = kind is None or kind in board.characteristics(land).subtypes
                such = wanted is None or failure(wanted, board, land, source=one, you=you) is None
                if typed and such and not (kind is None and wanted is None):
                    return keyword.keyword
        return None


def by_keyword(board: Board, attacker: ObjectId, blocker: ObjectId) -> tuple[str, Citation] | None:
    """702: the keyword ability that keeps one creature from blocking another, with its rule; ``None`` where none does."""
    attacking, blocking = board.characteristics(attacker), board.characteristics(blocker)
    if not attacking.abilities:
        return ("shadow", cite("702.28b")) if blocking.has("shadow") else None
    if attacking.has("flying") and not (blocking.has("flying") or blocking.has("reach")):
        return "flying", cite("702.9b")
    if attacking.has("shadow") is not blocking.has("shadow"):
        return "shadow", cite("702.28b")
    if attacking.has("horsemanship") and not blocking.has("horsemanship"):
        return "horsemanship", cite("702.31b")
    artifact = blocking.is_type(CardType.ARTIFACT)
    if attacking.has("fear") and not (artifact or Color.BLACK in blocking.colors):
        return "fear", cite("702.36b")
    if attacking.has("intimidate") and not (artifact or any(color in blocking.colors for color in attacking.colors)):
        return "intimidate", cite("702.13b")
    if attacking.has("skulk") and (blocking.power or 0) > (attacking.power or 0):
        return "skulk", cite("702.118b")
    if protected_from(board, attacker, blocker):
        return "protected attacker", cite("702.16f")
    return None
