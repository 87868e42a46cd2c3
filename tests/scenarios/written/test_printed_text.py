"""The Italian text of a card in a scenario: what it comes to, what is not understood and where, and when it is read at all."""

import subprocess
import sys
from pathlib import Path

import pytest

from engine.cards.abilities.ability import Activated, Keyword, NotUnderstood, SpellAbility, Triggered
from engine.cards.abilities.objects import CreateTokens
from scenarios import library
from scenarios.laid.setup import set_up
from scenarios.language.errors import ScenarioError
from scenarios.written import printed_text
from scenarios.written.load import load, parse
from scenarios.written.printed_text import is_activated, lend, read_printed, read_rules_text, read_said, sense
from scenarios.written.rules_text import RulesText
from tests.shared import ROOT

BOARD = "titolo: Prova\ncarte:\n{cards}giocatori: [Anna, Bruno]\n"


def cards(text):
    return parse(BOARD.format(cards=text), "prova.yaml").cards


def abilities(text, name):
    return cards(text)[name].characteristics(name).abilities


def test_113_2c_each_paragraph_is_an_ability() -> None:
    written = "  Gufo:\n    tipo: Creatura\n    testo: |\n      Volare\n      {T}: Pesca una carta.\n"
    flying, draws = abilities(written, "Gufo")
    assert isinstance(flying, Keyword) and flying.keyword == "flying"
    assert isinstance(draws, Activated)


def test_113_2c_a_list_says_the_same_as_lines() -> None:
    lines = "  Gufo:\n    tipo: Creatura\n    testo: |\n      Volare\n      Cautela\n"
    listed = "  Gufo:\n    tipo: Creatura\n    testo: [Volare, Cautela]\n"
    assert abilities(lines, "Gufo") == abilities(listed, "Gufo")


def test_a_text_partly_understood_keeps_what_was_and_names_the_words_that_were_not() -> None:
    flying, riddle = abilities("  Gufo: {tipo: Creatura, testo: [Volare, Quando il Gufo muore ridi.]}\n", "Gufo")
    assert isinstance(flying, Keyword)
    assert isinstance(riddle, NotUnderstood)
    assert riddle.text == "Quando il Gufo muore ridi."
    assert "«" in riddle.reason and "ridi" in riddle.reason


def test_113_2c_a_sign_that_no_card_has_spoils_its_own_paragraph_alone() -> None:
    flying, riddle, vigilance = abilities(
        "  Gufo: {tipo: Creatura, testo: [Volare, Ridi 🐉 forte., Cautela]}\n", "Gufo"
    )
    assert [getattr(one, "keyword", "") for one in (flying, vigilance)] == ["flying", "vigilance"]
    assert isinstance(riddle, NotUnderstood) and riddle.reason == "segno sconosciuto: «🐉»"


def test_608_2c_a_spell_is_one_ability_of_the_paragraphs_that_are_understood() -> None:
    drawn, riddle = abilities("  Gufo: {tipo: Istantaneo, testo: [Pesca una carta., Ridi 🐉 forte.]}\n", "Gufo")
    assert isinstance(drawn, SpellAbility) and drawn.text == "Pesca una carta."
    assert isinstance(riddle, NotUnderstood) and riddle.text == "Ridi 🐉 forte."


def test_data_adds_to_the_text_in_the_order_of_the_card() -> None:
    written = "  Gufo:\n    tipo: Creatura\n    parole chiave: [cautela]\n    testo: Volare\n"
    written += "    abilità: [{quando: {muore: questo}, effetto: {pesca: 1}, testo: Ridi.}]\n"
    first, second, third = abilities(written, "Gufo")
    assert [getattr(one, "keyword", "") for one in (first, second)] == ["vigilance", "flying"]
    assert isinstance(third, Triggered) and third.text == "Ridi."


@pytest.mark.parametrize(
    ("more", "field"),
    [
        ("parole chiave: [cautela, volare]", "il numero 2 di «parole chiave»"),
        ("abilità: [{quando: {muore: questo}, effetto: {pesca: 1}}]", "il numero 1 di «abilità»"),
    ],
)
def test_113_2c_an_ability_by_text_and_by_data_is_an_error_with_its_place(more, field) -> None:
    text = "[Volare, 'Quando il Gufo muore, pesca una carta.']"
    written = BOARD.format(cards=f"  Gufo:\n    tipo: Creatura\n    testo: {text}\n    {more}\n")
    with pytest.raises(ScenarioError) as raised:
        set_up(parse(written, "prova.yaml"))
    (fault,) = raised.value.faults
    assert (fault.line, fault.column) == (4, 5)
    assert field in fault.message and "lo dice già il testo" in fault.message
    set_up(parse(written.replace("Volare, ", "").replace("muore, pesca una", "muore, pesca due"), "prova.yaml"))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("{quando: muore}", "qui serve il testo della carta, non dei campi"),
        ("['Volare', {T: Pesca}]", "un testo con i due punti o con le graffe va fra virgolette"),
        ("[[Volare]]", "qui serve un testo, non un elenco"),
        (f"'{'a' * 20_000}b'", "troppo lungo"),
    ],
)
def test_what_is_no_text_is_told_with_its_field(text, message) -> None:
    with pytest.raises(ScenarioError) as raised:
        cards(f"  Gufo: {{tipo: Creatura, testo: {text}}}\n")
    assert message in str(raised.value)


def test_a_rules_text_knows_its_places() -> None:
    written = "  Gufo:\n    tipo: Creatura\n    testo:\n      - Volare\n      - 'Ridi   molto.'\n"
    text = cards(written)["Gufo"].text
    assert text == "Volare\nRidi   molto."
    assert text.place(0) == (6, 9)
    assert text.place(7) == (7, 10)
    assert text.place(14) == (7, 17)
    assert RulesText(("Volare",)).place(2) is None
    assert read_rules_text(text) is text


def test_111_4_a_token_without_a_name_is_called_by_its_subtypes() -> None:
    written = "  Adunata: {tipo: Stregoneria, testo: Crea due pedine creatura Soldato Umano 1/1 bianche.}\n"
    (spell,) = abilities(written, "Adunata")
    assert isinstance(spell, SpellAbility)
    (made,) = spell.effects
    assert isinstance(made, CreateTokens)
    assert set(made.token.name.split()) == {"Soldato", "Umano"}


def test_a_token_by_text_can_be_spoken_of() -> None:
    text = "    testo: Crea due pedine creatura Soldato 1/1 bianche.\n"
    written = BOARD.format(cards=f"  Adunata:\n    tipo: Stregoneria\n{text}")
    parse(written + "attese: [{oggetto: soldato1, zona: campo}]\n", "prova.yaml")
    with pytest.raises(ScenarioError, match="goblin1"):
        parse(written + "attese: [{oggetto: goblin1, zona: campo}]\n", "prova.yaml")


@pytest.mark.parametrize(
    ("paragraph", "activated"),
    [
        ("{T}: Fai una capriola.", True),
        ("{2}{G}, {T}, ridi: Fai una capriola.", True),
        ("+1: Fai una capriola.", True),
        ("−3: Fai una capriola.", True),
        ("Sacrifica un Elfo: Fai una capriola.", False),
        ("Quando muore, scegli: {T}.", False),
        ("Le creature hanno «{T}: Ridi.»", False),
        ('Le creature hanno "{T}: Ridi."', False),
        ("Fai una capriola. ({T}: Ridi.)", False),
        ("Fai una capriola.", False),
        ("{T}", False),
    ],
)
def test_602_1_only_a_cost_and_a_colon_make_an_activated_ability_for_sure(paragraph, activated) -> None:
    assert is_activated(paragraph) is activated


def test_the_same_ability_has_the_same_sense_however_it_is_written() -> None:
    by_text = cards("  Gufo: {tipo: Creatura, testo: VOLARE.}\n")["Gufo"].characteristics("Gufo").abilities
    by_data = cards("  Gufo: {tipo: Creatura, parole chiave: [volare]}\n")["Gufo"].keywords
    assert by_text != by_data
    assert sense(by_text) == sense(by_data)
    assert sense(by_text) != sense((Keyword(keyword="reach"),))


# --- the library


def test_most_cards_of_the_library_say_their_abilities_by_text_and_all_of_it_is_understood() -> None:
    by_text = by_data = 0
    for path in library.paths():
        for name, card in load(path).cards.items():
            assert card.read(name).fragments == (), (path.stem, name)
            assert card.said_twice(name) is None
            by_text += bool(card.text)
            by_data += bool(not card.text and (card.abilities or card.keywords))
    assert by_text / (by_text + by_data) >= 0.6


# --- when text is read


LOADS = """
import sys
from pathlib import Path
from scenarios.written.load import load
from scenarios.played.run import run
{}
print("lark" in sys.modules)
"""


def loads_lark(code: str) -> bool:
    done = subprocess.run(
        [sys.executable, "-c", LOADS.format(code)], cwd=ROOT, capture_output=True, text=True, check=True, timeout=60
    )
    return done.stdout.strip() == "True"


def test_lark_is_loaded_for_a_card_with_text_and_not_for_one_without(tmp_path: Path) -> None:
    file = tmp_path / "prova.yaml"
    file.write_text("carte: {Gufo: {tipo: Creatura, testo: Volare}}\ngiocatori: [Anna, Bruno]\n", "utf-8")
    code = f"played = load({str(file)!r})\n"
    assert not loads_lark(code)
    assert loads_lark(code + "played.cards['Gufo'].characteristics('Gufo')")
    file.write_text("carte: {Gufo: {tipo: Creatura, parole chiave: [volare]}}\ngiocatori: [Anna, Bruno]\n", "utf-8")
    assert not loads_lark(code + "run(played)")


def test_listing_the_library_reads_no_text() -> None:
    assert not loads_lark("from scenarios import library\nassert load(next(library.paths())).cards")


class Memory:
    """A shelf that counts."""

    def __init__(self) -> None:
        self.kept: dict[str, str] = {}
        self.put_down = 0

    def find(self, key: str) -> str | None:
        return self.kept.get(key)

    def put(self, key: str, content: str) -> None:
        self.put_down += 1
        self.kept[key] = content


@pytest.fixture
def shelf():
    made = Memory()
    read_printed.cache_clear()
    lend(made)
    yield made
    lend(None)
    read_printed.cache_clear()


CARD = ("Gufo", "Creatura — Uccello", "Volare\nFai una capriola.", "{U}")


def test_a_reading_comes_back_from_the_shelf_as_it_was(shelf: Memory, monkeypatch: pytest.MonkeyPatch) -> None:
    first = read_printed(*CARD)
    assert shelf.put_down == 1
    read_printed.cache_clear()
    monkeypatch.setattr(printed_text, "_read", lambda *_: pytest.fail("it was read again"))
    assert read_printed(*CARD) == first
    assert first.fragments


@pytest.mark.parametrize("content", ["", "[", "[]", "[1, 2]", '[[[{"genere": "os.system"}, 0, 1]], []]', "null", "3"])
def test_what_is_damaged_on_the_shelf_is_read_anew(shelf: Memory, content: str) -> None:
    first = read_printed(*CARD)
    read_printed.cache_clear()
    shelf.kept = dict.fromkeys(shelf.kept, content)
    assert read_printed(*CARD) == first
    assert shelf.put_down == 2


def test_another_name_type_or_cost_is_another_reading(shelf: Memory) -> None:
    for card in (CARD, ("Falco", *CARD[1:]), (CARD[0], "Artefatto", *CARD[2:]), (*CARD[:3], None)):
        read_printed(*card)
    assert len(shelf.kept) == 4


def test_115_1_what_a_card_does_not_aim_at_is_no_target_where_only_so_it_is_read() -> None:
    text = "Quando il Gufo entra, infligge 2 danni a una creatura controllata da un avversario scelta a caso."
    printed = read_printed("Gufo", "Creatura — Uccello", text, "{U}")
    assert not printed.fragments
    assert sense(read_said("Gufo", "Creatura — Uccello", text, "{U}").abilities) == sense(printed.abilities)
