"""120.3, 122.7, 205.3, 208.1, 509.1d: the lowest of several, damage to either, the twelfth counter, what blocks for a price."""

from __future__ import annotations

from engine.cards.abilities.ability import Cost
from engine.cards.abilities.choices import Choose
from engine.cards.abilities.combat import CombatCost
from engine.cards.abilities.filters import Filter, Measured, Sharing
from engine.cards.abilities.quantities import Greatest, PowerOf
from engine.cards.abilities.references import AttachedTo, This
from engine.cards.abilities.triggers import CountersPutOn, DealsDamage
from engine.words.record import within
from engine.words.terms import CardType, Relation, Zone
from scenarios.cardtext.oracle.comparing import Verdict
from tests.engine.support import Table
from tests.engine.support_more import sorcery
from tests.scenarios.cardtext.support import CREATURE, THIS, abilities, ability, refused, spell, triggered
from tests.scenarios.cardtext.test_oracle import both

LOWEST = "Distruggi una creatura bersaglio con la forza più bassa tra le creature."


class TestLowest:
    def test_208_1_no_more_than_the_lowest_of_them_has(self) -> None:
        (spec,) = spell(LOWEST).targets
        lowest = Greatest(what="power", filter=CREATURE, smallest=True)
        assert spec.objects == Filter(types=(CardType.CREATURE,), measured=(Measured("power", "<=", lowest),))

    def test_208_1_control_no_less_than_the_greatest(self) -> None:
        (spec,) = spell(LOWEST.replace("bassa", "alta")).targets
        assert spec.objects is not None
        assert spec.objects.measured == (Measured("power", ">=", Greatest(what="power", filter=CREATURE)),)

    def test_208_1_played_it_is_the_weakest_alone(self) -> None:
        at = Table()
        at.creature("Forte", 5, 5, controller=1)
        at.creature("Debole", 1, 1, controller=1)
        made = spell(LOWEST)
        sorcery(at, "Scelta", *made.effects, targets=made.targets)
        at.settle().cast("Scelta").resolve()
        assert (at.where("Debole"), at.where("Forte")) == (Zone.GRAVEYARD, Zone.BATTLEFIELD)

    def test_208_1_english_says_the_same(self) -> None:
        en = "Destroy target creature with the least power among creatures."
        assert both(LOWEST, en, "Stregoneria") == (Verdict.AGREE, ())


class TestEvents:
    def test_120_3_to_you_or_to_a_planeswalker(self) -> None:
        made = triggered(
            "Ogniqualvolta viene inflitto danno da combattimento a te o a un planeswalker che "
            "controlli, pesca una carta."
        )
        yours = Filter(types=(CardType.PLANESWALKER,), controller=Relation.YOU)
        assert made.trigger == DealsDamage(to_player=Relation.YOU, to_object=yours, combat=True, once=True)

    def test_120_3_control_to_you_alone(self) -> None:
        made = triggered("Ogniqualvolta ti viene inflitto danno da combattimento, pesca una carta.")
        assert made.trigger == DealsDamage(to_player=Relation.YOU, combat=True, once=True)

    def test_122_7_the_twelfth_of_them(self) -> None:
        made = triggered("Quando viene messo il dodicesimo segnalino ora sulla Sentinella, pesca una carta.")
        assert made.trigger == CountersPutOn(subject=THIS, counter="hour", crosses=12)

    def test_122_7_control_any_of_them(self) -> None:
        made = triggered("Quando viene messo un segnalino ora sulla Sentinella, pesca una carta.")
        assert made.trigger == CountersPutOn(subject=THIS, counter="hour", each=True)


class TestOthers:
    def test_509_1d_blocking_for_a_price(self) -> None:
        made = ability(
            "Le creature non possono bloccare a meno che il loro controllore non paghi {1} per ognuna di "
            "quelle creature.",
            "Incantesimo",
        )
        assert made == CombatCost(attacking=False, cost=Cost(mana="{1}"))

    def test_509_1d_control_attacking_you_for_a_price(self) -> None:
        made = ability(
            "Le creature non possono attaccarti a meno che il loro controllore non paghi {1} per ognuna di "
            "quelle creature.",
            "Incantesimo",
        )
        assert made == CombatCost(attacking=True, cost=Cost(mana="{1}"), whom=Relation.YOU)

    def test_205_3_of_those_looked_at_one_of_a_kind(self) -> None:
        *_, made = abilities(
            "Incanta creatura\nAll'inizio del tuo mantenimento, guarda le prime cinque carte del tuo "
            "grimorio. Puoi mettere sul campo di "
            "battaglia una carta creatura scelta tra quelle che condivide un tipo di creatura con la creatura incantata.",
            "Incantesimo — Aura",
        )
        (chosen,) = (one for one in within(made) if isinstance(one, Choose))
        assert chosen.filter.shares == Sharing(what="creature type", of=AttachedTo())

    def test_205_3_control_of_nothing_seen_there_is_none(self) -> None:
        assert refused(
            "All'inizio del tuo mantenimento, puoi mettere sul campo di battaglia una carta creatura scelta "
            "tra quelle che condivide un tipo "
            "di creatura con la Sentinella."
        )


class TestBesideWhatWasSpokenOf:
    """208.1, 608.2h: 'con forza superiore': than that of the one object that the words have spoken of."""

    def test_208_1_than_its_own(self) -> None:
        it = "Quando la Sentinella entra nel campo di battaglia, TAPpa una creatura bersaglio con forza superiore."
        (spec,) = triggered(it).targets
        assert spec.objects is not None
        assert spec.objects.measured == (Measured(what="power", how=">", than=PowerOf(This())),)
        assert both(it, "When Sentinel enters, tap target creature with greater power.") == (Verdict.AGREE, ())

    def test_208_1_control_of_a_mana_value_than_that_of_another_object_only(self) -> None:
        assert refused(
            "Quando la Sentinella entra nel campo di battaglia, TAPpa una creatura bersaglio con valore di mana superiore."
        )

    def test_208_1_control_where_nothing_was_spoken_of(self) -> None:
        assert refused("Quando guadagni punti vita, TAPpa una creatura bersaglio con costituzione pari o inferiore.")
