"""Searching as one types: which question is asked next, what is asked of the texts, what is shown of the answer."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, NamedTuple

from judge.presenters import rules as reading
from judge.presenters.texts import Texts

if TYPE_CHECKING:
    from ruletext.builtin import Builtin
    from ruletext.extracts import Extract
    from ruletext.search import Answer, Finder, Hit

PAUSE = 0.13
"""Seconds without a key after which a search begins."""
MOST = 40
"""How many results are shown."""
EXTRACT = 110
"""Characters of an extract, which stands beside the rule and not in its place."""
SEARCHING = "Cerco…"
FAILED = "La ricerca non è riuscita."
STEP = 50
"""After how many texts the progress of the index is said again."""
SHOWN = 30
"""Characters of what was typed that messages repeat."""


class Stopped(Exception):
    """A search was given up while its index was being made."""


class Found(NamedTuple):
    """One result: where it leads, its name and title, what else is to be said of it, and the piece that answers.

    `marks` are the places in `extract` of the words that were asked for, as in slices. `doubt` says why that text may not
    hold today.
    """

    place: str
    name: str
    title: str = ""
    about: str = ""
    extract: str = ""
    marks: tuple[tuple[int, int], ...] = ()
    doubt: str = ""


class Results(NamedTuple):
    """What an answer shows: a message, the results, and the question that may have been meant, '' where that is no other.

    `sought` are the terms that were looked for, as far as any result has them. `said` is what stays to be said once the
    first result is open.
    """

    question: str
    message: str
    found: tuple[Found, ...]
    perhaps: str = ""
    sought: frozenset[str] = frozenset()
    said: str = ""


class Turns:
    """One search at a time, and next always the newest question: an answer to an older one is never shown over a newer.

    A search that runs cannot be stopped. So while one does, questions wait, each in place of the one before it.
    """

    def __init__(self) -> None:
        self._running: str | None = None
        self._wanted: str | None = None

    @property
    def waits(self) -> bool:
        """Whether an answer is still to come."""
        return self._wanted is not None

    def want(self, question: str) -> str | None:
        """A question has been asked. Returns the one to search for now; None while a search runs."""
        self._wanted = question
        return self._begun()

    def drop(self) -> None:
        """Nothing is to be searched for any more."""
        self._wanted = None

    def ended(self, question: str) -> bool:
        """A search has ended. Returns whether its answer is still wanted; `begun` then gives what is to be searched next."""
        self._running = None
        if self._wanted != question:
            return False
        self._wanted = None
        return True

    def next(self) -> str | None:
        """The question to search for now, after one has ended; None where there is none."""
        return self._begun()

    def _begun(self) -> str | None:
        if self._running is not None or self._wanted is None:
            return None
        self._running = self._wanted
        return self._running


def search(question: str, rules: Builtin, progress: Callable[[int, int], None], note: Callable[[str], None]) -> Answer:
    """The answer to a question, from an index that is opened for it alone, and built first where there is none.

    May be called in any thread. Raises `Problem` where the imported texts cannot be read, `FaultyTextError` where ours
    cannot, and whatever `progress` raises.
    """
    with _finder(rules, progress, note) as finder:
        return finder.search(question, MOST)


def prepare(rules: Builtin, progress: Callable[[int, int], None]) -> None:
    """Makes the index, where there is none, before anybody asks. Where it cannot be made or kept, the first search says so.

    May be called in any thread. Raises what `progress` raises.
    """
    from judge.diagnostics import Problem
    from ruletext.faults import FaultyTextError

    with suppress(Problem, FaultyTextError), _finder(rules, progress, lambda _: None) as finder:
        finder.prepare()


@contextmanager
def _finder(rules: Builtin, progress: Callable[[int, int], None], note: Callable[[str], None]) -> Iterator[Finder]:
    from judge import paths
    from judge.commands.cerca import FOLDER
    from judge.commands.testo import shelf, shelf_problems
    from ruletext.search import Finder

    finder = Finder(paths.cache() / FOLDER, shelf(), rules, progress=progress, note=note)
    try:
        with shelf_problems():
            yield finder
    finally:
        finder.close()


def results(answer: Answer, texts: Texts) -> Results:
    """What is shown of an answer: each place once, with the text that holds today before those that may not."""
    hits: dict[str, Hit] = {}
    for hit in answer.hits:
        if hit.id not in hits or (hits[hit.id].superseded and not hit.superseded):
            hits[hit.id] = hit
    found = tuple(_found(hit, texts) for hit in hits.values())
    sought = frozenset(term for hit in hits.values() for term in _sought(hit.extract))
    return Results(answer.question, _message(answer, len(found)), found, _perhaps(answer), sought)


def by_number(typed: str, texts: Texts) -> Results | None:
    """What is shown where a number or the name of an article was typed; None where it is words. Needs no index."""
    try:
        asked = reading.asked(typed, texts)
    except reading.NothingFound as error:
        return Results(
            typed, str(error), tuple(_offered(one, texts, "forse") for one in error.offered if texts.has(one))
        )
    if asked is None:
        return None
    others = tuple(_offered(one, texts, "con quel numero") for one in asked.others)
    message = asked.said or reading.section(asked.place, texts).heading
    return Results(typed, message, (_offered(asked.place, texts, ""), *others), said=asked.said)


def progress_words(done: int, total: int) -> str:
    """How far the making of the index has come; at the end it is still to be written."""
    share = f"{100 * done // max(total, 1)}%" if done < total else "quasi fatto"
    return f"Preparo l'indice: {share} (la prima volta, e quando i testi cambiano)"


def _offered(place: str, texts: Texts, about: str) -> Found:
    from ruletext.extracts import extract

    wording = texts.wordings(place)[0]
    cut = extract(wording.text, frozenset(), EXTRACT)
    return Found(place, texts.name(place), texts.subject(place), about, cut.text, (), wording.doubt)


def _found(hit: Hit, texts: Texts) -> Found:
    is_article = ":" in hit.id
    cut = shorter(hit.extract)
    about = [f"anche {', '.join(hit.known_as)}"] if hit.known_as else []
    if hit.edition != texts.rules.edition.id:
        about.append(f"ed. {hit.edition}")
    title = "" if is_article else hit.title
    return Found(hit.id, texts.name(hit.id), title, "; ".join(about), cut.text, cut.marks, hit.superseded)


def shorter(found: Extract, longest: int = EXTRACT) -> Extract:
    """A shorter piece of an extract, with the most of the words that are marked in it."""
    from ruletext.extracts import extract

    return extract(found.text, _sought(found), longest)


def marks(text: str, sought: frozenset[str]) -> tuple[tuple[int, int], ...]:
    """Where the words stand in a text that were looked for, as in slices."""
    if not sought:
        return ()
    from ruletext.italian import tokens

    return tuple((token.start, token.end) for token in tokens(text) if token.term in sought)


def _sought(found: Extract) -> frozenset[str]:
    from ruletext.italian import terms

    return frozenset(terms(" ".join(found.text[start:end] for start, end in found.marks)))


def _message(answer: Answer, count: int) -> str:
    from ruletext.questions import LONGEST

    told = [f"Nessun testo ha la regola {number}." for number in answer.missing]
    told += [
        f"Nessun testo ha «{_short(one.typed)}»: forse cercavi «{_short(one.read)}»." for one in answer.corrections
    ]
    if len(answer.question) > LONGEST:
        told.append(f"Di una domanda così lunga leggo i primi {LONGEST} caratteri.")
    if count:
        told.append("Un risultato." if count == 1 else f"{'I primi ' if count == MOST else ''}{count} risultati.")
    else:
        told.extend(_nothing(answer))
    return " ".join(told)


def _nothing(answer: Answer) -> Iterator[str]:
    from ruletext.italian import terms

    if terms(answer.question[:200]):
        yield f"Nessun risultato per «{_short(answer.question)}»: prova con altre parole o con un numero."
    else:
        yield f"In «{_short(answer.question)}» non ci sono parole da cercare: scrivi un numero o qualche parola."


def _perhaps(answer: Answer) -> str:
    """The question with its corrections made."""
    if not answer.corrections:
        return ""
    read = {one.typed: one.read for one in answer.corrections}
    typed = sorted(map(re.escape, read), key=len, reverse=True)
    return re.sub(rf"(?<!\w)(?:{'|'.join(typed)})(?!\w)", lambda found: read[found[0]], answer.question)


def _short(text: str) -> str:
    text = " ".join(text[: 2 * SHOWN].split())
    return text if len(text) <= SHOWN else f"{text[: SHOWN - 1].rstrip()}…"
