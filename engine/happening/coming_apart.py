"""712.21, 730.3, 903.9c: a permanent that several cards or tokens represent leaves the battlefield."""

from __future__ import annotations

from collections.abc import Sequence

from engine.board.asking import Transaction
from engine.board.naming import mention_of
from engine.board.spoken_of import is_spoken_of
from engine.cards.abilities.references import LastOf
from engine.happening.graveyards import READS_ORDER
from engine.happening.replacement.applicable import applicable
from engine.happening.replacement.kinds import kind_of
from engine.happening.writing.objects import look_at_as
from engine.state import events as e
from engine.state.merged import is_merged, represented_by
from engine.state.objects import GameObject
from engine.state.trace import Change
from engine.words.citations import Citation, cite
from engine.words.decisions import Form, Option, Purpose, Question
from engine.words.record import replace
from engine.words.terms import Kind, PlayerId, Zone


def come_apart(tx: Transaction, found: GameObject, move: Change) -> Change:
    """712.21, 712.21d, 730.3, 730.3d: what replaces the move moves all components; 712.21a-b, 730.3a-b: in an order that its owner
    arranges, or whoever exiles it determines, where something could read it (404.3)."""
    event = move.event
    if not isinstance(event, e.ZoneChange) or event.to is Zone.BATTLEFIELD:
        return move
    parts, merged = represented_by(found), is_merged(found)
    move = replace(move, rules=(*move.rules, *([cite("730.3")] if merged else [cite("712.21")])))
    if merged and any(card.face_down is not None for card in parts):
        move = replace(move, rules=(*move.rules, cite("708.9")))
    move = _commanders_aside(tx, parts, _cards_aside(tx, found, parts, move))
    move = _with_stickers(tx, found, parts, move)
    event = move.event
    assert isinstance(event, e.ZoneChange)
    aside = [number for number, _ in event.elsewhere]
    going = [number for number in range(len(parts)) if number not in aside]
    asked = _who_orders(tx, found, event, merged=merged)
    if asked is None or len(going) < 2:
        return move
    who, rule, purpose = asked
    question = Question(
        form=Form.ORDER,
        purpose=purpose,
        decider=who,
        chooser=who,
        rule=rule,
        options=_options(parts, going),
        about=tx.mention(found.id),
    )
    order = [int(key[1:]) for key in tx.ask(question).keys]
    if event.to is Zone.LIBRARY and event.position >= 0:
        order.reverse()
    return replace(move, event=replace(event, apart=(*order, *aside)), rules=(*move.rules, rule))


def _options(parts: Sequence[GameObject], numbers: Sequence[int]) -> tuple[Option, ...]:
    return tuple(
        Option(key=f"c{number}", mention=mention_of(parts[number], parts[number].printed.name, parts[number].owner))
        for number in numbers
    )


def _who_orders(
    tx: Transaction, found: GameObject, event: e.ZoneChange, *, merged: bool
) -> tuple[PlayerId, Citation, Purpose] | None:
    """712.21a-b, 730.3a-b: who arranges the components where they arrive, if anything could tell one order from another."""
    arranged = cite("730.3a") if merged else cite("712.21a")
    if event.to is Zone.EXILE and is_spoken_of(tx, LastOf.__name__):
        who = found.owner if event.mover is None else event.mover
        return who, cite("730.3b") if merged else cite("712.21b"), Purpose.ENTRY_ORDER
    if event.to is Zone.LIBRARY and not (event.shuffled_in or event.random):
        return found.owner, arranged, Purpose.LIBRARY_ORDER
    if event.to is Zone.GRAVEYARD and is_spoken_of(tx, READS_ORDER):
        return found.owner, arranged, Purpose.GRAVEYARD_ORDER
    return None


def _with_stickers(tx: Transaction, found: GameObject, parts: Sequence[GameObject], move: Change) -> Change:
    """123.5c: its owner chooses which of the new objects keeps the stickers that are on it."""
    event = move.event
    if not found.stickers or not isinstance(event, e.ZoneChange) or event.to.hidden:
        return move
    options = _options(parts, range(len(parts)))
    key = tx.ask_one(Purpose.CHOICE, found.owner, cite("123.5c"), options, about=tx.mention(found.id))
    return replace(move, event=replace(event, stickers_with=int(key[1:])), rules=(*move.rules, cite("123.5c")))


def _commanders_aside(tx: Transaction, parts: Sequence[GameObject], move: Change) -> Change:
    """903.9b-c: of a permanent that goes to its owner's hand or library the card that is a commander may go to the command zone."""
    event = move.event
    if "commander" not in tx.game.variant or not (
        isinstance(event, e.ZoneChange) and event.to in (Zone.HAND, Zone.LIBRARY)
    ):
        return move
    for number, card in enumerate(parts):
        named = mention_of(card, card.printed.name, card.owner)
        if card.commander and tx.ask_yes(Purpose.COMMANDER_ZONE, card.owner, cite("903.9b"), named):
            event = replace(event, elsewhere=(*event.elsewhere, (number, Zone.COMMAND)))
            move = replace(move, event=event, rules=(*move.rules, cite("903.9b"), cite("903.9c")))
    return move


def _cards_aside(tx: Transaction, found: GameObject, parts: Sequence[GameObject], move: Change) -> Change:
    """730.3e: of a merged permanent that is a token the cards are moved as an effect about cards says, and nothing else is."""
    event = move.event
    if found.kind is not Kind.TOKEN or not isinstance(event, e.ZoneChange):
        return move
    aside = tx.aside()
    look_at_as(aside.game, replace(found, kind=Kind.CARD))
    met = {one.key for one in applicable(tx, event)}
    others = [one.ability for one in applicable(aside, event) if one.key not in met]
    instead = next((one for one in others if one.instead_to is not None), None)
    cards = [number for number, card in enumerate(parts) if card.kind is Kind.CARD]
    if instead is None or instead.instead_to is None or not cards:
        return move
    elsewhere = tuple((number, instead.instead_to) for number in cards)
    return replace(
        move, event=replace(event, elsewhere=elsewhere), rules=(*move.rules, kind_of(instead), cite("730.3e"))
    )
