"""123.3, 123.6b: putting stickers on objects: which one, what it costs, where in a name."""

from __future__ import annotations

from collections.abc import Sequence

from engine.board.asking import Transaction
from engine.board.board_of import board_of
from engine.board.stickered import does
from engine.board.values import players
from engine.cards.abilities import stickers as s
from engine.cards.sticker import Sticker, StickerOn, with_words, words_of
from engine.happening.carrying import carries, possible_if
from engine.happening.instructed import happening, there
from engine.happening.trials import if_it_were
from engine.state import events as e
from engine.state.bindings import Bindings
from engine.state.crowds import such
from engine.state.facts.nothing import Nothing, WhyNothing
from engine.state.game import Game
from engine.state.objects import GameObject, PlayerTarget
from engine.state.trace import Change, StepKind
from engine.words.citations import Citation, cite, not_implemented
from engine.words.counters import TICKET
from engine.words.decisions import Option, Purpose
from engine.words.record import replace
from engine.words.terms import ObjectId, PlayerId, StickerKind

not_implemented("123.2a", "le carte sticker della partita: quante se ne portano e quali tre escono a caso")
not_implemented("123.5b", "sticker su oggetti che si fondono in un permanente")
not_implemented("123.7a", "effetti che parlano di un'abilità di uno sticker che il suo oggetto non ha")


def available(game: Game, player: PlayerId, kinds: Sequence[StickerKind] = ()) -> list[tuple[int, Sticker]]:
    """123.2c, 123.3: the stickers of a player that are on no object of theirs, each with its number; of some kinds only."""
    used = {
        on.number for one in such(game.objects, lambda one: one.stickers) if one.owner == player for on in one.stickers
    }
    own = enumerate(game.player(player).stickers)
    return [(n, one) for n, one in own if n not in used and (not kinds or one.kind in kinds)]


def payable(game: Game, player: PlayerId, kinds: Sequence[StickerKind] = ()) -> list[tuple[int, Sticker]]:
    """123.3c: those of them whose ticket cost the player could pay."""
    tickets = game.player(player).counters.get(TICKET, 0)
    return [(n, one) for n, one in available(game, player, kinds) if one.tickets <= tickets]


@carries(s.PutSticker)
def put_sticker(tx: Transaction, effect: s.PutSticker, bound: Bindings) -> Bindings:
    """123.3-123.3c: on an object of one's own a sticker that is on none; its ticket cost is paid."""
    for player in players(effect.who, tx.board, bound):
        for one in there(tx, effect.on, bound):
            found = tx.board.objects[one]
            if found.owner != player:
                _nothing(tx, player, bound, WhyNothing.NOT_THE_OWNER, cite("123.3b"))
                continue
            choice = payable(tx.game, player, effect.kinds)
            if not choice:
                poor = bool(available(tx.game, player, effect.kinds))
                _nothing(tx, player, bound, WhyNothing.NO_STICKER, cite("123.3c") if poor else cite("123.3"))
                continue
            number, sticker = _which(tx, player, choice, found)
            rules = [cite("123.3")]
            paid: list[Change] = []
            if sticker.tickets:
                cost = e.CountersRemoved(on=PlayerTarget(player), counter=TICKET, count=sticker.tickets)
                paid.append(Change(event=cost, rules=(cite("123.3c"), cite("107.17a"))))
            made = _placed(tx, found, number, sticker, rules)
            happening(tx, [*paid, made], bound, cite("608.2c"), *rules)
    return bound


@possible_if(s.PutSticker)
def can_put_sticker(tx: Transaction, effect: s.PutSticker, bound: Bindings) -> bool:
    """608.2d, 123.3b-c: nobody chooses to where there is no sticker for it that they could pay, or no object of theirs."""
    return any(
        tx.board.objects[one].owner == player and payable(tx.game, player, effect.kinds)
        for player in players(effect.who, tx.board, bound)
        for one in there(tx, effect.on, bound)
    )


@carries(s.MoveSticker)
def move_sticker(tx: Transaction, effect: s.MoveSticker, bound: Bindings) -> Bindings:
    """123.3d: its ticket cost is not paid again; its place in a name is chosen anew."""
    for player in players(effect.who, tx.board, bound):
        to = [tx.board.objects[one] for one in there(tx, effect.to, bound)]
        held = {
            on.number: (one, on.sticker)
            for one in there(tx, effect.of, bound)
            for on in tx.board.objects[one].stickers
            if not effect.kinds or on.sticker.kind in effect.kinds
        }
        if not held or not to or to[0].owner != player:
            rule = cite("123.3b") if to and to[0].owner != player else cite("123.3d")
            _nothing(tx, player, bound, WhyNothing.NO_STICKER, rule)
            continue
        number, sticker = _which(tx, player, [(n, one) for n, (_, one) in held.items()], to[0])
        rules = [cite("123.3d")]
        moved = _placed(tx, to[0], number, sticker, rules, was=held[number][0])
        happening(tx, [moved], bound, cite("608.2c"), *rules)
    return bound


def _nothing(tx: Transaction, player: PlayerId, bound: Bindings, why: WhyNothing, rule: Citation) -> None:
    tx.note(StepKind.NOTHING, [rule], player=player, cause=bound.source, facts=(Nothing(why),))


def _which(
    tx: Transaction, player: PlayerId, choice: Sequence[tuple[int, Sticker]], on: GameObject
) -> tuple[int, Sticker]:
    several = [one for _, one in choice]
    options = (Option(key=f"s{number}", text=one.said, alike=several.index(one)) for number, one in choice)
    key = tx.ask_one(Purpose.CHOICE, player, cite("123.3"), options, about=tx.mention(on.id))
    return next((number, one) for number, one in choice if f"s{number}" == key)


def _placed(
    tx: Transaction,
    on: GameObject,
    number: int,
    sticker: Sticker,
    rules: list[Citation],
    *,
    was: ObjectId | None = None,
) -> e.StickerPut:
    """123.6b: where in its name the words of a name sticker stand, its controller says; of a name without words, nobody."""
    position, name = 0, ""
    rules += does(sticker.kind)
    if sticker.kind is StickerKind.NAME:
        now = tx.board.characteristics(on.id).name
        if was == on.id:
            now = _without(tx, on, number)
        places = range(len(words_of(now)) + 1)
        options = (Option(key=f"p{place}", text=with_words(now, sticker.words, place)) for place in places)
        key = tx.ask_one(Purpose.CHOICE, tx.board.controller(on.id), cite("123.6b"), options, about=tx.mention(on.id))
        position = int(key[1:])
        name = with_words(now, sticker.words, position)
    put = StickerOn(sticker=sticker, number=number, position=position)
    return e.StickerPut(object=on.id, put=put, was=was, name=name)


def _without(tx: Transaction, on: GameObject, number: int) -> str:
    """The name that an object would have without one of its stickers."""
    rest = replace(on, stickers=tuple(one for one in on.stickers if one.number != number))
    return board_of(if_it_were(tx.game, rest)).characteristics(on.id).name
