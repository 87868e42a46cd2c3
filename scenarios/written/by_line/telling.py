"""Actions of a file as sentences, each tried: what does not read back as the same stays as it stands in the file, after a dash."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from scenarios.language.errors import Faulty, Wrong
from scenarios.language.folding import folded
from scenarios.language.terms import DOORS
from scenarios.written.by_line.embedded import flow
from scenarios.written.by_line.phrase import AND
from scenarios.written.decoding import Unreadable
from scenarios.written.notation import NotationError
from scenarios.written.records import Fields, Text
from scenarios.written.replies import Reply
from scenarios.written.script import AnyAction
from scenarios.written.sound import read_as

_STOPPING = {
    *AND, "su", "a", "con", "in", "da", "come", "modo", "modi", "abilita", "meta", "retro", "rifiutata", "dividendo", "contro",
    "per", "x", "nel", "nella", "il", "la", "monarca",
}  # fmt: skip


def lines_of_action(action: Any, players: Sequence[str]) -> tuple[str, ...]:
    """The lines that say an action: a sentence with its replies, or the action as the file has it."""
    as_written = (f"- {flow(action)}",)
    try:
        meant = read_as(AnyAction, action)
    except (Faulty, Wrong):
        return as_written
    for quoting in (False, True):
        try:
            told = tuple(_told(action, _Names(quoting)))
        except _Unsaid:
            return as_written
        if told and _read(told, players) == [meant]:
            return told
    return as_written


def _read(told: Sequence[str], players: Sequence[str]) -> list[Any]:
    from scenarios.written.by_line.reading import read

    seats = "".join(f'"{player}":\n' for player in players)
    found = read(seats + "\n".join(told) + "\n")
    if found.faults:
        return []
    try:
        return [read_as(AnyAction, one) for one in found.root.get("azioni", ())]
    except (Faulty, Wrong, Unreadable, NotationError):
        return []


class _Unsaid(Exception):
    """There is no sentence for it."""


class _Names:
    """Names as sentences have them, with quotation marks where a word in them would end them or where all get them."""

    def __init__(self, quoting: bool) -> None:
        self._quoting = quoting

    def name(self, value: Any) -> str:
        """One name."""
        if not isinstance(value, str) or not value or '"' in value:
            raise _Unsaid
        words = value.split()
        risky = any(folded(word) in _STOPPING or word[:1] in "«“" or set(word) & set(",=:>?#{") for word in words)
        return f'"{value}"' if self._quoting or risky else str(value)

    def names(self, value: Any) -> str:
        """One or several names."""
        several = value if isinstance(value, list) else [value]
        if not several:
            raise _Unsaid
        return ", ".join(map(self.name, several))


def _told(action: Any, names: _Names) -> Iterator[str]:
    if isinstance(action, str):
        yield str(action)
        return
    if not isinstance(action, Mapping):
        raise _Unsaid
    said = {folded(key): value for key, value in action.items()}
    replies, refused = said.pop("risposte", None), said.pop("rifiutata", None)
    yield _sentence(said, names) + (f" rifiutata {refused}" if refused is not None else "")
    for reply in replies if isinstance(replies, list) else [] if replies is None else [replies]:
        yield _reply(reply, names)


def _sentence(said: dict[str, Any], names: _Names) -> str:
    first = next(iter(said))
    if first not in _SENTENCES:
        first = next((key for key in said if key in _SENTENCES), "")
    if not first:
        raise _Unsaid
    return _SENTENCES[first](said, names)


def _who(said: dict[str, Any], names: _Names) -> str:
    by = said.pop("di", None)
    return "" if by is None else f"{names.name(by)} "


_KEYS_OF_VERBS = {
    "lancia": "lancia", "attiva": "attiva", "gioca": "gioca", "sospendi": "sospende", "predici": "predice", "trama": "trama",
    "gira a faccia in su": "gira a faccia in su", "sblocca": "sblocca",
}  # fmt: skip


def _done(said: dict[str, Any], names: _Names) -> str:
    """601, 602, 305, 116.2: with its clauses."""
    key = next(key for key in said if key in _KEYS_OF_VERBS)
    what = names.name(said.pop(key))
    verb = _KEYS_OF_VERBS[key]
    if folded(said.pop("in risposta", "no")) == "si":
        verb = {"lancia": "risponde con", "attiva": "risponde attivando"}[verb]
    if key == "sblocca" and (door := said.pop("porta", None)) is not None:
        what = f"{'la porta ' + door if DOORS.get(door) else names.name(door)} di {what}"
    told = f"{_who(said, names)}{verb} {what}"
    for clause, value in said.items():
        told += f" {_clause(clause, value, names)}"
    return told


def _clause(key: str, value: Any, names: _Names) -> str:
    if key == "bersagli":
        return f"su {names.names(value)}"
    if key == "modi":
        return f"modo {names.names(value)}"
    if key == "abilita":
        return f"abilità {names.name(value)}"
    if key == "fedelta":
        return f"fedeltà {names.name(value)}"
    if key == "x":
        return f"X={names.name(value)}"
    if key in ("come", "meta"):
        return f"{'metà' if key == 'meta' else key} {names.name(value)}"
    if key == "retro" and folded(value) == "si":
        return "retro"
    if key == "dividi" and isinstance(value, Mapping) and value:
        return "dividendo " + ", ".join(f"{amount} a {names.name(to)}" for to, amount in value.items())
    raise _Unsaid


def _attack(said: dict[str, Any], names: _Names) -> str:
    """508.1: by whom is attacked."""
    pairs = said.pop("attacca")
    who = _who(said, names)
    if said:
        raise _Unsaid
    if not pairs:
        return f"{who}non attacca"
    grouped: list[tuple[str, list[str]]] = []
    for one, against in pairs.items():
        if grouped and grouped[-1][0] == against:
            grouped[-1][1].append(one)
        else:
            grouped.append((against, [one]))
    return f"{who}attacca " + ", ".join(f"{names.name(on)} con {names.names(by)}" for on, by in grouped)


def _block(said: dict[str, Any], names: _Names) -> str:
    """509.1: by what is blocked; what blocks several is said alone."""
    pairs = said.pop("blocca")
    who = _who(said, names)
    if said:
        raise _Unsaid
    if not pairs:
        return f"{who}non blocca"
    if len(pairs) == 1:
        ((one, blocked),) = pairs.items()
        return f"{who}blocca {names.names(blocked)} con {names.name(one)}"
    grouped: list[tuple[str, list[str]]] = []
    for one, blocked in pairs.items():
        several = blocked if isinstance(blocked, list) else [blocked]
        for each in several:
            if grouped and grouped[-1][0] == each:
                grouped[-1][1].append(one)
            else:
                grouped.append((each, [one]))
    return f"{who}blocca " + ", ".join(f"{names.name(on)} con {names.names(by)}" for on, by in grouped)


def _passes(said: dict[str, Any], names: _Names) -> str:
    by = said.pop("passa")
    if said:
        raise _Unsaid
    return "passa" if by is None else f"{names.name(by)} passa"


def _resolves(said: dict[str, Any], names: _Names) -> str:
    times = said.pop("risolvi")
    if said:
        raise _Unsaid
    return "risolvi" if times is None else f"risolvi {times}"


def _goes(said: dict[str, Any], names: _Names) -> str:
    step, whose = said.pop("vai a"), said.pop("turno di", None)
    if said:
        raise _Unsaid
    return f"vai a {step}" + (f" di {whose}" if whose is not None else "")


def _concedes(said: dict[str, Any], names: _Names) -> str:
    return f"{names.name(said['concede'])} concede"


def _attends(said: dict[str, Any], names: _Names) -> str:
    return f"segnaturno di {names.name(said['segnaturno'])}"


def _penalty(said: dict[str, Any], names: _Names) -> str:
    return f"{names.name(said['perde per penalita'])} perde per penalità"


_SIMPLE = {
    "distruggi": "distruggi", "sacrifica": "sacrifica", "scarta": "scarta", "tappa": "TAPpa", "stappa": "STAPpa",
    "scompare": "scompare", "appare": "appare", "stacca": "stacca",
}  # fmt: skip


def _event(said: dict[str, Any], names: _Names) -> str:
    """What happens; of several things at once those that are of one kind."""
    events = said.pop("evento")
    several = events if isinstance(events, list) else [events]
    if said or not several or not all(isinstance(one, Mapping) for one in several):
        raise _Unsaid
    folds = [{folded(key): value for key, value in one.items()} for one in several]
    first = next(iter(folds[0]))
    if first in _SIMPLE and all([*one] == [first] for one in folds):
        return f"{_SIMPLE[first]} {names.names([one[first] for one in folds])}"
    if first == "sposta" and all({*one} == {"sposta", "in"} for one in folds):
        zones = {folded(one["in"]) for one in folds}
        verb = {"cimitero": "muore", "esilio": "esilia"}.get(next(iter(zones))) if len(zones) == 1 else None
        if verb is not None:
            many = "muoiono" if verb == "muore" and len(folds) > 1 else verb
            return f"{many} {names.names([one['sposta'] for one in folds])}"
    if len(folds) > 1:
        raise _Unsaid
    return _one_event(folds[0], names)


def _one_event(one: dict[str, Any], names: _Names) -> str:
    match one:
        case {"danno": amount, "a": to, "da": source, **more}:
            combat = " da combattimento" if folded(str(more.pop("da combattimento", "no"))) == "si" else ""
            if not more:
                return f"{names.name(source)} infligge {amount}{combat} a {names.name(to)}"
        case {"sposta": what, "in": zone, **more} if not more:
            return f"sposta {names.name(what)} in {zone}"
        case {"pesca": who, **more} if not more:
            return f"{names.name(who)} pesca"
        case {"guadagna": amount, "chi": who, **more} if not more:
            return f"{names.name(who)} guadagna {amount}"
        case {"perde": amount, "chi": who, **more} if not more:
            return f"{names.name(who)} perde {amount}"
        case {"assegna": what, "a": to, **more} if not more:
            return f"assegna {names.name(what)} a {names.name(to)}"
        case {"perde la partita": who, **more} if not more:
            return f"{names.name(who)} perde la partita"
        case {"vince la partita": who, **more} if not more:
            return f"{names.name(who)} vince la partita"
        case {"diventa il monarca": who, **more} if not more:
            return f"{names.name(who)} diventa il monarca"
        case {"diventa": what, **more} if not more:
            return f"diventa {what}"
        case {"crea": str(token), "di": who, **more} if not more:
            return f"{names.name(who)} crea {token}"
        case {"segnalini": Mapping() as kinds, "su": on, **more} if not more:
            return f"metti {_kinds(kinds)} su {names.name(on)}"
        case {"togli segnalini": Mapping() as kinds, "da": on, **more} if not more:
            return f"togli {_kinds(kinds)} da {names.name(on)}"
    raise _Unsaid


def _kinds(kinds: Mapping[str, Any]) -> str:
    return " ".join(f"{kind}x{count}" if "/" in kind else f"{kind} x{count}" for kind, count in kinds.items())


_SENTENCES: Mapping[str, Callable[[dict[str, Any], _Names], str]] = {
    **dict.fromkeys(_KEYS_OF_VERBS, _done), "attacca": _attack, "blocca": _block, "passa": _passes, "risolvi": _resolves,
    "vai a": _goes, "concede": _concedes, "segnaturno": _attends, "perde per penalita": _penalty, "evento": _event,
}  # fmt: skip


def _reply(reply: Any, names: _Names) -> str:
    """A reply in words where it is a word or names, else as the file has it."""
    if isinstance(reply, str):
        return f"risposta: {reply}"
    if not isinstance(reply, Fields) or not reply:
        raise _Unsaid
    said = dict(reply)
    by = next((said.pop(key) for key in list(said) if folded(key) == "di"), None)
    if len(said) == 1:
        ((key, value),) = said.items()
        several = value if isinstance(value, list) else [value]
        if several and all(isinstance(one, Text) for one in several):
            who = "" if by is None else f"di {names.name(by)} "
            line = f"risposta: {who}{key} {names.names(several)}"
            if _same_reply(line, reply):
                return line
    return f"risposta: {flow(reply)}"


def _same_reply(line: str, reply: Any) -> bool:
    from scenarios.written.by_line.reading import read

    found = read(f"passa\n{line}\n")
    replies = [
        one
        for action in found.root.get("azioni", ())
        if isinstance(action, Mapping)
        for one in action.get("risposte", ())
    ]
    try:
        return (
            not found.faults and len(replies) == 1 and Reply.model_validate(replies[0]) == Reply.model_validate(reply)
        )
    except (Faulty, Wrong):
        return False
