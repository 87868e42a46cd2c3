"""702.51, 702.66, 702.126: permanents that are tapped, and cards that are exiled, to pay for mana of a spell's total cost."""

from __future__ import annotations

from collections.abc import Sequence

from engine.board.asking import Transaction
from engine.board.matching import matching
from engine.cards.abilities.ability import Cost
from engine.cards.abilities.filters import Filter
from engine.cards.characteristics import Characteristics
from engine.cards.mana import with_x
from engine.state import events as e
from engine.state.objects import PlayerTarget
from engine.state.trace import Change
from engine.words.citations import Citation, cite, not_implemented
from engine.words.decisions import Option, Purpose
from engine.words.record import within
from engine.words.terms import CardType, ObjectId, PlayerId, Reason, Relation, Zone

not_implemented("702.51c", "le creature che hanno convocato una magia")

_GENERIC = "1"
_CREATURES = Filter(types=(CardType.CREATURE,), controller=Relation.YOU, tapped=False)
_BENDING = Filter(any_type=(CardType.ARTIFACT, CardType.CREATURE), controller=Relation.YOU, tapped=False)
_ARTIFACTS = Filter(types=(CardType.ARTIFACT,), controller=Relation.YOU, tapped=False)


def helped(
    tx: Transaction, player: PlayerId, spell: ObjectId, cost: tuple[str, ...]
) -> tuple[tuple[str, ...], list[Change]]:
    """702.51a, 702.66a, 702.126a: what is left of the total cost to be paid with mana, and what pays the rest.

    None of these is an additional or alternative cost; they apply after the total cost is determined (702.51b).
    """
    looks = tx.board.characteristics(spell)
    paid: list[Change] = []
    if looks.has("convoke"):
        cost, more = _tapping(tx, player, spell, cost, _CREATURES, cite("702.51a"), colors=True)
        paid += more
    if looks.has("improvise"):
        taken = [one.event.object for one in paid if isinstance(one.event, e.Tapped)]
        cost, more = _tapping(tx, player, spell, cost, _ARTIFACTS, cite("702.126a"), colors=False, taken=taken)
        paid += more
    if looks.has("delve"):
        cost, more = _exiling(tx, player, spell, cost)
        paid += more
    return cost, paid


def delved(tx: Transaction, player: PlayerId, spell: ObjectId, cost: tuple[str, ...]) -> list[Change]:
    """702.66a, 607.2q: which cards were exiled, of a cost that counts as paid, for a spell that speaks of those exiled with it."""
    if not tx.board.characteristics(spell).has("delve") or not speaks_of_exiled(tx.game.objects[spell].printed):
        return []
    return _exiling(tx, player, spell, cost)[1]


def speaks_of_exiled(looks: Characteristics) -> bool:
    """607.2q: whether an ability of it speaks of the cards that were exiled with it."""
    return any(isinstance(part, Filter) and part.linked_to_this for part in within(looks.abilities))


def bendable(cost: Cost, x: int | None) -> int:
    """701.67b: how much generic mana there is in the waterbend part of a cost."""
    return sum(int(symbol) for symbol in with_x(cost.waterbend, x or 0) if symbol.isdigit())


def bent(
    tx: Transaction,
    player: PlayerId,
    about: ObjectId,
    cost: tuple[str, ...],
    most: int,
    already: Sequence[Change] = (),
) -> tuple[tuple[str, ...], list[Change]]:
    """701.67a-b: artifacts and creatures that are tapped, each for one generic mana, at most as much as the waterbend cost has."""
    if not most:
        return cost, []
    taken = [one.event.object for one in already if isinstance(one.event, e.Tapped)]
    rule = cite("701.67a")
    return _tapping(tx, player, about, cost, _BENDING, rule, colors=False, taken=taken, most=most)


def _tapping(
    tx: Transaction,
    player: PlayerId,
    spell: ObjectId,
    cost: tuple[str, ...],
    wanted: Filter,
    rule: Citation,
    *,
    colors: bool,
    taken: Sequence[ObjectId] = (),
    most: int | None = None,
) -> tuple[tuple[str, ...], list[Change]]:
    found = matching(wanted, tx.board, source=spell, you=player)
    among = [one for one in found if one not in taken and _uses(tx, one, cost, colors=colors)]
    picked = tx.ask_objects(
        Purpose.COST,
        player,
        rule,
        among,
        minimum=0,
        maximum=min(len(among), _size(cost) if most is None else most),
        about=tx.mention(spell),
    )
    paid = []
    for one in picked:
        if isinstance(one, PlayerTarget) or not (uses := _uses(tx, one, cost, colors=colors)):
            continue
        cost = _without(cost, _which(tx, player, one, uses, rule))
        paid.append(Change(event=e.Tapped(object=one), rules=(rule,)))
    return cost, paid


def _uses(tx: Transaction, one: ObjectId, cost: Sequence[str], *, colors: bool) -> tuple[str, ...]:
    """702.51a: for which symbols of the cost it could pay: one of its colours, or generic."""
    own = [color.value for color in tx.board.characteristics(one).colors] if colors else []
    found = [symbol for symbol in dict.fromkeys(cost) if any(half in own for half in symbol.split("/"))]
    generic = any(symbol.isdigit() and int(symbol) for symbol in cost)
    return (*found, *((_GENERIC,) if generic else ()))


def _which(tx: Transaction, player: PlayerId, one: ObjectId, uses: Sequence[str], rule: Citation) -> str:
    options = (Option(key=use, text=use) for use in uses)
    return tx.ask_one(Purpose.PAYMENT, player, rule, options, about=tx.mention(one))


def _size(cost: Sequence[str]) -> int:
    return sum(int(symbol) if symbol.isdigit() else 1 for symbol in cost)


def _without(cost: tuple[str, ...], use: str) -> tuple[str, ...]:
    if use != _GENERIC:
        at = cost.index(use)
        return (*cost[:at], *cost[at + 1 :])
    at = next(place for place, symbol in enumerate(cost) if symbol.isdigit())
    left = int(cost[at]) - 1
    return (*cost[:at], *((str(left),) if left else ()), *cost[at + 1 :])


def _exiling(
    tx: Transaction, player: PlayerId, spell: ObjectId, cost: tuple[str, ...]
) -> tuple[tuple[str, ...], list[Change]]:
    """702.66a: for each generic mana a card from one's graveyard may be exiled rather than paying it."""
    generic = sum(int(symbol) for symbol in cost if symbol.isdigit())
    among = [one for one in tx.game.zone(Zone.GRAVEYARD, player) if one != spell]
    picked = tx.ask_objects(
        Purpose.COST,
        player,
        cite("702.66a"),
        among,
        minimum=0,
        maximum=min(len(among), generic),
        about=tx.mention(spell),
    )
    paid = []
    for one in picked:
        assert not isinstance(one, PlayerTarget)
        cost = _without(cost, _GENERIC)
        exiled = e.ZoneChange(object=one, to=Zone.EXILE, reason=Reason.EFFECT)
        paid.append(Change(event=exiled, rules=(cite("702.66a"),)))
    return cost, paid
