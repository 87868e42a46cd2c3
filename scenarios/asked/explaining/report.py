"""Explanations for reading and for other programs."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from engine.board.derived import Derivation
from scenarios.asked.explaining.causes import Cause, causes
from scenarios.asked.explaining.comparing import Comparison
from scenarios.asked.explaining.reasons import Reason
from scenarios.played.made import RunStep
from scenarios.played.run import Run
from scenarios.told import answer_words, not_triggered, plain, question_words, report, ruling, sentence
from scenarios.told.derivation import LAYERS, derivation_lines
from scenarios.told.facts.data import as_data as facts_as_data

TextOf = Callable[[str], str]
"""The text of a rule by its number; nothing where there is none."""
MOST_STEPS = 8
"""How many steps of each run are told from where two part."""


def title_of(run: Run) -> str:
    """What a run is headed with."""
    return report.title(run)


# --- why


def why_text(run: Run, n: int, text_of: TextOf) -> str:
    """A step with the text of its rules, the facts it read, the answers given for it and the steps it comes from."""
    step = run.steps[n - 1]
    lines = [f"Passo {n}: {sentence(step.step, run.people)}", ""]
    lines += [f"  {number}  {plain(text_of(number))}".rstrip() for number in _rules(step)]
    facts = facts_as_data(step.step.facts, run.people)
    if facts:
        lines += ["", "Fatti letti:", *(f"  {name}: {_value(value)}" for name, value in facts.items())]
    chosen = _chosen(run, step)
    if chosen:
        lines += ["", "Scelte fatte qui:", *(f"  {one}" for one in chosen)]
    found = causes(run, n)
    if found:
        lines += ["", "Viene da:"]
        lines += [f"{'  ' * (cause.depth + 1)}{_caused(run, cause)}" for cause in found]
    missed = not_triggered(step.step, run.people)
    if missed:
        lines += ["", "E inoltre:", *(f"  {one}" for one in missed)]
    return "\n".join(lines) + "\n"


def why_json(run: Run, n: int, text_of: TextOf) -> dict[str, Any]:
    """The same as data."""
    step = run.steps[n - 1]
    return {
        "passo": n,
        "testo": sentence(step.step, run.people),
        "regole": [{"numero": number, "testo": text_of(number)} for number in _rules(step)],
        "fatti": facts_as_data(step.step.facts, run.people),
        "azione": None if step.action is None else step.action + 1,
        "scelte": list(_chosen(run, step)),
        "viene_da": [
            {
                "passo": cause.step.n,
                "come": cause.link.value,
                "livello": cause.depth,
                "testo": sentence(cause.step.step, run.people),
                "regole": _rules(cause.step),
            }
            for cause in causes(run, n)
        ],
        "non_innescate": list(not_triggered(step.step, run.people)),
    }


def _rules(step: RunStep) -> list[str]:
    return [str(rule) for rule in step.step.every_rule()]


def _caused(run: Run, cause: Cause) -> str:
    return f"passo {cause.step.n}, che {cause.link.value}: {sentence(cause.step.step, run.people)}"


def _value(value: Any) -> str:
    if isinstance(value, bool):
        return "sì" if value else "no"
    if isinstance(value, list):
        return ", ".join(map(_value, value)) or "niente"
    if isinstance(value, dict) and "id" in value:
        return str(value["nome"] or value["id"])
    if isinstance(value, dict):
        return "; ".join(f"{name}: {_value(one)}" for name, one in value.items())
    return "niente" if value is None else str(value)


def _chosen(run: Run, step: RunStep) -> tuple[str, ...]:
    """What was answered in the move that the step is the first of."""
    ends = [made.cursor for made in run.made[1:]]
    for place, made in enumerate(run.made):
        end = ends[place].asked if place < len(ends) else len(run.asked)
        if made.cursor.steps + 1 == step.n:
            return tuple(
                f"{question_words(one.question, run.people)}: {answer_words(one.question, one.answer, run.people)}."
                for one in run.asked[made.cursor.asked : end]
            )
    return ()


def value_text(run: Run, name: str, found: Derivation) -> str:
    """613: an object, effect by effect from what is printed on it to what it is, and what did not apply to it."""
    lines = [f"{plain(name)}:"]
    told = derivation_lines(found, run.people)
    lines += [f"  {one.text} [{', '.join(one.rules)}]" for one in told]
    return "\n".join(lines if told else [*lines, "  è com'è stampato: nessun effetto lo cambia."]) + "\n"


def value_json(run: Run, name: str, found: Derivation) -> dict[str, Any]:
    """The same as data."""
    applied = [one for one in found.applied if one.made_a_difference]
    told = derivation_lines(found, run.people)
    return {
        "oggetto": plain(name),
        "derivazione": [
            {"testo": line.text, "strato": LAYERS[one.layer].removeprefix("strato "), "regole": list(line.rules)}
            for one, line in zip(applied, told, strict=False)
        ],
        "non_si_applicano": [{"testo": line.text, "regole": list(line.rules)} for line in told[len(applied) :]],
    }


# --- why not


def why_not_text(what: str, reasons: tuple[Reason, ...]) -> str:
    """What did not happen to something, a line for each, with its reason, rules and steps."""
    lines = [f"{plain(what)}:"]
    lines += [f"  {_reason(one)}" for one in reasons] or ["  nulla che ci si potesse aspettare e non sia successo."]
    return "\n".join(lines) + "\n"


def _reason(one: Reason) -> str:
    rules = f" ({', '.join(one.rules)})" if one.rules else ""
    at = f" [{'passo' if len(one.steps) == 1 else 'passi'} {', '.join(map(str, one.steps))}]" if one.steps else ""
    return f"{one.what}: {one.why}{rules}{at}"


def why_not_json(what: str, reasons: tuple[Reason, ...]) -> dict[str, Any]:
    """The same as data."""
    return {
        "oggetto": plain(what),
        "motivi": [
            {"cosa": one.what, "perche": one.why, "regole": list(one.rules), "passi": list(one.steps)}
            for one in reasons
        ],
    }


def action_text(run: Run, allowed: bool) -> str:
    """Whether an action is allowed, and by which rule it is not: the step that says so."""
    if allowed:
        return "L'azione è consentita.\n"
    return f"{sentence(run.steps[-1].step, run.people)} [{', '.join(_rules(run.steps[-1]))}]\n"


def action_json(run: Run, allowed: bool) -> dict[str, Any]:
    """The same as data."""
    refusal = run.refusal
    return {
        "consentita": allowed,
        "regola": None if refusal is None else str(refusal.rule),
        "perche": None if refusal is None else sentence(run.steps[-1].step, run.people),
    }


# --- two runs


def compared_text(found: Comparison) -> str:
    """Where two runs part, why, how each goes on, and how they end differently."""
    if found.same and not found.only_one and not found.only_two:
        return f"I due svolgimenti sono uguali: {len(found.one.steps)} passi.\n"
    why = [f"  {one}" for one in found.why]
    lines = [*_answers_of_both(found), ""]
    for word, facts in (("seconda", found.only_two), ("prima", found.only_one)):
        if facts:
            lines += [f"Alla fine solo nella {word}:", *(f"  {fact}" for fact in facts), ""]
    if found.same:
        lines += ["I passi sono gli stessi; non lo è il tavolo alla fine."]
        lines += ["", "Che cosa era diverso:", *why] if why else []
    else:
        lines += [f"Uguali fino al passo {found.shared}." if found.shared else "Diversi dal primo passo."]
        lines += ["", "Perché si separano:", *why] if why else []
        for word, run in (("prima", found.one), ("seconda", found.two)):
            lines += ["", f"La {word} da lì:", *_steps(found, run)]
    return "\n".join(lines) + "\n"


def _answers_of_both(found: Comparison) -> Iterator[str]:
    """What is answered otherwise, which whoever asks «what if» asks first; the second is what was changed."""
    second, first = (_answered(run) for run in (found.two, found.one))
    if first == second:
        yield f"La risposta è la stessa: {first}"
    else:
        yield f"Nella seconda: {second}"
        yield f"Nella prima: {first}"


def _answered(run: Run) -> str:
    told = ruling(run)
    rules = f" [{', '.join(told.rules)}]" if told.rules else ""
    return f"{' '.join(told.opening)}{rules}"


def _steps(found: Comparison, run: Run) -> Iterator[str]:
    rest = found.rest(run)
    for step in rest[:MOST_STEPS]:
        yield f"{step.n:>4}. {sentence(step.step, run.people)} [{', '.join(_rules(step))}]"
    if len(rest) > MOST_STEPS:
        yield f"      e altri {len(rest) - MOST_STEPS} passi"
    if not rest:
        yield "      non c'è altro"


def compared_json(found: Comparison) -> dict[str, Any]:
    """The same as data, with all steps from where they part."""
    return {
        "uguali": found.same and not found.only_one and not found.only_two,
        "passi_comuni": found.shared,
        "perche": list(found.why),
        "prima": [_step(step, found.one) for step in found.rest(found.one)],
        "seconda": [_step(step, found.two) for step in found.rest(found.two)],
        "finale_solo_prima": list(found.only_one),
        "finale_solo_seconda": list(found.only_two),
    }


def _step(step: RunStep, run: Run) -> dict[str, Any]:
    return {"n": step.n, "testo": sentence(step.step, run.people), "regole": _rules(step)}
