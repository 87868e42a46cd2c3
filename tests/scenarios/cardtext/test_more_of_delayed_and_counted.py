"""603.7, 118.12a, 122.1, 201.2b, 508.3a: more of a delayed ability, either of two payments, what is counted and attacked."""

from __future__ import annotations

import pytest

from engine.cards.abilities.ability import Cost
from engine.cards.abilities.conditions import Within
from engine.cards.abilities.filters import CREATURE, Bounds, Filter
from engine.cards.abilities.lasting import Delay
from engine.cards.abilities.paying import UnlessPays
from engine.cards.abilities.players import Draw, GainLife
from engine.cards.abilities.quantities import CountersOn, DifferentNames, ManaValueOf
from engine.cards.abilities.references import ActivePlayer, Every, Remembered, Target
from engine.words.record import replace
from engine.words.terms import CardType, Kind, Relation, Zone
from scenarios.cardtext.oracle.comparing import Verdict
from tests.engine.support import Table
from tests.scenarios.cardtext.support import abilities, activated, printed, refused, spell, static, triggered
from tests.scenarios.cardtext.test_oracle import both

YOURS = replace(CREATURE, controller=Relation.YOU)
LATER = (
    "Fino alla fine del turno, ogniqualvolta una creatura che controlli muore, esilia la prima carta del tuo grimorio. "
)


def test_603_7_what_speaks_of_a_thing_that_only_it_does_is_a_part_of_a_delayed_ability() -> None:
    (made,) = spell(f"{LATER}Puoi giocarla fino alla fine del tuo prossimo turno.").effects
    assert isinstance(made, Delay) and len(made.effects) == 2
    other = spell(f"{LATER}Guadagni 2 punti vita.").effects
    assert isinstance(other[0], Delay) and len(other[0].effects) == 1, "control: it speaks of nothing there"
    assert isinstance(other[1], GainLife)
    assert refused(f"{LATER}Sacrificale.", "Stregoneria"), "control: there are no several things"


def test_603_7c_of_the_creature_that_was_spoken_of_without_a_subject() -> None:
    made = spell(
        "Un Gigante bersaglio prende +1/+0 fino alla fine del turno. Ogniqualvolta attacca in questo turno, pesca una carta."
    )
    assert isinstance(made.effects[1], Delay) and made.effects[1].about == Target(0)
    assert refused("Ogniqualvolta attacca in questo turno, pesca una carta.", "Stregoneria"), "control: who?"


@pytest.mark.parametrize(("second", "paid"), [("paghi 3 punti vita", Cost(life=3)), ("paghi {2}", Cost(mana="{2}"))])
def test_118_12a_unless_the_one_or_the_other_is_paid(second: str, paid: Cost) -> None:
    made = triggered(
        f"Quando Sentinella entra, pesca una carta a meno che un avversario bersaglio non sacrifichi una creatura o {second}."
    )
    (outer,) = made.effects
    assert isinstance(outer, UnlessPays) and outer.cost == Cost(sacrifice=CREATURE)
    (inner,) = outer.effects
    assert isinstance(inner, UnlessPays) and inner.cost == paid and inner.who == outer.who == Target(0)


@pytest.mark.parametrize(
    ("answers", "mine", "theirs"), [((False, True), 20, 17), ((False, False), 25, 20), ((True,), 20, 20)]
)
def test_118_12a_who_pays_either_keeps_it_from_happening(answers: tuple[bool, ...], mine: int, theirs: int) -> None:
    text = "Guadagni 5 punti vita a meno che un avversario bersaglio non sacrifichi una creatura o paghi 3 punti vita."
    at = Table()
    at.creature("Lince", 2, 2, controller=1)
    at.put("Sentinella", printed(text, "Stregoneria", mana_cost="{0}"), zone=Zone.HAND)
    at.settle().cast("Sentinella").resolve(*answers)
    assert (at.life(0), at.life(1)) == (mine, theirs)


def test_122_1_counters_on_all_of_a_description() -> None:
    text = "Sentinella prende +1/+0 per ogni segnalino +1/+1 sulle {}creature che controlli."
    assert static(text.format("")).parts[0].power == CountersOn("+1/+1", Every(YOURS))  # type: ignore[union-attr]
    others = static(text.format("altre ")).parts[0]
    assert others.power == CountersOn("+1/+1", Every(replace(YOURS, another=True))), "control"  # type: ignore[union-attr]


def test_201_2b_so_many_with_different_names() -> None:
    made = triggered("All'inizio del tuo mantenimento, se controlli tre o più Elfi con nomi diversi, pesca una carta.")
    elves = DifferentNames(Filter(subtypes=("Elf",), controller=Relation.YOU))
    assert made.condition == Within(elves, Bounds(least=3))
    assert refused(
        "All'inizio del tuo mantenimento, se un avversario controlla tre o più Elfi con nomi diversi, pesca una carta."
    )


def test_305_9_what_means_nothing_of_a_noun_is_said_of_the_other() -> None:
    (made,) = spell("Fai tornare una magia o un permanente non terra bersaglio in mano al suo proprietario.").targets
    assert made.objects == Filter(
        any_of=(Filter(zone=Zone.STACK, not_kind=Kind.ABILITY), Filter(not_types=(CardType.LAND,)))
    )
    assert refused("Distruggi un artefatto o una creatura rossa bersaglio.", "Stregoneria"), (
        "control: it may be said of both"
    )


def test_508_3a_a_player_or_a_planeswalker_is_attacked() -> None:
    player, walker = abilities(
        "Ogniqualvolta Sentinella attacca un avversario o un planeswalker controllato da un avversario, pesca una carta."
    )
    assert player.trigger.to_player is Relation.OPPONENT and player.trigger.to_object is None  # type: ignore[union-attr]
    theirs = Filter(types=(CardType.PLANESWALKER,), controller=Relation.OPPONENT)
    assert walker.trigger.to_object == theirs and walker.trigger.to_player is None  # type: ignore[union-attr]
    assert refused("Ogniqualvolta Sentinella attacca un avversario o una creatura, pesca una carta."), "control"


def test_102_1_the_player_in_whose_turn_you_cast() -> None:
    text = "Ogniqualvolta lanci la tua prima magia durante il turno di ogni avversario, quel giocatore pesca una carta."
    made = triggered(text)
    assert made.effects == (Draw(who=ActivePlayer()),)
    assert refused("Ogniqualvolta lanci la tua prima magia in ogni turno, quel giocatore pesca una carta."), "control"


def test_608_2h_what_the_one_discarded_card_was() -> None:
    made = triggered(
        "Quando Sentinella entra, scarta una carta. Guadagni punti vita pari al valore di mana di quella carta."
    )
    assert made.effects[1] == GainLife(amount=ManaValueOf(Remembered("d1")))
    assert refused(
        "Quando Sentinella entra, scarta due carte. Guadagni punti vita pari al valore di mana di quella carta."
    ), "control"
    assert refused("Quando Sentinella entra, scarta una carta. Riprendi in mano quella carta."), (
        "control: only what it was"
    )


SUSPENDED = Filter(zone=Zone.EXILE, keyword="suspend", counter="time")


def test_702_62b_a_suspended_card_is_one_in_exile() -> None:
    (made,) = activated("{T}: Metti un segnalino tempo su una carta sospesa bersaglio che possiedi.").targets
    assert made.objects == replace(SUSPENDED, owner=Relation.YOU)
    assert refused("{T}: Distruggi una creatura sospesa bersaglio."), "control: no permanent is suspended"


def test_115_1_each_noun_of_a_list_says_that_it_is_the_target() -> None:
    (made,) = spell("Distruggi una creatura bersaglio o un artefatto bersaglio.").targets
    assert made == spell("Distruggi una creatura o un artefatto bersaglio.").targets[0]
    assert len(spell("Distruggi una creatura bersaglio e un artefatto bersaglio.").targets) == 2, (
        "control: with 'e' both"
    )
    (other,) = spell("Rimuovi un segnalino tempo da un permanente bersaglio o da una carta sospesa bersaglio.").targets
    assert other.objects == Filter(any_of=(Filter(), SUSPENDED))


def test_201_2b_the_same_name_is_that_of_what_stands_before_it() -> None:
    (made,) = spell(
        "Riprendi in mano una carta creatura bersaglio e tutte le altre carte con lo stesso nome dal tuo cimitero."
    ).effects
    assert made.what.each[1].of.filter.named_as == Target(0)  # type: ignore[union-attr]
    assert refused("Riprendi in mano tutte le carte con lo stesso nome dal tuo cimitero.", "Stregoneria"), (
        "control: as what?"
    )


@pytest.mark.parametrize("fastened", [("Manto", "Spada"), ()])
def test_701_3_as_many_as_one_likes_are_attached(fastened: tuple[str, ...]) -> None:
    text = "Quando Sentinella entra, puoi assegnarle un qualsiasi numero di Aure ed Equipaggiamenti che controlli."
    at = Table()
    for label in ("Manto", "Spada"):
        at.permanent(label, types=(CardType.ARTIFACT,), subtypes=("Equipment",))
    at.put("Sentinella", printed(text, "Creatura — Elfo", mana_cost="{0}"), zone=Zone.HAND)
    at.settle().cast("Sentinella").resolve().resolve(True, fastened)
    assert {one for one in ("Manto", "Spada") if at.one(one).attached_to == at.id("Sentinella")} == {*fastened}


@pytest.mark.parametrize(
    ("types", "it", "en"),
    [
        ("Creatura — Elfo", "Quando la Sentinella entra, pesca una carta a meno che un avversario bersaglio non scarti una carta o "
         "paghi 2 punti vita.",
         "When this creature enters, draw a card unless target opponent discards a card or pays 2 life."),
        ("Creatura — Elfo", "La Sentinella prende +1/+0 per ogni segnalino +1/+1 sulle altre creature che controlli.",
         "This creature gets +1/+0 for each +1/+1 counter on other creatures you control."),
        ("Creatura — Elfo", "{T}: Metti un segnalino tempo su una carta sospesa bersaglio.",
         "{T}: Put a time counter on target suspended card."),
        ("Creatura — Elfo", "La Sentinella ha volare fintanto che controlli tre o più Elfi con nomi diversi.",
         "This creature has flying as long as you control three or more Elves with different names."),
    ],
)  # fmt: skip
def test_both_languages_say_the_same(types: str, it: str, en: str) -> None:
    assert both(it, en, types)[0] is Verdict.AGREE
