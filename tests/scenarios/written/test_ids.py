"""What the objects of a scenario are called, and what a name in it speaks of."""

from __future__ import annotations

import pytest

from engine.words.terms import Zone
from scenarios.written.ids import Index, labelled, slug
from scenarios.written.load import parse
from scenarios.written.model import Scenario


def board(anna: str, bruno: str = "nome: Bruno", rest: str = "") -> Scenario:
    """A scenario with what stands in the fields of two players."""
    return parse(f"giocatori: [{{nome: Anna, {anna}}}, {{{bruno}}}]\n{rest}", "prova")


def labels(scenario: Scenario) -> list[str]:
    """All labels in their order."""
    return [one.label for one in labelled(scenario)]


def test_objects_are_counted_by_name_in_the_order_of_the_seats() -> None:
    read = board("campo: [Orso 2/2, Muro di Pietra 0/4, Orso 2/2]", "nome: Bruno, campo: [orso 3/3]")
    assert labels(read) == ["orso1", "muro-di-pietra1", "orso2", "orso3"]


def test_the_battlefield_comes_before_the_other_zones_wherever_it_stands_in_the_file() -> None:
    after = board("mano: [Orso 2/2], campo: [Orso 2/2]")
    before = board("campo: [Orso 2/2], mano: [Orso 2/2]")
    assert labels(after) == labels(before) == ["orso1", "orso2"]
    assert [one.zone for one in labelled(after)] == [Zone.BATTLEFIELD, Zone.HAND]


def test_copies_of_a_line_are_counted_out() -> None:
    assert labels(board("campo: [3x Orso 2/2, 2x Lupo 1/1 id=l]")) == ["orso1", "orso2", "orso3", "l1", "l2"]


def test_an_id_stands_as_it_is_and_is_never_taken_by_a_number() -> None:
    assert labels(board("campo: [Orso 2/2, Lupo 1/1 id=orso1, Orso 2/2]")) == ["orso2", "orso1", "orso3"]


def test_unknown_cards_have_labels_too() -> None:
    assert labels(board("grimorio: 2, mano: [1]")) == ["carta1", "carta2", "carta3"]


def test_spells_and_abilities_on_the_stack_have_labels() -> None:
    read = board(
        "campo: [Golem 3/3 volare]",
        rest="carte: {Lampo: {tipo: Istantaneo}}\npila: [{magia: Lampo}, {magia: Lampo, id: l2}, {abilità: golem1 abilità 2}]",
    )
    assert labels(read) == ["golem1", "lampo1", "l2", "golem1-2-1"]


def test_a_name_is_found_by_label_first_and_by_card_name_otherwise() -> None:
    index = Index(board("campo: [Orso 2/2, Orso 2/2, Muro di Pietra 0/4 id=muro], mano: [Orso 2/2]"))
    assert [one.label for one in index.find("ORSO2")] == ["orso2"]
    assert [one.label for one in index.find("Orso")] == ["orso1", "orso2", "orso3"]
    assert [one.label for one in index.find("muro di pietra")] == ["muro"]
    assert index.find("lupo") == ()
    assert (index.player("anna"), index.player("BRUNO"), index.player("Carla")) == (0, 1, None)


@pytest.mark.parametrize(
    ("name", "label"),
    [
        ("Muro di Pietra", "muro-di-pietra"),
        ("Città", "citta"),
        ("  L'Orso ", "l'orso"),
        ("???", "carta"),
        ("A/B", "a-b"),
    ],
)
def test_a_label_is_plain(name: str, label: str) -> None:
    assert slug(name) == label


# --- names of what will only come to be


def test_a_token_that_an_ability_may_make_can_be_spoken_of_beforehand() -> None:
    cards = "carte: {Golem: {tipo: Artefatto, abilità: {costo: TAP, effetto: {crea: Spirito 1/1}}}}\n"
    read = board(
        "campo: [Golem]", rest=cards + "attese: [{oggetto: spirito1, zona: campo}, {oggetto: spirito2, esiste: no}]"
    )
    assert len(read.expectations) == 2
    with pytest.raises(ValueError, match="«folletto1»"):
        board("campo: [Golem]", rest=cards + "attese: [{oggetto: folletto1, zona: campo}]")


def test_a_card_from_the_library_can_be_spoken_of_by_its_definition() -> None:
    read = board(
        "grimorio: 5", rest="carte: {Lampo: {tipo: Istantaneo}}\nattese: [{quanti: Lampo, numero: 0, zona: mano}]"
    )
    assert len(read.expectations) == 1
