"""Lines as they are said: what becomes of each, and where a fault of a line is."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scenarios.language.errors import Place, ScenarioError
from scenarios.played.run import run
from scenarios.told import ruling
from scenarios.written.by_line.embedded import file_of
from scenarios.written.by_line.reading import read
from scenarios.written.by_line.short import EXAMPLES, short
from scenarios.written.load import load, parse, parse_lines
from scenarios.written.model import Scenario
from scenarios.written.places import is_yaml


def headline(lines: str) -> str:
    """What is answered first."""
    return " ".join(ruling(run(parse_lines(lines, "t"))).answer)


SEATS = "Anna: Vipera 1/1, Orso 2/2 id=orso\nBruno: Muro 0/4, Lupo 2/2\n"


def said(line: str) -> Scenario:
    """A situation in which that line happens."""
    return parse_lines(f"{SEATS}{line}\n", "t.tavolo")


def written(action: str) -> Scenario:
    """The same in the form of a file."""
    return parse(
        "giocatori:\n  - {nome: Anna, campo: [Vipera 1/1, Orso 2/2 id=orso]}\n"
        f"  - {{nome: Bruno, campo: [Muro 0/4, Lupo 2/2]}}\nazioni:\n  - {action}\n",
        "t.yaml",
    )


@pytest.mark.parametrize(
    ("line", "action"),
    [
        ("Anna attacca Bruno con Vipera e orso", "{attacca: {Vipera: Bruno, orso: Bruno}, di: Anna}"),
        ("Anna attacca con Vipera", "{attacca: {Vipera: Bruno}, di: Anna}"),
        ("Anna attacca con Vipera Bruno", "{attacca: {Vipera: Bruno}, di: Anna}"),
        ("Anna non attacca", "{attacca: {}, di: Anna}"),
        ("Vipera attacca Bruno", "{attacca: {Vipera: Bruno}, di: Anna}"),
        ("Vipera e orso attaccano Bruno", "{attacca: {Vipera: Bruno, orso: Bruno}, di: Anna}"),
        ("Muro e Lupo bloccano Vipera", "{blocca: {Muro: Vipera, Lupo: Vipera}}"),
        ("Bruno blocca Vipera con Muro e Lupo", "{blocca: {Muro: Vipera, Lupo: Vipera}, di: Bruno}"),
        ("Bruno blocca Vipera con Muro, orso con Lupo", "{blocca: {Muro: Vipera, Lupo: orso}, di: Bruno}"),
        ("Anna attiva Vipera abilità 2 su Lupo, Muro X=3", "{attiva: Vipera, abilità: 2, bersagli: [Lupo, Muro], x: 3, di: Anna}"),
        ("Anna attiva Vipera dividendo 2 a Lupo, 1 a Bruno", "{attiva: Vipera, dividi: {Lupo: 2, Bruno: 1}, di: Anna}"),
        ("Anna attiva Vipera modo 1, 3 rifiutata 117.1", "{attiva: Vipera, modi: [1, 3], rifiutata: 117.1, di: Anna}"),
        ("Anna passa", "{passa: Anna}"),
        ("passa", "passa"),
        ("risolvi 2", "risolvi 2"),
        ("fine combattimento", "{vai a: fine combattimento}"),
        ("vai a mantenimento di Bruno", "{vai a: mantenimento, turno di: Bruno}"),
        ("muore Orso", "{evento: {sposta: Orso, in: cimitero}}"),
        ("Orso e Lupo muoiono", "{evento: [{sposta: Orso, in: cimitero}, {sposta: Lupo, in: cimitero}]}"),
        ("distruggi Orso, Lupo", "{evento: [{distruggi: Orso}, {distruggi: Lupo}]}"),
        ("Vipera infligge 2 a Bruno", "{evento: {danno: 2, a: Bruno, da: Vipera}}"),
        ("Bruno subisce 2 da Vipera", "{evento: {danno: 2, a: Bruno, da: Vipera}}"),
        ("Anna guadagna 3", "{evento: {guadagna: 3, chi: Anna}}"),
        ("Anna perde la partita", "{evento: {perde la partita: Anna}}"),
        ("Anna crea 2x Goblin 1/1 rosso", "{evento: {crea: 2x Goblin 1/1 rosso, di: Anna}}"),
        ("metti +1/+1x2 su Orso", "{evento: {segnalini: {+1/+1: 2}, su: Orso}}"),
        ("sposta Orso in esilio", "{evento: {sposta: Orso, in: esilio}}"),
        ("- {evento: {pesca: Anna}}", "{evento: {pesca: Anna}}"),
        ("TAPpa Orso\nrisposta: no\nAnna tiene Vipera", "{evento: {TAPpa: Orso}, risposte: [no, {leggenda: Vipera, di: Anna}]}"),
    ],
)  # fmt: skip
def test_a_sentence_is_the_action_of_a_file(line: str, action: str) -> None:
    assert said(line).script == written(action).script


def test_a_card_that_is_cast_and_lies_nowhere_was_in_hand_and_one_that_lies_somewhere_stays_there() -> None:
    card = "carta: Dardo istantaneo\n> Dardo infligge 3 danni a un qualsiasi bersaglio.\n"
    found = said(f"{card}Anna lancia Dardo su Muro")
    assert [one.card for one in found.players[0].hand] == ["Dardo"]
    control = said(f"{card}cimitero di Anna: Dardo\nAnna lancia Dardo su Muro")
    assert control.players[0].hand == ()


def test_who_attacks_has_the_turn_unless_it_is_said() -> None:
    assert said("Bruno attacca con Lupo").turn.of == "Bruno"
    assert said("turno: Anna\nBruno attacca con Lupo").turn.of == "Anna"


@pytest.mark.parametrize("name", EXAMPLES)
def test_a_spell_that_is_said_by_what_it_does_is_played(name: str) -> None:
    found = said(f"Anna lancia {name}" + (" su Muro" if "pesca" not in name and "vita" not in name else ""))
    assert len(found.cards) == 1
    assert [one.card for one in found.players[0].hand] == [name]
    assert short(f"{name} x", Place(1, 1)) is None


def test_704_5g_burn_and_pump_are_ruled_from_lines() -> None:
    burn = "Anna:\nBruno: Orso 2/2\nAnna lancia 3 danni su Orso\n"
    assert "«Orso» muore" in headline(burn)
    assert "«Orso» diventa 5/5" in headline(f"{burn}Bruno risponde +3/+3 su Orso\n")


def test_what_stands_between_commas_is_a_card_a_number_of_the_player_or_goes_on_with_the_card() -> None:
    found = parse_lines("Anna: 17, veleno 2, mana GG, Orso 2/2 volare, tocco letale, 2x Elfo 1/1 TAP\nBruno: 20\n", "t")
    anna = found.players[0]
    assert (anna.life, anna.poison, len(anna.pool)) == (17, 2, 2)
    assert [(one.card, one.count, len(one.keywords)) for one in anna.battlefield] == [("Orso", 1, 2), ("Elfo", 2, 0)]


@pytest.mark.parametrize(
    ("lines", "line", "column", "suggestion"),
    [
        ("manno: Isola", 3, 1, "mano"),
        ("Manno: Isola", 3, 1, "mano"),
        ("azzioni: []", 3, 1, "azioni"),
        ("Bruno lanica Muro", 3, 7, "lancia"),
        ("mouore Orso", 3, 1, "muore"),
        ("fine combatimento", 3, 1, "fine combattimento"),
        ("Anna attacca con Vipra", 3, 18, "Vipera"),
        ("Anna attiva Vipera oltre Muro", 3, 13, ""),
        ("vai a mantenimeto", 3, 7, "mantenimento"),
        ("mano di Brno: Isola", 3, 9, "Bruno"),
        ("? zna di orso", 3, 3, "zona"),
        ("- {lanca: Orso}", 3, 3, "lancia"),
        ("zorro: 20", 3, 1, ""),
    ],
)
def test_a_fault_is_told_in_its_line_and_column_and_never_makes_a_player(
    lines: str, line: int, column: int, suggestion: str
) -> None:
    with pytest.raises(ScenarioError) as caught:
        parse_lines(f"{SEATS}{lines}\n", "t")
    fault = caught.value.faults[0]
    assert (fault.line, fault.column, fault.suggestion) == (line, column, suggestion), fault
    assert len(read(f"{SEATS}{lines}\n").seats) == 2


def test_a_third_player_is_one_by_a_capital_letter_even_where_a_heading_is_spelled_alike() -> None:
    found = parse_lines('Anna:\nBruno:\nCarla: 30\n"Manno": 10\n', "t")
    assert [(one.name, one.life) for one in found.players] == [
        ("Anna", None), ("Bruno", None), ("Carla", 30), ("Manno", 10),
    ]  # fmt: skip


def test_a_text_of_which_nobody_says_what_it_is_is_a_file_by_its_players() -> None:
    assert is_yaml("titolo: x\ngiocatori: [Anna, Bruno]\n")
    assert not is_yaml("titolo: x\nAnna:\nBruno:\n")
    assert is_yaml('{"giocatori": ["Anna", "Bruno"]}') and is_yaml("{\n giocatori: [Anna, Bruno]}")
    assert not is_yaml("Anna: Elfo 1/1\n{T}: Aggiungi {G}.\nBruno: 20\n")


@pytest.mark.parametrize("ending", ["txt", "tavolo", "md", ""])
def test_lines_are_read_whatever_their_file_is_called(tmp_path: Path, ending: str) -> None:
    file = tmp_path / f"board.{ending}".removesuffix(".")
    file.write_text("Anna: Orso 2/2\nBruno: 20\n", encoding="utf-8")
    assert [one.name for one in load(file).players] == ["Anna", "Bruno"]


@pytest.mark.parametrize("ending", ["txt", "yaml", "json"])
def test_control_so_is_yaml_and_lines_are_none_in_a_file_that_says_it_is_yaml(tmp_path: Path, ending: str) -> None:
    (tmp_path / f"board.{ending}").write_text("giocatori: [Anna, Bruno]\n", encoding="utf-8")
    assert [one.name for one in load(tmp_path / f"board.{ending}").players] == ["Anna", "Bruno"]
    (tmp_path / "board.yaml").write_text("Anna: Orso 2/2\nBruno: 20\n", encoding="utf-8")
    with pytest.raises(ScenarioError):
        load(tmp_path / "board.yaml")


WORDS = st.text(st.sampled_from("aAO:;,\"' \n[]{}#-+/12xà&*!|>%@`?"), max_size=80)


@given(WORDS)
def test_whatever_is_typed_is_answered_with_places_inside_it(text: str) -> None:
    lines = text.split("\n")
    try:
        parse_lines(text, "t")
    except ScenarioError as error:
        for fault in error.faults:
            assert 0 <= fault.line <= len(lines)
            assert fault.column <= len(lines[max(fault.line - 1, 0)]) + 1, fault


@given(WORDS)
def test_no_line_becomes_syntax_of_the_file(text: str) -> None:
    """What is typed as plain text is text in the file, however it looks."""
    paragraph = " ".join(text.split())
    found = parse(file_of(read(f"Anna: 20\nOrso 2/2\n> {paragraph}\nBruno: 20\n").root), "x")
    assert [player.name for player in found.players] == ["Anna", "Bruno"]
    assert str(found.cards["Orso"].text if found.cards else "") == paragraph


def test_whoever_does_something_sits_at_the_table_and_who_sits_alone_has_an_opponent() -> None:
    said_of_one = parse_lines("Bruno: Orso 2/2\nAnna lancia 3 danni su Orso\n", "t")
    assert [one.name for one in said_of_one.players] == ["Bruno", "Anna"]
    assert [one.name for one in parse_lines("Bruno: Orso 2/2 danno 2\n", "t").players] == ["Bruno", "Anna"]
    assert [one.name for one in parse_lines("Anna: Orso 2/2 danno 2\n", "t").players] == ["Anna", "Bruno"]


@pytest.mark.parametrize(
    ("lines", "suggestion"),
    [
        ("Brno lancia 3 danni su Orso", "Bruno"),
        ("Carla lancia 3 danni su Orso", ""),
        ("Ors attacca Bruno", "orso"),
    ],
)
def test_a_slip_in_the_name_of_who_does_something_makes_no_player(lines: str, suggestion: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        parse_lines(f"{SEATS}{lines}\n", "t")
    fault = caught.value.faults[0]
    assert (fault.line, fault.column, fault.suggestion) == (3, 1, suggestion)
    assert len(read(f"{SEATS}{lines}\n").seats) == 2


def test_what_somebody_has_is_said_behind_the_name_or_before_it() -> None:
    behind = parse_lines("Anna mano: Lupo 2/1\nBruno: 17\n", "t")
    before = parse_lines("Anna:\nmano di Anna: Lupo 2/1\nBruno: 17\n", "t")
    assert (behind.players[0].hand, behind.players[1].life) == (before.players[0].hand, 17)


def test_510_1_whoever_says_what_blocks_asks_about_the_damage() -> None:
    fight = "Anna: Vipera 1/1 tocco letale\nBruno: Orso 2/2\nAnna attacca con Vipera\nBruno blocca Vipera con Orso\n"
    assert "«Vipera» e «Orso» muoiono" in headline(fight)
    assert "muoiono" in headline(f"{fight}Anna lancia +1/+1 su Vipera\n")
    attack, _, _ = fight.partition("Bruno blocca")
    assert "muoiono" not in headline(attack), "control: who only attacks may still be blocked"


@pytest.mark.parametrize("heading", ["Bruno:", "Bruno: 20", "«Bruno»:"])
def test_lines_under_a_player_are_never_lost(heading: str) -> None:
    plain = f"Anna:\n{heading}\nmano: Isola, Palude\nOrso 2/2\ncimitero: Lupo 1/1\n"
    indented = f"Anna:\n{heading}\n  mano: Isola, Palude\n  Orso 2/2\n  cimitero: Lupo 1/1\n"
    assert parse_lines(indented, "x") == parse_lines(plain, "x")
    assert len(parse_lines(indented, "x").players[1].hand) == 2


def test_a_fault_under_a_player_is_told_in_its_line() -> None:
    with pytest.raises(ScenarioError) as caught:
        parse_lines("Anna:\nBruno:\n  mano: Isola\n  Orso volrae\n", "x")
    assert [fault.line for fault in caught.value.faults] == [4]


@pytest.mark.parametrize("cost", ["{X}{G}", "XG", '"{X}{G}"'])
def test_107_4_a_cost_below_its_card_needs_no_quotation_marks(cost: str) -> None:
    lines = (
        f"Anna in mano: Idra creatura 0/0\ncosto: {cost}\n> Questa creatura entra con X segnalini +1/+1.\nBruno: 20\n"
    )
    assert parse_lines(lines, "t").cards["Idra"].cost == "{X}{G}"


def test_107_4_control_other_braces_are_fields() -> None:
    lines = "Anna in mano: Idra creatura 0/0\ncosto: {X: G}\nBruno: 20\n"
    with pytest.raises(ScenarioError):
        parse_lines(lines, "t")
