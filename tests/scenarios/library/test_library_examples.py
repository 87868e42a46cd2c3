"""Every scenario that ships is a ruling: it can be read, it says what it is about, and all that it expects is so."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from scenarios import library
from scenarios.language.outcomes import Outcome
from scenarios.played.run import Run, run
from scenarios.written.load import parse
from scenarios.written.model import Check, OutcomeIs, Scenario
from tests.shared import needs_shared
from tests.shipped import played, read

PATHS = tuple(library.paths())
FEWEST = 225
KEBAB_CASE = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")

every_file = pytest.mark.parametrize("path", PATHS, ids=[path.stem for path in PATHS])


def expectations(scenario: Scenario) -> list[object]:
    """What a scenario expects at its end and at its checkpoints; its rules are not counted."""
    at_checkpoints = [one for action in scenario.script if isinstance(action, Check) for one in action.expectations]
    return [*at_checkpoints, *scenario.expectations]


def faults(played: Run) -> list[str]:
    """What does not come out as the scenario expects it, and how it came out."""
    found = [f"{check.attesa}: {check.perche}" for check in played.checks if not check.vera]
    said = any(isinstance(one, OutcomeIs) for one in played.scenario.expectations)
    if played.outcome is not Outcome.COMPLETE and not said:
        found.append(f"esito {played.outcome.value} {played.refusal or played.question or played.stopped_by}")
    return found


def test_the_library_is_as_large_as_promised() -> None:
    assert len(PATHS) >= FEWEST


@every_file
def test_everything_that_it_expects_is_so(path: Path) -> None:
    assert faults(played(path)) == []


@every_file
def test_it_says_what_it_is_about_and_holds_the_ruling_to_it(path: Path) -> None:
    scenario = read(path)
    assert scenario.title and scenario.level and scenario.themes and scenario.rules
    assert "?" in scenario.question
    assert len(expectations(scenario)) >= 2


@every_file
def test_its_file_has_a_plain_name(path: Path) -> None:
    assert KEBAB_CASE.fullmatch(path.stem)
    assert path.parent.parent == library.FOLDER


def test_titles_are_all_different() -> None:
    titles = [entry.title.casefold() for entry in library.entries()]
    assert sorted(titles) == sorted(set(titles))


@needs_shared
def test_every_example_that_is_named_is_one_that_can_be_played(shared: Path) -> None:
    listed = json.loads((shared / "spec" / "examples.json").read_text(encoding="utf-8"))
    executable = {example["id"] for example in listed if example["executable"]}
    named = {path.stem: read(path).example for path in PATHS}
    assert {name: example for name, example in named.items() if example and example not in executable} == {}


# --- the expectations bite: one fact changed, and at least one of them is false

FLIPPED = [
    ("legame-vitale-a-zero", "Cappellano 2/2 legame vitale", "Cappellano 2/2"),
    ("due-vessilli-uno-muore", "danno 1 id=graffiato", "danno 2 id=graffiato"),
    ("attacco-improvviso-e-tocco-letale", "Gigante 8/8", "Gigante 8/8 attacco improvviso"),
    ("danno-da-comandante", "danno da comandante: {capitana: 18, stratega: 15}", "danno da comandante: {stratega: 15}"),
    ("dieci-segnalini-veleno", "nome: Bruno, veleno: 8", "nome: Bruno, veleno: 7"),
    ("due-perdono-insieme", "nome: Carla, vita: 4", "nome: Carla, vita: 3"),
    ("persistere-e-segnalini", "persistere -1/-1 id=segnato", "persistere id=segnato"),
    ("prodezza-e-risposta", "testo: Prodezza", "testo: Volare"),
    ("messa-in-campo-il-proprietario-lascia", "proprietario: Bianca", "proprietario: Carlo"),
    (
        "due-che-si-vedono-morire",
        "Ogniqualvolta un'altra creatura muore",
        "Ogniqualvolta un'altra creatura che controlli muore",
    ),
    ("costa-di-piu-e-di-meno", "costano {2} in più", "costano {3} in più"),
    ("travolgere-contro-protezione", "Paladino 2/2 protezione dal rosso", "Paladino 2/2 protezione dal blu"),
    ("planeswalker-che-si-toglie-tutto", "    fedeltà: 2", "    fedeltà: 3"),
    (
        "protezione-e-aura",
        "    costo: R\n    testo:\n      - Incantare creatura\n",
        "    testo:\n      - Incantare creatura\n",
    ),
    ("passa-montagne-in-tre", "nome: Carla, campo: [Foresta,", "nome: Carla, campo: [Montagna,"),
    (
        "gigante-non-puo-perdere",
        "non può: perdere la partita, giocatori: tu",
        "non può: perdere la partita, giocatori: avversari",
    ),
    ("costo-fissato-prima-di-pagare", "riserva: B,", "riserva: C,"),
    ("pioggia-e-chierici", "quanto: 1,", "quanto: 2,"),
    ("immortale-con-tre-segnalini-meno", "Lupacchiotto +1/+1 id=segnato", "Lupacchiotto id=segnato"),
    ("bianco-e-poi-rosso", "Le creature bianche che controlli", "Le creature nere che controlli"),
    ("copia-7-7-di-una-stella", "tranne che: [7/7]", "tranne che: [6/6]"),
    (
        "fuori-fase-non-si-conta",
        "{lancia: Foschia, di: Anna, bersagli: [gatto]}",
        "{lancia: Foschia, di: Anna, bersagli: [orso]}",
    ),
    ("due-aure-e-il-volo", "La creatura incantata perde volare.", "La creatura incantata ha volare."),
    ("verde-dopo-l-attacco", 'testo: "Ogniqualvolta una creatura verde', 'testo: "Ogniqualvolta una creatura nera'),
    (
        "distruggi-quella-creatura-anche-se-non-lo-e-piu",
        "Distruggila all'inizio della prossima sottofase finale.",
        "Pesca una carta.",
    ),
    ("riserva-raddoppiata-e-mana-vincolato", "riserva: CCC", "riserva: CCCRG"),
]


@pytest.mark.parametrize(("name", "fact", "other"), FLIPPED, ids=[name for name, _, _ in FLIPPED])
def test_another_fact_is_another_ruling(name: str, fact: str, other: str) -> None:
    path = library.find(name).path
    text = path.read_text(encoding="utf-8")
    assert text.count(fact) == 1
    assert faults(run(parse(text, path.name))) == []
    assert faults(run(parse(text.replace(fact, other), path.name))) != []
