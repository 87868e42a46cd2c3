"""A run for reading and for other programs: plain text, Markdown, HTML and JSON, all of them from one ruling."""

from __future__ import annotations

import html
import re
from collections.abc import Iterator, Sequence
from pathlib import PurePath
from typing import Any

from engine import Form, Game, PlayerTarget, Question, Step, board_of
from engine.state.changes import few_of
from engine.state.objects import GameObject
from engine.state.trace import Change
from engine.words.terms import NOBODY, Kind, ObjectId, PlayerId, Zone
from scenarios.language.terms import COUNTERS, GAME_STATES, PURPOSES, STEP_KINDS, ZONES, GameState
from scenarios.language.words import People, keyword_word
from scenarios.played.run import Run
from scenarios.told import (
    Ruling,
    clause,
    legal_answers,
    option_words,
    plain,
    question_words,
    ruling,
    sentence,
    untold,
)
from scenarios.told.answered import as_data, words_of
from scenarios.told.citing import cited
from scenarios.told.derivation import Line as Derived
from scenarios.told.derivation import derivation_lines
from scenarios.told.facts.data import as_data as facts_as_data
from scenarios.told.facts.data import how_many
from scenarios.told.ruling import Line
from scenarios.written.replies import Reply

ALSO = "Che altro è cambiato:"
_OWN_ZONES = (Zone.HAND, Zone.LIBRARY, Zone.GRAVEYARD, Zone.EXILE, Zone.COMMAND)


def title(run: Run) -> str:
    """What a run is headed with: the title of its scenario, or the name of its file."""
    return plain(run.scenario.title) or name(run)


def name(run: Run) -> str:
    """What a scenario is called where it comes from: the name of its file, wherever that is."""
    return plain(PurePath(run.scenario.name).stem) or "scenario"


# --- for reading


def as_text(run: Run) -> str:
    """Plain text: what is not known, the answer, the steps with their rules, the expectations."""
    told = ruling(run)
    lines = [title(run)]
    if run.scenario.question:
        lines.append(f"Domanda: {plain(run.scenario.question)}")
    lines += ["", *told.opening]
    head, *rules = deciding(told) or ("",)
    lines += [head, *(f"  {one}" for one in rules)] if rules else []
    lines += ["", ALSO, *(f"  {one}" for one in told.rest)] if told.rest else []
    lines += ["", "Come si arriva alla risposta:"] if told.lines else []
    for line in told.lines:
        lines += [f"      {chosen}" for chosen in line.chosen]
        lines.append(f"{line.first:>4}. {line.text}{_in_brackets(line)}")
        lines += [f"      {missed}" for missed in line.missed]
    if told.notes:
        lines += ["", *told.notes]
    for heading, values in _values(run):
        lines += ["", f"{heading}:", *(f"      {one.text} {_numbers(one)}" for one in values)]
    if run.question is not None:
        lines += ["", f"Si può rispondere: {legal_answers(run.question, run.people)}.", how_to_answer(run.question)]
    if run.checks:
        lines += ["", "Attese:"]
        lines += [f"  {'sì' if one.vera else 'NO'}  {one.attesa}{_why(one.perche)}" for one in run.checks]
    return "\n".join(lines) + "\n"


def _values(run: Run) -> Iterator[tuple[str, tuple[Derived, ...]]]:
    """613: for each object of which the value is asked, or came of several effects: a heading, and how it came to it."""
    for made in run.derived:
        found = run.final.objects[made.object]
        name = made.looks.name or found.label
        size = "" if made.looks.power is None else f" è {made.looks.power}/{made.looks.toughness}:"
        yield f"Perché «{plain(name)}»{size or ' è così:'}".removesuffix(":"), derivation_lines(made, run.people)


def _numbers(one: Derived) -> str:
    return f"[{', '.join(one.rules)}]"


def deciding(told: Ruling) -> tuple[str, ...]:
    """The rules that decide, a line for each, behind one that says so."""
    if not told.rules:
        return ()
    return ("Decide:" if len(told.rules) == 1 else "Decidono:", *(cited(number).line for number in told.rules))


def how_to_answer(question: Question) -> str:
    """Where in a file the answer to a question is written, and under which field."""
    if question.form is Form.YES_NO:
        return "Nel file si scrive nelle «risposte» di un'azione: risposte: [sì]."
    attribute = next((name for name, purpose in Reply.PURPOSES.items() if purpose is question.purpose), "number")
    field = Reply.model_fields[attribute].alias
    value = "{nome: quanto}" if question.form is Form.DIVIDE else "…"
    return f"Nel file si scrive nelle «risposte» di un'azione: risposte: [{{{field}: {value}}}]."


def _in_brackets(line: Line) -> str:
    return f" [{', '.join(line.rules)}]" if line.rules else ""


def _why(reason: str) -> str:
    return f" (invece: {reason})" if reason else ""


_MARKS = re.compile(r"([\\`*_{}\[\]<>#|~!&])")


def _md(text: str) -> str:
    """Text that Markdown shows as it is."""
    return _MARKS.sub(r"\\\1", text)


_STEPS_HEADING = ("## Come si arriva alla risposta", "")


def as_markdown(run: Run) -> str:
    """Markdown, in which no foreign text is markup."""
    told = ruling(run)
    lines = [f"# {_md(title(run))}", ""]
    if run.scenario.question:
        lines += [f"*{_md(plain(run.scenario.question))}*", ""]
    lines += [*(f"> {_md(one)}" for one in told.incomplete), ""] if told.incomplete else []
    lines += [f"**{_md(told.hedged)}**", ""]
    head, *rules = deciding(told) or ("",)
    lines += [_md(head), "", *(f"- {_md(one)}" for one in rules), ""] if rules else []
    lines += [_md(ALSO), "", *(f"- {_md(one)}" for one in told.rest), ""] if told.rest else []
    if told.lines:
        lines += _STEPS_HEADING
    for line in told.lines:
        lines += [f"- {_md(chosen)}" for chosen in line.chosen]
        lines.append(f"- {line.first}: {_md(line.text)}{_md(_in_brackets(line))}")
        lines += [f"  - {_md(missed)}" for missed in line.missed]
    lines += ["", *(_md(note) for note in told.notes)] if told.notes else []
    for heading, values in _values(run):
        lines += ["", f"## {_md(heading)}", ""]
        lines += [f"- {_md(one.text)} {_md(_numbers(one))}" for one in values]
    if run.question is not None:
        lines += ["", f"Si può rispondere: {_md(legal_answers(run.question, run.people))}."]
        lines.append(_md(how_to_answer(run.question)))
    if run.checks:
        lines += ["", "## Attese", ""]
        lines += [f"- {'sì' if one.vera else '**NO**'}: {_md(one.attesa + _why(one.perche))}" for one in run.checks]
    return "\n".join(lines) + "\n"


_STYLE = (
    "body{font:1rem/1.5 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem}"
    ".risposta{font-size:1.15rem;font-weight:600}.incompleta{border-left:.3rem solid #b45309;padding-left:.8rem}"
    ".regole{color:#555}.scelta,.mancata{color:#555;list-style:none}.no{font-weight:600}"
    "@media(prefers-color-scheme:dark){body{background:#111;color:#eee}.regole,.scelta,.mancata{color:#aaa}}"
)


def as_html(run: Run) -> str:
    """One page by itself: no script, nothing fetched, every text escaped."""
    told = ruling(run)
    parts = [f"<h1>{_h(title(run))}</h1>"]
    if run.scenario.question:
        parts.append(f"<p><em>{_h(plain(run.scenario.question))}</em></p>")
    parts += [f'<p class="incompleta">{_h(one)}</p>' for one in told.incomplete]
    parts.append(f'<p class="risposta">{_h(told.hedged)}</p>')
    head, *rules = deciding(told) or ("",)
    parts += [_html_list(head, rules, "decide")] if rules else []
    parts += [_html_list(ALSO, told.rest, "altro")] if told.rest else []
    if told.lines:
        parts.append(f"<h2>Come si arriva alla risposta</h2>\n<ol>\n{_html_steps(told)}\n</ol>")
    parts += [f"<p>{_h(note)}</p>" for note in told.notes]
    if run.question is not None:
        parts.append(f"<p>Si può rispondere: {_h(legal_answers(run.question, run.people))}.</p>")
        parts.append(f"<p>{_h(how_to_answer(run.question))}</p>")
    if run.checks:
        rows = "\n".join(
            f'<li class="{"si" if one.vera else "no"}">{"sì" if one.vera else "NO"}: {_h(one.attesa + _why(one.perche))}</li>'
            for one in run.checks
        )
        parts.append(f"<h2>Attese</h2>\n<ul>\n{rows}\n</ul>")
    body = "\n".join(parts)
    return (
        '<!DOCTYPE html>\n<html lang="it">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{_h(title(run))}</title>\n<style>{_STYLE}</style>\n</head>\n<body>\n{body}\n</body>\n</html>\n"
    )


def _html_list(head: str, told: Sequence[str], kind: str) -> str:
    rows = "\n".join(f"<li>{_h(one)}</li>" for one in told)
    return f'<p>{_h(head)}</p>\n<ul class="{kind}">\n{rows}\n</ul>'


def _h(text: str) -> str:
    return html.escape(text, quote=True)


def _html_steps(told: Ruling) -> str:
    rows = []
    for line in told.lines:
        rows += [f'<li class="scelta">{_h(chosen)}</li>' for chosen in line.chosen]
        rules = f' <span class="regole">{_h(_in_brackets(line).strip())}</span>' if line.rules else ""
        rows.append(f'<li value="{line.first}">{_h(line.text)}{rules}</li>')
        rows += [f'<li class="mancata">{_h(missed)}</li>' for missed in line.missed]
    return "\n".join(rows)


# --- for other programs


def as_json(run: Run) -> dict[str, Any]:
    """A run as data for ``json.dumps``: numbers, texts, lists and mappings alone, keys in one order."""
    told = ruling(run)
    return {
        "scenario": name(run) if run.scenario.name else title(run),
        "esito": run.outcome.value,
        "risposta": list(told.opening),
        "regole": list(told.rules),
        "chiede": [{**as_data(one), "risposta": words_of(run, one, told.rules)} for one in told.asked],
        "altro": list(told.rest),
        "passi": [_step(step.n, step.step, run.people) for step in run.steps],
        "finale": final(run.final, run.people),
        "non_capito": [*(plain(one) for one in run.scenario.lacking), *(untold(one) for one in run.not_understood)],
        "scelta": None if run.question is None else choice(len(run.asked) + 1, run.question, run.people),
        "attese": [{"attesa": check.attesa, "vera": check.vera} for check in run.checks],
        # Only where cards are from somewhere else than the file.
        **({"carte_da": [plain(one) for one in run.scenario.rests_on]} if run.scenario.rests_on else {}),
    }


def _step(n: int, step: Step, people: People) -> dict[str, Any]:
    facts = facts_as_data(step.facts, people)
    if step.changes:
        facts["eventi"] = [_change(change, count, step, people) for change, count in few_of(step.changes)]
    return {
        "n": n,
        "tipo": STEP_KINDS.word(step.kind),
        "testo": sentence(step, people),
        "regole": [str(rule) for rule in step.every_rule()],
        "fatti": facts,
    }


def _change(change: Change, count: int, step: Step, people: People) -> dict[str, Any]:
    return {
        **how_many(count),
        "testo": clause(change.event, step.names, people),
        "regole": [str(rule) for rule in change.rules],
        "fatti": facts_as_data(change.facts, people),
    }


def choice(number: int, question: Question, people: People) -> dict[str, Any]:
    """A question with its legal answers described: the form of an answer, its options, its limits."""
    return {
        "numero": number,
        "chi": people.name(question.decider),
        "scopo": PURPOSES.word(question.purpose),
        "domanda": question_words(question, people),
        "regola": str(question.rule),
        "forma": _FORMS[question.form],
        "opzioni": [{"chiave": one.key, "testo": option_words(one, people)} for one in question.options],
        "minimo": question.minimum,
        "massimo": question.maximum,
        "totale": question.total,
        "risposte": legal_answers(question, people),
    }


_FORMS = {
    Form.CHOOSE: "scelta",
    Form.ORDER: "ordine",
    Form.YES_NO: "sì o no",
    Form.NUMBER: "numero",
    Form.DIVIDE: "divisione",
}


def final(game: Game, people: People) -> dict[str, Any]:
    """A board as data: every player with zones and permanents, the stack from bottom to top, how the game stands."""
    result = game.result
    state = GameState.GOING_ON if result is None else GameState.WON if result.winners else GameState.DRAWN
    return {
        "giocatori": [_player(game, player.id, people) for player in game.players],
        "pila": [_stacked(game, one, people) for one in game.objects_in([(Zone.STACK, NOBODY)])],
        "partita": GAME_STATES.word(state),
        "vincitori": [people.name(player) for player in result.winners] if result is not None else [],
    }


def _player(game: Game, player: PlayerId, people: People) -> dict[str, Any]:
    board, side = board_of(game), game.side(player)
    return {
        "nome": people.name(player),
        "vita": side.life,
        "veleno": side.poison,
        "in_gioco": game.player(player).in_game,
        "zone": {
            ZONES.word(zone): [{**_named(game, one), **how_many(count)} for one, count in _in_zone(game, zone, player)]
            for zone in _OWN_ZONES
        },
        "permanenti": [
            {**_permanent(game, one, people), **how_many(count)}
            for one, count in board.few(board.all_in(Zone.BATTLEFIELD))
            if board.controller(one.id) == player
        ],
    }


def _in_zone(game: Game, zone: Zone, player: PlayerId) -> list[tuple[GameObject, int]]:
    owner = NOBODY if zone.shared else player
    return [(one, count) for one, count in board_of(game).few(game.zone(zone, owner)) if one.owner == player]


def _named(game: Game, one: GameObject) -> dict[str, str]:
    return {"nome": plain(board_of(game).characteristics(one.id).name), "id": plain(one.label)}


def _permanent(game: Game, one: GameObject, people: People) -> dict[str, Any]:
    board = board_of(game)
    looks = board.characteristics(one.id)
    return {
        **_named(game, one),
        "controllore": people.name(board.controller(one.id)),
        "f/c": None
        if looks.power is None and looks.toughness is None
        else f"{_or_star(looks.power)}/{_or_star(looks.toughness)}",
        "danno": one.damage,
        "segnalini": {plain(COUNTERS.word(kind)): count for kind, count in one.counters.items()},
        "tappato": one.tapped,
        "attaccato_a": _attached(game, one, people),
        "parole_chiave": list(dict.fromkeys(keyword_word(found.keyword) for found in looks.keywords())),
    }


def _or_star(value: int | None) -> str:
    return "*" if value is None else str(value)


def _attached(game: Game, one: GameObject, people: People) -> str | None:
    to = one.attached_to
    if to is None:
        return None
    if isinstance(to, PlayerTarget):
        return people.name(to.player)
    return plain(_label(game, to))


def _label(game: Game, one: ObjectId) -> str:
    seen = board_of(game).last_seen(one)
    return "" if seen is None else seen[0].label


def _stacked(game: Game, one: GameObject, people: People) -> dict[str, Any]:
    board = board_of(game)
    if one.kind is not Kind.ABILITY:
        return {**_named(game, one), "controllore": people.name(board.controller(one.id))}
    label, _, index = one.label.partition("#")
    seen = board.last_seen(one.source) if one.source is not None else None
    name = seen[1].name if seen is not None else label
    return {
        "nome": plain(f"abilità di {name}"),
        "id": plain(f"{label} abilità {index}" if index else label),
        "controllore": people.name(board.controller(one.id)),
    }
