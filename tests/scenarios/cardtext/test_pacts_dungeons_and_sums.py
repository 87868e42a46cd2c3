"""107.3f, 107.14, 118.12, 309.7, 404.1, 601.3: what must be paid later, as much energy as you like, X, dungeons."""

from engine.cards.abilities.ability import Cost
from engine.cards.abilities.casting import LetCast
from engine.cards.abilities.choices import ChooseNumber
from engine.cards.abilities.damage import DealDamage, PutCounters, RemoveCounters
from engine.cards.abilities.filters import Filter, Measured
from engine.cards.abilities.lasting import Delay, Reflect
from engine.cards.abilities.paying import MayPay
from engine.cards.abilities.players import Lose
from engine.cards.abilities.quantities import Fixed, ManaValueOf, Noted, PlayerCounters, Sum, X
from engine.cards.abilities.references import Among, Remembered, You
from engine.cards.abilities.searching import Search
from engine.cards.abilities.triggers import BeginningOf, CompletesDungeon
from engine.cards.keywords.parts import PAID_WITH
from engine.words.terms import CardType, Relation, TurnStep, Zone
from tests.scenarios.cardtext.support import activated, refused, spell, triggered


def test_118_12_what_must_be_paid_at_the_next_upkeep() -> None:
    words = "Pesca una carta. All'inizio del tuo prossimo mantenimento, paga {3}. Se non lo fai, perdi la partita."
    _, later = spell(words).effects
    pays = MayPay(cost=Cost(mana="{3}"), otherwise=(Lose(),))
    assert later == Delay(trigger=BeginningOf(step=TurnStep.UPKEEP, whose=Relation.YOU), effects=(pays,))
    assert refused("All'inizio del tuo prossimo mantenimento, paga {3} e pesca una carta.", "Stregoneria")


def test_107_14_as_much_energy_as_you_like() -> None:
    words = "Puoi pagare un qualsiasi ammontare di {E}. La Sentinella infligge altrettanti danni a ogni avversario."
    chosen, off, dealt = spell(words).effects
    assert isinstance(chosen, ChooseNumber) and chosen.most == PlayerCounters("energy", You())
    assert off == RemoveCounters(counter="energy", on=You(), count=Noted(chosen.keep_as))
    assert isinstance(dealt, DealDamage) and dealt.amount == Noted(chosen.keep_as)


def test_107_3f_x_of_what_is_done_when_it_was_paid() -> None:
    words = (
        "Ogniqualvolta un'altra creatura entra sotto il tuo controllo, puoi pagare {X}. Quando lo fai, metti X segnalini +1/+1 "
        "su quella creatura."
    )
    (pays,) = triggered(words).effects
    assert isinstance(pays, MayPay) and pays.chooses_x
    (reflexive,) = pays.then
    assert isinstance(reflexive, Reflect)
    (put,) = reflexive.ability.effects
    assert isinstance(put, PutCounters) and put.count == X()


def test_309_7_a_dungeon_is_completed() -> None:
    assert triggered("Ogniqualvolta completi un dungeon, pesca una carta.").trigger == CompletesDungeon(
        who=Relation.YOU
    )


def test_404_1_out_of_whosever_graveyard() -> None:
    (spec,) = activated("{T}: Esilia fino a due carte bersaglio dai cimiteri.").targets
    assert (spec.objects, spec.maximum) == (Filter(zone=Zone.GRAVEYARD), 2)


def test_601_3_spells_out_of_what_was_exiled() -> None:
    words = "Esilia le prime due carte del tuo grimorio. Fino alla fine del turno, puoi lanciare magie scelte tra esse."
    _, let = spell(words).effects
    assert isinstance(let, LetCast) and isinstance(let.what, Among)
    assert let.what.filter == Filter(zone=Zone.EXILE, not_types=(CardType.LAND,), as_spell=True)


def test_107_a_measure_beside_a_sum() -> None:
    words = (
        "{T}, Sacrifica un artefatto: Passa in rassegna il tuo grimorio per una carta artefatto con valore di mana pari a 1 più "
        "il valore di mana dell'artefatto sacrificato, mettila sul campo di battaglia, poi rimescola."
    )
    searched = activated(words).effects[0]
    assert isinstance(searched, Search)
    one_more = Sum((ManaValueOf(Remembered(PAID_WITH)), Fixed(1)))
    assert searched.filter.measured == (Measured(what="mana value", how="=", than=one_more),)
