"""Words to a text and a text to words, in each language: what grows together, and what stands before a vowel."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

from engine.words.record import Record
from scenarios.language.determiners import CONTRACTIONS
from scenarios.language.verbs import VERBS, with_pronouns

_GROWN: dict[tuple[str, str], str] = {parts: whole for whole, parts in CONTRACTIONS.items() if parts[0] != "con"}
_VOWELS = "aeiouàèéìòù"


class Token(Record):
    """A word of a sentence, as a grammar reads it."""

    kind: str
    form: str
    value: object = None


_TOKEN = re.compile(
    r"(?P<SYMBOL>\{[^{}\s]{1,7}\})|(?P<PT>[+-]?[\dxX]+/[+-]?[\dxX]+)|(?P<NUM>\d{1,7}\b)|(?P<NAME>~)|(?P<DASH>—)"
    r"|(?P<PLUS_SIGN>\+)|(?P<WORD>e/o|and/or|'(?:s|re|ve)\b|[^\W\d_]+(?:-[^\W\d_]+)*'?(?:s\b|re\b|ve\b|t\b)?)|(?P<COMMA>,)|(?P<MARK>[.;:])"
)
_OF_SYMBOLS = {"{T}": "TAP_SYMBOL", "{Q}": "UNTAP_SYMBOL", "{E}": "ENERGY"}


def tokens(text: str, *, italian: bool) -> list[Token]:
    """The words of a sentence without its full stop. Raises ValueError for a sign that is none of card text."""
    found: list[Token] = []
    at = 0
    plain = text.strip().removesuffix(".")
    while at < len(plain):
        if plain[at].isspace():
            at += 1
            continue
        match = _TOKEN.match(plain, at)
        if match is None:
            raise ValueError(f"no word: {plain[at:]!r}")
        kind, form = str(match.lastgroup), match.group()
        if kind == "WORD":
            words = _italian_words(form.lower()) if italian else _english_words(form.lower())
            found += [Token("X" if one == "x" else "WORD", one) for one in words]
        elif kind == "SYMBOL":
            found.append(Token(_OF_SYMBOLS.get(form, kind), form.upper(), form.upper()))
        else:
            form = form.lower()
            found.append(Token(kind, form, int(form) if kind == "NUM" else form if kind == "PT" else None))
        at = match.end()
    return found


def _english_words(word: str) -> list[str]:
    for tail in ("'s", "'re", "'ve"):
        if word.endswith(tail) and word != tail:
            return [word.removesuffix(tail), tail]
    rest = word.removeprefix("non").removeprefix("-")
    return ["non", rest] if word.startswith("non") and rest else [word]


def _italian_words(word: str) -> list[str]:
    if word in CONTRACTIONS:
        return list(CONTRACTIONS[word])
    verb = _clitics().get(word)
    return [word] if verb is None else list(verb)


@cache
def _clitics() -> dict[str, tuple[str, str]]:
    """Forms of verbs that have grown together with a pronoun: the form alone, and the pronoun."""
    found: dict[str, tuple[str, str]] = {}
    for kind, infinitive in VERBS.items():
        if kind == "DO":
            # 'Se può farlo' is a phrase, and 'far tornare' takes no pronoun of its own.
            continue
        for whole, _, pronoun in with_pronouns(infinitive):
            if pronoun != "ne":
                stem = whole.removesuffix(pronoun)
                found[whole] = (stem + "e" if stem + "e" == infinitive else stem, f"-{pronoun}")
    return found


@cache
def _with_clitic() -> dict[tuple[str, str], str]:
    return {parts: whole for whole, parts in _clitics().items()}


def in_italian(words: Sequence[str]) -> str | None:
    """An Italian sentence; ``None`` where a pronoun hangs on nothing that it can hang on."""
    written: list[str] = []
    for word in words:
        if word.startswith("-") and word[1:] in ("lo", "la", "li", "le"):
            whole = _with_clitic().get((written[-1], word)) if written else None
            if whole is None:
                return None
            written[-1] = whole
        elif written and (written[-1], word) in _GROWN:
            written[-1] = _GROWN[written[-1], word]
        else:
            written.append(word)
    return _sentence(written)


def fits_in_italian(word: str, following: str) -> bool:
    """Whether an article, or a form like one, is the one that belongs before what follows."""
    vowel = following[:1].lower() in _VOWELS
    impure = re.match(r"z|s[^aeiouàèéìòùh\W]|gn|ps|x", following.lower()) is not None
    fits = {
        "un": not impure, "uno": impure, "una": not vowel, "un'": vowel, "il": not vowel and not impure, "lo": impure,
        "l'": vowel, "la": not vowel, "i": not vowel and not impure, "gli": vowel or impure, "quel": not vowel and not impure,
        "quello": impure, "quella": not vowel, "quell'": vowel, "quei": not vowel and not impure, "quegli": vowel or impure,
        "quest'": False, "questi": True, "queste": True,
    }  # fmt: skip
    return fits.get(word, True)


def in_english(words: Sequence[str]) -> str | None:
    """An English sentence."""
    return _sentence(list(words)).replace("non ", "non")


def fits_in_english(word: str, following: str) -> bool:
    """Whether 'a' or 'an' is the one that belongs before what follows."""
    return word not in ("a", "an") or (word == "an") is (following[:1].lower() in "aeiou")


def _sentence(written: list[str]) -> str:
    text = " ".join(written)
    text = re.sub(r" ([,.;:]|'s\b|'re\b)", r"\1", text).replace("' ", "'")
    return f"{text[:1].upper()}{text[1:]}."
