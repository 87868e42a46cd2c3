"""Where engines go wrong, 12-15: copies, loops and losing at once, going back and trying otherwise, and why not."""

from __future__ import annotations

from engine import play
from engine.board.board_of import board_of
from engine.cards.abilities.ability import Keyword, Replaces
from engine.cards.abilities.choices import May
from engine.cards.abilities.continuous import AsCopy, GainAbility, Keeps
from engine.cards.abilities.copying import CopyOnStack, CreateCopies
from engine.cards.abilities.damage import DealDamage
from engine.cards.abilities.effects import Effect
from engine.cards.abilities.filters import CREATURE, Filter
from engine.cards.abilities.objects import Move
from engine.cards.abilities.quantities import X
from engine.cards.abilities.references import It, Remembered, Target
from engine.cards.abilities.triggers import dies, enters
from engine.flow.positions import position
from engine.state.actions import Cast, ProvedLoop
from engine.words.terms import CardType, Color, Kind, TurnStep, Zone
from tests.engine.board.boards import enchantment
from tests.engine.laying import lay, spell
from tests.engine.support import Table, card
from tests.engine.support_more import (
    ENCHANTMENT,
    TARGET_CREATURE,
    TARGET_PLAYER,
    TARGET_SPELL,
    THIS,
    A,
    B,
    attackers,
    deck,
    die,
    hit,
    instant,
    refused,
    to,
    when,
)

# --- 12: copies


def test_707_3_a_copy_of_a_copy_is_a_copy_of_what_was_copied_with_its_exceptions() -> None:
    winged = AsCopy(of=CREATURE, exceptions=(Keeps(("colors",)), GainAbility(Keyword(keyword="flying"))))
    at = Table()
    lay(at, "Orso Bruno", cost="{1}{G}", by=1)
    sosia = Replaces(subject=THIS, to=Zone.BATTLEFIELD, as_copy=winged)
    at.creature("Sosia", 0, 0, sosia, colors=(Color.BLUE,), zone=Zone.HAND)
    mimic = Replaces(subject=THIS, to=Zone.BATTLEFIELD, as_copy=AsCopy(of=CREATURE))
    at.creature("Mimo", 0, 0, mimic, colors=(Color.RED,), zone=Zone.HAND)
    at.settle().cast("Sosia").resolve("Orso Bruno").cast("Mimo").resolve("Sosia")
    seen = at.looks("Mimo")
    assert (seen.name, seen.colors, seen.has("flying")) == ("Orso Bruno", (Color.BLUE,), True)
    assert not at.looks("Orso Bruno").has("flying")


def test_707_2_counters_and_effects_are_not_copied() -> None:
    at = Table()
    orso = lay(at, "Orso", counters={"+1/+1": 2})
    enchantment(
        at,
        "Ali",
        GainAbility(Keyword(keyword="flying")),
        affects=Filter(types=(CardType.CREATURE,), not_kind=Kind.TOKEN),
    )
    instant(at, "Eco", CreateCopies(of=Target()), targets=(TARGET_CREATURE,))
    at.settle().cast("Eco").resolve()
    (token,) = [one.id for one in at.game.objects.values() if one.kind is Kind.TOKEN]
    seen = board_of(at.game).characteristics(token)
    assert (seen.power, seen.has("flying")) == (2, False)
    original = board_of(at.game).characteristics(orso)
    assert (original.power, original.has("flying")) == (4, True)


def test_707_10_the_copy_of_a_spell_keeps_its_choices() -> None:
    at = Table()
    instant(at, "Vampa", DealDamage(amount=X(), to=Target()), targets=(TARGET_PLAYER,), mana_cost="{X}{R}")
    instant(at, "Eco", CopyOnStack(what=Target(), new_targets=False), targets=(TARGET_SPELL,))
    at.settle().cast("Vampa", "Bruno", x=4).cast("Eco").resolve().resolve()
    assert at.life(1) == 16, "the copy, with X and target of the spell"
    assert at.resolve().life(1) == 12


# --- 13: loops, draws, losing at once


def test_104_4_104_4a_who_would_lose_at_once_draws() -> None:
    for lives, winners in (((1, 1), ()), ((1, 2), (1,))):
        at = Table(life=lives)
        lay(at, "Orso")
        at.settle().occur(hit(at.id("Orso"), to(0)[0], 1), hit(at.id("Orso"), to(1)[0], 1))
        assert at.winners == winners


def flicker(*, optional: bool) -> tuple[Effect, ...]:
    """It is exiled and comes back, which the other sees."""
    both = (Move(what=It(), to=Zone.EXILE, keep_as="uscita"), Move(what=Remembered("uscita"), to=Zone.BATTLEFIELD))
    return (May(then=both),) if optional else both


def back_and_forth(*, optional: bool) -> Table:
    """Two enchantments, each of which exiles the other as it enters and brings it back."""
    at = Table()
    come = when(enters(Filter(types=(CardType.ENCHANTMENT,), another=True)), *flicker(optional=optional))
    at.permanent("Alba", come, zone=Zone.HAND, **ENCHANTMENT)
    at.permanent("Sera", come, **ENCHANTMENT)
    return at.settle().cast("Alba").resolve()


def test_104_4b_mandatory_actions_that_come_back_to_the_same_board_are_a_draw() -> None:
    at = back_and_forth(optional=False)
    seen = [position(at.game)]
    while seen.count(seen[-1]) < 2 and len(seen) < 40:
        at.resolve()
        seen.append(position(at.game))
    assert seen.count(seen[-1]) == 2
    at.do(ProvedLoop(len(seen)))
    assert at.winners == ()


def test_104_4b_control_who_may_stop_is_asked() -> None:
    at = back_and_forth(optional=True).resolve(False)
    assert (at.stack(), at.over) == ([], False)


def test_704_5w_a_siege_waits_for_its_ability_another_battle_goes_at_once() -> None:
    for subtypes, protector, performed in ((("Siege",), B, []), ((), A, ["Battaglia"])):
        at = Table()
        looks = card("Battaglia", types=(CardType.BATTLE,), subtypes=subtypes, defense=1)
        at.put("Battaglia", looks, counters={"defense": 1}, protector=protector)
        lay(at, "Orso")
        at.settle().occur(hit(at.id("Orso"), at.id("Battaglia"), 1))
        assert at.performed("704.5w") == performed
        assert (at.where("Battaglia") is Zone.BATTLEFIELD) is (not performed)


# --- 14: going back, and trying otherwise


def test_what_was_tried_on_a_fork_leaves_no_trace_on_the_game() -> None:
    at = Table()
    lay(at, "Orso", by=1)
    spell(at, "Colpo", "Distruggi una creatura bersaglio.")
    at.settle()
    other = at.fork()
    other.cast("Colpo").resolve()
    assert (other.where("Orso"), at.where("Orso"), at.where("Colpo")) == (Zone.GRAVEYARD, Zone.BATTLEFIELD, Zone.HAND)
    assert at.cast("Colpo").resolve().where("Orso") is Zone.GRAVEYARD


def test_every_earlier_moment_can_be_gone_back_to_and_played_again() -> None:
    at = deck(Table())
    lay(at, "Orso")
    spell(at, "Crescita", "Una creatura bersaglio prende +3/+3 fino alla fine del turno.")
    at.settle().cast("Crescita").resolve().until(TurnStep.UPKEEP)
    for before, action, answers in at.history:
        first, again = play(before, action, answers), play(before, action, answers)
        assert first.steps == again.steps
    start = at.history[0][0]
    assert (
        board_of(start).characteristics(next(one.id for one in start.objects.values() if one.label == "Orso")).power
        == 2
    )


# --- 15: why not, with the number of the rule


def test_702_11b_a_refusal_names_its_rule() -> None:
    at = Table()
    lay(at, "Elfo", text="Anti-malocchio", by=1)
    spell(at, "Colpo", "Distruggi una creatura bersaglio.")
    assert refused(at.settle(), Cast(A, at.id("Colpo")))[1] == "702.11b"


def test_302_6_a_creature_that_just_came_is_refused_as_an_attacker_with_the_reason() -> None:
    for arrived, rule in ((True, "302.6"), (False, None)):
        at = deck(Table())
        lay(at, "Orso", just_arrived=arrived)
        at.settle().until(TurnStep.DECLARE_ATTACKERS)
        got = play(at.game, attackers(at, ("Orso", 1))).refused
        assert (str(got.rule) if got else None) in ({"302.6", "508.1a"} if rule else {None})


def test_603_2_an_ability_that_almost_triggered_says_why_it_did_not() -> None:
    at = Table()
    at.permanent("Registro", when(dies(Filter(types=(CardType.CREATURE,), colors=(Color.WHITE,)))), **ENCHANTMENT)
    lay(at, "Ratto", cost="{B}")
    lay(at, "Falco", cost="{W}")
    at.settle().occur(*die(at.id("Ratto")))
    assert (at.triggered(), len(at.missed("Registro"))) == ([], 1)
    at.occur(*die(at.id("Falco")))
    assert at.triggered() == ["Registro"]


def test_every_change_names_the_rule_that_made_it() -> None:
    at = deck(Table())
    lay(at, "Orso")
    lay(at, "Lupo", by=1)
    spell(at, "Dardo", "Dardo infligge 3 danni a un qualsiasi bersaglio.")
    at.settle().cast("Dardo", "Lupo").resolve().until(TurnStep.UPKEEP)
    silent = [
        change for step in at.steps for change in step.changes if not change.rules and not tuple(step.every_rule())
    ]
    assert at.changes()
    assert silent == []
