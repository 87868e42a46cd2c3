"""Every word of a scenario with one example, read from the schema and from what is played: `python -m tests.words_page`.

The schema says which words there are and where each may stand. Of the situations that ship, and of those of
`tests/words_played.yaml` for words that none of them needs, the shortest place that uses a word is its example.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import yaml

from scenarios.language.errors import ScenarioError
from scenarios.library import paths
from scenarios.written.load import parse
from scenarios.written.records import folded
from scenarios.written.schema import schema
from tests.shared import ROOT

PAGE = ROOT / "docs" / "parole.md"
PLAYED = ROOT / "tests" / "words_played.yaml"
WRITINGS = ROOT / "tests" / "scenarios" / "written" / "writings.yaml"
LONGEST = 200
"""Letters of an example; what is longer is shown without what stands deep inside."""

_TOP = """\
# Le parole di una situazione

Scritto da `python -m tests.words_page`; un test fallisce quando non è aggiornato. Come si comincia lo dice
[la guida](scrivere-una-situazione.md); lo schema, per un editor, lo scrive `judge scenario schema`.

Ogni tabella è una cosa che si può scrivere, con le sue parole. L'esempio è la riga più corta che usa la parola fra quelle delle
situazioni che il programma svolge: `judge scenario mostra NOME` scrive il file intero, `judge scenario esegui NOME` lo svolge.
Maiuscole e accenti non contano. Dove dentro un esempio c'è `…`, nel file sta altro.
"""

TITLES = {
    "Situazione": "La situazione", "ActivateAbility": "Azione: attivare un'abilità", "Advance": "Azione: andare avanti",
    "AgreedDraw": "Azione: la patta concordata", "AllowedQuery": "Si chiede se un'azione è consentita",
    "Asked": "Attesa: che cosa viene chiesto", "AtMarker": "Azione: seguire il turno di un segnaturno",
    "AttachedTo": "Evento: assegnare", "Attack": "Azione: attaccare",
    "Block": "Azione: bloccare", "Card": "Una carta", "CardDrawn": "Evento: pescare", "CastSpell": "Azione: lanciare",
    "Check": "Azione: controllare le azioni generate dallo stato", "Cited": "Attesa: una regola",
    "Concede": "Azione: concedere", "CountQuery": "Si chiede quanti oggetti ci sono",
    "Counted": "Attesa: quanti oggetti ci sono", "CountersAdded": "Evento: mettere segnalini",
    "CountersTaken": "Evento: rimuovere segnalini", "DamageDealt": "Evento: infliggere danno",
    "Destroyed": "Evento: distruggere", "Discarded": "Evento: scartare", "Drawn": "Evento o attesa: la patta",
    "DaytimeIs": "Attesa: giorno o notte",
    "Foretell": "Azione: predire", "GameIs": "Attesa: come sta la partita", "GameQuery": "Si chiede della partita",
    "Happens": "Azione: un evento, senza una carta che lo faccia", "LifeGained": "Evento: guadagnare punti vita",
    "LifeLost": "Evento: perdere punti vita", "Moved": "Evento: cambiare zona", "NewMonarch": "Evento: il monarca",
    "ObjectIs": "Attesa: com'è un oggetto", "ObjectQuery": "Si chiede di un oggetto", "Opening": "L'inizio della partita",
    "Options": "Le opzioni multiplayer", "OutcomeIs": "Attesa: l'esito", "Pass": "Azione: passare",
    "Penalised": "Azione: una penalità", "Permanent": "Un permanente", "PhasesIn": "Evento: entrare in fase",
    "PhasesOut": "Evento: uscire di fase", "PlayLand": "Azione: giocare una terra", "Player": "Un giocatore",
    "PlayerIs": "Attesa: come sta un giocatore", "PlayerLoses": "Evento: perdere la partita",
    "PlayerQuery": "Si chiede di un giocatore", "PlayerWins": "Evento: vincere la partita", "Plot": "Azione: tramare",
    "PriorityOf": "Attesa: chi ha priorità", "Reply": "Una risposta", "Resolve": "Azione: risolvere",
    "Sacrificed": "Evento: sacrificare", "StackIs": "Attesa: la pila", "StackedAbility": "Un'abilità già in pila",
    "StackedSpell": "Una magia già in pila", "StepIs": "Attesa: a che punto è il turno",
    "StepsCounted": "Attesa: quanti passi", "Suspend": "Azione: sospendere", "TappedDown": "Evento: TAPpare",
    "TokenMade": "Evento: creare una pedina", "TopOfStack": "Attesa: la cima della pila",
    "Triggered": "Attesa: un'abilità si innesca", "TriggeredQuery": "Si chiede se un'abilità si innesca",
    "Died": "Attesa: chi muore", "TriggersInOrder": "Attesa: quali abilità si innescano, in ordine", "TurnState": "Il turno",
    "TurnUp": "Azione: girare a faccia in su", "TurnsDayNight": "Evento: giorno o notte",
    "UnlocksDoor": "Azione: sbloccare una porta",
    "UnattachedFrom": "Evento: staccare", "UntappedAgain": "Evento: STAPpare", "Until": "Fin dove svolgere",
    "Which": "Un'abilità di un oggetto", "WonBy": "Attesa: chi vince", "ZoneCard": "Una carta in una zona",
}  # fmt: skip
"""What a part of the schema is, where the schema has no words for it."""

Word = tuple[str, str]
"""A word, and what it is said in."""


@dataclass(frozen=True)
class Example:
    """Where a word is used: the mapping that has it, which situation that is from, and what stands behind the word."""

    text: str
    name: str
    value: Any = None


class Vocabulary:
    """The words of the schema, in its order, and the matching of what is written with them."""

    def __init__(self) -> None:
        whole = schema()
        self._definitions: dict[str, Any] = whole["$defs"]
        self._whole = whole
        self.words: dict[Word, str] = {}
        self.found: dict[Word, Example] = {}
        self.everywhere: set[tuple[str, str, str]] = set()
        self._collect("Situazione", whole)
        for name, part in self._definitions.items():
            self._collect(name, part)

    def described(self, section: str) -> str:
        """What the schema says that a part is."""
        return str(self._definitions.get(section, {}).get("description", ""))

    # --- which words there are

    def _collect(self, section: str, part: Mapping[str, Any]) -> None:
        for one in _objects(part):
            for key, field in one["properties"].items():
                self.words.setdefault((section, key), field.get("description", ""))
                self._nested(section, key, field)

    def _nested(self, section: str, key: str, field: Mapping[str, Any]) -> None:
        if any(True for _ in _objects(field)):
            self._collect(f"{section} › {key}", field)

    # --- what is written

    def read(self, name: str, data: Any) -> None:
        """Looks for words in what a situation says."""
        self._match("Situazione", self._whole, data, name)

    def read_ability(self, name: str, data: Any) -> None:
        """Looks for words in an ability that stands by itself."""
        self._match("abilita", {"$ref": "#/$defs/abilita"}, data, name)

    def _match(self, section: str, part: Mapping[str, Any], data: Any, name: str) -> None:
        if isinstance(data, list):
            for one in data:
                self._match(section, part, one, name)
            return
        if not isinstance(data, dict):
            return
        if (
            "additionalProperties" in part
            and "properties" not in part
            and isinstance(part["additionalProperties"], dict)
        ):
            for one in data.values():
                self._match(section, part["additionalProperties"], one, name)
            return
        for where, one in self._forms(section, part):
            by_key = {folded(key): key for key in one["properties"]}
            if {folded(str(key)) for key in data} <= by_key.keys() and {
                folded(key) for key in one.get("required", ())
            } <= {folded(str(key)) for key in data}:
                self._take(where, one, data, name)
                return

    def _take(self, section: str, one: Mapping[str, Any], data: dict[Any, Any], name: str) -> None:
        by_key = {folded(key): key for key in one["properties"]}
        for written, value in data.items():
            key = by_key[folded(str(written))]
            self._keep((section, key), data, written, name)
            field = one["properties"][key]
            inner = f"{section} › {key}" if any(True for _ in _objects(field)) else section
            self._match(inner, field, value, name)

    def _keep(self, word: Word, data: dict[Any, Any], written: str, name: str) -> None:
        example = Example(_flow(data, written), name, data[written])
        self.everywhere.add((word[1], example.text, example.name))
        before = self.found.get(word)
        if before is None or _order(example) < _order(before):
            self.found[word] = example

    def _forms(self, section: str, part: Mapping[str, Any]) -> Iterator[tuple[str, Mapping[str, Any]]]:
        """The forms of a mapping that may stand here, each with what it is said in."""
        for one in _objects(part):
            yield section, one
        for name in _references(part):
            if name in self._definitions:
                yield from self._forms(name, self._definitions[name])
        for inner in _maps(part):
            yield from self._forms(section, inner)


def _order(one: Example) -> tuple[bool, bool, int, str, str]:
    """Those that ship first, then the shortest."""
    return " " in one.name, one.name.startswith("abilità"), len(one.text), one.text, one.name


def _alternatives(part: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    yield part
    for word in ("anyOf", "oneOf", "allOf"):
        for one in part.get(word, ()):
            yield from _alternatives(one)
    if isinstance(part.get("items"), dict):
        yield from _alternatives(part["items"])


def _objects(part: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    return (one for one in _alternatives(part) if "properties" in one)


def _maps(part: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    """What the values of a mapping with free names are: of cards, of counters."""
    for one in _alternatives(part):
        if "properties" not in one and isinstance(one.get("additionalProperties"), dict):
            yield one["additionalProperties"]


def _references(part: Mapping[str, Any]) -> Iterator[str]:
    return (one["$ref"].rpartition("/")[2] for one in _alternatives(part) if "$ref" in one)


# --- examples as they are shown


def _flow(data: dict[Any, Any], word: str) -> str:
    """A mapping as YAML on one line, without what stands deep inside where that is long; the word itself always there."""
    for depth in (9, 3, 2, 1, 0):
        text = _shown(data, depth)
        if len(text) <= LONGEST:
            return text
    return _shown({word: data[word]}, 1)[:LONGEST]


def _shown(value: Any, depth: int) -> str:
    if isinstance(value, dict):
        if depth < 0:
            return "…"
        return "{" + ", ".join(f"{_scalar(key)}: {_shown(inner, depth - 1)}" for key, inner in value.items()) + "}"
    if isinstance(value, list):
        if depth < 0:
            return "…"
        return "[" + ", ".join(_shown(inner, depth - 1) for inner in value) + "]"
    return _scalar(value)


def _scalar(value: Any) -> str:
    if not isinstance(value, str):
        return json.dumps(value, ensure_ascii=False, default=str)
    text = " ".join(value.split())
    return text if re.fullmatch(r"[^\W_][^:#{}\[\],&*!|>'\"%@`]*", text) else "'" + text.replace("'", "''") + "'"


# --- the page


class _Loader(yaml.CSafeLoader):
    """YAML in which every scalar is text, as the reader of situations has it."""


_Loader.yaml_implicit_resolvers = {}


def _data(text: str) -> Any:
    return yaml.load(text, Loader=_Loader)  # noqa: S506 - a SafeLoader


def own_situations() -> dict[str, str]:
    """The situations played for the words that none of the library needs, by name."""
    if not PLAYED.exists():
        return {}
    documents = PLAYED.read_text("utf-8").split("\n---\n")
    return {f"situazione {place}": text for place, text in enumerate(documents, 1)}


def writings() -> dict[str, Any]:
    """The abilities with which every word of an ability is tested, as data, by the names that examples give them."""
    return {f"abilità {number}": one for number, one in enumerate(_data(WRITINGS.read_text("utf-8")), 1)}


def on_a_board(writing: Any) -> str:
    """A situation with a creature that has an ability."""
    card = {"tipo": "Creatura", "f/c": "2/2", "abilità": [writing]}
    players = [{"nome": "Anna", "campo": ["Prova"], "grimorio": 3}, "Bruno"]
    return json.dumps({"carte": {"Prova": card}, "giocatori": players, "azioni": ["passa"]}, ensure_ascii=False)


def _stands_alone(writing: Any) -> bool:
    """Whether an ability can be on a board by itself: some lean on what others of their card remember."""
    try:
        parse(on_a_board(writing), "prova")
    except ScenarioError:
        return False
    return True


@cache
def vocabulary() -> Vocabulary:
    """The words with what was found for them."""
    made = Vocabulary()
    for path in paths():
        made.read(Path(path).stem, _data(Path(path).read_text("utf-8")))
    for name, text in own_situations().items():
        made.read(name, _data(text))
    for name, writing in writings().items():
        if _stands_alone(writing):
            made.read_ability(name, writing)
    return made


_SAID_THERE = {"bersaglio": "descrizione", "regola-di-combattimento": "abilita", "riferimento": "riferimento-a-oggetti"}
"""What can be said in one thing as in another is shown there alone."""


def words() -> dict[Word, Example | None]:
    """Every word once with its example; what several things have with one meaning has one example for all of them."""
    made = vocabulary()
    shared = {
        (key, about): example for (section, key), example in made.found.items() if (about := made.words[section, key])
    }
    shown: dict[Word, Example | None] = {}
    for (section, key), about in made.words.items():
        elsewhere = _SAID_THERE.get(section)
        if elsewhere is None or not any((place, key) in made.words for place in (elsewhere, "riferimento-a-giocatori")):
            shown[section, key] = made.found.get((section, key)) or shared.get((key, about))
    return shown


def without_example() -> list[Word]:
    """Words that nothing that is played uses."""
    return [word for word, example in words().items() if example is None]


def page() -> str:
    """The whole page."""
    sections: dict[str, list[str]] = {}
    for (section, key), example in words().items():
        if example is not None:
            row = f"| `{key}` | {_cell(vocabulary().words[section, key])} | `{_cell(example.text)}` | {where(example.name)} |"
            sections.setdefault(section, []).append(row)
    lacking = [f"`{key}` ({titled(section).lower()})" for section, key in without_example()]
    lines = [_TOP]
    for section, rows in sections.items():
        lines += [
            f"## {titled(section)}\n",
            "| parola | che cosa dice | esempio | da |",
            "| --- | --- | --- | --- |",
            *rows,
            "",
        ]
    lines += [
        "## Senza un esempio svolto\n",
        "Si possono scrivere, e nessuna situazione le usa ancora: " + ", ".join(lacking) + ".",
    ]
    return "\n".join(lines) + "\n"


def _cell(text: str) -> str:
    return text.replace("|", "\\|")


def where(name: str) -> str:
    """Where an example is from: the situation that ships, by its name, or what tests alone play (numbers move there)."""
    return "una prova" if " " in name else name


def titled(section: str) -> str:
    """The heading of a section: what is said in it, in Italian."""
    first, *more = section.split(" › ")
    described = vocabulary().described(first) or TITLES.get(first, first)
    return " › ".join([described, *more])


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
