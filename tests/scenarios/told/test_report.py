"""A run for reading and for other programs."""

import json
from html.parser import HTMLParser

from scenarios.played.run import run
from scenarios.told.report import as_html, as_json, as_markdown, as_text
from tests.scenarios.boards import CARDS, anna, bruno, scenario, unknown

MADE = run(
    scenario(
        anna(
            campo=["Lupo", {"carta": "Roccia", "segnalini": {"+1/+1": 2}, "TAPpato": "sì", "danno": 1}, "Velata"],
            mano=["Dardo"],
            grimorio=[unknown(1)],
        ),
        bruno(campo=[{"carta": "Catena", "attaccato a": "roccia1"}], veleno=2),
        domanda="Muore?",
        azioni=[{"lancia": "Dardo", "bersagli": ["lupo1"]}],
        attese=[{"oggetto": "lupo1", "zona": "cimitero"}, {"oggetto": "lupo1", "zona": "esilio"}],
        regole=["704.5g"],
    )
)


def test_the_json_of_a_run_has_exactly_its_keys():
    told = as_json(MADE)
    assert list(told) == [
        "scenario", "esito", "risposta", "regole", "chiede", "altro", "passi", "finale", "non_capito", "scelta", "attese",
    ]  # fmt: skip
    assert told["esito"] == "completa"
    assert [step["n"] for step in told["passi"]] == list(range(1, len(MADE.steps) + 1))
    assert all(list(step) == ["n", "tipo", "testo", "regole", "fatti"] for step in told["passi"])
    assert all(step["regole"] for step in told["passi"])
    assert told["scelta"] is None
    assert told["attese"] == [
        {"attesa": "«lupo1»: zona cimitero", "vera": True, "trovato": None},
        {"attesa": "«lupo1»: zona esilio", "vera": False, "trovato": "zona cimitero"},
        {"attesa": "regola 704.5g: citata", "vera": True, "trovato": None},
    ]
    assert json.loads(json.dumps(told)) == told


def test_the_json_of_a_step_says_what_was_read():
    step = next(step for step in as_json(MADE)["passi"] if "704.5g" in step["regole"])
    assert step["tipo"] == "azioni generate dallo stato"
    assert step["fatti"]["eventi"] == [
        {
            "testo": "il permanente «Lupo» viene distrutto e va nel cimitero di Anna",
            "regole": ["704.5g", "701.8a"],
            "fatti": {"danno letale": {"danno": 3, "costituzione": 2}},
        }
    ]
    cast = next(step for step in as_json(MADE)["passi"] if step["tipo"] == "lancio")
    assert cast["fatti"]["da"] == "mano"
    assert cast["fatti"]["bersagli"] == [{"nome": "Lupo", "id": "lupo1"}]


def test_the_json_of_the_final_board_is_whole():
    final = as_json(MADE)["finale"]
    assert list(final) == ["giocatori", "pila", "partita", "vincitori"]
    first, second = final["giocatori"]
    assert list(first) == ["nome", "vita", "veleno", "in_gioco", "zone", "permanenti"]
    assert first["zone"] == {
        "mano": [],
        "grimorio": [{"nome": "", "id": "carta1"}],
        "cimitero": [{"nome": "Dardo", "id": "dardo1"}, {"nome": "Lupo", "id": "lupo1"}],
        "esilio": [],
        "zona di comando": [],
    }
    assert first["permanenti"][0] == {
        "nome": "Roccia",
        "id": "roccia1",
        "controllore": "Anna",
        "f/c": "2/7",
        "danno": 1,
        "segnalini": {"+1/+1": 2},
        "tappato": True,
        "attaccato_a": None,
        "parole_chiave": [],
        "supertipi": [],
        "tipi": ["creatura"],
        "sottotipi": ["Elementale"],
        "colori": ["rosso"],
        "abilità": [],
        "derivazione": [{"testo": "strato 7c, segnalini: 0/5 → 2/7", "regole": ["613.4c", "122.1a"]}],
    }
    assert first["permanenti"][1]["parole_chiave"] == ["velo"]
    assert (second["vita"], second["veleno"], second["in_gioco"]) == (20, 2, True)
    assert second["permanenti"][0]["attaccato_a"] == "roccia1"
    assert second["permanenti"][0]["f/c"] is None
    assert (final["pila"], final["partita"], final["vincitori"]) == ([], "in corso", [])


def test_the_json_of_a_choice_describes_the_legal_answers():
    waiting = run(scenario(anna(campo=["Regina", "Regina"]), bruno()))
    choice = as_json(waiting)["scelta"]
    assert choice["numero"] == 1
    assert choice["chi"] == "Anna"
    assert choice["scopo"] == "leggenda"
    assert choice["forma"] == "scelta"
    assert choice["regola"] == "704.5j"
    assert [option["testo"] for option in choice["opzioni"]] == ["«Regina» (regina1)", "«Regina» (regina2)"]
    assert (choice["minimo"], choice["massimo"]) == (1, 1)
    assert choice["risposte"] == "1 fra «Regina» (regina1) o «Regina» (regina2)"
    answered = as_json(waiting.answered(1, _first(waiting)))
    assert answered["scelta"] is None


def _first(made):
    from engine.words.decisions import Answer

    assert made.question is not None
    return Answer(keys=(made.question.options[0].key,))


def test_the_text_begins_with_the_answer():
    lines = as_text(MADE).splitlines()
    assert lines[:4] == ["Prova", "Domanda: Muore?", "", "«Lupo» muore."]
    assert any("[704.3, 704.5g, 701.8a]" in line for line in lines)
    assert "  NO  «lupo1»: zona esilio (invece: zona cimitero)" in lines


EVIL = "<script>alert(1)</script> **x** [y](z) \x1b[31m"


def evil_run():
    cards = CARDS | {EVIL: CARDS["Lupo"]}
    return run(
        scenario(
            anna(campo=[EVIL]),
            bruno(),
            carte=cards,
            titolo=EVIL,
            domanda=EVIL,
            azioni=[{"evento": {"distruggi": EVIL}}],
        )
    )


class Tags(HTMLParser):
    """The tags and attributes of a page."""

    def __init__(self):
        super().__init__()
        self.tags = []
        self.data = ""

    def handle_starttag(self, tag, attrs):
        self.tags.append((tag, tuple(name for name, _ in attrs)))

    def handle_data(self, data):
        self.data += data


def test_html_is_self_contained_and_no_foreign_text_is_markup():
    page = as_html(evil_run())
    found = Tags()
    found.feed(page)
    assert {tag for tag, _ in found.tags} <= {
        "html",
        "head",
        "meta",
        "title",
        "style",
        "body",
        "h1",
        "h2",
        "p",
        "em",
        "ol",
        "ul",
        "li",
        "span",
    }
    assert not {name for _, names in found.tags for name in names} & {"src", "href", "onclick", "onload"}
    assert "<script>" in found.data
    assert "url(" not in page
    assert "\x1b" not in page


def test_markdown_shows_foreign_text_as_it_is():
    told = as_markdown(evil_run())
    assert "\\*\\*x\\*\\*" in told
    assert "\\[y\\](z)" in told
    assert "<script>" not in told.replace("\\<script\\>", "")
    assert as_markdown(MADE).startswith("# Prova\n\n*Muore?*\n\n**«Lupo» muore.**\n")


def test_no_report_lets_a_control_character_through():
    made = evil_run()
    for told in (as_text(made), as_markdown(made), as_html(made), json.dumps(as_json(made), ensure_ascii=False)):
        assert all(sign == "\n" or sign.isprintable() for sign in told)


def test_a_run_that_waits_before_its_first_step_has_no_heading_without_steps_and_says_how_to_answer():
    """704.5j: the legend rule asks before anybody has priority."""
    waiting = run(
        scenario(
            anna(campo=[{"carta": "Regina", "f/c": "3/3", "tipo": "Creatura Leggendaria", "id": one} for one in "ab"]),
            bruno(),
            attese=[{"oggetto": "regina", "zona": "cimitero"}],
        )
    )
    for told in (as_text(waiting), as_markdown(waiting), as_html(waiting)):
        assert "Come si arriva" not in told
        assert "leggenda" in told
        assert "zona cimitero" in told
        assert "graveyard" not in told
    assert "«Anna sceglie …»; in un file YAML, nelle sue «risposte»: [{leggenda: …}]" in as_text(waiting)
    assert "Come si arriva" in as_text(MADE)
    assert "Si scrive sotto" not in as_text(MADE)


def test_506_1_a_run_that_ends_before_combat_damage_says_so():
    def told(**fields):
        board = (anna(campo=[{"carta": "Toro", "f/c": "3/3"}]), bruno())
        return as_text(run(scenario(*board, azioni=[{"attacca": {"toro": "Bruno"}}], **fields)))

    assert "si ferma prima del danno da combattimento" in told()
    dealt = told(**{"fino a": "danno da combattimento"})
    assert "si ferma prima" not in dealt
    assert "Bruno passa da 20 a 17 punti vita" in dealt
