"""`judge carta leggi`: a card's text from the call or from standing input, and every way to get it wrong."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judge.cli import cli
from judge.commands import carta
from tests.judge.calling import judge, runner

RIDDLE = "Pesca una carta.\nFai una capriola."


def answer(*words):
    done = judge("carta", "leggi", *words)
    assert done.exit_code == 0, done.stderr
    return json.loads(done.stdout)


def answers(*lines, code=0):
    typed = b"\n".join(line if isinstance(line, bytes) else json.dumps(line).encode() for line in lines)
    done = judge("carta", "leggi", "-", typed=typed)
    assert done.exit_code == code, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()], done.stderr


def test_a_text_is_answered_in_data_and_in_words_with_its_place() -> None:
    found = answer("Volare, cautela", "--nome", "Gufo", "--tipo", "Creatura — Uccello", "--fc", "1/1")
    assert list(found) == ["name_it", "capito", "abilita", "non_capito"]
    assert (found["name_it"], found["capito"], found["non_capito"]) == ("Gufo", True, [])
    assert [one["dati"]["keyword"] for one in found["abilita"]] == ["flying", "vigilance"]
    assert [(one["inizio"], one["fine"]) for one in found["abilita"]] == [(0, 6), (8, 15)]
    assert "volare" in found["abilita"][0]["parole"]


def test_what_is_not_understood_is_the_words_of_the_text_between_its_offsets() -> None:
    found = answer(RIDDLE, "--tipo", "Artefatto")
    assert found["capito"] is False
    assert found["non_capito"]
    for one in found["non_capito"]:
        assert one["testo"] == RIDDLE[one["inizio"] : one["fine"]]
        assert one["motivo"]


def test_a_cost_may_be_typed_without_braces() -> None:
    with_x = "Pesca X carte."
    assert answer(with_x, "--tipo", "Stregoneria", "--costo", "XU")["capito"]
    assert answer(with_x, "--tipo", "Stregoneria", "--costo", "{X}{U}")["capito"]
    assert not answer(with_x, "--tipo", "Stregoneria")["capito"]


@pytest.mark.parametrize("text", ["", "   ", "\n\n"])
def test_a_card_without_text_is_understood(text) -> None:
    assert answer(text, "--tipo", "Creatura — Orso", "--fc", "2/2") == {
        "name_it": "Carta",
        "capito": True,
        "abilita": [],
        "non_capito": [],
    }


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("Volare",), "manca la riga del tipo: si dà con --tipo"),
        (("Volare", "--tipo", " "), "manca la riga del tipo"),
        (("Volare", "--tipo", "Creaturra"), "--tipo: «Creaturra» non è un tipo di carta"),
        (("Volare", "--tipo", "Creaturra"), "forse creatura"),
        (("Volare", "--tipo", "Creatura", "--costo", "1Q"), "--costo: «Q» in «1Q» non è un simbolo di mana"),
        (("Volare", "--tipo", "Creatura", "--fc", "due"), "--fc: «due» non è una forza e costituzione"),
        (("Volare", "altro", "--tipo", "Creatura"), "argomento di troppo: «altro»"),
        (("-2: Pesca una carta.", "--tipo", "Planeswalker"), "opzione sconosciuta"),
        ((), "manca TESTO|-"),
    ],
)
def test_a_wrong_call_is_told_in_one_line(words, message) -> None:
    done = judge("carta", "leggi", *words)
    assert (done.exit_code, done.stdout) == (2, "")
    assert message in done.stderr


def test_a_text_that_begins_like_an_option_goes_after_two_dashes() -> None:
    assert answer("--tipo", "Planeswalker", "--", "-2: Pesca una carta.")["capito"]


@pytest.mark.parametrize(
    "text", ["Volare 🐉", "Volare \u202e", "Volare \x1b[31m", "Volare \x07", "a" * 100_000, "((((", "{{{{T}"]
)
def test_whatever_stands_in_a_text_is_told_and_never_written_raw(text) -> None:
    (found,), _ = answers({"name_it": "X", "type_it": "Creatura", "text_it": text})
    assert found["capito"] is False
    assert all(one["testo"] == text[one["inizio"] : one["fine"]] for one in found["non_capito"])
    raw = judge("carta", "leggi", "-", typed=json.dumps({"type_it": "Creatura", "text_it": text}).encode()).stdout
    assert raw.replace("\n", "").isprintable()


def test_each_line_is_answered_and_a_wrong_one_is_told_by_its_number() -> None:
    found, told = answers(
        {"name_it": "Gufo", "type_it": "Creatura", "text_it": "Volare"},
        b"",
        b"non JSON",
        b"[1]",
        {"name_it": 3},
        b'{"name_it": "\xff"}',
        {"name_it": "Orso", "type_it": "Creatura — Orso"},
        code=2,
    )
    assert [one["name_it"] for one in found] == ["Gufo", "Orso"]
    assert told.splitlines() == [
        "Errore: stdin:3: la riga non è un oggetto JSON: non va dalla colonna 1",
        "Errore: stdin:4: la riga non è un oggetto JSON",
        "Errore: stdin:5: il campo name_it non è un testo",
        "Errore: stdin:6: la riga non è in UTF-8: byte 0xff al posto 14",
    ]


def test_lines_that_are_all_right_end_well_and_none_is_none() -> None:
    assert answers({"type_it": "Creatura", "text_it": "Volare"})[1] == ""
    assert answers() == ([], "")


def test_an_endless_line_is_passed_over_and_the_next_one_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(carta, "LONGEST_LINE", 1_000)
    found, told = answers(b'{"text_it": "' + b"a" * 5_000 + b'"}', {"type_it": "Creatura", "text_it": "Volare"}, code=2)
    assert [one["capito"] for one in found] == [True]
    assert told == "Errore: stdin:1: la riga è troppo lunga: più di 1000 byte\n"


def test_what_is_wrong_in_another_field_has_no_words_of_the_text() -> None:
    (found,), _ = answers({"type_it": "Boh", "text_it": "Volare", "mana_cost": "1Q", "power": "due", "toughness": "2"})
    others = [one for one in found["non_capito"] if "»" in one["motivo"]]
    assert [one["motivo"].partition(": ")[2] for one in others] == ["«Boh»", "«1Q»", "«due/2»"]
    assert all((one["testo"], one["inizio"], one["fine"]) == ("", 0, 0) for one in others)


@given(st.text(max_size=60), st.sampled_from(["Creatura", "Istantaneo", "Incantesimo — Aura", "", "boh"]))
def test_any_text_has_one_answer_with_offsets_inside_it(text: str, type_line: str) -> None:
    (found,), _ = answers({"name_it": text[:10], "type_it": type_line, "text_it": text})
    assert found["capito"] is (not found["non_capito"])
    for one in (*found["abilita"], *found["non_capito"]):
        assert 0 <= one["inizio"] <= one["fine"] <= len(text)
    for one in found["non_capito"]:
        assert one["testo"] == text[one["inizio"] : one["fine"]]


ANY_TYPE = "{T}: Aggiungi un mana di un qualsiasi tipo che una terra che controlli potrebbe produrre."


def test_106_7_a_card_with_mana_that_other_lands_say_is_read_and_said() -> None:
    found = answer(ANY_TYPE, "--nome", "Pozza", "--tipo", "Terra")
    assert found["capito"]
    assert "il mana che potrebbe produrre" in found["abilita"][0]["parole"]


def test_a_line_with_such_a_card_leaves_the_others_their_answers() -> None:
    face = {"type_it": "Terra", "text_it": ANY_TYPE}
    found, _ = answers({"name_it": "Uno", **face}, {"name_it": "Due", **face})
    assert [one["name_it"] for one in found] == ["Uno", "Due"]


@pytest.mark.parametrize("power", ["²", "٢", "½", "--1"])
def test_a_number_that_nobody_prints_is_not_understood(power) -> None:
    found, _ = answers(
        {"name_it": "Gufo", "type_it": "Creatura", "text_it": "Volare", "power": power, "toughness": "1"},
        {"name_it": "Lupo", "type_it": "Creatura", "text_it": "Volare", "power": "-1", "toughness": "1"},
    )
    assert [one["capito"] for one in found] == [False, True]
    assert power in found[0]["non_capito"][0]["motivo"]


def test_a_fault_of_the_program_in_one_card_ends_no_stream(monkeypatch) -> None:
    from scenarios.cardtext import api

    read = api.read

    def broken(name, *printed, **of_day):
        if name == "Rotta":
            raise KeyError("like")
        return read(name, *printed, **of_day)

    monkeypatch.setattr(api, "read", broken)
    lines = [{"name_it": name, "type_it": "Artefatto", "text_it": ""} for name in ("Prima", "Rotta", "Rotta", "Dopo")]
    typed = "\n".join([*map(json.dumps, lines), "{"])
    done = runner().invoke(cli, ["carta", "leggi", "-"], input=typed)
    assert done.exit_code == 70
    found, said = [json.loads(line) for line in done.stdout.splitlines()], done.stderr
    assert [(one["name_it"], one["capito"]) for one in found] == [
        ("Prima", True),
        ("Rotta", False),
        ("Rotta", False),
        ("Dopo", True),
    ]
    assert [one["motivo"] for one in found[1]["non_capito"]] == [carta.UNREAD]
    assert f"stdin:2: {carta.UNREAD}" in said
    assert "KeyError" in said
    reports = {line.rsplit("/", 1)[1] for line in said.splitlines() if "rapporto" in line}
    assert len(reports) == 2, "each fault is written down"


@pytest.mark.parametrize("kind", ["Creatura", "Stregoneria"])
@pytest.mark.parametrize(
    "text",
    [
        "SE LO PERDE",
        "Se la sacrifica",
        "Ne sacrifica una",
        "Rimuovine dal gioco due",
        "La Sentinella infligge 1 danno a una creatura bersaglio. Infligge invece 5 danni se quel bersaglio boh bianco.",
        "Rivela una carta dalla tua mano.\nInvece, se non hai carte in mano, passa in rassegna il tuo boh.",
    ],
)
def test_words_that_are_read_in_another_order_leave_offsets_in_order(text: str, kind: str) -> None:
    (found,), _ = answers({"name_it": "Sentinella", "type_it": kind, "text_it": text})
    assert found["non_capito"]
    for one in found["non_capito"]:
        assert one["testo"] and one["testo"] == text[one["inizio"] : one["fine"]]
