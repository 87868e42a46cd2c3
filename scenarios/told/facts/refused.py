"""733.1 in words: what a player may not do, and why; it is taken back whole."""

from __future__ import annotations

from collections.abc import Mapping

from engine import Step
from engine.state.facts import refused as r
from scenarios.language.words import People, called, joined, keyword_word, listed, plain
from scenarios.told.facts.table import PARTS, SENTENCES
from scenarios.told.reasons import CRITERIA, REFUSALS, of_code
from scenarios.told.telling import all_named, named, player

ATTEMPTS: Mapping[str, str] = {
    "cast": "lanciare",
    "activate": "attivare un'abilità di",
    "play land": "giocare",
    "turn face up": "girare a faccia in su",
    "unlock": "sbloccare una porta di",
    "suspend": "sospendere",
    "foretell": "predire",
    "plot": "tramare",
    "attack": "dichiarare queste creature attaccanti",
    "block": "dichiarare queste creature bloccanti",
    "pass": "passare",
}


@SENTENCES.words(r.ActionRefused)
def _refusal(fact: r.ActionRefused, step: Step, people: People) -> str:
    reason = of_code(fact.why)
    if fact.attempt == "happen":
        return f"l'evento non può accadere: {reason}"
    if fact.why == "out of reach":
        # 801.4: it is the range of whoever does it that counts.
        reason = f"{reason} di {player(step, people)}"
    at = PARTS.parts(step, people, r.WrongTarget)
    if fact.attempt == "block" and fact.why == "protection":
        reason = f"la creatura attaccante ha {keyword_word(fact.why)} da una bloccante"
    elif fact.why in CRITERIA and fact.why not in REFUSALS and not at:
        reason = f"non c'è un bersaglio legale ({reason})"
    what = f" {called(step.cause, people)}" if step.cause is not None else ""
    more = PARTS.parts(step, people, r.Unpaid, r.Hindered, r.DutiesLeft)
    return f"{player(step, people)} non può {ATTEMPTS.get(fact.attempt, 'farlo')}{what}{at}: {reason}{more}"


@PARTS.words(r.Unpaid)
def _unpaid(fact: r.Unpaid, step: Step, people: People) -> str:
    return _in_brackets(plain(fact.cost))


@PARTS.words(r.WrongTarget)
def _wrong_target(fact: r.WrongTarget, step: Step, people: People) -> str:
    return f" con bersaglio {named(fact.target, people)}"


@PARTS.words(r.Hindered)
def _hindered(fact: r.Hindered, step: Step, people: People) -> str:
    """508.1c, 509.1b: the creature, whose ability or effect it is, and how many it allows."""
    return _in_brackets(
        "" if fact.creature is None else named(fact.creature, people),
        "" if fact.by is None or fact.by == fact.creature else f"per effetto {joined('di', named(fact.by, people))}",
        "" if fact.at_most is None else f"al massimo {fact.at_most}",
        "" if fact.at_least is None or fact.at_least < 2 else f"ne servono almeno {fact.at_least}",
    )


@PARTS.words(r.DutiesLeft)
def _duties(fact: r.DutiesLeft, step: Step, people: People) -> str:
    """508.1d, 509.1c: how many requirements were obeyed, which were left out, and who asks for them."""
    left_out, sources = all_named(fact.left_out, people), all_named(fact.by, people)
    return _in_brackets(
        f"rispettati qui: {fact.obeyed} su {fact.possible}",
        f"{'manca' if len(left_out) == 1 else 'mancano'} {listed(left_out)}" if left_out else "",
        f"lo {'chiede' if len(sources) == 1 else 'chiedono'} {listed(sources)}"
        if sources and sources != left_out
        else "",
    )


def _in_brackets(*parts: str) -> str:
    told = "; ".join(filter(None, parts))
    return f" ({told})" if told else ""
