"""303.4f-i, 301.5e: what enters as an Aura enchants something, or does not enter; Equipment that cannot is attached to nothing."""

from __future__ import annotations

from engine.board.asking import Transaction
from engine.board.attachment import attachment_fault
from engine.board.board import Board
from engine.board.naming import mention_of
from engine.happening.lookahead import as_object, as_there
from engine.happening.replacement.facts import enters_battlefield, proposed_looks
from engine.state.events import TokenCreated, ZoneChange
from engine.state.facts.nothing import Nothing, WhyNothing
from engine.state.objects import PlayerTarget, Recipient
from engine.state.trace import Change, StepKind
from engine.words.citations import Citation, cite
from engine.words.decisions import Purpose
from engine.words.record import replace
from engine.words.terms import ObjectId, Zone

_ATTACHABLE = ("Equipment", "Fortification")


def landed(tx: Transaction, change: Change, event: ZoneChange | TokenCreated) -> Change | None:
    """301.5e, 303.4f-i: an entering as replacement effects leave it, with what the Aura will enchant; ``None``: it stays.

    What it will be is read as it would exist on the battlefield (614.12), so a copy of an Aura chooses as an Aura does.
    """
    if not enters_battlefield(event):
        return change
    if event.attached_to is None and "Aura" not in proposed_looks(tx, event).subtypes:
        return change
    one = as_object(tx, event).id
    board = as_there(tx, event)
    looks = board.characteristics(one)
    if "Aura" not in looks.subtypes:
        if event.attached_to is None:
            return change
        gear = any(kind in looks.subtypes for kind in _ATTACHABLE)
        if gear and attachment_fault(board, one, event.attached_to) is None:
            return change
        why = cite("301.5e") if gear else cite("303.4h")
        return replace(change, event=replace(event, attached_to=None), rules=(*change.rules, why))
    if event.attached_to is not None:
        if attachment_fault(board, one, event.attached_to) is None:
            return change
        _stays(tx, event, cite("303.4i"))
        return None
    possible = _hosts(tx, board, one)
    if not possible:
        _stays(tx, event, cite("303.4g"))
        return None
    about = tx.mention(one) if isinstance(event, ZoneChange) else None
    controller = board.controller(one)
    chosen = tx.ask_objects(Purpose.CHOICE, controller, cite("303.4f"), possible, minimum=1, maximum=1, about=about)
    return replace(change, event=replace(event, attached_to=chosen[0]), rules=(*change.rules, cite("303.4f")))


def _hosts(tx: Transaction, board: Board, one: ObjectId) -> list[Recipient]:
    """What the Aura could enchant, of what is there before it: not what enters with it."""
    there = [*(found.id for found in tx.game.permanents())]
    for player in tx.game.seats():
        there += tx.game.places.get((Zone.GRAVEYARD, player), ())
    possible: list[Recipient] = [other for other in there if attachment_fault(board, one, other) is None]
    people = [PlayerTarget(player) for player in tx.game.seats()]
    return [*possible, *(person for person in people if attachment_fault(board, one, person) is None)]


def _stays(tx: Transaction, event: ZoneChange | TokenCreated, rule: Citation) -> None:
    """303.4g, 303.4i: it remains where it is; a token is not created."""
    if isinstance(event, ZoneChange):
        held = tx.mention(event.object)
    else:
        held = mention_of(as_object(tx, event), event.label, event.owner)
    why = WhyNothing.NOTHING_FOR_TOKEN if isinstance(event, TokenCreated) else WhyNothing.NOTHING_TO_ENCHANT
    tx.note(StepKind.NOTHING, [rule], facts=(Nothing(why, (held,)),))
