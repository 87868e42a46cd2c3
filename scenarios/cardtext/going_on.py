"""What a text that is being typed may go on with: which kinds of words the grammars take next, and the words of these kinds.

A text is looked at as far as it goes, and a lexeme of no kind behind it: where the parser stops there and nowhere before, it says
what it would have taken.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files

from scenarios.cardtext.lexicon import common_words, entries, ordered_of_you, said_of_others
from scenarios.cardtext.lexing import Lexeme
from scenarios.cardtext.lines import lexed, sentences
from scenarios.cardtext.normalise import own_names, pieces, with_own_name
from scenarios.cardtext.parsing import LONGEST_SENTENCE, taken_next
from scenarios.cardtext.refusal import Refusal
from scenarios.language.determiners import CONTRACTIONS

USUAL = "usual.txt"
SELF = "~"
"""What stands for the name of the card itself in the usual texts."""
_WHOLE = ("keyword_line", "cost", "triggered", "triggered_modal", "effects", "static")
_BEHIND_COLON = ("effects",)
_END = "END"


def taken_after(text: str, name: str = "") -> frozenset[str] | None:
    """The kinds of lexemes that may come behind a text; ``None`` where it is not the beginning of a paragraph that is read.

    ``name``: the card's own, which its text may say.
    """
    try:
        found = _lexemes(text, name)
    except Refusal:
        return None
    sentence = [] if found and found[-1].kind == "STOP" else next(iter(reversed(sentences(found))), [])
    colon = next((n for n in range(len(sentence) - 1, -1, -1) if sentence[n].kind == "COLON"), None)
    starts = _WHOLE if colon is None else _BEHIND_COLON
    rest = sentence if colon is None else sentence[colon + 1 :]
    if len(rest) >= LONGEST_SENTENCE:
        return None
    end = Lexeme(_END, "", len(text), len(text))
    taken = [kinds for start in starts if (kinds := taken_next(rest, end, start)) is not None]
    return frozenset().union(*taken) if taken else None


def _lexemes(text: str, name: str) -> list[Lexeme]:
    found = pieces(text)
    common = common_words()
    names = own_names(name, common, legendary=False) if name else ()
    return lexed(with_own_name(found, names, common, said_of_others(), ordered_of_you()))


@cache
def _forms() -> Mapping[str, tuple[str, ...]]:
    listed: dict[str, dict[str, None]] = defaultdict(dict)
    for phrase, entry in entries():
        listed[entry.kind][_as_written(phrase)] = None
    return {kind: tuple(several) for kind, several in listed.items()}


_JOINED = {parts: joined for joined, parts in CONTRACTIONS.items()}


def _as_written(phrase: str) -> str:
    """A phrase as people write it: «a la fine di il turno» is «alla fine del turno»."""
    words = phrase.split()
    made: list[str] = []
    for word in words:
        joined = _JOINED.get((made[-1], word)) if made else None
        if joined is not None:
            made[-1] = joined
        else:
            made.append(word)
    return " ".join(made).replace("' ", "'")


def words_of(kinds: frozenset[str], beginning: str) -> Iterator[str]:
    """The words and phrases of some kinds that go on with what is typed of them, in small letters."""
    forms = _forms()
    for kind in sorted(kinds):
        yield from (form for form in forms.get(kind, ()) if form.startswith(beginning) and form != beginning)


@cache
def usual_texts() -> Sequence[str]:
    """Paragraphs as they are usually said, each of which is read whole; the card itself is called `SELF`."""
    return tuple((files("scenarios.cardtext") / "grammars" / USUAL).read_text("utf-8").splitlines())
