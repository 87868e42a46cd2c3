"""702.139: whether a starting deck is as a companion wants it, by the companion's own Oracle words and by what the cards are.

A condition in other words than these, or a card of which the file does not say enough, leaves it open.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from ruletext.builtin import builtin
from scenarios.printed.deriving import mana_value
from scenarios.printed.known import Known
from scenarios.printed.reading import keyword_rule
from scenarios.written.decks import Entry

_COMPANION = re.compile(r"^companion\s*[—–-]\s*(?P<condition>[^\n(]+?)\.?\s*(?:\(|$)", re.IGNORECASE | re.MULTILINE)
_WHOLE_COUNTS = frozenset({"split", "aftermath", "room"})
"""709.4: layouts of which a card has what both of its halves have."""
_PERMANENT = frozenset({"artifact", "battle", "creature", "enchantment", "land", "planeswalker"})
_CARD_TYPES = _PERMANENT | {"instant", "sorcery", "kindred"}
_SYMBOL = re.compile(r"\{[^{}]*\}")
_ASIDE = re.compile(r"\([^()]*\)|\"[^\"]*\"|“[^”]*”")
"""Reminders, and abilities that a card gives to something else."""
_ACTIVATED = re.compile(
    r"^(?:equip|fortify|(?:\w+ ?)?cycling|level up|unearth|outlast|scavenge|reinforce|transfigure|transmute|"
    r"(?:commander )?ninjutsu|embalm|eternalize|encore|crew|saddle|reconfigure|aura swap|craft)\b",
    re.IGNORECASE | re.MULTILINE,
)
"""702: keywords that are activated abilities and have no colon of their own."""

Answer = bool | None
"""Whether something is so; `None` where nobody can tell."""


@dataclass(frozen=True)
class Kept:
    """Whether a deck keeps a condition: which cards do not, which nobody can tell, and the Italian words of what is wanted."""

    wanted: str
    wrong: tuple[Entry, ...] = ()
    open: tuple[Entry, ...] = ()
    enough: bool = True
    """Whether there are as many cards as it wants."""

    @property
    def answer(self) -> Answer:
        """Whether the deck is as it has to be."""
        if self.wrong or not self.enough:
            return False
        return None if self.open else True


@dataclass(frozen=True)
class InDeck:
    """A card of the starting deck as a condition looks at it."""

    entry: Entry
    name: str
    types: frozenset[str]
    subtypes: frozenset[str]
    cost: str
    value: float
    activated: Answer
    changeling: bool = False

    @property
    def land(self) -> bool:
        """305: whether it is a land card."""
        return "land" in self.types


def condition_of(card: Known) -> str | None:
    """702.139a: the words of a card's companion condition; nothing for a card without one."""
    found = _COMPANION.search("\n".join(face.text for face in card.oracle.faces))
    return " ".join(found["condition"].split()) if found is not None else None


def kept(
    condition: str, entries: Sequence[Entry], cards: Callable[[Entry], Known | None], least: int | None
) -> Kept | None:
    """Whether a starting deck (702.139b: with its commanders) is as a condition wants it; nothing for one in words not known here.

    ``least``: how many cards a deck of this way of play has at least; `None` where all have the same number.
    """
    known, strange = [], []
    for entry in entries:
        card = cards(entry)
        if card is None and not entry.basic:
            strange.append(entry)
        else:
            known.append(_basic(entry) if card is None else _looked_at(entry, card))
    for words, judged in _CONDITIONS.items():
        if (found := re.fullmatch(words, condition, re.IGNORECASE)) is not None:
            return judged(found, known, tuple(strange))
    if re.fullmatch(_LARGER, condition, re.IGNORECASE):
        more = sum(entry.count for entry in entries)
        return Kept("almeno venti carte più del minimo", enough=least is not None and more >= least + 20)
    return None


def _basic(entry: Entry) -> InDeck:
    """305.6: a basic land has its mana ability, whatever the file says."""
    return InDeck(entry, entry.name, frozenset({"land"}), frozenset(), "", 0.0, activated=True)


def _looked_at(entry: Entry, card: Known) -> InDeck:
    """709.4, 712.8a: of a split card both halves count, of any other the front alone."""
    faces = card.oracle.faces if card.oracle.layout in _WHOLE_COUNTS else card.oracle.faces[:1]
    types, subtypes = set[str](), set[str]()
    for face in faces:
        before, _, after = re.sub(r"\s[–-]\s", " — ", face.types).lower().partition(" — ")
        types |= {"kindred" if word == "tribal" else word for word in before.split()} & _CARD_TYPES
        subtypes |= set(after.split())
    text = _ASIDE.sub("", "\n".join(face.text for face in faces))
    cost = "".join(face.cost for face in faces)
    value = card.oracle.mana_value if card.oracle.mana_value is not None else mana_value(cost)
    basic = "land" in types and bool(subtypes & {"plains", "island", "swamp", "mountain", "forest"})
    changeling = bool(re.search(r"^(?:[\w ]+, )?changeling\b", text, re.IGNORECASE | re.MULTILINE))
    activated: Answer = True if basic or ":" in text or _ACTIVATED.search(text) else _may_be_activated(card, text)
    return InDeck(entry, card.name(), frozenset(types), frozenset(subtypes), cost, value, activated, changeling)


def _may_be_activated(card: Known, text: str) -> Answer:
    """No, unless a keyword of the card, of which the rule speaks of activated abilities, may be one."""
    if text.strip() and not card.oracle.keywords and card.key.startswith("n:"):
        # This file does not list keywords, and a text of a keyword alone looks like any other.
        return None
    return None if any(map(_of_activated, card.oracle.keywords)) else False


@cache
def _of_activated(keyword: str) -> bool:
    """702: whether the rule of a keyword speaks of activated abilities; so too for one that has none there."""
    rules, number = builtin(), keyword_rule(keyword.lower())
    if not number:
        return True
    return any("attivat" in rules.rule(one).text for one in rules.below(number))


def _each(
    wanted: str, of: Callable[[InDeck], bool], right: Callable[[InDeck], Answer]
) -> Callable[[list[InDeck], tuple[Entry, ...]], Kept]:
    """A condition that looks at one card after the other."""

    def judged(deck: list[InDeck], strange: tuple[Entry, ...]) -> Kept:
        answers = [(one.entry, right(one)) for one in deck if of(one)]
        wrong = tuple(entry for entry, answer in answers if answer is False)
        return Kept(wanted, wrong, (*(entry for entry, answer in answers if answer is None), *strange))

    return judged


def _values(found: re.Match[str], deck: list[InDeck], strange: tuple[Entry, ...]) -> Kept:
    """Only cards of some mana values, and land cards besides where it says so."""
    lands = bool(found["lands"])
    if found["parity"]:
        rest = 0 if found["parity"].lower() == "even" else 1
        wanted, right = f"valori di mana {'dispari' if rest else 'pari'}", _leaving(rest)
    else:
        wanted, right = _bounded(found)
    return _each(wanted, lambda one: not (lands and one.land), right)(deck, strange)


def _leaving(rest: int) -> Callable[[InDeck], Answer]:
    return lambda one: one.value % 2 == rest


def _bounded(found: re.Match[str]) -> tuple[str, Callable[[InDeck], Answer]]:
    number, less = int(found["number"]), found["than"].lower() == "less"
    words = f"valore di mana pari o {'inferiore' if less else 'superiore'} a {number}"
    return words, lambda one: one.value <= number if less else one.value >= number


def _kinds(found: re.Match[str]) -> tuple[str, Callable[[InDeck], bool]]:
    """The cards that a condition is about, and their Italian name."""
    kind = found["kind"].lower()
    if kind == "permanent":
        return "le carte permanente", lambda one: bool(one.types & _PERMANENT)
    if kind == "nonland":
        return "le carte non terra", lambda one: not one.land
    return "le carte creatura", lambda one: "creature" in one.types


def _valued(found: re.Match[str], deck: list[InDeck], strange: tuple[Entry, ...]) -> Kept:
    (whom, of), (wanted, right) = _kinds(found), _bounded(found)
    return _each(f"{whom} con {wanted}", of, right)(deck, strange)


def _of_subtypes(found: re.Match[str], deck: list[InDeck], strange: tuple[Entry, ...]) -> Kept:
    whom, of = _kinds(found)
    allowed = {word.lower() for word in re.findall(r"\w+", found["subtypes"]) if word.lower() not in ("a", "an", "or")}
    wanted = f"{whom} di uno dei tipi {', '.join(sorted(word.title() for word in allowed))}"
    return _each(wanted, of, lambda one: one.changeling or bool(one.subtypes & allowed))(deck, strange)


def _with_activated(found: re.Match[str], deck: list[InDeck], strange: tuple[Entry, ...]) -> Kept:
    whom, of = _kinds(found)
    return _each(f"{whom} con un'abilità attivata", of, lambda one: one.activated)(deck, strange)


def _one_of_each(_: re.Match[str], deck: list[InDeck], strange: tuple[Entry, ...]) -> Kept:
    def right(one: InDeck) -> Answer:
        return max(Counter(_SYMBOL.findall(one.cost)).values(), default=1) == 1

    return _each("costi di mana senza due simboli uguali", lambda _: True, right)(deck, strange)


def _different_names(found: re.Match[str], deck: list[InDeck], strange: tuple[Entry, ...]) -> Kept:
    whom, of = _kinds(found)
    counts = Counter[str]()
    for one in filter(of, deck):
        counts[one.name] += one.entry.count
    wrong = tuple(one.entry for one in deck if counts[one.name] > 1)
    return Kept(f"{whom} tutte di nome diverso", (*wrong, *(entry for entry in strange if entry.count > 1)), strange)


def _shared_type(found: re.Match[str], deck: list[InDeck], strange: tuple[Entry, ...]) -> Kept:
    whom, of = _kinds(found)
    about = list(filter(of, deck))
    shared = _CARD_TYPES.intersection(*(one.types for one in about))
    counted = Counter(kind for one in about for kind in one.types)
    most = max(sorted(counted), key=counted.__getitem__) if counted else ""
    wrong = () if shared or not about else tuple(one.entry for one in about if most not in one.types)
    return Kept(f"{whom} con un tipo di carta in comune", wrong, strange)


_IN_DECK = r"(?P<kind>permanent|nonland|creature) card in your starting deck"
_NUMBER = r"mana value (?P<number>\d{1,3}) or (?P<than>less|greater)"
_VALUES = rf"(?:(?P<parity>even|odd) mana values|{_NUMBER})"
_LARGER = r"your starting deck contains at least twenty cards more than the minimum deck size"
_CONDITIONS: Mapping[str, Callable[[re.Match[str], list[InDeck], tuple[Entry, ...]], Kept]] = {
    rf"your starting deck contains only cards with {_VALUES}(?P<lands> and land cards)?": _values,
    rf"each {_IN_DECK} has {_NUMBER}": _valued,
    rf"each {_IN_DECK} has a different name": _different_names,
    rf"each {_IN_DECK} shares a card type": _shared_type,
    rf"each {_IN_DECK} has an activated ability": _with_activated,
    rf"each {_IN_DECK} is (?P<subtypes>an? [\w, ]+?) card": _of_subtypes,
    r"no card in your starting deck has more than one of the same mana symbol in its mana cost": _one_of_each,
}
