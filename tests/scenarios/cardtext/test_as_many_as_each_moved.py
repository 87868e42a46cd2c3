"""608.2c, 701.3: 'altrettante' where each of several players moves their own; what a pronoun means beside what is attached."""

import pytest

from engine.cards.abilities.filters import CREATURE, Filter
from engine.cards.abilities.objects import Attach, Move
from engine.cards.abilities.players import Discard, Draw, LoseLife
from engine.cards.abilities.quantities import CountOf
from engine.cards.abilities.references import Among, EachOfThem, EachPlayer, Every, Remembered, Target
from engine.words.record import replace
from engine.words.terms import Zone
from tests.engine.support import Table
from tests.engine.support_more import A, B, sorcery
from tests.scenarios.cardtext.support import refused
from tests.scenarios.cardtext.twice import both


def _of_each(name: str) -> CountOf:
    return CountOf(Among(Remembered(name), Filter(whose=EachOfThem())), gone=True)


@pytest.mark.parametrize(
    ("it", "en"),
    [
        ("esilia tutte le carte dalla sua mano", "exiles all cards from their hand"),
        ("esilia un qualsiasi numero di carte dalla sua mano", "exiles any number of cards from their hand"),
    ],
)
def test_608_2c_each_draws_as_many_as_they_exiled(it: str, en: str) -> None:
    *_, moved, drawn = both(
        f"Ogni giocatore {it}, poi pesca altrettante carte.",
        f"Each player {en}, then draws that many cards.",
        "s",
    ).effects
    assert isinstance(moved, Move) and moved.keep_as is not None
    assert drawn == Draw(who=EachPlayer(), count=_of_each(moved.keep_as))


def test_608_2h_of_permanents_as_many_as_each_controlled() -> None:
    moved, discarded = both(
        "Ogni giocatore fa tornare in mano ai loro proprietari tutti i permanenti che controlla, poi scarta altrettante carte.",
        "Each player returns all permanents they control to their owner's hand, then discards that many cards.",
        "s",
    ).effects
    assert moved.keep_was_as is not None
    assert discarded == Discard(who=EachPlayer(), count=_of_each(moved.keep_was_as))


def test_608_2c_control_what_you_move_is_counted_together() -> None:
    moved, lost = both(
        "Fai tornare tutte le creature in mano ai loro proprietari. Ogni giocatore perde altrettanti punti vita.",
        "Return all creatures to their owners' hands. Each player loses that much life.",
        "s",
    ).effects
    assert lost == LoseLife(who=EachPlayer(), amount=CountOf(Remembered(moved.keep_as), gone=True))


def test_608_2c_control_nobody_else_does_as_many_as_each_of_them() -> None:
    assert refused("Ogni giocatore esilia tutte le creature che controlla. Peschi altrettante carte.", "Stregoneria")


@pytest.mark.parametrize("to", [Zone.HAND, Zone.EXILE])
def test_608_2h_who_controlled_what_was_moved(to: Zone) -> None:
    table = Table()
    table.creature("Orso", 2, 2)
    table.creature("Lupo", 2, 2, controller=B)
    table.creature("Gatto", 2, 2, owner=A, controller=B)
    every = Every(replace(CREATURE, whose=EachPlayer()))
    sorcery(table, "Marea", Move(what=every, to=to, keep_was_as="w"), LoseLife(amount=_of_each("w"), who=EachPlayer()))
    done = table.settle().cast("Marea").resolve()
    assert (done.life(A), done.life(B)) == (19, 18)


@pytest.mark.parametrize("last", ["assegnale quell'Equipaggiamento", "assegna quell'Equipaggiamento a essa"])
def test_701_3_what_is_attached_is_not_what_it_is_attached_to(last: str) -> None:
    *_, made, attached = both(
        f"Prendi il controllo di un Equipaggiamento bersaglio, poi crea una pedina creatura Goblin 0/0 nera e {last}.",
        "Gain control of target Equipment, then create a 0/0 black Goblin creature token and attach that Equipment to it.",
        "s",
    ).effects
    assert attached == Attach(what=Target(0), to=Remembered(made.keep_as))


def test_701_3_control_of_two_others_nobody_knows_which() -> None:
    text = (
        "Prendi il controllo di un Equipaggiamento bersaglio e di una creatura bersaglio, "
        "poi crea una pedina creatura Goblin 0/0 nera e assegnale quell'Equipaggiamento."
    )
    assert refused(text, "Stregoneria")


def test_608_2c_for_each_card_that_all_of_them_discarded() -> None:
    thrown, lost = both(
        "Ogni giocatore scarta due carte. Perdi 1 punto vita per ogni carta scartata in questo modo.",
        "Each player discards two cards. You lose 1 life for each card discarded this way.",
        "s",
    ).effects
    assert lost == LoseLife(amount=CountOf(Remembered(thrown.keep_as), gone=True))


@pytest.mark.parametrize(
    "text",
    [
        "Ogni giocatore scarta due carte. Ogni giocatore perde 1 punto vita per ogni carta scartata in questo modo.",
        "Ogni giocatore sacrifica due terre, poi pesca una carta per ogni terra sacrificata in questo modo.",
    ],
)
def test_608_2c_control_nobody_knows_whether_each_counts_only_their_own(text: str) -> None:
    assert refused(text, "Stregoneria")


def test_608_2c_control_one_of_each_of_several_is_a_number_besides_that_of_the_event() -> None:
    attacks = "Ogniqualvolta attacchi, ogni avversario scarta una carta e tu peschi altrettante carte."
    assert refused(attacks, "Creatura — Elfo")
