"""701.44, 701.50, 701.57, 701.62, 701.70: exploring, conniving, discovering: what the cards decide that come up."""

from __future__ import annotations

from collections.abc import Sequence

from engine.board.asking import Transaction
from engine.board.criteria import mana_value_of
from engine.board.owners import controller_of
from engine.board.values import players, recipients
from engine.cards.abilities import exploring as k
from engine.cards.abilities.casting_now import CastNow
from engine.cards.abilities.filters import Bounds, Filter
from engine.cards.abilities.objects import Move
from engine.cards.abilities.references import One, Remembered
from engine.cards.abilities.turning import PutFaceDown
from engine.doing.making import created
from engine.happening.carrying import carries, carry_out
from engine.happening.drawing import draw_card
from engine.happening.instructed import amount, arrived, happening, no_event, on_battlefield, remember
from engine.happening.library import choose_cards, is_so, top_cards
from engine.state import events as e
from engine.state.bindings import Bindings
from engine.state.objects import PlayerTarget, Recipient
from engine.state.trace import StepKind
from engine.words.budget import repeated
from engine.words.citations import Citation, cite
from engine.words.counters import PLUS
from engine.words.decisions import Purpose
from engine.words.record import replace
from engine.words.subtypes import SOLDIER
from engine.words.terms import Action, CardType, Color, ObjectId, PlayerId, Reason, Zone

_PICKED, _REST, _MANIFESTED = "\0picked", "\0rest", "\0manifested"


@carries(k.Explore)
def explore(tx: Transaction, effect: k.Explore, bound: Bindings) -> Bindings:
    """701.44a-d: one permanent after the other; of one that is gone, who controlled it last explores with it."""
    for player, one in _one_by_one(tx, recipients(effect.what, tx.board, bound), bound, cite("701.44d")):
        _explores(tx, player, one, bound)
    return bound


def _one_by_one(
    tx: Transaction, found: Sequence[Recipient], bound: Bindings, rule: Citation
) -> list[tuple[PlayerId, ObjectId]]:
    """701.44d, 701.50c: in turn order of the controllers, each of whom chooses which of theirs is next."""
    left = [one for one in dict.fromkeys(found) if not isinstance(one, PlayerTarget)]
    order: list[tuple[PlayerId, ObjectId]] = []
    for player in tx.game.seats():
        own = [one for one in left if controller_of(one, tx.board) == player]
        while own:
            among: list[Recipient] = [*own]
            about = tx.mention(bound.source)
            chosen = tx.ask_objects(Purpose.CHOICE, player, rule, among, minimum=1, maximum=1, about=about)
            order += [(player, one) for one in chosen if not isinstance(one, PlayerTarget)]
            own = [one for one in own if one not in chosen]
    return order


def _explores(tx: Transaction, player: PlayerId, one: ObjectId, bound: Bindings) -> None:
    """701.44a-b: a land card to hand; otherwise a +1/+1 counter, and the card may go to the graveyard; then it has explored."""
    explored = e.Performed(action=Action.EXPLORE, player=player, object=one)
    top = top_cards(tx, player, 1)
    shown = [e.Shown(object=card, player=player) for card in top]
    gone = [] if on_battlefield(tx, one) else [cite("701.44c")]
    happening(tx, shown, bound, cite("608.2c"), cite("701.44a"), *gone)
    if top and _land(tx, top[0], player):
        found = e.ZoneChange(object=top[0], to=Zone.HAND, reason=Reason.EFFECT)
        happening(tx, [found, explored], bound, cite("701.44a"), cite("701.44b"))
        return
    if on_battlefield(tx, one):
        happening(tx, [e.CountersPut(on=one, counter=PLUS, count=1)], bound, cite("701.44a"))
    last: list[e.Event] = []
    if top and tx.ask_yes(Purpose.MAY, player, cite("701.44a"), tx.mention(top[0])):
        last.append(e.ZoneChange(object=top[0], to=Zone.GRAVEYARD, reason=Reason.EFFECT))
    happening(tx, [*last, explored], bound, cite("701.44a"), cite("701.44b"))


def _land(tx: Transaction, card: ObjectId, player: PlayerId) -> bool:
    looks = tx.board.characteristics(card)
    return is_so(tx, card, player, looks.is_type(CardType.LAND), cite("701.44a"))


@carries(k.Connive)
def connive(tx: Transaction, effect: k.Connive, bound: Bindings) -> Bindings:
    """701.50a-f: its controller draws, discards, and for each nonland card discarded it gets a counter, if it is still there."""
    size = amount(tx, effect.amount, bound)
    if not size:
        return no_event(tx, bound, cite("701.50e"))
    for player, one in _one_by_one(tx, recipients(effect.what, tx.board, bound), bound, cite("701.50c")):
        for _ in repeated(size):
            draw_card(tx, player, kind=StepKind.INSTRUCTION, rules=(cite("701.50a"), cite("121.2")), cause=bound.source)
        nonland = _discards(tx, player, size, bound)
        done: list[e.Event] = []
        if nonland and on_battlefield(tx, one):
            done.append(e.CountersPut(on=one, counter=PLUS, count=nonland))
        done.append(e.Performed(action=Action.CONNIVE, player=player, object=one, amount=size))
        gone = [] if on_battlefield(tx, one) else [cite("701.50b")]
        happening(tx, done, bound, cite("608.2c"), cite("701.50a"), cite("701.50f"), *gone)
    return bound


def _discards(tx: Transaction, player: PlayerId, count: int, bound: Bindings) -> int:
    """701.9b: the player chooses; how many of the cards discarded are nonland cards."""
    hand = tx.game.zone(Zone.HAND, player)
    chosen = tx.ask_objects(
        Purpose.DISCARD, player, cite("701.9b"), hand, minimum=count, maximum=count, about=tx.mention(bound.source)
    )
    cards = [one for one in chosen if not isinstance(one, PlayerTarget)]
    nonland = [one for one in cards if not _land(tx, one, player)]
    events = [e.ZoneChange(object=one, to=Zone.GRAVEYARD, reason=Reason.DISCARDED) for one in cards]
    happening(tx, events, bound, cite("608.2c"), cite("701.9a"))
    return len(nonland)


@carries(k.Recruit)
def recruit(tx: Transaction, effect: k.Recruit, bound: Bindings) -> Bindings:
    """701.70a."""
    for player in players(effect.who, tx.board, bound):
        draw_card(tx, player, kind=StepKind.INSTRUCTION, rules=(cite("701.70a"), cite("121.2")), cause=bound.source)
        done: list[e.Event] = []
        if _discards(tx, player, 1, bound):
            done.append(created(player, SOLDIER, 1, Color.WHITE))
        done.append(e.Performed(action=Action.RECRUIT, player=player))
        happening(tx, done, bound, cite("608.2c"), cite("701.70a"))
    return bound


@carries(k.ManifestDread)
def manifest_dread(tx: Transaction, effect: k.ManifestDread, bound: Bindings) -> Bindings:
    """701.62a-b: looked at, one manifested, the other away; then it is done, with however many cards."""
    made: list[Recipient] = []
    for player in players(effect.who, tx.board, bound):
        cards = top_cards(tx, player, 2)
        seen = [e.Shown(object=one, player=player, revealed=False) for one in cards]
        happening(tx, seen, bound, cite("608.2c"), cite("701.62a"))
        about = tx.mention(bound.source)
        chosen = choose_cards(tx, Purpose.CHOICE, player, cite("701.62a"), cards, minimum=1, maximum=1, about=about)
        kept = replace(remember(bound, _PICKED, chosen), iterated=PlayerTarget(player))
        put = carry_out(tx, [PutFaceDown(what=Remembered(_PICKED), under=One(), keep_as=_MANIFESTED)], kept)
        made += put.remembered.get(_MANIFESTED, ())
        away: list[e.Event] = [
            e.ZoneChange(object=one, to=Zone.GRAVEYARD, reason=Reason.EFFECT) for one in cards if one not in chosen
        ]
        away.append(e.Performed(action=Action.MANIFEST_DREAD, player=player))
        happening(tx, away, bound, cite("608.2c"), cite("701.62a"), cite("701.62b"))
    return remember(bound, effect.keep_as, made)


@carries(k.Discover)
def discover(tx: Transaction, effect: k.Discover, bound: Bindings) -> Bindings:
    """701.57a-c: exiled from the top until one will do; it is cast, or goes to hand; the others to the bottom at random."""
    most = amount(tx, effect.amount, bound)
    for player in players(effect.who, tx.board, bound):
        size = len(tx.game.zone(Zone.LIBRARY, player))
        cards: list[ObjectId] = []
        hit = False
        while len(cards) < size and not hit:
            cards.append(top_cards(tx, player, len(cards) + 1)[-1])
            hit = _discovered(tx, cards[-1], player, most)
        exiled = [e.ZoneChange(object=one, to=Zone.EXILE, reason=Reason.EFFECT) for one in cards]
        there = arrived(happening(tx, exiled, bound, cite("608.2c"), cite("701.57a")))
        found, rest = (there[-1:], there[:-1]) if hit else ((), there)
        kept = remember(remember(bound, _PICKED, found), _REST, rest)
        kept = replace(kept, iterated=PlayerTarget(player))
        small = Filter(zone=Zone.STACK, mana_value=Bounds(most=most))
        carry_out(tx, [CastNow(what=Remembered(_PICKED), who=One(), such=small)], kept)
        carry_out(tx, [Move(what=Remembered(_PICKED), to=Zone.HAND)], kept)
        carry_out(tx, [Move(what=Remembered(_REST), to=Zone.LIBRARY, position=-1, random_order=True)], kept)
        done = e.Performed(action=Action.DISCOVER, player=player, amount=most)
        happening(tx, [done], bound, cite("608.2c"), cite("701.57b"))
    return bound


def _discovered(tx: Transaction, card: ObjectId, player: PlayerId, most: int) -> bool:
    looks = tx.board.characteristics(card)
    fits = not looks.is_type(CardType.LAND) and mana_value_of(tx.board.objects[card], looks, tx.board) <= most
    return is_so(tx, card, player, fits, cite("701.57a"))
