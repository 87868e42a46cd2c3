"""603.7: what is said of what comes back later; 701.43d, 607.2h: all that triggers as a creature is exerted."""

from __future__ import annotations

from engine.cards.abilities.combat import AsAttacks
from engine.cards.abilities.continuous import Duration, GainAbility
from engine.cards.abilities.copying import BecomeCopy
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.lasting import Apply, Delay
from engine.cards.abilities.objects import CreateTokens, Move
from engine.cards.abilities.references import Among, Every, Remembered, Target
from engine.words.record import within
from engine.words.terms import CardType, Relation, Zone
from tests.scenarios.cardtext.support import refused
from tests.scenarios.cardtext.twice import both

_OWNERS = "sotto il controllo del suo proprietario"
_OWNERS_EN = "under its owner's control"
_BLINK = (
    f"Esilia una creatura bersaglio. Rimettila sul campo di battaglia {_OWNERS} all'inizio della prossima sottofase finale. ",
    f"Exile target creature. Return it to the battlefield {_OWNERS_EN} at the beginning of the next end step. ",
)


class TestComesBack:
    """603.7: 'It gains haste', of what a delayed ability puts onto the battlefield."""

    def test_603_7_it_has_it_as_it_comes_back(self) -> None:
        it, en = _BLINK
        later = both(it + "Ha rapidità.", en + "It gains haste.", "s").effects[-1]
        assert isinstance(later, Delay)
        moved, given = later.effects
        assert isinstance(moved, Move)
        assert isinstance(given, Apply)
        assert (moved.to, given.to, given.until) == (
            Zone.BATTLEFIELD,
            Remembered(moved.keep_as or ""),
            Duration.ENDLESS,
        )
        assert isinstance(given.parts[0], GainAbility)

    def test_603_7_where_it_may_be_done(self) -> None:
        found = both(
            "All'inizio della tua sottofase finale, puoi esiliare la Sentinella. Se lo fai, rimettila sul campo di battaglia "
            f"{_OWNERS} all'inizio del tuo prossimo mantenimento. Ha volare.",
            "At the beginning of your end step, you may exile Sentinel. If you do, return it to the battlefield "
            f"{_OWNERS_EN} at the beginning of your next upkeep. It gains flying.",
        )
        (later,) = [part for part in within(found.effects) if isinstance(part, Delay)]
        assert isinstance(later.effects[-1], Apply)

    def test_603_7_control_of_what_goes_to_a_hand_nothing_is_said(self) -> None:
        assert refused(
            "Esilia una creatura bersaglio. Falla tornare in mano al suo proprietario all'inizio della prossima sottofase finale. "
            "Ha rapidità.",
            "Stregoneria",
        )


class TestWhenExerted:
    """701.43d: sentences behind 'when you do' are of what triggers so."""

    def test_607_2h_the_token_goes_later(self) -> None:
        found = both(
            "Puoi stremare la Sentinella mentre attacca. Quando lo fai, crea una pedina creatura Lupo 2/2 verde. Sacrifica la "
            "pedina all'inizio della prossima sottofase finale.",
            "You may exert Sentinel as it attacks. When you do, create a 2/2 green Wolf creature token. Sacrifice the token at the "
            "beginning of the next end step.",
        )
        assert isinstance(found, AsAttacks)
        assert found.then is not None
        assert [type(one) for one in found.then.effects] == [CreateTokens, Delay]

    def test_607_2h_control_one_sentence_alone(self) -> None:
        found = both(
            "Puoi stremare la Sentinella mentre attacca. Quando lo fai, pesca una carta.",
            "You may exert Sentinel as it attacks. When you do, draw a card.",
        )
        assert len(found.then.effects) == 1


class TestBecomesACopyOfThat:
    """707.2: 'each other artifact becomes a copy of that artifact': of the one that was spoken of before."""

    def test_707_2_of_the_target(self) -> None:
        found = both(
            "Scegli un artefatto bersaglio che controlli. Ogni altro artefatto che controlli diventa una copia di "
            "quell'artefatto fino alla fine del turno.",
            "Choose target artifact you control. Each other artifact you control becomes a copy of that artifact until end of "
            "turn.",
            "s",
        )
        (copied,) = found.effects
        others = Among(Every(Filter(types=(CardType.ARTIFACT,), controller=Relation.YOU)), without=Target())
        assert copied == BecomeCopy(what=others, of=Target(), until=Duration.END_OF_TURN)

    def test_707_2_control_of_one_of_two_targets_it_is_not_clear(self) -> None:
        said = (
            "Scegli due artefatti bersaglio. Ogni altro artefatto che controlli diventa una copia di quell'artefatto."
        )
        assert refused(said, "Stregoneria")
