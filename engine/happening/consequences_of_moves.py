"""400.7, 603.6, 701.8: what a move, a destruction or a new token comes to, and what comes with it."""

from __future__ import annotations

from engine.board.asking import Transaction
from engine.board.stickered import kept_by
from engine.cards.split import has_shared_type_line
from engine.cards.tokens import named_by_subtypes
from engine.happening.changing.numbers import changed_tokens, entering_counters
from engine.happening.coming_apart import come_apart
from engine.happening.face_down import can_be_put_transformed
from engine.happening.kept_from import changed_into, kept_out
from engine.happening.landing import landed
from engine.happening.replacement.moves import replaced_creation, replaced_move
from engine.happening.replacement.saving import not_regenerated, replaced_destruction
from engine.happening.together import worked_out_together
from engine.state import events as e
from engine.state.faces import is_hidden
from engine.state.facts.nothing import Nothing, WhyNothing
from engine.state.objects import GameObject
from engine.state.trace import Change, StepKind
from engine.words.citations import cite
from engine.words.decisions import Purpose
from engine.words.record import replace
from engine.words.terms import Kind, Reason, Zone


def come_of_destruction(tx: Transaction, change: Change, event: e.Destruction) -> list[Change]:
    """701.8: a move to the graveyard, unless it is indestructible (702.12b), shielded (122.1c) or regenerated (701.19)."""
    found = tx.board.objects.get(event.object)
    if found is None or not found.on_battlefield:
        return []
    if tx.board.characteristics(event.object).has("indestructible"):
        facts = (Nothing(WhyNothing.INDESTRUCTIBLE),)
        tx.note(StepKind.NOTHING, [cite("702.12b")], facts=facts, cause=event.object)
        return []
    instead = replaced_destruction(tx, change, event)
    if instead is not None:
        never = e.ZoneChange(object=event.object, to=Zone.GRAVEYARD, reason=Reason.DESTROYED, origin=Zone.BATTLEFIELD)
        tx.event.replaced.append(never)
        return [
            after
            for one in instead
            for after in (come_of_destruction(tx, one, one.event) if isinstance(one.event, e.Destruction) else [one])
        ]
    to = Zone.GRAVEYARD if event.instead_to is None else event.instead_to
    move = e.ZoneChange(object=event.object, to=to, reason=Reason.DESTROYED)
    own = () if event.instead_to is None else (cite("614.15"), cite("616.1a"))
    rules = (*change.rules, cite("701.8a"), *own, *not_regenerated(tx, event))
    return come_of_move(tx, replace(change, event=move, rules=rules), move)


def come_of_move(tx: Transaction, change: Change, event: e.ZoneChange) -> list[Change]:
    """400: a move of an object that is there, as replacement effects leave it (614.1, 614.6).

    800.4b: nothing comes under the control of a player who has left; it stays where it is.
    """
    found = tx.board.objects.get(event.object)
    if found is None:
        return []
    if found.kind is Kind.TOKEN and found.zone is not Zone.BATTLEFIELD:
        tx.owed += [cite("111.8")] if cite("111.8") not in tx.owed else []  # it has left, and goes nowhere else
        return []
    if event.controller is not None and not tx.game.player(event.controller).in_game:
        return []
    if event.transformed and not can_be_put_transformed(found, event.to):
        return []
    if event.melded_with is not None and event.melded_with not in tx.board.objects:
        return []
    if (
        is_hidden(found)
        and found.zone is not Zone.EXILE
        and not (found.zone is Zone.STACK and event.to is Zone.BATTLEFIELD)
    ):
        change = replace(change, rules=(*change.rules, cite("708.9")))
    if found.stickers:
        change = replace(change, rules=(*change.rules, *kept_by(found, event.to)))
    if event.to is Zone.BATTLEFIELD and has_shared_type_line(*(found.whole or found.printed).halves):
        change = replace(change, rules=(*change.rules, cite("709.5d")))
    spell = found.chosen if found.zone is Zone.STACK else None
    if spell is not None and spell.exile_after and event.to not in (Zone.BATTLEFIELD, Zone.EXILE):
        event = replace(event, to=Zone.EXILE)
        after = cite("702.127a") if tx.board.characteristics(found.id).has("aftermath") else cite("702.34a")
        change = replace(change, event=event, rules=(*change.rules, after))
    moves = [after for moved in replaced_move(tx, change, event) for after in _let_in(tx, found, moved)]
    if found.cards:
        return [come_apart(tx, found, move) for move in moves]
    if found.commander and "commander" in tx.game.variant:
        return [after for move in moves for after in _commanders_move(tx, found, move)]
    return moves


def _let_in(tx: Transaction, found: GameObject, moved: Change) -> list[Change]:
    """A move as it can happen: 101.2: nothing enters that can't; 303.4g, 303.4i: nor an Aura that can't enchant anything, which
    goes to the graveyard from the stack."""
    event = moved.event
    assert isinstance(event, e.ZoneChange)
    if kept_out(tx, event):
        return []
    if _front_up(found, event):
        moved = changed_into(moved, event, cite("712.14"))
    landing = landed(tx, moved, event)
    if landing is not None:
        return [entering_counters(tx, landing)]
    if found.zone is not Zone.STACK:
        return []
    unmade = e.ZoneChange(object=found.id, to=Zone.GRAVEYARD, reason=event.reason)
    return come_of_move(tx, changed_into(moved, unmade, cite("303.4g")), unmade)


def _front_up(found: GameObject, event: e.ZoneChange) -> bool:
    """712.14: whether a double-faced card enters from a zone other than the stack, and nobody said with which face up."""
    enters = event.to is Zone.BATTLEFIELD and found.zone is not Zone.STACK and event.melded_with is None
    return enters and found.other_face is not None and not event.transformed and event.face_down is None


def _commanders_move(tx: Transaction, found: GameObject, move: Change) -> list[Change]:
    """903.9b: a commander that would go to its owner's hand or library may go to the command zone instead, if they want."""
    event = move.event
    if not (isinstance(event, e.ZoneChange) and event.to in (Zone.HAND, Zone.LIBRARY)):
        return [move]
    if not tx.ask_yes(Purpose.COMMANDER_ZONE, found.owner, cite("903.9b"), tx.mention(found.id)):
        return [move]
    instead = replace(event, to=Zone.COMMAND, position=0)
    return replaced_move(tx, replace(move, event=instead, rules=(*move.rules, cite("903.9b"))), instead)


def _in_words(tx: Transaction, event: e.TokenCreated) -> e.TokenCreated:
    """111.4: the token as it is called in the language of the cards of this game, where its subtypes are its name."""
    called = named_by_subtypes(event.characteristics, tx.game.token_words)
    if called is event.characteristics:
        return event
    label = called.name if event.label == event.characteristics.name else event.label
    other = None if event.other_face is None else named_by_subtypes(event.other_face, tx.game.token_words)
    return replace(event, characteristics=called, label=label, other_face=other)


def come_of_token(tx: Transaction, change: Change, event: e.TokenCreated, count: int = 1) -> list[Change]:
    """614.16, 614.1c-d: as many tokens as effects make of them, each entering as effects have it enter; 111.5: none that can't."""
    event = _in_words(tx, event)
    change, factor = changed_tokens(tx, replace(change, event=event), event)

    def entering(one: Change) -> list[Change]:
        assert isinstance(one.event, e.TokenCreated)
        made = replaced_creation(tx, one, one.event)
        assert isinstance(made.event, e.TokenCreated)
        if kept_out(tx, made.event):
            tx.owed += [rule for rule in (cite("111.5"), cite("101.2")) if rule not in tx.owed]
            return []
        landing = landed(tx, made, made.event)
        return [] if landing is None else [entering_counters(tx, landing)]

    return worked_out_together(tx, change, count * factor, entering)
