"""What is said about one thing that was asked, with what it is said of."""

from __future__ import annotations

from engine.words.record import Record
from engine.words.terms import ObjectId


class Said(Record):
    """One answer in words: of what, what is so; where ``about`` is '' the words are a clause by themselves."""

    about: str
    words: str
    step: int | None
    """The step after which it is so; ``None`` at the end, `ALWAYS` where no moment matters."""
    label: str = ""
    """What the file calls the object that it is about."""
    object: ObjectId | None = None
    """Which object it is about: two of one name are two."""


ALWAYS = -1
