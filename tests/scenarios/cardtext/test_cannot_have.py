"""113.11, 115.4, 202.3, 611.2b: what cannot have a keyword, articles repeated alone, different mana values, 'in gioco'."""

from __future__ import annotations

import pytest

from engine.cards.abilities.continuous import CantHave, Duration, LoseKeyword
from engine.cards.abilities.damage import DealDamage
from engine.cards.abilities.filters import ANY_TARGET, Filter
from engine.cards.abilities.lasting import Apply
from engine.cards.abilities.quantities import Differing, Fixed
from engine.cards.abilities.references import Target
from engine.words.terms import CardType, Relation, Zone
from scenarios.cardtext.oracle.comparing import Verdict
from tests.engine.support import Table
from tests.scenarios.cardtext.support import activated, printed, refused, spell, static
from tests.scenarios.cardtext.test_oracle import both

THEIRS = "Le creature controllate dai tuoi avversari perdono volare e non possono avere volare."


class TestCannotHave:
    def test_113_11_it_is_lost_and_cannot_be_got(self) -> None:
        made = static(THEIRS)
        assert made.parts == (LoseKeyword("flying"), CantHave("flying"))
        assert made.affects == Filter(types=(CardType.CREATURE,), controller=Relation.OPPONENT)

    @pytest.mark.parametrize(("seat", "flies"), [(0, True), (1, False)])
    def test_113_11_played_of_the_others_alone(self, seat: int, flies: bool) -> None:
        at = Table()
        at.put("Arcano", printed(THEIRS, "Creatura — Gorgone", name="Arcano"))
        at.creature("Gufo", 1, 1, "flying", controller=seat)
        assert at.settle().looks("Gufo").has("flying") is flies

    def test_113_11_only_keywords_that_objects_have(self) -> None:
        assert refused("La Sentinella non può avere tre carte.")


def test_115_4_the_article_alone_may_be_repeated() -> None:
    made = activated("{T}: La Sentinella infligge 1 danno a una creatura o un giocatore bersaglio.")
    assert (made.effects, made.targets) == ((DealDamage(amount=Fixed(1), to=Target()),), (ANY_TARGET,))


def test_202_3_how_many_different_mana_values() -> None:
    (grown,) = spell(
        "Una creatura bersaglio prende +X/+0 fino alla fine del turno, "
        "dove X è il numero di valori di mana diversi tra le carte nel tuo cimitero."
    ).effects
    assert isinstance(grown, Apply)
    wanted = Filter(zone=Zone.GRAVEYARD, owner=Relation.YOU)
    assert grown.parts[0].power == Differing(what="mana values", filter=wanted)  # type: ignore[union-attr]


def test_611_2b_as_long_as_it_is_in_play() -> None:
    (held,) = activated(
        "{T}: Prendi il controllo di una creatura bersaglio fintanto che la Sentinella rimane in gioco."
    ).effects
    assert isinstance(held, Apply)
    assert held.until is Duration.WHILE_SOURCE_REMAINS


def test_both_languages_say_the_same() -> None:
    en = "Creatures your opponents control lose flying and can't have or gain flying."
    assert both(THEIRS, en)[0] is Verdict.AGREE
