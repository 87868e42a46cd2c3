"""Two readings of one card, the Italian and the English, laid beside each other as data: the same, or what differs."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum, unique
from types import MappingProxyType

from engine.cards.abilities.ability import Ability, Keyword, Replaces, SpellAbility, Static
from engine.cards.abilities.casting import ChangesCost
from engine.cards.abilities.conditions import Within
from engine.cards.abilities.continuous import GainAbility
from engine.cards.abilities.filters import Bounds, Filter
from engine.cards.abilities.quantities import CardsIn
from engine.cards.abilities.references import You
from engine.cards.keywords.forms import forms
from engine.words.counters import KEYWORD_COUNTERS
from engine.words.record import Record, replace
from engine.words.subtypes import belongs_to
from engine.words.terms import CardType, Relation, Zone
from scenarios.cardtext.api import Reading
from scenarios.cardtext.as_data import as_data
from scenarios.cardtext.oracle.kinds import kind_of
from scenarios.cardtext.oracle.reading import OracleReading
from scenarios.language.card_terms import COUNTERS

_IN_ANY_ORDER = frozenset({
    "types", "any_type", "not_types", "subtypes", "any_subtype", "not_subtypes", "supertypes", "not_supertypes", "colors",
    "not_colors", "any_of", "add", "add_subtypes", "set_types", "set_subtypes", "of",
})  # fmt: skip
"""Fields whose values mean the same in any order; the two languages list them in orders of their own."""


KINDRED_SINCE = "2007-10-12"
"""308: the day since which something may be of a creature type without being a creature."""
SPELLS_SINCE = "2020-09-25"
"""601.3e, 712.11c: the day since which a spell of a kind may be cast out of cards, and no longer a card of that kind."""


@unique
class Verdict(StrEnum):
    """How two readings stand to each other."""

    AGREE = "agree"
    AGREED_THEN = "agreed when it was printed"
    """205.3: the printed words named a type of creatures when only creatures had one; today's text says of which it speaks.
    601.3e: they let a card of a kind be cast when no card could be cast as another thing than it is."""
    DIFFER = "differ"
    ITALIAN_ONLY = "Italian only"
    ENGLISH_ONLY = "English only"
    NEITHER = "neither"


class Comparison(Record):
    """How the readings of one card stand to each other; of those that differ, the abilities that only the one or the other has."""

    verdict: Verdict
    italian_alone: tuple[Ability, ...] = ()
    english_alone: tuple[Ability, ...] = ()

    @property
    def where(self) -> tuple[str, ...]:
        """Where the two differ: the names of records and fields on the way, with both values at its end."""
        if [type(one) for one in self.italian_alone] == [type(one) for one in self.english_alone]:
            pairs = zip(self.italian_alone, self.english_alone, strict=True)
            return tuple(said for one, other in pairs for said in _apart(_plain(one), _plain(other), ""))
        if len(self.italian_alone) == len(self.english_alone) == 1:
            return tuple(_apart(_plain(self.italian_alone[0]), _plain(self.english_alone[0]), ""))
        return tuple(
            f"{who}: {type(one).__name__}"
            for who, several in (("it", self.italian_alone), ("en", self.english_alone))
            for one in several
        )

    @property
    def kind(self) -> str:
        """What the difference comes to, in words: an older printing, a misprint; '' where nobody knows."""
        return kind_of(self.where)


def compared(italian: Reading, english: OracleReading, printed_on: str = "") -> Comparison:
    """Lay the readings of one card beside each other. ``printed_on``: the day of the Italian printing, where it is known."""
    if not (italian.understood and english.understood):
        return Comparison(_ONE_SIDED[italian.understood, english.understood])
    return laid_beside(italian.characteristics.abilities, english.abilities, printed_on)


def laid_beside(italian: Sequence[Ability], english: Sequence[Ability], printed_on: str = "") -> Comparison:
    """Two readings of which each is whole: what of the one is not in the other. ``printed_on``: the day of the Italian printing."""
    ours, theirs = _as_said(italian), _as_said(english)
    found = _told(_without(ours, theirs), _without(theirs, ours))
    for until, as_meant_then in _MEANT_OTHERWISE:
        if found.verdict is not Verdict.DIFFER or not "" < printed_on < until:
            break
        ours, theirs = ([(one, as_meant_then(data)) for one, data in several] for several in (ours, theirs))
        if not _without(ours, theirs) and not _without(theirs, ours):
            return replace(found, verdict=Verdict.AGREED_THEN)
    return found


def _of_cards(data: object) -> object:
    """601.3e: the same where a card is looked at as what it is, and not as the spell that it would be."""
    if not isinstance(data, tuple):
        return data
    return _AS_A_CARD.get(data[0], tuple(map(_of_cards, data))) if data else data


def _of_creatures(data: object) -> object:
    """205.3: the same where what is of a creature type is a creature, and a permanent card, as all was before kindred cards."""
    if not isinstance(data, tuple):
        return data
    if data[:1] == ("Filter",) and any(one[:1] in _OF_A_TYPE and _creature_types(one[1]) for one in data[1:]):
        data = tuple(_OF_ANY_TYPE if one == _A_CREATURE else _OF_ANY if one == _A_PERMANENT else one for one in data)
    return tuple(map(_of_creatures, data))


def _creature_types(subtypes: object) -> bool:
    several = subtypes if isinstance(subtypes, tuple) else ()
    return bool(several) and all(belongs_to(str(one), CardType.CREATURE) for one in several)


_OF_A_TYPE = (("subtypes",), ("any_subtype",))
_OF_ANY_TYPE, _A_CREATURE = (("types", as_data(types)) for types in ((), (CardType.CREATURE,)))
_AS_A_CARD = {name: (name, as_data(nothing)) for name, nothing in (("as_spell", False), ("such", None))}
_MEANT_OTHERWISE = ((SPELLS_SINCE, _of_cards), (KINDRED_SINCE, _of_creatures))
"""What printed words meant until a day, the latest first: what was meant until an earlier one is laid over it."""
_OF_ANY, _A_PERMANENT = (
    ("any_type", as_data(types)) for types in ((), tuple(one for one in CardType if one.permanent))
)


def compared_in_parts(italian: Reading, english: OracleReading, it: str, en: str) -> Comparison:
    """Lay those paragraphs beside each other that are read in both languages, where others of the card are not.

    They are paired by their number, where both texts have as many; an ability that the other text has in another place is none
    that only one of them has. ``it``, ``en``: the texts. Whether one is linked to another (607.1) is not asked: that other may be
    in a paragraph that is not read.
    """
    ours, theirs = _paragraphs(it), _paragraphs(en)
    unread = {_number(ours, one.start) for one in italian.not_understood}
    unread |= {_number(theirs, one.start) for one in english.not_understood}
    of_italian = [(_number(ours, start), ability) for ability, start, _ in italian.abilities]
    of_english = [
        (_number(theirs, start), one) for one, (start, _) in zip(english.abilities, english.places, strict=True)
    ]
    both = ({number for number, _ in of_italian} & {number for number, _ in of_english}) - unread
    if len(ours) != len(theirs) or not both:
        return Comparison(Verdict.NEITHER)
    everything = [_unlinked([one for _, one in several]) for several in (of_italian, of_english)]
    alone: tuple[list[Ability], list[Ability]] = [], []
    for number in sorted(both):
        its, of_it = ([one for n, one in several if n == number] for several in (of_italian, of_english))
        first, second = _without(_unlinked(its), everything[1]), _without(_unlinked(of_it), everything[0])
        if _moved(first, its, of_it) or _moved(second, of_it, its):
            continue
        alone[0].extend(first)
        alone[1].extend(second)
    return _told(tuple(alone[0]), tuple(alone[1]))


def _moved(alone: tuple[Ability, ...], some: Sequence[Ability], others: Sequence[Ability]) -> bool:
    """Whether all of a paragraph stands elsewhere in the other text, so that what is beside it is not its translation; and of a
    spell all paragraphs are one ability, so that a part of it is none."""
    if any(isinstance(one, SpellAbility) for one in some):
        return True
    return not alone and bool(_without(_unlinked(some), _unlinked(others)))


def _told(ours: tuple[Ability, ...], theirs: tuple[Ability, ...]) -> Comparison:
    return Comparison(Verdict.DIFFER if ours or theirs else Verdict.AGREE, ours, theirs)


def _as_said(abilities: Sequence[Ability]) -> list[tuple[Ability, object]]:
    """Abilities, each with what it is laid beside others by."""
    words = _anchor_words(abilities)
    return [(one, _plain(one, words)) for ability in abilities for one in _same_in_other_words(ability)]


def _unlinked(abilities: Sequence[Ability]) -> list[tuple[Ability, object]]:
    """607.1: the same, as though none of them were linked to another."""
    return [(one, _not_linked(data)) for one, data in _as_said(abilities)]


def _not_linked(data: object) -> object:
    if data == ("linked", True):
        return ("linked", False)
    return tuple(map(_not_linked, data)) if isinstance(data, tuple) else data


def _paragraphs(text: str) -> tuple[int, ...]:
    """Where the paragraphs of a text begin."""
    return tuple(found.start() for found in re.finditer(r"\S[^\n]*", text))


def _number(starts: tuple[int, ...], place: int) -> int:
    """The number of the paragraph in which a place is."""
    return sum(start <= place for start in starts)


_ONE_SIDED = {
    (True, False): Verdict.ITALIAN_ONLY,
    (False, True): Verdict.ENGLISH_ONLY,
    (False, False): Verdict.NEITHER,
}


def _without(some: Sequence[tuple[Ability, object]], others: Sequence[tuple[Ability, object]]) -> tuple[Ability, ...]:
    """Those abilities that are not among others, as often as they are there."""
    left = Counter(data for _, data in others)
    found = []
    for ability, data in some:
        if left[data]:
            left[data] -= 1
        else:
            found.append(ability)
    return tuple(found)


def _anchor_words(several: Sequence[Ability]) -> dict[str, str]:
    """614.12b: the words that one is chosen of, called by their places."""
    words = [word for one in several if isinstance(one, Replaces) for word in one.chooses_word]
    return {word: f"w{n}" for n, word in enumerate(words)}


def _plain(ability: Ability, names: Mapping[str, str] = MappingProxyType({})) -> object:
    """An ability as data: names under which something is kept in the order in which they come, lists without an order sorted."""
    if isinstance(ability, Keyword) and ability.keyword == "gift":
        # 702.174a: what is given is named by the quality, which elsewhere holds only the words of a card.
        return (ability.keyword, ability.quality)
    return _renamed(_in_one_form(as_data(ability)), dict(names))


def _same_in_other_words(ability: Ability) -> tuple[Ability, ...]:
    """611.3: what the text says that its object has, today's text has as keywords: 'can block as though it had flying'. 702.41a:
    affinity is what it stands for, which older texts say at length; who casts a spell that says what it costs itself is its player.
    """
    if isinstance(ability, Keyword) and ability.keyword == "affinity":
        return forms(ability)
    if isinstance(ability, ChangesCost) and ability.spells is not None and ability.spells.this:
        return (replace(ability, who=Relation.ANY),)
    if not isinstance(ability, Static) or ability != Static(parts=ability.parts, text=ability.text):
        return (ability,)
    given = [one.ability for one in ability.parts if isinstance(one, GainAbility)]
    if len(given) != len(ability.parts) or not all(isinstance(one, Keyword) for one in given):
        return (ability,)
    return tuple(given)


def _in_one_form(value: object) -> object:
    """Lists without an order sorted, and one record for what two can say."""
    if not isinstance(value, tuple):
        return value
    if len(value) == 2 and value[0] == "parts" and isinstance(value[1], tuple) and not _loses(value[1]):
        return ("parts", tuple(sorted(map(_in_one_form, value[1]), key=repr)))
    if len(value) == 2 and isinstance(value[0], str) and value[0] in _IN_ANY_ORDER and isinstance(value[1], tuple):
        return (value[0], tuple(sorted(map(_in_one_form, value[1]), key=repr)))
    return _applied_at_once(_given_keyword(_cards_in_graveyard(tuple(map(_in_one_form, value)))))


def _loses(parts: object) -> bool:
    """Whether a change takes abilities away, so that the order of its parts may matter."""
    return isinstance(parts, tuple) and any(isinstance(one, tuple) and one[0] == "LoseAllAbilities" for one in parts)


def _applied_at_once(value: tuple[object, ...]) -> tuple[object, ...]:
    """611.2: what is applied to the same thing for the same time by two instructions on end, one instruction can apply."""
    found: list[object] = []
    for one in value:
        match found[-1:], one:
            case [("Apply", to, ("parts", tuple(first)), *others)], (
                "Apply",
                also,
                ("parts", tuple(second)),
                *more,
            ) if (to, others) == (also, more) and not _loses((*first, *second)):
                parts = tuple(sorted((*first, *second), key=repr))
                found[-1] = ("Apply", to, ("parts", parts), *others)
            case _:
                found.append(one)
    return tuple(found)


def _cards_in_graveyard(value: tuple[object, ...]) -> tuple[object, ...]:
    """So many cards in your graveyard are there, or their number is so great."""
    if value[:1] != ("Exists",):
        return value
    fields = dict(one for one in value[1:] if isinstance(one, tuple) and len(one) == 2)
    if fields.get("filter") != _YOUR_GRAVEYARD or not isinstance(fields.get("least"), int):
        return value
    counted = as_data(Within(CardsIn(You(), Zone.GRAVEYARD.value), Bounds(least=fields["least"])))
    assert isinstance(counted, tuple)
    return counted


def _given_keyword(value: tuple[object, ...]) -> tuple[object, ...]:
    """611.3: 'has "This creature has vigilance"', in the words of old for it, is that it has vigilance."""
    match value:
        case ("GainAbility", ("ability", ("Static", ("parts", (("GainAbility", _) as given,)), *others))) if (
            tuple(others) == _NOTHING_MORE
        ):
            return tuple(given)
    return value


_PLAIN = as_data(Static(parts=()))
assert isinstance(_PLAIN, tuple)
_NOTHING_MORE: tuple[object, ...] = _PLAIN[2:]
"""What a static ability has besides what it changes, where its text says no more."""


_YOUR_GRAVEYARD = as_data(Filter(zone=Zone.GRAVEYARD, owner=Relation.YOU))


_KEPT = frozenset({"keep_as", "keep_was_as", "keep_rest_as"})
_KNOWN_KINDS = frozenset({*COUNTERS, *KEYWORD_COUNTERS})


def _renamed(value: object, names: dict[str, str]) -> object:
    """The same with what is kept, and words that mean only themselves, called by the order in which they come: a kind of counter
    that gives nothing (122.1), the name of another card (201.2), an anchor word (614.12b).
    """
    match value:
        case (str() as field, str() as word) if _is_called(field, word):
            return (field, names.setdefault(word, f"n{len(names) + 1}"))
        case (str() as field, inner) if "counter" in field or field == "enters_with":
            return (field, _with_kinds(inner, names))
        case ("chooses_word" as field, tuple() as words):
            return (field, tuple(names.setdefault(str(word), f"n{len(names) + 1}") for word in words))
        case ("ChosenWord", ("word", str() as word), *more):
            return ("ChosenWord", ("word", names.setdefault(word, f"n{len(names) + 1}")), *more)
        case tuple():
            return tuple(_renamed(one, names) for one in value)
        case _:
            return value


def _with_kinds(value: object, names: dict[str, str]) -> object:
    """The kind of a counter, one with its number, or several of these."""
    match value:
        case str():
            unknown = value not in _KNOWN_KINDS and value[:1].isalpha()
            return names.setdefault(value, f"n{len(names) + 1}") if unknown else value
        case (str() as kind, *more):
            return (_with_kinds(kind, names), *(_renamed(one, names) for one in more))
        case tuple() if all(isinstance(one, tuple) and one and isinstance(one[0], str) for one in value):
            return tuple(_with_kinds(one, names) for one in value)
        case _:
            return _renamed(value, names)


def _is_called(field: str, word: str) -> bool:
    kept = word[:1] == "n" and word[1:].removesuffix("w").isdigit()
    return (kept and field in (*_KEPT, "name")) or (field == "name" and word[:1].isupper())


def _apart(one: object, other: object, path: str) -> Iterator[str]:
    """The innermost places at which two values differ."""
    if one == other:
        return
    if isinstance(one, tuple) and isinstance(other, tuple) and len(one) == len(other) and one and one[0] == other[0]:
        here = f"{path}.{one[0]}" if isinstance(one[0], str) else path
        for first, second in zip(one[1:], other[1:], strict=True):
            yield from _apart(first, second, here)
    elif (
        isinstance(one, tuple)
        and isinstance(other, tuple)
        and len(one) == len(other)
        and isinstance(one[:1] and one[0], tuple)
    ):
        for first, second in zip(one, other, strict=True):
            yield from _apart(first, second, path)
    else:
        yield f"{path.lstrip('.')}: it {_short(one)}, en {_short(other)}"


def _short(value: object) -> str:
    if isinstance(value, tuple) and value and isinstance(value[0], str) and len(value) > 1:
        said = [f"{name}={_short(inner)}" for name, inner in _fields(value) if inner not in ((), None, False, "")]
        return f"{value[0]}({', '.join(said)})"
    if isinstance(value, tuple):
        return f"[{', '.join(map(_short, value))}]"
    return str(value)


def _fields(value: tuple[object, ...]) -> Iterator[tuple[str, object]]:
    for one in value[1:]:
        if isinstance(one, tuple) and len(one) == 2:
            yield str(one[0]), one[1]
        else:
            yield "", one
