"""A scenario that names a card plays as one that writes it out; what the file itself says wins, and what is not clear is told."""

from __future__ import annotations

import sqlite3
from concurrent.futures import ThreadPoolExecutor

import pytest

from engine.cards.abilities.ability import Keyword
from scenarios.asked.exploring import report as exploring_report
from scenarios.asked.exploring.explore import explore
from scenarios.language.errors import ScenarioError
from scenarios.played.run import Outcome, run
from scenarios.printed import corrections
from scenarios.printed.corrections import Correction, Corrections
from scenarios.printed.enclosing import enclosed
from scenarios.printed.lending import LentCards
from scenarios.printed.store import FILE
from scenarios.told.report import as_json, as_text
from scenarios.written.card_source import lend_cards
from scenarios.written.load import parse
from tests.scenarios.printed.making import (
    bulk,
    face,
    imported,
    in_italian,
    italian,
    lines,
    listed,
    mtgjson,
    mtgjson_file,
    of_set,
    put,
    scryfall,
)

BOLT = scryfall(
    "Spark",
    type_line="Instant",
    mana_cost="{R}",
    oracle_text="Spark deals 3 damage to any target.",
    power=None,
    toughness=None,
    colors=["R"],
)
ELF = scryfall("Great Elf", mana_cost="{2}{G}", power="3", toughness="3", oracle_text="Reach")
OLD = scryfall("Old Elf", oracle_text="Trample", released_at="2024-02-02")
ONLY_ENGLISH = scryfall("Strange Elf", oracle_text="Whenever Strange Elf attacks, dance on the table.")
SOLDIERS = [
    scryfall(
        "Soldier",
        oracle_id=f"t{n}",
        layout="token",
        type_line="Token Creature — Soldier",
        power=f"{n}",
        toughness=f"{n}",
        mana_cost="",
        colors=["W"],
        oracle_text="Vigilance",
    )
    for n in (1,)
]
ADVENTURE = scryfall(
    "Giant // Throw",
    layout="adventure",
    card_faces=[
        face("Giant", type_line="Creature — Giant", power="4", toughness="4", oracle_text=""),
        face("Throw", type_line="Instant — Adventure", oracle_text="Throw deals 2 damage to any target."),
    ],
)
SPLIT = scryfall("Dawn // Dusk", layout="split", card_faces=[face("Dawn"), face("Dusk")])
BACK = scryfall(
    "Day // Night",
    layout="transform",
    card_faces=[
        face("Day", type_line="Creature — Elf", power="1", toughness="1", oracle_text=""),
        face("Night", type_line="Creature — Elf", power="4", toughness="4", mana_cost="", oracle_text=""),
    ],
)


def both_in_italian(card, *names):
    texts = {
        "Draw a card.": "Pesca una carta.",
        "Throw deals 2 damage to any target.": "Lancio infligge 2 danni a un qualsiasi bersaglio.",
        "": "",
    }
    faces = [
        {**one, "printed_name": name, "printed_text": texts[one["oracle_text"]]}
        for one, name in zip(card["card_faces"], names, strict=True)
    ]
    return {**card, "lang": "it", "card_faces": faces}


CARDS = [
    BOLT,
    italian(BOLT, "Scintilla", "La Scintilla infligge 3 danni a un qualsiasi bersaglio.", "Istantaneo"),
    ELF,
    italian(ELF, "Grande Elfo", "Raggiungere"),
    OLD,
    italian(OLD, "Elfo Antico", "Travolgere", released_at="1999-09-09"),
    ONLY_ENGLISH,
    *SOLDIERS,
    italian(SOLDIERS[0], "Soldato", "Cautela"),
    ADVENTURE,
    both_in_italian(ADVENTURE, "Gigante", "Lancio"),
    SPLIT,
    both_in_italian(SPLIT, "Alba", "Tramonto"),
    BACK,
    both_in_italian(BACK, "Giorno", "Notte"),
    scryfall("Twin", oracle_id="a", set="aaa"),
    scryfall("Twin", oracle_id="b", set="bbb"),
]


def keywords(abilities):
    return [one.keyword if isinstance(one, Keyword) else "" for one in abilities]


@pytest.fixture
def cards(tmp_path):
    imported(tmp_path, put(tmp_path, bulk(*CARDS)))
    lend_cards(LentCards(tmp_path / FILE, tmp_path / corrections.FILE))
    yield tmp_path
    lend_cards(None)


def board(hand="", field="", more="", actions=""):
    anna = f"{{nome: Anna, mano: [{hand}], campo: [{field}], grimorio: [Isola, Isola]}}"
    return parse(f"{more}\ngiocatori:\n  - {anna}\n  - {{nome: Bruno, campo: [Orso 2/2]}}\n{actions}", "prova")


SPARKED = (
    "azioni:\n  - {lancia: %s, di: Anna, bersagli: [orso]}\n  - risolvi\nattese:\n  - {oggetto: orso, zona: cimitero}\n"
)


@pytest.mark.parametrize("name", ["Scintilla", "scintilla", "SCINTÌLLA", "Spark", "spark"])
def test_201_a_name_in_either_language_plays_as_the_card_written_out(cards, name) -> None:
    played = run(board(hand=name, actions=SPARKED % name))
    assert played.outcome is Outcome.COMPLETE
    assert all(check.vera for check in played.checks)
    out = "carte:\n  Scintilla: {tipo: Istantaneo, costo: R, testo: La Scintilla infligge 3 danni a un qualsiasi bersaglio.}"
    written = run(board(hand="Scintilla", more=out, actions=SPARKED % "Scintilla"))
    assert [step.step.kind for step in played.steps] == [step.step.kind for step in written.steps]
    # The card has one name whatever it is called by.
    assert "«Scintilla»" in as_text(played)


def test_a_ruling_names_the_printings_that_it_rests_on(cards) -> None:
    played = run(board(hand="Scintilla", actions=SPARKED % "Scintilla"))
    assert "Scintilla: testo italiano di INV 2020; Oracle del" in as_text(played)
    assert as_json(played)["carte_da"][0].startswith("Scintilla: ")
    without = run(board(hand="Dardo istantaneo"))
    assert "carte_da" not in as_json(without)


def test_a_text_that_is_printed_is_never_put_in_other_words(cards) -> None:
    there = board(hand="Scintilla").cards["Scintilla"]
    assert there.text.printed
    ours = "carte:\n  Sbuffo: {tipo: Istantaneo, costo: R, testo: Infligge 3 danni a un qualsiasi bersaglio.}"
    played = run(board(hand="Sbuffo", more=ours, actions=SPARKED % "Sbuffo"))
    assert played.outcome is Outcome.COMPLETE
    like = "Sbuffo infligge 3 danni a un qualsiasi bersaglio."
    assert f"«Sbuffo»: «Infligge 3 danni a un qualsiasi bersaglio.» è letto come «{like}»" in as_text(played)
    assert as_json(played)["letti_come"] == [
        {"carta": "Sbuffo", "detto": "Infligge 3 danni a un qualsiasi bersaglio.", "letto": like}
    ]


def test_every_outcome_names_the_printings_that_it_rests_on(cards) -> None:
    explored = explore(
        board(hand="Scintilla", actions="azioni:\n  - {lancia: Scintilla, di: Anna, bersagli: [orso]}\n")
    )
    told = "Scintilla: testo italiano di INV 2020; Oracle del"
    assert told in exploring_report.as_text(explored, "prova")
    assert exploring_report.as_json(explored)["carte_da"][0].startswith(told)
    without = explore(board(hand="Dardo istantaneo"))
    assert "carte_da" not in exploring_report.as_json(without)


def test_a_printing_that_is_older_than_the_last_one_is_marked(cards) -> None:
    assert "più vecchio dell'ultima stampa (2024): fa fede il testo Oracle" in as_text(run(board(field="Elfo Antico")))
    assert "più vecchio" not in as_text(run(board(field="Grande Elfo")))


def test_where_no_other_printing_is_known_the_ruling_says_that_oracle_leads(tmp_path) -> None:
    unsure = "il file non dice se è l'ultima stampa: dove dice altro fa fede il testo Oracle"
    owl, cat = (
        mtgjson("Grey Owl", foreignData=[in_italian("Gufo")]),
        mtgjson("Red Cat", foreignData=[in_italian("Gatto")]),
    )
    dated = put(tmp_path, mtgjson_file({"INV": of_set("INV", cat)}), "dated.json")
    # A file of cards and not of printings has no day for the Italian words.
    undated = put(tmp_path, mtgjson_file({"Grey Owl": [{**owl, "setCode": "", "printings": ["INV"]}]}), "atomic.json")
    lent = LentCards(tmp_path / FILE, tmp_path / corrections.FILE)
    lend_cards(lent)
    try:
        for file, name, told in (
            (dated, "Gatto", False),
            (undated, "Gufo", True),
            (put(tmp_path, lines(listed("Orso")), "list.jsonl"), "Orso", True),
            (put(tmp_path, lines(listed("Lupo", text_it="", text_en="")), "bare.jsonl"), "Lupo", False),
        ):
            imported(tmp_path, file, anew=True)
            assert (unsure in as_text(run(board(field=name)))) is told
            assert (unsure in as_json(run(board(field=name)))["carte_da"][0]) is told
    finally:
        lend_cards(None)


def test_what_the_file_defines_wins(cards) -> None:
    own = "carte:\n  Scintilla: {tipo: Istantaneo, testo: Pesca una carta.}"
    assert board(hand="Scintilla", more=own).rests_on == ()
    assert board(field="Grande Elfo 1/1").rests_on == ()
    assert board(field="Grande Elfo").rests_on != ()


def test_a_card_whose_only_text_is_not_understood_is_incomplete_where_it_counts(cards) -> None:
    attack = "turno: {sottofase: inizio del combattimento}\n"
    played = run(
        board(
            field="Strange Elf",
            more=attack,
            actions="azioni:\n  - {passa: Anna}\n  - {passa: Bruno}\n  - {attacca: {strange elf: Bruno}}\n",
        )
    )
    assert played.outcome is Outcome.INCOMPLETE
    assert "nessun testo italiano nel file" in as_text(played)
    assert "dance on the table" in as_text(played)


def test_111_a_token_has_what_the_file_knows_of_it(cards) -> None:
    scenario = board(field="Soldato pedina")
    (card,) = (card for name, card in scenario.cards.items() if name == "Soldato")
    assert str(card.power_toughness) == "1/1"
    assert [word.value for word in card.colors_printed()] == ["W"]
    assert card.read("Soldato").abilities
    with pytest.raises(ScenarioError):
        board(field="Elfo pedina")


def test_715_an_adventure_and_712_a_double_faced_card_come_with_their_other_part(cards) -> None:
    scenario = board(hand="Gigante", field="Giorno")
    assert set(scenario.cards) == {"Gigante", "Lancio", "Giorno", "Notte"}
    assert (scenario.cards["Gigante"].inset, scenario.cards["Giorno"].back) == ("Lancio", "Notte")
    run(scenario)


@pytest.mark.parametrize("layout", ["transform", "adventure", "meld"])
def test_712_a_face_whose_other_is_in_no_file_makes_the_ruling_incomplete(tmp_path, layout) -> None:
    one = listed("Alba Sola", side="a", layout=layout)
    imported(tmp_path, put(tmp_path, lines(one, listed("Gufo")), "list.jsonl"))
    lend_cards(LentCards(tmp_path / FILE, tmp_path / corrections.FILE))
    try:
        assert run(board(field="Gufo")).outcome is Outcome.COMPLETE
        alone = run(board(field="Alba Sola"))
    finally:
        lend_cards(None)
    assert alone.outcome is Outcome.INCOMPLETE
    assert "non è nel file" in as_text(alone) or "non si trova" in as_text(alone)


def test_709_a_split_card_has_both_halves(cards) -> None:
    scenario = board(hand="Alba // Tramonto")
    assert scenario.cards["Alba // Tramonto"].halves == ("Alba", "Tramonto")
    run(scenario)


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("Grnde Elfo", "«Grande Elfo»"),
        ("Twin", "«Twin (AAA)», «Twin (BBB)»"),
        ("Notte", "è una parte di «Giorno // Notte»"),
        ("Tramonto", "è una parte di «Alba // Tramonto»"),
        ("qqqqqqqqqq", "non è definita"),
    ],
)
def test_a_name_that_is_not_clear_is_told_with_the_nearest(cards, line, words) -> None:
    with pytest.raises(ScenarioError, match="non è definita") as error:
        board(field=line)
    assert words in str(error.value)


def test_two_cards_of_one_name_are_told_apart_on_a_line(cards) -> None:
    for name in ("Twin (AAA)", "twin [bbb]"):
        scenario = board(field=f'"{name}"')
        assert [card.printed_name for card in scenario.cards.values()] == ["Twin"]


def test_without_any_cards_everything_is_as_it_was(tmp_path) -> None:
    with pytest.raises(ScenarioError) as before:
        board(field="Grande Elfo")
    lend_cards(LentCards(tmp_path / FILE, tmp_path / corrections.FILE))
    try:
        with pytest.raises(ScenarioError) as after:
            board(field="Grande Elfo")
    finally:
        lend_cards(None)
    assert str(before.value) == str(after.value)


def test_a_damaged_file_of_cards_is_told_where_a_card_is_not_found(cards) -> None:
    (cards / FILE).write_bytes(b"nothing at all" * 99)
    with pytest.raises(ScenarioError, match="danneggiato"):
        board(field="Grande Elfo")
    assert board(field="Grande Elfo 3/3").rests_on == ()


def test_an_import_in_another_window_is_seen_at_once(cards) -> None:
    with pytest.raises(ScenarioError):
        board(field="New Elf")
    imported(cards, put(cards, bulk(*CARDS, scryfall("New Elf"))))
    assert board(field="New Elf").rests_on


def in_a_thread(ask):
    """What comes of it in a thread that no other ask shares."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(ask).result()


def test_a_board_is_read_in_any_thread(cards) -> None:
    assert board(field="Grande Elfo").rests_on
    for name in ("Elfo Antico", "Scintilla"):
        assert in_a_thread(lambda name=name: board(hand=name)).rests_on
    with pytest.raises(ScenarioError, match="Grande Elfo"):
        in_a_thread(lambda: board(field="Grnde Elfo"))


def test_who_lends_no_more_is_let_go_and_opens_again_what_it_is_asked_for(cards) -> None:
    lent = LentCards(cards / FILE, cards / corrections.FILE)
    lend_cards(lent)
    assert board(field="Grande Elfo").rests_on
    store = lent._store
    assert store is not None
    lend_cards(lent)
    assert lent._store is store
    lend_cards(None)
    assert vars(lent)["_store"] is None
    with pytest.raises(sqlite3.ProgrammingError, match="closed"):
        store.connection.execute("SELECT 1")
    assert lent.card("Grande Elfo", token=False) is not None
    lent.close()


def test_a_name_of_words_that_say_something_on_a_line_is_a_name(cards) -> None:
    odd = scryfall("Goblin on a Sled")
    imported(
        cards,
        put(
            cards,
            bulk(*CARDS, odd, italian(odd, "Goblin su Slitta"), italian(scryfall("Spawn Token"), "Pedina di Un Re")),
        ),
    )
    for name in ("goblin su slitta", "Pedina di un Re"):
        ((item,),) = (player.battlefield for player in board(field=name).players[:1])
        assert (item.card, item.attached_to, item.token) == (name, None, False)
    # Without such a card the words mean what they always do.
    lend_cards(None)
    with pytest.raises(ScenarioError, match="Slitta"):
        board(field="Goblin 1/1 su Slitta")


def test_a_name_of_several_words_is_one_behind_another_card_too(cards) -> None:
    for host in ("great elf", "Great Elf"):
        item = board(field=f"Great Elf, Elmo artefatto equipaggiamento su {host} TAP").players[0].battlefield[1]
        assert (item.attached_to, item.tapped) == (host, True)
    # Without such a card only a name in capitals goes on.
    lend_cards(None)
    with pytest.raises(ScenarioError, match="«elf» qui non dice niente"):
        board(field="Great Elf 3/3, Elmo artefatto equipaggiamento su great elf TAP")
    item = board(field="Great Elf 3/3, Elmo artefatto equipaggiamento su Great Elf TAP").players[0].battlefield[1]
    assert item.attached_to == "Great Elf"


# --- corrections


def test_a_correction_stands_in_the_place_of_the_text_and_says_whose_it_is(cards) -> None:
    kept = Corrections(cards / corrections.FILE)
    kept.put(
        Correction("Scintilla", {"testo": "La Scintilla infligge 1 danno a un qualsiasi bersaglio."}, day="2026-02-03")
    )
    played = run(board(hand="Spark", actions=SPARKED % "Spark"))
    assert not all(check.vera for check in played.checks)
    assert "Scintilla: con una correzione tua del 2026-02-03, non con il testo del file" in as_text(played)
    kept.take("scintilla")
    assert all(check.vera for check in run(board(hand="Spark", actions=SPARKED % "Spark")).checks)


def test_a_correction_as_data_takes_the_text_away(cards) -> None:
    data = {"abilità": [{"effetto": [{"infliggi": 3, "a": "bersaglio"}], "bersagli": ["qualsiasi"]}]}
    corrected = Correction("Scintilla", data, author="Carla")
    assert corrected.over({"tipo": "Istantaneo", "testo": "x"}) == {"tipo": "Istantaneo", **data}


def test_a_card_that_is_in_no_file_can_be_the_judges_own(cards) -> None:
    Corrections(cards / corrections.FILE).put(
        Correction("Mio Elfo", {"tipo": "Creatura — Elfo", "f/c": "2/2"}, author="Carla")
    )
    assert board(field="mio elfo").rests_on == ("Mio Elfo: con una correzione di Carla, non con il testo del file",)


def test_corrections_go_to_a_file_and_back(cards) -> None:
    one = Correction("Scintilla", {"testo": "Pesca una carta.\nVolare: sì"}, "Carla", "2026-01-01")
    there = corrections.written({"scintilla": one})
    assert corrections.read(there, "f") == {"scintilla": one}


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"[",
        b"carte: {}",
        b"correzioni: []",
        b"correzioni: {A: 1}",
        b"correzioni: {A: {x: 1}}",
        b"\xff",
        b"correzioni: {A: {carta: {}, y: 1}}",
    ],
)
def test_a_file_that_is_none_of_corrections_is_refused(data) -> None:
    with pytest.raises(ScenarioError):
        corrections.read(data, "f")


# --- with the cards inside

PLAYED = (
    "giocatori:\n  - {nome: Anna, mano: [spark], campo: [Old Elf, Giorno], grimorio: [Isola]}\n"
    "  - {nome: Bruno, campo: [Orso 2/2]}\n"
)


@pytest.mark.parametrize(
    "before",
    [
        "",
        "carte:\n  Altra: {tipo: Istantaneo}\n",
        "carte: {Altra: {tipo: Istantaneo}}\n",
        "# una nota\ncarte:\n    Altra:\n        tipo: Istantaneo\n",
        "Carte: {\n  Altra: {tipo: Istantaneo}}\n",
    ],
)
def test_a_scenario_with_its_cards_inside_plays_the_same_where_there_are_none(cards, before) -> None:
    text = before + PLAYED + SPARKED % "spark"
    lent = parse(text, "prova")
    whole = enclosed(text, lent)
    assert all(line in whole.splitlines() or "arte: {" in line for line in text.splitlines())
    lend_cards(None)
    alone = parse(whole, "prova")
    assert alone.lent == {}
    first, second = run(lent), run(alone)
    assert [as_json(first)[key] for key in ("passi", "esito", "attese")] == [
        as_json(second)[key] for key in ("passi", "esito", "attese")
    ]
    assert enclosed(whole, alone) == whole


def test_a_card_that_no_scenario_can_have_is_told_and_not_played(cards) -> None:
    Corrections(cards / corrections.FILE).put(Correction("Scintilla", {"testo": ["x"], "f/c": "boh"}))
    with pytest.raises(ScenarioError, match="che è importata non si può usare: f/c"):
        board(hand="Scintilla")


@pytest.mark.parametrize(
    "line", ["Grande Elfo 3/3", "Grande Elfo creatura 3/3", "Grande Elfo verde 3/3", "Great Elf 3/3"]
)
def test_109_3_a_line_that_repeats_what_is_printed_means_the_card_with_its_text(cards, line) -> None:
    scenario = board(field=line)
    assert scenario.rests_on != ()
    (card,) = (card for name, card in scenario.cards.items() if name in line)
    assert keywords(card.read("Grande Elfo").abilities) == ["reach"]
    assert not scenario.described


def test_205_1_a_type_alone_means_the_card_too(cards) -> None:
    played = run(board(hand="Scintilla istantaneo", actions=SPARKED % "Scintilla"))
    assert all(check.vera for check in played.checks)
    # In a board without such a card the line says all there is of it.
    assert not board(hand="Dardo istantaneo").rests_on


def test_613_1f_a_keyword_besides_is_given_to_the_card(cards) -> None:
    scenario = board(field="Grande Elfo 3/3 volare")
    assert scenario.rests_on != ()
    elf = next(one for one in run(scenario).start.objects.values() if one.printed.name == "Grande Elfo")
    assert keywords(elf.printed.abilities) == ["reach"]


@pytest.mark.parametrize(
    "line", ["Grande Elfo 1/1", "Grande Elfo rosso 3/3", "Grande Elfo incantesimo", "Grande Elfo fedeltà 3"]
)
def test_109_3_a_line_that_says_something_else_is_told_in_the_ruling(cards, line) -> None:
    scenario = board(field=line)
    assert scenario.rests_on == ()
    played = run(scenario)
    told = "«Grande Elfo» è quello che dice la sua riga, non la carta importata che si chiama così: qui "
    assert told in as_text(played)
    assert as_json(played)["carte_da"][0].startswith(told)


def test_111_4_a_token_that_its_line_describes_has_that_name_of_its_own(cards) -> None:
    scenario = board(field="Grande Elfo 3/3 pedina")
    assert scenario.rests_on == scenario.described == ()
