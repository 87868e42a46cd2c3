"""115.1, 603.7, 608.2c, 700.2: what came onto the battlefield, spells that target a player, choosing no mode at all."""

import pytest

from engine.cards.abilities.ability import Cannot
from engine.cards.abilities.choices import May
from engine.cards.abilities.filters import Targeting
from engine.cards.abilities.lasting import Apply, Delay
from engine.cards.abilities.objects import CreateTokens, Move, Sacrifice
from engine.cards.abilities.references import Remembered
from engine.words.record import replace
from engine.words.terms import Relation
from tests.scenarios.cardtext.support import CREATURE, abilities, refused, spell

PUTS = "Puoi mettere sul campo di battaglia una carta creatura rossa dalla tua mano."


def test_603_7_it_is_what_came_there_and_only_if_it_came() -> None:
    (may,) = spell(f"{PUTS} Sacrificala all'inizio della prossima sottofase finale.").effects
    assert isinstance(may, May)
    _, moved, later = may.then
    assert isinstance(moved, Move) and isinstance(later, Delay)
    (gone,) = later.effects
    assert isinstance(gone, Sacrifice) and gone.what == Remembered(moved.keep_as or "")


def test_608_2c_it_has_something_for_the_turn() -> None:
    (may,) = spell(f"{PUTS} Ha rapidità fino alla fine del turno.").effects
    assert isinstance(may, May)
    _, moved, applied = may.then
    assert isinstance(moved, Move) and isinstance(applied, Apply) and applied.to == Remembered(moved.keep_as or "")


def test_608_2c_what_went_to_a_hand_has_nothing() -> None:
    assert refused(
        "Puoi aggiungere alla tua mano una carta creatura dal tuo cimitero. Ha rapidità fino alla fine del turno.",
        "Stregoneria",
    )


@pytest.mark.parametrize(
    ("whom", "players"), [("che ti bersaglia", Relation.YOU), ("che bersaglia un giocatore", Relation.ANY)]
)
def test_115_1_a_spell_that_targets_a_player(whom: str, players: Relation) -> None:
    (target,) = spell(f"Neutralizza una magia bersaglio {whom}.").targets
    assert target.objects is not None and target.objects.targeting == Targeting(players=players)


@pytest.mark.parametrize(("you", "players"), [("", None), ("te o ", Relation.YOU)])
def test_115_9b_whose_the_creature_is_that_is_a_target(you: str, players: Relation | None) -> None:
    (target,) = spell(f"Neutralizza una magia bersaglio che bersaglia {you}una creatura che controlli.").targets
    assert target.objects is not None
    assert target.objects.targeting == Targeting(objects=replace(CREATURE, controller=Relation.YOU), players=players)


def test_700_2_up_to_one_mode() -> None:
    modes = "—\n• Pesca una carta.\n• Guadagni 2 punti vita."
    assert spell(f"Scegli fino a uno {modes}").choose_modes == (0, 1)
    assert spell(f"Scegli uno {modes}").choose_modes == (1, 1)


def test_111_1_tokens_tapped_after_their_abilities() -> None:
    (made,) = spell("Crea due pedine creatura Spirito 1/1 bianche con volare TAPpate.").effects
    (plain,) = spell("Crea due pedine creatura Spirito 1/1 bianche con volare.").effects
    assert isinstance(made, CreateTokens) and isinstance(plain, CreateTokens)
    assert made.tapped and not plain.tapped and made.token == plain.token


def test_101_2_not_to_be_countered_under_a_condition() -> None:
    text = "questa magia non può essere neutralizzata"
    such = abilities(f"Se nel tuo cimitero ci sono due o più carte creatura, {text}.", "Stregoneria")[0]
    (always,) = abilities(f"{text[0].upper()}{text[1:]}.", "Stregoneria")
    assert (
        isinstance(such, Cannot)
        and isinstance(always, Cannot)
        and such.zones == always.zones
        and such.condition is not None
        and always.condition is None
    )


def test_611_2a_this_turn_without_a_comma() -> None:
    text = "una creatura bersaglio non può essere bloccata."
    assert spell(f"In questo turno {text}") == spell(f"In questo turno, {text}")


def test_115_9b_an_ability_that_targets_something() -> None:
    (target,) = spell("Neutralizza una magia o abilità bersaglio che bersaglia una creatura.").targets
    assert target.objects is not None and len(target.objects.any_of) == 2
    assert target.objects.targeting == Targeting(objects=CREATURE)
