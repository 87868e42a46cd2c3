"""508.1, 509.1: «Bruno può bloccare?», «chi può attaccare?»: each creature that is meant, as it is said where it does so."""

from __future__ import annotations

from collections.abc import Iterator

from scenarios.language.folding import folded
from scenarios.language.patterns import Pattern
from scenarios.written.by_line.described import names_in
from scenarios.written.by_line.gathered import Gathered, Seat
from scenarios.written.by_line.pieces import Typed
from scenarios.written.by_line.scripted import Script
from scenarios.written.card_source import is_lent
from scenarios.written.records import Fields, Text

_ARTICLE = r"(?i:(?:il|lo|la|i|gli|le) |l['’])?"
_NAME = rf"{_ARTICLE}(?P<{{}}>[A-ZÀ-Ù\"«“].*?)"
_WHO = rf"(?:(?i:chi|(?:che )?cosa|qual[ei]|(?:qual[ei]|che) creatur[ae])(?: d(?:i |['’])(?P<of>\w+))?|{_NAME.format('who')})"
_STILL = r"(?: (?i:ancora|davvero|adesso|ora|già|comunque|anche))?"
_MAY = Pattern(
    rf"(?:(?i:e|ma|allora) )?{_WHO} (?i:può|possono){_STILL} (?P<verb>(?i:attaccare|bloccare))"
    rf"(?: (?i:qualcosa|qualcuno|con qualcosa)| {_NAME.format('whom')})?"
)
_MAY_VERB_FIRST = Pattern(rf"(?i:può|possono) {_WHO} (?P<verb>(?i:attaccare|bloccare))(?: {_NAME.format('whom')})?")
_MAY_BE = Pattern(
    rf"(?:(?i:e|ma|allora) )?{_NAME.format('whom')} (?i:può|possono){_STILL} (?i:essere) (?P<verb>(?i:bloccat[oaie]))"
    rf"(?: (?i:da(?:l|llo|lla|i|gli|lle)?) {_NAME.format('who')}| (?i:dall['’]){_NAME.format('elided')})?"
)
_MOST = 12
"""So many declarations are tried; of more nobody reads the answers."""


def each_that_may(question: Typed, script: Script, table: Gathered) -> list[Typed]:
    """The declarations that a question asks about without saying each; nothing where it says one whole, or is another question."""
    plain = " ".join(question.text.rstrip(" ?").split())
    found = _MAY.fullmatch(plain) or _MAY_VERB_FIRST.fullmatch(plain) or _MAY_BE.fullmatch(plain)
    if found is None:
        return []
    said = found.groupdict()
    who, whom = said.get("of") or said.get("who") or said.get("elided"), said.get("whom")
    blocks = folded(found["verb"]).startswith("blocca")
    if found.re is not _MAY_BE.compiled and who is not None and table.seat_of(who) is None and (whom or not blocks):
        return []
    if " con " in (whom or ""):
        return []
    declared = [*_attackers(script, question.line)]
    pairs = [*_blocks(who, whom, declared, table)] if blocks else [*_attacks(who, whom, table)]
    verb = "blocca" if blocks else "attacca"
    made = [Typed(f"{one} {verb} {other}", question.line, question.column) for one, other in pairs]
    return made if len(made) <= _MOST else []


def _blocks(who: str | None, whom: str | None, declared: list[str], table: Gathered) -> Iterator[tuple[str, str]]:
    """509.1a: each creature of whoever is meant before each attacking creature that is."""
    attackers = [whom] if whom else declared
    for attacker in attackers:
        attacking = _seat_with(attacker, table)
        for seat in table.seats:
            if seat is not attacking or (who is not None and table.seat_of(who) is seat):
                each = [*_meant(seat, who, table)]
                yield from ((one, attacker) for one in each)
                if len(each) > 1 and _may_need_several(attacker, table):
                    yield " e ".join(each), attacker


_SEVERAL = ("minacciare", "due o piu", "almeno due", "tre o piu")
"""702.111b, 509.1b: what a text has in it by which a creature can't be blocked by one creature alone."""


def _may_need_several(attacker: str, table: Gathered) -> bool:
    """Whether anything on the table speaks of being blocked by several, or the text of what attacks stands elsewhere."""
    lying = (str(card) for seat in table.seats for cards in seat.zones.values() for card in cards)
    told = folded(" ".join((*lying, *(str(card) for card in table.cards.values()))))
    return is_lent(attacker) or any(one in told for one in _SEVERAL)


def _attacks(who: str | None, whom: str | None, table: Gathered) -> Iterator[tuple[str, str]]:
    """508.1a-b: each creature of whoever is meant, against whom it says, or against the only opponent."""
    active = _active(table) if who is None else None
    for seat in table.seats if active is None else (active,):
        others = [other.name for other in table.seats if other is not seat]
        attacked = whom or (others[0] if len(others) == 1 else "")
        if attacked and folded(attacked) != folded(seat.name):
            for one in _meant(seat, who, table):
                yield one, attacked


def _active(table: Gathered) -> Seat | None:
    """102.1: whose turn it is said to be, and otherwise the first player of the table."""
    turn = table.root.get("turno")
    said = table.seat_of(str(turn.get("di", ""))) if isinstance(turn, Fields) else None
    return said or next(iter(table.seats), None)


def _meant(seat: Seat, who: str | None, table: Gathered) -> Iterator[str]:
    """The creatures of a player that are meant: the one that is named, all of the player who is, or all."""
    named = None if who is None else table.seat_of(who)
    for one in creatures_of(seat, table):
        if who is None or named is seat or (named is None and folded(one) == folded(who)):
            yield one


def creatures_of(seat: Seat, table: Gathered) -> Iterator[str]:
    """302.1: what of a player's permanents is said to have a power and a toughness, each name once."""
    seen: set[str] = set()
    for card in seat.zones.get("campo", ()):
        names = [str(card.get("id") or card.get("carta") or "")] if isinstance(card, Fields) else _named(card)
        for name in names:
            if name and folded(name) not in seen and _fights(card, name, table):
                seen.add(folded(name))
                yield name


def _named(card: Text) -> list[str]:
    several = [*names_in([Typed(str(card), 1, 1)])]
    return several[-1:]


def _fights(card: object, name: str, table: Gathered) -> bool:
    """Whether the line of a permanent, or the description of its card, gives it a power and a toughness."""
    described = next((one for key, one in table.cards.items() if folded(key) == folded(name)), None)
    for said in (card, described):
        if isinstance(said, Fields) and ("f/c" in said or "creatura" in folded(str(said.get("tipo", "")))):
            return True
        if isinstance(said, Text) and _SIZE.search(said):
            return True
    return False


_SIZE = Pattern(r"(?:^|\s)[0-9*+]+/[0-9*+]+(?:\s|$)")


def _attackers(script: Script, line: int) -> Iterator[str]:
    """508.1k: what is said above to attack, last."""
    above = [
        one
        for one, at in script.script
        if at < line and isinstance(one, Fields) and isinstance(one.get("attacca"), Fields)
    ]
    yield from map(str, above[-1]["attacca"] if above else ())


def _seat_with(name: str, table: Gathered) -> Seat | None:
    plain = folded(name)
    return next((seat for seat in table.seats if plain in map(folded, creatures_of(seat, table))), None)
