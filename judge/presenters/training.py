"""Training in words and as data: what is put, what came of an answer, what is kept of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import datetime
from importlib.metadata import version
from typing import TYPE_CHECKING, Any

from judge import paths
from judge.presenters import charts
from judge.presenters.counting import several
from scenarios.told import ruling
from scenarios.training.concepts import Concept, concepts, of_themes
from scenarios.training.history import FILE, LONGEST_NOTE, Answered, History, Marked, Part, Rated, new_id
from scenarios.training.memory import rating
from scenarios.training.sitting import LETTERS

if TYPE_CHECKING:
    from pathlib import Path

    from scenarios.training.grading import Grade
    from scenarios.training.paper import Question
    from scenarios.training.scene import Scene
    from scenarios.training.session import Chosen
    from scenarios.training.sitting import Sitting
    from scenarios.training.statistics import Row, Statistics

RATINGS = {1: "da rifare", 2: "a fatica", 3: "bene", 4: "subito, con la regola"}
_WHY = {"torna": "torna oggi", "nuovo": "nuovo", "sbagliato": "l'ultima volta era sbagliato", "chiesto": "come chiesto"}


def history_file() -> Path:
    """Where the history of this person is kept."""
    return paths.data() / FILE


def history() -> History:
    """The history of this person. Raises scenarios.training.history.HistoryError."""
    return History(history_file())


def now() -> datetime:
    """The moment, in local time."""
    return datetime.now().astimezone()


def concept_title(concept: str) -> str:
    """What a concept is called; a concept of a set of one's own has no other name than its id."""
    found = concepts().get(concept)
    return concept if found is None else found.title


_SHOWN_BY = 6
"""How many situations a page of a concept names."""


def concept_lines(concept: Concept) -> Iterator[str]:
    """The page of a concept: what it is, where candidates go wrong, its rules with their titles, situations that show it."""
    from ruletext.builtin import builtin
    from scenarios.library import entries

    yield concept.title
    yield ""
    yield from concept.whole_page.rstrip("\n").split("\n")
    yield ""
    titled = ((rule, builtin().title(rule)) for rule in concept.rules)
    yield f"Regole: {', '.join(f'{rule} {title}'.strip() for rule, title in titled)}."
    shown = [one.name for one in entries() if of_themes(one.themes)[:1] == (concept.id,)]
    yield f"Situazioni: {', '.join(shown[:_SHOWN_BY])}" + (
        f" e altre {len(shown) - _SHOWN_BY}." if len(shown) > _SHOWN_BY else "."
    )


def page_lines(concept: str) -> Iterator[str]:
    """The page of a concept by its id; a concept of a set of one's own has none, and that is said."""
    found = concepts().get(concept)
    yield from concept_lines(found) if found is not None else (f"Del concetto {concept} non c'è una pagina.",)


def scene_lines(shown: Scene) -> Iterator[str]:
    """What is seen before anything is predicted."""
    if shown.cards:
        yield "Carte:"
        for name, (first, *rest) in shown.cards:
            yield f"  {name}: {first}"
            yield from (f"    {line}" for line in rest)
        yield ""
    for line in shown.board:
        yield f"{'  ' * line.level}{line.text}"
    if shown.conditions:
        yield ""
        yield from shown.conditions
    if shown.actions:
        yield ""
        yield "Che cosa si fa:"
        yield from (f"{n:>4}. {action}" for n, action in enumerate(shown.actions, 1))
    if shown.choices:
        yield ""
        yield "Quando viene chiesto:"
        yield from (f"      {choice}" for choice in shown.choices)


def question_line(sitting: Sitting, number: int) -> str:
    """One question with what an answer looks like, or with what can be chosen."""
    one = sitting.problems[number]
    options = sitting.options(number)
    if not options:
        return f"{number + 1}. {one.prompt} ({one.form})"
    chosen = (f"   {letter}) {option.text}" for letter, option in zip(LETTERS, options, strict=False))
    return "\n".join((f"{number + 1}. {one.prompt}", *chosen))


def result_lines(sitting: Sitting) -> Iterator[str]:
    """The answer first, then each question with what was right, then how it is known from now on."""
    told = ruling(sitting.run)
    yield from told.opening
    yield ""
    for number, one in enumerate(sitting.problems):
        yield f"{number + 1}. {_mark(sitting.grade(number))} {one.told}{_said(sitting, number)}"
    yield ""
    yield f"Decidono: {', '.join(sitting.rules)}." if sitting.rules else "Nessuna regola in particolare decide."


def _mark(grade: Grade) -> str:
    if grade.right:
        return "Giusto."
    return f"In parte ({round(float(grade.credit) * 100)} %)." if grade.credit else "Sbagliato."


def _said(sitting: Sitting, number: int) -> str:
    given, grade = sitting.given.get(number), sitting.grade(number)
    if grade.right:
        return ""
    if given is None or given.skipped:
        return " Nessuna risposta."
    why = f" ({given.why})" if given.why else ""
    how = (
        " Non è detto quale abilità." if grade.vague else " È giusto tutto tranne l'ordine." if grade.misplaced else ""
    )
    return f" Hai risposto: {given.text}{why}.{how}"


def rating_line(rating: int) -> str:
    """How an answer counts, and how to say that it should count otherwise."""
    return f"Conta come {rating}, {RATINGS[rating]}."


def answered(chosen: Chosen, sitting: Sitting, *, rating: int, seconds: float) -> Answered:
    """The event that the history keeps of a situation that was answered."""
    at = now()
    return Answered(
        id=new_id(),
        at=at,
        offset=offset_of(at),
        situation=chosen.situation.name,
        seed=chosen.seed,
        concepts=chosen.situation.concepts,
        level=chosen.situation.level,
        parts=sitting.parts(),
        rating=rating,
        seconds=round(seconds, 1),
        program=version("judge"),
    )


def examined(question: Question, given: str, grade: Grade) -> Answered:
    """The event that the history keeps of a question of an exam."""
    at, situation = now(), question.asked.situation
    part = Part(
        asks=question.problem.asks.value, prompt=question.problem.prompt, given=given, credit=float(grade.credit)
    )
    return Answered(
        id=new_id(),
        at=at,
        offset=offset_of(at),
        situation=situation.name,
        concepts=situation.concepts,
        level=situation.level,
        parts=(part,),
        rating=rating(grade, None),
        mode="esame",
        program=version("judge"),
    )


def put_as_json(number: int, most: int, sitting: Sitting) -> dict[str, Any]:
    """A situation as it is put to another program: nothing in it says what is right."""
    shown = sitting.scene
    return {
        "numero": number,
        "di": most,
        "carte": [{"nome": name, "testo": [*text]} for name, text in shown.cards],
        "tavolo": [{"livello": line.level, "testo": line.text} for line in shown.board],
        "condizioni": [*shown.conditions],
        "azioni": [*shown.actions],
        "scelte": [*shown.choices],
        "domande": [_asked_as_json(sitting, n) for n in range(len(sitting.problems))],
    }


def _asked_as_json(sitting: Sitting, number: int) -> dict[str, Any]:
    one, options = sitting.problems[number], sitting.options(number)
    put: dict[str, Any] = {"domanda": one.prompt, "forma": one.form}
    if before := sitting.shown_before(number):
        # What has happened would answer what is asked before it in the same list: only what comes now is told.
        put["momento"] = before[-1]
    return {**put, "scelte": [option.text for option in options]} if options else put


def result_as_json(chosen: Chosen, sitting: Sitting, rating: int) -> dict[str, Any]:
    """What came of the answers to a situation, for another program."""
    return {
        "situazione": chosen.situation.name,
        "variante": chosen.seed,
        "concetti": [*chosen.situation.concepts],
        "perche": chosen.why.value,
        "voto": rating,
        "regole": [*sitting.rules],
        "risposte": [
            {
                "data": sitting.given[n].text if n in sitting.given else None,
                "credito": round(float(sitting.grade(n).credit), 3),
                "giusta": one.told,
            }
            for n, one in enumerate(sitting.problems)
        ],
        "risposta": [*ruling(sitting.run).opening],
    }


def today_line(chosen: Sequence[Chosen], seconds: float) -> str:
    """What there is to do, and how long it may take."""
    count = len(chosen)
    new = sum(one.why.value == "nuovo" for one in chosen)
    about = max(1, round(count * seconds / 60))
    told = f"{count} situazion{'e' if count == 1 else 'i'}, circa {about} minut{'o' if about == 1 else 'i'}"
    return f"Oggi: {told}" + (f"; {new} di concetti nuovi" if new else "") + "."


def why_line(chosen: Chosen) -> str:
    """Which concept a situation was put for, and why; to be told when it has been answered."""
    return f"Concetto: {concept_title(chosen.concept)} ({_WHY[chosen.why.value]})."


def step_lines(sitting: Sitting) -> Iterator[str]:
    """What happened, step by step, each with its rules."""
    for line in ruling(sitting.run).lines:
        yield f"{line.first:>4}. {line.text}" + (f" [{', '.join(line.rules)}]" if line.rules else "")


def ratings_told() -> str:
    """What the ratings mean."""
    return ", ".join(f"{number} {words}" for number, words in RATINGS.items())


def rated(event: Answered, rating: int) -> Rated:
    """The event of another rating for an answer."""
    at = now()
    return Rated(id=new_id(), at=at, offset=offset_of(at), of=event.id, rating=rating)


def marked(what: Any, of: str, text: str) -> Marked:
    """The event of what somebody says of a situation or a concept."""
    at = now()
    return Marked(id=new_id(), at=at, offset=offset_of(at), what=what, of=of, text=text[:LONGEST_NOTE])


def offset_of(at: datetime) -> int:
    """How many minutes local time is ahead of UTC at a moment."""
    ahead = at.utcoffset()
    return int(ahead.total_seconds() // 60) if ahead is not None else 0


_BARS = 16
NO_ANSWERS = "Non è ancora stata risposta nessuna situazione: si comincia con judge allena."


def statistics_lines(found: Statistics) -> Iterator[str]:
    """What is known and what comes back, on eighty columns."""
    answers, days = several(found.answers, "risposta", "risposte"), several(found.days, "giorno", "giorni")
    yield f"{answers} in {days}; giusto il {_share(found.right)}."
    yield ""
    yield f"Le ultime {len(found.lately)} settimane: quanto era giusto, settimana, risposte"
    shares = [(one.name[-2:], one.right if one.answers else None, str(one.answers or "")) for one in found.lately]
    yield from (f"  {line}" for line in charts.columns(shares))
    for heading, rows in (("Per livello", found.levels), ("Per settimana", found.weeks)):
        yield ""
        yield f"{heading}:"
        yield from (_row(row, row.name) for row in rows)
    yield ""
    yield f"Per concetto, con l'andamento delle ultime {len(found.lately)} settimane:"
    for row in found.concepts:
        yield f"{_row(row, concept_title(row.name))}  {charts.small(found.trends[row.name])}"
    if found.weakest:
        yield ""
        yield f"Regole da rivedere: {', '.join(found.weakest)}."
    if found.harder:
        yield ""
        yield (
            "Per te più difficili del loro livello: "
            + ", ".join(f"{name} ({level})" for name, level in found.harder)
            + "."
        )
    yield ""
    yield "Che cosa torna:"
    for day, count in found.forecast:
        if count:
            yield f"  {day:%d/%m}  {'#' * min(count, 50)} {count}"
    if not any(count for _, count in found.forecast):
        yield "  niente, nei prossimi quattordici giorni"


def _row(row: Row, name: str) -> str:
    """A group of answers: its name, how many, how much was right."""
    return f"  {name:<24.24} {row.answers:>4}  {_bar(row.right)} {_share(row.right):>5}"


def _share(share: float) -> str:
    return f"{round(share * 100)} %"


def _bar(share: float) -> str:
    full = round(share * _BARS)
    return "#" * full + "." * (_BARS - full)
