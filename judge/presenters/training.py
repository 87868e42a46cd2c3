"""Training in words and as data: what is put, what came of an answer, what is kept of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import datetime
from importlib.metadata import version
from typing import TYPE_CHECKING, Any

from judge import paths
from scenarios.told import ruling
from scenarios.told.report import as_json as run_as_json
from scenarios.training.concepts import concepts
from scenarios.training.history import FILE, Answered, History, new_id

if TYPE_CHECKING:
    from pathlib import Path

    from scenarios.training.grading import Grade
    from scenarios.training.scene import Scene
    from scenarios.training.session import Available, Chosen
    from scenarios.training.sitting import Sitting

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
    if shown.actions:
        yield ""
        yield "Che cosa si fa:"
        yield from (f"{n:>4}. {action}" for n, action in enumerate(shown.actions, 1))
    if shown.choices:
        yield ""
        yield "Quando viene chiesto:"
        yield from (f"      {choice}" for choice in shown.choices)


def question_line(sitting: Sitting, number: int) -> str:
    """One question with what an answer looks like."""
    one = sitting.problems[number]
    return f"{number + 1}. {one.prompt} ({one.form})"


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
    return f" Hai risposto: {given.text}." + (" È giusto tutto tranne l'ordine." if grade.misplaced else "")


def rating_line(rating: int) -> str:
    """How an answer counts, and how to say that it should count otherwise."""
    return f"Conta come {rating}, {RATINGS[rating]}."


def answered(chosen: Chosen, sitting: Sitting, *, rating: int, seconds: float, mode: str = "allena") -> Answered:
    """The event that the history keeps of a situation that was answered."""
    at = now()
    offset = at.utcoffset()
    return Answered(
        id=new_id(),
        at=at,
        offset=int(offset.total_seconds() // 60) if offset is not None else 0,
        situation=chosen.situation.name,
        concepts=chosen.situation.concepts,
        level=chosen.situation.level,
        parts=sitting.parts(),
        rating=rating,
        seconds=round(seconds, 1),
        mode="esame" if mode == "esame" else "allena",
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
        "azioni": [*shown.actions],
        "scelte": [*shown.choices],
        "domande": [{"domanda": one.prompt, "forma": one.form} for one in sitting.problems],
    }


def result_as_json(chosen: Chosen, sitting: Sitting, rating: int) -> dict[str, Any]:
    """What came of the answers to a situation, for another program."""
    return {
        "situazione": chosen.situation.name,
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
        "chiede": run_as_json(sitting.run).get("risposta", {}),
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


def with_level(pool: Sequence[Available], level: int) -> list[Available]:
    """The situations of one level."""
    return [one for one in pool if one.level == level]
