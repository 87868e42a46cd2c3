"""110.5: things of one name told apart by what made them, whose they are and how they stand."""

from __future__ import annotations

from collections.abc import Sequence

from engine import Game, PlayerTarget, Recipient, board_of
from engine.state.crowds import kinds
from engine.state.objects import GameObject
from engine.words.mentions import Mention
from engine.words.record import replace
from engine.words.terms import NOBODY, Kind, ObjectId, PlayerId, Zone
from scenarios.laid.handles import SORTS, by_handle, card_name, key, rows
from scenarios.laid.not_found import Ambiguous, OfSeveralMakers
from scenarios.language.subtype_names import token_word
from scenarios.language.words import counters, damage, listed, plain, quoted
from scenarios.written.ids import Apart, told_apart
from scenarios.written.tokens_made import tokens_made

_SEEN = (Zone.BATTLEFIELD, Zone.STACK, Zone.COMMAND)
"""Where what has no name is meant by its sort."""


def tell_apart(game: Game, wanted: str, among: Sequence[GameObject]) -> ObjectId | None:
    """The one object that a name means with what is said beside it: 'Orso pedina', 'Orso di Anna', 'Orso carta di Bruno'."""
    apart = told_apart(wanted, (seat.name for seat in game.players))
    if apart.name == wanted:
        return None
    fitting = [
        one
        for one in among
        if (not apart.sort or one.kind is SORTS[apart.sort] or _is_copy(one, apart))
        and (not apart.player or key(game.player(_whose(game, one)).name) == apart.player)
    ]
    if not apart.name:
        # A copy that came to be on the battlefield is a token by then.
        fitting = [one for one in fitting if one.zone in _SEEN and not _is_copy(one, apart)] or [
            one for one in among if _is_copy(one, apart)
        ]
        if len(fitting) > 1:
            raise Ambiguous(wanted, by_handle(rows(game, fitting)))
        return fitting[0].id if fitting else None
    named = [row[2] for row in rows(game, fitting) if apart.name in (key(row[0]), key(row[1]))]
    if not named and apart.sort == "pedina":
        named = [one.id for one in _made_by(game, apart.name, fitting)]
        if len(named) > 1 and any(
            as_it_is(game, object_of(one)) != as_it_is(game, object_of(named[0])) for one in named
        ):
            alike = by_handle(rows(game, [game.objects[object_of(one)] for one in named]))
            raise OfSeveralMakers(wanted, sorted_out(game, Ambiguous(wanted, alike)).ways)
        return object_of(named[0]) if named else None
    return object_of(named[0]) if len(named) == 1 else None


def all_told_apart(game: Game, wanted: str, among: Sequence[GameObject]) -> list[GameObject]:
    """All that a name means with the player who is said beside it, where that is more than one: 'Orso di Anna' of two."""
    apart = told_apart(wanted, (seat.name for seat in game.players))
    if not apart.name or not apart.player:
        return []
    return [
        one
        for one in among
        if apart.name in (key(one.label), key(card_name(one)))
        and (not apart.sort or one.kind is SORTS[apart.sort])
        and key(game.player(_whose(game, one)).name) == apart.player
    ]


def _made_by(game: Game, source: str, among: Sequence[GameObject]) -> list[GameObject]:
    """111.1: 'la pedina del Fabbro': the tokens that are called as those are that an object of that name makes."""
    names = _names_made(game, source)
    return [one for one in among if one.zone is Zone.BATTLEFIELD and key(card_name(one)) in names]


def _names_made(game: Game, source: str) -> set[str]:
    there = [*(one for one, _ in kinds(game.objects)), *(known.object for known, _ in game.lki.kinds())]
    makers = [one for one in there if source in (key(one.label), key(card_name(one)))]
    return {key(token_word(name)) for one in makers for name in tokens_made(one.printed.abilities)}


def is_made_by(game: Game, mention: Mention, name: str) -> bool:
    """111.1: whether what a step speaks of is what 'la pedina del Fabbro' means: a token such as an object of that name makes."""
    apart = told_apart(key(name), (seat.name for seat in game.players))
    if apart.sort != "pedina" or not apart.name or mention.kind is not Kind.TOKEN:
        return False
    return key(mention.card or mention.name) in _names_made(game, apart.name)


def _is_copy(one: GameObject, apart: Apart) -> bool:
    """707.2: whether a token is meant as a copy: it is called as what it is a copy of."""
    return apart.sort == "copia" and one.zone is Zone.BATTLEFIELD and one.kind is Kind.TOKEN


def _whose(game: Game, one: GameObject) -> PlayerId:
    """108.4: who controls it; where nobody does, whose it is."""
    controller = board_of(game).controller(one.id)
    return one.owner if controller == NOBODY else controller


def sorted_out(game: Game, fault: Ambiguous) -> Ambiguous:
    """The same fault with what tells the objects apart: the sort of each and whose it is, of equals what else is seen of it."""
    several = [
        (way.partition(" (")[0], game.objects[one])
        for way, one in fault.ways
        if not isinstance(one, PlayerTarget) and one in game.objects
    ]
    said = ["" for _ in several]
    for tell in (_sort_and_player, _looks_and_state, _attachments):
        more = [tell(game, one) for _, one in several]
        # What is so of all of them tells nobody which is which.
        if len(set(more)) > 1 and len(set(zip(said, more, strict=True))) > len(set(said)):
            said = [", ".join(filter(None, both)) for both in zip(said, more, strict=True)]
    if len(set(said)) < 2:
        return fault
    return Ambiguous(
        fault.name,
        [(f"{way} ({words})" if words else way, one.id) for (way, one), words in zip(several, said, strict=True)],
    )


def _sort_and_player(game: Game, one: GameObject) -> str:
    sorts = {kind: word for word, kind in SORTS.items()}
    return f"{sorts.get(one.kind, 'oggetto')} di {plain(game.player(_whose(game, one)).name)}"


def _looks_and_state(game: Game, one: GameObject) -> str:
    """208.1, 110.5, 120.6, 122.1: its size, whether it is tapped, the damage and the counters on it."""
    looks = board_of(game).characteristics(one.id)
    size = "" if looks.power is None or looks.toughness is None else f"{looks.power}/{looks.toughness}"
    kept = [counters(count, kind) for kind, count in one.counters.items() if count]
    hurt = [damage(one.damage)] if one.damage else []
    return ", ".join(filter(None, [size, "TAP" if one.tapped else "", *hurt, *kept]))


def _attachments(game: Game, one: GameObject) -> str:
    """301.5, 303.4: what is attached to it."""
    on_it = [card_name(game.objects[other]) for other in board_of(game).attached_to(one.id) if other in game.objects]
    return f"con {listed(map(quoted, on_it))}" if on_it else ""


def as_it_is(game: Game, one: ObjectId) -> object:
    """110.5, 122.1, 301.5, 303.4: all by which a permanent could differ from another of its name."""
    found, board = game.objects[one], board_of(game)
    bare = replace(found, id=ObjectId(0), label="", timestamp=0, arrived=0, counters_since={})
    return bare, board.characteristics(one), board.controller(one), tuple(board.attached_to(one))


def object_of(one: Recipient) -> ObjectId:
    assert not isinstance(one, PlayerTarget)
    return one
