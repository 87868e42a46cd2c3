"""From the bytes of a file that somebody has to a text of the rules: what form it is in, and what was found in it.

A saved web page is made a plain text first, so each form may come as a page.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from ruletext.faults import Fault, FaultyTextError
from ruletext.imported import Reading
from ruletext.readers import official, plain_list, rulebook, wiki
from ruletext.readers.decoding import LARGEST, characters, plain

_BEFORE_A_PAGE = "\ufeff \t\r\n"
REPLACED = "\N{REPLACEMENT CHARACTER}"
"""What stands in the name of a file for what cannot be shown."""


class _Form(NamedTuple):
    name: str
    recognises: Callable[[str], bool]
    read: Callable[[str, str], Reading]


# The most particular form first: a page of a wiki holds lines that would do for a list, and so do the official rules.
_FORMS = tuple(_Form(module.FORM, module.recognises, module.read) for module in (wiki, official, rulebook, plain_list))


def read(data: bytes, name: str) -> Reading:
    """The text of the rules in a file; `name` is how messages and the edition call the file.

    Raises `FaultyTextError` for what is too large, no text, cut, or in none of the forms that there are readers for.
    """
    name = "".join(character if character.isprintable() else REPLACED for character in name)
    if len(data) > LARGEST:
        raise FaultyTextError((Fault(name, 1, f"il file è troppo grande: passa i {LARGEST // 2**20} milioni di byte"),))
    text = characters(data, name)
    if not text.lstrip(_BEFORE_A_PAGE).startswith("<"):
        return _in_its_form(plain(text, name), name)
    from ruletext.readers import page  # most texts are none, and an import has no time to lose

    if not page.recognises(text):
        return _in_its_form(plain(text, name), name)
    found = page.read(text)
    try:
        return found.placed(_in_its_form(plain(found.text, name), name))
    except FaultyTextError as error:
        raise found.misplaced(error) from None


def _in_its_form(text: str, name: str) -> Reading:
    for form in _FORMS:
        if form.recognises(text):
            return form.read(text, name)
    names = ", ".join(form.name for form in _FORMS)
    raise FaultyTextError((Fault(name, 1, f"non è un testo di regole in una forma conosciuta ({names})"),))
