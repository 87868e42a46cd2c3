"""A run for reading and for other programs: text, Markdown, HTML, one line and JSON, all of them from one ruling."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine import Form, Game, PlayerTarget, Question, Step, board_of
from engine.board.derivation import derivation
from engine.cards.abilities.ability import Keyword
from engine.cards.characteristics import Characteristics
from engine.cards.places import places
from engine.state.changes import few_of
from engine.state.objects import GameObject
from engine.state.trace import Change
from engine.words.terms import NOBODY, Kind, ObjectId, PlayerId, Zone
from scenarios.language.counters import COUNTERS
from scenarios.language.outcomes import GAME_STATES, GameState
from scenarios.language.subtype_names import subtype_word
from scenarios.language.terms import COLORS, SUPERTYPES, TYPES, ZONES
from scenarios.language.terms_of_steps import PURPOSES, STEP_KINDS
from scenarios.language.words import People, keyword_word
from scenarios.played.run import Run
from scenarios.told import clause, legal_answers, option_words, plain, question_words, ruling, sentence, untold
from scenarios.told.answered import words_of
from scenarios.told.answers_as_data import as_data
from scenarios.told.derivation import derivation_lines
from scenarios.told.facts.data import as_data as facts_as_data
from scenarios.told.facts.data import how_many
from scenarios.told.old_texts import in_other_words, resting_on
from scenarios.told.one_line import as_line
from scenarios.told.sheet import ALSO, Opened, deciding, how_to_answer, name, title
from scenarios.told.writings import as_html, as_markdown, as_text

__all__ = [
    "ALSO",
    "as_html",
    "as_json",
    "as_line",
    "as_markdown",
    "as_text",
    "choice",
    "deciding",
    "final",
    "how_to_answer",
    "name",
    "title",
]

_OWN_ZONES = (Zone.HAND, Zone.LIBRARY, Zone.GRAVEYARD, Zone.EXILE, Zone.COMMAND)


# --- for other programs


def as_json(run: Run, opened: Opened | None = None) -> dict[str, Any]:
    """A run as data for ``json.dumps``: numbers, texts, lists and mappings alone, keys in one order.

    ``opened``: what comes of each reply that it waits for.
    """
    told = ruling(run)
    return {
        "scenario": name(run) if run.scenario.name else title(run),
        "esito": run.outcome.value,
        "risposta": [*told.incomplete, opened.answer] if opened is not None and opened.answer else list(told.opening),
        **({} if opened is None else {"esiti": list(opened.outcomes)}),
        "regole": list((told if opened is None else opened.decided).rules),
        "chiede": [{**as_data(one), "risposta": words_of(run, one, told.rules)} for one in told.asked],
        "altro": list(told.rest),
        "passi": [
            _step(step.n, step.step, run.people) | ({"tentato": True} if step.tried else {}) for step in run.steps
        ],
        "finale": final(run.final, run.people),
        "non_capito": [
            *(plain(one) for one in run.scenario.lacking),
            *(untold(one, run.people) for one in run.not_understood),
        ],
        "scelta": None if run.question is None else choice(len(run.asked) + 1, run.question, run.people),
        "attese": [
            {"attesa": check.attesa, "vera": check.vera, "trovato": check.perche or None} for check in run.checks
        ],
        # Only where cards are from somewhere else than the file.
        **({"letti_come": reworded} if (reworded := _reworded(run)) else {}),
        **({"righe_lette_come": retold} if (retold := _retold(run)) else {}),
        **({"carte_da": found} if (found := list(resting_on(run.scenario))) else {}),
    }


def _reworded(run: Run) -> list[dict[str, str]]:
    """The texts that were said in other words than a card has them."""
    return [
        {"carta": plain(card), "detto": plain(said), "letto": plain(read)}
        for card, said, read in in_other_words(run.scenario)
    ]


def _retold(run: Run) -> list[dict[str, Any]]:
    """The lines that were put in other words to be understood."""
    return [{"riga": line, "detto": plain(said), "letto": plain(read)} for line, said, read in run.scenario.retold]


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
        "supertipi": list(map(SUPERTYPES.word, looks.supertypes)),
        "tipi": list(map(TYPES.word, looks.types)),
        "sottotipi": list(map(subtype_word, looks.subtypes)),
        "colori": list(map(COLORS.word, looks.colors)),
        "abilità": [plain(text) for text in _texts(looks)],
        "derivazione": _derived(game, one, people),
    }


def _texts(looks: Characteristics) -> Iterator[str]:
    """113.2c: the abilities of an object, each once, by their texts or the keywords that they are."""
    for number, ability in dict(zip(places(looks.abilities), looks.abilities, strict=True)).items():
        keyword = keyword_word(ability.keyword) if isinstance(ability, Keyword) else ""
        yield getattr(ability, "text", "") or keyword or f"abilità {number + 1}"


def _derived(game: Game, one: GameObject, people: People) -> list[dict[str, Any]]:
    """613: what made an object what it is, and what did not apply to it; nothing for one that is as it is printed."""
    if board_of(game).characteristics(one.id) is one.printed:
        return []
    return [
        {"testo": line.text, "regole": list(line.rules)} for line in derivation_lines(derivation(game, one.id), people)
    ]


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
