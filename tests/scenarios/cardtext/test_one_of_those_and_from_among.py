"""601.3, 118.9, 707.12: which of several exiled cards may be played, for what, and how often; copies that are paid for."""

from __future__ import annotations

from typing import Any

import pytest

from engine.cards.abilities.casting import LetCast, MayCast, Permission
from engine.cards.abilities.casting_now import CastNow
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.references import Among, Remembered
from engine.cards.abilities.setting_up import SetUp
from engine.words.record import within
from engine.words.terms import CardType, Relation, Zone
from scenarios.cardtext import refusal
from tests.scenarios.cardtext.support import bare, refused
from tests.scenarios.cardtext.test_english_constructs import english
from tests.scenarios.cardtext.twice import both

THREE = ("Esilia le prime tre carte del tuo grimorio. ", "Exile the top three cards of your library. ")
CARDS = Remembered("n1")


def last(it: str, en: str) -> Any:
    """The last instruction of a sorcery that exiled three cards before, the same in both languages."""
    return bare(both(THREE[0] + it, THREE[1] + en, "s").effects[-1])


@pytest.mark.parametrize(
    ("it", "en", "lands"),
    [
        ("Fino alla fine del turno, puoi giocare una di quelle carte.", "Until end of turn, you may play one of those cards.",
         True),
        ("Puoi lanciare una di esse in questo turno.", "You may cast one of them this turn.", False),
    ],
)  # fmt: skip
def test_601_3_one_of_those_cards_whichever_it_is(it: str, en: str, lands: bool) -> None:
    assert last(it, en) == LetCast(what=CARDS, how=Permission(lands=lands, one_of_them=True))


def test_601_3_control_all_of_them() -> None:
    said = last("Puoi giocare quelle carte in questo turno.", "You may play those cards this turn.")
    assert said == LetCast(what=CARDS, how=Permission(lands=True))


def test_601_3_two_of_them_are_refused() -> None:
    (stop,) = refused(THREE[0] + "Puoi giocare due di quelle carte in questo turno.", "Stregoneria")
    assert stop[1] == refusal.NO_VOCABULARY


@pytest.mark.parametrize(
    ("it", "en", "how"),
    [
        ("Fino alla fine del turno, puoi giocare terre e lanciare magie scelte tra le carte esiliate in questo modo.",
         "Until end of turn, you may play lands and cast spells from among cards exiled this way.", Permission(lands=True)),
        ("Puoi giocare terre e lanciare magie scelte tra quelle carte in questo turno e mana di qualsiasi tipo può essere speso "
         "per lanciare quelle magie.",
         "You may play lands and cast spells from among those cards this turn, and mana of any type can be spent to cast those "
         "spells.", Permission(lands=True, any_mana=True)),
        ("Fino alla fine del turno, puoi giocare carte esiliate in questo modo senza pagare il loro costo di mana.",
         "Until end of turn, you may play cards exiled this way without paying their mana costs.",
         Permission(lands=True, free=True)),
    ],
)  # fmt: skip
def test_601_3_lands_and_spells_from_among_what_was_exiled(it: str, en: str, how: Permission) -> None:
    assert last(it, en) == LetCast(what=CARDS, how=how)


@pytest.mark.parametrize(
    ("it", "en", "how"),
    [
        ("senza pagare il loro costo di mana", " without paying their mana costs", Permission(free=True)),
        ("e puoi spendere mana come se fosse mana di qualsiasi colore per lanciarle",
         ", and you may spend mana as though it were mana of any color to cast them", Permission(any_color=True)),
    ],
)  # fmt: skip
def test_118_9_spells_from_among_them_for_a_time(it: str, en: str, how: Permission) -> None:
    spells = Among(CARDS, Filter(zone=Zone.EXILE, not_types=(CardType.LAND,), as_spell=True))
    said = last(
        f"Puoi lanciare magie scelte tra quelle carte in questo turno {it}.",
        f"You may cast spells from among those cards this turn{en}.",
    )
    assert said == LetCast(what=spells, how=how)


def test_611_2_without_a_time_they_are_refused() -> None:
    free = "senza pagare il loro costo di mana"
    assert refused(f"{THREE[0]}Puoi lanciare magie scelte tra quelle carte {free}.", "Stregoneria")


def test_601_3_lands_and_spells_from_the_graveyard() -> None:
    said = both(
        "Fino alla fine del turno, puoi giocare terre e lanciare magie creatura dal tuo cimitero.",
        "Until end of turn, you may play lands and cast creature spells from your graveyard.",
        "s",
    )
    lands = Filter(zone=Zone.GRAVEYARD, owner=Relation.YOU, types=(CardType.LAND,))
    spells = Filter(zone=Zone.GRAVEYARD, owner=Relation.YOU, types=(CardType.CREATURE,), not_types=(CardType.LAND,))
    assert bare(said.effects) == (
        SetUp(says=MayCast(cards=lands, how=Permission(lands=True))),
        SetUp(says=MayCast(cards=spells)),
    )


@pytest.mark.parametrize(
    ("it", "en", "free"),
    [("", "", False), (" senza pagare il suo costo di mana", " without paying its mana cost", True)],
)
def test_707_12_the_copy_is_paid_for_unless_it_is_said(it: str, en: str, free: bool) -> None:
    said = both(
        f"Esilia una carta istantaneo bersaglio dal tuo cimitero e copiala. Puoi lanciare la copia{it}.",
        f"Exile target instant card from your graveyard and copy it. You may cast the copy{en}.",
        "s",
    )
    (cast,) = (one for one in within(said) if isinstance(one, CastNow))
    assert cast.copy and cast.free is free


def test_608_2c_cards_exiled_this_way_were_exiled() -> None:
    shown = (
        "Look at the top three cards of your library. You may cast a spell from among cards exiled this way without "
    )
    shown += "paying its mana cost."
    assert not english(shown, "s").understood
