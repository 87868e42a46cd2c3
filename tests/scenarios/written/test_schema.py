"""The published JSON Schema: valid by its own draft, Italian, and of one mind with the loader about whole files."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest

from scenarios.written.load import load, parse
from scenarios.written.model import Scenario
from scenarios.written.schema import DRAFT, schema
from scenarios.written.tree import tree_of
from tests.plain_yaml import plain, plain_file
from tests.scenarios.samples import LARGE, SMALL
from tests.scenarios.written.test_abilities import WRITINGS
from tests.shared import ROOT

LIBRARY = sorted((ROOT / "scenarios" / "library").rglob("*.yaml"))


@cache
def _validator() -> jsonschema_rs.Draft202012Validator:
    return jsonschema_rs.Draft202012Validator(schema())


def _complaints(data: Any) -> list[str]:
    """What the schema finds; the text of a file, which knows its place, is text like any other for it."""
    plainly = json.loads(json.dumps(data))
    return [f"{error.instance_path}: {error.message[:200]}" for error in _validator().iter_errors(plainly)]


def test_the_schema_is_one_of_draft_2020_12_and_the_same_at_every_call() -> None:
    jsonschema_rs.meta.validate(schema())
    assert schema()["$schema"] == DRAFT
    assert json.dumps(schema()) == json.dumps(schema())


def test_every_reference_of_the_schema_leads_somewhere() -> None:
    whole = schema()
    text = json.dumps(whole, ensure_ascii=False)
    named = {part.split('"')[0] for part in text.split('"$ref": "#/$defs/')[1:]}
    assert named <= set(whole["$defs"])
    assert "x-definition" not in text


def test_every_field_of_a_scenario_is_described_in_italian() -> None:
    fields = schema()["properties"]
    assert set(fields) == {field.alias for field in Scenario.model_fields.values()}
    assert all(described.get("description") for described in fields.values())
    assert "Realises" not in json.dumps(schema())


@pytest.mark.parametrize("text", [SMALL, LARGE], ids=["small", "large"])
def test_the_schema_accepts_what_the_loader_reads(text: str) -> None:
    """However an editor takes its scalars: as text, or as YAML guesses."""
    parse(text, "x")
    assert _complaints(tree_of(text)) == []
    assert _complaints(plain(text)) == []


def test_the_schema_accepts_every_writing_of_an_ability() -> None:
    board = tree_of(SMALL) | {"carte": {"Prova": {"tipo": "Artefatto", "abilità": tree_of(WRITINGS)}}}
    assert _complaints(board) == []
    Scenario.model_validate(board)


WRONG = [
    "giocatori: [{nome: Anna, vitta: 20}, Bruno]",
    "titolo: senza giocatori",
    SMALL + "livello: nove",
    SMALL + "formato: comander",
    SMALL + "azioni: [{lancai: x}]",
    SMALL + "attese: [{oggetto: orso1, zona: cimitro}]",
    SMALL + "carte: {Golem: {tipo: Artefatto, abilità: [{quando: {mouore: questo}}]}}",
    SMALL + "carte: {Golem: {tipo: Artefatto, abilità: [{effetto: [{infliggi: 3}]}]}}",
]


@pytest.mark.parametrize("text", WRONG)
def test_the_schema_refuses_what_the_loader_refuses(text: str) -> None:
    assert _complaints(tree_of(text))
    with pytest.raises(ValueError, match="prova"):
        parse(text, "prova")


@pytest.mark.parametrize("path", LIBRARY, ids=[path.stem for path in LIBRARY])
def test_every_scenario_that_ships_is_accepted_by_the_loader_and_the_schema(path: Path) -> None:
    load(path)
    assert _complaints(plain_file(path)) == []
