"""What people call objects and players, and which of the engine's they mean: by id, by name, by seat."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache

from engine import Game, PlayerTarget, Recipient, board_of
from engine.state.crowds import kinds
from engine.state.faces import front_face
from engine.state.objects import GameObject
from engine.words.mentions import Mention
from engine.words.record import replace
from engine.words.terms import NOBODY, Kind, ObjectId, PlayerId, Zone
from scenarios.language.errors import Beside, Fault, helping, in_words, nearest, shown
from scenarios.language.subtype_names import token_word
from scenarios.language.words import counters, damage, listed, plain, quoted
from scenarios.written.ids import Apart, short_name, slug, so_many, told_apart
from scenarios.written.model import Scenario
from scenarios.written.records import Record
from scenarios.written.tokens_made import tokens_made


class NotFound(ValueError):
    """A name that means nothing here, or more than one thing; the message says which, in Italian."""

    def __init__(self, message: str, suggestion: str = "") -> None:
        super().__init__(message)
        self.message = message
        self.suggestion = suggestion


class Ambiguous(NotFound):
    """A name that several things have here; ``ways``: what to write to mean each of them."""

    def __init__(self, name: str, ways: Sequence[tuple[str, Recipient]]) -> None:
        super().__init__(f"{shown(name)} può essere {in_words(way for way, _ in ways)}: scrivi quale")
        self.name = name
        self.ways = tuple(ways)


class OfSeveralMakers(Ambiguous):
    """111.1: tokens that differ, and are all called as those are that somebody is said to have made."""


class NameAlone(str):
    """111.4: the id of what was made in the run, which is nothing but its name: what has no other id either is meant as well."""

    __slots__ = ()


class Gone(NotFound):
    """The name of a token that has ceased to exist: no other one takes it over."""


def fault_at(scenario: Scenario, part: Record, message: str, suggestion: str = "") -> Fault:
    """A fault at the place of a part of a scenario."""
    line, column = part.place if part.place is not None else (0, 0)
    where = shown(part.place.said) if isinstance(part.place, Beside) else scenario.name or "scenario"
    return Fault(where, line, column, "", message, helping(message, suggestion))


def key(name: str) -> str:
    """A name as it is compared: kinds of blanks, capitals and accents make no difference."""
    return slug(name) if name else ""


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
        _begins(one, wanted) for one in by_name if one not in by_id
    ):
        by_id = []
    # 201.3: a card that is called here by its name in another language bears its printed name; its id begins with the other.
    by_other_name = [] if by_id or by_name else [one for one in rows if _begins(one, wanted)]
    if wanted and not (by_id or by_name or by_other_name):
        by_other_name = [one for one in rows if short_name(one[1]) == wanted]
    for found in (by_id, by_name, by_other_name):
        if len(found) == 1:
            return found[0][2]
    several = by_id or by_name or by_other_name
    lost = [one[2] for one in gone]
    counted = _in_turn(rows, gone)
    if several:
        which = [(handle, one) for handle, one in _handled(counted) if any(one == other[2] for other in several)]
        raise Ambiguous(name, which)
    numbered = _numbered(counted)
    if wanted in numbered:
        if numbered[wanted] in lost:
            raise Gone(f"{shown(name)} non esiste più")
        return numbered[wanted]
    meant = nearest(name, [*(one[0] for one in rows), *(one[1] for one in rows)])
    raise NotFound(f"{shown(name)} non è {what} che si possa indicare qui", meant)


def _begins(row: tuple[str, str, Recipient], wanted: str) -> bool:
    return bool(wanted) and _is_numbered(row[0], wanted)


def _is_numbered(label: str, wanted: str) -> bool:
    """Whether an id is a name with a number, as one is called to which nobody gave an id."""
    return key(label).rstrip("0123456789") == wanted


def handles(rows: Sequence[tuple[str, str, Recipient]]) -> tuple[str, ...]:
    """What to write to mean each of several: their ids, numbered where they share one."""
    return tuple(handle for handle, _ in _handled(rows))


def _handled(rows: Sequence[tuple[str, str, Recipient]]) -> list[tuple[str, Recipient]]:
    """Each with what to write to mean it."""
    ids = [row[0] for row in rows]
    counted: dict[str, int] = {}
    found = []
    numbers = {one: number for number, one in _numbered(rows).items()}
    for label, name, one in rows:
        counted[label] = counted.get(label, 0) + 1
        if isinstance(label, NameAlone) and ids.count(label) == 1 and sum(key(row[1]) == key(name) for row in rows) > 1:
            found.append((shown(numbers[one]), one))
            continue
        found.append((shown(label if ids.count(label) == 1 else f"{label}{counted[label]}"), one))
    return found


def _in_turn(
    rows: Sequence[tuple[str, str, Recipient]], gone: Sequence[tuple[str, str, Recipient]]
) -> list[tuple[str, str, Recipient]]:
    """What there is, with each that is gone before the first of its id or name that came later."""
    found = list(rows)
    for one in gone:
        later = (
            n
            for n, other in enumerate(found)
            if not isinstance(other[2], PlayerTarget) and not isinstance(one[2], PlayerTarget) and other[2] > one[2]
            if {key(one[0]), key(one[1])} & {key(other[0]), key(other[1])}
        )
        found.insert(next(later, len(found)), one)
    return found


def _numbered(rows: Sequence[tuple[str, str, Recipient]]) -> Mapping[str, Recipient]:
    """Objects that share an id or a name, by that and a number counted from 1 in their order.

    What has such an id of its own keeps it and no other number, and nothing else takes that.
    """
    counted: dict[str, int] = {}
    found: dict[str, Recipient] = {key(label): one for label, _, one in rows if label[-1:].isdigit()}
    for label, name, one in rows:
        for word in dict.fromkeys((key(label), key(name))):
            if not word or key(label).rstrip("0123456789") == word != key(label):
                continue
            counted[word] = counted.get(word, 0) + 1
            while f"{word}{counted[word]}" in found:
                counted[word] += 1
            found[f"{word}{counted[word]}"] = one
    return found


def card_name(found: GameObject) -> str:
    """The name that an object has by itself, whatever effects and its other face call it: what a scenario knows it by."""
    return front_face(found).name


def is_of_sort(mention: Mention, name: str, players: Iterable[str]) -> bool:
    """111.6: whether what a step speaks of is what a name without any name means: «la pedina», «la copia»."""
    apart = told_apart(key(name), players)
    sorts = {SORTS.get(apart.sort), Kind.TOKEN} if apart.sort == "copia" else {SORTS.get(apart.sort)}
    return not apart.name and mention.kind in sorts


def bears(mention: Mention, name: str) -> bool:
    """Whether what a step speaks of is called so: by its id, by the name that it had then, or by that of its card."""
    names = (mention.name, mention.card or mention.name)
    return key(name) in (key(mention.label), *map(key, names), *filter(None, map(short_name, names)))


def rows(game: Game, objects: Iterable[GameObject], *, now: bool = False) -> list[tuple[str, str, Recipient]]:
    """Objects as they can be named: by id and by the name of the card; or, ``now``, by the name that they have now."""
    board = board_of(game)
    return [
        (
            NameAlone(one.label) if _has_no_other_id(one) else one.label,
            (board.characteristics(one.id).name if now else "") or card_name(one),
            one.id,
        )
        for one in objects
    ]


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
        made = [one for one in self._labels.get(wanted, ()) if one.zone in zones and _has_no_other_id(one)]
        there = [one for one in self._cards.get(wanted, ()) if made and one.zone is made[0].zone]
        return any(key(one.label) != wanted and _is_numbered(one.label, wanted) for one in there)


def _has_no_other_id(one: GameObject) -> bool:
    return one.kind is not Kind.CARD and key(one.label) == key(card_name(one))


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
        made = all(map(_has_no_other_id, labelled))
        there = [one for one in everywhere if one.zone is labelled[0].zone] if made else everywhere
        return _clear(game, name, there, what)
    for now in (False, True):
        for zone in zones:
            there = [*_all_in(game, zone)]
            if any(key(row[1]) == wanted for row in rows(game, there, now=now)):
                return _clear(game, name, there, what)
    for zone in zones:
        there = [*_all_in(game, zone)]
        if any(_begins(row, wanted) for row in rows(game, there)):
            return _clear(game, name, there, what)
    alone = _told_apart(game, wanted, everywhere)
    return _clear(game, name, everywhere, what) if alone is None else alone


SORTS: Mapping[str, Kind] = {
    "pedina": Kind.TOKEN,
    "carta": Kind.CARD,
    "copia": Kind.COPY_OF_SPELL,
    "emblema": Kind.EMBLEM,
}
"""108, 111.6, 114.1, 707.10: what tells two objects of one name apart: one is a token, or a copy of a spell, the other a card."""
_SEEN = (Zone.BATTLEFIELD, Zone.STACK, Zone.COMMAND)
"""Where what has no name is meant by its sort."""


def _told_apart(game: Game, wanted: str, among: Sequence[GameObject]) -> ObjectId | None:
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
            raise Ambiguous(wanted, _handled(rows(game, fitting)))
        return fitting[0].id if fitting else None
    named = [row[2] for row in rows(game, fitting) if apart.name in (key(row[0]), key(row[1]))]
    if not named and apart.sort == "pedina":
        named = [one.id for one in _made_by(game, apart.name, fitting)]
        if len(named) > 1 and any(as_it_is(game, _object(one)) != as_it_is(game, _object(named[0])) for one in named):
            alike = _handled(rows(game, [game.objects[_object(one)] for one in named]))
            raise OfSeveralMakers(wanted, sorted_out(game, Ambiguous(wanted, alike)).ways)
        return _object(named[0]) if named else None
    return _object(named[0]) if len(named) == 1 else None


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


def _clear(game: Game, name: str, among: Sequence[GameObject], what: str) -> ObjectId:
    """The one that a name means by id and name of the card; where that could be several, by the names that they have now."""
    try:
        return _object(pick(name, rows(game, among), what, _gone_tokens(game)))
    except Gone:
        raise
    except NotFound as fault:
        try:
            return _object(pick(name, rows(game, among, now=True), what))
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
            return _object(fitting[0][1])
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
        ways = [(way, _object(one)) for way, one in fault.ways if not isinstance(one, PlayerTarget)]
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


def as_it_is(game: Game, one: ObjectId) -> object:
    """110.5, 122.1, 301.5, 303.4: all by which a permanent could differ from another of its name."""
    found, board = game.objects[one], board_of(game)
    bare = replace(found, id=ObjectId(0), label="", timestamp=0, arrived=0, counters_since={})
    return bare, board.characteristics(one), board.controller(one), tuple(board.attached_to(one))


def _all_in(game: Game, zone: Zone) -> Iterable[GameObject]:
    owners = (NOBODY,) if zone.shared else tuple(one.id for one in game.players)
    return (one for one in game.objects_in([(zone, owner) for owner in owners]) if one.kind is not Kind.ABILITY)


def _object(one: Recipient) -> ObjectId:
    assert not isinstance(one, PlayerTarget)
    return one
