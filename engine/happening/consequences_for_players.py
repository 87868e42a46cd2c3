"""119, 121, 122: what draws, gains and losses of life and counters come to."""

from __future__ import annotations

from engine.board.asking import Transaction
from engine.board.criteria import related
from engine.board.team_totals import where_shared
from engine.cards.abilities.ability import Prohibition
from engine.cards.abilities.player_rules import RevealsDraws
from engine.happening.changing.life import changed_life, would_change
from engine.happening.changing.numbers import changed_counters, draws_left, too_few_to_dredge
from engine.happening.consequences_of_moves import come_of_move
from engine.happening.kept_from import changed_into, keeps_from
from engine.happening.library import top_cards
from engine.state import events as e
from engine.state.objects import PlayerTarget
from engine.state.trace import Change
from engine.words.citations import Citation, cite
from engine.words.counters import POISON
from engine.words.decisions import Purpose
from engine.words.record import replace
from engine.words.terms import ObjectId, PlayerId, Reason, Zone


def come_of_drawn_for(tx: Transaction, change: Change, event: e.DrawnFor) -> list[Change]:
    """104.4e-f: of players still in the game; 104.4h, 809.5c: the whole team of an emperor."""
    together: tuple[PlayerId, ...] = (event.player,)
    rules: tuple[Citation, ...] = ()
    if event.player in tx.game.table.emperors:
        team = tx.game.player(event.player).team
        together = tuple(one.id for one in tx.game.players if one.team == team)
        rules = (cite("104.4h"), cite("809.5c"))
    return [
        change if member == event.player else changed_into(change, replace(event, player=member), *rules)
        for member in together
        if tx.game.player(member).in_game
    ]


def come_of_life(tx: Transaction, change: Change, event: e.LifeChange) -> list[Change]:
    """119.7-119.9: a gain or loss of 0 is no event; one that an effect forbids does not happen."""
    if event.amount == 0 or not tx.game.player(event.player).in_game:
        return []
    what = Prohibition.GAIN_LIFE if event.amount > 0 else Prohibition.LOSE_LIFE
    if keeps_from(tx, what, event.player):
        rules = [cite("119.7") if event.amount > 0 else cite("119.8")]
        rules += where_shared(tx.game, cite("810.9g") if event.amount > 0 else cite("810.9h"))
        rules += [cite("614.17c")] if would_change(tx, event) else []  # what can't happen is not replaced either
        tx.owed += [rule for rule in rules if rule not in tx.owed]
        return []
    if tx.game.side(event.player).shared:
        change = changed_into(
            change, event, cite("810.9")
        )  # what happens to one player is applied to the life of the team
    changed = changed_life(tx, change, event)
    if changed.event == event:
        return [changed]
    assert isinstance(changed.event, e.LifeChange)
    if changed.event.amount == 0:
        return []
    turned = (changed.event.amount > 0) is not (event.amount > 0)
    return _life_after(tx, changed) if turned else [changed]


def _life_after(tx: Transaction, change: Change) -> list[Change]:
    """119.7-119.8: a gain that became a loss is forbidden as a loss is."""
    assert isinstance(change.event, e.LifeChange)
    what = Prohibition.GAIN_LIFE if change.event.amount > 0 else Prohibition.LOSE_LIFE
    return [] if keeps_from(tx, what, change.event.player) else [change]


def come_of_draw(tx: Transaction, change: Change, event: e.DrawCard) -> list[Change]:
    """121.1: the top card of the library; 121.4: without one the draw fails, which 704.5b looks at."""
    if keeps_from(tx, Prohibition.DRAW, event.player):
        return []
    if (left := draws_left(tx, event.player)) is not None and left <= 0:
        return []
    library = top_cards(tx, event.player, 1)
    if not library:
        return [changed_into(change, e.DrawFailed(player=event.player), cite("121.4"))]
    shown = _revealed_as_drawn(tx, event.player, library[0])
    by = _have_it_revealed(tx, event.player)
    move = e.ZoneChange(object=library[0], to=Zone.HAND, reason=Reason.DRAWN, revealed=shown, revealed_by=by)
    besides = [
        *([cite("603.11"), cite("701.20a")] if by else []),
        *([cite("702.94a")] if shown else []),
        *([cite("702.52b")] if too_few_to_dredge(tx, event.player) else []),
    ]
    return come_of_move(tx, changed_into(change, move, cite("121.1"), *besides), move)


def _revealed_as_drawn(tx: Transaction, player: PlayerId, card: ObjectId) -> bool:
    """702.94a: a card with miracle, as the first one drawn in a turn; its player sees it before they decide."""
    if tx.game.player(player).cards_drawn or not tx.board.characteristics(card).has("miracle"):
        return False
    return tx.ask_yes(Purpose.MAY, player, cite("702.94a"), tx.mention(card))


def _have_it_revealed(tx: Transaction, player: PlayerId) -> tuple[ObjectId, ...]:
    """603.11: the objects whose static abilities have a player reveal the next card that they draw."""
    number, board = tx.game.player(player).cards_drawn + 1, tx.board
    return tuple(
        source
        for source, rule in board.in_force.turn_rules(RevealsDraws)
        if rule.nth in (0, number) and related(board, player, board.controller(source), rule.who, source=source)
    )


def _no_poison(tx: Transaction, event: e.CountersPut | e.CountersRemoved, player: PlayerId) -> bool:
    """101.2, 810.10c: whether a player, or a member of the team that shares its poison, can't get the counters."""
    if not isinstance(event, e.CountersPut) or event.counter != POISON:
        return False
    if not keeps_from(tx, Prohibition.GET_POISON, player):
        return False
    rule = cite("810.10c") if tx.game.side(player).shared else cite("101.2")
    tx.owed += [rule] if rule not in tx.owed else []
    return True


def come_of_counters(tx: Transaction, change: Change, event: e.CountersPut | e.CountersRemoved) -> list[Change]:
    """122: on objects that are there; no more are removed than there are."""
    if event.count <= 0:
        return []
    if isinstance(event.on, PlayerTarget):
        if not tx.game.player(event.on.player).in_game or _no_poison(tx, event, event.on.player):
            return []
        shared = event.counter == POISON and tx.game.side(event.on.player).shared
        come = changed_into(change, event, cite("810.10")) if shared else change
        return _some_put(tx, come, event) if isinstance(event, e.CountersPut) else [come]
    found = tx.board.objects.get(event.on)
    if found is None or found.phased_out:
        return []
    if isinstance(event, e.CountersRemoved):
        there = min(event.count, found.count(event.counter))
        return [replace(change, event=replace(event, count=there))] if there else []
    return _some_put(tx, change, event)


def _some_put(tx: Transaction, change: Change, event: e.CountersPut) -> list[Change]:
    """614.16: as many counters as there come to be; where an effect leaves none, none are put."""
    changed = changed_counters(tx, change, event)
    return [changed] if isinstance(changed.event, e.CountersPut) and changed.event.count else []
