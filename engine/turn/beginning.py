"""501-504: untap, upkeep, draw."""

from __future__ import annotations

from collections.abc import Sequence

from engine.board.asking import Transaction
from engine.board.criteria import related
from engine.board.matching import failure
from engine.board.prohibitions import forbids_object
from engine.cards.abilities.ability import Prohibition
from engine.cards.abilities.turns import AlsoUntaps, MayStayTapped, UntapLimit
from engine.happening.drawing import draw_card
from engine.state import events as e
from engine.state.crowds import permanents_such
from engine.state.facts.nothing import Kept
from engine.state.trace import Change, StepKind
from engine.turn import day_and_night, phasing
from engine.turn.durations import through_untap_step
from engine.words.citations import cite
from engine.words.decisions import Purpose
from engine.words.terms import ObjectId, PlayerId


def untap_step(tx: Transaction) -> None:
    """502.1-502.3: permanents phase in and out; then day or night is looked at; then the active player untaps."""
    phasing.phase(tx)
    day_and_night.check(tx)
    members = tx.game.together(tx.game.turn.active)
    untapping = [one for player in members for one in _untapping(tx, player)]
    untapping += [one for one in _of_others(tx, members) if one not in untapping]
    changes = [Change(event=e.Untapped(object=one), rules=(cite("502.3"),)) for one in untapping]
    if changes:
        rules = [cite("502.3"), cite("703.4c")]
        tx.happen(changes, kind=StepKind.TURN_BASED_ACTION, rules=rules, player=tx.game.turn.active)
    elif tx.kept:
        tx.note(StepKind.NOTHING, [cite("502.3"), cite("101.2")], player=tx.game.turn.active)
    through_untap_step(tx)


def _untapping(tx: Transaction, player: PlayerId) -> list[ObjectId]:
    """502.3: which permanents a player untaps: all, but for what an effect keeps tapped, what they choose not to untap, and
    what is more than an effect allows."""
    free = []
    for one in permanents_such(tx.game, lambda one: one.tapped):
        if tx.board.controller(one.id) != player:
            continue
        if (by := forbids_object(tx.board, Prohibition.UNTAP, one.id)) is None:
            free.append(one.id)
        else:
            tx.kept.append(Kept(Prohibition.UNTAP, tx.mention(one.id), tx.mention(by)))
    free = _but_for_chosen(tx, player, free)
    for source, limit in tx.board.in_force.turn_rules(UntapLimit):
        you = tx.board.controller(source)
        if not related(tx.board, player, you, limit.who, source=source):
            continue
        limited = [one for one in free if failure(limit.subject, tx.board, one, source=source, you=you) is None]
        if len(limited) > limit.most:
            about = tx.mention(source)
            chosen = tx.ask_objects(
                Purpose.UNTAP, player, cite("502.3"), limited, minimum=limit.most, maximum=limit.most, about=about
            )
            free = [one for one in free if one not in limited or one in chosen]
    return free


def _of_others(tx: Transaction, members: Sequence[PlayerId]) -> list[ObjectId]:
    """502.3: what an effect untaps in the untap step of somebody else. What its controller cannot untap in a step of their own, or
    may choose to leave tapped, is said of that step alone."""
    found: dict[ObjectId, None] = {}
    for source, rule in tx.board.in_force.turn_rules(AlsoUntaps):
        you = tx.board.controller(source)
        if all(member == you for member in members):
            continue
        for one in permanents_such(tx.game, lambda one: one.tapped):
            if failure(rule.subject, tx.board, one.id, source=source, you=you) is None:
                found[one.id] = None
    return list(found)


def _but_for_chosen(tx: Transaction, player: PlayerId, free: list[ObjectId]) -> list[ObjectId]:
    """502.3: of those that a player may choose not to untap, the ones that they do untap, and all others."""
    optional: dict[ObjectId, None] = {}
    for source, rule in tx.board.in_force.turn_rules(MayStayTapped):
        you = tx.board.controller(source)
        for one in free:
            if failure(rule.subject, tx.board, one, source=source, you=you) is None:
                optional[one] = None
    if not optional:
        return free
    chosen = tx.ask_objects(Purpose.UNTAP, player, cite("502.3"), optional, minimum=0, maximum=len(optional))
    return [one for one in free if one not in optional or one in chosen]


def draw_step(tx: Transaction) -> None:
    """504.1: the active player draws; 805.4b: each member of the active team."""
    game = tx.game
    members = game.together(game.turn.active)
    first = game.turn.number == 1 and game.turn.active == game.starting_player
    rules = [cite("504.1"), cite("703.4d"), *([cite("805.4b")] if len(members) > 1 else [])]
    rules += [cite("103.8c"), cite("800.7")] if first else []  # in a game of two the step is skipped
    for player in members:
        if game.player(player).in_game:
            draw_card(tx, player, kind=StepKind.TURN_BASED_ACTION, rules=rules)
