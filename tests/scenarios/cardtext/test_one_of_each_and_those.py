"""115.3, 202.3, 608.2c, 701.20a, 701.23b: a card of each kind, cards until so many, those named before, you and another."""

import pytest

from engine.cards.abilities.copying import BecomeCopy
from engine.cards.abilities.damage import DealDamage
from engine.cards.abilities.filters import Filter, Measured
from engine.cards.abilities.lasting import Apply
from engine.cards.abilities.libraries import RevealUntil
from engine.cards.abilities.objects import Move
from engine.cards.abilities.players import Draw
from engine.cards.abilities.quantities import DoneThisTurn, Fixed, ManaValueOf, X
from engine.cards.abilities.references import Among, Every, Remembered, SharingColor, Target, Together, You
from engine.cards.abilities.searching import Search
from engine.words.terms import CardType, Color, Deed, Relation, Zone
from tests.scenarios.cardtext.support import CREATURE, refused, spell, triggered

LIBRARY = Zone.LIBRARY


def test_701_23b_a_card_of_each_kind() -> None:
    text = "Passa in rassegna il tuo grimorio per una carta nera, una carta verde e una carta blu. Metti quelle carte"
    found = spell(f"{text} nel tuo cimitero. Poi rimescola.").effects
    black, green, blue = (Filter(zone=LIBRARY, colors=(one,)) for one in (Color.BLACK, Color.GREEN, Color.BLUE))
    search = found[0]
    assert isinstance(search, Search)
    assert (search.filter, search.one_for_each) == (black, (green, blue))
    assert found[1] == Move(what=Remembered(search.keep_as), to=Zone.GRAVEYARD)
    either = spell(
        "Passa in rassegna il tuo grimorio per una carta nera o verde, rivelala e aggiungila alla tua mano, poi rimescola."
    )
    assert isinstance(either.effects[0], Search) and not either.effects[0].one_for_each


@pytest.mark.parametrize(("many", "count"), [("tre carte terra", Fixed(3)), ("X carte terra", X())])
def test_701_20a_until_so_many_are_revealed(many: str, count: object) -> None:
    text = f"Rivela carte dalla cima del tuo grimorio fino a che non riveli {many}. Aggiungi alla tua mano le carte terra rivelate"
    until, lands, rest = spell(
        f"{text} in questo modo, poi metti le altre carte rivelate nel tuo cimitero.", mana_cost="{X}{G}"
    ).effects
    assert isinstance(until, RevealUntil) and until.count == count
    hit, others = Remembered(until.keep_as or ""), Remembered(until.keep_rest_as or "")
    assert isinstance(lands, Move) and (lands.what, lands.to) == (hit, Zone.HAND)
    assert isinstance(rest, Move) and rest.what == Among(others, without=hit)
    every = Together((hit, others))
    red = Among(every, Filter(zone=LIBRARY, colors=(Color.RED,)))
    otherwise = f"{text} in questo modo, poi metti le altre nel tuo cimitero.".replace(
        "carte terra riv", "carte rosse riv"
    )
    _, reds, rest = spell(otherwise, mana_cost="{X}{G}").effects
    assert isinstance(reds, Move) and reds.what == red
    assert isinstance(rest, Move) and rest.what == Among(every, without=red), "control: all others, lands too"


def test_608_2c_those_creatures_are_all_that_were_named_together() -> None:
    text = "STAPpa una creatura bersaglio e ogni altra creatura che abbia almeno un colore in comune con essa. Quelle creature"
    _, applied = spell(f"{text} prendono +1/+0 fino alla fine del turno.").effects
    assert isinstance(applied, Apply)
    assert applied.to == Together((Target(), SharingColor(Target(), CREATURE)))


def test_608_2c_those_creatures_behind_every_one() -> None:
    text = "Metti un segnalino +1/+1 su ogni creatura che controlli e quelle creature hanno volare fino alla fine del turno."
    _, applied = spell(text).effects
    assert isinstance(applied, Apply)
    assert applied.to == Every(Filter(types=(CardType.CREATURE,), controller=Relation.YOU))


@pytest.mark.parametrize(("words", "sign"), [("pari o inferiore", "<="), ("inferiore", "<")])
def test_202_3_a_mana_value_beside_that_of_what_was_spoken_of(words: str, sign: str) -> None:
    text = f"Neutralizza una magia bersaglio. Puoi lanciare una magia con valore di mana {words} dalla tua mano senza pagare"
    chosen = spell(f"{text} il suo costo di mana.").effects[1]
    assert chosen.filter.measured == (Measured(what="mana value", how=sign, than=ManaValueOf(Target())),)  # type: ignore[union-attr]
    alone = f"Puoi lanciare una magia con valore di mana {words} dalla tua mano senza pagare il suo costo di mana."
    assert refused(alone, "Stregoneria")


def test_115_3_a_copy_of_one_or_of_another() -> None:
    text = "Un artefatto o una creatura bersaglio diventa una copia di un altro artefatto o di un'altra creatura bersaglio."
    found = spell(text)
    (copied,) = found.effects
    assert isinstance(copied, BecomeCopy) and (copied.what, copied.of) == (Target(), Target(1))
    assert found.targets[1].keep_distinct_from == (0,)


def test_608_2c_you_and_another_do_the_same() -> None:
    found = triggered("Quando la Sentinella entra, tu e un avversario bersaglio pescate una carta.")
    assert found.effects == (Draw(who=You()), Draw(who=Target()))
    assert refused("Quando la Sentinella entra, tu e un avversario bersaglio scartate una carta.")


def test_608_2i_as_many_as_were_sacrificed() -> None:
    text = (
        "All'inizio della tua sottofase finale, se hai sacrificato uno o più permanenti in questo turno, la Sentinella"
    )
    (dealt,) = triggered(f"{text} infligge altrettanti danni a ogni avversario.").effects
    assert isinstance(dealt, DealDamage)
    assert dealt.amount == DoneThisTurn(what=Deed.SACRIFICED, of=You())
