"""508.5, 120, 404.2, 115.4: whom the words behind an event mean: "
"who defends, whose source, whose graveyard, what was targeted."""

import pytest

from engine.cards.abilities.choices import If
from engine.cards.abilities.damage import DealDamage
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.objects import Destroy
from engine.cards.abilities.players import Draw, LoseLife
from engine.cards.abilities.quantities import EventAmount, Fixed
from engine.cards.abilities.references import ControllerOf, DefendingPlayer, EachPlayer, It, OwnerOf, Target, This, You
from engine.cards.abilities.triggers import Blocks, DealsDamage, Moves, Unblocked
from engine.words.terms import CardType, Relation, Zone
from tests.scenarios.cardtext.support import refused
from tests.scenarios.cardtext.twice import both


class TestWhoDefends:
    @pytest.mark.parametrize(
        ("it", "en", "of"),
        [
            ("la Sentinella viene bloccata", "Sentinel becomes blocked", This()),
            ("la Sentinella viene bloccata da un Elfo", "Sentinel becomes blocked by an Elf", This()),
            ("una creatura che controlli viene bloccata", "a creature you control becomes blocked", It()),
            (
                "una creatura che controlli attacca e non viene bloccata",
                "a creature you control attacks and isn't blocked",
                It(),
            ),
        ],
    )
    def test_508_5_of_an_attacker_that_becomes_blocked_or_stays_unblocked(self, it: str, en: str, of: object) -> None:
        found = both(
            f"Ogniqualvolta {it}, il giocatore in difesa perde 2 punti vita.",
            f"Whenever {en}, defending player loses 2 life.",
        )
        assert isinstance(found.trigger, Blocks | Unblocked)
        assert found.effects == (LoseLife(amount=Fixed(2), who=DefendingPlayer(of)),)  # type: ignore[arg-type]

    def test_508_5_control_a_blocker_attacks_nobody(self) -> None:
        assert refused(
            "Ogniqualvolta la Sentinella blocca, il giocatore in difesa perde 2 punti vita.", "Creatura — Elfo"
        )


class TestTheSource:
    @pytest.mark.parametrize(
        ("whom_it", "whom_en", "such"),
        [
            ("a te o a un permanente che controlli", "you or a permanent you control", Filter(controller=Relation.YOU)),
            (
                "a te o a una creatura che controlli",
                "you or a creature you control",
                Filter(types=(CardType.CREATURE,), controller=Relation.YOU),
            ),
            (
                "a te o a un planeswalker che controlli",
                "you or a planeswalker you control",
                Filter(types=(CardType.PLANESWALKER,), controller=Relation.YOU),
            ),
        ],
    )
    def test_120_3_deals_damage_to_you_or_to_what_is_yours(self, whom_it: str, whom_en: str, such: Filter) -> None:
        found = both(
            f"Ogniqualvolta una fonte controllata da un avversario infligge danno {whom_it}, "
            "la Sentinella infligge altrettanti danni al controllore di quella fonte.",
            f"Whenever a source an opponent controls deals damage to {whom_en}, "
            f"Sentinel deals that much damage to that source's controller.",
        )
        source = Filter(controller=Relation.OPPONENT)
        assert found.trigger == DealsDamage(source=source, to_player=Relation.YOU, to_object=such)
        assert found.effects == (DealDamage(amount=EventAmount(), to=ControllerOf(It())),)

    def test_109_5_control_to_you_alone(self) -> None:
        found = both(
            "Ogniqualvolta una fonte controllata da un avversario ti infligge "
            "danno, il controllore di quella fonte perde 1 punto vita.",
            "Whenever a source an opponent controls deals damage to you, that source's controller loses 1 life.",
        )
        assert found.trigger.to_object is None

    def test_603_2c_control_of_several_nobody_knows_which(self) -> None:
        text = (
            "Ogniqualvolta una o più creature controllate da un avversario infliggono "
            "danno a te o a un permanente che controlli, pesca una carta."
        )
        assert refused(text, "Incantesimo")


class TestWhoseGraveyard:
    @pytest.mark.parametrize(
        ("it", "en", "origin"),
        [
            ("da qualsiasi zona", "from anywhere", None),
        ],
    )
    def test_404_2_that_player_is_whose_graveyard_it_is(self, it: str, en: str, origin: Zone | None) -> None:
        found = both(
            f"Ogniqualvolta una carta creatura viene messa nel cimitero "
            f"di un avversario {it}, quel giocatore perde 1 punto vita.",
            f"Whenever a creature card is put into an opponent's graveyard {en}, that player loses 1 life.",
        )
        assert isinstance(found.trigger, Moves) and found.trigger.origin is origin
        assert found.effects == (LoseLife(amount=Fixed(1), who=OwnerOf(It())),)

    def test_404_2_control_of_your_graveyard_nobody_is_that_player(self) -> None:
        text = (
            "Ogniqualvolta una carta creatura viene messa nel tuo cimitero "
            "da qualsiasi zona, quel giocatore perde 1 punto vita."
        )
        assert refused(text, "Incantesimo")


class TestInstead:
    @pytest.mark.parametrize(
        ("target_it", "target_en", "that_it", "that_en"),
        [
            ("un qualsiasi bersaglio", "any target", "quel permanente o a quel giocatore", "that permanent or player"),
        ],
    )
    def test_115_4_of_the_one_target(self, target_it: str, target_en: str, that_it: str, that_en: str) -> None:
        (found,) = both(
            f"La Sentinella infligge 4 danni a {target_it}. "
            f"Se controlli un Lupo, la Sentinella infligge invece 6 danni a {that_it}.",
            f"Sentinel deals 4 damage to {target_en}. "
            f"If you control a Wolf, Sentinel deals 6 damage to {that_en} instead.",
            "s",
        ).effects
        assert isinstance(found, If)
        assert found.then == (DealDamage(amount=Fixed(6), to=Target(0)),)

    def test_115_4_control_not_of_a_target_that_is_a_creature(self) -> None:
        text = "Distruggi una creatura bersaglio. La Sentinella infligge 2 danni a quel permanente o a quel giocatore."
        assert refused(text, "Stregoneria")

    def test_608_2c_only_you_in_the_place_of_all(self) -> None:
        (found,) = both(
            "Ogni giocatore pesca una carta. Se controlli un Lupo, invece solo tu peschi una carta.",
            "Each player draws a card. If you control a Wolf, instead only you draw a card.",
            "s",
        ).effects
        assert (found.then, found.otherwise) == ((Draw(who=You()),), (Draw(who=EachPlayer()),))

    def test_608_2c_control_only_you_says_nothing_elsewhere(self) -> None:
        assert refused("Ogni giocatore pesca una carta. Solo tu peschi una carta.", "Stregoneria")


def test_608_2c_control_that_creature_is_still_the_one_of_the_event() -> None:
    found = both(
        "Ogniqualvolta una creatura infligge danno da combattimento a te "
        "o a un planeswalker che controlli, distruggi quella creatura.",
        "Whenever a creature deals combat damage to you or a planeswalker you control, destroy that creature.",
    )
    assert found.effects == (Destroy(what=It()),) and found.trigger.combat
