"""107.3i, 115.4, 608.2h, 701.15b: what an Aura goads, targets that are no such thing, numbers of each opponent."""

from typing import Any

from engine.cards.abilities.combat import MustAttack
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.quantities import Count
from engine.cards.abilities.references import EachOfThem, EachPlayer
from engine.words.terms import CardType, Relation
from scenarios.played.run import run
from scenarios.told.ruling import ruling
from scenarios.written.load import parse_lines
from tests.scenarios.cardtext import support

abilities: Any = support.abilities
spell: Any = support.spell
triggered: Any = support.triggered
refused = support.refused


def answer(lines: str) -> str:
    return ruling(run(parse_lines(lines, "tavolo"))).answer[0]


BANNER = "La creatura incantata prende +1/+1{}."


def test_701_15b_an_aura_goads_what_it_enchants() -> None:
    made = abilities("Incanta creatura\nLa creatura incantata prende +2/+2 ed è spronata.", "Incantesimo — Aura")
    assert made[-1] == MustAttack(objects=Filter(holds_this=True), goads=True)
    assert refused("La Sentinella è spronata.") and refused("Le creature che controlli sono spronate.")


def test_701_15b_it_attacks_another_player_than_the_one_who_goads_it() -> None:
    lines = (
        "Anna: Stendardo incantesimo Aura «{}» su Orso\nBruno: Orso 2/2\nCarla: 20\nturno di Bruno\nOrso attacca Anna\n"
    )
    goaded, free = (lines.format(BANNER.format(more)) for more in (" ed è spronata", ""))
    assert (
        "non" in answer(goaded + "Orso può attaccare Anna?").lower()
        or "no" in answer(goaded + "Quanta vita ha Anna?").lower()
    )
    assert "17" in answer(free + "Quanta vita ha Anna?")


def test_701_15b_it_counts_as_goaded() -> None:
    lines = "Anna: Stendardo incantesimo Aura «{}» su Orso, Araldo 1/1 «Le creature spronate prendono +3/+0.»\nBruno: Orso 2/2\n"
    assert "6" in answer(lines.format(BANNER.format(" ed è spronata")) + "Che forza ha Orso?")
    assert "3" in answer(lines.format(BANNER.format("")) + "Che forza ha Orso?")


def test_115_4_any_target_that_is_not_such() -> None:
    for kind, field, value in (
        ("Dinosauro", "not_subtypes", ("Dinosaur",)),
        ("planeswalker", "not_types", (CardType.PLANESWALKER,)),
    ):
        made = triggered(
            f"Quando la Sentinella entra, infligge 2 danni a un qualsiasi bersaglio che non sia un {kind}."
        )
        wanted = made.targets[0].objects
        assert wanted is not None and getattr(wanted, field) == value and made.targets[0].players is Relation.ANY


def test_608_2h_another_number_for_each_opponent() -> None:
    (made,) = spell(
        "La Sentinella infligge a ogni avversario danno pari al numero di terre controllate da quel giocatore."
    ).effects
    assert made.amount == Count(Filter(types=(CardType.LAND,), whose=EachOfThem()))
    assert made.to == EachPlayer(Relation.OPPONENT)
    board = "Anna: 20\nmano: Frana stregoneria\n> La Frana infligge a ogni avversario danno pari al numero di terre controllate da "
    board += (
        "quel giocatore.\nBruno: 3x Bosco terra\nCarla: 1x Bosco terra\nturno di Anna\nAnna lancia Frana\nrisolvi\n"
    )
    assert "17" in answer(board + "Quanta vita ha Bruno?") and "19" in answer(board + "Quanta vita ha Carla?")


def test_107_3i_x_is_said_inside_the_sentence() -> None:
    words = "Passa in rassegna il tuo grimorio per trovare fino a X carte, dove X è il numero di Paludi che controlli, ed esiliale."
    search, move = spell(words).effects
    assert search.count == Count(Filter(subtypes=("Swamp",), controller=Relation.YOU))
    assert move.what.name == search.keep_as


def test_108_3_owned_but_not_controlled() -> None:
    made = spell("Prendi il controllo di un permanente bersaglio che possiedi ma che non controlli.").targets[0].objects
    assert made == Filter(owner=Relation.YOU, controller=Relation.NOT_YOU)
    other = spell("Distruggi un permanente bersaglio che controlli ma non possiedi.").targets[0].objects
    assert other == Filter(owner=Relation.NOT_YOU, controller=Relation.YOU)
