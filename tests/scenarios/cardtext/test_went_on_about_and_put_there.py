"""608.2c: what a sentence says of what it touched; cards put into a graveyard so; 701.19c: destroyed perhaps or later."""

from __future__ import annotations

from engine.cards.abilities.choices import If, May
from engine.cards.abilities.combat import CantBlock, CombatEffect
from engine.cards.abilities.conditions import AnyOf, Exists, Is, Not, Within
from engine.cards.abilities.filters import Bounds, Filter
from engine.cards.abilities.lasting import Apply, Delay
from engine.cards.abilities.objects import Destroy
from engine.cards.abilities.quantities import CountOf, Greatest, PlayerCounters, PlayersWith
from engine.cards.abilities.references import EventPlayer, Other, Target, This, You
from engine.words.record import within
from engine.words.terms import Relation
from tests.scenarios.cardtext.support import refused, triggered
from tests.scenarios.cardtext.twice import both

_LOOK = (
    "Guarda le prime tre carte del tuo grimorio. Aggiungine una alla tua mano e metti le altre nel tuo cimitero. ",
    "Look at the top three cards of your library. Put one of them into your hand and the rest into your graveyard. ",
)


class TestGoesOn:
    """'Untap target creature and it gains flying', of a source that attacked: the creature is meant."""

    def test_608_2c_of_the_target(self) -> None:
        found = both(
            "Ogniqualvolta la Sentinella attacca, metti un segnalino +1/+1 su un'altra creatura bersaglio e ha volare fino alla "
            "fine del turno.",
            "Whenever Sentinel attacks, put a +1/+1 counter on another target creature and it gains flying until end of turn.",
        )
        assert found.effects[1].to == Target()

    def test_509_1b_of_what_cannot_block(self) -> None:
        found = both(
            "Ogniqualvolta la Sentinella attacca, TAPpa una creatura bersaglio e non può bloccare in questo turno.",
            "Whenever Sentinel attacks, tap target creature and it can't block this turn.",
        )
        assert found.effects[1] == CombatEffect(what=Target(), rule=CantBlock())

    def test_608_2c_control_where_nothing_was_touched(self) -> None:
        found = both(
            "Ogniqualvolta la Sentinella attacca, pesca una carta e ha volare fino alla fine del turno.",
            "Whenever Sentinel attacks, draw a card and it gains flying until end of turn.",
        )
        assert found.effects[1].to == This()

    def test_608_2c_control_what_is_no_more_on_the_battlefield_gets_nothing(self) -> None:
        for said in ("esilia una carta bersaglio da un cimitero", "neutralizza una magia bersaglio"):
            found = triggered(f"Ogniqualvolta la Sentinella attacca, {said} e prende +1/+1 fino alla fine del turno.")
            assert isinstance(found.effects[1], Apply)
            assert found.effects[1].to == This()

    def test_608_2c_control_where_it_may_be_either(self) -> None:
        assert refused(
            "Ogniqualvolta un'altra creatura che controlli attacca, metti un segnalino +1/+1 sulla Sentinella e ha volare "
            "fino alla fine del turno."
        )


class TestPutThere:
    """608.2c: 'cards put into your graveyard this way', of those that were looked at."""

    def test_608_2c_so_many(self) -> None:
        it, en = _LOOK
        found = both(
            it + "Guadagni 1 punto vita per ogni carta terra messa nel tuo cimitero in questo modo.",
            en + "You gain 1 life for each land card put into your graveyard this way.",
            "s",
        )
        assert isinstance(found.effects[-1].amount, CountOf)

    def test_608_2c_the_greatest_power_among_them(self) -> None:
        it, en = _LOOK
        found = both(
            it
            + "Guadagni punti vita pari alla forza maggiore tra le carte creatura messe nel tuo cimitero in questo modo.",
            en + "You gain life equal to the greatest power among creature cards put into your graveyard this way.",
            "s",
        )
        assert isinstance(found.effects[-1].amount, Greatest)

    def test_608_2c_whether_there_was_one(self) -> None:
        it, en = _LOOK
        found = both(
            it + "Se una carta terra viene messa nel tuo cimitero in questo modo, guadagni 3 punti vita.",
            en + "If a land card was put into your graveyard this way, you gain 3 life.",
            "s",
        )
        assert isinstance(found.effects[-1], If)

    def test_608_2c_control_of_two_that_did_so_it_is_not_clear(self) -> None:
        milled = "Macina due carte. Guadagni 1 punto vita per ogni carta terra messa nel tuo cimitero in questo modo."
        assert refused(_LOOK[0] + milled, "Stregoneria")


class TestUnregenerated:
    """701.19c: it can't be regenerated, of what is destroyed only perhaps, instead, or later."""

    def test_701_19c_instead(self) -> None:
        found = both(
            "Una creatura bersaglio prende -3/-1 fino alla fine del turno. Se controlli sette o più terre, invece distruggi quella "
            "creatura. Non può essere rigenerata.",
            "Target creature gets -3/-1 until end of turn. If you control seven or more lands, instead destroy that creature. It "
            "can't be regenerated.",
            "s",
        )
        assert found.effects[0].then == (Destroy(what=Target(), regeneration=False),)

    def test_701_19c_perhaps(self) -> None:
        found = both(
            "{T}: Puoi distruggere una creatura bersaglio. Non può essere rigenerata.",
            "{T}: You may destroy target creature. It can't be regenerated.",
        )
        assert found.effects == (May(then=(Destroy(what=Target(), regeneration=False),)),)

    def test_701_19c_at_end_of_combat(self) -> None:
        found = both(
            "Ogniqualvolta la Sentinella blocca una creatura, distruggi quella creatura alla fine del combattimento. Non può "
            "essere rigenerata.",
            "Whenever Sentinel blocks a creature, destroy that creature at end of combat. It can't be regenerated.",
        )
        (later,) = found.effects
        assert isinstance(later, Delay)
        assert later.effects == (Destroy(what=Other(), regeneration=False),)

    def test_701_19c_control_where_nothing_is_destroyed(self) -> None:
        assert refused("TAPpa una creatura bersaglio. Non può essere rigenerata.", "Stregoneria")


def test_608_2c_either_of_two_conditions() -> None:
    found = both(
        "Quando la Sentinella entra, scegli una creatura bersaglio. Se la forza di quella creatura è pari o inferiore a 2 o se "
        "controlli una Lucertola, TAPpala.",
        "When Sentinel enters, choose target creature. If that creature's power is 2 or less or if you control a Lizard, tap it.",
    )
    assert any(isinstance(part, AnyOf) for part in within(found.effects))


class TestNoCountersOfAPlayer:
    """122.1: counters of a kind that only players have are asked for of players."""

    _HIT = (
        "Ogniqualvolta la Sentinella infligge danno da combattimento a un giocatore, quel giocatore ottiene "
        "un segnalino veleno se "
    )

    def test_122_1_of_the_player_who_was_spoken_of(self) -> None:
        asked = Within(PlayerCounters("poison", EventPlayer()), Bounds(most=0))
        said = (
            ("non ha segnalini veleno", "they have no poison counters"),
            ("non ne ha nessuno", "they don't have any poison counters"),
        )
        for it, en in said:
            found = both(
                f"{self._HIT}{it}.",
                f"Whenever Sentinel deals combat damage to a player, that player gets a poison counter if {en}.",
            )
            assert found.effects[0].condition == asked

    def test_122_1_of_you(self) -> None:
        found = both(
            "Ogniqualvolta la Sentinella attacca, pesca una carta se non hai segnalini veleno.",
            "Whenever Sentinel attacks, draw a card if you don't have any poison counters.",
        )
        assert found.effects[0].condition == Within(PlayerCounters("poison", You()), Bounds(most=0))

    def test_122_1_control_of_a_kind_that_objects_have(self) -> None:
        found = both(
            "Quando la Sentinella muore, se non aveva segnalini +1/+1, pesca una carta.",
            "When Sentinel dies, if it had no +1/+1 counters on it, draw a card.",
        )
        assert found.condition == Not(Is(This(), Filter(counter="+1/+1")))


class TestAnotherOfItsKind:
    """608.2c: 'another Elf' in the text of an Elf, beside a target that is not called one."""

    def test_608_2c_than_the_source(self) -> None:
        found = both(
            "Quando la Sentinella entra, scegli una creatura bersaglio. Se controlli un altro Elfo, TAPpala.",
            "When Sentinel enters, choose target creature. If you control another Elf, tap it.",
        )
        assert found.effects[0].condition == Exists(Filter(subtypes=("Elf",), controller=Relation.YOU, another=True))

    def test_608_2c_control_of_a_target_called_so_it_is_not_clear(self) -> None:
        said = "Quando la Sentinella entra, scegli un Elfo bersaglio. Se controlli un altro Elfo, TAPpalo."
        assert refused(said, "Creatura — Elfo")


def test_601_2c_as_many_targets_as_there_are_such_players() -> None:
    found = both(
        "Quando la Sentinella entra, TAPpa fino a X creature bersaglio, dove X è il numero di avversari che hanno tre o più "
        "segnalini veleno.",
        "When Sentinel enters, tap up to X target creatures, where X is the number of opponents who have three or more "
        "poison counters.",
    )
    assert isinstance(found.targets[0].counted, PlayersWith)
