"""A spell said by what is done with it: ``risponde dando +2/+2 a Lupo``, ``distruggendo Orso``; one more of a name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from scenarios.written.by_line.phrase import Phrase
from scenarios.written.records import Text

_WITH_AMOUNT = ("dando", "infliggendo", "guadagnando", "mettendo")
"""What stands before words that say a spell by what it does: «dando +2/+2», «infliggendo 3 danni»."""
_TO_SOMETHING: Mapping[str, str] = {
    "distruggendo": "distruzione",
    "esiliando": "esilio",
    "neutralizzando": "contromagia",
    "rimbalzando": "rimbalzo",
}
"""By what is done to something, the spell that does it."""
_ONE_MORE = (
    ("un'altra",), ("un", "altro"), ("una", "altra"), ("un", "secondo"), ("una", "seconda"), ("il", "secondo"), ("la", "seconda"),
)  # fmt: skip


def done_to(phrase: Phrase, stops: Sequence[str]) -> tuple[Text, Any] | None:
    """The spell that a phrase says by what is done to its targets, and these; ``None`` for words that name a card.

    Words that only stand before what a spell does, or before one more card of a name, are passed over.
    """
    if phrase.known(phrase.rest()):
        return None
    for words in _ONE_MORE:
        if phrase.take(*words):
            return None
    if phrase.plain() in _WITH_AMOUNT:
        phrase.at += 1
        return None
    name = _TO_SOMETHING.get(phrase.plain())
    if name is None or not phrase.plain(1):
        return None
    place = phrase.place()
    phrase.at += 1
    return Text(name, place), phrase.names(stops, "che cosa")
