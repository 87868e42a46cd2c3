"""Expectations held against a run: each of them can come out true and false, and says what was found instead."""

from typing import get_args

import pytest

from scenarios.played.run import run
from scenarios.written.expected import Expectation
from tests.scenarios.boards import anna, bruno, scenario, unknown

BOARD = scenario(
    anna(
        campo=[
            {"carta": "Lupo", "danno": 1, "segnalini": {"+1/+1": 2}, "TAPpato": "sì"},
            "Veglia",
            {"carta": "Catena", "attaccato a": "lupo1"},
            {"carta": "Spirito", "f/c": "1/1", "pedina": "sì"},
        ],
        mano=["Dardo", "Regina"],
        grimorio=["Roccia", "Lupo", unknown(1)],
        cimitero=["Vigore"],
        esilio=["Falò"],
        vita=11,
        veleno=3,
        segnalini={"energia": 2},
    ),
    bruno(campo=["Roccia", "Velata"]),
    turno={"di": "Anna", "sottofase": "principale", "numero": 4},
    azioni=[
        {"lancia": "Dardo", "bersagli": ["velata1"], "rifiutata": "702.18a"},
        {"evento": {"danno": 2, "a": "roccia1", "da": "lupo1"}},
    ],
)  # fmt: skip

TRUE_AND_FALSE = [
    ({"oggetto": "lupo1", "zona": "campo"}, {"oggetto": "lupo1", "zona": "mano"}, "zona campo di battaglia"),
    ({"oggetto": "lupo1", "controllore": "Anna"}, {"oggetto": "lupo1", "controllore": "Bruno"}, "controllore Anna"),
    ({"oggetto": "lupo1", "proprietario": "Anna"}, {"oggetto": "lupo1", "proprietario": "Bruno"}, "proprietario Anna"),
    ({"oggetto": "lupo1", "f/c": "4/4"}, {"oggetto": "lupo1", "f/c": "2/2"}, "f/c 4/4"),
    ({"oggetto": "lupo1", "forza": 4}, {"oggetto": "lupo1", "forza": 2}, "forza 4"),
    ({"oggetto": "lupo1", "costituzione": 4}, {"oggetto": "lupo1", "costituzione": 5}, "costituzione 4"),
    ({"oggetto": "lupo1", "danno": 1}, {"oggetto": "lupo1", "danno": 0}, "danno 1"),
    ({"oggetto": "lupo1", "segnalini": {"+1/+1": 2}}, {"oggetto": "lupo1", "segnalini": {"+1/+1": 1}}, "2 segnalini +1/+1"),
    ({"oggetto": "lupo1", "TAPpato": "sì"}, {"oggetto": "lupo1", "TAPpato": "no"}, "TAPpato"),
    ({"oggetto": "catena1", "attaccato a": "lupo1"}, {"oggetto": "catena1", "attaccato a": "veglia1"}, "assegnato a «lupo1»"),
    ({"oggetto": "lupo1", "attaccato a": "niente"}, {"oggetto": "catena1", "attaccato a": []}, "assegnato a «lupo1»"),
    ({"oggetto": "lupo1", "attaccante": "no"}, {"oggetto": "lupo1", "attaccante": "sì"}, "non attacca"),
    ({"oggetto": "lupo1", "bloccante": "no"}, {"oggetto": "lupo1", "bloccante": "sì"}, "non blocca"),
    ({"oggetto": "spirito1", "pedina": "sì"}, {"oggetto": "lupo1", "pedina": "sì"}, "non è una pedina"),
    ({"oggetto": "lupo1", "nome": "Lupo"}, {"oggetto": "lupo1", "nome": "Orso"}, "nome «Lupo»"),
    ({"oggetto": "lupo1", "tipi": "creatura"}, {"oggetto": "lupo1", "tipi": ["creatura", "artefatto"]}, "tipi creatura"),
    ({"oggetto": "regina1", "supertipi": "leggendario"}, {"oggetto": "lupo1", "supertipi": "leggendario"}, "supertipi nessuno"),
    ({"oggetto": "lupo1", "sottotipi": "Lupo"}, {"oggetto": "lupo1", "sottotipi": "Orso"}, "sottotipi Lupo"),
    ({"oggetto": "lupo1", "colori": "verde"}, {"oggetto": "lupo1", "colori": "rosso"}, "colori verde"),
    ({"oggetto": "lupo1", "valore di mana": 2}, {"oggetto": "lupo1", "valore di mana": 1}, "valore di mana 2"),
    ({"oggetto": "velata1", "parole chiave": "velo"}, {"oggetto": "lupo1", "parole chiave": "velo"}, "non ha velo"),
    ({"oggetto": "lupo1", "senza parole chiave": "velo"}, {"oggetto": "velata1", "senza parole chiave": "velo"}, "ha velo"),
    ({"oggetto": "lupo1", "esiste": "sì"}, {"oggetto": "lupo1", "esiste": "no"}, "è in campo di battaglia"),
    ({"giocatore": "Anna", "vita": 11}, {"giocatore": "Anna", "vita": 20}, "punti vita 11"),
    ({"giocatore": "Anna", "veleno": 3}, {"giocatore": "Anna", "veleno": 0}, "segnalini veleno 3"),
    ({"giocatore": "Anna", "segnalini": {"energia": 2}},
     {"giocatore": "Bruno", "segnalini": {"energia": 2}}, "0 segnalini energia"),
    ({"giocatore": "Anna", "carte in mano": 2}, {"giocatore": "Anna", "carte in mano": 1}, "carte in mano 2"),
    ({"giocatore": "Anna", "carte nel grimorio": 3}, {"giocatore": "Anna", "carte nel grimorio": 0}, "carte nel grimorio 3"),
    ({"giocatore": "Anna", "mano": ["Regina", "Dardo"]}, {"giocatore": "Anna", "mano": ["Regina"]}, "mano «dardo1» e «regina1»"),
    ({"giocatore": "Bruno", "mano": "vuota"}, {"giocatore": "Bruno", "mano": ["Dardo"]}, "mano senza carte"),
    ({"giocatore": "Anna", "cimitero": "vigore1"}, {"giocatore": "Bruno", "cimitero": "vigore1"}, "cimitero senza carte"),
    ({"giocatore": "Anna", "esilio": "Falò"}, {"giocatore": "Anna", "esilio": "niente"}, "esilio «falo1»"),
    ({"giocatore": "Anna", "comando": "niente"}, {"giocatore": "Anna", "comando": "Regina"}, "comando senza carte"),
    ({"giocatore": "Bruno", "campo": ["roccia1", "velata1"]},
     {"giocatore": "Bruno", "campo": ["roccia1"]}, "campo «roccia1» e «velata1»"),
    ({"giocatore": "Anna", "cima del grimorio": ["Roccia", "Lupo"]},
     {"giocatore": "Anna", "cima del grimorio": ["Lupo"]}, "cima del grimorio «roccia2»"),
    ({"giocatore": "Anna", "in gioco": "sì"}, {"giocatore": "Anna", "in gioco": "no"}, "è in partita"),
    ({"giocatore": "Anna", "ha perso": "no"}, {"giocatore": "Anna", "ha perso": "sì"}, "non ha perso"),
    ({"giocatore": "Anna", "ha vinto": "no"}, {"giocatore": "Anna", "ha vinto": "sì"}, "non ha vinto"),
    ({"quanti": "Lupo", "numero": 1}, {"quanti": "Lupo", "numero": 2}, "1"),
    ({"quanti": "Lupo", "numero": 1, "zona": "grimorio", "di": "Anna"}, {"quanti": "Roccia", "numero": 1, "di": "Anna"}, "0"),
    ({"quanti": "creature", "numero": 5}, {"quanti": "creatura", "numero": 2, "di": "Anna"}, "3"),
    ({"quanti": "permanenti", "numero": 6}, {"quanti": "pedine", "numero": 2}, "1"),
    ({"pila": "vuota"}, {"pila": ["Dardo"]}, "pila vuota"),
    ({"priorità": "Anna"}, {"priorità": "Bruno"}, "Anna"),
    ({"sottofase": "principale", "di": "Anna", "turno": 4}, {"sottofase": "finale"}, "fase principale pre-combattimento"),
    ({"partita": "in corso"}, {"partita": "vinta"}, "in corso"),
    ({"giorno o notte": "né l'uno né l'altra"}, {"giorno o notte": "notte"}, "né l'uno né l'altra"),
    ({"patta": "no"}, {"patta": "sì"}, "la partita non è patta"),
    ({"innescate": "niente"}, {"innescate": ["veglia1"]}, "innescate nessuna"),
    ({"muoiono": "niente"}, {"muoiono": ["Lupo"]}, "muoiono nessuno"),
    ({"innescata": "veglia1", "volte": 0}, {"innescata": "veglia1"}, "0 volte"),
    ({"regola": "702.18a"}, {"regola": "704.5g"}, "non citata"),
    ({"domanda": "leggenda", "posta": "no"}, {"domanda": "leggenda"}, "non posta"),
    ({"passi": "evento", "numero": 1}, {"passi": "evento", "numero": 2}, "1"),
    ({"esito": "completa"}, {"esito": "in attesa"}, "completa"),
]  # fmt: skip


@pytest.mark.parametrize(("right", "wrong", "instead"), TRUE_AND_FALSE, ids=[str(row[0]) for row in TRUE_AND_FALSE])
def test_an_expectation_comes_out_true_and_its_opposite_false(right, wrong, instead):
    made = run(BOARD.model_copy(update={"expectations": scenario(anna(), bruno(), attese=[right, wrong]).expectations}))
    _, true, false = made.checks
    assert true.vera, true
    assert true.perche == ""
    assert not false.vera, false
    assert instead in false.perche
    assert "None" not in true.attesa + false.attesa + false.perche


def test_every_kind_of_expectation_is_judged():
    elsewhere = {"WonBy", "TopOfStack"}
    told = scenario(anna(), bruno(), attese=[row[0] for row in TRUE_AND_FALSE]).expectations
    assert {type(one).__name__ for one in told} | elsewhere == {kind.__name__ for kind in get_args(Expectation)}


def test_104_2_who_has_won_and_by_what_the_other_lost():
    script = [{"lancia": "Dardo", "di": "Bruno", "bersagli": ["Anna"]}]
    told = [
        "vittoria di Bruno",
        "vittoria di Anna",
        {"giocatore": "Anna", "ha perso per": "704.5a"},
        {"giocatore": "Anna", "ha perso per": "704.5c"},
    ]
    made = run(scenario(anna(vita=3), bruno(mano=["Dardo"]), azioni=script, attese=told))
    assert [check.vera for check in made.checks] == [True, False, True, False]
    assert made.checks[3].perche == "ha perso per 704.5a"


def test_405_5_what_is_on_the_stack_and_on_top_of_it_at_a_checkpoint():
    at_once = [
        {"pila": ["dardo1", "balestra1 abilità 1"]},
        {"pila": ["balestra1 abilità 1", "dardo1"]},
        {"cima della pila": "balestra1 abilità 1"},
        {"cima della pila": "dardo1"},
    ]
    script = [
        {"lancia": "Dardo", "bersagli": ["Bruno"]},
        {"attiva": "balestra1", "bersagli": ["Bruno"]},
        {"controlla": at_once},
    ]
    made = run(scenario(anna(mano=["Dardo"], campo=["Balestra"]), bruno(), azioni=script, attese=[{"pila": "vuota"}]))
    assert [check.vera for check in made.checks] == [True, False, True, False, True]
    assert made.checks[1].perche == "pila «dardo1» e «balestra1 abilità 1»"


def test_700_4_who_has_died_by_name_or_id_in_any_order_and_none_too_many():
    script = [{"evento": {"distruggi": name}} for name in ("lupo1", "ara1")]
    board = anna(campo=["Lupo", "Ara"], grimorio=[unknown(4)]), bruno(campo=["Orso 2/2"])
    told = [{"muoiono": names} for names in (["Lupo"], ["lupo1"], ["Lupo", "Orso"], "nessuno", ["Lupo", "Ara"])]
    made = run(scenario(*board, azioni=script, attese=told))
    assert [check.vera for check in made.checks] == [True, True, False, False, False]
    assert made.checks[2].perche == "muoiono «lupo1»"


def test_603_3b_triggered_abilities_are_counted_from_the_checkpoint_before_and_at_the_end_all():
    board = anna(campo=["Ara", "Lupo", "Roccia"], grimorio=[unknown(4)]), bruno()
    order = {"ordine": ["ara1 abilità 1", "ara1 abilità 2"]}
    died = [{"evento": {"distruggi": name}, "risposte": [order]} for name in ("lupo1", "roccia1")]
    put = ["ara1 abilità 1", "ara1 abilità 2"]
    script = [died[0], {"controlla": {"innescate": put}}, died[1], {"controlla": {"innescate": put}}]
    made = run(
        scenario(
            *board, azioni=script, attese=[{"innescate": [*put, *put]}, {"innescata": "ara1 abilità 2", "volte": 2}]
        )
    )
    assert made.right


def test_400_7_what_has_ceased_to_exist_is_not_taken_for_a_slip():
    token = {"carta": "Spirito", "f/c": "1/1", "pedina": "sì"}
    told = [{"oggetto": "spirito1", "esiste": "no"}, {"oggetto": "spirito1", "zona": "cimitero"}]
    made = run(scenario(anna(campo=[token]), bruno(), azioni=[{"evento": {"distruggi": "spirito1"}}], attese=told))
    assert [check.vera for check in made.checks] == [True, False]
    assert made.checks[1].perche == "non esiste più"


def test_a_name_that_means_nothing_makes_an_expectation_false_with_the_nearest():
    made = run(
        scenario(
            anna(campo=["Lupo"]),
            bruno(),
            attese=[{"oggetto": "lupa1", "zona": "campo"}, {"giocatore": "Ana", "vita": 20}],
        )
    )
    assert [check.vera for check in made.checks] == [False, False]
    assert "forse «lupo1»?" in made.checks[0].perche
    assert "forse «Anna»?" in made.checks[1].perche
