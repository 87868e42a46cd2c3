"""608.2c, 608.2h: what was done 'in this way': all of it, what it was, its measures and kinds, and which players did it."""

from __future__ import annotations

import pytest

from engine.cards.abilities.casting import LetCast
from engine.cards.abilities.choices import ForEach, If, OneOf
from engine.cards.abilities.conditions import Within
from engine.cards.abilities.damage import PutCounters
from engine.cards.abilities.filters import Bounds, Filter
from engine.cards.abilities.objects import Destroy, Move
from engine.cards.abilities.players import Discard, Draw, GainLife, LoseLife, Mill
from engine.cards.abilities.quantities import CountOf, Differing, Fixed, Greatest, ManaValueOf, PlayersWith, PowerOf
from engine.cards.abilities.references import Among, ControllerOf, EachPlayer, One, Remembered, Target, You
from engine.words.record import within
from engine.words.terms import CardType, Relation, Zone
from scenarios.cardtext.oracle.reading import read_oracle
from tests.scenarios.cardtext.support import reading, spell

LAND = Filter(types=(CardType.LAND,))


def both(it: str, en: str) -> tuple[object, ...]:
    """What a sorcery does, read of both texts, which must say the same."""
    made = spell(it)
    found = read_oracle("Sentinella", en, reading(it, "Stregoneria").characteristics)
    assert found.understood, [(one.reason, one.text) for one in found.not_understood]
    (other,) = found.abilities
    assert getattr(other, "effects", ()) == made.effects
    return made.effects


@pytest.mark.parametrize(
    ("it", "en", "quantity"),
    [
        ("al valore di mana più alto tra le", "the greatest mana value among", Greatest(what="mana value", of=Remembered("d1"))),
        ("al valore di mana totale delle", "the total mana value of", ManaValueOf(Remembered("d1"))),
        ("al numero di tipi di carta tra le", "the number of card types among", Differing(what="card types", of=Remembered("d1"))),
    ],
)  # fmt: skip
def test_608_2h_measures_and_kinds_of_what_was_discarded(it: str, en: str, quantity: object) -> None:
    made = both(
        f"Scarta due carte. Guadagni punti vita pari {it} carte scartate in questo modo.",
        f"Discard two cards. You gain life equal to {en} cards discarded this way.",
    )
    assert made == (Discard(count=Fixed(2), keep_as="d1"), GainLife(amount=quantity))  # type: ignore[arg-type]


def test_608_2h_of_what_was_on_the_battlefield_as_it_was() -> None:
    made = both(
        "Esilia tutte le creature. Perdi punti vita pari alla forza totale delle creature non pedina esiliate in questo modo.",
        "Exile all creatures. You lose life equal to the total power of nontoken creatures exiled this way.",
    )
    moved, lost = made
    assert isinstance(moved, Move) and isinstance(lost, LoseLife) and isinstance(lost.amount, PowerOf)
    assert moved.keep_was_as is not None
    assert isinstance(lost.amount.of, Among) and lost.amount.of.of == Remembered(moved.keep_was_as)
    plain = spell("Esilia tutte le creature. Perdi 1 punto vita.").effects[0]
    assert isinstance(plain, Move) and plain.keep_was_as is None, "control: nothing speaks of it"


def test_608_2h_its_controller_is_who_controlled_what_was_exiled() -> None:
    made = both(
        "Esilia due creature bersaglio. Per ogni creatura esiliata in questo modo, il suo controllore pesca una carta.",
        "Exile two target creatures. For each creature exiled this way, its controller draws a card.",
    )
    moved, each = made
    assert isinstance(moved, Move)
    assert each == ForEach(of=Remembered(str(moved.keep_was_as)), do=(Draw(who=ControllerOf(One())),))
    assert not reading(
        "Esilia due carte bersaglio dal tuo cimitero. Per ogni carta esiliata in questo modo, il suo controllore pesca una carta.",
        "Stregoneria",
    ).understood, "control: a card in a graveyard has no controller"


def test_205_2a_one_card_type_among_cards() -> None:
    yours = Filter(zone=Zone.GRAVEYARD, owner=Relation.YOU)
    made = both(
        "Pesca una carta per ogni tipo di carta tra le carte nel tuo cimitero.",
        "Draw a card for each card type among cards in your graveyard.",
    )
    assert made == (Draw(count=Differing(what="card types", filter=yours)),)


def test_608_2c_all_that_was_milled_or_exiled_so() -> None:
    milled, moved = both(
        "Macina quattro carte. Riprendi in mano tutte le carte terra macinate in questo modo.",
        "Mill four cards. Return all land cards milled this way to your hand.",
    )
    assert isinstance(milled, Mill)
    assert moved == Move(what=Among(Remembered(str(milled.keep_as)), LAND), to=Zone.HAND)
    exiled, let = both(
        "Scarta la tua mano, poi esilia le prime tre carte del tuo grimorio. Fino alla fine del turno, puoi giocare le carte "
        "esiliate in questo modo.",
        "Discard your hand, then exile the top three cards of your library. Until end of turn, you may play cards exiled this way.",
    )[1:]
    assert isinstance(exiled, Move) and isinstance(let, LetCast) and let.what == Remembered(str(exiled.keep_as))
    destroyed = reading("Distruggi tutte le creature. Esilia le creature distrutte in questo modo.", "Stregoneria")
    assert not destroyed.understood, "control: what was destroyed is no longer what it was"


def test_608_2c_which_player_did_so() -> None:
    discard, asked = both(
        "Un giocatore bersaglio scarta due carte. Se quel giocatore ha scartato una carta terra in questo modo, pesca una carta.",
        "Target player discards two cards. If that player discarded a land card this way, draw a card.",
    )
    assert isinstance(discard, Discard) and isinstance(asked, If)
    such = Among(Remembered(str(discard.keep_as)), Filter(types=(CardType.LAND,), whose=Target()))
    assert asked.condition == Within(CountOf(such, gone=True), Bounds(least=1))


def test_608_2c_you_are_asked_of_what_you_did_where_others_did_it_too() -> None:
    made = both(
        "Ogni giocatore scarta una carta. Se hai scartato una carta terra in questo modo, pesca una carta.",
        "Each player discards a card. If you discarded a land card this way, draw a card.",
    )
    assert any(isinstance(one, Filter) and one.whose == You() for one in within(made))
    alone = both(
        "Scarta una carta. Se hai scartato una carta terra in questo modo, pesca una carta.",
        "Discard a card. If you discarded a land card this way, draw a card.",
    )
    assert not any(isinstance(one, Filter) and one.whose is not None for one in within(alone)), "control"


def test_107_1_how_many_players_did_so() -> None:
    discard, drawn = both(
        "Ogni avversario scarta una carta. Peschi una carta per ogni avversario che ha scartato una carta terra in questo modo.",
        "Each opponent discards a card. You draw a card for each opponent who discarded a land card this way.",
    )
    assert isinstance(discard, Discard) and isinstance(drawn, Draw)
    such = Among(Remembered(str(discard.keep_as)), Filter(types=(CardType.LAND,), whose=One()))
    each = EachPlayer(Relation.OPPONENT)
    assert drawn.count == PlayersWith(of=each, what=CountOf(such, gone=True), how=">=", than=Fixed(1))
    assert not any(isinstance(one, Destroy) for one in within((discard, drawn)))


def test_122_1_one_of_several_kinds_of_counters() -> None:
    made = both(
        "Metti un segnalino volare, legame vitale o +1/+1 su una creatura bersaglio.",
        "Put a flying, lifelink, or +1/+1 counter on target creature.",
    )
    first, second, third = (PutCounters(counter=kind, on=Target()) for kind in ("flying", "lifelink", "+1/+1"))
    assert made == (OneOf(ways=((first,), (second,), (third,))),)
    assert not reading(
        "Metti un segnalino volare, legame vitale o 1/1 su una creatura bersaglio.", "Stregoneria"
    ).understood
    all_of_them = both(
        "Metti un segnalino volare, un segnalino legame vitale e un segnalino +1/+1 su una creatura bersaglio.",
        "Put a flying counter, a lifelink counter, and a +1/+1 counter on target creature.",
    )
    assert all_of_them == (first, second, third), "control: with 'and'"


def test_608_2h_all_of_two_descriptions_and_two_kinds_of_counters_in_english() -> None:
    both("Distruggi tutti gli artefatti e tutti gli incantesimi.", "Destroy all artifacts and all enchantments.")
    (moved,) = both(
        "Rimetti sul campo di battaglia una carta bersaglio dal tuo cimitero con un segnalino scudo e un segnalino volare.",
        "Return target card from your graveyard to the battlefield with a shield counter and a flying counter on it.",
    )
    assert isinstance(moved, Move) and moved.enters_with == (("shield", Fixed(1)), ("flying", Fixed(1)))
