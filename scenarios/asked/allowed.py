"""117.1: what whoever has priority may do after a run, or at a step of it, in words and as data."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from engine import (
    Action,
    Activate,
    Cast,
    Concede,
    DeclareAttackers,
    DeclareBlockers,
    Game,
    Heard,
    Legal,
    Moment,
    Pass,
    PlayerTarget,
    PlayLand,
    Purpose,
    Recipient,
    SetAside,
    TurnFaceUp,
    Unlock,
    board_of,
    legal_actions,
)
from engine.board.doors import locked_doors
from engine.board.naming import mention_of
from engine.cards.places import place_of
from engine.costs.mana_costs import abilities_of
from engine.words.terms import ObjectId, PlayerId
from scenarios.language.words import People, called, joined, keyword_word, listed, quoted, wording
from scenarios.played.run import Run
from scenarios.told import question_words
from scenarios.told.questions import legal_answers, option_words

_OF_PAYING = (Purpose.MANA_ABILITIES, Purpose.PAYMENT, Purpose.MANA)
"""How mana is made and spent is no part of what an action is."""


@dataclass(frozen=True, slots=True)
class Allowed:
    """What players may do on a board: who has priority (nobody where something else comes first), and for each player what."""

    people: People
    game: Game
    step: int | None
    priority: PlayerId | None
    found: tuple[tuple[PlayerId, tuple[Legal, ...]], ...]


def allowed(run: Run, step: int | None = None) -> Allowed:
    """At the end of a run, or when somebody first has priority after a step of it; who may only concede is left out."""
    game = run.final if step is None else _after(run, step)
    every = ((player, legal_actions(game, player)) for player in game.seats())
    found = tuple((player, one) for player, one in every if any(not isinstance(each.action, Concede) for each in one))
    return Allowed(run.people, game, step, game.receiver if game.moment is Moment.PRIORITY else None, found)


def _after(run: Run, step: int) -> Game:
    """The game between two actions, the first at which somebody has priority with the step made; else as the run ends."""
    later = (made.game for made in run.made if made.cursor.steps >= step and made.game.moment is Moment.PRIORITY)
    return next(later, run.final)


def as_text(found: Allowed) -> str:
    """Who has priority, and each thing that a player may do with its rule and the choices that come with it."""
    where = "Alla fine" if found.step is None else f"Dopo il passo {found.step}"
    if found.game.moment is Moment.OVER:
        return f"{where} la partita è finita: nessuno può fare nulla [104.1].\n"
    who = "nessuno ha la priorità" if found.priority is None else f"ha la priorità {found.people.name(found.priority)}"
    lines = [f"{where} {who}."]
    for player, several in found.found:
        lines += ["", f"{found.people.name(player)} può:"]
        told = [(_told(found, one), tuple(_choices(found, one))) for one in several]
        for (words, choices), count in Counter(told).items():
            lines.append(f"  - {words}{f' (x{count})' if count > 1 else ''}")
            lines += [f"      {choice}" for choice in choices]
    if found.priority is None and not found.found:
        lines.append("Chiunque può concedere la partita [104.3a].")
    return "\n".join(lines) + "\n"


def as_json(found: Allowed) -> dict[str, Any]:
    """The same as data."""
    return {
        "passo": found.step,
        "priorita": None if found.priority is None else found.people.name(found.priority),
        "azioni": [
            {
                "chi": found.people.name(player),
                "azione": _action(found, one.action),
                "regola": str(one.rules[0]),
                "regole": [str(rule) for rule in one.rules],
                "modi": [option_words(option, found.people) for option in one.ways],
                "scelte": [
                    {
                        "domanda": question_words(heard.question, found.people),
                        "risposte": legal_answers(heard.question, found.people),
                        "regola": str(heard.question.rule),
                    }
                    for heard in _told_choices(one)
                ],
                "coppie": [
                    {"chi": _object(found, creature), "cosa": [_recipient(found, other) for other in others]}
                    for creature, others in one.pairs
                ],
                "x": one.has_x,
                "certo": one.known,
            }
            for player, several in found.found
            for one in several
        ],
    }


def _told(found: Allowed, one: Legal) -> str:
    unsure = "" if one.known else " (non è certo: i modi di pagare sono troppi per provarli tutti)"
    return f"{_action(found, one.action)}{unsure} [{one.rules[0]}]"


def _action(found: Allowed, action: Action) -> str:
    """What is done, without its choices."""
    match action:
        case Cast(object=card, back=back):
            return f"lanciare {_object(found, card)}{_BACK if back else ''}"
        case PlayLand(object=card, back=back):
            return f"giocare la terra {_object(found, card)}{_BACK if back else ''}"
        case Activate(object=one, index=index):
            abilities = abilities_of(board_of(found.game), one)
            text = getattr(abilities[index], "text", "")
            return f"attivare l'abilità {place_of(abilities, index) + 1} {joined('di', _object(found, one))}{wording(text)}"
        case TurnFaceUp(object=one):
            return f"girare a faccia in su {_object(found, one)}"
        case Unlock(object=one, door=door):
            name = locked_doors(board_of(found.game), one)[door].name
            return f"sbloccare la porta {quoted(name)} {joined('di', _object(found, one))}"
        case SetAside(object=card, keyword=keyword):
            return f"{keyword_word(keyword)} {_object(found, card)}"
        case DeclareAttackers():
            return "dichiarare le creature attaccanti"
        case DeclareBlockers():
            return "dichiarare le creature bloccanti"
        case Pass():
            return "passare"
        case Concede():
            return "concedere la partita"
        case _:
            raise AssertionError(f"nobody does that alone: {action}")


_BACK = " con la faccia posteriore"


def _choices(found: Allowed, one: Legal) -> Iterator[str]:
    """The choices that come with an action: ways, X, modes, targets; what each creature may attack or block."""
    if one.ways:
        yield f"si può in questi modi: {listed(option_words(option, found.people) for option in one.ways)}"
    if one.has_x:
        yield "con un numero per X (107.3a)"
    for heard in _told_choices(one):
        yield f"{question_words(heard.question, found.people)}: {legal_answers(heard.question, found.people)}"
    verb = "attaccare" if isinstance(one.action, DeclareAttackers) else "bloccare"
    for creature, others in one.pairs:
        yield f"{_object(found, creature)} può {verb} {listed((_recipient(found, other) for other in others), 'o')}"
    declared = _declared(one.action)
    if declared:
        pairs = listed(f"{_object(found, creature)} con {_recipient(found, other)}" for creature, other in declared)
        yield f"nessuna creatura non è consentito; per esempio: {pairs}"


def _declared(action: Action) -> tuple[tuple[ObjectId, Recipient], ...]:
    if isinstance(action, DeclareAttackers):
        return action.attackers
    return action.blockers if isinstance(action, DeclareBlockers) else ()


def _told_choices(one: Legal) -> list[Heard]:
    """The questions that say what an action does: not how it is paid for, nor in which of the ways told already."""
    keys = {option.key for option in one.ways}
    return [
        heard
        for heard in one.heard
        if heard.question.purpose not in _OF_PAYING
        and (not heard.settled or (heard.question.purpose is Purpose.TARGETS and heard.answer.keys))
        and not (keys and keys <= {option.key for option in heard.question.options})
    ]


def _object(found: Allowed, one: ObjectId) -> str:
    seen = board_of(found.game).last_seen(one)
    return "un oggetto" if seen is None else called(mention_of(seen[0], seen[1].name, seen[2]), found.people)


def _recipient(found: Allowed, one: Recipient) -> str:
    return found.people.name(one.player) if isinstance(one, PlayerTarget) else _object(found, one)
