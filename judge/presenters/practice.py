"""A session of training as a screen shows it: a situation, its questions one after the other, what came of them."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from judge.diagnostics import Problem
from judge.presenters import about, training, training_sets
from judge.presenters.counting import several
from judge.presenters.sources import Source
from judge.render import clean, one_line

if TYPE_CHECKING:
    from scenarios.played.run import Run
    from scenarios.training.history import Answered, Event
    from scenarios.training.mentor import Lesson
    from scenarios.training.session import Available, Chosen
    from scenarios.training.sets import TrainingSet
    from scenarios.training.sitting import Sitting

MINUTES = 10
LENGTHS = (5, 10, 20)
"""Of how many minutes a session can be."""
SKIP = "?"
NOTHING = "Per oggi non torna niente."
DONE = "Fatto per oggi."
MORE = "Invio: altre situazioni, anche se oggi non tornano."
MORE_OF_SET = "Invio: le altre dell'insieme, o da capo. Ctrl+O: un altro insieme, o quello che torna oggi."


class Boards:
    """The situations of a collection, each played once, when it is first looked at."""

    def __init__(self, folder: Path | None, *, choosing: bool = False, walking: bool = False) -> None:
        self._folder = folder
        self._choosing = choosing
        self.walking = walking
        """Whether each situation is walked through, step by step."""
        self._played: dict[str, Run] = {}

    def source(self, name: str) -> str:
        """What a situation is opened by: its name, or its file in the folder of a set."""
        return name if self._folder is None else str(self._files[name])

    @cached_property
    def _files(self) -> Mapping[str, Path]:
        """The file of each situation of the set."""
        from judge.commands.insieme import set_of

        assert self._folder is not None
        return {one.name: one.path for one in set_of(self._folder).entries}

    def run(self, name: str) -> Run:
        """A situation, played. Raises `Problem` for one that cannot be."""
        from judge.commands.sources import played

        if name not in self._played:
            self._played[name] = played(self.source(name))
        return self._played[name]

    def fits(self, one: Available) -> bool:
        """Whether it can be put: of what ships, what is fit to train on; of a trainer's own set, whatever asks something."""
        from scenarios.training.fitness import faults
        from scenarios.training.problems import problems

        run = self.run(one.name)
        return bool(problems(run)) if self._folder is not None else not faults(run)

    def sitting(self, chosen: Chosen) -> Sitting:
        """What was chosen, to be answered: the situation, or a variant of it. Raises `Problem`."""
        from scenarios.training.sitting import Sitting
        from scenarios.training.variants import variant
        from scenarios.training.walking import Walk

        name = chosen.situation.name
        run = self.run(name)
        put = variant(self._text(name), run, chosen.seed) if chosen.seed else run
        if self.walking:
            return Walk(put)
        return Sitting(put, choosing=self._choosing, seed=chosen.seed)

    def _text(self, name: str) -> str:
        from judge.commands.sources import builtin_file
        from scenarios.written.decoding import decoded

        path = builtin_file(name) if self._folder is None else Path(self.source(name))
        return decoded(path.read_bytes())


class Practice:
    """The session of today. Everything that takes a while or touches the disk is in `load`, `answer` and `go_on`."""

    def __init__(self, minutes: int = MINUTES) -> None:
        self._minutes = minutes
        self._boards = Boards(None)
        self._set: TrainingSet | None = None
        self._chosen: Sequence[Chosen] = ()
        self._at = 0
        self._begun = 0.0
        self._choosing = False
        self._sitting: Sitting | None = None
        self._event: Answered | None = None
        self._right: list[float] = []
        """How much of each situation of this session was right."""

    def load(self) -> str:
        """Chooses what is put: of the set that was trained with last, else what comes back today. What to say of it.

        Raises `Problem` where the history cannot be read. A set that cannot be read any more is said to be so, and not put.
        """
        folder = training_sets.current()
        if folder is not None:
            try:
                return self.open_set(folder)
            except Problem as problem:
                self.today()
                return problem.message
        return self.today()

    def today(self, minutes: int | None = None) -> str:
        """Chooses what comes back today, of all that ships, in so many minutes or as many as before. Raises as `load` does."""
        from scenarios.training.session import session

        self._minutes = minutes or self._minutes
        self._take(None, self._loaded(None, session))
        return ""

    def open_set(self, folder: Path) -> str:
        """A trainer's set, in its order: what to say of it. Raises `Problem`, with what stood before as it was.

        Every situation of it is played first, so that one that is broken is told before anybody has begun.
        """
        from judge.commands.insieme import set_lines, set_of
        from scenarios.training.session import wanted

        found = set_of(folder)
        self._take(found, self._loaded(found, wanted))
        return ". ".join(line.rstrip(".") for line in set_lines(found)) + "."

    def _loaded(
        self, found: TrainingSet | None, choose: Callable[..., Sequence[Chosen]]
    ) -> tuple[Boards, Sequence[Chosen]]:
        """What is to be put, and its boards. Raises `Problem`."""
        from scenarios.training.collection import available, shipped
        from scenarios.training.history import HistoryError

        try:
            with training.history() as kept:
                events = kept.events()
        except HistoryError as error:
            raise Problem(str(error)) from error
        boards = Boards(None if found is None else found.folder, walking=self._boards.walking)
        if found is None:
            pool = [*available(shipped())]
            return boards, choose(pool, events, training.now(), minutes=self._minutes, fits=boards.fits)
        pool = [one for one in available(found.entries) if boards.fits(one)]
        if not pool:
            raise Problem("nessuna situazione dell'insieme chiede qualcosa")
        return boards, choose(pool, events, training.now(), minutes=self._minutes, in_order=True)

    def _take(self, found: TrainingSet | None, loaded: tuple[Boards, Sequence[Chosen]]) -> None:
        """Goes on with what was chosen; only now, so that a set that cannot be put changes nothing."""
        self._set = found
        self._boards, self._chosen = loaded
        training_sets.remember(None if found is None else found.folder)
        self._at = -1
        self._right = []
        self.go_on()

    def more(self) -> None:
        """Goes on when what comes back today is done: with what was never seen. Raises `Problem` as `load` does."""
        from scenarios.training.session import wanted

        self._take(self._set, self._loaded(self._set, wanted))

    def go_on(self) -> None:
        """To the next situation."""
        self._at += 1
        self._event = None
        self._begun = time.monotonic()
        over = self._at >= len(self._chosen)
        self._sitting = None if over else self._boards.sitting(self._chosen[self._at])
        self._apply_choosing()

    @property
    def heading(self) -> str:
        """Which situation it is; never what it is called."""
        return f"Situazione {self._at + 1} di {len(self._chosen)}" if self._sitting is not None else "Allenamento"

    @property
    def length_at(self) -> int:
        """The place of the minutes of this session among `LENGTHS`."""
        return LENGTHS.index(self._minutes)

    @property
    def set_title(self) -> str:
        """What the set is called that is trained with; '' where it is none."""
        return clean(one_line(self._set.title)) if self._set is not None else ""

    def choose(self) -> str:
        """Shows answers to choose from, or no longer: what to say of it."""
        self._choosing = not self._choosing
        self._apply_choosing()
        return "Ogni domanda mostra le scelte, dove ce ne sono." if self._choosing else "Le domande sono aperte."

    def _apply_choosing(self) -> None:
        if self._sitting is not None:
            self._sitting.choosing = self._choosing

    @property
    def answered(self) -> bool:
        """Whether all questions of the situation have been answered, so that what is right is shown."""
        return self._event is not None

    @property
    def over(self) -> bool:
        """Whether nothing is left to be put."""
        return self._sitting is None

    @property
    def situation(self) -> Source | None:
        """What the situation is opened by, once it has been answered; None before."""
        if self._sitting is None or not self.answered:
            return None
        scenario = self._sitting.run.scenario
        return Source(self._boards.source(self._chosen[self._at].situation.name), lambda: scenario)

    @property
    def page(self) -> tuple[str, ...]:
        """The page of the concept that the situation was put for."""
        return tuple(training.page_lines(self._chosen[self._at].concept))

    @property
    def statistics(self) -> tuple[str, ...]:
        """What is known and what comes back, in lines. Raises `Problem` where the history cannot be read."""
        from scenarios.training.history import HistoryError
        from scenarios.training.statistics import statistics

        try:
            with training.history() as kept:
                found = statistics(kept.events(), training.now())
        except HistoryError as error:
            raise Problem(str(error)) from error
        return tuple(training.statistics_lines(found)) if found.answers else (training.NO_ANSWERS,)

    @property
    def lesson(self) -> tuple[Lesson, str] | None:
        """The situation to be presented to others, and its name, once it has been answered; None before."""
        from scenarios.training.mentor import Lesson

        if self._sitting is None or not self.answered:
            return None
        return Lesson(self._sitting.run), self._chosen[self._at].situation.name

    @property
    def lines(self) -> tuple[str, ...]:
        """What is seen: the scene until all is answered, what is right then."""
        if self._sitting is None:
            return self._done
        if not self.answered:
            return (*training.scene_lines(self._sitting.scene), *self._walked)
        assert self._event is not None
        chosen = self._chosen[self._at]
        rated = training.rating_line(self._event.rating)
        return (*training.result_lines(self._sitting), training.why_line(chosen), rated)

    @property
    def _done(self) -> tuple[str, ...]:
        """What is said when nothing is left: how much of it was right."""
        more = MORE if self._set is None else MORE_OF_SET
        if not self._chosen:
            return NOTHING, "", more
        share = round(100 * sum(self._right) / len(self._right)) if self._right else 0
        count = several(len(self._right), "situazione", "situazioni")
        return DONE, f"{count}, giusto il {share} %.", "", more

    @property
    def _walked(self) -> list[str]:
        """What a walk has shown so far."""
        assert self._sitting is not None
        now = next(self._sitting.left, -1)
        shown = [line for n in range(now + 1) for line in self._sitting.shown_before(n)]
        return ["", *shown] if shown else []

    @property
    def walks(self) -> bool:
        """Whether what was added last stands at the end of what is seen."""
        return self._boards.walking and not self.answered and not self.over

    def walk(self) -> str:
        """Puts the situation step by step, or as a whole again: what to say of it. Raises `Problem` once it is begun."""
        if self._sitting is None or self._sitting.given:
            raise Problem("si cambia prima di rispondere alla prima domanda")
        self._boards.walking = not self._boards.walking
        self._sitting = self._boards.sitting(self._chosen[self._at])
        self._apply_choosing()
        return "Si prevede passo per passo." if self._boards.walking else "Si prevede come finisce."

    @property
    def question(self) -> str:
        """What is asked now, or what can be done when all is answered."""
        if self._sitting is None:
            return ""
        number = next(self._sitting.left, None)
        if number is None:
            return f"Invio: la prossima. {about.WORDS}"
        return training.question_line(self._sitting, number)

    def completed(self, text: str) -> str:
        """What is being typed, with the rest of its last word where that is known; as it is where it is not."""
        from scenarios.training.completing import Completing

        if text.startswith(about.MARK):
            return about.completed(text)
        number = next(self._sitting.left, None) if self._sitting is not None else None
        if self._sitting is None or number is None:
            return text
        return text + Completing(self._sitting.run).rest(self._sitting.problems[number], text)

    def answer(self, text: str) -> None:
        """Answers the question; after the last the answers are kept. Raises `Problem` with what is wrong with a text."""
        from scenarios.training.given import NotAnAnswer

        assert self._sitting is not None
        number = next(self._sitting.left)
        try:
            if text.strip() == SKIP:
                self._sitting.skip(number)
            else:
                self._sitting.say(number, text)
        except NotAnAnswer as error:
            raise Problem(str(error)) from error
        if next(self._sitting.left, None) is None:
            self._keep()

    def _keep(self) -> None:
        assert self._sitting is not None
        chosen = self._chosen[self._at]
        seconds = time.monotonic() - self._begun
        self._event = training.answered(chosen, self._sitting, rating=self._sitting.rating, seconds=seconds)
        self._right.append(self._event.credit)
        self._add(self._event)

    def mark(self, text: str) -> str:
        """A word about the situation that was answered: what to say of it. Raises `Problem` for one that is none."""
        found = about.said(text, about.Last(self._event, self._chosen[self._at]) if self._event is not None else None)
        self._add(found.event)
        return found.told

    def _add(self, event: Event) -> None:
        from scenarios.training.history import HistoryError

        try:
            with training.history() as kept:
                kept.add(event)
        except HistoryError as error:
            raise Problem(str(error)) from error
