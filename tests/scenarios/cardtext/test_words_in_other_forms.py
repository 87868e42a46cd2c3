"""Little words and forms that older and newer cards print: 'assegnagli', 'alcun', 'di colore', 'infine', 'la tua velocità'."""

from __future__ import annotations

import pytest

from engine.cards.abilities.ability import Keyword, Static
from engine.cards.abilities.choices import ForEach, May
from engine.cards.abilities.conditions import AllOf, AnyPlayer, Compare, Exists, Is, Not, StepIs, TurnOf, Within
from engine.cards.abilities.continuous import GainAbility
from engine.cards.abilities.copying import CopyForEach
from engine.cards.abilities.filters import Bounds, Filter
from engine.cards.abilities.keyword_abilities import ChoosePlayer, SetApart
from engine.cards.abilities.libraries import Fateseal, Shuffle
from engine.cards.abilities.objects import Attach, Move, Unattach
from engine.cards.abilities.player_rules import InsteadOfLosing
from engine.cards.abilities.players import Draw, SetLife
from engine.cards.abilities.quantities import (
    Devotion,
    EventAmount,
    Fixed,
    LifeOf,
    PlayerCounters,
    SpeedOf,
    StartingLife,
    TimesTempted,
)
from engine.cards.abilities.references import EachPlayer, Every, It, One, Remembered, Target, This, You
from engine.cards.abilities.replacing import DamagePattern, Prevents
from engine.cards.abilities.setting_up import SetUp
from engine.cards.abilities.triggers import Becomes, BeginningOf, Performs
from engine.cards.abilities.turns import ChangeDayNight, ExtraTurn
from engine.words.record import within
from engine.words.terms import Action, Color, Designation, Relation, TurnStep, Zone
from scenarios.cardtext.oracle.comparing import Verdict
from scenarios.played.run import run
from scenarios.told.answer import answer
from scenarios.written.load import parse_lines
from tests.scenarios.cardtext.support import (
    CREATURE_TYPE,
    THIS,
    abilities,
    ability,
    activated,
    refused,
    spell,
    static,
    triggered,
)
from tests.scenarios.cardtext.test_oracle import both

YOUR_CREATURES = Filter(types=CREATURE_TYPE, controller=Relation.YOU)
EQUIPMENT = "Artefatto — Equipaggiamento"


class TestPronouns:
    @pytest.mark.parametrize(("what", "verb"), [("un Goblin", "assegnargli"), ("una creatura", "assegnarle")])
    def test_301_5_what_it_is_attached_to(self, what: str, verb: str) -> None:
        made = abilities(f"Ogniqualvolta {what} entra sotto il tuo controllo, puoi {verb} la Sentinella.", EQUIPMENT)
        assert [one for one in within(made) if isinstance(one, Attach)] == [Attach(what=This(), to=It())]

    def test_301_5_control_of_the_other_gender_it_is_nothing(self) -> None:
        assert refused(
            "Ogniqualvolta una creatura entra sotto il tuo controllo, puoi assegnargli la Sentinella.", EQUIPMENT
        )

    def test_115_3_one_target_whose_several_kinds_are(self) -> None:
        made = spell("Distruggi gli artefatti e le creature controllati da un avversario bersaglio.")
        assert len(made.targets) == 1
        assert {one.index for one in within(made.effects) if isinstance(one, Target)} == {0}

    def test_502_3_in_the_untap_step_of_that_player(self) -> None:
        text = "Le creature controllate da un avversario bersaglio non STAPpano durante il prossimo STAP di quel giocatore."
        assert spell(text) == spell(text.replace("di quel giocatore", "del suo controllore"))


class TestDescriptions:
    @pytest.mark.parametrize("what", ["un permanente bersaglio", "una creatura o un planeswalker bersaglio"])
    def test_105_2_of_a_colour(self, what: str) -> None:
        (target,) = spell(f"Distruggi {what} di colore rosso o bianco.").targets
        assert target.objects is not None
        assert target.objects.colors == (Color.RED, Color.WHITE)

    def test_105_2_control_of_no_colour_that_there_is(self) -> None:
        assert refused("Distruggi un permanente bersaglio di colore incolore.", "Stregoneria")

    def test_115_9b_that_targets_you(self) -> None:
        assert spell("Neutralizza una magia bersaglio di cui sei bersaglio.") == spell(
            "Neutralizza una magia bersaglio che ti bersaglia."
        )

    def test_109_4_none_at_all(self) -> None:
        made = triggered("Quando la Sentinella muore, se non controlli alcun Muro, pesca una carta.")
        assert made.condition == Not(Exists(Filter(subtypes=("Wall",), controller=Relation.YOU)))

    def test_615_11_dealt_to_and_by_them(self) -> None:
        made = spell(
            "Previeni tutto il danno da combattimento che verrebbe inflitto e ricevuto dalle creature che controlli "
            "in questo turno."
        )
        to, by = (one.says.damage for one in made.effects if isinstance(one, SetUp) and isinstance(one.says, Prevents))
        assert (to, by) == (
            DamagePattern(to_object=YOUR_CREATURES, combat=True),
            DamagePattern(source=YOUR_CREATURES, combat=True),
        )

    def test_105_106_the_colours_of_several_kinds_one_of_them_legendary(self) -> None:
        made = activated(
            "{T}: Aggiungi un mana di un qualsiasi colore tra quelli dei planeswalker e delle creature leggendarie che controlli."
        )
        assert "Supertype.LEGENDARY" in repr(made)
        kinds = next(one for one in within(made) if isinstance(one, Every)).filter.any_of
        assert [bool(one.supertypes) for one in kinds] == [False, True]


class TestNumbers:
    def test_702_179f_speed(self) -> None:
        (draws,) = triggered("Quando la Sentinella muore, pesca X carte, dove X è la tua velocità.").effects
        assert draws == Draw(count=SpeedOf(You()))

    @pytest.mark.parametrize("so_many", ["altri due turni dopo questo", "due turni extra dopo questo"])
    def test_500_7_several_turns(self, so_many: str) -> None:
        assert spell(f"Gioca {so_many}.").effects == (ExtraTurn(count=Fixed(2)),)

    def test_701_23_up_to_as_many(self) -> None:
        made = triggered(
            "Ogniqualvolta una o più creature che controlli attaccano, passa in rassegna il tuo grimorio per "
            "trovare fino ad altrettante carte terra base, mettile sul campo di battaglia TAPpate, poi rimescola."
        )
        assert made.effects[0].count == EventAmount()  # type: ignore[union-attr]

    def test_115_1_targets_up_to_as_many(self) -> None:
        made = triggered(
            "Ogniqualvolta una o più creature che controlli attaccano, TAPpa fino ad altrettante creature bersaglio."
        )
        assert (made.targets[0].minimum, made.targets[0].counted) == (0, EventAmount())

    def test_119_5_less_than_the_starting_life_total(self) -> None:
        made = triggered(
            "Quando la Sentinella entra, se i tuoi punti vita sono minori dei tuoi punti vita iniziali, "
            "diventano pari ai tuoi punti vita iniziali."
        )
        assert made.condition == Compare(LifeOf(You()), "<", StartingLife(You()))
        assert made.effects == (SetLife(amount=StartingLife(You())),)

    def test_119_5_control_of_nothing_that_was_spoken_of(self) -> None:
        assert refused("Quando la Sentinella entra, diventano pari ai tuoi punti vita iniziali.")

    def test_701_54c_how_often_the_ring_has_tempted_you(self) -> None:
        made = triggered(
            "Quando la Sentinella muore, se l'Anello ti ha tentato tre o più volte in questa partita, pesca una carta."
        )
        assert made.condition == Within(TimesTempted(You()), Bounds(least=3))


class TestEventsAndDeeds:
    @pytest.mark.parametrize(("verb", "state"), [("appare", "phased in"), ("scompare", "phased out")])
    def test_702_26_phasing(self, verb: str, state: str) -> None:
        assert triggered(f"Ogniqualvolta la Sentinella {verb}, pesca una carta.").trigger == Becomes(
            subject=THIS, state=state
        )

    @pytest.mark.parametrize(
        ("event", "action"), [("ti scontri", Action.CLASH), ("ti scontri e vinci", Action.WIN_CLASH)]
    )
    def test_701_30_clashing(self, event: str, action: Action) -> None:
        assert triggered(f"Ogniqualvolta {event}, pesca una carta.").trigger == Performs(
            action=action, who=Relation.YOU
        )

    def test_505_1_each_of_your_main_phases(self) -> None:
        found = abilities("All'inizio di ogni tua fase principale, pesca una carta.")
        steps = (TurnStep.PRECOMBAT_MAIN, TurnStep.POSTCOMBAT_MAIN)
        assert [one.trigger for one in found] == [BeginningOf(step=step, whose=Relation.YOU) for step in steps]  # type: ignore[union-attr]

    @pytest.mark.parametrize(("what", "night"), [("notte", True), ("giorno", False)])
    def test_731_1_day_and_night(self, what: str, night: bool) -> None:
        assert spell(f"Diventa {what}.").effects == (ChangeDayNight(night=night),)

    def test_701_29a_fateseal(self) -> None:
        assert spell("Destino 2.").effects == (
            ChoosePlayer(keep_as="n1"),
            Fateseal(whose=Remembered("n1"), count=Fixed(2)),
        )

    @pytest.mark.parametrize("so", ["un avversario è avvelenato", "un avversario ha un segnalino veleno"])
    def test_122_1f_poisoned(self, so: str) -> None:
        made = static(f"La Sentinella ha volare fintanto che {so}.")
        poisoned = Within(PlayerCounters(counter="poison", of=One()), Bounds(least=1))
        assert made.condition == AnyPlayer(EachPlayer(Relation.OPPONENT), poisoned)
        assert isinstance(made, Static)


BOTH = (
    (
        "All'inizio di ogni tua fase principale, pesca una carta.",
        "At the beginning of each of your main phases, draw a card.",
    ),
    ("Ogniqualvolta la Sentinella appare, pesca una carta.", "Whenever this creature phases in, draw a card."),
    ("Ogniqualvolta ti scontri e vinci, pesca una carta.", "Whenever you clash and win, draw a card."),
    (
        "La Sentinella ha volare fintanto che un avversario è avvelenato.",
        "This creature has flying as long as an opponent is poisoned.",
    ),
    ("Quando la Sentinella muore, diventa notte.", "When this creature dies, it becomes night."),
    ("Quando la Sentinella muore, destino 2.", "When this creature dies, fateseal 2."),
    (
        "Quando la Sentinella muore, pesca X carte, dove X è la tua velocità.",
        "When this creature dies, draw X cards, where X is your speed.",
    ),
)


@pytest.mark.parametrize(("it", "en"), BOTH)
def test_both_languages_say_the_same(it: str, en: str) -> None:
    assert both(it, en)[0] is Verdict.AGREE


def test_control_the_languages_are_told_apart() -> None:
    assert both(BOTH[2][0], "Whenever you clash, draw a card.")[0] is not Verdict.AGREE


class TestNouns:
    def test_701_54_ring_bearers(self) -> None:
        made = triggered("Quando la Sentinella muore, se non controlli un Portatore dell'Anello, l'Anello ti tenta.")
        bearer = Filter(designation=Designation.RING_BEARER, controller=Relation.YOU)
        assert made.condition == Not(Exists(bearer))

    def test_702_16_protection_from_them(self) -> None:
        (protection,) = abilities("Protezione dai Portatori dell'Anello")
        assert (protection.keyword, protection.filter) == ("protection", Filter(designation=Designation.RING_BEARER))  # type: ignore[union-attr]

    @pytest.mark.parametrize("names", ["Lama Prima o Lama Seconda", "Lama Prima, Sentinella o Lama Seconda"])
    def test_201_2_one_of_several_names(self, names: str) -> None:
        made = spell(
            f"Passa in rassegna il tuo grimorio per una carta chiamata {names}, rivelala e aggiungila alla tua mano, poi rimescola."
        )
        asked = {one.name for one in within(made) if isinstance(one, Filter) and one.name}
        assert asked == set(names.replace(" o ", ", ").split(", "))

    def test_201_2_a_name_with_a_title(self) -> None:
        made = spell(
            "Passa in rassegna il tuo grimorio per una carta chiamata Bruno, il Guardiano, rivelala e aggiungila alla tua mano, "
            "poi rimescola."
        )
        assert {one.name for one in within(made) if isinstance(one, Filter) and one.name} == {"Bruno, il Guardiano"}

    def test_702_12_the_plural_of_indestructible(self) -> None:
        made = static("Le creature che controlli sono indistruttibili.")
        assert made.parts == (GainAbility(Keyword(keyword="indestructible")),)

    def test_700_5_mana_symbols_of_a_colour(self) -> None:
        (draws,) = triggered(
            "Quando la Sentinella muore, pesca X carte, dove X è il numero di simboli di mana rosso nei costi di "
            "mana dei permanenti che controlli."
        ).effects
        assert draws == Draw(count=Devotion((Color.RED,)))

    def test_700_5_control_of_other_permanents_they_are_not_counted(self) -> None:
        assert refused(
            "Quando la Sentinella muore, pesca X carte, dove X è il numero di simboli di mana rosso nei costi di "
            "mana delle creature che controlli."
        )


class TestTimes:
    def test_601_3b_in_the_end_step_of_each_opponent(self) -> None:
        made = ability("Durante la sottofase finale di ogni avversario, puoi lanciare magie come se avessero lampo.")
        assert made.condition == AllOf((TurnOf(Relation.OPPONENT), StepIs(TurnStep.END)))

    def test_601_3b_control_at_any_time(self) -> None:
        assert ability("Puoi lanciare magie come se avessero lampo.").condition is None

    def test_702_170c_a_card_becomes_plotted(self) -> None:
        made = triggered(
            "Quando la Sentinella entra, puoi esiliare una carta non terra dalla tua mano. Se lo fai, diventa tramata."
        )
        (plotted,) = (one for one in within(made) if isinstance(one, SetApart))
        (exiled,) = (one for one in within(made) if isinstance(one, Move))
        assert (plotted.what, plotted.designation) == (Remembered(exiled.keep_as or ""), Designation.PLOTTED)

    def test_702_170c_control_nothing_was_exiled(self) -> None:
        assert refused("Quando la Sentinella entra, diventa tramata.")

    def test_100_2a_how_many_a_deck_may_have_says_nothing_in_the_game(self) -> None:
        assert abilities("Volare\nUn mazzo può avere un qualsiasi numero di carte chiamate Sentinella.") == abilities(
            "Volare"
        )

    def test_100_2a_control_other_words_about_a_deck_are_not_passed_over(self) -> None:
        assert refused("Volare\nUn mazzo può avere volare.")


@pytest.mark.parametrize(
    ("it", "en"),
    [
        (
            "Durante la sottofase finale di ogni avversario, puoi lanciare magie come se avessero lampo.",
            "During each opponent's end step, you may cast spells as though they had flash.",
        ),
        (
            "La Sentinella ha protezione dai Portatori dell'Anello.",
            "This creature has protection from Ring-bearers.",
        ),
    ],
)
def test_both_languages_say_the_same_of_times_and_nouns(it: str, en: str) -> None:
    assert both(it, en)[0] is Verdict.AGREE


class TestCopiesAndEquipment:
    def test_707_10d_a_copy_for_each_that_it_could_target(self) -> None:
        made = triggered(
            "Ogniqualvolta lanci una magia istantaneo che bersaglia solo la Sentinella, copia quella magia per ogni altra "
            "creatura che controlli e che la magia potrebbe bersagliare. Ogni copia bersaglia una creatura diversa fra queste."
        )
        assert made.effects == (CopyForEach(what=It(), objects=YOUR_CREATURES),)

    def test_707_10d_control_what_each_copy_targets_is_said_of_such_copies_alone(self) -> None:
        assert refused("Pesca una carta. Ogni copia bersaglia una creatura diversa fra queste.", "Stregoneria")

    @pytest.mark.parametrize("all_of_it", ["tutto l'Equipaggiamento", "tutti gli Equipaggiamenti"])
    def test_701_3d_unattaching(self, all_of_it: str) -> None:
        made = spell(f"Togli {all_of_it} da una creatura bersaglio.")
        assert made.effects == (Unattach(what=Every(Filter(subtypes=("Equipment",), attached_to=Target(0)))),)

    def test_701_3d_control_not_from_several(self) -> None:
        assert refused("Togli tutto l'Equipaggiamento da due creature bersaglio.", "Stregoneria")


class TestInstead:
    def test_614_1a_instead_of_losing_the_game(self) -> None:
        made = ability(
            "Se stai per perdere la partita, invece esilia la Sentinella e i tuoi punti vita diventano pari a 5."
        )
        assert made == InsteadOfLosing(this_to=Zone.EXILE, life=Fixed(5))

    def test_701_24a_those_who_searched_shuffle(self) -> None:
        searching = (
            "Ogni giocatore può passare in rassegna il proprio grimorio per trovare una carta terra base e metterla sul campo di "
            "battaglia."
        )
        made = spell(
            f"{searching} Poi ogni giocatore che ha passato in rassegna il proprio grimorio in questo modo lo rimescola."
        )
        (each,) = made.effects
        assert isinstance(each, ForEach) and isinstance(each.do[0], May)
        assert each.do[0].then[-1] == Shuffle(who=One())

    def test_701_24a_control_nobody_searched(self) -> None:
        assert refused(
            "Pesca una carta. Poi ogni giocatore che ha passato in rassegna il proprio grimorio in questo modo lo rimescola.",
            "Stregoneria",
        )


class TestKinds:
    def test_205_3i_land_types_of_several_words(self) -> None:
        made = static("La Sentinella ha volare fintanto che controlli una Centrale Energetica di Urza.")
        assert made.condition == Exists(Filter(subtypes=("Power-Plant", "Urza's"), controller=Relation.YOU))

    def test_700_12_outlaws(self) -> None:
        made = static("La Sentinella ha volare fintanto che controlli un fuorilegge.")
        outlaws = ("Assassin", "Mercenary", "Pirate", "Rogue", "Warlock")
        assert made.condition == Exists(Filter(any_subtype=outlaws, controller=Relation.YOU))


def test_700_12_what_is_an_outlaw_and_what_is_none() -> None:
    outlaws = ("Assassin", "Mercenary", "Pirate", "Rogue", "Warlock")
    made = spell("Distruggi una creatura non fuorilegge bersaglio.")
    assert made.targets[0].objects == Filter(types=CREATURE_TYPE, not_subtypes=outlaws)
    such = triggered("Ogniqualvolta una creatura entra, se è un fuorilegge, pesca una carta.").condition
    assert such == Is(It(), Filter(any_subtype=outlaws))


def test_700_12_control_words_that_are_not_read_are_refused() -> None:
    assert refused("Distruggi una creatura che è un fuorilegge o un Elfo bersaglio.", "Stregoneria")
    assert refused("Distruggi una creatura non Portatore dell'Anello bersaglio.", "Stregoneria")


@pytest.mark.parametrize(("victim", "life"), [("Pirata", 23), ("Orso", 20)])
def test_602_2b_played_what_the_cost_was_paid_with_was_sacrificed_this_way(victim: str, life: int) -> None:
    board = f"""Anna: Covo artefatto
> Sacrifica una creatura: Se un fuorilegge è stato sacrificato in questo modo, guadagni 3 punti vita.
Anna: Vittima creatura {victim} 1/1
Bruno: 20
Anna attiva Covo
Quanta vita ha Anna?"""
    assert str(life) in answer(run(parse_lines(board, "prova.tavolo"))).headline[0]
