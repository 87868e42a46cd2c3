"""118.9, 601.2f, 608.2g: what is cast as it resolves, and what was paid for it, in both languages."""

from typing import Any

import pytest

from engine.cards.abilities.ability import Cost, Keyword
from engine.cards.abilities.casting import ChangesCost
from engine.cards.abilities.casting_now import CastNow
from engine.cards.abilities.choices import Choose, If
from engine.cards.abilities.conditions import Is, Not, Paid
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.objects import Move
from engine.cards.abilities.paying import UnlessPays
from engine.cards.abilities.quantities import Greatest
from engine.cards.abilities.references import EventPlayer, Remembered, Target
from engine.words.terms import CardType, Relation, Zone
from tests.scenarios.cardtext.support import refused
from tests.scenarios.cardtext.twice import both, both_all

EXILES_IT, EXILES_EN = (
    "Ogniqualvolta questa creatura attacca, esilia le prime due carte del tuo grimorio.",
    "Whenever this creature attacks, exile the top two cards of your library.",
)
FREE_IT, FREE_EN = "senza pagare il suo costo di mana", "without paying its mana cost"


class TestAmongTheExiled:
    def test_608_2c_those_that_were_exiled_just_now(self) -> None:
        found = both(
            f"{EXILES_IT} Puoi lanciare una magia istantaneo scelta tra le carte esiliate {FREE_IT}.",
            f"{EXILES_EN} You may cast an instant spell from among the exiled cards {FREE_EN}.",
        )
        moved, chosen, cast = found.effects
        assert isinstance(chosen, Choose) and chosen.among == Remembered(moved.keep_as) and chosen.maximum == 1
        such = Filter(zone=Zone.STACK, types=(CardType.INSTANT,))
        assert cast == CastNow(what=Remembered(chosen.keep_as), such=such)

    def test_607_2a_those_that_the_source_exiled(self) -> None:
        _, found = both_all(
            f"{EXILES_IT}\n{{T}}: Puoi lanciare una magia creatura scelta tra le carte esiliate con questa creatura {FREE_IT}.",
            f"{EXILES_EN}\n{{T}}: You may cast a creature spell from among cards exiled with this creature {FREE_EN}.",
        )
        chosen, cast = found.effects
        assert chosen.filter.linked_to_this and chosen.filter.zone is Zone.EXILE and chosen.minimum == 0
        such = Filter(zone=Zone.STACK, types=(CardType.CREATURE,))
        assert chosen.filter.as_spell and cast == CastNow(what=Remembered(chosen.keep_as), such=such)

    def test_608_2c_control_where_nothing_was_exiled(self) -> None:
        assert refused(f"Pesca due carte. Puoi lanciare una magia istantaneo scelta tra le carte esiliate {FREE_IT}.")


class TestATargetIsCastNow:
    def test_608_2g_for_its_cost(self) -> None:
        found = both(
            "Ogniqualvolta questa creatura attacca, puoi lanciare una carta creatura bersaglio dal tuo cimitero.",
            "Whenever this creature attacks, you may cast target creature card from your graveyard.",
        )
        assert found.effects == (CastNow(what=Target(), free=False),)

    def test_608_2g_control_not_now_where_a_time_is_said(self) -> None:
        found = both(
            "Ogniqualvolta questa creatura attacca, puoi lanciare una carta creatura bersaglio dal tuo cimitero in questo turno.",
            "Whenever this creature attacks, you may cast target creature card from your graveyard this turn.",
        )
        assert not any(isinstance(one, CastNow) for one in found.effects)


class TestIfItIsSuchASpell:
    ONE_IT, ONE_EN = (
        "Ogniqualvolta questa creatura attacca, esilia la prima carta del tuo grimorio.",
        "Whenever this creature attacks, exile the top card of your library.",
    )
    MAY_IT, MAY_EN = (
        f"Puoi lanciare quella carta {FREE_IT} se è una magia creatura.",
        f"You may cast that card {FREE_EN} if it's a creature spell.",
    )

    def test_601_3_a_land_is_no_spell(self) -> None:
        found = both(f"{self.ONE_IT} {self.MAY_IT}", f"{self.ONE_EN} {self.MAY_EN}")
        moved, asked = found.effects
        such = Filter(zone=Zone.EXILE, types=(CardType.CREATURE,), not_types=(CardType.LAND,))
        assert asked == If(
            condition=Is(Remembered(moved.keep_as), such), then=(CastNow(what=Remembered(moved.keep_as)),)
        )

    def test_608_2c_who_does_not_cast_it_and_who_may_not(self) -> None:
        """'Se non lo fai' follows whether it may not be cast, or is not."""
        found = both(
            f"{self.ONE_IT} {self.MAY_IT} Se non lo fai, aggiungi quella carta alla tua mano.",
            f"{self.ONE_EN} {self.MAY_EN} If you don't, put that card into your hand.",
        )
        moved, asked, after = list[Any](found.effects)
        assert not asked.otherwise
        such: Any = after.condition.of
        assert isinstance(after.condition, Not) and such.quantity.of == Remembered(asked.then[0].keep_as)
        assert after.then == (Move(what=Remembered(moved.keep_as), to=Zone.HAND),)


class TestWhatWasPaid:
    MAY_IT = "Puoi pagare {1}{G} invece di pagare il costo di mana di questa magia.\n"
    MAY_EN = "You may pay {1}{G} rather than pay this spell's mana cost.\n"

    @pytest.mark.parametrize(
        ("it", "en", "such"),
        [
            ("Se è stato pagato il costo {1}{G}", "If the {1}{G} cost was paid", Paid("instead")),
            ("Se non è stato pagato il costo {1}{G}", "If the {1}{G} cost wasn't paid", Not(Paid("instead"))),
        ],
    )
    def test_118_9_the_cost_that_the_text_names(self, it: str, en: str, such: object) -> None:
        _, spell = both_all(f"{self.MAY_IT}{it}, pesca una carta.", f"{self.MAY_EN}{en}, draw a card.", "s")
        assert spell.effects[0].condition == such

    def test_118_9_control_another_cost(self) -> None:
        assert refused(f"{self.MAY_IT}Se è stato pagato il costo {{2}}{{G}}, pesca una carta.")

    def test_702_34a_less_for_that_cost_alone(self) -> None:
        keyword, change = sorted(
            both_all(
                "Pesca una carta.\nFlashback {8}{W}. Questa magia costa {X} in meno per essere lanciata in questo modo, dove X è "
                "il valore di mana maggiore di un comandante che possiedi sul campo di battaglia o nella zona di comando.",
                "Draw a card.\nFlashback {8}{W}. This spell costs {X} less to cast this way, where X is the greatest "
                "mana value of a commander you own on the battlefield or in the command zone.",
                "s",
            )[1:],
            key=lambda one: not isinstance(one, Keyword),
        )
        mine = Filter(commander=True, owner=Relation.YOU)
        both_zones = Filter(any_of=(mine, Filter(commander=True, owner=Relation.YOU, zone=Zone.COMMAND)))
        assert keyword == Keyword(keyword="flashback", cost=Cost(mana="{8}{W}"))
        assert isinstance(change, ChangesCost)
        assert change.condition == Paid("flashback") and change.times == Greatest(what="mana value", filter=both_zones)

    def test_702_34a_control_a_keyword_that_is_no_way_to_cast(self) -> None:
        assert refused(
            "Ciclo {2}. Questa magia costa {1} in meno per essere lanciata in questo modo.", "Creatura — Umano"
        )


def test_118_12a_what_is_chosen_is_chosen_by_who_pays() -> None:
    found = both(
        "All'inizio del mantenimento di ogni giocatore, quel giocatore fa tornare in mano al suo proprietario un permanente "
        "che controlla a meno che non paghi 2 punti vita.",
        "At the beginning of each player's upkeep, that player returns a permanent they control to its owner's hand "
        "unless they pay 2 life.",
        "e",
    )
    (unless,) = found.effects
    assert isinstance(unless, UnlessPays) and unless.who == EventPlayer()
    assert list[Any](unless.effects)[0].who == EventPlayer()


def test_118_12a_control_a_player_whom_nobody_chooses() -> None:
    assert refused("Distruggi tutte le creature a meno che un giocatore paghi {2}.")


def test_608_2h_the_power_of_those_that_were_sacrificed_and_not_of_the_source() -> None:
    found = both(
        "Ogniqualvolta questa creatura attacca, sacrifica un qualsiasi numero di altre creature, poi pesca X carte, dove X è la "
        "loro forza totale.",
        "Whenever this creature attacks, sacrifice any number of other creatures, then draw X cards, where X is their total power.",
    )
    given, drawn = found.effects
    assert drawn.count.of == Remembered(given.keep_as)
    assert refused(
        "Ogniqualvolta questa creatura attacca, pesca X carte, dove X è la loro forza totale.", "Creatura — Umano"
    )
