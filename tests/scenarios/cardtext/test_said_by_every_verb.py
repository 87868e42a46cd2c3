"""508, 601, 603, 701, 702: conditions of this turn, words before an ability, costs and events in the words that cards print."""

import pytest

from engine.cards.abilities.ability import Activated, Cost, Keyword, Replaces
from engine.cards.abilities.combat import AsAttacks
from engine.cards.abilities.conditions import Condition, Is, Not, Within
from engine.cards.abilities.continuous import AsCopy, ChangeTypes, GainAbility
from engine.cards.abilities.copying import CreateCopies
from engine.cards.abilities.filters import Bounds, Filter
from engine.cards.abilities.libraries import Clash
from engine.cards.abilities.objects import Move
from engine.cards.abilities.players import Draw, GainLife, LoseLife
from engine.cards.abilities.quantities import (
    AttackedWith,
    CountersOn,
    Devotion,
    Half,
    LifeOf,
    LifeThisTurn,
    SpellsCast,
    Times,
    TimesPaid,
)
from engine.cards.abilities.references import EachOfThem, EachPlayer, Other, Target, This, You
from engine.cards.abilities.triggers import Attacks, Cycles, CyclesOrDiscards, DealsDamage
from engine.cards.abilities.turning import Transform
from engine.cards.abilities.venturing import Venture
from engine.words.terms import CardType, Color, Designation, Relation, Zone
from tests.engine.support import Table
from tests.engine.support_more import hit
from tests.scenarios.cardtext.support import (
    CREATURE,
    CREATURE_TYPE,
    THIS,
    abilities,
    ability,
    activated,
    printed,
    refused,
    spell,
    static,
    triggered,
)


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        ("hai attaccato in questo turno", Within(AttackedWith(You()), Bounds(least=1))),
        ("hai attaccato con tre o più creature in questo turno", Within(AttackedWith(You()), Bounds(least=3))),
        ("non hai attaccato in questo turno", Not(Within(AttackedWith(You()), Bounds(least=1)))),
        ("Sentinella ha attaccato in questo turno", Is(This(), Filter(attacked_this_turn=True))),
        ("hai guadagnato 3 o più punti vita in questo turno", Within(LifeThisTurn(of=You()), Bounds(least=3))),
        ("hai perso 2 o più punti vita in questo turno", Within(LifeThisTurn(of=You(), lost=True), Bounds(least=2))),
        ("hai lanciato due o più magie in questo turno", Within(SpellsCast(You()), Bounds(least=2))),
        ("Sentinella ha tre o più segnalini olio", Within(CountersOn("oil", This()), Bounds(least=3))),
    ],
)
def test_608_2i_what_was_done_this_turn(words: str, wanted: Condition) -> None:
    assert static(f"Sentinella ha volare se {words}.").condition == wanted


@pytest.mark.parametrize(
    "words",
    ["un avversario non ha attaccato in questo turno", "hai lanciato X o più magie in questo turno"],
)
def test_608_2i_what_has_no_record_is_refused(words: str) -> None:
    assert refused(f"Sentinella ha volare se {words}.")


def test_702_words_before_a_dash_that_are_abilities() -> None:
    draws = Activated(cost=Cost(mana="{1}"), effects=(Draw(),))
    assert ability("Vanto — {1}: Pesca una carta.") == Keyword(keyword="boast", abilities=(draws,))
    assert ability("Esaurire — {1}: Pesca una carta.").exhaust
    assert ability("Massima velocità — {1}: Pesca una carta.") == Keyword(keyword="max speed", abilities=(draws,))
    assert refused("Vanto — Sentinella ha volare.")


def test_701_43d_exerting_it_as_it_attacks() -> None:
    found = ability("Puoi stremare Sentinella mentre attacca. Quando lo fai, pesca una carta.")
    assert isinstance(found, AsAttacks) and found.exert
    assert found.then is not None and found.then.effects == (Draw(),)
    assert refused(
        "Puoi stremare Sentinella mentre attacca. Quando lo fai, pesca una carta. Quando lo fai, pesca una carta."
    )


def test_707_5_it_may_enter_as_a_copy() -> None:
    assert ability("Puoi far entrare Sentinella come una copia di una creatura.") == Replaces(
        subject=THIS, to=Zone.BATTLEFIELD, as_copy=AsCopy(of=CREATURE)
    )
    flying = GainAbility(Keyword(keyword="flying"))
    text = "Puoi far entrare Sentinella nel campo di battaglia TAPpata come una copia di una creatura, tranne che ha volare."
    found = ability(text)
    assert found.enters_tapped and found.as_copy.exceptions == (flying,)
    assert refused("Puoi far entrare Sentinella come una copia di ogni creatura.")
    assert refused("Puoi far entrare Sentinella come una copia di una creatura, tranne che prende +1/+1.")


def test_707_9b_exceptions_of_copies() -> None:
    made = spell(
        "Crea una pedina che è una copia di un artefatto bersaglio, tranne che è un artefatto in aggiunta ai suoi altri tipi."
    )
    assert made.effects == (CreateCopies(of=Target(0), exceptions=(ChangeTypes(add=(CardType.ARTIFACT,)),)),)


def test_701_30b_what_comes_of_a_clash_that_is_won() -> None:
    assert spell("Scontrati con un avversario. Se vinci, pesca una carta.").effects == (Clash(then=(Draw(),)),)
    assert refused("Pesca una carta. Se vinci, pesca una carta.", "Stregoneria")


def test_701_27_701_49_one_word_actions() -> None:
    assert activated("{1}: Trasforma Sentinella.").effects == (Transform(what=This()),)
    assert triggered("Quando Sentinella entra, esplora il dungeon.").effects == (Venture(),)


def test_712_14a_it_comes_back_transformed() -> None:
    moved = triggered(
        "Quando Sentinella muore, rimettila sul campo di battaglia trasformata sotto il tuo controllo."
    ).effects[0]
    assert isinstance(moved, Move) and moved.transformed


def test_118_12_cards_of_the_hand_as_described() -> None:
    land = Filter(zone=Zone.HAND, types=(CardType.LAND,))
    assert activated("Scarta una carta terra: Pesca una carta.").cost == Cost(discard=1, discard_such=land)
    assert refused("Scarta una creatura: Pesca una carta.")


def test_107_quantities_in_the_words_of_cards() -> None:
    assert triggered("Quando Sentinella entra, guadagni punti vita pari alla tua devozione al bianco.").effects == (
        GainLife(amount=Devotion((Color.WHITE,))),
    )
    lost = spell("Un giocatore bersaglio perde metà dei suoi punti vita, arrotondati per eccesso.").effects
    assert lost == (LoseLife(who=Target(0), amount=Half(LifeOf(Target(0)), round_up=True)),)
    each = spell("Ogni giocatore perde metà dei suoi punti vita, arrotondati per eccesso.").effects
    assert each == (LoseLife(who=EachPlayer(), amount=Half(LifeOf(EachOfThem()), round_up=True)),)
    times = triggered("Quando Sentinella entra, guadagni 2 punti vita per ogni volta che è stata potenziata.").effects
    assert times == (GainLife(amount=Times(2, TimesPaid("kicker"))),)


def test_109_2_relative_clauses() -> None:
    assert spell("Distruggi una creatura bersaglio che non è un Demone.").targets[0].objects == Filter(
        types=CREATURE_TYPE, not_subtypes=("Demon",)
    )
    either = spell("Distruggi un permanente bersaglio che è un artefatto o una creatura.").targets[0].objects
    assert either == Filter(any_of=(Filter(types=(CardType.ARTIFACT,)), CREATURE))
    other = activated("Sacrifica una creatura diversa da Sentinella: Pesca una carta.").cost
    assert other == Cost(sacrifice=Filter(types=CREATURE_TYPE, another=True))


def test_702_29c_triggers_of_cycling() -> None:
    own = triggered("Quando cicli Sentinella, pesca una carta.")
    assert own.trigger == Cycles(who=Relation.YOU, card=Filter(zone=Zone.GRAVEYARD, this=True))
    assert own.zones == (Zone.GRAVEYARD,)
    assert triggered("Ogniqualvolta cicli o scarti una carta, pesca una carta.").trigger == CyclesOrDiscards(
        who=Relation.YOU
    )


def test_702_171_saddled_as_it_attacks() -> None:
    found = triggered("Ogniqualvolta Sentinella attacca mentre è sellata, pesca una carta.").trigger
    assert found == Attacks(subject=Filter(this=True, designation=Designation.SADDLED))


def test_120_3_it_is_dealt_damage() -> None:
    found = triggered("Ogniqualvolta viene inflitto danno da combattimento a una creatura, distruggila.")
    assert found.trigger == DealsDamage(to_object=CREATURE, combat=True, once=True)
    assert found.effects[0].what == Other()  # type: ignore[union-attr]


def test_120_3_that_much_is_what_all_sources_deal_at_the_same_time() -> None:
    text = "Ogniqualvolta viene inflitto danno a Sentinella, guadagni altrettanti punti vita."
    at = Table()
    victim = at.put("Sentinella", printed(text, "Creatura — Umano", power="2", toughness="9"))
    other = at.creature("Capra", 2, 9)
    first, second = at.creature("Orso", 2, 2), at.creature("Lupo", 3, 3, controller=1)
    at.settle().occur(hit(first, victim, 2), hit(second, victim, 3), hit(second, other, 1))
    at.resolve()
    assert at.life(0) == 25


@pytest.mark.parametrize(
    ("words", "times"),
    [
        ("Ogniqualvolta viene inflitto danno a Sentinella", 1),
        ("Ogniqualvolta una creatura infligge danno a una creatura", 2),
    ],
)
def test_603_2c_dealt_damage_by_two_at_once_it_triggers_once(words: str, times: int) -> None:
    """The control triggers on each that deals damage."""
    at = Table()
    victim = at.put(
        "Sentinella", printed(f"{words}, guadagni 1 punto vita.", "Creatura — Umano", power="2", toughness="9")
    )
    first, second = at.creature("Orso", 2, 2), at.creature("Lupo", 2, 2, controller=1)
    at.settle()
    at.occur(hit(first, victim, 2), hit(second, victim, 2))
    assert at.triggered() == ["Sentinella"] * times


def test_modes_are_chosen_in_other_words() -> None:
    text = "Scegli una delle opzioni seguenti TAPpa tutti gli Spiriti; oppure TAPpa tutte le creature."
    (found,) = abilities(text, "Stregoneria")
    assert len(found.modes) == 2 and found.choose_modes == (1, 1)  # type: ignore[union-attr]
