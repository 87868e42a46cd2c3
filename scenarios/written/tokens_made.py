"""111.1, 111.4: what the tokens are called that abilities make, those of keywords too."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import astuple

from engine.cards.abilities.ability import Keyword
from engine.cards.abilities.classification import is_instruction, tokens
from engine.cards.keywords.forms import forms_of
from engine.words.record import is_record


def tokens_made(part: object, beyond: tuple[Keyword, ...] = ()) -> Iterator[str]:
    """The names of the tokens that something in an ability, or in several, may make. ``beyond``: the keywords looked into so far.

    What a keyword stands for may have the keyword in it, as the other text of 702.148a has.
    """
    if isinstance(part, Keyword) and part not in beyond:
        # 702.135a, 702.123a: a keyword says its tokens in the abilities that it stands for.
        beyond = (*beyond, part)
        for form in forms_of(part):
            yield from tokens_made(form, beyond)
    if is_instruction(part):
        yield from tokens(part)
    if isinstance(part, tuple):
        for one in part:
            yield from tokens_made(one, beyond)
    elif is_record(part):
        for one in astuple(part):
            yield from tokens_made(one, beyond)
