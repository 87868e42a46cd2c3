"""107.1, 601.2c, 603.7, 604.1, 608.2c: the difference, what is so instead, what is asked as a time comes, and X of another cost."""

from engine.cards.abilities import conditions as c
from engine.cards.abilities.ability import SpellAbility, Static
from engine.cards.abilities.casting import CastingCost
from engine.cards.abilities.choices import If, May
from engine.cards.abilities.continuous import ModifyPT
from engine.cards.abilities.damage import PutCounters
from engine.cards.abilities.filters import Bounds, Filter, TargetSpec
from engine.cards.abilities.lasting import Apply, Delay, Reflect
from engine.cards.abilities.objects import Move
from engine.cards.abilities.players import Draw
from engine.cards.abilities.quantities import CardsIn, Count, CountOf, Fixed, ManaValueOf, Sum, Times
from engine.cards.abilities.references import AttachedTo, Remembered, Target, You
from engine.cards.abilities.searching import Search
from engine.words.record import within
from engine.words.terms import CardType, Relation, Zone
from tests.scenarios.cardtext.support import CREATURE, abilities, activated, refused, spell, triggered

HAND = Zone.HAND.value
LAND = Filter(types=(CardType.LAND,))


def test_107_1_the_difference_to_what_another_player_has() -> None:
    made = spell(
        "Scegli un avversario. Se quel giocatore ha più carte in mano di te, pesca un numero di carte pari alla differenza."
    )
    chosen, asked = made.effects
    theirs = CardsIn(Remembered(getattr(chosen, "keep_as", "")), HAND)
    assert asked == If(
        condition=c.Compare(theirs, ">", CardsIn(You(), HAND)),
        then=(Draw(count=Sum((theirs, Times(-1, CardsIn(You(), HAND))))),),
    )


def test_107_1_the_difference_to_a_number() -> None:
    (asked,) = spell("Se hai meno di tre carte in mano, pesca carte pari alla differenza.").effects
    assert isinstance(asked, If) and asked.condition == c.Within(CardsIn(You(), HAND), Bounds(most=2))
    assert asked.then == (Draw(count=Sum((Fixed(3), Times(-1, CardsIn(You(), HAND))))),)
    text = (
        "Un avversario bersaglio scarta due carte. Se vengono scartate meno di due carte in questo "
        "modo, peschi un numero di carte"
    )
    discarded, lacking = spell(f"{text} pari alla differenza.").effects
    done = CountOf(Remembered(getattr(discarded, "keep_as", "")), gone=True)
    assert isinstance(lacking, If) and lacking.condition == c.Within(done, Bounds(most=1))
    assert refused("Pesca un numero di carte pari alla differenza.", "Stregoneria"), "control: between what?"


def test_109_5_a_target_player_of_whom_it_is_asked() -> None:
    made = spell(
        "Scegli un avversario bersaglio. Se controlla meno terre di te, guadagni punti vita pari alla differenza."
    )
    asked = made.effects[0]
    assert isinstance(asked, If) and isinstance(asked.condition, c.Compare)
    assert (asked.condition.left, asked.condition.relation) == (
        Count(Filter(types=(CardType.LAND,), whose=Target(0))),
        "<",
    )
    assert refused("Se controlla meno terre di te, guadagni 2 punti vita.", "Stregoneria"), "control: who?"


def test_604_1_it_gets_another_bonus_instead() -> None:
    text = (
        "Incanta creatura\nLa creatura incantata prende -2/-0. Prende invece -6/-0 fintanto che il "
        "suo controllore ha sette o più carte"
    )
    _, usual, instead = abilities(f"{text} nel suo cimitero.", "Incantesimo — Aura")
    assert isinstance(usual, Static) and isinstance(instead, Static)
    assert usual.condition == c.Not(instead.condition)  # type: ignore[arg-type]
    assert instead.parts == (ModifyPT(Fixed(-6), Fixed(0)),) and instead.holder == usual.holder == AttachedTo()
    assert refused("Incanta creatura\nPrende invece -6/-0 fintanto che controlli una terra.", "Incantesimo — Aura")


def test_608_2c_the_whole_sentence_before_is_done_otherwise() -> None:
    text = "Passa in rassegna il tuo grimorio per una carta terra base, mettila sul campo di battaglia TAPpata, poi rimescola."
    more = (
        "Se ci sono sette o più carte nel tuo cimitero, invece passa in rassegna il tuo grimorio "
        "per trovare fino a tre carte terra"
    )
    (asked,) = spell(f"{text} {more} base, mettile sul campo di battaglia TAPpate, poi rimescola.").effects
    assert isinstance(asked, If) and len(asked.then) == len(asked.otherwise) == 3
    three, one = asked.then[0], asked.otherwise[0]
    assert isinstance(three, Search) and isinstance(one, Search) and (three.count, one.count) == (Fixed(3), Fixed(1))
    assert refused(f"{text} {more} base, mettile sul campo di battaglia TAPpate.", "Stregoneria"), (
        "control: not the same things"
    )


def test_603_7_a_condition_behind_a_time_is_asked_then() -> None:
    text = (
        "Prendi il controllo di una creatura bersaglio fino alla fine del turno. Sacrificala "
        "all'inizio della prossima sottofase finale"
    )
    later = spell(f"{text} se ha un valore di mana pari o inferiore a 3.").effects[1]
    assert isinstance(later, Delay) and isinstance(later.effects[0], If)
    assert later.effects[0].condition == c.Within(ManaValueOf(Target(0)), Bounds(most=3))
    assert isinstance(spell(f"{text}.").effects[1], Delay), "control: without a condition"


def test_107_3a_x_of_a_cost_that_is_paid_besides() -> None:
    *_, made = abilities(
        "Come costo addizionale per lanciare questa magia, sacrifica X creature.\nDistruggi X creature bersaglio.",
        "Stregoneria",
    )
    assert isinstance(made, SpellAbility) and made.targets == (TargetSpec(objects=CREATURE, times_x=True),)
    assert refused(
        "Come costo addizionale per lanciare questa magia, sacrifica una creatura.\nDistruggi X creature bersaglio.",
        "Stregoneria",
    )


def test_401_4_the_third_card_of_the_library() -> None:
    made = activated("{2}{G}: Metti la Sentinella dal tuo cimitero nel tuo grimorio come terza carta.")
    assert made.zones == (Zone.GRAVEYARD,)
    assert isinstance(made.effects[0], Move) and (made.effects[0].to, made.effects[0].position) == (Zone.LIBRARY, 2)


def test_608_2c_where_it_was_not_put_into_the_hand() -> None:
    text = "{1}: Guarda la prima carta del tuo grimorio. Se è una carta terra, puoi rivelarla e aggiungerla alla tua"
    asked = activated(
        f"{text} mano. Se non la aggiungi alla tua mano, puoi metterla in fondo al tuo grimorio."
    ).effects[1]
    assert isinstance(asked, If) and isinstance(asked.then[0], May) and asked.then[0].otherwise == asked.otherwise


def test_109_2_unless_you_control_one() -> None:
    text = "Quando la Sentinella entra, scarta una carta a meno che non controlli un'altra creatura con forza pari o inferiore a 2."
    (asked,) = triggered(text).effects
    small = Filter(types=(CardType.CREATURE,), controller=Relation.YOU, another=True, power=Bounds(most=2))
    assert isinstance(asked, If) and asked.condition == c.Not(c.Exists(small))


def test_115_4_that_target_with_its_article() -> None:
    made = spell("Metti un segnalino +1/+1 su una creatura o un artefatto bersaglio. STAPpa il bersaglio.")
    assert made.effects[1].what == Target(0)  # type: ignore[union-attr]
    assert refused("STAPpa il bersaglio.", "Stregoneria"), "control: which?"


def test_603_12_more_of_a_reflexive_ability_is_said_of_its_target() -> None:
    text = "Quando la Sentinella entra, puoi scartare una carta. Quando lo fai, metti un segnalino +1/+1 su una creatura bersaglio."
    made = triggered(f"{text} Ha travolgere fino alla fine del turno.")
    reflexive = next(part for part in within(made) if isinstance(part, Reflect))
    assert [one.to for one in within(reflexive) if isinstance(one, Apply)] == [Target(0)]
    asked = text.replace("lo fai, metti", "lo fai, se controlli una terra, metti")
    asking = next(
        part
        for part in within(triggered(f"{asked} Ha travolgere fino alla fine del turno."))
        if isinstance(part, Reflect)
    )
    assert asking.ability.condition is not None, "603.4: that is asked for all that the ability does"
    assert [type(one) for one in asking.ability.effects] == [PutCounters, Apply]


def test_601_3c_flash_for_more_mana() -> None:
    """'Se paghi' stands before what is paid here, and elsewhere says that something was."""
    found, *_ = abilities("Puoi lanciare la Sentinella come se avesse lampo se paghi {2} in più per lanciarla.\nVolare")
    assert isinstance(found, CastingCost) and found.flash and found.cost.mana == "{2}"
