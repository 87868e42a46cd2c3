"""109, 205: whether what stands behind several nouns is said of all of them, or of the last alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engine.words.subtypes import belongs_to
from engine.words.terms import CardType, Supertype
from scenarios.cardtext import refusal
from scenarios.cardtext.lexing import Lexeme
from scenarios.cardtext.lower.nouns import OF_ALL, OF_CREATURES, Part
from scenarios.cardtext.lower.scope import refuse
from scenarios.cardtext.tongue import other_tongue
from scenarios.cardtext.tree import Node


@dataclass(frozen=True, slots=True)
class Listed:
    """The nouns of a list as they stand and as read: each with its article (``repeated``), with «e» between them (``in_all``)."""

    nouns: Sequence[Node]
    read: Sequence[Part]
    repeated: bool
    in_all: bool
    and_or: bool

    @property
    def others(self) -> Sequence[Node]:
        """All nouns but the last."""
        return self.nouns[:-1]

    @property
    def nodes_again(self) -> Sequence[Node]:
        """All nouns but the first."""
        return self.nouns[1:]

    @property
    def each_its_own(self) -> bool:
        """Whether each noun has a quality of its own."""
        return self.repeated and all(part.qualities for part in self.read)

    @property
    def in_their_places(self) -> bool:
        """Whether each noun is told where it is, or whose."""
        return self.each_whose or (
            all(any(map(_of_all, one.nodes("modifier"))) for one in self.others) and _in_zones(self.nouns)
        )

    @property
    def each_whose(self) -> bool:
        """Whether it is of spells or cards beside others, and each noun has its article and, but for the last, is told whose it is:
        what is said in the last is said of that alone."""
        heads = {part.head for part in self.read}
        return (
            self.repeated
            and len(heads) > 1
            and not heads.isdisjoint(("SPELL", "CARD"))
            and all(
                any(
                    isinstance(said.children[0], Node) and said.only.kind == "relation"
                    for said in noun.nodes("modifier")
                )
                for noun in self.others
            )
        )


def said_of_whom(listed: Listed, after: Sequence[Node]) -> None:
    """Whether what follows a list is said of its last noun alone or of all: refused where this reading is not the one meant.

    Whose it is, where it is and that it is a target is said of all. A quality that only one card type has is said of the last
    alone, where that is the only one of its type and has an article of its own, or where each noun has its own quality.
    Another quality is said of all.
    """
    for modifier in listed.nouns[-1].nodes("modifier"):
        _said_of_the_last(modifier, listed)
    for modifier in after:
        _said_of_all(modifier, listed)


def _said_of_the_last(modifier: Node, listed: Listed) -> None:
    """What is read as said of the last noun alone; refused where it is said of all."""
    read, repeated = listed.read, listed.repeated
    if all(_says_nothing(modifier, part) for part in read[:-1]):
        return
    all_are_targets = all(any(map(_is_target, one.nodes("modifier"))) for one in listed.others)
    if not listed.in_all and repeated and _is_target(modifier) and all_are_targets:
        # 'Una creatura bersaglio o un artefatto bersaglio': each noun says that it is the target, which is one.
        return
    if _of_all(modifier):
        # 'Ogni Caverna che controlli e ogni carta Caverna nel tuo cimitero': each noun is told where it is, or whose.
        if not (listed.in_their_places and _says_where_or_whose(modifier)):
            refuse(modifier, refusal.AMBIGUOUS)
        return
    in_english = other_tongue() is not None
    needed = only_of(modifier)
    alone = needed is not None and not any(_is(part, needed) for part in read[:-1])
    # 'Una carta artefatto o incantesimo non Aura': no artifact is one.
    not_so = needed is not None and modifier.only.kind == "negated" and _is(read[-1], needed)
    basic = alone and (needed is CardType.LAND or not_so)
    # 'I planeswalker e le creature leggendarie': of all of them the masculine would be said; of a list of 'carte' the feminine.
    of_that_gender = _of_another_gender(modifier, read[0].gender) and (
        listed.in_all if repeated else bool(read[0].head)
    )
    # English has an adjective before its own noun, and no article of its own for each target.
    before_it = in_english and modifier.only.kind in _QUALITIES
    its_own = listed.each_its_own or listed.each_whose or _with_whole_determiners(modifier, listed)
    its_own = its_own or basic or of_that_gender or before_it
    if not (its_own or ((repeated or in_english) and alone)):
        refuse(modifier, refusal.AMBIGUOUS)


def _said_of_all(modifier: Node, listed: Listed) -> None:
    """What is read as said of all nouns; refused where it is said of the last alone."""
    read, repeated = listed.read, listed.repeated
    says_nothing = [_says_nothing(modifier, part) for part in read]
    if any(says_nothing) and not all(says_nothing):
        refuse(modifier, refusal.AMBIGUOUS)
    if _of_all(modifier):
        if listed.in_their_places and _says_where_or_whose(modifier):
            refuse(modifier, refusal.AMBIGUOUS)
        return
    needed = only_of(modifier)
    if listed.each_its_own or (needed is not None and not all(_is(part, needed) for part in read)):
        refuse(modifier, refusal.AMBIGUOUS)
    if _in_the_plural_alone(modifier, listed.nouns[-1], listed.others):
        # 'Per ogni creatura e planeswalker leggendari': an adjective in the plural behind nouns in the singular.
        return
    if _and_or(listed, modifier):
        return
    if _of_another_gender(modifier, read[0].gender):
        refuse(modifier, refusal.AMBIGUOUS)
    if needed is not None or modifier.only.kind not in _QUALITIES or other_tongue() is not None:
        return
    one_head = len({part.head for part in read}) == 1 and bool(read[0].head)
    one_head = one_head or _no_tokens(modifier)
    if repeated or not (one_head or _agrees_with_the_list(modifier, read)):
        refuse(modifier, refusal.AMBIGUOUS)


def _and_or(listed: Listed, modifier: Node) -> bool:
    """'Tre o più Elfi e/o Nani TAPpati': one number before the list, and a state of all of them behind it."""
    said = [word.marks for word in _words(modifier.only)]
    return listed.and_or and not listed.repeated and modifier.only.kind == "adjective" and said == ["mp"]


def _no_tokens(modifier: Node) -> bool:
    """'Un Elfo o Guerriero non pedina': an article before the list, and what its objects are not behind all of it."""
    words = [word.kind for word in _words(modifier.only)]
    return modifier.only.kind == "negated" and words == ["NOT", "TOKEN"]


def _with_whole_determiners(modifier: Node, listed: Listed) -> bool:
    """'Una terra o una creatura non nera', 'tutte le Foreste e tutte le creature verdi': said of the last of them; each says
    anew how many it means.
    """
    anew = [one.node("again_determiner") for one in listed.nodes_again]
    if modifier.only.kind not in ("adjective", "negated") or not all(anew):
        return False
    each = all(one is not None and one.has("ALL", "EVERY") for one in anew)
    one = all(one is not None and one.has("ONE") for one in anew)
    return each or (one and modifier.only.kind == "negated")


_QUALITIES = ("adjective", "negated", "either")


def _is_target(modifier: Node) -> bool:
    return isinstance(modifier.children[0], Lexeme)


def _says_nothing(modifier: Node, part: Part) -> bool:
    """109.4, 305.9: whether something is so of all that a noun means: no spell is a land, and nobody controls a player."""
    child = modifier.children[0]
    if isinstance(child, Lexeme):
        return False
    if part.person is not None:
        return child.kind in ("relation", "theirs")
    if child.kind == "adjective" and child.has("SUSPENDED"):
        return part.head != "CARD"
    lands = child.kind == "negated" and [word.value for word in _words(child) if word.kind != "NOT"] == [CardType.LAND]
    return lands and part.head == "SPELL"


_PLACES = ("zone", "not_in_play")


def _in_zones(nouns: Sequence[Node]) -> bool:
    """Whether one of several nouns is told in which zone it is, so that what is said of another is no place of it."""
    said = (modifier.children[0] for one in nouns for modifier in one.nodes("modifier"))
    return any(isinstance(one, Node) and one.kind in _PLACES for one in said)


def _says_where_or_whose(modifier: Node) -> bool:
    return isinstance(modifier.children[0], Node) and modifier.only.kind in (*_PLACES, "relation")


def _in_the_plural_alone(modifier: Node, last: Node, others: Sequence[Node]) -> bool:
    """Whether an adjective is in the plural where each of the nouns before it is in the singular: it is said of all of them."""
    if modifier.only.kind not in ("adjective", "either"):
        return False
    said = [word for word in _words(modifier.only) if word.marks]
    nouns = [
        word for one in (*others, last) for word in one.words("TYPE", "SUBTYPE", "CARD", "PERMANENT") if word.marks
    ]
    plural = bool(said) and all(word.marks.endswith("p") for word in said)
    return plural and any(word.marks[1:] == "s" for word in nouns) and all(word.marks[1:] != "p" for word in nouns)


def _agrees_with_the_list(modifier: Node, read: Sequence[Part]) -> bool:
    """'Artefatti e/o creature STAPpati': an adjective in the masculine behind a feminine noun is said of all of the list."""
    words = [word for word in _words(modifier.only) if word.marks]
    mixed = read[-1].gender == "f" and any(part.gender == "m" for part in read)
    return mixed and bool(words) and all(word.marks == "mp" for word in words)


def _of_another_gender(modifier: Node, gender: str) -> bool:
    """'Carta Elfo o artefatto leggendario': the adjective does not agree with what the whole list is called."""
    if isinstance(modifier.children[0], Lexeme) or modifier.only.kind not in ("adjective", "either", "negated"):
        return False
    return any(gender and word.marks[:1] in ("m", "f") and word.marks[0] != gender for word in _words(modifier.only))


def _of_all(modifier: Node) -> bool:
    child = modifier.children[0]
    return isinstance(child, Lexeme) or child.kind in OF_ALL


def only_of(modifier: Node) -> CardType | None:
    """The card type without which a quality means nothing."""
    child = modifier.children[0]
    if isinstance(child, Lexeme):
        return None
    if child.kind in ("with_quality", "without_quality"):
        inner = child.only
        if inner.kind == "measured":
            of_creatures = all(word.value in OF_CREATURES for word in inner.words("MEASURE"))
            return CardType.CREATURE if of_creatures else None
        return CardType.CREATURE if inner.kind == "keyword_names" else None
    words = list(_words(child))
    if child.kind == "negated" and any(word.kind == "SUBTYPE" for word in words):
        return _only_type_of([str(word.value) for word in words if word.kind == "SUBTYPE"])
    if child.kind in ("adjective", "either") and any(word.kind in _IN_COMBAT for word in words):
        return CardType.CREATURE
    if child.kind in ("adjective", "negated") and any(word.value is Supertype.BASIC for word in words):
        return CardType.LAND
    return None


def _only_type_of(subtypes: Sequence[str]) -> CardType | None:
    """205.3: the card type that has all of these subtypes, where one alone has them: an enchantment is an Aura."""
    having = [
        one for one in CardType if one is not CardType.KINDRED and all(belongs_to(name, one) for name in subtypes)
    ]
    return having[0] if len(having) == 1 and having[0] is not CardType.CREATURE else None


_IN_COMBAT = ("ATTACKING", "BLOCKING", "BLOCKED")


def _words(node: Node) -> Iterator[Lexeme]:
    for child in node.children:
        if isinstance(child, Lexeme):
            yield child
        else:
            yield from _words(child)


def _is(part: Part, card_type: CardType) -> bool:
    return str(card_type) in part.called()
