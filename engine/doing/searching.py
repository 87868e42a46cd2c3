"""701.23: players look through zones and find cards."""

from __future__ import annotations

from collections.abc import Sequence

from engine.board.asking import Transaction
from engine.board.criteria import related
from engine.board.jointly import fit_together, most_together, those_that_can
from engine.board.prohibitions import forbids_player
from engine.board.values import names_spoken_of, players
from engine.cards.abilities.ability import Prohibition
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.player_rules import SearchesTop
from engine.cards.abilities.searching import Search
from engine.happening.carrying import carries, possible_if
from engine.happening.instructed import amount, remember
from engine.happening.kept_from import keeps_from
from engine.happening.library import choose_cards, fits, not_described, revealed, top_cards, unknown
from engine.state import events as e
from engine.state.bindings import Bindings
from engine.state.facts.lasting import Searched
from engine.state.objects import only_objects
from engine.state.trace import StepKind, Untold
from engine.words.citations import cite, not_implemented
from engine.words.decisions import IllegalAnswer, Purpose
from engine.words.record import replace
from engine.words.terms import Action, ObjectId, PlayerId, Relation, Zone

not_implemented("701.23j", "cercare una carta fuori dalla partita")


@carries(Search)
def search(tx: Transaction, effect: Search, bound: Bindings) -> Bindings:
    """701.23a, 701.23h-i: players look and find in turn order; what is found in a library is there until it is moved.

    Raises IllegalAnswer ('not together') for cards that are not together what is wanted of them.

    701.23b: cards with a stated quality need not be found in a hidden zone; 701.23d: a mere quantity must be, as far as possible.
    """
    found: list[ObjectId] = []
    for player in players(effect.who, tx.board, bound):
        owners = (player,) if effect.whose is None else players(effect.whose, tx.board, bound)
        zones = _zones_searched(tx, effect, player, bound)
        if Zone.LIBRARY in zones and keeps_from(tx, Prohibition.SEARCH, player):
            zones = tuple(one for one in zones if one is not Zone.LIBRARY)
            tx.note(StepKind.NOTHING, [cite("101.2"), cite("701.23a")], player=player, cause=bound.source)
        found += _find(tx, replace(effect, zones=zones), player, owners, bound) if zones else ()
        if Zone.LIBRARY in zones:
            through = ((player, owner) for owner in owners)
            bound = replace(bound, searched=tuple(dict.fromkeys((*bound.searched, *through))))
        if effect.some_zones:
            bound = replace(bound, numbers={**bound.numbers, effect.keep_as: int(Zone.LIBRARY in zones)})
    return remember(bound, effect.keep_as, found)


@possible_if(Search)
def can_search(tx: Transaction, effect: Search, bound: Bindings) -> bool:
    """608.2d: nobody chooses to search a library if all of those who would cannot."""
    if effect.zones != (Zone.LIBRARY,):
        return True
    who = players(effect.who, tx.board, bound)
    return not who or any(forbids_player(tx.board, Prohibition.SEARCH, player) is None for player in who)


def _zones_searched(tx: Transaction, effect: Search, player: PlayerId, bound: Bindings) -> tuple[Zone, ...]:
    """701.23a: 'library and/or graveyard': whether the library is searched; a graveyard anybody can look through."""
    if not effect.some_zones or Zone.LIBRARY not in effect.zones:
        return effect.zones
    yes = tx.ask_yes(Purpose.MAY, player, cite("701.23a"), tx.mention(bound.source))
    return effect.zones if yes else tuple(one for one in effect.zones if one is not Zone.LIBRARY)


def _find(
    tx: Transaction, effect: Search, player: PlayerId, owners: Sequence[PlayerId], bound: Bindings
) -> tuple[ObjectId, ...]:
    tops = _tops_alone(tx, player)
    looked_at = _looked_through(tx, effect.zones, owners, tops)
    matching = _to_find(tx, effect, looked_at, bound)
    hidden = [one for one in matching if tx.board.objects[one].zone.hidden]
    public = [one for one in matching if one not in hidden]
    quality = effect.same_name_as is not None or effect.together is not None or _states_quality(effect.filter)
    limit = len(matching) if effect.count is None else amount(tx, effect.count, bound)
    if effect.up_to:
        must = 0
    else:
        possible = public if quality else matching
        must = most_together(possible, min(limit, len(possible)), effect.together, tx.board, bound)
    among: Sequence[ObjectId] = matching
    kept: tuple[ObjectId, ...] = ()
    if effect.count is None and not effect.up_to:  # 'all cards': those in a public zone are found in any case
        kept, among, must, limit = tuple(public), hidden, 0 if quality else len(hidden), len(hidden)
    rule = cite("701.23b") if quality and hidden else cite("701.23d")
    about = tx.mention(bound.source)
    chosen = choose_cards(tx, Purpose.SEARCH, player, rule, among, minimum=must, maximum=limit, about=about)
    if not fit_together((*kept, *chosen), effect.together, tx.board, bound):
        raise IllegalAnswer(*tx.asked[-1], "not together")
    found = _one_for_each(tx, effect, player, looked_at, (*kept, *chosen), bound)
    events: list[e.Event] = []
    again = Zone.LIBRARY in effect.zones and all((player, owner) in bound.searched for owner in owners)
    if Zone.LIBRARY in effect.zones and not again:
        events.append(e.Performed(action=Action.SEARCH, player=player, amount=len(found)))
    if effect.reveal:
        events += revealed(tx, found)
    undefined = effect.same_name_as is not None and not names_spoken_of(effect.same_name_as, tx.board, bound)
    nothing_known = quality and not undefined and any(unknown(tx.board.objects[one]) for one in looked_at)
    short = effect.count is None or len(matching) < limit
    untold: list[Untold] = []
    if nothing_known and short:
        untold.append(not_described(tx.mention(bound.source), cite("701.23a")))
    tx.happen(
        events,
        kind=StepKind.INSTRUCTION,
        rules=[
            cite("608.2c"),
            cite("701.23a"),
            *([rule] if among else []),
            *([cite("701.23c")] if undefined else []),
            *([cite("701.23h")] if again else []),
            *([cite("701.23f")] if tops is not None and Zone.LIBRARY in effect.zones else []),
        ],
        facts=(Searched(tuple(tx.mention(one) for one in found)),),
        player=player,
        cause=bound.source,
        untold=untold,
    )
    return found


def _to_find(tx: Transaction, effect: Search, looked_at: Sequence[ObjectId], bound: Bindings) -> tuple[ObjectId, ...]:
    """701.23a: the cards that match the description."""
    matching = [one for one in looked_at if fits(tx, one, effect.filter, bound)]
    if effect.same_name_as is not None:
        names = names_spoken_of(effect.same_name_as, tx.board, bound)
        matching = [one for one in matching if any(name in names for name in tx.board.characteristics(one).names)]
    return only_objects(those_that_can(matching, effect.together, tx.board, bound))


def _looked_through(
    tx: Transaction, zones: Sequence[Zone], owners: Sequence[PlayerId], tops: int | None
) -> list[ObjectId]:
    """701.23a, 701.23f: the cards of these zones of these players, of a library perhaps the first ones alone."""
    return [
        one
        for zone in zones
        for owner in owners
        for one in (
            tx.game.zone(zone, owner) if tops is None or zone is not Zone.LIBRARY else top_cards(tx, owner, tops)
        )
    ]


def _one_for_each(
    tx: Transaction,
    effect: Search,
    player: PlayerId,
    looked_at: Sequence[ObjectId],
    found: tuple[ObjectId, ...],
    bound: Bindings,
) -> tuple[ObjectId, ...]:
    """701.23b: what is found, with one more card for each further description, none of them twice."""
    about = tx.mention(bound.source)
    for wanted in effect.one_for_each:
        others = [one for one in looked_at if one not in found and fits(tx, one, wanted, bound)]
        more = choose_cards(tx, Purpose.SEARCH, player, cite("701.23b"), others, minimum=0, maximum=1, about=about)
        found = (*found, *more)
    return found


def _tops_alone(tx: Transaction, player: PlayerId) -> int | None:
    """701.23f: how many cards of the top of a library the player searches instead of the whole; ``None``: the whole."""
    rules = tx.board.in_force.turn_rules(SearchesTop)
    found = [
        rule.count
        for source, rule in rules
        if related(tx.board, player, tx.board.controller(source), rule.who, source=source)
    ]
    return min(found, default=None)


def _states_quality(wanted: Filter) -> bool:
    """701.23b: whether a search is for more than a quantity of cards."""
    bare = Filter(zone=wanted.zone)
    return replace(wanted, owner=Relation.ANY) != bare
