"""What goes without saying where lines tell what happens: cards that were in hand, how far play goes, whose turn it is."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from itertools import islice
from typing import Any

from scenarios.language.errors import Place
from scenarios.language.folding import folded
from scenarios.written.by_line.cast_from import comes_from
from scenarios.written.by_line.declared import lies_with
from scenarios.written.by_line.first_cast import another_in_hand, is_all_said
from scenarios.written.by_line.gathered import Gathered, Seat
from scenarios.written.by_line.how_far import TRIED, attacking, ends_within_combat, fights
from scenarios.written.by_line.pieces import fields, items
from scenarios.written.by_line.short import short
from scenarios.written.card_source import is_lent, lent_source
from scenarios.written.cards import BASIC_LANDS
from scenarios.written.notation import NotationError, parse_permanent
from scenarios.written.records import Fields, Text
from scenarios.written.scalars import read_yes, says_yes_or_no

_END_OF_COMBAT = "fine combattimento"
_AT_ANY_TIME = ("istantaneo", "lampo")
"""117.1a: words of a card by which it may be one that is cast at any time."""
_ABILITIES, _TEXT = "abilità", "testo"
"""What a file's abilities say is not looked into; of a text only whether it has flash."""
RESPONSE = "in risposta"
STEP, NEXT_TURN = "vai a", "STAP"
_BACK = "retro"
_PARTS = {"inserto": "come", "metà": "metà"}
"""Of a card, what may be cast of it by a name of its own, and how a file says so."""


def imply(script: Sequence[tuple[Any, int]], table: Gathered, *, ends_here: bool) -> None:
    """A card that is cast or played and lies nowhere, or in play, was in hand; who attacks has the turn unless somebody has it.

    Whoever says what attacks or blocks asks about the damage: without another word about time, combat is played to its end.
    ``script``: each action with the line that says it; ``ends_here``: whether it is said that play goes no further.
    """
    fought = [n for n, (action, _) in enumerate(script) if fights(action)]
    if (
        fought
        and not ends_here
        and "fino a" not in table.root
        and not ends_within_combat(
            [action for action, _ in script[fought[-1] + 1 :]], attacking([action for action, _ in script])
        )
    ):
        place = script[fought[-1]][0].place
        table.root[Text("fino a", place)] = Text(_END_OF_COMBAT, place)
    hands = _Hands(table)
    for n, (action, _) in enumerate(script):
        if not isinstance(action, Fields):
            continue
        _as_activated(action, table)
        _as_cast(action, table)
        _as_part_of_a_card(action, table)
        what, by = action.get("lancia", action.get("gioca")), action.get("di")
        zone = comes_from(action, table, moved=not all(is_all_said(one) for one, _ in script[:n]))
        if isinstance(what, Text):
            if "lancia" in action:
                _define_short(what, table)
            if isinstance(by, Text) and (seat := table.seat_of(by)) is not None:
                hands.take(seat, what, action, [one for one, _ in script[:n]], zone)
    _imply_whose_turn(script, table)


_COSTS_A_SACRIFICE = re.compile(r"^[^:\n]*\bsacrific[ao]\b[^:\n]*:", re.IGNORECASE | re.MULTILINE)


def _as_activated(action: Fields, table: Gathered) -> None:
    """602.2b, 701.21a: who sacrifices something, and has one thing alone by which that is done, pays the cost of its ability."""
    event = action.get("evento")
    what = event.get("sacrifica") if isinstance(event, Fields) else None
    if not isinstance(what, Text):
        return
    theirs = [
        seat for seat in table.seats if any(_is_called(_name_of(one), what) for one in seat.zones.get("campo", ()))
    ]
    outlets = [
        name
        for seat in theirs
        for one in seat.zones.get("campo", ())
        if (name := _name_of(one)) and _COSTS_A_SACRIFICE.search(_text_of(name, table))
    ]
    if len(theirs) != 1 or len(outlets) != 1 or _is_called(outlets[0], what):
        return
    place = what.place
    action.clear()
    said = {"attiva": Text(outlets[0], place), "di": Text(theirs[0].name, place)}
    action.update(fields(place, {**said, "risposte": items(place, [fields(place, {"costo": what})])}))


def _name_of(card: Any) -> str:
    try:
        return parse_permanent(card).card or "" if isinstance(card, Text) else ""
    except NotationError:
        return ""


def _text_of(name: str, table: Gathered) -> str:
    """The rules text of a card that lines describe."""
    found = (card for known, card in table.cards.items() if folded(known) == folded(name) and isinstance(card, Fields))
    return next((str(card.get("testo", "")) for card in found), "")


def _is_called(name: str, said: str) -> bool:
    return bool(name) and folded(name) == folded(said)


def _as_cast(action: Fields, table: Gathered) -> None:
    """701.18b: who plays a card that is no land casts it."""
    what = action.get("gioca")
    if not isinstance(what, Text):
        return
    kinds = _kinds_of(what, table)
    if _ONLY_CAST.intersection(action) or (kinds and not any("terra" in one.split() for one in kinds)):
        said = {"lancia" if one == "gioca" else one: value for one, value in action.items()}
        action.clear()
        action.update((Text(one, what.place), value) for one, value in said.items())


_ONLY_CAST = frozenset({"bersagli", "modi", "x", "dividi"})
"""601.2b-d: what is said of spells alone."""


def _kinds_of(name: Text, table: Gathered) -> list[str]:
    """What lines and whoever lends cards say that a card is, as it is compared; nothing where nobody says anything."""
    if any(folded(name) == folded(one) for one in BASIC_LANDS):
        return ["terra"]
    cards = (card for known, card in table.cards.items() if folded(known) == folded(name) and isinstance(card, Fields))
    found = [folded(str(card.get("tipo", ""))) for card in cards]
    lying = (
        str(card) for seat in table.seats for cards in seat.zones.values() for card in cards if isinstance(card, Text)
    )
    found += [folded(one) for one in lying if folded(one).startswith(f"{folded(name)} ")]
    found = found or [folded(str(card.get("tipo", ""))) for card in _as_lent(name)]
    return [one for one in found if one]


def _as_part_of_a_card(action: Fields, table: Gathered) -> None:
    """709.3, 715.3, 720.3: who casts an Adventure, an Omen or a half by its own name casts the card that it is on."""
    what = action.get("lancia")
    if not isinstance(what, Text) or table.is_there(what):
        return
    for key, clause in _PARTS.items():
        for name, card in table.cards.items():
            parts = card.get(key) if isinstance(card, Fields) else None
            of_it = [parts] if isinstance(parts, str) else parts or ()
            if clause not in action and any(folded(str(one)) == folded(what) for one in of_it):
                action[Text(clause, what.place)] = what
                action["lancia"] = Text(str(name), what.place)
                return
    _as_modal_back(action, what, table)


def _is_yes(text: str) -> bool:
    return says_yes_or_no(text) and read_yes(text)


def _as_modal_back(action: Fields, what: Text, table: Gathered) -> None:
    """712.11b: who casts the back face of a modal double-faced card by its own name casts that card with that face up."""
    for name, card in table.cards.items():
        fields_of = card if isinstance(card, Fields) else {}
        back, modal = fields_of.get(_BACK), fields_of.get("modale")
        if isinstance(back, str) and folded(back) == folded(what) and isinstance(modal, str) and _is_yes(modal):
            action.setdefault(Text(_BACK, what.place), Text("sì", what.place))
            action["lancia"] = Text(str(name), what.place)
            return


class _Hands:
    """601.2a: the cards that lines put into hands because they are cast, each with who had it there."""

    def __init__(self, table: Gathered) -> None:
        self.table = table
        self.taken: dict[str, list[Seat]] = {}
        self.tried: set[tuple[str, str]] = set()
        """601.2f: who has a card in hand since it is asked what it costs, and casts that one afterwards."""
        for card, seat in table.described_as_cast:
            self.taken.setdefault(folded(_name_of(card.scalar())), []).append(seat)

    def take(self, seat: Seat, what: Text, action: Fields, before: list[Any], zone: str) -> None:
        """Puts into a hand, or the ``zone`` that is said, the card that is cast out of it without lying anywhere, or while another
        one is in play, or on the stack, or was in somebody else's hand."""
        whose = (seat.name, folded(what))
        if TRIED not in action and whose in self.tried:
            self.tried.remove(whose)
            return
        card = f'"{what}"' if _lies_nowhere(what, self.table) else another_in_hand(what, before, self.table)
        if not card and self._has_another(seat, what, action, before):
            card = f'"{what}"'
        if card and not self.table.others:
            place = what.place or Place(1, 1)
            seat.put(zone, Text(card, place), place)
            self.taken.setdefault(folded(what), []).append(seat)
            if TRIED in action:
                self.tried.add(whose)

    def _has_another(self, seat: Seat, what: Text, action: Fields, before: list[Any]) -> bool:
        """Whether a card is cast that was only put into a hand here: by another player, or while that one is on the stack."""
        holders = self.taken.get(folded(what), [])
        if not holders:
            return False
        if all(one is not seat for one in holders):
            return not any(folded(_name_of(one)) == folded(what) for one in seat.zones.get("mano", ()))
        cast = [n for n, one in enumerate(before) if isinstance(one, Fields) and _casts(one, seat, what)]
        if not cast:
            return False
        since = [*before[cast[-1] + 1 :], action]
        return all(isinstance(one, Fields) and RESPONSE in one and "lancia" in one for one in since)


def _casts(action: Fields, seat: Seat, what: Text) -> bool:
    return folded(str(action.get("lancia", ""))) == folded(what) and folded(str(action.get("di", ""))) == folded(
        seat.name
    )


def _imply_whose_turn(script: Sequence[tuple[Any, int]], table: Gathered) -> None:
    """117.1a, 305.3, 508.1: who does first what is done in one's own turn alone has the turn, where nothing is said of it."""
    for n, (action, _) in enumerate(script):
        if isinstance(action, Fields) and (
            action.get("turno di") or folded(str(action.get(STEP, ""))) == folded(NEXT_TURN)
        ):
            return
        by = action.get("di") if isinstance(action, Fields) else None
        if by is None and all(is_all_said(one) for one, _ in script[:n]):
            by = _whose_it_is(action, table)
        if isinstance(by, Text) and _in_own_turn(action, table):
            if "turno" not in table.root and _is_later(by, table):
                table.root[Text("turno", by.place)] = fields(by.place, {"di": by})
            return


def _whose_it_is(action: Any, table: Gathered) -> Text | None:
    """508.1a: whose the first creature is of an attack that is asked about, where nothing was done by which that could change."""
    attackers = action.get("attacca") if isinstance(action, Fields) else None
    if not isinstance(attackers, Fields) or not attackers:
        return None
    seat = lies_with(next(iter(attackers)), table)
    return None if seat is None else Text(seat.name, action.place)


def _in_own_turn(action: Fields, table: Gathered) -> bool:
    """Whether an action is an attack, a land, or a spell of which all that is said is that it is no instant; no response."""
    if RESPONSE in action:
        return False
    what = action.get("lancia")
    if not isinstance(what, Text):
        return "rifiutata" not in action and bool(action.get("attacca") or action.get("gioca"))
    said = next((card for name, card in table.cards.items() if folded(name) == folded(what)), None)
    lying = (card for seat in table.seats for cards in seat.zones.values() for card in cards)
    words = [said] if said is not None else [one for one in lying if folded(str(one)).startswith(f"{folded(what)} ")]
    words = words or _as_lent(what)
    return bool(words) and "rifiutata" not in action and not any(_at_any_time(one) for one in words)


def _at_any_time(card: Any) -> bool:
    """117.1a, 702.8a: whether a card may be one that is cast whenever its player has priority."""
    if not isinstance(card, Mapping):
        return any(one in folded(str(card)) for one in _AT_ANY_TIME)
    text = folded(str(card.get(_TEXT, "")))
    others = folded(" ".join(str(value) for key, value in card.items() if key != _TEXT))
    return _ABILITIES in card or _AT_ANY_TIME[1] in text or any(one in others for one in _AT_ANY_TIME)


def _as_lent(name: Text) -> list[Mapping[str, Any]]:
    """What a card that somebody lends says of itself, first of its faces; nothing for a name that is of none."""
    source = lent_source()
    lent = None if source is None else source.card(name, token=False)
    return [] if lent is None else [*islice(lent.cards.values(), 1)]


def _is_later(name: str, table: Gathered) -> bool:
    """Whether a player is not the first of the table, whose turn it is where nothing is said."""
    return not table.others and folded(name) != folded(table.seats[0].name if table.seats else name)


def _lies_nowhere(name: str, table: Gathered) -> bool:
    """Whether a card is in nobody's zone and not on the stack."""
    stacked = table.root.get("pila") or ()
    there = {folded(str(one.get(key, ""))) for one in stacked if isinstance(one, Fields) for key in ("magia", "id")}
    parts = (value for card in table.cards.values() if isinstance(card, Fields) for value in card.values())
    of_another = any(isinstance(one, str) and folded(one) == folded(name) for one in parts)
    nowhere = not table.is_there(name) and folded(name) not in there and not of_another
    return nowhere and not table.others


def _define_short(what: Text, table: Gathered) -> None:
    """A spell that is said by what it does."""
    if any(folded(what) == folded(name) for name in table.cards) or is_lent(what):
        return
    made = short(what, what.place or Place(1, 1))
    if made is not None:
        table.cards[what] = made
