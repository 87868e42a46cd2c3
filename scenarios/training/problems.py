"""What a situation gives to be predicted: what it asks, the order of its triggers, its state-based actions, the rule."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum, unique
from functools import cached_property

from scenarios.laid.handles import key
from scenarios.language.words import quoted, sentence_case
from scenarios.played.answering import answers
from scenarios.played.deciding import deciding_rules
from scenarios.played.differences import differences
from scenarios.played.expecting import Found, moment
from scenarios.played.readings import Value
from scenarios.played.run import Run
from scenarios.training import evened, given, grading, wordings
from scenarios.training.answer_words import answer_words, by_name
from scenarios.training.grading import Grade
from scenarios.training.shown_choices import tells
from scenarios.training.state_based import StateBased, done_in, grade_done, might_be_done, read_done
from scenarios.written import queries
from scenarios.written.queries import GameAspect


@unique
class Asks(StrEnum):
    """What kind of thing has to be predicted."""

    VALUE = "valore"
    RULE = "regola"
    STATE_BASED = "azioni di stato"
    CHOICE = "scelta"
    OUTCOMES = "esiti"


@dataclass(frozen=True)
class Problem:
    """One thing to predict of a run. ``prompt`` and ``form`` say nothing of the answer."""

    run: Run
    asks: Asks
    prompt: str
    form: str
    found: Found | None = None
    beside: bool = False
    """Whether the situation does not ask it itself: it stands beside what it asks (`evened`)."""

    @cached_property
    def solution(self) -> Value:
        """What is right, as data."""
        match self.asks:
            case Asks.RULE:
                return deciding(self.run)
            case Asks.STATE_BASED:
                return done_in(self.run)
            case _:
                assert self.found is not None
                return self.found.value

    def read(self, text: str) -> Value:
        """What a typed answer says. Raises scenarios.training.given.NotAnAnswer, for a name that nothing has too."""
        match self.asks:
            case Asks.RULE:
                return given.rules(text)
            case Asks.STATE_BASED:
                done = read_done(text)
                given.refuse_unknown((one.about for one in done), known_names(self.run))
                return done
            case _:
                assert self.found is not None
                value = given.read(self.found.query, self.found.aspect, text)
                # What the game itself makes, such as the monarch's abilities, has a name that stands on no board.
                own = given.named_in(self.found.aspect, self.solution)
                given.refuse_unknown(given.named_in(self.found.aspect, value), (*known_names(self.run), *own))
                return value

    def grade(self, answer: Value) -> Grade:
        """What an answer that was read is worth."""
        match self.asks:
            case Asks.RULE:
                return grading.grade_rules(self.run, self.solution, answer)
            case Asks.STATE_BASED:
                return grade_done(self.run, self.solution, answer)
            case _:
                assert self.found is not None
                return grading.grade(self.run, self.found, answer)

    @cached_property
    def told(self) -> str:
        """The right answer as a sentence."""
        match self.asks:
            case Asks.RULE:
                rules = self.solution
                return f"Decid{'e la regola' if len(rules) == 1 else 'ono le regole'} {', '.join(rules)}."
            case Asks.STATE_BASED:
                return _told_state_based(self.run, self.solution)
            case _:
                assert self.found is not None
                return answer_words(self.run, self.found, deciding(self.run))


def known_names(run: Run) -> tuple[str, ...]:
    """By what players and objects can be called: the names and ids of all that is ever there, and of what the file describes."""
    people = run.people
    seats = (player.name for player in run.scenario.players)
    return tuple(dict.fromkeys((*seats, *people.labelled, *people.labelled.values(), *run.scenario.cards)))


def deciding(run: Run) -> tuple[str, ...]:
    """The rules that decide what a run is asked, at most three, the first first."""
    return deciding_rules(run, answers(run), differences(run))


def problems(run: Run) -> tuple[Problem, ...]:
    """What can be predicted of a run, in the order in which it is asked: what the scenario asks first, the rule last.

    Nothing that the run cannot answer is asked: what it does not come to, and values that nothing gives. Nor is what the choices
    that are shown tell already.
    """
    return tuple(_problems(run))


def _problems(run: Run) -> Iterator[Problem]:
    found = [one for one in answers(run) if can_be_asked(one) and not tells(run, one) and not _says_itself(one)]
    values = [*found, *(one for one in evened.beside(run, found) if not tells(run, one))]
    for one in sorted(values, key=_number_of_action):
        prompt, form = wordings.question(one.query, one.aspect, run.scenario.script)
        yield Problem(run, Asks.VALUE, prompt, form, one, beside=one not in found)
    if done_in(run) or might_be_done(run):
        yield Problem(
            run,
            Asks.STATE_BASED,
            "Quali azioni generate dallo stato avvengono, in tutto lo svolgimento?",
            "di che cosa e per quale regola, come «704.5g orso, 704.5f elfo»; nessuna se non ce ne sono",
        )
    if (order := _order_of_triggers(run)) is not None and all(one.aspect is not order.aspect for one in answers(run)):
        prompt, form = wordings.question(order.query, order.aspect, run.scenario.script)
        yield Problem(run, Asks.VALUE, prompt, form, order)
    if deciding(run) and all(one.aspect is not GameAspect.RULE for one in found):
        prompt, form = wordings.OF_THE_GAME[GameAspect.RULE]
        yield Problem(run, Asks.RULE, sentence_case(prompt), form)


def can_be_asked(one: Found) -> bool:
    """Whether a question has an answer that somebody can give: the run comes so far, and what is asked about is there."""
    if one.aspect in (GameAspect.OUTCOMES, GameAspect.RULE, GameAspect.ALL):
        return False
    return one.moment is not None and (one.gone is None or getattr(one.aspect, "field", "") == "exists")


def _says_itself(one: Found) -> bool:
    """Whether a question is what its answer says: what the name of something is that is called by it."""
    if not isinstance(one.query, queries.ObjectQuery) or getattr(one.aspect, "field", "") != "name":
        return False
    return isinstance(one.value, str) and key(one.value) == key(one.query.object)


def _number_of_action(one: Found) -> int:
    """What is asked of actions stands in their order, so that no place among the questions says anything; the rest stays before."""
    return one.query.action if isinstance(one.query, queries.AllowedQuery) else 0


def _order_of_triggers(run: Run) -> Found | None:
    """603.3b: the abilities in the order in which they are put on the stack, where there are several or one nearly triggers."""
    near = evened.nearly_triggered(run)
    if (evened.put_on_stack(run) < _SEVERAL and not near) or moment(run, None) is None:
        return None
    asking = run.scenario.model_copy(update={"asks": (queries.GameQuery(what=(GameAspect.TRIGGERED,)),)})
    found = answers(replace(run, scenario=asking))
    return found[0] if found and (near or len(found[0].value) >= _SEVERAL) and not tells(run, found[0]) else None


_SEVERAL = 2


def _told_state_based(run: Run, done: tuple[StateBased, ...]) -> str:
    if not done:
        return "Non avviene nessuna azione generata dallo stato."
    return "; ".join(f"{quoted(by_name(run, one.about))} ({one.rule})" for one in done) + "."
