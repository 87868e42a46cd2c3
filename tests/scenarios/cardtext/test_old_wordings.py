"""701.22a, 701.25a, 701.26, 702.111b, 400.1: what old cards say at length is what today's cards say in a word."""

from __future__ import annotations

import pytest

from engine.cards.abilities.ability import Keyword, Static
from engine.cards.abilities.casting import AsThoughFlash
from engine.cards.abilities.choices import May, OneOf
from engine.cards.abilities.combat import CantBeBlocked
from engine.cards.abilities.continuous import GainAbility
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.libraries import Look, Scry, Surveil
from engine.cards.abilities.objects import Move, Tap, Untap
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.references import CardsOf, Every, Target, You
from engine.words.terms import CardType, Kind, Relation, Zone
from scenarios.cardtext.oracle.comparing import Verdict
from tests.engine.support import Table
from tests.scenarios.cardtext.support import CREATURE_TYPE, abilities, ability, activated, printed, spell
from tests.scenarios.cardtext.test_oracle import both

TWO = "La Sentinella non può essere bloccata tranne che da due o più creature."
MENACE = GainAbility(Keyword(keyword="menace"))


class TestScryAndSurveil:
    """701.22a, 701.25a: cards of the top of one's own library, some of which go elsewhere."""

    @pytest.mark.parametrize(
        ("text", "named"),
        [
            ("Guarda la prima carta del tuo grimorio. Puoi metterla nel tuo cimitero.", Surveil()),
            ("Guarda la prima carta del tuo grimorio. Puoi mettere quella carta in fondo al tuo grimorio.", Scry()),
            (
                "Guarda le prime tre carte del tuo grimorio. Mettine un qualsiasi numero nel tuo cimitero e le altre in cima al "
                "tuo grimorio in qualsiasi ordine.",
                Surveil(count=Fixed(3)),
            ),
        ],
    )
    def test_said_at_length(self, text: str, named: object) -> None:
        assert spell(text).effects == (named,)
        assert spell(f"{text} Guadagni 1 punto vita.").effects[0] == named

    @pytest.mark.parametrize(
        "text",
        [
            "Guarda le prime tre carte del tuo grimorio. Mettine una nel tuo cimitero e le altre in cima al tuo grimorio in "
            "qualsiasi ordine.",
            "Guarda la prima carta del tuo grimorio. Puoi esiliarla.",
        ],
    )
    def test_control_nothing_else_has_that_name(self, text: str) -> None:
        found = spell(text).effects
        assert isinstance(found[0], Look) and not any(isinstance(one, Scry | Surveil) for one in found)

    def test_in_both_languages(self) -> None:
        it = "{T}: Guarda la prima carta del tuo grimorio. Puoi metterla nel tuo cimitero."
        assert both(it, "{T}: Surveil 1.") == (Verdict.AGREE, ())


class TestTapOrUntap:
    """701.26: today nobody must do either."""

    def test_one_may(self) -> None:
        either = OneOf(ways=((Tap(what=Target()),), (Untap(what=Target()),)))
        assert activated("{T}: TAPpa o STAPpa una creatura bersaglio.").effects == (May(then=(either,)),)
        assert activated("{T}: Puoi TAPpare o STAPpare una creatura bersaglio.").effects == (May(then=(either,)),)

    def test_control_to_tap_alone_is_no_choice(self) -> None:
        assert activated("{T}: TAPpa una creatura bersaglio.").effects == (Tap(what=Target()),)


class TestMenace:
    """702.111b: two or more creatures."""

    def test_of_itself_of_others_and_as_long_as(self) -> None:
        assert ability(TWO) == Static(parts=(MENACE,))
        others = ability("Gli Elfi che controlli non possono essere bloccati tranne che da due o più creature.")
        assert others == Static(parts=(MENACE,), affects=Filter(subtypes=("Elf",), controller=Relation.YOU))
        made = ability(f"Fintanto che controlli un artefatto, {TWO[0].lower()}{TWO[1:]}")
        assert made.parts == (MENACE,) and made.condition is not None

    def test_control_three_or_more_has_no_name(self) -> None:
        assert ability(TWO.replace("due", "tre")) == CantBeBlocked(least=3)

    def test_509_1b_played(self) -> None:
        at = Table()
        at.put("sentinella", printed(TWO, "Creatura — Umano"))
        assert at.settle().looks("sentinella").has("menace")

    def test_in_both_languages(self) -> None:
        assert both(TWO, "Menace") == (Verdict.AGREE, ())
        it = "Ogni creatura attaccante che controlli prende +1/+0 e non può essere bloccata tranne che da due o più creature."
        assert both(it, "Attacking creatures you control get +1/+0 and have menace.") == (Verdict.AGREE, ())


def test_400_1_all_cards_of_a_graveyard_are_the_graveyard() -> None:
    whole = Move(what=CardsOf(Target(), Zone.GRAVEYARD), to=Zone.EXILE)
    assert spell("Esilia tutte le carte dal cimitero di un giocatore bersaglio.").effects == (whole,)
    assert spell("Esilia il cimitero di un giocatore bersaglio.").effects == (whole,)
    assert spell("Esilia tutte le carte dal tuo cimitero.").effects[0].what == CardsOf(You(), Zone.GRAVEYARD)  # type: ignore[union-attr]
    some = spell("Esilia tutte le carte creatura dal tuo cimitero.").effects[0].what  # type: ignore[union-attr]
    assert some == Every(Filter(zone=Zone.GRAVEYARD, types=CREATURE_TYPE, owner=Relation.YOU)), "control"


def test_702_8a_cards_that_are_cast_as_though_they_had_flash_are_spells() -> None:
    (made,) = abilities("Puoi lanciare carte creatura come se avessero lampo.")
    assert made == AsThoughFlash(spells=Filter(zone=Zone.STACK, types=(CardType.CREATURE,), not_kind=Kind.ABILITY))
    assert abilities("Puoi lanciare magie creatura come se avessero lampo.") == (made,)
