"""109.2: what English says before a list of nouns that have one article: of all of them, or of the first alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.words.record import replace
from scenarios.cardtext import refusal
from scenarios.cardtext.lower.nouns import OF_ALL
from scenarios.cardtext.lower.scope import refuse
from scenarios.cardtext.tree import Node

_BEFORE = ("adjective", "negated", "either")
_NOUNS = ("TYPE", "SUBTYPE", "COMMANDER", "OUTLAW")
_OF_CREATURES = ("EQUIPPED", "MODIFIED", "SADDLED")


def said_before_all(
    nouns: Sequence[Node], after: Sequence[Node], of_one_type: Callable[[Node], bool], *, other: bool
) -> tuple[Node, list[Node]]:
    """The first of several nouns without what is said of all of them, and that.

    'Another nontoken Elf or Berserker you control': what stands before the list is said of all of it, as its article and 'you
    control' are. Of the first alone it is said where another noun has its own quality, or its own article, is the same noun once
    more, or cannot have that quality. Where the list has nothing in common behind it, the words leave it open.
    """
    first, others = nouns[0], nouns[1:]
    said = [one for one in first.nodes("modifier") if isinstance(one.children[0], Node) and one.only.kind in _BEFORE]
    if not said or _each_by_itself(first, others):
        return first, []
    if any(of_one_type(one) or _of_creatures(one) or _names_one_of(one, others) for one in said):
        return first, []
    if not other and not any(_in_common(one) for one in after):
        refuse(said[0], refusal.AMBIGUOUS)
    return replace(first, children=tuple(one for one in first.children if one not in said)), said


def _each_by_itself(first: Node, others: Sequence[Node]) -> bool:
    """Whether the nouns are told apart so that each has its own words: articles, qualities, one noun twice, spells and players."""
    if any(one.node("again_determiner") is not None or one.node("modifier") is not None for one in others):
        return True
    if any(one.has("PLAYER", "OPPONENT", "SPELL", "ABILITY") for one in others):
        return True
    named = {word.value for word in first.words(*_NOUNS)}
    return not named or any(word.value in named for one in others for word in one.words(*_NOUNS))


def _of_creatures(modifier: Node) -> bool:
    return modifier.only.kind == "adjective" and modifier.only.has(*_OF_CREATURES)


def _names_one_of(modifier: Node, others: Sequence[Node]) -> bool:
    """'A noncreature artifact or creature': what one noun is not, another may be."""
    if modifier.only.kind != "negated":
        return False
    negated = [word.value for one in modifier.only.nodes("not_noun") for word in one.words(*_NOUNS)]
    return any(word.value in negated for one in others for word in one.words(*_NOUNS))


def _in_common(modifier: Node) -> bool:
    return isinstance(modifier.children[0], Node) and modifier.only.kind in OF_ALL
