"""118.8-118.9, 601.2f, 601.3: what is said of what may be cast or costs less, in sentences of their own too, in both languages."""

import pytest

from engine.cards.abilities.ability import Cannot, Cost, PlayerScope, Prohibition
from engine.cards.abilities.casting import ChangesCost, MayCast, Permission, SpendsManaAs
from engine.cards.abilities.conditions import Not, TurnOf
from engine.cards.abilities.filters import CREATURE, Filter
from engine.cards.abilities.quantities import ManaValueOf
from engine.cards.abilities.references import This
from engine.words.terms import CardType, Relation, Zone
from tests.scenarios.cardtext.support import refused
from tests.scenarios.cardtext.test_english_constructs import english
from tests.scenarios.cardtext.twice import both

LESS_IT, LESS_EN = (
    "Le abilità attivate delle creature costano {2} in meno per essere attivate.",
    "Activated abilities of creatures cost {2} less to activate.",
)
ONE_IT, ONE_EN = (
    "Questo effetto non può ridurre il mana in quel costo a meno di un mana.",
    "This effect can't reduce the mana in that cost to less than one mana.",
)


class TestCostsOfAbilities:
    def test_601_2f_a_reduction_that_leaves_one_mana(self) -> None:
        assert both(f"{LESS_IT} {ONE_IT}", f"{LESS_EN} {ONE_EN}", "e") == ChangesCost(
            abilities_of=CREATURE, less="{2}", down_to=1
        )
        assert both(LESS_IT, LESS_EN, "e") == ChangesCost(abilities_of=CREATURE, less="{2}"), "control"

    def test_601_2f_control_what_is_no_reduction_has_no_such_limit(self) -> None:
        assert refused(f"{LESS_IT.replace('meno', 'più')} {ONE_IT}", "Incantesimo")
        assert refused(ONE_IT, "Incantesimo")

    def test_605_1a_but_for_mana_abilities(self) -> None:
        assert both(
            "Le abilità attivate delle creature costano {1} in più per essere attivate a meno che non siano abilità di mana.",
            "Activated abilities of creatures cost {1} more to activate unless they're mana abilities.", "e",
        ) == ChangesCost(abilities_of=CREATURE, more="{1}", but_mana=True)  # fmt: skip

    def test_113_6_of_cards_in_your_graveyard(self) -> None:
        assert both(
            "Durante il tuo turno, le abilità attivate delle carte nel tuo cimitero costano {1} in meno per essere attivate.",
            "During your turn, activated abilities of cards in your graveyard cost {1} less to activate.", "e",
        ) == ChangesCost(
            abilities_of=Filter(zone=Zone.GRAVEYARD, owner=Relation.YOU), less="{1}", condition=TurnOf(Relation.YOU)
        )  # fmt: skip


class TestCostsInTurns:
    @pytest.mark.parametrize(
        ("it", "en", "when"),
        [
            ("Durante il tuo turno", "During your turn", TurnOf(Relation.YOU)),
            ("Durante i turni diversi dal tuo", "During turns other than yours", Not(TurnOf(Relation.YOU))),
        ],
    )
    def test_601_2f_only_then(self, it: str, en: str, when: object) -> None:
        found = both(
            f"{it}, le magie che lanci costano {{1}} in meno per essere lanciate.",
            f"{en}, spells you cast cost {{1}} less to cast.",
            "e",
        )
        assert (found.less, found.who, found.condition) == ("{1}", Relation.YOU, when)

    def test_601_2f_the_first_one_in_each_turn_of_an_opponent(self) -> None:
        found = both(
            "La prima magia che lanci durante ogni turno di un avversario costa {1} in meno per essere lanciata.",
            "The first spell you cast during each opponent's turn costs {1} less to cast.", "e",
        )  # fmt: skip
        assert TurnOf(Relation.OPPONENT) in found.condition.parts


class TestWhatYouCannot:
    @pytest.mark.parametrize(
        ("it", "en", "what", "objects"),
        [
            (
                "lanciare magie creatura",
                "cast creature spells",
                Prohibition.CAST,
                Filter(zone=Zone.STACK, types=(CardType.CREATURE,)),
            ),
            ("lanciare magie", "cast spells", Prohibition.CAST, None),
            ("giocare terre", "play lands", Prohibition.PLAY_LAND, None),
            ("pescare carte", "draw cards", Prohibition.DRAW, None),
        ],
    )
    def test_101_2_of_you_alone(self, it: str, en: str, what: Prohibition, objects: Filter | None) -> None:
        assert both(f"Non puoi {it}.", f"You can't {en}.", "e") == Cannot(
            what=what, objects=objects, players=PlayerScope.YOU
        )

    def test_101_2_control_the_verb_is_yours(self) -> None:
        assert refused("Non può lanciare magie creatura.", "Incantesimo")


class TestCastSo:
    TOP_IT, TOP_EN = (
        "Puoi lanciare magie dalla cima del tuo grimorio.",
        "You may cast spells from the top of your library.",
    )
    PAY_IT = "Se lanci una magia in questo modo, paga punti vita pari al suo valore di mana invece di pagare il suo costo di mana."
    PAY_EN = "If you cast a spell this way, pay life equal to its mana value rather than pay its mana cost."

    def test_118_9b_for_life_alone(self) -> None:
        found = both(f"{self.TOP_IT} {self.PAY_IT}", f"{self.TOP_EN} {self.PAY_EN}", "e")
        assert found.how == Permission(cost=Cost(life_of=ManaValueOf(This())))
        assert both(self.TOP_IT, self.TOP_EN, "e").how == Permission(), "control"

    def test_118_9_control_nothing_was_cast_so(self) -> None:
        assert refused(f"Pesca una carta. {self.PAY_IT}")
        assert not english(f"Draw a card. {self.PAY_EN}", "s").understood

    def test_614_1a_exiled_and_not_buried(self) -> None:
        it = "Una volta per turno, puoi lanciare una magia creatura dal tuo cimitero."
        en = "Once each turn, you may cast a creature spell from your graveyard."
        found = both(
            f"{it} Se una magia lanciata in questo modo sta per essere messa nel tuo cimitero, invece esiliala.",
            f"{en} If a spell cast this way would be put into your graveyard, exile it instead.", "e",
        )  # fmt: skip
        assert found.how == Permission(once_each_turn=True, exile_buried=True) and found.condition is None

    def test_118_8_the_card_itself_for_more(self) -> None:
        found = both(
            "Puoi lanciare questa carta dal tuo cimitero "
            "sacrificando un Elfo e pagando 1 punto vita oltre a pagare gli altri suoi costi.",
            "You may cast this card from your graveyard "
            "by sacrificing an Elf and paying 1 life in addition to paying its other costs.", "e",
        )  # fmt: skip
        assert found == MayCast(
            cards=Filter(this=True, zone=Zone.GRAVEYARD),
            how=Permission(besides=Cost(sacrifice=Filter(subtypes=("Elf",)), life=1)),
            zones=(Zone.GRAVEYARD,),
        )


class TestManaOfAnyType:
    def test_609_4b_for_its_own_abilities(self) -> None:
        assert both(
            "Puoi spendere mana di qualsiasi tipo per attivare le abilità di questa creatura.",
            "Mana of any type can be spent to activate this creature's abilities.",
        ) == SpendsManaAs(abilities_of=Filter(this=True))  # fmt: skip

    def test_609_4b_control_for_spells_it_would_be_said_of_everybody(self) -> None:
        assert not english("Mana of any type can be spent to cast creature spells.", "e").understood
