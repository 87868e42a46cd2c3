"""701.12: exchanges, which happen whole or not at all."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.board.asking import Transaction
from engine.board.attachment import attachment_fault
from engine.board.prohibitions import forbids_player
from engine.board.team_totals import where_shared
from engine.board.values import players
from engine.cards.abilities import exchanging as k
from engine.cards.abilities.ability import Prohibition
from engine.cards.abilities.continuous import Duration, GainControl, HasText, SetPT
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.references import One
from engine.happening.carrying import carries
from engine.happening.instructed import happening, on_battlefield, there
from engine.happening.lasting import add_effect, begin, effect_of
from engine.state import events as e
from engine.state.bindings import Bindings
from engine.state.facts.lasting import Exchanged
from engine.state.facts.nothing import Nothing, WhyNothing
from engine.state.objects import GameObject, PlayerTarget, Recipient
from engine.state.trace import Change, StepKind
from engine.words.citations import Citation, cite
from engine.words.decisions import Purpose
from engine.words.record import replace
from engine.words.terms import ObjectId, PlayerId, Reason, Zone


@carries(k.ExchangeControl)
def exchange_control(tx: Transaction, effect: k.ExchangeControl, bound: Bindings) -> Bindings:
    """701.12a-b: both permanents must be there, under different players; each of these gets the other one at once."""
    each = [there(tx, effect.first, bound), *([] if effect.second is None else [there(tx, effect.second, bound)])]
    found = tuple(one for several in each for one in several)
    apart = effect.second is None or all(len(several) == 1 for several in each)
    whole = apart and len(found) == 2 and all(on_battlefield(tx, one) for one in found)
    owners = tuple(tx.board.controller(one) for one in found)
    if not whole or owners[0] == owners[1]:
        _nothing(tx, bound)
        return bound
    made = tuple(
        effect_of(
            tx.game.take_id(),
            replace(bound, iterated=PlayerTarget(gaining)),
            effect.until,
            parts=(GainControl(One()),),
            objects=(one,),
        )
        for one, gaining in zip(found, reversed(owners), strict=True)
    )
    facts = (Exchanged(tuple(tx.mention(one) for one in found)),)
    rules = [cite("608.2c"), cite("701.12b"), cite("613.1b")]
    begin(tx, made, rules, facts, bound.source)
    return bound


@carries(k.ExchangeText)
def exchange_text(tx: Transaction, effect: k.ExchangeText, bound: Bindings) -> Bindings:
    """612.5, 701.12h: each permanent has the text that the other one had, its own gone; nothing of the kind without both."""
    first, second = there(tx, effect.first, bound), there(tx, effect.second, bound)
    found = (*first, *second)
    if len(first) != 1 or len(second) != 1 or first == second or not all(on_battlefield(tx, one) for one in found):
        _nothing(tx, bound)
        return bound
    texts = tuple(tx.board.rules_text(one) for one in reversed(found))
    made = tuple(
        effect_of(tx.game.take_id(), bound, effect.until, parts=(HasText(text),), objects=(one,))
        for one, text in zip(found, texts, strict=True)
    )
    facts = (Exchanged(tuple(tx.mention(one) for one in found), texts=True),)
    rules = [cite("608.2c"), cite("701.12h"), cite("612.5")]
    begin(tx, made, rules, facts, bound.source)
    return bound


def _nothing(tx: Transaction, bound: Bindings, *because: Citation) -> None:
    """701.12a: where the whole exchange cannot be made, no part of it is."""
    rules = [cite("701.12a"), *because]
    tx.note(StepKind.NOTHING, rules, facts=(Nothing(WhyNothing.NO_EXCHANGE),), player=bound.you, cause=bound.source)


def _kept_from(tx: Transaction, changes: Sequence[tuple[PlayerId, int]]) -> list[Citation]:
    """119.7-119.8: who can't gain life makes no exchange that would give them more of it, nor who can't lose life one for less."""
    found = []
    for player, difference in changes:
        if difference > 0 and forbids_player(tx.board, Prohibition.GAIN_LIFE, player) is not None:
            found.append(cite("119.7"))
        if difference < 0 and forbids_player(tx.board, Prohibition.LOSE_LIFE, player) is not None:
            found.append(cite("119.8"))
    return found


@carries(k.ExchangeLife)
def exchange_life(tx: Transaction, effect: k.ExchangeLife, bound: Bindings) -> Bindings:
    """701.12c: each gains or loses the difference, at once; what changes gains and losses may change these. 810.9e: not teammates
    whose life total is one."""
    first, second = players(effect.first, tx.board, bound), players(effect.second, tx.board, bound)
    if len(first) != 1 or len(second) != 1:
        _nothing(tx, bound)
        return bound
    one, other = first[0], second[0]
    if tx.game.player(one).side == tx.game.player(other).side and one != other:
        _nothing(tx, bound, cite("810.9e"))
        return bound
    difference = tx.game.side(other).life - tx.game.side(one).life
    because = _kept_from(tx, [(one, difference), (other, -difference)])
    if because:
        _nothing(tx, bound, *because)
        return bound
    events = [e.LifeChange(player=one, amount=difference), e.LifeChange(player=other, amount=-difference)]
    changes = [Change(event=event, rules=(cite("701.12c"),)) for event in events if event.amount]
    happening(tx, changes, bound, cite("608.2c"), cite("701.12c"), *where_shared(tx.game, cite("810.9a")))
    return bound


@carries(k.RedistributeLife)
def redistribute_life(tx: Transaction, effect: k.RedistributeLife, bound: Bindings) -> Bindings:
    """119.5, 119.7-119.8: of each player in turn order it is said whose total they receive; they gain or lose the difference.

    The last answers follow from those before: a total is offered only where all others can still be handed out.
    """
    affected = _redistributed(tx, players(effect.who, tx.board, bound), bound)
    totals = {player: tx.game.side(player).life for player in affected}
    left, received = list(affected), dict[PlayerId, int]()
    for number, player in enumerate(affected):
        offered = [one for one in left if _may_receive(tx, player, totals[player], totals[one])]
        offered = [one for one in offered if _can_be_handed_out(tx, affected[number + 1 :], totals, _less(left, one))]
        distinct = {totals[one]: PlayerTarget(one) for one in reversed(offered)}
        among = [one for one in map(PlayerTarget, offered) if one in distinct.values()]
        about = tx.mention(bound.source)
        (whose,) = tx.ask_objects(Purpose.CHOICE, bound.you, cite("608.2d"), among, minimum=1, maximum=1, about=about)
        assert isinstance(whose, PlayerTarget)
        left = _less(left, whose.player)
        received[player] = totals[whose.player]
    events = [e.LifeChange(player=one, amount=total - totals[one]) for one, total in received.items()]
    changes = [Change(event=event, rules=(cite("119.5"),)) for event in events if event.amount]
    happening(tx, changes, bound, cite("608.2c"), cite("119.5"), *where_shared(tx.game, cite("810.9a")))
    return bound


def _redistributed(tx: Transaction, among: Sequence[PlayerId], bound: Bindings) -> list[PlayerId]:
    """810.9f: whose totals, as the player chooses: any number of players, but of a team that shares its total one at most."""
    by_side: dict[int, list[PlayerTarget]] = {}
    for player in among:
        by_side.setdefault(tx.game.player(player).side, []).append(PlayerTarget(player))
    single = [one for members in by_side.values() if len(members) == 1 for one in members]
    about = tx.mention(bound.source)
    chosen: set[Recipient] = set()
    for rule, several, most in (
        (cite("608.2d"), single, len(single)),
        *((cite("810.9f"), members, 1) for members in by_side.values() if len(members) > 1),
    ):
        chosen |= {*tx.ask_objects(Purpose.CHOICE, bound.you, rule, several, minimum=0, maximum=most, about=about)}
        if rule == cite("810.9f"):
            tx.owed += [one for one in (rule,) if one not in tx.owed]
    return [player for player in among if PlayerTarget(player) in chosen]


def _less(left: Sequence[PlayerId], one: PlayerId) -> list[PlayerId]:
    return [other for other in left if other != one]


def _may_receive(tx: Transaction, player: PlayerId, total: int, received: int) -> bool:
    """119.7-119.8: who can't gain life receives no higher total, who can't lose life no lower one."""
    kept = _kept_from(tx, [(player, received - total)])
    tx.owed += [rule for rule in kept if rule not in tx.owed]
    return not kept


def _can_be_handed_out(
    tx: Transaction, rest: Sequence[PlayerId], totals: Mapping[PlayerId, int], left: Sequence[PlayerId]
) -> bool:
    """Whether each of these players can receive one of the totals that are left: whoever is in the way is given another one."""
    held: dict[PlayerId, PlayerId] = {}

    def place(player: PlayerId, seen: set[PlayerId]) -> bool:
        for one in left:
            if one in seen or not _may_receive(tx, player, totals[player], totals[one]):
                continue
            seen.add(one)
            if one not in held or place(held[one], seen):
                held[one] = player
                return True
        return False

    return all(place(player, set()) for player in rest)


@carries(k.ExchangeLifeWith)
def exchange_life_with(tx: Transaction, effect: k.ExchangeLifeWith, bound: Bindings) -> Bindings:
    """701.12g: the life total becomes the number, and the number the former life total, which an effect sets (613.4b)."""
    who, found = players(effect.who, tx.board, bound), there(tx, effect.of, bound)
    if len(who) != 1 or len(found) != 1 or not _is_creature(tx, found[0]):
        _nothing(tx, bound)
        return bound
    looks = tx.board.characteristics(found[0])
    value = (looks.toughness if effect.toughness else looks.power) or 0
    life = tx.game.side(who[0]).life
    because = _kept_from(tx, [(who[0], value - life)])
    if because:
        _nothing(tx, bound, *because)
        return bound
    part = SetPT(toughness=Fixed(life)) if effect.toughness else SetPT(power=Fixed(life))
    add_effect(tx, (part,), found, Duration.ENDLESS, bound, cite("701.12g"))
    if value != life:
        change = Change(event=e.LifeChange(player=who[0], amount=value - life), rules=(cite("701.12g"),))
        happening(tx, [change], bound, cite("608.2c"), cite("701.12g"))
    return bound


def _is_creature(tx: Transaction, one: ObjectId) -> bool:
    return on_battlefield(tx, one) and tx.board.characteristics(one).creature


@carries(k.ExchangeCards)
def exchange_cards(tx: Transaction, effect: k.ExchangeCards, bound: Bindings) -> Bindings:
    """701.12d-e: two cards of one owner in different zones change places; what the one was attached to the other is then attached
    to. 701.12a: not where one of them could not get there."""
    found = (*there(tx, effect.first, bound), *there(tx, effect.second, bound))
    moves = _changed_places(tx, [tx.board.objects[one] for one in found])
    if not moves:
        _nothing(tx, bound, cite("701.12d"))
        return bound
    rules = [cite("701.12e")] if any(move.attached_to is not None for move in moves) else []
    happening(tx, moves, bound, cite("608.2c"), cite("701.12d"), *rules)
    return bound


def _changed_places(tx: Transaction, found: Sequence[GameObject]) -> list[e.ZoneChange]:
    if len(found) != 2 or not all(one.is_card for one in found):
        return []
    first, second = found
    if first.owner != second.owner or first.zone is second.zone:
        return []
    moves = []
    for one, other in ((first, second), (second, first)):
        host = other.attached_to
        if other.zone is Zone.BATTLEFIELD:
            if not one.printed.permanent_card:
                return []
            fault = None if host is None else attachment_fault(tx.board, one.id, host)
            if "Aura" in one.printed.subtypes and (host is None or fault is not None):
                return []
            attaches = any(kind in one.printed.subtypes for kind in ("Aura", "Equipment", "Fortification"))
            host = host if attaches and fault is None else None
        moves.append(
            e.ZoneChange(
                object=one.id,
                to=other.zone,
                reason=Reason.EFFECT,
                controller=other.owner if other.zone is Zone.BATTLEFIELD else None,
                attached_to=host if other.zone is Zone.BATTLEFIELD else None,
            )
        )
    return moves


@carries(k.ExchangeZones)
def exchange_zones(tx: Transaction, effect: k.ExchangeZones, bound: Bindings) -> Bindings:
    """701.12d, 701.12f: all of a player's cards in two zones change places at once, even where one of them is empty."""
    events = []
    for player in players(effect.who, tx.board, bound):
        for here, to in ((effect.first, effect.second), (effect.second, effect.first)):
            cards = [one for one in tx.game.zone(here, player) if tx.board.objects[one].is_card]
            events += [e.ZoneChange(object=one, to=to, reason=Reason.EFFECT, position=-1) for one in cards]
    happening(tx, events, bound, cite("608.2c"), cite("701.12f"))
    return bound
