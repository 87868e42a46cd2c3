"""The characters of a text that came from outside: UTF-8, UTF-16 or Windows-1252, and nothing that is not text."""

from __future__ import annotations

import codecs
import re
import unicodedata

from ruletext.faults import Fault, FaultyTextError

LARGEST = 16 * 2**20
"""Bytes beyond which no text of rules goes; the English rules of 2026 have one million."""
MOST_LINES = 200_000
"""Lines beyond which no text of rules goes; those have nine thousand."""

_BREAKS = re.compile(r"\r\n|[\r\v\f\x85\u2028\u2029]")
_BLANKS = re.compile(r"[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]")
# Soft hyphens, marks of joining and direction, BOMs in the middle: nothing of it can be seen, and none of it is text.
# Nor are private characters, which are pictures of one site or another.
_UNSEEN = re.compile(r"[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff\ue000-\uf8ff]")
_BULLET = "\uf0b7"
"""The sign of an item in the fonts of a word processor."""
# Marks upon marks take a time to put in order that grows with the square of how many they are.
_NO_WORD = re.compile(r"[\u0300-\u1fff\ua000-\U0010ffff][\u0300-\u1fff\ua000-\U0010ffff]{39}")
_SEQUENCE = re.compile(rb"[\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3}")
_NOT_ASCII = bytes(range(0x80, 0x100))


_OTHER_FORMATS = (
    (b"%PDF-", "è un PDF"),
    (b"{\\rtf", "è un documento RTF"),
    (b"PK\x03\x04", "è un documento di un programma di scrittura o un archivio (.docx, .odt, .zip)"),
    (b"\xd0\xcf\x11\xe0", "è un documento di un programma di scrittura (.doc)"),
    (b"\x1f\x8b", "è un archivio compresso"),
    (b"From: <Saved by", "è una pagina salvata come MHTML"),
    (b"MIME-Version:", "è una pagina salvata come MHTML"),
)
"""How files begin that hold a text in a form which is read by other programs."""


def decoded(data: bytes, name: str) -> str:
    """The text of a file, its lines ended by LF, accents as single characters, blanks plain, nothing invisible in it.

    Raises `FaultyTextError` for what is no text, is cut within a character, has too many lines, or holds control
    characters.
    """
    return plain(characters(data, name), name)


def characters(data: bytes, name: str) -> str:
    """The characters of a file as they stand. Raises `FaultyTextError` for what is no text, or cut within a character."""
    if not data.strip():
        raise _refused(name, 1, "il file è vuoto")
    for beginning, what in _OTHER_FORMATS:
        if data.startswith(beginning):
            raise _refused(name, 1, f"{what}: salvalo come testo (.txt) o come pagina HTML")
    return _characters(data, name)


def plain(text: str, name: str) -> str:
    """A text with its lines ended by LF, accents as single characters, blanks plain, nothing invisible in it.

    Raises `FaultyTextError` for control characters, with the line, and for more than `MOST_LINES` lines.
    """
    text = _BLANKS.sub(" ", _BREAKS.sub("\n", text)).replace(_BULLET, "•")
    text = _UNSEEN.sub("", text)
    if strange := _NO_WORD.search(text):
        line = text.count("\n", 0, strange.start()) + 1
        raise _refused(name, line, "c'è una fila di segni che non sono di nessuna parola: un testo di regole non ne ha")
    text = unicodedata.normalize("NFC", text)
    if text.count("\n") > MOST_LINES:
        raise _refused(
            name, MOST_LINES, f"ha più di {MOST_LINES // 1000} mila righe: nessun testo di regole ne ha tante"
        )
    if not text.replace("\n", "").replace("\t", "").isprintable():
        for line, content in enumerate(text.split("\n"), 1):
            for character in content:
                if not character.isprintable() and character != "\t":
                    message = f"c'è il carattere di controllo U+{ord(character):04X}: un testo di regole non ne ha"
                    raise _refused(name, line, message)
    return text


def _characters(data: bytes, name: str) -> str:
    if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return _utf16(data, "utf-16", name)
    if b"\0" in data:
        even, odd = data[::2].count(0), data[1::2].count(0)
        if max(even, odd) > len(data) // 4 and min(even, odd) <= len(data) // 100:
            return _utf16(data, "utf-16-le" if odd > even else "utf-16-be", name)
        raise _refused(name, data.count(b"\n", 0, data.index(b"\0")) + 1, "non è un testo, ma un file binario")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        wrong = error
    line = data.count(b"\n", 0, wrong.start) + 1
    in_sequences = sum(len(found[0]) for found in _SEQUENCE.finditer(data))
    if in_sequences and len(data) - wrong.start < 4:
        raise _refused(name, line, "il file è tagliato a metà di una lettera")
    # One accent in Windows-1252 that looks like UTF-8 is chance; where most of them do, it is UTF-8 that was damaged.
    if 2 * in_sequences > len(data) - len(data.translate(None, _NOT_ASCII)):
        raise _refused(name, line, "il file è scritto in UTF-8, ma qui è danneggiato")
    try:
        return data.decode("cp1252")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise _refused(name, line, "non è scritto né in UTF-8, né in UTF-16, né in Windows-1252") from None


def _utf16(data: bytes, encoding: str, name: str) -> str:
    if len(data) % 2:
        raise _refused(name, 1, "il file, scritto in UTF-16, è tagliato a metà di una lettera")
    try:
        return data.decode(encoding)
    except UnicodeDecodeError:
        raise _refused(name, 1, "il file sembra scritto in UTF-16, ma è danneggiato") from None


def _refused(name: str, line: int, message: str) -> FaultyTextError:
    return FaultyTextError((Fault(name, line, message),))
