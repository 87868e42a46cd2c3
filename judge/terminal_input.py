"""What a terminal sends: keys as Textual reads them, and whatever is pasted as it is, with all the signs that it has.

Textual reads a sequence that stands within pasted text as a key, and a byte that is no UTF-8 ends its thread: what was pasted
would be lost in part, and the rest of it obeyed.
"""

from __future__ import annotations

import os
import selectors
from codecs import getincrementaldecoder
from collections.abc import Generator, Iterable
from contextlib import suppress
from typing import TYPE_CHECKING

from textual._parser import ParseError
from textual._xterm_parser import XTermParser
from textual.drivers.linux_driver import LinuxDriver
from textual.events import Paste

if TYPE_CHECKING:
    from textual.message import Message

BEGINS, ENDS = "\x1b[200~", "\x1b[201~"
"""What a terminal puts around what is pasted."""
_AT_ONCE = 65_536
"""How many bytes are read at once."""
_WAIT = 0.1
"""Seconds after which it is looked whether the application has ended, and whether a key is whole that may go on."""


class PasteWhole(XTermParser):
    """A parser to which what is pasted is a text, whatever stands in it."""

    def __init__(self, debug: bool = False) -> None:
        self._before = ""
        """The last signs of what was no paste: the beginning of one may come in two pieces."""
        self._pasted: str | None = None
        super().__init__(debug)

    def feed(self, data: str) -> Iterable[Message]:
        """What comes of the signs that a terminal sent; of none at all, that it will send no more."""
        if not data:
            yield from super().feed(data)
        while data:
            if self._pasted is None:
                seen = self._before + data
                at = seen.find(BEGINS)
                end = len(data) if at < 0 else at + len(BEGINS) - len(self._before)
                yield from super().feed(data[:end])
                self._before = seen[1 - len(BEGINS) :] if at < 0 else ""
                data = data[end:]
                self._pasted = None if at < 0 else ""
            else:
                data = yield from self._take(self._pasted, data)

    def _take(self, before: str, data: str) -> Generator[Message, None, str]:
        """Goes on with a paste, to its end if that is there; returns what comes behind it."""
        whole = before + data
        at = whole.find(ENDS, max(len(before) - len(ENDS), 0))
        if at < 0:
            self._pasted = whole
            return ""
        self._pasted = None
        for event in super().feed(ENDS):
            yield Paste(whole[:at]) if isinstance(event, Paste) else event
        return whole[at + len(ENDS) :]


class Terminal(LinuxDriver):
    """The driver of Textual with that parser; a byte that is no text is a sign that says so."""

    def run_input_thread(self) -> None:
        """Hands on what the terminal sends, until the application ends."""
        parser = PasteWhole(self._debug)
        decode = getincrementaldecoder("utf-8")("replace").decode
        with selectors.SelectSelector() as selector:
            selector.register(self.fileno, selectors.EVENT_READ)
            ended = False
            while not ended:
                ended = self.exit_event.is_set()
                if selector.select(_WAIT) and (text := decode(os.read(self.fileno, _AT_ONCE), final=ended)):
                    self._hand_on(parser.feed(text))
                self._hand_on(parser.tick())
        with suppress(EOFError, ParseError):
            list(parser.feed(""))

    def _hand_on(self, events: Iterable[Message]) -> None:
        for event in events:
            self.process_message(event)
