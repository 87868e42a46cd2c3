"""608.2c: one card of each of several players is several cards: each has the number of their own, and 'it' is none of them."""

import pytest

from engine.cards.abilities.filters import Filter
from engine.cards.abilities.libraries import Reveal
from engine.cards.abilities.objects import Move
from engine.cards.abilities.players import GainLife, LoseLife
from engine.cards.abilities.quantities import Fixed, ManaValueOf
from engine.cards.abilities.references import Among, EachOfThem, EachPlayer, Remembered, TopOf
from engine.words.terms import CardType, Zone
from tests.engine.support import Table, card
from tests.engine.support_more import A, B, sorcery
from tests.scenarios.cardtext.support import refused
from tests.scenarios.cardtext.twice import both

S = "Stregoneria"


@pytest.mark.parametrize(
    ("it", "en", "what"),
    [
        ("rivela la prima carta del suo grimorio, poi", "reveals the top card of their library, then", Reveal),
        ("esilia la prima carta del suo grimorio e", "exiles the top card of their library and", Move),
    ],
)
@pytest.mark.parametrize(
    ("of_it", "of_en"),
    [("suo valore di mana", "its mana value"), ("valore di mana di quella carta", "that card's mana value")],
)
def test_608_2c_each_loses_as_much_as_their_own_card_says(it: str, en: str, what: type, of_it: str, of_en: str) -> None:
    first, lost = both(
        f"Ogni giocatore {it} perde punti vita pari al {of_it}.",
        f"Each player {en} loses life equal to {of_en}.",
        "s",
    ).effects
    assert isinstance(first, what)
    own = Among(Remembered(first.keep_as), Filter(whose=EachOfThem()))  # type: ignore[attr-defined]
    assert lost == LoseLife(amount=ManaValueOf(own), who=EachPlayer())


def test_608_2c_control_of_all_of_them_together() -> None:
    shown, gained = both(
        "Ogni giocatore rivela la prima carta del suo grimorio. Guadagni punti vita pari al valore di mana totale di quelle carte.",
        "Each player reveals the top card of their library. You gain life equal to the total mana value of those cards.",
        "s",
    ).effects
    assert gained == GainLife(amount=ManaValueOf(Remembered(shown.keep_as)))


def test_608_2c_control_all_of_them_may_be_played() -> None:
    moved, _ = both(
        "Esilia la prima carta del grimorio di ogni avversario. Puoi giocare quelle carte in questo turno.",
        "Exile the top card of each opponent's library. You may play those cards this turn.",
        "s",
    ).effects
    assert moved.to is Zone.EXILE


@pytest.mark.parametrize(
    "text",
    [
        "Ogni giocatore rivela la prima carta del suo grimorio. Se è una carta terra, pesca una carta.",
        "Esilia la prima carta del grimorio di ogni avversario. Se è una carta terra, pesca una carta.",
        "Esilia la prima carta del grimorio di ogni avversario. Perdi punti vita pari al suo valore di mana.",
    ],
)
def test_608_2c_nobody_knows_which_of_several(text: str) -> None:
    assert refused(text, S)


def test_608_2c_control_of_one_player_it_is_the_card() -> None:
    first, lost = both(
        "L'avversario bersaglio rivela la prima carta del suo grimorio, poi perde punti vita pari al suo valore di mana.",
        "Target opponent reveals the top card of their library, then loses life equal to its mana value.",
        "s",
    ).effects
    assert lost.amount == ManaValueOf(Remembered(first.keep_as))


@pytest.mark.parametrize("exile", [False, True])
def test_608_2c_played_each_loses_as_much_as_their_own(exile: bool) -> None:
    table = Table()
    for player, cost in ((A, "{3}"), (B, "{1}")):
        looks = card("Rocca", mana_cost=cost, types=(CardType.ARTIFACT,))
        table.put(f"Rocca {player}", looks, controller=player, zone=Zone.LIBRARY)
    top = TopOf(Fixed(1), EachPlayer())
    first = Move(what=top, to=Zone.EXILE, keep_as="n") if exile else Reveal(what=top, keep_as="n")
    own = Among(Remembered("n"), Filter(whose=EachOfThem()))
    sorcery(table, "Presagio", first, LoseLife(amount=ManaValueOf(own), who=EachPlayer()))
    done = table.settle().cast("Presagio").resolve()
    assert (done.life(A), done.life(B)) == (17, 19)
