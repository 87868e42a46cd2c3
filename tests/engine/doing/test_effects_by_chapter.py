"""608-616: resolving, one-shot and continuous effects, layers, replacement and prevention."""

from __future__ import annotations

from engine.board.board_of import board_of
from engine.cards.abilities.ability import (
    Cannot,
    Keyword,
    PlayerScope,
    Prohibition,
    Replaces,
)
from engine.cards.abilities.continuous import (
    AsCopy,
    ChangeColors,
    ChangeTypes,
    GainAbility,
    LoseKeyword,
    ModifyPT,
    Part,
    SetPT,
)
from engine.cards.abilities.copying import BecomeCopy, CreateCopies
from engine.cards.abilities.filters import CREATURE, Filter
from engine.cards.abilities.lasting import Apply, Delay, Prevent, Regenerate
from engine.cards.abilities.objects import ChooseAndSacrifice, Destroy, Tap
from engine.cards.abilities.players import Draw, GainLife
from engine.cards.abilities.quantities import Fixed, PowerOf
from engine.cards.abilities.references import EachPlayer, Every, It, Target, This, You
from engine.cards.abilities.replacing import ChangesDamage, DamagePattern, Prevents, ReplacesDraw
from engine.cards.abilities.triggers import BeginningOf, DealsDamage, Moves, dies
from engine.words.terms import CardType, Color, Kind, Relation, TurnStep, Zone
from tests.engine.board.boards import LANDS, enchantment, fixed
from tests.engine.laying import hand, lay, pt, spell
from tests.engine.support import Table
from tests.engine.support_more import (
    ENCHANTMENT,
    ONE,
    TARGET_CREATURE,
    THIS,
    TWO,
    A,
    deck,
    die,
    free,
    hit,
    instant,
    pass_on,
    to,
    when,
)

# --- 608, 609, 610: resolving, effects


def test_608_2e_choices_of_several_players_are_made_before_anything_happens() -> None:
    at = Table()
    for label, by in (("Orso", 0), ("Topo", 0), ("Lupo", 1), ("Ratto", 1)):
        lay(at, label, by=by)
    instant(at, "Editto", ChooseAndSacrifice(who=EachPlayer(), filter=CREATURE))
    at.settle().cast("Editto").resolve("Orso", "Lupo")
    together = [len(step.changes) for step in at.steps if any(at.about(change) == "Orso" for change in step.changes)]
    assert (at.where("Orso"), at.where("Lupo"), together) == (Zone.GRAVEYARD, Zone.GRAVEYARD, [2])
    assert (at.where("Topo"), at.where("Ratto")) == (Zone.BATTLEFIELD, Zone.BATTLEFIELD)


def test_608_2i_what_is_asked_of_the_past_is_the_past() -> None:
    at = Table()
    at.creature("Orso", 4, 4, counters={"+1/+1": 1})
    at.permanent("Eco", when(dies(CREATURE), GainLife(amount=PowerOf(of=It()))), **ENCHANTMENT)
    at.settle().occur(*die(at.id("Orso")))
    assert at.resolve().life(0) == 25, "five, with the counter that it no longer has"


def test_608_2j_only_the_quality_that_is_named_counts() -> None:
    fates = []
    for wanted in (Filter(types=(CardType.CREATURE,), colors=(Color.BLACK,)),
                   Filter(types=(CardType.CREATURE,), not_colors=(Color.BLACK,))):  # fmt: skip
        at = Table()
        lay(at, "Spettro", cost="{W}{B}")
        lay(at, "Orso", cost="{G}")
        instant(at, "Falce", Destroy(what=Every(wanted)))
        at.settle().cast("Falce").resolve()
        fates.append((at.where("Spettro"), at.where("Orso")))
    assert fates == [(Zone.GRAVEYARD, Zone.BATTLEFIELD), (Zone.BATTLEFIELD, Zone.GRAVEYARD)]


def test_608_2k_what_the_trigger_spoke_of_is_meant_whatever_it_has_become() -> None:
    at = Table()
    at.permanent("Gabbia", when(Moves(subject=CREATURE, to=Zone.BATTLEFIELD), Tap(what=It())), **ENCHANTMENT)
    hand(at, "Golem", "Creatura Artefatto — Golem")
    lay(at, "Orso")
    stone = Apply(parts=(ChangeTypes(remove=(CardType.CREATURE,)),), to=Every(Filter(types=(CardType.ARTIFACT,))))
    instant(at, "Quiete", stone)
    at.settle().cast("Golem").resolve().cast("Quiete").resolve()
    assert not at.looks("Golem").creature
    assert at.resolve().one("Golem").tapped
    assert not at.one("Orso").tapped


def test_608_3c_an_aura_enters_attached_to_what_its_spell_targeted() -> None:
    at = Table()
    lay(at, "Orso")
    lay(at, "Lupo", by=1)
    hand(at, "Manto", "Incantesimo — Aura", "Incantare creatura\nLa creatura incantata prende +2/+2.")
    at.settle().cast("Manto", "Lupo").resolve()
    assert (at.one("Manto").attached_to, pt(at, "Lupo"), pt(at, "Orso")) == (at.id("Lupo"), (4, 4), (2, 2))
    assert at.controller("Manto") == A


def test_609_2_an_effect_on_permanents_leaves_cards_elsewhere_alone() -> None:
    at = Table()
    lay(at, "Foresta", "Terra Base — Foresta")
    lay(at, "Isola", "Terra Base — Isola", zone=Zone.GRAVEYARD)
    enchantment(at, "Risveglio", ChangeTypes(add=(CardType.CREATURE,)), SetPT(*fixed(1, 1)), affects=LANDS)
    at.settle()
    assert (at.looks("Foresta").creature, at.looks("Isola").creature) == (True, False)


def test_609_3_an_effect_does_as_much_as_it_can() -> None:
    at = Table()
    hand(at, "Ultima", "Terra", by=1)
    spell(at, "Furto", "Un avversario bersaglio scarta due carte.")
    at.settle().cast("Furto").resolve()
    assert (at.zone(Zone.HAND, 1), at.zone(Zone.GRAVEYARD, 1)) == ([], ["Ultima"])


def test_610_1_a_one_shot_effect_is_done_once() -> None:
    at = Table()
    spell(at, "Pioggia", "Pioggia infligge 2 danni a ogni creatura.")
    lay(at, "Orso", by=1)
    hand(at, "Lupo")
    at.settle().cast("Pioggia").resolve().cast("Lupo").resolve()
    assert (at.where("Orso"), at.where("Lupo"), at.one("Lupo").damage) == (Zone.GRAVEYARD, Zone.BATTLEFIELD, 0)


def test_610_2_a_delayed_ability_is_done_later() -> None:
    at = deck(Table())
    instant(at, "Promessa", Delay(trigger=BeginningOf(step=TurnStep.END), effects=(GainLife(amount=TWO),)))
    at.settle().cast("Promessa").resolve()
    assert at.life(0) == 20
    at.until(TurnStep.END)
    assert at.resolve().life(0) == 22


# --- 611, 613: continuous effects


def test_611_3_the_effect_of_a_static_ability_follows_what_is_so() -> None:
    at = Table()
    lay(at, "Inno", "Incantesimo", "Le creature bianche prendono +1/+1.")
    lay(at, "Falco", cost="{W}")
    lay(at, "Orso", cost="{G}")
    paint = Apply(parts=(ChangeColors(set_to=(Color.WHITE,)),), to=Target())
    instant(at, "Calce", paint, targets=(TARGET_CREATURE,))
    assert (pt(at.settle(), "Falco"), pt(at, "Orso")) == ((3, 3), (2, 2))
    assert pt(at.cast("Calce", "Orso").resolve(), "Orso") == (3, 3)


def test_613_1a_copies_come_before_everything_else() -> None:
    at = Table()
    lay(at, "Orso", pt="2/2")
    lay(at, "Gigante", pt="6/6", cost="{R}")
    instant(at, "Specchio", BecomeCopy(what=Target(), of=Every(Filter(name="Gigante"))), targets=(TARGET_CREATURE,))
    spell(at, "Crescita", "Una creatura bersaglio prende +2/+2 fino alla fine del turno.")
    at.settle().cast("Crescita", "Orso").resolve().cast("Specchio", "Orso").resolve()
    assert pt(at, "Orso") == (8, 8)


def test_613_1d_types_come_before_what_types_decide() -> None:
    at = Table()
    enchantment(at, "Inno", ModifyPT(*fixed(1, 1)))
    enchantment(at, "Risveglio", ChangeTypes(add=(CardType.CREATURE,)), SetPT(*fixed(1, 1)), affects=LANDS)
    lay(at, "Foresta", "Terra Base — Foresta")
    assert pt(at.settle(), "Foresta") == (2, 2), "the anthem is older, and finds the creature"


def test_613_1e_colours_come_before_what_colours_decide() -> None:
    at = Table()
    enchantment(at, "Inno", ModifyPT(*fixed(1, 1)), affects=Filter(types=(CardType.CREATURE,), colors=(Color.WHITE,)))
    enchantment(at, "Calce", ChangeColors(set_to=(Color.WHITE,)))
    lay(at, "Ratto", cost="{B}")
    assert pt(at.settle(), "Ratto") == (3, 3)


def test_613_1g_numbers_come_last() -> None:
    at = Table()
    enchantment(at, "Inno", ModifyPT(*fixed(2, 2)), affects=Filter(types=(CardType.CREATURE,), keyword="flying"))
    enchantment(at, "Ali", GainAbility(Keyword(keyword="flying")))
    lay(at, "Orso")
    assert pt(at.settle(), "Orso") == (4, 4)


def test_613_2c_copiable_values_are_those_of_layer_1() -> None:
    at = Table()
    lay(at, "Orso", counters={"+1/+1": 3})
    enchantment(at, "Calce", ChangeColors(set_to=(Color.WHITE,)))
    instant(at, "Specchio", CreateCopies(of=Target()), targets=(TARGET_CREATURE,))
    at.settle().cast("Specchio").resolve()
    (token,) = [one for one in at.game.objects.values() if one.kind is Kind.TOKEN]
    seen = board_of(at.game).characteristics(token.id)
    assert (seen.power, seen.toughness) == (2, 2)


def test_613_5_every_change_shows_at_once() -> None:
    at = Table()
    lay(at, "Onore", "Incantesimo", "Le creature bianche che controlli prendono +1/+1.")
    lay(at, "Pipistrello", cost="{B}")
    for label, color in (("Calce", Color.WHITE), ("Ruggine", Color.RED)):
        instant(at, label, Apply(parts=(ChangeColors(set_to=(color,)),), to=Every(CREATURE)))
    seen = [pt(at.settle(), "Pipistrello")]
    seen += [pt(at.cast(label).resolve(), "Pipistrello") for label in ("Calce", "Ruggine")]
    assert seen == [(2, 2), (3, 3), (2, 2)]


def test_613_9_of_two_effects_that_do_not_depend_the_later_prevails() -> None:
    for order, flies in ((("Ali", "Piombo"), False), (("Piombo", "Ali"), True)):
        at = Table()
        lay(at, "Orso")
        parts: dict[str, Part] = {"Ali": GainAbility(Keyword(keyword="flying")), "Piombo": LoseKeyword("flying")}
        for label in order:
            enchantment(at, label, parts[label])
        assert at.settle().looks("Orso").has("flying") is flies


# --- 614-616: replacement and prevention


def test_614_3_a_regeneration_shield_waits_until_it_is_used_up() -> None:
    at = deck(Table())
    at.creature("Troll", 2, 2, free(Regenerate(what=This())))
    at.settle().activate("Troll", 0).resolve()
    at.occur(*die(at.id("Troll")))
    assert at.where("Troll") is Zone.BATTLEFIELD
    assert at.occur(*die(at.id("Troll"))).where("Troll") is Zone.GRAVEYARD


def test_614_4_a_replacement_must_be_there_before_the_event() -> None:
    for early, where in ((True, Zone.BATTLEFIELD), (False, Zone.GRAVEYARD)):
        at = Table()
        at.creature("Troll", 2, 2, free(Regenerate(what=This())))
        spell(at, "Colpo", "Distruggi una creatura bersaglio.", by=1)
        pass_on(at.settle()).cast("Colpo", player=1)
        if early:
            pass_on(at).activate("Troll", 0).resolve()
        assert at.resolve().where("Troll") is where


def test_614_7_what_would_change_an_event_that_does_not_happen_does_nothing() -> None:
    at = Table()
    at.permanent("Fonte", ReplacesDraw(effects=(GainLife(amount=ONE),), who=Relation.YOU), **ENCHANTMENT)
    instant(at, "Nulla", Draw(count=Fixed(0)))
    instant(at, "Pesca", Draw())
    assert at.settle().cast("Nulla").resolve().life(0) == 20
    assert at.cast("Pesca").resolve().life(0) == 21


def test_614_7a_no_damage_is_not_doubled() -> None:
    at = Table()
    double = ChangesDamage(damage=DamagePattern(), factor=2, plus=1)
    at.permanent("Furia", double, **ENCHANTMENT)
    lay(at, "Orso")
    assert at.settle().occur(hit(at.id("Orso"), to(1)[0], 0)).life(1) == 20
    assert at.occur(hit(at.id("Orso"), to(1)[0], 1)).life(1) == 17


def test_614_8_regeneration_taps_heals_and_saves() -> None:
    at = Table()
    at.creature("Troll", 3, 3, free(Regenerate(what=This())), damage=2)
    lay(at, "Orso")
    at.settle().activate("Troll", 0).resolve().occur(*die(at.id("Troll"), at.id("Orso")))
    troll = at.one("Troll")
    assert (troll.zone, troll.tapped, troll.damage, at.where("Orso")) == (Zone.BATTLEFIELD, True, 0, Zone.GRAVEYARD)


def test_614_11_a_draw_is_replaced_though_there_is_nothing_to_draw() -> None:
    at = Table()
    at.permanent("Fonte", ReplacesDraw(effects=(GainLife(amount=ONE),), who=Relation.YOU), **ENCHANTMENT)
    instant(at, "Pesca", Draw())
    instant(at, "Altra", Draw(), controller=1)
    at.settle().cast("Pesca").resolve()
    assert (at.in_game(), at.life(0)) == ([0, 1], 21)
    pass_on(at).cast("Altra", player=1).resolve()
    assert at.in_game() == [0]


def test_614_11a_the_replacement_is_done_before_the_next_card() -> None:
    at = Table(life=(1, 20))
    at.library(0, 4)
    at.permanent("Fonte", ReplacesDraw(effects=(GainLife(amount=ONE),), who=Relation.YOU, optional=True), **ENCHANTMENT)
    instant(at, "Pesca", Draw(count=TWO))
    at.settle().cast("Pesca").resolve(True, False)
    drawn = next(n for n, step in enumerate(at.steps) if "121.1" in map(str, step.every_rule()))
    gained = next(n for n, step in enumerate(at.steps) if "119.3" in map(str, step.every_rule()))
    assert gained < drawn


def test_614_17c_what_cannot_happen_is_not_replaced() -> None:
    at = Table()
    at.library(0, 2)
    at.permanent("Fonte", ReplacesDraw(effects=(GainLife(amount=ONE),), who=Relation.YOU), **ENCHANTMENT)
    at.permanent("Sigillo", Cannot(what=Prohibition.DRAW, players=PlayerScope.YOU), **ENCHANTMENT)
    instant(at, "Pesca", Draw())
    assert at.settle().cast("Pesca").resolve().life(0) == 20


def test_615_1a_what_prevents_says_what_is_not_dealt() -> None:
    at = Table()
    at.permanent("Scudo", Prevents(damage=DamagePattern(to_player=Relation.YOU), amount=ONE), **ENCHANTMENT)
    lay(at, "Orso", by=1)
    at.settle().occur(hit(at.id("Orso"), to(0)[0], 3)).occur(hit(at.id("Orso"), to(1)[0], 3))
    assert (at.life(0), at.life(1)) == (18, 17)


def test_615_3_a_shield_waits_until_it_is_used_up_or_the_turn_ends() -> None:
    at = deck(Table())
    instant(at, "Egida", Prevent(amount=TWO, to=You()))
    lay(at, "Orso", by=1)
    at.settle().cast("Egida").resolve()
    for amount, life in ((1, 20), (3, 18), (1, 17)):
        assert at.occur(hit(at.id("Orso"), to(0)[0], amount)).life(0) == life


def test_615_4_a_shield_must_be_there_before_the_damage() -> None:
    for early, life in ((True, 20), (False, 17)):
        at = Table()
        instant(at, "Egida", Prevent(amount=None, to=You()))
        spell(at, "Dardo", "Dardo infligge 3 danni a un qualsiasi bersaglio.", by=1)
        pass_on(at.settle()).cast("Dardo", "Anna", player=1)
        if early:
            pass_on(at).cast("Egida").resolve()
        at.resolve()
        if not early:
            at.cast("Egida").resolve()
        assert at.life(0) == life


def test_615_6_prevented_damage_never_happens() -> None:
    for shielded, triggered in ((True, []), (False, ["Spina"])):
        at = Table()
        at.permanent("Spina", when(DealsDamage(to_player=Relation.YOU)), **ENCHANTMENT)
        instant(at, "Egida", Prevent(amount=None, to=You()))
        lay(at, "Orso", by=1)
        at.settle()
        if shielded:
            at.cast("Egida").resolve()
        at.occur(hit(at.id("Orso"), to(0)[0], 3))
        assert at.triggered() == triggered


def test_616_1c_becoming_a_copy_comes_before_how_the_copy_enters() -> None:
    for copied, tapped in (("Brinato", True), ("Orso", False)):
        at = Table()
        mimic = Replaces(subject=THIS, to=Zone.BATTLEFIELD, as_copy=AsCopy(of=CREATURE))
        at.creature("Mimo", 0, 0, mimic, zone=Zone.HAND)
        lay(at, "Brinato", text="Brinato entra TAPpato.", by=1)
        lay(at, "Orso", by=1)
        at.settle().cast("Mimo").resolve(copied)
        assert (at.looks("Mimo").name, at.one("Mimo").tapped) == (copied, tapped)


def test_616_2_one_replacement_makes_room_for_another() -> None:
    at = Table()
    at.library(0, 3)
    at.permanent(
        "Sorgente",
        Replaces(subject=Filter(types=(CardType.CREATURE,)), to=Zone.GRAVEYARD, instead_to=Zone.HAND),
        **ENCHANTMENT,
    )
    at.permanent(
        "Gorgo",
        Replaces(subject=Filter(types=(CardType.CREATURE,)), to=Zone.HAND, instead_to=Zone.EXILE),
        **ENCHANTMENT,
    )
    lay(at, "Orso")
    assert at.settle().occur(*die(at.id("Orso"))).where("Orso") is Zone.EXILE
