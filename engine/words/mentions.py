"""How a step names an object without the game: enough to word a sentence, nothing to work out."""

from __future__ import annotations

from engine.words.record import Record
from engine.words.terms import Kind, ObjectId, PlayerId, Zone


class Mention(Record, kw_only=True):
    """An object as it was when it was spoken of. ``text`` is an ability's text; ``index`` which ability of its source."""

    id: ObjectId
    label: str
    name: str
    """The name that it had then, '' for one without; what a scenario calls it stands in ``label`` and ``card``."""
    kind: Kind
    zone: Zone
    owner: PlayerId
    controller: PlayerId
    index: int = -1
    text: str = ""
    face_down: bool = False
    card: str = ""
    """The name that it has by itself, where it had another one."""
