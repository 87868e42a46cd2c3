"""608.2c, 608.2f, 705: what was done in this way, the same for each of several, and what comes of a coin."""

from __future__ import annotations

import pytest

from engine.cards.abilities.chance import FlipCoin
from engine.cards.abilities.choices import ForEach, If
from engine.cards.abilities.conditions import Not, Within
from engine.cards.abilities.copying import CreateCopies
from engine.cards.abilities.filters import Bounds, Filter
from engine.cards.abilities.objects import CreateTokens, Destroy
from engine.cards.abilities.players import Discard, Draw, GainLife, LoseLife
from engine.cards.abilities.quantities import CountOf
from engine.cards.abilities.references import Among, ControllerOf, Every, One, Remembered
from engine.words.terms import CardType, Kind, Relation
from tests.scenarios.cardtext.support import CREATURE, refused, spell

LAND = Filter(types=(CardType.LAND,))
SOME = Bounds(least=1)
KEPT = Remembered("d1")


def test_608_2c_so_many_as_were_destroyed() -> None:
    destroyed, gained = spell(
        "Distruggi tutte le creature. Guadagni 1 punto vita per ogni creatura distrutta in questo modo."
    ).effects
    assert destroyed == Destroy(what=Every(CREATURE), keep_as="d1")
    assert gained == GainLife(amount=CountOf(KEPT, gone=True))


def test_608_2c_only_those_that_are_so() -> None:
    words = "Distruggi tutte le creature e gli artefatti. Pesca una carta per ogni {} distrutto in questo modo."
    _, every = spell(words.format("permanente")).effects
    _, some = spell(words.format("artefatto")).effects
    assert every == Draw(count=CountOf(KEPT, gone=True)), "control"
    assert some == Draw(count=CountOf(Among(KEPT, Filter(types=(CardType.ARTIFACT,))), gone=True))


def test_608_2c_whether_a_card_of_a_kind_was_discarded() -> None:
    discarded, then = spell(
        "Scarta due carte. Se una carta terra viene scartata in questo modo, pesca una carta."
    ).effects
    assert isinstance(discarded, Discard) and discarded.keep_as == "d1"
    assert isinstance(then, If) and then.condition == Within(CountOf(Among(KEPT, LAND), gone=True), SOME)


def test_608_2c_whether_nothing_was_put_into_the_hand() -> None:
    text = (
        "Guarda le prime quattro carte del tuo grimorio. Puoi rivelare una carta terra scelta tra esse e aggiungerla alla tua "
        "mano. Metti le altre in fondo al tuo grimorio in ordine casuale. Se non hai aggiunto una carta alla tua mano in questo "
        "modo, guadagni 2 punti vita."
    )
    then = spell(text).effects[-1]
    assert isinstance(then, If) and isinstance(then.condition, Not) and isinstance(then.condition.of, Within)


@pytest.mark.parametrize(
    "words",
    [
        "Pesca una carta per ogni creatura distrutta in questo modo.",
        "Distruggi tutti gli artefatti. Distruggi tutte le creature. Pesca una carta per ogni permanente distrutto in questo modo.",
        "Esilia tutte le carte da tutti i cimiteri. Pesca una carta per ogni creatura esiliata in questo modo.",
    ],
)
def test_608_2c_control_what_nobody_did_did_twice_or_is_not_known(words: str) -> None:
    assert refused(words, "Stregoneria")


def test_608_2f_each_of_them_and_its_controller() -> None:
    text = "Distruggi tutti gli artefatti. Per ogni artefatto distrutto in questo modo, il suo controllore pesca una carta."
    _, each = spell(text).effects
    assert each == ForEach(of=KEPT, do=(Draw(who=ControllerOf(One())),))
    cards = "Esilia tutte le carte da tutti i cimiteri. Per ogni carta esiliata in questo modo, il suo controllore pesca una carta."
    assert refused(cards, "Stregoneria"), "control: a card in exile has no controller"


def test_608_2f_a_copy_of_each_and_so_many_tokens() -> None:
    (each,) = spell("Per ogni pedina che controlli, crea una pedina che è una copia di quel permanente.").effects
    tokens = Every(Filter(kind=Kind.TOKEN, controller=Relation.YOU))
    assert each == ForEach(of=tokens, do=(CreateCopies(of=One()),))
    (made,) = spell("Per ogni creatura che controlli, crea una pedina Cibo.").effects
    assert isinstance(made, CreateTokens), "control: nothing is said of each of them"
    assert made.count == CountOf(Every(Filter(types=(CardType.CREATURE,), controller=Relation.YOU)))


def test_705_2_both_sides_of_a_coin() -> None:
    (flip,) = spell(
        "Lancia una moneta. Se vinci il lancio, pesca una carta. Se perdi il lancio, perdi 2 punti vita."
    ).effects
    assert isinstance(flip, FlipCoin)
    assert [type(one) for one in (*flip.then, *flip.otherwise)] == [Draw, LoseLife]
    assert refused("Pesca una carta. Se vinci il lancio, pesca una carta.", "Stregoneria"), "control"
    assert refused("Lancia due monete. Se vinci il lancio, pesca una carta.", "Stregoneria"), "control"


def test_400_7_that_permanent_is_the_card_that_it_became() -> None:
    spell("Esilia un artefatto o una creatura bersaglio, poi rimetti quel permanente sul campo di battaglia.")
    assert refused("Scarta una carta, poi rimetti quel permanente sul campo di battaglia.", "Stregoneria"), "control"
