"""An exploration for reading and for other programs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from scenarios.asked.exploring.declaring import Declaration
from scenarios.asked.exploring.explore import Explored, Found
from scenarios.asked.exploring.outcomes import distinguishing
from scenarios.language.terms_of_steps import PURPOSES
from scenarios.language.words import listed
from scenarios.language.words import number as counted
from scenarios.told import answer_words, plain, question_words, report
from scenarios.told.old_texts import resting_on
from scenarios.told.ruling import not_known, ruling
from scenarios.written import model

NOTHING_TOLD = "nulla che un'altra non dica: differisce il modo in cui ci si arriva"
NO_END = "da alcune scelte si torna sempre alle stesse situazioni: una fine non c'è"


def as_json(explored: Explored) -> dict[str, Any]:
    """An exploration as data for ``json.dumps``."""
    told = _differences(explored.outcomes)
    return {
        **({"incompleta": list(unread)} if (unread := _unread(explored)) else {}),
        "esiti": [
            {
                "finale": report.final(found.run.final, found.run.people),
                "esito": found.run.outcome.value,
                "distingue": list(facts),
                "modi": found.ways,
                "attacchi": [_declaration(one) for one in found.declared if isinstance(one, model.Attack)],
                "blocchi": [_declaration(one) for one in found.declared if isinstance(one, model.Block)],
                "risposte": _answers(found),
            }
            for found, facts in zip(explored.outcomes, told, strict=True)
        ],
        "completo": explored.complete,
        "visti": explored.seen,
        "riuniti": explored.merged,
        "senza_fine": explored.endless,
        "fermato": explored.why,
        "non_provato": list(explored.untried),
        **({"carte_da": list(rests_on)} if (rests_on := _rests_on(explored)) else {}),
    }


def as_text(explored: Explored, title: str) -> str:
    """Plain text: how many outcomes, and for each what tells it apart and the shortest way there."""
    lines = [title, "", *_unread(explored), _summary(explored)]
    for number, (found, facts) in enumerate(
        zip(explored.outcomes, _differences(explored.outcomes), strict=True), start=1
    ):
        lines += ["", f"Esito {number} ({_ways(found.ways)}, {found.run.outcome.value})"]
        if len(explored.outcomes) > 1:
            lines += [f"  - {fact}" for fact in facts or (NOTHING_TOLD,)]
        else:
            # There is nothing to tell it apart from: then it is what happens that is read.
            lines += [f"  {' '.join(ruling(found.run).answer)}"]
        lines += [
            f"  {'Attacchi' if isinstance(one, model.Attack) else 'Blocchi'}: {_declaration(one)}."
            for one in found.declared
        ]
        lines += [
            f"  {n}. {question_words(one.question, found.run.people)}: "
            f"{answer_words(one.question, one.answer, found.run.people)}."
            for n, one in enumerate(found.way, start=1)
        ]
    rests_on = _rests_on(explored)
    lines += ["", *(f"{one}." for one in rests_on)] if rests_on else []
    return "\n".join(lines) + "\n"


def _rests_on(explored: Explored) -> tuple[str, ...]:
    """The printings that every outcome rests on: all have the same cards."""
    return tuple(one for found in explored.outcomes[:1] for one in resting_on(found.run.scenario))


def _unread(explored: Explored) -> tuple[str, ...]:
    """What outcomes rest on and is not known, each once, before them; why one of several ended early stands with that one."""
    runs = [found.run for found in explored.outcomes]
    every = [[*not_known(run)] for run in runs]
    ends = {run.stopped_by for run in runs if run.stopped_by} if len(runs) > 1 else set()
    lines = dict.fromkeys(line for one in every for line in one)
    return tuple(line for line in lines if not any(end in line for end in ends))


def _differences(outcomes: Sequence[Found]) -> tuple[tuple[str, ...], ...]:
    return distinguishing([found.run for found in outcomes])


def _answers(found: Found) -> list[dict[str, Any]]:
    people = found.run.people
    return [
        {
            "numero": one.number,
            "chi": people.name(one.question.decider),
            "scopo": PURPOSES.word(one.question.purpose),
            "domanda": question_words(one.question, people),
            "regola": str(one.question.rule),
            "risposta": answer_words(one.question, one.answer, people),
            "chiavi": [plain(key) for key in one.answer.keys],
        }
        for one in found.way
    ]


def _declaration(one: Declaration) -> str:
    """A declaration of attackers or blockers that was tried."""
    if isinstance(one, model.Attack):
        return listed(f"{plain(who)} attacca {plain(whom)}" for who, whom in one.attackers.items())
    return listed(f"{plain(who)} blocca {plain(' e '.join(several))}" for who, several in one.blockers.items())


def _summary(explored: Explored) -> str:
    count = len(explored.outcomes)
    told = "Un solo esito" if count == 1 else f"{count} esiti diversi"
    tried = "1 risposta provata" if explored.seen == 1 else f"{explored.seen} risposte provate"
    told += f", {tried}"
    if explored.merged:
        told += f", {counted(explored.merged, 'volta', 'volte')} una situazione già vista"
    end = "" if explored.complete else f" Non tutto è stato visto: {explored.why or 'il limite è raggiunto'}."
    end += f" Non si provano {listed(explored.untried)}." if explored.untried else ""
    return f"{told}.{end}" + (f" Attenzione: {NO_END}." if explored.endless else "")


def _ways(ways: int | None) -> str:
    if ways is None:
        return "modi senza numero"
    return "1 modo" if ways == 1 else f"{ways} modi"
