"""107.1a, 120.3c, 508.1d, 603.2, 608.2d, 700.3, 702.24a: piles, what was chosen, half a library, whom something must attack."""

import pytest

from engine.cards.abilities.ability import Keyword
from engine.cards.abilities.choices import Choose, ForEach, If, May
from engine.cards.abilities.combat import CombatEffect, MustAttack
from engine.cards.abilities.conditions import Within
from engine.cards.abilities.continuous import Duration
from engine.cards.abilities.damage import DealDamage
from engine.cards.abilities.filters import Bounds, Filter
from engine.cards.abilities.keyword_abilities import ChoosePlayer
from engine.cards.abilities.objects import Move
from engine.cards.abilities.piles import Piles
from engine.cards.abilities.players import Draw, LoseLife, Mill, SetLife
from engine.cards.abilities.quantities import (
    CardsIn,
    Count,
    CountersOn,
    EventAmount,
    Fixed,
    Half,
    PlayerCounters,
    Sum,
    Times,
)
from engine.cards.abilities.references import ControllerOf, Every, One, Remembered, Target, This, TopOf, You
from engine.state.actions import Pass
from engine.words.terms import CardType, Zone
from tests.engine.doing.test_stickers import asked
from tests.engine.support import Table
from tests.scenarios.cardtext.support import abilities, ability, activated, printed, refused, spell, triggered

PILES = (
    "Rivela le prime quattro carte del tuo grimorio. L'avversario bersaglio separa quelle carte in due pile. Metti una pila nel "
    "tuo cimitero e aggiungi l'altra alla tua mano."
)


def test_700_3_one_pile_and_the_other() -> None:
    _, piles, first, second = spell(PILES).effects
    assert isinstance(piles, Piles) and (piles.by, piles.chooser) == (Target(), You())
    assert (first, second) == (
        Move(what=Remembered(str(piles.keep_as)), to=Zone.GRAVEYARD),
        Move(what=Remembered(str(piles.keep_rest_as)), to=Zone.HAND),
    )
    assert refused("Pesca una carta. Aggiungi una pila alla tua mano.", "Stregoneria")


def test_700_3_control_which_pile_is_taken_the_controller_says() -> None:
    for taken, in_hand in (("1", 3), ("2", 1)):
        table = Table()
        table.library(0, 4)
        table.put("Eco", printed(PILES, "Stregoneria", "Eco"), zone=Zone.HAND)
        table.settle().cast("Eco").resolve(("0c0",), taken)
        assert len(table.zone(Zone.HAND)) == in_hand
        assert len(table.zone(Zone.GRAVEYARD)) == 5 - in_hand


def test_608_2d_what_somebody_else_chooses() -> None:
    words = (
        "Rivela le prime tre carte del tuo grimorio. Un avversario sceglie una di quelle carte. "
        "Metti quella carta nel tuo cimitero."
    )
    _, who, chosen, moved = spell(words).effects
    assert isinstance(chosen, Choose) and isinstance(who, ChoosePlayer) and chosen.who == Remembered(who.keep_as)
    assert isinstance(moved, Move) and moved.what == Remembered(chosen.keep_as)


def test_608_2d_the_one_that_was_chosen() -> None:
    words = (
        "Quando la Sentinella entra, scegli una creatura bersaglio. Se controlli un Elfo, distruggi la creatura scelta."
    )
    such = triggered(words).effects[0]
    assert isinstance(such, If) and such.then[0].what == Target()  # type: ignore[union-attr]
    assert refused("Quando la Sentinella entra, distruggi la creatura scelta.")


@pytest.mark.parametrize(("by_chance", "purpose"), [(" a caso", "chance"), ("", "choice")])
def test_608_2d_a_player_whom_chance_decides(by_chance: str, purpose: str) -> None:
    table = Table(3)
    text = f"Scegli un avversario{by_chance}. Quel giocatore perde 2 punti vita."
    table.put("Eco", printed(text, "Stregoneria", "Eco"), zone=Zone.HAND)
    table.settle().cast("Eco")
    table.do(Pass(table.game.receiver))
    table.settle()
    assert asked(table).purpose.value == purpose


def test_508_1d_whom_it_must_attack_and_how_long() -> None:
    words = (
        "All'inizio del combattimento nel tuo turno, scegli un avversario a caso. La Sentinella attacca quel giocatore in questo "
        "combattimento, se può farlo."
    )
    chosen, must = triggered(words).effects
    assert isinstance(chosen, ChoosePlayer) and chosen.at_random
    attacked = MustAttack(attacked=Remembered(chosen.keep_as))
    assert must == CombatEffect(what=This(), rule=attacked, until=Duration.END_OF_COMBAT)
    you = activated("{T}: Una creatura bersaglio ti attacca in questo turno, se può farlo.").effects[0]
    assert you == CombatEffect(what=Target(), rule=MustAttack(attacked=You()))


def test_120_3c_that_player_is_then_perhaps_who_controls_the_planeswalker() -> None:
    words = "{T}: La Sentinella infligge 3 danni a un giocatore bersaglio e 1 danno a ogni creatura controllata da quel giocatore."
    dealt = activated(words).effects[0]
    theirs = Filter(types=(CardType.CREATURE,), whose=ControllerOf(Target()))
    assert isinstance(dealt, DealDamage) and dealt.also[0].to == Every(theirs)
    today = words.replace("un giocatore bersaglio", "un giocatore o a un planeswalker bersaglio").replace(
        "da quel giocatore", "da quel giocatore o dal controllore di quel planeswalker"
    )
    assert activated(today) == activated(words)
    assert refused(
        "{T}: La Sentinella infligge 3 danni a un giocatore bersaglio. La Sentinella infligge 1 danno a quel giocatore."
    )


def test_107_1a_half_a_library_and_as_many_from_its_top() -> None:
    half = spell("Un giocatore bersaglio macina metà del suo grimorio, arrotondata per difetto.").effects[0]
    count = Half(CardsIn(Target(), "library"), round_up=False)
    assert isinstance(half, Mill) and (half.who, half.count) == (Target(), count)
    words = "Ogniqualvolta viene inflitto danno alla Sentinella, esilia altrettante carte dalla cima del tuo grimorio."
    moved = triggered(words).effects[0]
    assert isinstance(moved, Move) and moved.what == TopOf(EventAmount(), You())


def test_107_so_much_less() -> None:
    words = "Quando la Sentinella entra, pesca X carte, dove X è pari a 5 meno il numero di creature che controlli."
    drawn = triggered(words).effects[0]
    assert isinstance(drawn, Draw) and isinstance(drawn.count, Sum)
    first, less = drawn.count.parts
    assert first == Fixed(5) and isinstance(less, Times) and less.factor == -1 and isinstance(less.of, Count)


def test_122_1_players_who_have_counters_and_counters_of_any_kind() -> None:
    each = spell("Ogni avversario che ha tre o più segnalini veleno perde 3 punti vita.").effects[0]
    assert isinstance(each, ForEach)
    poisoned = Within(PlayerCounters("poison", One()), Bounds(least=3))
    assert each.do[0] == If(condition=poisoned, then=(LoseLife(amount=Fixed(3), who=One()),))
    many = ability("Fintanto che la Sentinella ha due o più segnalini, ha volare.")
    assert many.condition == Within(CountersOn(None, This()), Bounds(least=2))


def test_603_5_somebody_may_be_made_to() -> None:
    lost = triggered(
        "Quando la Sentinella entra, puoi far perdere a un giocatore bersaglio punti vita pari al numero di Elfi."
    )
    may = lost.effects[0]
    assert isinstance(may, May) and isinstance(may.then[0], LoseLife) and may.then[0].who == Target()
    milled = (
        "Quando la Sentinella entra, puoi far mettere nel cimitero di un avversario bersaglio "
        "le prime cinque carte del suo grimorio."
    )
    assert triggered(milled).effects == (May(then=(Mill(who=Target(), count=Fixed(5)),)),)
    total = "Quando la Sentinella entra, puoi far diventare i tuoi punti vita pari al numero di creature che controlli."
    made = triggered(total).effects[0]
    assert isinstance(made, May) and isinstance(made.then[0], SetLife)


def test_603_2_as_it_enters_and_as_you_sacrifice_it() -> None:
    both = abilities("Quando la Sentinella entra e quando la sacrifichi, pesca una carta.")
    assert [one.effects for one in both] == [(Draw(),), (Draw(),)]  # type: ignore[union-attr]


def test_702_24a_of_two_colours_the_one_or_the_other_for_each() -> None:
    upkeep = ability("Mantenimento cumulativo {G} o {W}")
    assert isinstance(upkeep, Keyword) and upkeep.cost is not None and upkeep.cost.mana == "{G/W}"
    assert refused("Eco {G} o {W}")


def test_608_2c_who_was_chosen_does_all_that_the_sentence_says() -> None:
    made = spell("Un avversario pesca una carta e perde 1 punto vita.").effects
    assert [type(one) for one in made] == [ChoosePlayer, Draw, LoseLife]
    assert made[1].who == made[2].who  # type: ignore[union-attr]
