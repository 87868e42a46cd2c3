"""303.4f-g: what an Aura that enters without being cast enchants."""

from __future__ import annotations

from engine.board.asking import Transaction
from engine.board.attachment import attachment_fault
from engine.state.objects import PlayerTarget, Recipient
from engine.words.citations import cite
from engine.words.decisions import Purpose
from engine.words.terms import ObjectId, PlayerId


def aura_host(tx: Transaction, one: ObjectId, controller: PlayerId) -> tuple[Recipient | None, bool]:
    """303.4f-g: an Aura put onto the battlefield enchants what its controller-to-be chooses; without anything, it stays.

    Returns what it will be attached to, and whether it stays where it is.
    """
    printed = tx.board.objects[one].printed
    if "Aura" not in printed.subtypes:
        return None, False
    possible: list[Recipient] = [
        other.id for other in tx.game.permanents() if attachment_fault(tx.board, one, other.id) is None
    ]
    possible += [
        PlayerTarget(player)
        for player in tx.game.seats()
        if attachment_fault(tx.board, one, PlayerTarget(player)) is None
    ]
    if not possible:
        return None, True
    chosen = tx.ask_objects(
        Purpose.CHOICE, controller, cite("303.4f"), possible, minimum=1, maximum=1, about=tx.mention(one)
    )
    return chosen[0], False
