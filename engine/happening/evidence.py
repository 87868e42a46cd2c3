"""701.59, 701.61: what cards of a graveyard are worth as evidence, and what a player could forage with."""

from __future__ import annotations

from collections.abc import Sequence

from engine.board.asking import Transaction
from engine.board.criteria import mana_value_of
from engine.happening.drawing import sacrificed
from engine.state import events as e
from engine.state.objects import PlayerTarget, only_objects
from engine.words.citations import cite
from engine.words.decisions import IllegalAnswer, Purpose
from engine.words.terms import Action, ObjectId, PlayerId, Reason, Zone

FORAGED = 3
"""701.61a: how many cards are exiled from a graveyard to forage."""


def worth(tx: Transaction, cards: Sequence[ObjectId]) -> int:
    """202.3: the mana values of cards, together."""
    return sum(_values(tx, cards))


def _values(tx: Transaction, cards: Sequence[ObjectId]) -> list[int]:
    return [mana_value_of(tx.board.objects[one], tx.board.characteristics(one), tx.board) for one in cards]


def _fewest(tx: Transaction, cards: Sequence[ObjectId], needed: int) -> int:
    """How many cards it takes at least."""
    count = 0
    for value in sorted(_values(tx, cards), reverse=True):
        if needed <= 0:
            break
        needed -= value
        count += 1
    return count


def evidence_of(
    tx: Transaction, player: PlayerId, needed: int, about: ObjectId, used: Sequence[ObjectId] = ()
) -> tuple[ObjectId, ...] | None:
    """701.59a: any number of cards, as long as their mana values together reach the number; ``None`` where they cannot."""
    cards = [one for one in tx.game.zone(Zone.GRAVEYARD, player) if one not in used]
    if worth(tx, cards) < needed:
        return None
    chosen = tx.ask_objects(
        Purpose.COST, player, cite("701.59a"), cards, minimum=_fewest(tx, cards, needed), maximum=len(cards),
        about=tx.mention(about),
    )  # fmt: skip
    found = only_objects(chosen)
    if worth(tx, found) < needed:
        raise IllegalAnswer(*tx.asked[-1], "too few")
    return found


def collected(found: Sequence[ObjectId], player: PlayerId, needed: int) -> list[e.Event]:
    """701.59a: the cards are exiled, and the player has collected evidence."""
    exiled: list[e.Event] = [e.ZoneChange(object=one, to=Zone.EXILE, reason=Reason.EFFECT) for one in found]
    return [*exiled, e.Performed(action=Action.COLLECT_EVIDENCE, player=player, amount=needed)]


def could_forage(tx: Transaction, player: PlayerId, used: Sequence[ObjectId] = ()) -> bool:
    """701.61a."""
    cards = [one for one in tx.game.zone(Zone.GRAVEYARD, player) if one not in used]
    return bool([one for one in _foods(tx, player) if one not in used]) or len(cards) >= FORAGED


def _foods(tx: Transaction, player: PlayerId) -> list[ObjectId]:
    return [
        one.id
        for one in tx.game.permanents()
        if tx.board.controller(one.id) == player and "Food" in tx.board.characteristics(one.id).subtypes
    ]


def foraged(tx: Transaction, player: PlayerId, about: ObjectId, used: Sequence[ObjectId] = ()) -> list[e.Event] | None:
    """701.61a: who names a Food sacrifices it; who names none exiles three cards from their graveyard; ``None`` for neither."""
    foods = [one for one in _foods(tx, player) if one not in used]
    cards = [one for one in tx.game.zone(Zone.GRAVEYARD, player) if one not in used]
    exiles = len(cards) >= FORAGED
    if not (foods or exiles):
        return None
    rule, who = cite("701.61a"), tx.mention(about)
    food = tx.ask_objects(Purpose.SACRIFICE, player, rule, foods, minimum=0 if exiles else 1, maximum=1, about=who)
    events: list[e.Event] = [sacrificed(one) for one in food if not isinstance(one, PlayerTarget)]
    if not events:
        chosen = tx.ask_objects(Purpose.COST, player, rule, cards, minimum=FORAGED, maximum=FORAGED, about=who)
        events += [
            e.ZoneChange(object=one, to=Zone.EXILE, reason=Reason.EFFECT)
            for one in chosen
            if not isinstance(one, PlayerTarget)
        ]
    return [*events, e.Performed(action=Action.FORAGE, player=player)]
