"""Whether a situation is fit to train on: somebody who sees only its board can work its end out, and nothing else gives it away."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from ruletext.builtin import builtin
from scenarios.language.folding import folded
from scenarios.language.outcomes import Outcome
from scenarios.language.words import listed, quoted
from scenarios.played.answering import answers
from scenarios.played.run import Run
from scenarios.played.weighing import is_common
from scenarios.training import wordings
from scenarios.training.bearing import Bearing, misleading
from scenarios.training.concepts import of_themes
from scenarios.training.problems import Asks, can_be_asked, deciding, problems
from scenarios.training.scene import scene
from scenarios.training.shown_choices import tells
from scenarios.written.cards import Card

_WORD = re.compile(r"[^\W\d_]{4,}")


def faults(run: Run) -> tuple[str, ...]:
    """Why a situation is not fit to train on, in words; nothing for one that is."""
    return tuple(_faults(run))


def _faults(run: Run) -> Iterator[str]:
    scenario = run.scenario
    if run.outcome is Outcome.WAITING:
        yield "resta una scelta aperta: la risposta non è una sola"
    elif run.outcome is not Outcome.COMPLETE:
        yield "il motore non la svolge per intero"
    if not run.right:
        yield "il motore non è d'accordo con le attese"
    if not scenario.asks:
        yield "non dice che cosa si chiede (chiede)"
    else:
        yield from _of_questions(run)
    if scenario.level is None:
        yield "non dice il livello"
    if not of_themes(scenario.themes):
        yield "nessuno dei suoi temi è in un concetto"
    unknown = [rule for rule in scenario.rules if not builtin().has(builtin().number(rule))]
    if unknown:
        yield f"non esist{'e la regola' if len(unknown) == 1 else 'ono le regole'} {listed(unknown)}"
    rules = deciding(run)
    if not rules:
        yield "nessuna regola decide"
    elif all(map(is_common, rules)):
        yield f"decide solo ciò che ogni partita ha ({listed(rules)})"
    yield from (f"un'abilità di {quoted(name)} non ha parole da leggere (testo)" for name in _wordless(scenario.cards))
    if given_away(run):
        yield "il tavolo che si mostra dice la risposta o il titolo"


def _of_questions(run: Run) -> Iterator[str]:
    """What is wrong with what is asked as a whole."""
    asked = answers(run)
    values = [one for one in problems(run) if one.asks is Asks.VALUE and not one.beside]
    bearing = Bearing(run)
    if not values:
        told = any(tells(run, one) for one in asked)
        yield "le scelte che si mostrano dicono già le risposte" if told else "non chiede niente che si possa prevedere"
    elif not any(one.found is None or bearing.on(one.found) for one in values):
        yield "niente di ciò che chiede dipende da quello che succede"
    yield from (
        f"chiede se {name} ha perso, ma la partita finisce senza che perda: si chieda chi vince (vittoria)"
        for name in misleading(asked)
    )
    yield from (f"{quoted(name)} non cambia niente di ciò che chiede" for name in bearing.idle())


def remarks(run: Run) -> Iterator[str]:
    """What of a situation is not asked of everybody, and why: no reason against the situation."""
    bearing = Bearing(run)
    for one in filter(can_be_asked, answers(run)):
        prompt, _ = wordings.question(one.query, one.aspect, run.scenario.script)
        if tells(run, one):
            yield f"“{prompt}” non si chiede: lo dice già una scelta che si mostra"
        elif not bearing.on(one):
            yield f"“{prompt}” all'esame non si chiede: non dipende da quello che succede"


def _wordless(cards: Mapping[str, Card]) -> Iterator[str]:
    """Cards with an ability that is given as data and that nobody who sees the board could read."""
    for name, card in cards.items():
        if any(not getattr(ability, "text", "") for ability in card.abilities):
            yield name


def given_away(run: Run) -> bool:
    """Whether what is shown before the answer holds the title, or the number of a rule that decides."""
    shown = scene(run)
    told = folded(" ".join([*shown.actions, *shown.choices, *(one.prompt for one in problems(run))]))
    title = folded(run.scenario.title)
    tells = bool(title) and len(title.split()) > 2 and title in told
    return tells or any(re.search(rf"(?<![\d.]){re.escape(rule)}(?!\w)", told) for rule in deciding(run))


def alike(run: Run) -> tuple[str, ...]:
    """What a situation is to somebody who trains: two that have the same of it differ in names alone."""
    shown = scene(run)
    names = {folded(player.name) for player in run.scenario.players}
    texts = sorted(" ".join(text) for _, text in shown.cards)
    words = [" ".join(word for word in _WORD.findall(folded(line)) if word not in names) for line in shown.actions]
    return (*texts, *words, *(line.text for line in shown.board if line.level == 2))
