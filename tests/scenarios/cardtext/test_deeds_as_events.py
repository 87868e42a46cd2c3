"""602, 603, 700.13, 701: what somebody has done, or what was done to something, as a trigger event."""

from __future__ import annotations

from typing import Any

import pytest

from engine.cards.abilities import triggers as g
from engine.cards.abilities.ability import Cost, Keyword, SpellAbility, Triggered
from engine.cards.abilities.conditions import AllOf, AnyOf, StepIs, TurnOf
from engine.cards.abilities.filters import Filter, TargetSpec
from engine.cards.abilities.objects import Untap
from engine.cards.abilities.players import GainLife, LoseLife
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.references import DefendingPlayer, EventPlayer, It, Target
from engine.costs.mana_costs import EXACT_COSTS
from engine.state.actions import Cast
from engine.words.terms import Action, CardType, Color, Kind, PlayerId, Reason, Relation, TurnStep, Zone
from scenarios.cardtext.oracle.comparing import Verdict
from tests.engine.support import Table, card
from tests.engine.support_more import TARGET_CREATURE, free, instant, moved, pass_on
from tests.engine.support_more import refused as refusal_of
from tests.scenarios.cardtext.support import CREATURE, THIS, abilities, printed, refused, triggered
from tests.scenarios.cardtext.test_oracle import both

SPELL = Filter(zone=Zone.STACK, not_kind=Kind.ABILITY)
ARTIFACT = Filter(types=(CardType.ARTIFACT,))
FOREST = Filter(subtypes=("Forest",))
YOU, ANY, OPPONENT = Relation.YOU, Relation.ANY, Relation.OPPONENT
TOKEN = Filter(types=(CardType.CREATURE,), kind=Kind.TOKEN, controller=YOU)
MILLED = g.Moves(subject=Filter(not_types=(CardType.LAND,)), origin=Zone.LIBRARY, reason=Reason.MILLED)
MAIN = AllOf((TurnOf(YOU), AnyOf((StepIs(TurnStep.PRECOMBAT_MAIN), StepIs(TurnStep.POSTCOMBAT_MAIN)))))


@pytest.mark.parametrize(
    ("words", "trigger"),
    [
        ("attivi un'abilità", g.ActivatesAbility(who=YOU)),
        ("attivi un'abilità che non è un'abilità di mana", g.ActivatesAbility(who=YOU, mana=False)),
        ("un giocatore attiva un'abilità di un artefatto", g.ActivatesAbility(of=ARTIFACT)),
        (
            "un avversario attiva un'abilità di una creatura che non è un'abilità di mana",
            g.ActivatesAbility(who=OPPONENT, of=CREATURE, mana=False),
        ),
        ("viene attivata un'abilità di un artefatto", g.ActivatesAbility(of=ARTIFACT)),
        ("TAPpi una terra per attingere mana", g.AddsMana(subject=Filter(types=(CardType.LAND,)), who=YOU)),
        ("una Foresta viene TAPpata per attingere mana", g.AddsMana(subject=FOREST)),
        ("consumi 4", g.Expends(amount=4, who=YOU)),
        ("vinci il lancio di una moneta", g.Performs(action=Action.WIN_FLIP, who=YOU)),
        ("un giocatore perde il lancio di una moneta", g.Performs(action=Action.LOSE_FLIP)),
        ("tiri uno o più dadi", g.Performs(action=Action.ROLL_DICE, who=YOU)),
        ("un giocatore macina una carta non terra", MILLED),
        (
            "una o più carte non terra vengono macinate",
            g.Moves(subject=MILLED.subject, origin=Zone.LIBRARY, reason=Reason.MILLED, one_or_more=True),
        ),
        ("crei una pedina creatura", g.Moves(subject=TOKEN, to=Zone.BATTLEFIELD, reason=Reason.CREATED)),
        (
            "crei una o più pedine creatura",
            g.Moves(subject=TOKEN, to=Zone.BATTLEFIELD, reason=Reason.CREATED, one_or_more=True),
        ),
        ("Sentinella sfrutta una creatura", g.Performs(action=Action.EXPLOIT, subject=THIS)),
        ("commetti un crimine", g.Performs(action=Action.COMMIT_CRIME, who=YOU)),
        ("un avversario commette un crimine", g.Performs(action=Action.COMMIT_CRIME, who=OPPONENT)),
        ("stremi una creatura", g.Performs(action=Action.EXERT, who=YOU, subject=CREATURE)),
        ("Sentinella diventa mostruosa", g.Performs(action=Action.MONSTROSITY, subject=THIS)),
        ("diventi il monarca", g.BecomesMonarch(who=YOU)),
        ("uno o più segnalini +1/+1 vengono messi su Sentinella", g.CountersPutOn(subject=THIS, counter="+1/+1")),
        ("vengono messi uno o più segnalini +1/+1 su Sentinella", g.CountersPutOn(subject=THIS, counter="+1/+1")),
        (
            "un'Aura viene assegnata a una creatura",
            g.Becomes(subject=Filter(subtypes=("Aura",)), state="attached", other=CREATURE),
        ),
        ("Sentinella attacca e non viene bloccata", g.Unblocked(subject=THIS)),
        ("Sentinella diventa bersaglio di una magia", g.Becomes(subject=THIS, state="targeted", other=SPELL)),
        (
            "Sentinella diventa bersaglio di una magia che controlli",
            g.Becomes(subject=THIS, state="targeted", by=YOU, other=SPELL),
        ),
        ("una creatura ti infligge danno", g.DealsDamage(source=CREATURE, to_player=YOU)),
        ("una creatura ti infligge danno da combattimento", g.DealsDamage(source=CREATURE, to_player=YOU, combat=True)),
        ("ti viene inflitto danno", g.DealsDamage(to_player=YOU, once=True)),
        ("a un avversario viene inflitto danno non da combattimento", g.DealsDamage(to_player=OPPONENT, combat=False, once=True)),
        ("viene inflitto danno in eccesso a una creatura", g.DealtExcess(subject=CREATURE)),
        ("Sentinella attacca un avversario", g.Attacks(subject=THIS, to_player=OPPONENT)),
        ("una creatura attacca uno dei tuoi avversari", g.Attacks(to_player=OPPONENT)),
        (
            "attacchi con uno o più Elfi",
            g.Attacks(subject=Filter(subtypes=("Elf",), controller=YOU), once=True),
        ),
        ("Sentinella e almeno un'altra creatura attaccano", g.Attacks(subject=THIS, others=1)),
        ("Sentinella entra STAPpata", g.enters(Filter(this=True, tapped=False))),
        ("una creatura entra da un cimitero", g.Moves(subject=CREATURE, origin=Zone.GRAVEYARD, to=Zone.BATTLEFIELD)),
        (
            "una creatura entra dal tuo cimitero",
            g.Moves(
                subject=Filter(types=(CardType.CREATURE,), owner=YOU), origin=Zone.GRAVEYARD, to=Zone.BATTLEFIELD
            ),
        ),
        (
            "lanci una magia dal tuo cimitero",
            g.CastsSpell(who=YOU, spell=Filter(zone=Zone.STACK, not_kind=Kind.ABILITY, owner=YOU, cast_from=Zone.GRAVEYARD)),
        ),
        (
            "lanci una magia dall'esilio",
            g.CastsSpell(who=YOU, spell=Filter(zone=Zone.STACK, not_kind=Kind.ABILITY, cast_from=Zone.EXILE)),
        ),
    ],
)  # fmt: skip
def test_603_1_what_is_done(words: str, trigger: g.Trigger) -> None:
    assert triggered(f"Ogniqualvolta {words}, guadagni 1 punto vita.").trigger == trigger


@pytest.mark.parametrize(
    "words",
    [
        "attivano un'abilità",
        "un giocatore consumi 4",
        "crei una carta creatura",
        "una creatura viene macinata",
        "commettono un crimine",
        "Sentinella sfrutta un artefatto",
        "uno o più segnalini +1/+1 viene messi su Sentinella",
        "una creatura dall'esilio muore",
        "attacchi con uno o più Elfi che un avversario controlla",
        "Sentinella diventa bersaglio di una carta",
    ],
)
def test_603_1_control_not_so(words: str) -> None:
    assert refused(f"Ogniqualvolta {words}, guadagni 1 punto vita.")


@pytest.mark.parametrize(
    ("words", "during"),
    [
        ("durante il tuo turno", TurnOf(YOU)),
        ("durante il turno di un avversario", TurnOf(OPPONENT)),
        ("durante la tua fase principale", MAIN),
    ],
)  # fmt: skip
@pytest.mark.parametrize("event", ["lanci una magia", "una creatura muore", "guadagni punti vita"])
def test_102_1_only_then(event: str, words: str, during: Any) -> None:
    assert triggered(f"Ogniqualvolta {event} {words}, guadagni 1 punto vita.").condition == during


def test_603_1_several_events_with_subjects_of_their_own() -> None:
    first, second = both_of(
        "Ogniqualvolta lanci una magia nera o una Palude entra sotto il tuo controllo, guadagni 1 punto vita."
    )
    black = Filter(zone=Zone.STACK, not_kind=Kind.ABILITY, colors=(Color.BLACK,))
    assert first.trigger == g.CastsSpell(who=YOU, spell=black)
    assert second.trigger == g.enters(Filter(subtypes=("Swamp",), controller=YOU))
    assert first.effects == second.effects == (GainLife(amount=Fixed(1)),)
    begins, cast = both_of(
        "All'inizio del tuo mantenimento o ogniqualvolta lanci una magia nera, guadagni 1 punto vita."
    )
    assert begins.trigger == g.BeginningOf(step=TurnStep.UPKEEP, whose=YOU)
    assert cast.trigger == first.trigger


def both_of(text: str) -> tuple[Triggered, Triggered]:
    first, second = abilities(text)
    assert isinstance(first, Triggered) and isinstance(second, Triggered)
    return first, second


def test_605_1_which_abilities_are_meant_is_said_of_the_event() -> None:
    found = triggered(
        "Ogniqualvolta attivi un'abilità di un artefatto, se non è un'abilità di mana, guadagni 1 punto vita."
    )
    assert (found.trigger, found.condition) == (g.ActivatesAbility(who=YOU, of=ARTIFACT, mana=False), None)
    assert refused("Ogniqualvolta Sentinella attacca, se non è un'abilità di mana, guadagni 1 punto vita.")


def test_603_1_whom_the_words_behind_speak_of() -> None:
    attacks = triggered("Ogniqualvolta una creatura attacca un avversario, quel giocatore perde 1 punto vita.")
    assert attacks.effects == (LoseLife(amount=Fixed(1), who=DefendingPlayer(It())),)
    activates = triggered("Ogniqualvolta un giocatore attiva un'abilità, quel giocatore perde 1 punto vita.")
    assert activates.effects == (LoseLife(amount=Fixed(1), who=EventPlayer()),)


# --- played


def crimes(zone: Zone = Zone.BATTLEFIELD) -> Table:
    """Anna gains 1 life for a crime; Bruno has a bear, and so does she."""
    table = Table()
    table.put("Sentinella", printed("Ogniqualvolta commetti un crimine, guadagni 1 punto vita.", "Incantesimo"))
    table.creature("Mio", 2, 2)
    table.creature("Suo", 2, 2, controller=1, zone=zone)
    table.library(0, 5)
    table.library(1, 5)
    return table


@pytest.mark.parametrize(("target", "life"), [("Suo", 21), ("Mio", 20)])
def test_700_13_a_crime_is_to_aim_at_what_is_an_opponents(target: str, life: int) -> None:
    table = crimes()
    instant(table, "Lampo", Untap(what=Target(0)), targets=(TARGET_CREATURE,))
    table.settle().cast("Lampo", target)
    assert table.triggered() == (["Sentinella"] if life == 21 else [])
    table.play_out()
    assert table.life(0) == life


def test_700_13_a_card_in_an_opponents_graveyard_and_an_opponent() -> None:
    table = crimes(Zone.GRAVEYARD)
    buried = TargetSpec(objects=Filter(zone=Zone.GRAVEYARD, types=(CardType.CREATURE,)))
    instant(table, "Esumazione", Untap(what=Target(0)), targets=(buried,))
    instant(table, "Prelievo", LoseLife(amount=Fixed(1), who=Target(0)), targets=(TargetSpec(players=OPPONENT),))
    table.settle().cast("Esumazione")
    assert table.triggered() == ["Sentinella"]
    table.play_out().cast("Prelievo")
    assert table.triggered() == ["Sentinella"] * 2


def test_700_13_two_targets_are_one_crime_and_the_opponents_spell_is_none_of_yours() -> None:
    table = crimes()
    table.creature("Altro", 2, 2, controller=1)
    two = TargetSpec(objects=Filter(types=(CardType.CREATURE,)), minimum=2, maximum=2)
    instant(table, "Doppio", Untap(what=Target(0)), targets=(two,))
    instant(table, "Suo lampo", Untap(what=Target(0)), targets=(TARGET_CREATURE,), controller=1)
    table.settle().cast("Doppio", ("Suo", "Altro"))
    assert table.triggered() == ["Sentinella"]
    pass_on(table.play_out()).cast("Suo lampo", "Mio", player=1)
    assert table.triggered() == ["Sentinella"]


@pytest.mark.parametrize("sacrificed", [True, False])
def test_702_110b_it_exploits_what_is_sacrificed(sacrificed: bool) -> None:
    table = Table()
    text = "Sfruttare\nQuando Sentinella sfrutta una creatura, guadagni 3 punti vita."
    table.creature("Capra", 1, 1)
    table.library(0, 5)
    zombie = table.put("Sentinella", printed(text, "Creatura — Zombie", power="2", toughness="2"), zone=Zone.HAND)
    table.settle().occur(moved(zombie, Zone.BATTLEFIELD))
    table.play_out(*([True, "Capra"] if sacrificed else [False]))
    assert table.life(0) == (23 if sacrificed else 20)


@pytest.mark.parametrize(("by", "times"), [("magia", 1), ("abilità", 0)])
def test_603_2e_only_a_spell_counts(by: str, times: int) -> None:
    table = Table()
    text = "Ogniqualvolta Sentinella diventa bersaglio di una magia, guadagni 1 punto vita."
    table.put("Sentinella", printed(text, "Creatura — Umano", power="2", toughness="2"))
    table.creature("Fonte", 1, 1, free(Untap(what=Target(0)), targets=(TARGET_CREATURE,)))
    instant(table, "Lampo", Untap(what=Target(0)), targets=(TARGET_CREATURE,))
    table.settle()
    if by == "magia":
        table.cast("Lampo", "Sentinella")
    else:
        table.activate("Fonte", 0, "Sentinella")
    assert table.triggered() == ["Sentinella"] * times


@pytest.mark.parametrize(("zone", "castable"), [(Zone.GRAVEYARD, True), (Zone.HAND, False)])
def test_601_2f_what_is_cast_from_a_graveyard_costs_less(zone: Zone, castable: bool) -> None:
    table = Table(variant=[EXACT_COSTS])
    text = "Le magie che lanci dal tuo cimitero costano {2} in meno per essere lanciate."
    table.put("Sentinella", printed(text, "Incantesimo"))
    flashback = Keyword(keyword="flashback", cost=Cost(mana="{2}"))
    gain = SpellAbility(effects=(GainLife(amount=Fixed(1)),))
    table.put("Ritorno", card("Ritorno", gain, flashback, types=(CardType.INSTANT,), mana_cost="{2}"), zone=zone)
    table.settle()
    if castable:
        table.cast("Ritorno").resolve()
        assert table.life(0) == 21
    else:
        assert refusal_of(table, Cast(PlayerId(0), table.id("Ritorno"))) == ("cannot pay", "601.2h")


@pytest.mark.parametrize(
    ("it", "en"),
    [
        ("commetti un crimine", "you commit a crime"),
        ("consumi 4", "you expend 4"),
        ("Sentinella sfrutta una creatura", "Sentinel exploits a creature"),
        ("Sentinella diventa bersaglio di una magia", "Sentinel becomes the target of a spell"),
        ("Sentinella diventa bersaglio di una magia che controlli", "Sentinel becomes the target of a spell you control"),
        ("ti viene inflitto danno", "you're dealt damage"),
        ("una creatura ti infligge danno da combattimento", "a creature deals combat damage to you"),
        ("lanci una magia dal tuo cimitero", "you cast a spell from your graveyard"),
        ("lanci una magia da una zona diversa dalla tua mano", "you cast a spell from anywhere other than your hand"),
        ("lanci una magia durante il turno di ogni avversario", "you cast a spell during each opponent's turn"),
        (
            "attivi un'abilità di un artefatto, se non è un'abilità di mana",
            "you activate an ability of an artifact, if it isn't a mana ability",
        ),
        ("una Foresta viene TAPpata per attingere mana", "a Forest is tapped for mana"),
        ("crei una o più pedine creatura", "you create one or more creature tokens"),
        ("un giocatore macina una carta non terra", "a player mills a nonland card"),
        ("Sentinella attacca e non viene bloccata", "Sentinel attacks and isn't blocked"),
        ("attacchi con uno o più Elfi", "you attack with one or more Elves"),
        ("vinci il lancio di una moneta", "you win a coin flip"),
    ],
)  # fmt: skip
def test_603_1_both_languages_say_the_same(it: str, en: str) -> None:
    verdict, where = both(f"Ogniqualvolta {it}, guadagni 1 punto vita.", f"Whenever {en}, you gain 1 life.")
    assert (verdict, where) == (Verdict.AGREE, ())
