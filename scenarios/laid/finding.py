"""What people call objects and players, and which of the engine's they mean: by id, by name, by seat."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache

from engine import Game, PlayerTarget, Recipient
from engine.state.crowds import kinds
from engine.state.merged import represented_by
from engine.state.objects import GameObject
from engine.words.terms import NOBODY, Kind, ObjectId, PlayerId, Zone
from scenarios.laid.handles import (
    begins,
    by_handle,
    by_number,
    card_name,
    has_no_other_id,
    in_turn,
    is_numbered,
    key,
    rows,
)
from scenarios.laid.not_found import Ambiguous, Gone, NameAlone, NotFound
from scenarios.laid.telling_apart import as_it_is, object_of, sorted_out, tell_apart
from scenarios.language.errors import nearest, shown
from scenarios.language.words import listed, plain
from scenarios.written.ids import short_name, so_many


def pick(
    name: str,
    named: Iterable[tuple[str, str, Recipient]],
    what: str = "un oggetto o un giocatore",
    gone: Sequence[tuple[str, str, Recipient]] = (),
) -> Recipient:
    """The one that a name means among ``(id, name, which)``: by its id first, else by its name where that is clear.

    Several under one id, as tokens are, are told apart by a number: ``spirito2``, counted with those that are ``gone``, so that
    a number goes on meaning the one that had it first. Raises NotFound.
    """
    rows = list(named)
    wanted = key(name)
    by_id = [one for one in rows if key(one[0]) == wanted]
    by_name = [one for one in rows if key(one[1]) == wanted]
    if all(isinstance(one[0], NameAlone) for one in by_id) and any(
        begins(one, wanted) for one in by_name if one not in by_id
    ):
        by_id = []
    # 201.3: a card that is called here by its name in another language bears its printed name; its id begins with the other.
    by_other_name = [] if by_id or by_name else [one for one in rows if begins(one, wanted)]
    if wanted and not (by_id or by_name or by_other_name):
        by_other_name = [one for one in rows if short_name(one[1]) == wanted]
    for found in (by_id, by_name, by_other_name):
        if len(found) == 1:
            return found[0][2]
    several = by_id or by_name or by_other_name
    lost = [one[2] for one in gone]
    counted = in_turn(rows, gone)
    if several:
        which = [(handle, one) for handle, one in by_handle(counted) if any(one == other[2] for other in several)]
        raise Ambiguous(name, which)
    numbered = by_number(counted)
    if wanted in numbered:
        if numbered[wanted] in lost:
            raise Gone(f"{shown(name)} non esiste più")
        return numbered[wanted]
    meant = nearest(name, [*(one[0] for one in rows), *(one[1] for one in rows)])
    raise NotFound(f"{shown(name)} non è {what} che si possa indicare qui", meant)


def seats(game: Game) -> list[tuple[str, str, Recipient]]:
    """Players as they can be named."""
    return [(player.name, player.name, PlayerTarget(player.id)) for player in game.players]


def player(game: Game, name: str) -> PlayerId:
    """The player that a name means. Raises NotFound."""
    found = pick(name, seats(game), "un giocatore")
    assert isinstance(found, PlayerTarget)
    return found.player


def marker(game: Game, player: PlayerId) -> int:
    """807.4: the number of the turn marker that a player has. Raises NotFound where they have none."""
    found = next((one.number for one in game.markers if one.holder == player), None)
    if found is None:
        holders = [game.player(one.holder).name for one in game.markers]
        have = f": ce l'hanno {listed([plain(one) for one in holders])}" if holders else ", che si usa in Grand Melee"
        raise NotFound(f"{shown(game.player(player).name)} non ha un segnaturno{have} (807.4)")
    return found


class _Names:
    """What the objects of one game can be called, made once for all the names that are sought in it."""

    def __init__(self, game: Game) -> None:
        self._labels: dict[str, list[GameObject]] = {}
        self._cards: dict[str, list[GameObject]] = {}
        for one, count in kinds(game.objects):
            if one.kind is not Kind.ABILITY:  # of equal ones one is as good as two: a name means none of them alone
                self._labels.setdefault(key(one.label), []).extend([one] * min(count, 2))
                self._cards.setdefault(key(card_name(one)), []).extend([one] * min(count, 2))

    def only(self, wanted: str, zones: Sequence[Zone]) -> ObjectId | None:
        """The one object that has an id, or without any the name of a card in the first zone that has it; ``None`` for none or
        several."""
        found = [one for one in self._labels.get(wanted, ()) if one.zone in zones]
        if not found or self._called_alike(wanted, zones):
            named = self._cards.get(wanted, ())
            first = next((zone for zone in zones if any(one.zone is zone for one in named)), None)
            found = [one for one in named if one.zone is first]
        return found[0].id if len(found) == 1 else None

    def _called_alike(self, wanted: str, zones: Sequence[Zone]) -> bool:
        """111.4: whether something else bears the name of what was made in the run and has nothing but that for an id."""
        made = [one for one in self._labels.get(wanted, ()) if one.zone in zones and has_no_other_id(one)]
        there = [one for one in self._cards.get(wanted, ()) if made and one.zone is made[0].zone]
        return any(key(one.label) != wanted and is_numbered(one.label, wanted) for one in there)


@lru_cache(maxsize=1)
def _names(game: Game) -> _Names:
    """Those of the last game: the names of an action are sought one after the other in the same one."""
    return _Names(game)


def found_in(game: Game, name: str, zones: Sequence[Zone], what: str) -> ObjectId:
    """The object that a name means in one of several zones, the earlier ones first where the name is in more. Raises NotFound.

    An id is sought in all of them before a name, which is clear where it is clear in the first zone that has it. The name of
    a card goes on meaning that card while it has another name; a name that an object has only now comes after all of these.
    """
    only = _names(game).only(key(name), zones)
    if only is not None:
        return only
    wanted = key(name)
    everywhere = [one for zone in zones for one in _all_in(game, zone)]
    labelled = [one for one in everywhere if key(one.label) == wanted]
    if labelled:
        made = all(map(has_no_other_id, labelled))
        there = [one for one in everywhere if one.zone is labelled[0].zone] if made else everywhere
        return _clear(game, name, there, what)
    for now in (False, True):
        for zone in zones:
            there = [*_all_in(game, zone)]
            if any(key(row[1]) == wanted for row in rows(game, there, now=now)):
                return _clear(game, name, there, what)
    for zone in zones:
        there = [*_all_in(game, zone)]
        if any(begins(row, wanted) for row in rows(game, there)):
            return _clear(game, name, there, what)
    alone = tell_apart(game, wanted, everywhere)
    if alone is None:
        alone = whole_of(game, name)
    return _clear(game, name, everywhere, what) if alone is None else alone


def whole_of(game: Game, name: str) -> ObjectId | None:
    """712.4a, 730.2: the one permanent of which something called so is a component; ``None`` where it is a part of none."""
    wanted = key(name)
    found = [
        one.id
        for one, _ in kinds(game.objects)
        if one.cards and any(wanted in (key(card.label), key(card_name(card))) for card in represented_by(one))
    ]
    return found[0] if len(found) == 1 else None


def _clear(game: Game, name: str, among: Sequence[GameObject], what: str) -> ObjectId:
    """The one that a name means by id and name of the card; where that could be several, by the names that they have now."""
    try:
        return object_of(pick(name, rows(game, among), what, _gone_tokens(game)))
    except Gone:
        raise
    except NotFound as fault:
        try:
            return object_of(pick(name, rows(game, among, now=True), what))
        except NotFound:
            raise (sorted_out(game, fault) if isinstance(fault, Ambiguous) else fault) from None


def _gone_tokens(game: Game) -> list[tuple[str, str, Recipient]]:
    """111.7: tokens that were on the battlefield and are no longer, in the order in which they came; 400.7: what one became on its
    way out is not another one."""
    return [
        (was.label, card_name(was), number)
        for number, was in ((number, game.lki[number].object) for number in sorted(game.lki))
        if was.kind is Kind.TOKEN and was.zone is Zone.BATTLEFIELD and number not in game.objects
    ]


def anything(game: Game, name: str) -> Recipient:
    """The object, wherever it is, or player that a name means: what is on the battlefield or the stack first."""
    if any(key(row[0]) == key(name) for row in seats(game)):
        return PlayerTarget(player(game, name))
    order = (Zone.BATTLEFIELD, Zone.STACK, Zone.GRAVEYARD, Zone.EXILE, Zone.COMMAND, Zone.HAND, Zone.LIBRARY)
    try:
        return found_in(game, name, order, "un oggetto o un giocatore")
    except (Gone, Ambiguous):
        raise
    except NotFound as fault:
        meant = nearest(name, [*(one.name for one in game.players), *(one.label for one, _ in kinds(game.objects))])
        raise NotFound(fault.message, fault.suggestion or meant) from None


def an_object(game: Game, name: str) -> ObjectId:
    """As `anything`, but no player. Raises NotFound."""
    found = anything(game, name)
    if isinstance(found, PlayerTarget):
        raise NotFound(f"{shown(name)} è un giocatore; qui serve un oggetto")
    return found


def an_object_that(game: Game, name: str, fits: Callable[[GameObject], bool]) -> ObjectId:
    """As `an_object`; where the name may mean several of which one fits what is said of it, that one. Raises NotFound."""
    try:
        return an_object(game, name)
    except Ambiguous as fault:
        fitting = [
            (way, one)
            for way, one in fault.ways
            if not isinstance(one, PlayerTarget) and one in game.objects and fits(game.objects[one])
        ]
        if len(fitting) == 1:
            return object_of(fitting[0][1])
        raise (Ambiguous(name, fitting) if fitting else fault) from None


def one_of_alike(
    game: Game, name: str, fits: Callable[[GameObject], bool], rather: Callable[[GameObject], bool]
) -> ObjectId:
    """As `an_object_that`; of several that nothing tells apart any, and first among those that would ``rather`` be meant."""
    try:
        return an_object_that(game, name, fits)
    except Ambiguous as fault:
        ways = [(way, one) for way, one in fault.ways if not isinstance(one, PlayerTarget) and one in game.objects]
        meant = [(way, one) for way, one in ways if fits(game.objects[one])] or ways
        better = [one for _, one in meant if rather(game.objects[one])] or [one for _, one in meant]
        if better and all(as_it_is(game, one) == as_it_is(game, better[0]) for one in better):
            return better[0]
        raise sorted_out(game, Ambiguous(name, meant)) from None


def objects_that(
    game: Game, name: str, fits: Callable[[GameObject], bool], rather: Callable[[GameObject], bool]
) -> tuple[ObjectId, ...]:
    """As `an_object_that`; ``2x Fante`` means two of that name: all that fit, else those that would ``rather`` be meant, or some of
    such as are alike. Raises NotFound.
    """
    count, single = so_many(name)
    if count == 1:
        return (an_object_that(game, single, fits),)
    try:
        ways = [("", an_object(game, single))]
    except Ambiguous as fault:
        ways = [(way, object_of(one)) for way, one in fault.ways if not isinstance(one, PlayerTarget)]
    ways = [(way, one) for way, one in ways if one in game.objects and fits(game.objects[one])]
    if len(ways) > count:
        better = [(way, one) for way, one in ways if rather(game.objects[one])]
        ways = better if len(better) >= count else ways
    there = [one for _, one in ways]
    if len(there) < count:
        are = "n'è uno" if len(there) == 1 else f"ne sono {len(there)}"
        raise NotFound(f"di {shown(single)} qui ce {are}" if there else f"di {shown(single)} qui non ce n'è")
    if len(there) > count and any(as_it_is(game, one) != as_it_is(game, there[0]) for one in there):
        raise Ambiguous(single, ways)
    return tuple(there[:count])


def _all_in(game: Game, zone: Zone) -> Iterable[GameObject]:
    owners = (NOBODY,) if zone.shared else tuple(one.id for one in game.players)
    return (one for one in game.objects_in([(zone, owner) for owner in owners]) if one.kind is not Kind.ABILITY)
