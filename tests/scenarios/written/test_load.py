"""Scenario files: what is read, and for everything that is wrong a message with its place and the word that was meant."""

from __future__ import annotations

import random
from pathlib import Path
from typing import get_args

import pytest
import yaml
from hypothesis import example, given
from hypothesis import strategies as st

from engine.words.decisions import Purpose
from engine.words.terms import TurnStep, Zone
from scenarios.language.errors import Fault, ScenarioError
from scenarios.written import model as m
from scenarios.written import tree
from scenarios.written.checks import MOST_OBJECTS
from scenarios.written.decoding import LARGEST_FILE
from scenarios.written.load import MOST_FAULTS, load, parse
from scenarios.written.tree import DEEPEST, MOST_VALUES
from tests.scenarios.samples import LARGE, SMALL


def faults(text: str) -> tuple[Fault, ...]:
    """Everything that is wrong in a text."""
    with pytest.raises(ScenarioError) as raised:
        parse(text, "prova.yaml")
    return raised.value.faults


def only(text: str) -> Fault:
    """The one thing that is wrong in a text."""
    (fault,) = faults(text)
    return fault


# --- what is read


def test_a_small_scenario_is_two_players_and_a_permanent() -> None:
    read = parse(SMALL, "prova.yaml")
    assert [player.name for player in read.players] == ["Anna", "Bruno"]
    assert [permanent.card for permanent in read.players[0].battlefield] == ["Orso"]
    assert read.name == "prova.yaml"
    assert read.turn.step is TurnStep.PRECOMBAT_MAIN


def test_a_large_scenario_is_read_whole() -> None:
    read = parse(LARGE, "prova.yaml")
    assert (read.level, read.example, read.rules, read.formats) == (
        3,
        "E031",
        ("120.5", "704.5g"),
        (m.Format.TWO_PLAYERS,),
    )
    anna = read.players[0]
    assert [card.card for card in anna.library] == ["Orso", "Orso", None]
    assert (anna.library[2].count, anna.exile, anna.counters) == (12, (), {"energy": 3})
    assert [permanent.id for permanent in anna.battlefield] == [None, "orsone", "golem", None]
    assert anna.battlefield[1].controller == "Bruno"
    assert read.players[1].hand == (m.ZoneCard(count=7),)
    assert read.stack == (m.StackedSpell(what="Folgore", by="Bruno", targets=("orso1",)),)
    kinds = [type(action).__name__ for action in read.script]
    assert kinds[:5] == ["CastSpell", "ActivateAbility", "Pass", "Pass", "Pass"]
    assert [action.by for action in read.script if isinstance(action, m.Pass)] == ["Bruno", None, "Bruno"]
    assert [action.times for action in read.script if isinstance(action, m.Resolve)] == [None, 2]
    assert read.until == m.Until()
    assert len(read.expectations) == 23


def test_the_large_scenario_has_every_kind_of_action_event_and_expectation() -> None:
    read = parse(LARGE, "prova.yaml")
    events = [event for action in read.script if isinstance(action, m.Happens) for event in action.events]
    assert {type(action) for action in read.script} == set(get_args(m.Action))
    assert {type(event) for event in events} == set(get_args(m.OneEvent))
    assert {type(one) for one in read.expectations} == set(get_args(m.Expectation))


def test_the_answers_of_an_action_say_what_they_are_about() -> None:
    cast = parse(LARGE, "prova.yaml").script[0]
    assert isinstance(cast, m.CastSpell)
    assert [(reply.purpose, reply.value) for reply in cast.replies] == [
        (Purpose.LEGEND_RULE, "drago1"),
        (Purpose.TRIGGER_ORDER, (m.Which(object="golem", ability=1), m.Which(object="orso1", ability=1))),
        (None, True),
        (None, False),
        (Purpose.DISCARD, ("Foresta",)),
        (Purpose.DIVISION, {"orso1": 2, "Bruno": 1}),
    ]


def test_an_event_is_one_or_several_at_once() -> None:
    one, several = (action for action in parse(LARGE, "prova.yaml").script if isinstance(action, m.Happens))
    assert one.events == (m.DamageDealt(amount=3, to="orso1", source="drago"),)
    assert len(several.events) == 20
    assert several.events[1] == m.Moved(what="orsone", to=Zone.EXILE)


def test_every_part_knows_its_place() -> None:
    read = parse(SMALL, "prova.yaml")
    assert [player.place for player in read.players] == [(2, 5), (4, 5)]
    assert read.players[0].battlefield[0].place == (3, 13)


def test_keys_and_words_may_be_written_with_or_without_accents_and_capitals() -> None:
    plain = "giocatori: [{Nome: Anna, campo: [{carta: Orso, f/c: 2/2, tappato: si}]}, Bruno]\nTurno: {sottofase: MANTENIMENTO}"
    accented = "giocatori: [{nome: Anna, campo: [{carta: Orso, f/c: 2/2, TAPpato: sì}]}, Bruno]\nturno: {sottofase: mantenimento}"
    assert parse(plain, "a") == parse(accented, "b")


@pytest.mark.parametrize("text", ["sì", "si", "SI", "vero", "'sì'"])
def test_yes_is_yes_and_yaml_has_no_say_in_it(text: str) -> None:
    board = f"giocatori: [{{nome: Anna, campo: [{{carta: Orso, f/c: 2/2, TAPpato: {text}}}]}}, Bruno]"
    assert parse(board, "x").players[0].battlefield[0].tapped is True


def test_yaml_does_not_guess_types() -> None:
    read = parse("titolo: 2026-01-01\ngiocatori: [{nome: no}, {nome: 007}]", "x")
    assert (read.title, [player.name for player in read.players]) == ("2026-01-01", ["no", "007"])


# --- what is wrong: line, column, field, message, suggestion

WRONG: list[tuple[str, tuple[int, int, str, str, str]]] = [
    ("giocatori: [{nome: Anna, vitta: 20}, Bruno]", (1, 26, "giocatori.1.vitta", "il campo «vitta» qui non c'è", "vita")),
    ("giocatori: [{nome: Anna, vita: venti}, Bruno]", (1, 32, "giocatori.1.vita", "non è un numero intero", "")),
    ("giocatori: [{nome: Anna, vita: tre}, Bruno]", (1, 32, "giocatori.1.vita", "non è un numero intero", "3")),
    ("giocatori: [{nome: Anna, veleno: -1}, Bruno]", (1, 34, "giocatori.1.veleno", "troppo piccolo", "")),
    ("giocatori: [{nome: Anna, vita: 99999999}, Bruno]", (1, 32, "giocatori.1.vita", "troppo grande", "")),
    ("giocatori: [{nome: Anna, vita: 1.5}, Bruno]", (1, 32, "giocatori.1.vita", "«1.5» non è un numero intero", "")),
    ("giocatori: [{nome: Anna, vita: }, Bruno]", (1, 26, "giocatori.1.vita", "manca il valore", "")),
    ("giocatori: [{nome: Anna, vita: [20]}, Bruno]", (1, 32, "giocatori.1.vita", "non un elenco", "")),
    ("giocatori: [{vita: 20}, Bruno]", (1, 13, "giocatori.1.nome", "manca il campo «nome»", "")),
    ("titolo: x", (1, 1, "giocatori", "manca il campo «giocatori»", "")),
    ("giocatori: [Anna]", (1, 1, "giocatori", "i giocatori sono 1", "")),
    ("giocatori: [Anna, anna]", (1, 19, "giocatori.2.nome", "c'è già un giocatore", "")),
    (SMALL + "formato: comander", (5, 10, "formato", "non è un formato", "Commander")),
    (SMALL + "livello: 6", (5, 10, "livello", "troppo grande: il massimo è 5", "")),
    (SMALL + "regole: [704.5l]", (5, 10, "regole.1", "saltano la l e la o", "704.5k")),
    (SMALL + "regole: [7045]", (5, 10, "regole.1", "manca il punto", "704.5")),
    (SMALL + "turno: {di: Ana}", (5, 13, "turno.di", "«Ana» non è un giocatore", "Anna")),
    (SMALL + "turno: {sottofase: mantenimeto}", (5, 20, "turno.sottofase", "non è una sottofase", "mantenimento")),
    (SMALL + "fino a: mantenimento di Brno", (5, 9, "fino a.di", "«Brno»", "Bruno")),
    (SMALL + "azioni: [{lancai: x}]", (5, 10, "azioni.1", "non è un'azione", "lancia")),
    (SMALL + "azioni: [risolve]", (5, 10, "azioni.1", "«risolve» non è un'azione", "risolvi")),
    (SMALL + "azioni: [{evento: {danno: 3, a: orsso, da: orso}}]", (5, 33, "azioni.1.evento.a", "«orsso»", "Orso")),
    (SMALL + "azioni: [{evento: {dano: 3}}]", (5, 19, "azioni.1.evento", "non è un evento", "danno")),
    (
        SMALL + "azioni: [{passa: Bruno, risposte: [{leggnda: orso1}]}]",
        (5, 37, "azioni.1.risposte.1.leggnda", "qui non c'è", "leggenda"),
    ),
    (
        SMALL + "azioni: [{passa: Bruno, risposte: [{numero: 1, leggenda: orso}]}]",
        (5, 36, "azioni.1.risposte.1", "una risposta dice una cosa sola", ""),
    ),
    (SMALL + "azioni: [{attacca: {orsi: Bruno}}]", (5, 21, "azioni.1.attacca.orsi", "«orsi»", "Orso")),
    (SMALL + "azioni: [{passa: Bruno, rifiutata: boh}]", (5, 36, "azioni.1.rifiutata", "non è un numero di regola", "")),
    (SMALL + "attese: [{ogetto: orso1}]", (5, 10, "attese.1", "non è un'attesa", "oggetto")),
    (SMALL + "attese: [{oggetto: orso1, zona: cimitro}]", (5, 33, "attese.1.zona", "non è una zona", "cimitero")),
    (SMALL + "attese: [{oggetto: orso1, f/c: due/due}]", (5, 32, "attese.1.f/c", "forza e costituzione", "")),
    (SMALL + "carte: {Folgore: {tipo: Istantanio}}", (5, 25, "carte.Folgore.tipo", "non è un tipo di carta", "istantaneo")),
    (SMALL + "carte: {Folgore: {tipo: Creatura Orso}}", (5, 25, "carte.Folgore.tipo", "manca il trattino", "Creatura — Orso")),
    (SMALL + "carte: {Folgore: {tipo: Istantaneo, costo: 1T}}", (5, 44, "carte.Folgore.costo", "«T»", "")),
    (SMALL + "carte: {Folgore: {costo: R}}", (5, 18, "carte.Folgore.tipo", "manca il campo «tipo»", "")),
    (
        SMALL + "carte: {Folgore: {tipo: Istantaneo, abilità: [{effetto: [{infligi: 3}]}]}}",
        (5, 58, "carte.Folgore.abilità.1.effetto.1", "non è un'istruzione", "infliggi"),
    ),
    (SMALL + "carte: {orso: {tipo: Creatura, f/c: 3/3}}", (3, 13, "giocatori.1.campo.1", "qui 2/2, ma la definizione", "3/3")),
    ("giocatori: [{nome: A, campo: [Orso 2/2 volrae]}, B]", (1, 40, "giocatori.1.campo.1", "«volrae»", "volare")),
    ('giocatori: [{nome: A, campo: ["Orso 2/2 volrae"]}, B]', (1, 41, "giocatori.1.campo.1", "«volrae»", "volare")),
    (
        "giocatori: [{nome: A, mano: [Folgre]}, B]\ncarte: {Folgore: {tipo: Istantaneo}}",
        (1, 30, "giocatori.1.mano.1", "non è definita", "Folgore"),
    ),
    ("giocatori: [{nome: A, campo: [Orso 2/2 id=B]}, B]", (1, 31, "giocatori.1.campo.1.id", "già un giocatore", "")),
    (
        "giocatori: [{nome: A, campo: [Orso 2/2 id=x, Lupo 2/2 id=X]}, B]",
        (1, 46, "giocatori.1.campo.2.id", "già un altro oggetto", ""),
    ),
    (
        "giocatori: [{nome: A, campo: ['Velo tipo=\"Incantesimo — Aura\" incanta creatura']}, B]",
        (1, 31, "giocatori.1.campo.1", "è un'Aura: manca a che cosa è attaccata", ""),
    ),
    (
        "giocatori: [{nome: A, campo: [Velo incantesimo su orsso, Orso 2/2]}, B]",
        (1, 31, "giocatori.1.campo.1.attaccato a", "«orsso»", "Orso"),
    ),
]  # fmt: skip


@pytest.mark.parametrize(("text", "told"), WRONG)
def test_a_fault_has_its_place_its_field_and_the_nearest_word(text: str, told: tuple[int, int, str, str, str]) -> None:
    fault = only(text)
    line, column, field, message, suggestion = told
    assert (fault.line, fault.column, fault.field, fault.suggestion) == (line, column, field, suggestion)
    assert message in fault.message


def test_all_faults_are_told_in_the_order_of_the_file() -> None:
    text = (
        "giocatori:\n  - nome: Anna\n    vitta: 20\n    campo: [Orso 2/2 volrae, Lupo 3/3]\n  - {vita: x}\nlivello: 9\n"
    )
    assert [(fault.line, fault.field) for fault in faults(text)] == [
        (3, "giocatori.1.vitta"),
        (4, "giocatori.1.campo.1"),
        (5, "giocatori.2.nome"),
        (5, "giocatori.2.vita"),
        (6, "livello"),
    ]


def test_many_faults_are_cut_off_and_counted() -> None:
    found = faults(SMALL + "azioni: [" + ", ".join(["boh"] * (MOST_FAULTS + 9)) + "]")
    assert len(found) == MOST_FAULTS + 1
    assert "altri 9 errori" in found[-1].message


def test_a_fault_is_one_line_of_text() -> None:
    fault = only("giocatori: [{nome: Anna, vitta: 20}, Bruno]")
    assert str(fault) == "prova.yaml:1:26: giocatori.1.vitta: il campo «vitta» qui non c'è (forse «vita»?)"


# --- YAML that is none, or that is a trap

NOT_YAML: list[tuple[str, int, str, str]] = [
    (
        "giocatori: [Anna, Bruno]\ncarte: {Golem: {tipo: Artefatto, abilità: [{costo: {T}, effetto: []}]}}",
        2,
        "fra virgolette",
        '"{T}"',
    ),
    ("giocatori: [Anna, Bruno]\ncarte: {Golem: {tipo: Artefatto, costo: {2}{R}}}", 2, "fra virgolette", '"{2}{R}"'),
    (
        "giocatori:\n  - Anna\n  - Bruno\ncarte:\n  Golem:\n    tipo: Artefatto\n    costo: {2}{R}\n",
        7,
        "fra virgolette",
        '"{2}{R}"',
    ),
    ("giocatori:\n  - Anna\n{T}: pesca\n", 3, "virgolette", '"{T}"'),
    ("giocatori:\n\t- Anna\n", 2, "tabulatore", ""),
    ("giocatori: [Anna, Bruno\ntitolo: x\n", 2, "quadra", ""),
    ("giocatori: {nome: Anna\n", 2, "graffe", ""),
    ("titolo: 'aperto\n", 2, "virgolette", ""),
    ("titolo: a: b\n", 1, "due punti", ""),
    ("titolo: x\n  giocatori: y\n", 2, "due punti", ""),
    ("giocatori:\n  - Anna\n - Bruno\n", 3, "allineata", ""),
    ("titolo: x\ntitolo: y\n", 2, "«titolo» c'è già", ""),
    ("a: &x 1\nb: *x\n", 1, "ancora", ""),
    ("b: *x\n", 1, "alias", ""),
    ("a: !!python/object/apply:os.system [ls]\n", 1, "tag", ""),
    ("a: !!str 3\n", 1, "tag", ""),
    ("? [a]\n: b\n", 1, "nome di un campo", ""),
    ("titolo: x\n---\ntitolo: y\n", 2, "più documenti", ""),
    ("titolo: @x\n", 1, "virgolette", ""),
    ("titolo: %x\n", 1, "virgolette", ""),
    ('titolo: "\\q"\n', 1, "«\\»", ""),
    ('titolo: "\\e[31m"\n', 1, "«\\x1b»", ""),
    ('titolo: "\\u202e"\n', 1, "«\\u202e»", ""),
    ("titolo: \x1b[31m\n", 1, "«\\x1b»", ""),
    ("titolo: a\u202eb\n", 1, "«\\u202e»", ""),
    ("titolo: a\x00b\n", 1, "«\\x00»", ""),
    ("", 0, "vuoto", ""),
    ("# solo un commento\n", 0, "vuoto", ""),
    ("- Anna\n- Bruno\n", 1, "non comincia con dei campi", ""),
    ("Anna\n", 1, "non comincia con dei campi", ""),
    ("~", 1, "non comincia con dei campi", ""),
]


@pytest.mark.parametrize(("text", "line", "message", "suggestion"), NOT_YAML)
def test_the_parser_in_python_tells_the_same_as_the_one_in_c(
    text: str, line: int, message: str, suggestion: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tree, "_LOADER", yaml.SafeLoader)
    fault = only(text)
    assert (fault.line, fault.suggestion) == (line, suggestion)
    assert message in fault.message


@pytest.mark.parametrize(("text", "line", "message", "suggestion"), NOT_YAML)
def test_what_yaml_does_not_read_is_told_in_italian_with_its_line(
    text: str, line: int, message: str, suggestion: str
) -> None:
    fault = only(text)
    assert (fault.line, fault.suggestion) == (line, suggestion)
    assert message in fault.message
    assert fault.message.isprintable()


def test_a_cost_in_quotation_marks_or_without_braces_is_read() -> None:
    for cost in ('"{2}{R}"', "'{2}{r}'", "2R", "2 R"):
        text = SMALL + f"carte: {{Golem: {{tipo: Artefatto, costo: {cost}}}}}"
        assert parse(text, "x").cards["Golem"].cost == "{2}{R}"


def test_the_depth_has_a_limit_and_no_recursion_error() -> None:
    assert "livelli" in only("a: " + "[" * (DEEPEST + 1) + "]" * (DEEPEST + 1)).message
    assert "livelli" in only("a: " + "[" * 50_000).message
    assert "livelli" in only("{a: " * 50_000).message
    assert "livelli" in only("- " * 50_000).message


def test_a_file_with_endless_values_is_refused() -> None:
    assert "troppo grande" in only(SMALL + "temi: [" + "x, " * MOST_VALUES + "]").message


def test_a_board_that_nobody_could_lay_out_is_refused() -> None:
    fault = only(f"giocatori: [{{nome: A, campo: [{'500x Orso 2/2, ' * (MOST_OBJECTS // 500 + 1)}]}}, B]")
    assert "il massimo è" in fault.message


def test_endless_names_and_texts_are_refused() -> None:
    assert "troppo lungo" in only(SMALL + "titolo: " + "x" * 500).message
    assert "troppo lungo" in only(SMALL + "domanda: " + "x" * 30_000).message
    assert "troppo lunga" in only("giocatori: [{nome: A, campo: ['" + "x " * 5_000 + "']}, B]").message


# --- files


def test_a_file_is_read_and_named(tmp_path: Path) -> None:
    file = tmp_path / "orso.yaml"
    file.write_text(SMALL, encoding="utf-8")
    assert load(file).name == str(file)
    file.write_bytes(b"\xef\xbb\xbf" + SMALL.replace("\n", "\r\n").encode())
    assert load(file) == parse(SMALL, "x")


FILES = [
    (SMALL.encode("utf-16"), "UTF-16"),
    (SMALL.encode("utf-16-le"), "UTF-16"),
    ("titolo: è\n".encode("latin-1"), "0xe8"),
    (b"\x89PNG\r\n\x1a\n" + bytes(range(256)), "UTF-8"),
    (b"\x00" * 100, "UTF-16"),
    (b"", "vuoto"),
    (b"a" * (LARGEST_FILE + 1), "massimo"),
    (LARGE.encode()[:-7] + b"\xc3", "UTF-8"),
]


@pytest.mark.parametrize(("data", "message"), FILES)
def test_a_file_that_is_no_text_is_told_apart(data: bytes, message: str, tmp_path: Path) -> None:
    file = tmp_path / "x.yaml"
    file.write_bytes(data)
    with pytest.raises(ScenarioError) as raised:
        load(file)
    (fault,) = raised.value.faults
    assert message in fault.message


def test_the_line_and_column_of_a_byte_that_is_no_text_are_told(tmp_path: Path) -> None:
    file = tmp_path / "x.yaml"
    file.write_bytes("titolo: perché\nx: è".encode()[:-1])
    with pytest.raises(ScenarioError) as raised:
        load(file)
    assert raised.value.faults[0][1:3] == (2, 4)


def test_a_file_that_is_not_there_is_the_business_of_the_caller(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        load(tmp_path / "manca.yaml")


# --- any text at all gives a scenario or faults that can be shown


def _told(text: str) -> tuple[Fault, ...]:
    try:
        parse(text, "prova")
    except ScenarioError as error:
        return error.faults or (Fault("", -1, -1, "", "no fault is told"),)
    return ()


def _loads_or_tells(text: str) -> None:
    for fault in _told(text):
        assert all(words.isprintable() for words in (fault.field, fault.message, fault.suggestion))
        assert 0 <= fault.line <= text.count("\n") + text.count("\r") + 2
        assert fault.column >= 0


@given(st.text(max_size=200))
@example("giocatori: [{\x85: 1}]")
def test_any_text_is_a_scenario_or_told(text: str) -> None:
    _loads_or_tells(text)


_SIGNS = ["\n  ", "\n", ": ", "- ", "{", "}", "[", "]", '"', ","]
_PIECES = [*sorted(set(LARGE.replace("{", " { ").replace("}", " } ").split())), *_SIGNS]


@given(st.lists(st.sampled_from(_PIECES), max_size=40).map(" ".join))
def test_any_mixture_of_the_words_of_scenarios_is_a_scenario_or_told(text: str) -> None:
    _loads_or_tells(text)


def test_every_beginning_of_a_file_is_a_scenario_or_told() -> None:
    for end in range(0, len(LARGE), 7):
        _loads_or_tells(LARGE[:end])


def test_a_file_with_a_word_or_sign_changed_is_a_scenario_or_told() -> None:
    chance = random.Random(7)
    for _ in range(400):
        at = chance.randrange(len(LARGE))
        sign = chance.choice("{}[]:,-#&*!|>'\"%@`?~\t\n éx0\x1b")
        _loads_or_tells(LARGE[:at] + sign + LARGE[at + chance.randrange(3) :])


# --- words as people write them who have not read the schema

TWO = "giocatori:\n  - {nome: Anna, campo: [Orso 2/2]}\n  - {nome: Bruno, campo: [Muro 0/4]}\n"


@pytest.mark.parametrize(
    ("english", "italian"),
    [("graveyard", "cimitero"), ("hand", "mano"), ("Battlefield", "campo"), ("maximum hand", "mano massima")],
)
def test_a_field_by_its_english_name_is_told_the_italian_one(english: str, italian: str) -> None:
    fault = only(f"giocatori:\n  - {{nome: Anna, {english}: []}}\n  - Bruno\n")
    assert (fault.line, fault.column, fault.suggestion) == (2, 18, italian)


def test_a_field_with_a_word_too_many_is_told_the_one_in_it() -> None:
    assert only("giocatori:\n  - {nome: Anna, punti vita: 3}\n  - Bruno\n").suggestion == "vita"
    assert only("giocatori:\n  - {nome: Anna, punti ferita: 3}\n  - Bruno\n").suggestion == ""


def test_a_zone_by_its_english_name_is_told_the_italian_one() -> None:
    fault = only(f"{TWO}attese:\n  - {{oggetto: orso, zona: graveyard}}\n")
    assert (fault.field, fault.suggestion) == ("attese.1.zona", "cimitero")


@pytest.mark.parametrize(
    ("written", "field", "example"),
    [
        ("{attacca: orso}", "azioni.1.attacca", "{orso: Bruno}"),
        ("{attacca: [orso]}", "azioni.1.attacca", "{orso: Bruno}"),
        ("{blocca: muro}", "azioni.1.blocca", "{muro: orso}"),
    ],
)
def test_creatures_that_attack_or_block_without_saying_whom_are_shown_how_it_is_said(
    written: str, field: str, example: str
) -> None:
    fault = only(f"{TWO}azioni: [{written}]\n")
    assert fault.field == field
    assert example in fault.message


def test_fields_that_are_no_action_are_named_in_a_sentence() -> None:
    one, several = (
        only(f"{TWO}azioni: [{{attaccano: orso}}]\n"),
        only(f"{TWO}azioni: [{{attaccano: orso, di: Anna}}]\n"),
    )
    assert one.message == "il campo «attaccano» non è un'azione"
    assert several.message == "i campi «attaccano», «di» non sono un'azione"
    assert several.suggestion == "attacca"


def test_a_reply_by_a_name_alone_is_told_that_it_needs_its_field() -> None:
    fault = only(f"{TWO}azioni: [{{passa: Anna, risposte: [orso]}}]\n")
    assert "{leggenda: regina1}" in fault.message
    assert parse(f"{TWO}azioni: [{{passa: Anna, risposte: [SI]}}]\n", "prova.yaml").script


def test_a_permanent_without_a_name_and_without_a_type_is_asked_for_its_name() -> None:
    fault = only("giocatori:\n  - {nome: Anna, campo: [Orso 2/2, TAPpato: si]}\n  - Bruno\n")
    assert (fault.field, fault.column) == ("giocatori.1.campo.2", 36)
    assert "manca il nome della carta" in fault.message
    assert parse("giocatori:\n  - {nome: Anna, campo: [{f/c: 2/2}]}\n  - Bruno\n", "prova.yaml").players[0].battlefield


def test_a_card_in_hand_that_nobody_defined_is_shown_as_no_creature() -> None:
    fault = only("giocatori:\n  - {nome: Anna, mano: [Dardo]}\n  - Bruno\n")
    assert fault.message.endswith("«Dardo istantaneo»")
    assert only("giocatori:\n  - {nome: Anna, campo: [Muro]}\n  - Bruno\n").message.endswith("«Muro 2/2»")


def test_a_number_of_many_digits_is_too_large_and_not_no_number() -> None:
    fault = only(f"giocatori:\n  - {{nome: Anna, vita: {'9' * 20}}}\n  - Bruno\n")
    assert "è troppo grande" in fault.message


def test_205_1_a_subtype_without_its_dash_is_told_where_the_dash_goes() -> None:
    fault = only(f"carte:\n  Velo: {{tipo: Incantesimo Aura}}\n{TWO}")
    assert fault.suggestion == "Incantesimo — Aura"
    assert only(f"carte:\n  Velo: {{tipo: Instantaneo}}\n{TWO}").suggestion == "istantaneo"


def test_several_keywords_in_one_text_are_told_to_be_a_list() -> None:
    fault = only(f'carte:\n  Drago: {{tipo: Creatura, f/c: 2/2, abilità: "Volare, TRAMPLE"}}\n{TWO}')
    assert fault.suggestion == "[Volare, TRAMPLE]"


def test_a_sentence_of_a_card_in_place_of_an_ability_is_told_that_abilities_have_fields() -> None:
    fault = only(f"carte:\n  Drago: {{tipo: Creatura, f/c: 2/2, abilità: [Le altre tue creature hanno volare]}}\n{TWO}")
    assert "«effetto:»" in fault.message


def test_608_2c_what_is_remembered_was_kept_by_the_same_ability():
    kept = "{effetto: [{esilia: bersaglio, ricorda come: presa}, {sposta: ricordato presa, in: campo}], bersagli: [creatura]}"
    other = "{effetto: [{sposta: ricordato preza, in: campo}]}"
    cards = "carte: {{Anello: {{tipo: Istantaneo, abilità: [{ability}]}}}}\ngiocatori: [Anna, Bruno]\n"
    parse(cards.format(ability=kept), "prova")
    with pytest.raises(ScenarioError, match="nulla in questa abilità ricorda"):
        parse(cards.format(ability=f"{kept}, {other}"), "prova")


@pytest.mark.parametrize("name", ["Carro su Misura", "Pedina d'Oro", "Muro volare", "Anna, la Saggia"])
def test_a_name_that_the_file_defines_is_one_wherever_its_words_say_something_else(name: str) -> None:
    defined = f'carte:\n  "{name}": {{tipo: Creatura, f/c: 1/3}}\n'
    text = f'{defined}giocatori:\n  - {{nome: Anna, campo: ["{name} TAP"], mano: ["{name}"]}}\n  - {{nome: Bruno}}\n'
    anna = parse(text, "prova").players[0]
    assert (anna.battlefield[0].card, anna.battlefield[0].tapped, anna.battlefield[0].token) == (name, True, False)
    assert anna.hand[0].card == name


def test_control_words_that_are_no_name_say_what_they_say() -> None:
    field = "Muro 0/4 volare, pedina Oro 1/1, Spada equipaggiamento su Muro"
    text = f"giocatori:\n  - {{nome: Anna, campo: [{field}]}}\n  - {{nome: Bruno}}\n"
    wall, token, sword = parse(text, "prova").players[0].battlefield
    assert wall.keywords and token.token and sword.attached_to == "Muro"
