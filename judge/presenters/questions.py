"""An answer while it is being made up: one value for every kind of question, changed by one key at a time."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from engine import Answer, Form, Question
from engine.words.decisions import NO, YES
from scenarios.language.illegal_answers import FAULTS
from scenarios.language.words import number, sentence_case
from scenarios.told import People, legal_answers, option_words, question_words

CHOSEN, NOT_CHOSEN = "[x]", "[ ]"
MOST_DIGITS: Final = 6


@dataclass(frozen=True)
class Draft:
    """An answer in the making. `cursor` is the row that keys act on.

    `keys` are the options picked, in the order of picking; of an order, all of them as they now stand. `numbers` are the
    amounts of the rows, None for one that has been emptied.
    """

    question: Question
    cursor: int = 0
    keys: tuple[str, ...] = ()
    numbers: tuple[int | None, ...] = ()

    @property
    def form(self) -> Form:
        """How the question is answered."""
        return self.question.form

    @property
    def picks_one(self) -> bool:
        """Whether the row of the cursor is itself the answer."""
        return self.form is Form.YES_NO or (
            self.form is Form.CHOOSE and self.question.maximum == 1 == self.question.minimum
        )

    def rows(self, people: People) -> tuple[str, ...]:
        """What can be answered, a line each, with what has been made up so far in words and signs."""
        words = {option.key: option_words(option, people) for option in self.question.options}
        match self.form:
            case Form.YES_NO:
                return ("Sì", "No")
            case Form.NUMBER:
                return (_amount(self.numbers[0]),)
            case Form.ORDER:
                return tuple(f"{place}. {words[key]}" for place, key in enumerate(self.keys, 1))
            case Form.DIVIDE:
                pairs = zip(self.question.options, self.numbers, strict=True)
                return tuple(f"{_amount(amount):>3} a {words[option.key]}" for option, amount in pairs)
            case Form.CHOOSE:
                if self.picks_one:
                    return tuple(words.values())
                return tuple(f"{CHOSEN if key in self.keys else NOT_CHOSEN} {text}" for key, text in words.items())

    def at(self, row: int) -> Draft:
        """The same with the cursor on another row."""
        return replace(self, cursor=row)

    def toggled(self) -> Draft:
        """The option of the row picked, or let go; without effect where nothing is picked in that way."""
        if self.form is not Form.CHOOSE or self.picks_one:
            return self
        key = self.question.options[self.cursor].key
        kept = tuple(one for one in self.keys if one != key)
        return replace(self, keys=kept if key in self.keys else (*self.keys, key))

    def shifted(self, by: int) -> Draft:
        """The row moved in an order, with the cursor on it; a number made larger or smaller."""
        if self.form is Form.ORDER:
            to = self.cursor + by
            if not 0 <= to < len(self.keys):
                return self
            keys = list(self.keys)
            keys.insert(to, keys.pop(self.cursor))
            return replace(self, keys=tuple(keys), cursor=to)
        if self.form in (Form.NUMBER, Form.DIVIDE):
            return self._with(max((self.numbers[self.cursor] or 0) + by, min(self.question.minimum, 0)))
        return self

    def typed(self, character: str) -> Draft:
        """A digit put to the number of the row; the letters s and n answer with sì and no."""
        if self.form is Form.YES_NO and character in ("s", "n"):
            return self.at("sn".index(character))
        if self.form in (Form.NUMBER, Form.DIVIDE) and character.isascii() and character.isdigit():
            digits = f"{self.numbers[self.cursor] or 0}{character}"
            return self._with(int(digits)) if len(digits) <= MOST_DIGITS else self
        return self

    def erased(self) -> Draft:
        """The number of the row without its last digit."""
        if self.form not in (Form.NUMBER, Form.DIVIDE):
            return self
        digits = str(self.numbers[self.cursor] or "")[:-1]
        return self._with(int(digits) if digits.isdigit() else None)

    def answer(self) -> Answer:
        """The answer as it stands, legal or not."""
        match self.form:
            case Form.YES_NO:
                return (YES, NO)[self.cursor]
            case Form.NUMBER:
                return Answer(number=self.numbers[0])
            case Form.DIVIDE:
                pairs = zip(self.question.options, self.numbers, strict=True)
                return Answer(amounts=tuple((option.key, amount or 0) for option, amount in pairs))
            case Form.CHOOSE if self.picks_one:
                return Answer(keys=(self.question.options[self.cursor].key,))
            case _:
                return Answer(keys=self.keys)

    def fault(self) -> str:
        """Why the answer cannot be given as it stands, in Italian; '' where it can."""
        code = self.question.fault(self.answer())
        if code is None:
            return ""
        return f"Così non si può: la risposta {FAULTS.get(code, 'non è consentita')}."

    def status(self) -> str:
        """How far the answer has come."""
        if self.form is Form.DIVIDE:
            left = self.question.total - sum(amount or 0 for amount in self.numbers)
            if left < 0:
                return f"{-left} di troppo su {self.question.total}"
            return f"restano da dare {left} su {self.question.total}"
        if self.form is Form.CHOOSE and not self.picks_one:
            least, most = self.question.minimum, self.question.maximum
            wanted = str(least) if least == most else f"da {least} a {most}"
            return f"{number(len(self.keys), 'scelta', 'scelte')}, ne serve {wanted}"
        if self.form is Form.NUMBER:
            return f"da {self.question.minimum} a {self.question.maximum}"
        return ""

    def _with(self, amount: int | None) -> Draft:
        numbers = list(self.numbers)
        numbers[self.cursor] = amount
        return replace(self, numbers=tuple(numbers))


def draft(question: Question, given: Answer | None = None) -> Draft:
    """The beginning of an answer: the one given before, or else nothing yet; an order as the options stand."""
    keys = tuple(option.key for option in question.options)
    start = Draft(question)
    match question.form:
        case Form.ORDER:
            kept = given.keys if given is not None and sorted(given.keys) == sorted(keys) else keys
            return replace(start, keys=kept)
        case Form.NUMBER:
            return replace(start, numbers=(question.minimum if given is None else given.number,))
        case Form.DIVIDE:
            amounts = dict(given.amounts) if given is not None else {}
            return replace(start, numbers=tuple(amounts.get(key, question.minimum) for key in keys))
        case Form.YES_NO:
            return start.at(1 if given == NO else 0)
        case Form.CHOOSE:
            picked = tuple(key for key in given.keys if key in keys) if given is not None else ()
            if start.picks_one:
                return start.at(keys.index(picked[0]) if picked else 0)
            return replace(start, keys=picked)


def asked(question: Question, people: People) -> tuple[str, str]:
    """What is asked, and how it can be answered: two sentences."""
    return f"{sentence_case(question_words(question, people))}.", f"Si risponde con {legal_answers(question, people)}."


def hint(draft: Draft) -> str:
    """Which keys make up the answer."""
    if draft.picks_one and draft.form is Form.CHOOSE:
        return "↑ ↓ per muoverti, Invio per scegliere"
    return {
        Form.CHOOSE: "↑ ↓ per muoverti, Spazio per scegliere o lasciare, Invio per confermare",
        Form.ORDER: "↑ ↓ per muoverti, ← → per spostare la riga, Invio per confermare",
        Form.YES_NO: "S o N, oppure ↑ ↓; Invio per confermare",
        Form.NUMBER: "scrivi il numero, o ← →; Invio per confermare",
        Form.DIVIDE: "↑ ↓ per muoverti, cifre o ← → per la quantità, Invio per confermare",
    }[draft.form]


def _amount(amount: int | None) -> str:
    return "—" if amount is None else str(amount)
