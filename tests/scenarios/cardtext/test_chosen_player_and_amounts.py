"""607.2d, 608.2c, 608.2f, 611.2a: the player who was chosen, how much damage was dealt, numbers beside numbers, one for each."""

from __future__ import annotations

from engine.cards.abilities.ability import Replaces
from engine.cards.abilities.casting import ChangesCost, LetCast
from engine.cards.abilities.choices import ForEach
from engine.cards.abilities.conditions import AllOf, Compare, Exists, Within
from engine.cards.abilities.continuous import Duration, GainAbility
from engine.cards.abilities.damage import DealDamage, PutCounters
from engine.cards.abilities.filters import Bounds, Filter
from engine.cards.abilities.lasting import Apply
from engine.cards.abilities.players import GainLife
from engine.cards.abilities.quantities import (
    Count,
    CountersOn,
    DamageTaken,
    Differing,
    Fixed,
    Greatest,
    ManaSpentOn,
    ManaValueOf,
    Noted,
    PowerOf,
    Sum,
    ToughnessOf,
)
from engine.cards.abilities.references import ChosenPlayer, Every, It, One, This, You
from engine.cards.abilities.triggers import BeginningOf
from engine.words.record import within
from engine.words.terms import Relation, TurnStep, Zone
from tests.scenarios.cardtext.support import (
    CREATURE,
    CREATURE_TYPE,
    abilities,
    ability,
    activated,
    refused,
    spell,
    static,
    triggered,
)

MINE = Filter(types=CREATURE_TYPE, controller=Relation.YOU)
CHOSEN = "Mentre la Sentinella entra, scegli un avversario.\n"


class TestTheChosenPlayer:
    def test_607_2d_a_step_of_that_players_turn(self) -> None:
        choice, found = abilities(
            f"{CHOSEN}All'inizio del mantenimento del giocatore scelto, la Sentinella gli infligge 1 danno."
        )
        assert isinstance(choice, Replaces) and choice.chooses_player is Relation.OPPONENT
        assert found.trigger == BeginningOf(step=TurnStep.UPKEEP, of=ChosenPlayer())  # type: ignore[union-attr]

    def test_607_2d_what_is_done_to_that_player(self) -> None:
        _, found = abilities(f"{CHOSEN}Ogniqualvolta la Sentinella attacca, infligge 2 danni al giocatore scelto.")
        assert found.effects == (DealDamage(amount=Fixed(2), to=ChosenPlayer()),)  # type: ignore[union-attr]

    def test_607_2d_what_that_player_has(self) -> None:
        _, found = abilities(
            f"{CHOSEN}La forza e la costituzione della Sentinella sono pari al "
            f"numero di carte nel cimitero del giocatore scelto."
        )
        assert any(part == Count(Filter(zone=Zone.GRAVEYARD, whose=ChosenPlayer())) for part in within(found))

    def test_607_2d_control_where_no_ability_lets_choose(self) -> None:
        assert refused("All'inizio del mantenimento del giocatore scelto, la Sentinella gli infligge 1 danno.")
        assert refused("La Sentinella infligge 2 danni al giocatore scelto.", "Stregoneria")


class TestDamageDealt:
    def test_608_2c_life_for_the_damage_that_was_dealt(self) -> None:
        dealt, gained = spell(
            "La Sentinella infligge 3 danni a una creatura bersaglio. Guadagni "
            "punti vita pari ai danni inflitti in questo modo."
        ).effects
        assert isinstance(dealt, DealDamage) and dealt.keep_dealt_as
        assert gained == GainLife(amount=Noted(dealt.keep_dealt_as))

    def test_608_2c_control_where_none_was_dealt_or_by_two_instructions(self) -> None:
        life = "Guadagni punti vita pari ai danni inflitti in questo modo."
        assert refused(life, "Stregoneria")
        both = "La Sentinella infligge 3 danni a una creatura bersaglio. La Sentinella infligge 1 danno a un giocatore bersaglio."
        assert refused(f"{both} {life}", "Stregoneria")

    def test_120_2b_each_deals_it_to_itself(self) -> None:
        (made,) = spell("Ogni creatura TAPpata infligge a se stessa danno pari alla propria forza.").effects
        tapped = Filter(types=CREATURE_TYPE, tapped=True)
        assert made == ForEach(of=Every(tapped), do=(DealDamage(amount=PowerOf(One()), to=One(), source=One()),))

    def test_608_2i_so_much_was_dealt_to_you(self) -> None:
        for said in ("4 o più danni", "almeno 4 danni"):
            found = triggered(
                f"All'inizio di ogni sottofase finale, se ti sono stati "
                f"inflitti {said} in questo turno, pesca una carta."
            )
            assert found.condition == Within(DamageTaken(You()), Bounds(least=4))


class TestNumbers:
    def test_107_1_beside_another_number(self) -> None:
        more = triggered(
            "Ogniqualvolta lanci una magia, se l'ammontare di mana speso per lanciare quella "
            "magia è superiore alla forza della Sentinella, pesca una carta."
        )
        assert more.condition == Compare(ManaSpentOn(It()), ">", PowerOf(This()))

    def test_107_1_beside_a_sum(self) -> None:
        found = triggered(
            "Ogniqualvolta lanci una magia, se il suo valore di mana è pari a 1 più il "
            "numero di segnalini carica sulla Sentinella, pesca una carta."
        )
        assert found.condition == Compare(ManaValueOf(It()), "=", Sum((CountersOn("charge", This()), Fixed(1))))

    def test_107_1_control_beside_a_number(self) -> None:
        found = triggered("Ogniqualvolta lanci una magia, se il suo valore di mana è superiore a 3, pesca una carta.")
        assert found.condition == Within(ManaValueOf(It()), Bounds(least=4))

    def test_608_2f_another_number_for_each_of_them(self) -> None:
        (each,) = activated(
            "{T}: Metti un numero di segnalini +1/+1 su ogni creatura che "
            "controlli pari alla costituzione di quella creatura."
        ).effects
        assert each == ForEach(of=Every(MINE), do=(PutCounters(counter="+1/+1", on=One(), count=ToughnessOf(One())),))

    def test_608_2f_control_one_number_for_all_of_them(self) -> None:
        (all_of_them,) = activated(
            "{T}: Metti un numero di segnalini +1/+1 su ogni creatura che controlli pari alla forza della Sentinella."
        ).effects
        assert all_of_them == PutCounters(counter="+1/+1", on=Every(MINE), count=PowerOf(This()))

    def test_122_1_energy_for_each(self) -> None:
        (made,) = triggered("Quando la Sentinella entra, ottieni {E} per ogni creatura che controlli.").effects
        assert made == PutCounters(counter="energy", on=You(), count=Count(MINE))

    def test_602_2b_abilities_cost_as_much_less_as_something_is(self) -> None:
        found = ability(
            "Le abilità attivate delle creature che controlli costano {X} in meno "
            "per essere attivate, dove X è la forza della Sentinella."
        )
        assert found == ChangesCost(abilities_of=MINE, less="{1}", times=PowerOf(This()))

    def test_305_6_kinds_of_lands_of_the_player_of_the_step(self) -> None:
        found = triggered(
            "All'inizio del mantenimento di ogni giocatore, se ci sono almeno tre tipi di terra "
            "base tra le terre che quel giocatore controlla, pesca una carta."
        )
        assert isinstance(found.condition, Within) and isinstance(found.condition.quantity, Differing)

    def test_208_1_the_greatest_or_tied_for_it(self) -> None:
        text = "All'inizio del tuo mantenimento, pesca una carta se controlli la creatura con la forza maggiore{}."
        (made,) = triggered(text.format(" o pari alla forza maggiore")).effects
        assert isinstance(made.condition, Exists)  # type: ignore[union-attr]
        assert any(part == Greatest(what="power", filter=CREATURE) for part in within(made))
        assert refused(text.format(""))

    def test_208_1_a_blank_within_a_bonus(self) -> None:
        found = static("Le creature che controlli prendono +1/ +0.")
        assert found == static("Le creature che controlli prendono +1/+0.")


class TestForGood:
    def test_611_2a_an_ability_in_quotes_with_no_time_said(self) -> None:
        *_, made = triggered(
            'Quando la Sentinella entra, una creatura bersaglio diventa un Goblin. Ha "Questa creatura non può bloccare".'
        ).effects
        assert isinstance(made, Apply) and made.until is Duration.ENDLESS
        assert any(isinstance(part, GainAbility) for part in made.parts)

    def test_611_2a_control_a_keyword_wants_its_time(self) -> None:
        assert refused("Quando la Sentinella entra, una creatura bersaglio che controlli ha volare.")

    def test_601_3_from_the_graveyard_in_which_its_ability_functions(self) -> None:
        found = triggered(
            "Ogniqualvolta una terra entra sotto il tuo controllo, se la Sentinella è nel tuo "
            "cimitero ed è il tuo turno, puoi lanciarla dal tuo cimitero in questo turno."
        )
        assert found.effects == (LetCast(what=This(), until=Duration.END_OF_TURN),) and found.zones == (Zone.GRAVEYARD,)
        assert isinstance(found.condition, AllOf)

    def test_602_5b_only_so_and_only_once(self) -> None:
        once = activated("{2}: Pesca una carta. Attiva solo se la Sentinella è blu e solo una volta.")
        often = activated("{2}: Pesca una carta. Attiva solo se la Sentinella è blu.")
        assert once.once and not often.once and once.condition == often.condition
