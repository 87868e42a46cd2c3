"""From the bytes of a file that somebody has to a text of the rules: what form it is in, and what was found in it."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from ruletext.faults import Fault, FaultyTextError
from ruletext.imported import Reading
from ruletext.readers import plain_list, rulebook, wiki
from ruletext.readers.decoding import LARGEST, decoded


class _Form(NamedTuple):
    name: str
    recognises: Callable[[str], bool]
    read: Callable[[str, str], Reading]


# The most particular form first: a page of a wiki holds lines that would do for a list.
_FORMS = tuple(_Form(module.FORM, module.recognises, module.read) for module in (wiki, rulebook, plain_list))


def read(data: bytes, name: str) -> Reading:
    """The text of the rules in a file; `name` is how messages and the edition call the file.

    Raises `FaultyTextError` for what is too large, no text, cut, or in none of the forms that there are readers for.
    """
    if len(data) > LARGEST:
        raise FaultyTextError((Fault(name, 1, f"il file è troppo grande: passa i {LARGEST // 2**20} milioni di byte"),))
    text = decoded(data, name)
    for form in _FORMS:
        if form.recognises(text):
            return form.read(text, name)
    names = ", ".join(form.name for form in _FORMS)
    raise FaultyTextError((Fault(name, 1, f"non è un testo di regole in una forma conosciuta ({names})"),))
