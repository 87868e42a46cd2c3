"""Going through the words of a sentence: names as far as a word that says something else, lists of names, numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from scenarios.language.errors import Place, Wrong, nearest, shown, wrong
from scenarios.language.folding import folded
from scenarios.written.by_line.pieces import Typed, items
from scenarios.written.records import Items, Text
from scenarios.written.words_in_lines import Word, words_of

AND = ("e", "ed")
OF = ("di", "del", "dello", "della", "dei", "degli", "delle")
_ARTICLES = ("il", "lo", "la", "i", "gli", "le")
_LONGEST_NAME = 12


@dataclass
class Phrase:
    """The words of a line from one of them on. ``known``: whether several words are a name together."""

    typed: Typed
    known: Callable[[str], bool]
    words: list[Word] = field(default_factory=list)
    at: int = 0

    @classmethod
    def of(cls, typed: Typed, known: Callable[[str], bool]) -> Phrase:
        """The words of a line. Raises an error of `wrong` for quotation marks without an end."""
        return cls(typed, known, words_of(typed.text))

    # --- looking

    def more(self) -> bool:
        """Whether any words are left."""
        return self.at < len(self.words)

    def plain(self, ahead: int = 0) -> str:
        """The word to come as it is compared; '' for one in quotation marks, and at the end."""
        at = self.at + ahead
        return "" if at >= len(self.words) or self.words[at].quoted else self.words[at].plain

    def begins(self, *words: str) -> bool:
        """Whether these words come next."""
        return all(self.plain(n) == word for n, word in enumerate(words))

    def rest(self) -> str:
        """All that is left, as it was typed."""
        return self.typed.text[self.words[self.at].start :] if self.more() else ""

    def place(self, at: int | None = None) -> Place:
        """Where a word stands, the one to come without another; at the end where the line ends."""
        at = self.at if at is None else at
        if at < len(self.words):
            return Place(self.typed.line, self.typed.column + self.words[at].start)
        return Place(self.typed.line, self.typed.column + len(self.typed.text))

    def offset(self) -> int:
        """How many signs into the line the word to come stands; the last one where none does."""
        return self.words[min(self.at, len(self.words) - 1)].start if self.words else 0

    # --- taking

    def take(self, *words: str) -> bool:
        """Passes over these words if they come next."""
        if not self.begins(*words):
            return False
        self.at += len(words)
        return True

    def expect(self, *choices: str, after: str) -> str:
        """Passes over one of these words. Raises an error of `wrong` where none of them comes next."""
        word = self.plain()
        if word not in choices:
            raise self.fault(f"{after} serve «{choices[0]}»", choices)
        self.at += 1
        return word

    def fault(self, message: str, known: Iterable[str] = ()) -> Wrong:
        """The error at the word to come, with the word that was probably meant."""
        if not self.more():
            return wrong(message, offset=max(len(self.typed.text) - 1, 0))
        found = self.words[self.at].text
        return wrong(f"{message}, non {shown(found)}", nearest(found, known), self.offset())

    def name(self, stops: Iterable[str], what: str = "un nome") -> Text:
        """A name: what stands in quotation marks, the longest name that is known, or else all words before one of those."""
        if not self.more():
            raise wrong(f"qui manca {what}", offset=max(len(self.typed.text) - 1, 0))
        self._pass_over_article(stops := tuple(stops))
        first = self.words[self.at]
        place = self.place()
        if first.quoted:
            self.at += 1
            return Text(first.text, Place(place.line, place.column + 1))
        end = self._longest(stops)
        if end is None:
            end = self.at
            while end < len(self.words) and not self._ends(end, stops):
                end += 1
                if self.words[end - 1].comma:
                    break
        if end == self.at:
            raise wrong(f"prima di {shown(first.text)} manca {what}", offset=first.start)
        text = self.typed.text[first.start : self.words[end - 1].end]
        self.at = end
        return Text(" ".join(text.split()), place)

    def _pass_over_article(self, stops: tuple[str, ...]) -> None:
        """«l'Orso», «il Lupo»: an article before a name, unless it is part of one that is known."""
        word = self.words[self.at]
        if word.quoted or self.known(word.text) or self._longest(stops) is not None:
            return
        following = self.words[self.at + 1] if self.at + 1 < len(self.words) else None
        if word.plain in _ARTICLES:
            self.at += following is not None and (following.quoted or following.text[:1].isupper())
        elif word.text[2:3].isupper() and self.split_elided(("l'",)):
            self.at += 1

    def _longest(self, stops: Iterable[str]) -> int | None:
        """The end of the longest name of several words that is known, if nothing goes on with it."""
        for end in range(min(len(self.words), self.at + _LONGEST_NAME), self.at + 1, -1):
            several = self.words[self.at : end]
            ends = end == len(self.words) or several[-1].comma or self._ends(end, stops)
            # A comma may be part of a name, as it is typed there.
            typed = self.typed.text[several[0].start : several[-1].end]
            if ends and not any(word.quoted for word in several) and self.known(" ".join(typed.split())):
                return end
        return None

    def _ends(self, at: int, stops: Iterable[str]) -> bool:
        word = self.words[at]
        elided = word.plain[: word.plain.find("'") + 1]
        return word.quoted or "=" in word.text or word.plain in stops or elided in stops or word.plain in AND

    def split_elided(self, heads: Iterable[str]) -> bool:
        """Whether a word such as «sull'Orso» comes next, of two that are one; they are two from then on."""
        word = self.words[self.at] if self.more() else None
        if word is None or word.quoted or word.plain[: (cut := word.plain.find("'") + 1)] not in heads or not cut:
            return False
        middle = word.start + cut
        two = [Word(word.text[:cut], word.start, middle), Word(word.text[cut:], middle, word.end, comma=word.comma)]
        self.words[self.at : self.at + 1] = two
        return True

    def names(self, stops: Iterable[str], what: str = "un nome") -> Items:
        """Several names, between which stands a comma or «e»."""
        stops = tuple(stops)
        found = items(self.place(), [self.name(stops, what)])
        while self.more() and (self.plain() in AND or self.words[self.at - 1].comma):
            if self.plain() in AND:
                self.at += 1
            elif self.plain() in stops:
                break
            found.append(self.name(stops, what))
        return found

    def number(self, what: str = "un numero") -> Text:
        """A number in digits, or the word for one that the model reads or refuses."""
        if not self.more():
            raise wrong(f"qui manca {what}", offset=max(len(self.typed.text) - 1, 0))
        word, place = self.words[self.at], self.place()
        self.at += 1
        return Text(word.text, place)

    def done(self) -> None:
        """Raises an error of `wrong` where words are left."""
        if self.more():
            word = self.words[self.at]
            raise wrong(f"{shown(word.text)} qui non dice niente", offset=word.start)


def same(one: str, other: str) -> bool:
    """Whether two names are one, as names are compared."""
    return folded(one) == folded(other)
