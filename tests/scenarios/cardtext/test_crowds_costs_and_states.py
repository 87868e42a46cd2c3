"""118.12, 508.3d, 601.2b, 603.8, 701.43, 701.59, 701.61: crowds that attack, damage to one thing, states, and more costs."""

from engine.cards.abilities.ability import Cost, Triggered
from engine.cards.abilities.casting import CastingCost, ChangesCost
from engine.cards.abilities.conditions import Paid, Within
from engine.cards.abilities.damage import DealDamage
from engine.cards.abilities.filters import Bounds, Filter
from engine.cards.abilities.paying import MayPay, UnlessPays
from engine.cards.abilities.players import Draw, LoseLife
from engine.cards.abilities.quantities import CountersOn, EventAmount, Half, LifeOf, Times, X
from engine.cards.abilities.references import AttachedTo, EventPlayer, It, Target, This, You
from engine.cards.abilities.triggers import (
    ActivatesAbility,
    Attacks,
    BeginningOf,
    DealsDamage,
    Moves,
    Performs,
    StateIs,
)
from engine.words.terms import Action, CardType, Color, Relation, TurnStep, Zone
from tests.scenarios.cardtext.support import CREATURE, THIS, abilities, activated, refused, triggered

MINE, THEIRS = (Filter(types=(CardType.CREATURE,), controller=one) for one in (Relation.YOU, Relation.OPPONENT))


def _when(words: str) -> object:
    return triggered(f"{words}, pesca una carta.").trigger


def test_508_3d_so_many_and_of_what_kind() -> None:
    assert _when("Ogniqualvolta attacchi con almeno tre creature") == Attacks(
        subject=MINE, once=True, others=2, such=MINE
    )
    crowd = Attacks(subject=MINE, to_player=Relation.ANY, once=True, others=1, such=MINE)
    assert _when("Ogniqualvolta due o più creature che controlli attaccano un giocatore") == crowd
    whoever = Attacks(subject=THEIRS, once=True, others=1, such=THEIRS)
    assert _when("Ogniqualvolta due o più creature controllate dai tuoi avversari attaccano") == whoever
    assert refused("Ogniqualvolta due o più creature attacca un giocatore, pesca una carta.")


def test_508_3d_an_opponent_attacks_you() -> None:
    made = triggered("Ogniqualvolta un avversario ti attacca, quel giocatore perde 1 punto vita.")
    assert made.trigger == Attacks(subject=THEIRS, to_player=Relation.YOU, once=True)
    assert isinstance(made.effects[0], LoseLife) and made.effects[0].who == EventPlayer()
    many = _when("Ogniqualvolta un avversario ti attacca con due o più creature")
    assert many == Attacks(subject=THEIRS, to_player=Relation.YOU, once=True, others=1, such=THEIRS)


def test_120_damage_to_the_source_to_the_enchanted_player_of_so_much() -> None:
    words = "Ogniqualvolta una creatura infligge danno alla Sentinella, la Sentinella infligge altrettanti danni a quella creatura."
    made = triggered(words)
    assert made.trigger == DealsDamage(source=CREATURE, to_object=THIS)
    assert made.effects == (DealDamage(amount=EventAmount(), to=It()),)
    curse = "Incanta giocatore\nOgniqualvolta una creatura infligge danno da combattimento al giocatore incantato, pesca una carta."
    hit = abilities(curse, "Incantesimo — Aura Anatema")[1]
    assert isinstance(hit, Triggered)
    assert hit.trigger == DealsDamage(source=CREATURE, to_player=Relation.ANY, combat=True, recipient=AttachedTo())
    much = _when("Ogniqualvolta la Sentinella infligge 5 o più danni a un avversario")
    assert much == DealsDamage(source=THIS, to_player=Relation.OPPONENT, least=5)
    all_of_them = _when(
        "Ogniqualvolta una o più creature che controlli infliggono danno da combattimento a uno o più giocatori"
    )
    assert all_of_them == DealsDamage(source=MINE, to_player=Relation.ANY, combat=True, once=True, once_for_all=True)


def test_603_8_a_state_of_counters() -> None:
    three = StateIs(condition=Within(CountersOn("charge", This()), Bounds(least=3)))
    assert _when("Quando la Sentinella ha tre o più segnalini carica") == three
    assert _when("Quando ci sono almeno tre segnalini carica sulla Sentinella") == three


def test_603_2_more_events() -> None:
    either = ActivatesAbility(who=Relation.YOU, of=Filter(any_type=(CardType.ARTIFACT, CardType.CREATURE)), mana=False)
    words = "Ogniqualvolta attivi un'abilità di un artefatto o di una creatura che non è un'abilità di mana"
    assert _when(words) == either
    assert _when("Ogniqualvolta la Sentinella viene manovrata") == Performs(action=Action.CREW, subject=THIS)
    exiled = Moves(subject=MINE, origin=Zone.BATTLEFIELD, to=Zone.EXILE)
    assert _when("Ogniqualvolta una creatura che controlli viene messa in esilio") == exiled
    assert _when("All'inizio di ogni combattimento") == BeginningOf(step=TurnStep.BEGINNING_OF_COMBAT)
    both = "Ogniqualvolta una creatura attaccante che controlli o una creatura bloccante controllata da un avversario muoiono"
    dies = _when(both)
    assert isinstance(dies, Moves) and [one.controller for one in dies.subject.any_of] == [
        Relation.YOU,
        Relation.OPPONENT,
    ]
    tapped = _when("Ogniqualvolta un permanente entra sotto il tuo controllo TAPpato")
    assert tapped == Moves(subject=Filter(controller=Relation.YOU, tapped=True), to=Zone.BATTLEFIELD)


def test_602_1a_costs() -> None:
    said = {
        "{T}, Strema la Sentinella": Cost(tap=True, exert_this=True),
        "{T}, Raccogli prove 3": Cost(tap=True, evidence=3),
        "{T}, Foraggia": Cost(tap=True, forage=True),
        "Scarta la tua mano": Cost(discard_hand=True),
        "Rimuovi un segnalino +1/+1 da una creatura che controlli": Cost(
            remove_counters=("+1/+1", 1), remove_from=MINE
        ),
        "Rimuovi due segnalini da una creatura che controlli": Cost(remove_any=2, remove_from=MINE),
        "Esilia un'altra creatura che controlli": Cost(
            exile=Filter(types=(CardType.CREATURE,), controller=Relation.YOU, another=True)
        ),
        "Paga metà dei tuoi punti vita, arrotondati per eccesso": Cost(life_of=Half(LifeOf(You()), round_up=True)),
        "Metti in fondo al tuo grimorio due carte dal tuo cimitero": Cost(
            bury=Filter(zone=Zone.GRAVEYARD, owner=Relation.YOU), bury_count=2
        ),
    }
    for words, cost in said.items():
        if words.startswith("Paga"):
            words = words.replace(",", "")
        assert activated(f"{words}: Pesca una carta.").cost == cost, words
    red, green = (Filter(types=(CardType.CREATURE,), colors=(color,)) for color in (Color.RED, Color.GREEN))
    three = activated("Sacrifica una creatura rossa, una creatura verde e una creatura rossa: Pesca una carta.").cost
    assert three == Cost(sacrifice=red, sacrifice_also=(green, red))


def test_122_as_many_as_the_cost_took_off() -> None:
    words = (
        "Rimuovi tutti i segnalini +1/+1 dalla Sentinella: Una creatura bersaglio prende -3/-1 fino alla fine del turno per "
        "ogni segnalino +1/+1 rimosso in questo modo."
    )
    made = activated(words)
    assert made.cost == Cost(remove_counters=("+1/+1", 1), times_x="all counters")
    assert made.effects[0].parts[0].power == Times(-3, X())  # type: ignore[union-attr]
    words = (
        "{T}, Rimuovi un qualsiasi numero di segnalini carica dalla Sentinella: Infligge altrettanti danni a un qualsiasi "
        "bersaglio."
    )
    assert activated(words).effects == (DealDamage(amount=X(), to=Target()),)
    assert refused("{T}: Pesca una carta per ogni segnalino carica rimosso in questo modo.")


def test_118_12_one_or_the_other_and_both_together() -> None:
    words = "Ogniqualvolta la Sentinella attacca, puoi sacrificare un artefatto o scartare una carta. Se lo fai, pesca una carta."
    artifact = Filter(types=(CardType.ARTIFACT,))
    either = MayPay(cost=Cost(sacrifice=artifact), or_else=(Cost(discard=1),), then=(Draw(),))
    assert triggered(words).effects == (either,)
    words = (
        "Ogniqualvolta la Sentinella attacca, puoi pagare {2} e sacrificare un artefatto. Se lo fai, pesca una carta."
    )
    both = MayPay(cost=Cost(mana="{2}", sacrifice=artifact), then=(Draw(),))
    assert triggered(words).effects == (both,)


def test_118_12a_who_is_asked_is_who_suffers_where_nobody_is_said() -> None:
    words = "All'inizio del mantenimento di ogni avversario, quel giocatore perde 3 punti vita a meno che {} una carta."
    theirs = triggered(words.format("non scarti")).effects[0]
    assert isinstance(theirs, UnlessPays) and theirs.who == EventPlayer()
    yours = triggered(words.format("tu non scarti")).effects[0]
    assert isinstance(yours, UnlessPays) and yours.who == You()
    words = (
        "Quando la Sentinella entra, sacrificala a meno che tu non faccia tornare una terra che controlli in mano al suo "
        "proprietario."
    )
    back = triggered(words).effects[0]
    land = Filter(types=(CardType.LAND,), controller=Relation.YOU)
    assert isinstance(back, UnlessPays) and back.cost == Cost(return_to_hand=land)


def test_601_2b_additional_costs_that_are_one_of_two_or_need_not_be_paid() -> None:
    words = "Come costo addizionale per lanciare questa magia, foraggia o paga {B}.\nPesca una carta."
    assert abilities(words, "Stregoneria")[0] == CastingCost(cost=Cost(forage=True), or_else=(Cost(mana="{B}"),))
    words = (
        "Come costo addizionale per lanciare questa magia, puoi raccogliere prove 6. Questa magia costa {2} in meno per essere "
        "lanciata se hai raccolto prove.\nPesca una carta."
    )
    cost, less, _ = abilities(words, "Stregoneria")
    assert cost == CastingCost(cost=Cost(evidence=6), optional=True, name="evidence")
    assert isinstance(less, ChangesCost) and less.condition == Paid("evidence")


def test_603_2_what_is_said_behind_the_last_of_two_nouns_is_said_of_both() -> None:
    both = _when("Ogniqualvolta una creatura o un planeswalker che controlli muoiono")
    assert isinstance(both, Moves) and both.subject == Filter(
        any_type=(CardType.CREATURE, CardType.PLANESWALKER), controller=Relation.YOU
    )
