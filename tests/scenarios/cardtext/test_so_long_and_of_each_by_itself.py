"""508-509, 611.2b: what cannot fight for as long as something is so; 604.1: X of each of several; 701.37c: X of a monstrosity."""

from __future__ import annotations

from engine.cards.abilities.combat import CantAttack, CantBlock, CombatEffect
from engine.cards.abilities.conditions import Is
from engine.cards.abilities.continuous import ModifyPT
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.quantities import Count, EventAmount, Fixed, PowerOf
from engine.cards.abilities.references import One, Target, This
from engine.cards.abilities.triggers import Performs
from engine.words.terms import Action, Relation
from tests.scenarios.cardtext.support import refused
from tests.scenarios.cardtext.twice import both, both_all

_TAPPED = Is(This(), Filter(tapped=True))


class TestForAsLongAs:
    """611.2b: a rule of combat lasts while something is so."""

    def test_611_2b_both_rules_last_so_long(self) -> None:
        found = both(
            "{T}: Una creatura bersaglio non può attaccare o bloccare fintanto che la Sentinella rimane TAPpata.",
            "{T}: Target creature can't attack or block for as long as Sentinel remains tapped.",
        )
        assert found.effects == tuple(
            CombatEffect(what=Target(), rule=rule, as_long_as=_TAPPED) for rule in (CantAttack(), CantBlock())
        )

    def test_611_2b_the_time_stands_before_the_sentence(self) -> None:
        found = both(
            "{T}: Fintanto che controlli la Sentinella, una creatura bersaglio prende +1/+1 e non può bloccare.",
            "{T}: For as long as you control Sentinel, target creature gets +1/+1 and can't block.",
        )
        mine = Is(This(), Filter(controller=Relation.YOU))
        assert [one.as_long_as for one in found.effects] == [mine, mine]

    def test_611_2c_control_of_what_comes_later_too_it_is_not_read(self) -> None:
        assert refused("{T}: Le creature non possono bloccare fintanto che controlli la Sentinella.")


class TestOfEach:
    """107.3i, 604.1: 'where X is ...' of what is said of each of several."""

    def test_604_1_others_than_each_of_them(self) -> None:
        found = both(
            "Ogni Elfo che controlli ha travolgere e prende +X/+0, dove X è il numero di altri Elfi che controlli.",
            "Each Elf you control has trample and gets +X/+0, where X is the number of other Elves you control.",
        )
        others = Count(Filter(subtypes=("Elf",), controller=Relation.YOU, other_than=One()))
        assert found.parts[1] == ModifyPT(others, Fixed(0))

    def test_604_1_its_own_power(self) -> None:
        found = both(
            "Ogni creatura che controlli prende +X/+X, dove X è la sua forza.",
            "Each creature you control gets +X/+X, where X is its power.",
            "e",
        )
        assert found.parts == (ModifyPT(PowerOf(One()), PowerOf(One())),)

    def test_604_1_control_of_all_together_others_are_not_clear(self) -> None:
        assert refused("Gli Elfi che controlli prendono +X/+X, dove X è il numero di altri Elfi che controlli.")


class TestMonstrosity:
    """701.37c: X, as the source becomes monstrous."""

    def test_701_37c_as_many_targets(self) -> None:
        found = both(
            "Quando la Sentinella diventa mostruosa, TAPpa fino a X creature bersaglio.",
            "When Sentinel becomes monstrous, tap up to X target creatures.",
        )
        assert (found.targets[0].minimum, found.targets[0].counted) == (0, EventAmount())

    def test_701_37c_control_where_the_words_say_what_x_is(self) -> None:
        found = both(
            "Quando la Sentinella diventa mostruosa, pesca X carte, dove X è la forza della Sentinella.",
            "When Sentinel becomes monstrous, draw X cards, where X is Sentinel's power.",
        )
        assert found.effects[0].count == PowerOf(This())

    def test_701_37c_control_of_another_creature(self) -> None:
        assert refused("Ogniqualvolta una creatura diventa mostruosa, pesca X carte.")


class TestKeywordActions:
    """701: actions of players as trigger events."""

    def test_701_they_are_events(self) -> None:
        said = (
            ("esplori il dungeon", "venture into the dungeon", Action.VENTURE),
            ("scopri", "discover", Action.DISCOVER),
            ("recluti", "amass", Action.AMASS),
            ("popoli", "populate", Action.POPULATE),
        )
        for it, en, action in said:
            (found,) = both_all(f"Ogniqualvolta {it}, guadagni 1 punto vita.", f"Whenever you {en}, you gain 1 life.")
            assert found.trigger == Performs(action=action, who=Relation.YOU)

    def test_701_44b_control_a_creature_explores_no_dungeon(self) -> None:
        assert refused("Ogniqualvolta una creatura che controlli esplora il dungeon, guadagni 1 punto vita.")
