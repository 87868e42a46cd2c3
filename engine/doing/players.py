"""119, 121, 701: what is done to players and by them: cards drawn and discarded, life, mana, the end of the game."""

from __future__ import annotations

from collections.abc import Sequence

from engine.board.asking import Transaction
from engine.board.prohibitions import forbids_player
from engine.board.team_totals import where_shared
from engine.board.values import players, such_objects
from engine.cards.abilities import players as f
from engine.cards.abilities.ability import Prohibition
from engine.cards.abilities.classification import adds
from engine.cards.abilities.quantities import StartingLife
from engine.cards.abilities.spending import CostOf, CouldProduce
from engine.cards.mana import why_added
from engine.costs.could_produce import choices_of, costs_of
from engine.costs.mana_costs import produced
from engine.happening.carrying import carries, possible_if
from engine.happening.changing.numbers import draws_left
from engine.happening.drawing import draw_card
from engine.happening.ending import lose_by_effect
from engine.happening.instructed import amount, amounts, happening, in_sight, remember
from engine.happening.library import top_cards
from engine.happening.near_misses import notice_in_vain
from engine.state import events as e
from engine.state.bindings import Bindings
from engine.state.facts.nothing import Nothing, WhyNothing
from engine.state.objects import PlayerTarget, Recipient
from engine.state.starting_life import why_so_much
from engine.state.trace import Change, StepKind
from engine.words.budget import repeated
from engine.words.citations import Citation, cite
from engine.words.decisions import Option, Purpose
from engine.words.record import replace, within
from engine.words.terms import ObjectId, PlayerId, Reason, Zone


@carries(f.Draw)
def draw(tx: Transaction, effect: f.Draw, bound: Bindings) -> Bindings:
    """121.2, 121.2c: one card at a time; in turn order, each player all of theirs before the next.

    121.6c: what a draw is replaced by is nothing that was drawn by it, whatever it has drawn.
    """
    drawn: list[ObjectId] = []
    for player, count in amounts(tx, effect.count, players(effect.who, tx.board, bound), bound).items():
        for _ in repeated(count):
            rules = (cite("608.2c"), cite("121.2"))
            drawn += draw_card(tx, player, kind=StepKind.INSTRUCTION, rules=rules, cause=bound.source)
    return remember(bound, effect.keep_as, drawn)


@possible_if(f.Draw)
def can_draw(tx: Transaction, effect: f.Draw, bound: Bindings) -> bool:
    """608.2d, 121.2b, 121.3, 121.3a: an empty library speaks against no draw, an effect that forbids one of them does."""
    return any(
        forbids_player(tx.board, Prohibition.DRAW, player) is None and (draws_left(tx, player) or count) >= count
        for player, count in amounts(tx, effect.count, players(effect.who, tx.board, bound), bound).items()
        if draws_left(tx, player) != 0
    )


@carries(f.Discard)
def discard(tx: Transaction, effect: f.Discard, bound: Bindings) -> Bindings:
    """701.9b, 101.4: each player chooses in turn order, then all discard at once."""
    chosen: list[Recipient] = []
    everybody = players(effect.who, tx.board, bound)
    counts = {} if effect.count is None else amounts(tx, effect.count, everybody, bound)
    for player in everybody:
        hand = _such_in_hand(tx, effect, player, bound)
        if effect.count is None:
            chosen += hand
            continue
        count = counts[player]
        purpose = Purpose.CHANCE if effect.at_random else Purpose.DISCARD
        about = tx.mention(bound.source)
        chosen += tx.ask_objects(purpose, player, cite("701.9b"), hand, minimum=count, maximum=count, about=about)
    events = [
        e.ZoneChange(object=one, to=Zone.GRAVEYARD, reason=Reason.DISCARDED)
        for one in chosen
        if not isinstance(one, PlayerTarget)
    ]
    happened = happening(tx, events, bound, cite("608.2c"), cite("701.9a"))
    return remember(bound, effect.keep_as, in_sight(tx, happened))


@possible_if(f.Discard)
def can_discard(tx: Transaction, effect: f.Discard, bound: Bindings) -> bool:
    """608.2d: nobody chooses to discard more cards than they have; a whole hand may be empty."""
    everybody = players(effect.who, tx.board, bound)
    least = dict.fromkeys(everybody, 0) if effect.count is None else amounts(tx, effect.count, everybody, bound)
    return any(len(_such_in_hand(tx, effect, player, bound)) >= least[player] for player in everybody)


def _such_in_hand(tx: Transaction, effect: f.Discard, player: PlayerId, bound: Bindings) -> tuple[ObjectId, ...]:
    """701.9: the cards that a player could discard."""
    hand = tx.game.zone(Zone.HAND, player)
    if effect.such is None:
        return tuple(hand)
    fitting = such_objects(replace(effect.such, zone=Zone.HAND), tx.board, bound)
    return tuple(one for one in hand if one in fitting)


@possible_if(f.Mill)
def can_mill(tx: Transaction, effect: f.Mill, bound: Bindings) -> bool:
    """701.17b: nobody chooses to mill more cards than their library has."""
    counts = amounts(tx, effect.count, players(effect.who, tx.board, bound), bound)
    return any(len(tx.game.zone(Zone.LIBRARY, player)) >= count for player, count in counts.items())


@carries(f.Mill)
def mill(tx: Transaction, effect: f.Mill, bound: Bindings) -> Bindings:
    """701.17a-b: as many as there are, if there are fewer."""
    counts = amounts(tx, effect.count, players(effect.who, tx.board, bound), bound)
    events = [
        e.ZoneChange(object=one, to=Zone.GRAVEYARD, reason=Reason.MILLED)
        for player, count in counts.items()
        for one in top_cards(tx, player, count)
    ]
    happened = happening(tx, events, bound, cite("608.2c"), cite("701.17a"))
    return remember(bound, effect.keep_as, in_sight(tx, happened))


@carries(f.GainLife)
def gain_life(tx: Transaction, effect: f.GainLife, bound: Bindings) -> Bindings:
    """119.3; 119.9: who gains 0 life gains none."""
    gained = amounts(tx, effect.amount, players(effect.who, tx.board, bound), bound)
    if not any(gained.values()):
        _tell_of_no_gain(tx, effect, bound)
    _life(tx, [*gained.items()], bound, cite("119.3"))
    return bound


def _tell_of_no_gain(tx: Transaction, effect: f.GainLife, bound: Bindings) -> None:
    """119.9: who gains 0 life gains none, and nothing triggers on that."""
    rules, tx.at_nothing = (*tx.at_nothing, cite("119.9")), ()
    gains = [e.LifeChange(player=player, amount=1) for player in players(effect.who, tx.board, bound)]
    missed = notice_in_vain(tx, gains, "no life gained", cite("119.9"))
    facts = (Nothing(WhyNothing.ZERO),)
    tx.note(StepKind.NOTHING, rules, facts=facts, player=bound.you, cause=bound.source, missed=missed)


@carries(f.LoseLife)
def lose_life(tx: Transaction, effect: f.LoseLife, bound: Bindings) -> Bindings:
    """119.3."""
    lost = amounts(tx, effect.amount, players(effect.who, tx.board, bound), bound)
    happened = _life(tx, [(player, -number) for player, number in lost.items()], bound, cite("119.3"))
    if effect.keep_as is None:
        return bound
    total = sum(-one.event.amount for one in happened if isinstance(one.event, e.LifeChange) and one.event.amount < 0)
    return replace(bound, numbers={**bound.numbers, effect.keep_as: total})


@carries(f.SetLife)
def set_life(tx: Transaction, effect: f.SetLife, bound: Bindings) -> Bindings:
    """119.5: the player gains or loses the difference; 810.9c: of a shared total too; 810.9d: for one member of a team only."""
    whose = players(effect.who, tx.board, bound)
    totals = amounts(tx, effect.amount, whose, bound)
    affected: dict[int, list[PlayerId]] = {}
    for player in whose:
        affected.setdefault(tx.game.player(player).side, []).append(player)
    difference = []
    shared = cite("810.9d") if any(len(members) > 1 for members in affected.values()) else cite("810.9c")
    for members in affected.values():
        among = [PlayerTarget(member) for member in members]
        chosen = tx.ask_objects(Purpose.CHOICE, members[0], cite("810.9d"), among, minimum=1, maximum=1)
        difference += [
            (one.player, totals[one.player] - tx.game.side(one.player).life)
            for one in chosen
            if isinstance(one, PlayerTarget)
        ]
    at_first = any(isinstance(part, StartingLife) for part in within(effect.amount))
    rules = (cite("119.5"), *((why_so_much(tx.game),) if at_first else ()))
    _life(tx, difference, bound, *rules, *where_shared(tx.game, shared))
    return bound


@carries(f.DoubleLife)
def double_life(tx: Transaction, effect: f.DoubleLife, bound: Bindings) -> Bindings:
    """701.10d: as much as the total is gained, or lost where it is below 0; 810.9a: for a member of a team the team's total."""
    totals = [(player, tx.game.side(player).life) for player in players(effect.who, tx.board, bound)]
    _life(tx, totals, bound, cite("701.10d"), *where_shared(tx.game, cite("810.9a")))
    return bound


def _life(
    tx: Transaction, changes: Sequence[tuple[PlayerId, int]], bound: Bindings, *rules: Citation
) -> Sequence[Change]:
    events = [e.LifeChange(player=player, amount=difference) for player, difference in changes if difference]
    return happening(tx, events, bound, cite("608.2c"), *rules)


@carries(f.Lose)
def lose(tx: Transaction, effect: f.Lose, bound: Bindings) -> Bindings:
    """104.3e."""
    changes = [change for player in players(effect.who, tx.board, bound) for change in lose_by_effect(tx, player)]
    happening(tx, changes, bound, cite("608.2c"), cite("104.3e"))
    return bound


@carries(f.Win)
def win(tx: Transaction, effect: f.Win, bound: Bindings) -> Bindings:
    """104.2b."""
    for player in players(effect.who, tx.board, bound):
        if tx.game.result is None:
            kept = forbids_player(tx.board, Prohibition.WIN_GAME, player) is not None
            rules = (cite("104.2b"), cite("101.2")) if kept else (cite("104.2b"),)
            happening(tx, [e.PlayerWon(player=player)], bound, cite("608.2c"), *rules)
    return bound


@carries(f.AddMana)
def add_mana(tx: Transaction, effect: f.AddMana, bound: Bindings) -> Bindings:
    """106.4, 106.3, 605.3b: mana of the chosen types goes into the pool; 106.5: without a type there is none."""
    times = amount(tx, effect.times, bound)
    made = adds(effect)
    choices = () if made is None else choices_of(tx.board, made, bound)
    undefined = [*([cite("106.7")] if isinstance(effect.like, CouldProduce) else []), cite("106.5")]
    if not choices and (effect.like is not None or effect.chosen_color):
        facts = (Nothing(WhyNothing.NO_MANA_TYPE),)
        tx.note(StepKind.NOTHING, undefined, player=bound.you, cause=bound.source, facts=facts)
    for player in players(effect.who, tx.board, bound):
        kinds: list[str] = []
        if effect.combination:
            for _ in repeated(times):
                kinds += _choose_mana(tx, player, choices, bound)
        elif times:
            kinds = [*_choose_mana(tx, player, choices, bound)] * len(repeated(times))
        mana = produced(tx.board, bound.source, kinds, bound.you, effect.spending)
        if effect.lasting or effect.in_combat:
            mana = tuple(replace(one, lasting=effect.lasting, in_combat=effect.in_combat) for one in mana)
        added = e.ManaAdded(player=player, mana=mana, source=bound.source, tapped=tapped_for_mana(tx, bound))
        rules = [cite("608.2c"), cite("106.4"), *([cite("106.6")] if effect.spending is not None else [])]
        rules += [cite("106.7")] if isinstance(effect.like, CouldProduce) else []
        rules += why_added(costs_of(tx.board, effect.like, bound)) if isinstance(effect.like, CostOf) else []
        happening(tx, [added] if mana else [], bound, *rules)
    return bound


def tapped_for_mana(tx: Transaction, bound: Bindings) -> bool:
    """106.12: whether the mana comes from an activated mana ability with {T} in its cost."""
    return tx.tapping_for_mana == bound.source


def _choose_mana(
    tx: Transaction, player: PlayerId, choices: Sequence[tuple[str, ...]], bound: Bindings
) -> tuple[str, ...]:
    if not choices:
        return ()
    by_key = {"".join(choice): choice for choice in choices}
    options = (Option(key=key, text=key) for key in by_key)
    return by_key[tx.ask_one(Purpose.MANA, player, cite("608.2d"), options, about=tx.mention(bound.source))]
