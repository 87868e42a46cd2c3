"""601-606, 603, 604: casting, activating, mana abilities, triggered and static abilities."""

from __future__ import annotations

from engine.cards.abilities.ability import (
    Cannot,
    Cost,
    Prohibition,
    Static,
)
from engine.cards.abilities.casting import ChangesCost
from engine.cards.abilities.continuous import (
    DefinePT,
    LoseAllAbilities,
    ModifyPT,
    SetPT,
)
from engine.cards.abilities.damage import DealDamage
from engine.cards.abilities.filters import ANY_TARGET, CREATURE, Filter
from engine.cards.abilities.lasting import Apply, Delay
from engine.cards.abilities.players import AddMana, GainLife, LoseLife
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.references import Target
from engine.cards.abilities.triggers import AddsMana, BeginningOf, dies, enters
from engine.cards.mana import Mana
from engine.costs.mana_costs import EXACT_COSTS
from engine.state.actions import Activate, Cast
from engine.state.events import Attached
from engine.words.terms import CardType, Relation, TurnStep, Zone
from tests.engine.board.boards import LANDS, enchantment, fixed
from tests.engine.laying import hand, lay, leave, pt, spell
from tests.engine.support import Table
from tests.engine.support_more import (
    ARTIFACT,
    ENCHANTMENT,
    ONE,
    TARGET_CREATURE,
    TARGET_PLAYER,
    TWO,
    A,
    deck,
    die,
    free,
    instant,
    pass_on,
    refused,
    when,
)

# --- 601, 602, 605, 606: casting and activating


def test_601_8_a_spell_on_the_stack_costs_what_it_cost() -> None:
    at = Table(variant=(EXACT_COSTS,))
    at.builder.adjust(A, mana=(Mana("G"),))
    hand(at, "Orso", cost="{G}")
    tax = ChangesCost(spells=Filter(zone=Zone.STACK), who=Relation.ANY, more="{3}")
    at.permanent("Tassa", tax, zone=Zone.EXILE, **ENCHANTMENT)
    at.settle().cast("Orso").occur(leave(at, "Tassa", Zone.BATTLEFIELD))
    assert at.resolve().where("Orso") is Zone.BATTLEFIELD


def test_602_2b_an_ability_is_activated_as_a_spell_is_cast_targets_and_all() -> None:
    at = Table()
    at.permanent("Arco", free(DealDamage(amount=TWO, to=Target()), targets=(ANY_TARGET,)), **ARTIFACT)
    at.settle().activate("Arco", 0, "Bruno")
    assert "602.2b" in at.rules()
    assert at.resolve().life(1) == 18


def test_602_5a_a_creature_that_just_came_does_not_tap_for_its_ability() -> None:
    at = Table()
    lay(at, "Druido", "Creatura — Elfo", "{T}: Guadagni 1 punto vita.", just_arrived=True)
    lay(at, "Pietra", "Artefatto", "{T}: Guadagni 1 punto vita.", just_arrived=True)
    assert refused(at.settle(), Activate(A, at.id("Druido"), 0))[1] in ("302.6", "602.5a")
    assert at.activate("Pietra", 0).resolve().life(0) == 21


def test_605_2_a_mana_ability_is_one_though_it_makes_no_mana() -> None:
    at = Table()
    lay(at, "Radice", "Artefatto", "{T}: Aggiungi {G} per ogni creatura che controlli.")
    at.settle().activate("Radice", 0)
    assert (at.stack(), at.game.player(A).mana) == ([], ())


def test_605_4_a_triggered_mana_ability_waits_for_nobody() -> None:
    at = Table()
    lay(at, "Bosco", "Terra", "{T}: Aggiungi {G}.")
    more = when(AddsMana(subject=LANDS, who=Relation.ANY), AddMana(choices=(("G",),)))
    at.permanent("Linfa", more, **ENCHANTMENT)
    at.settle().activate("Bosco", 0)
    assert (at.stack(), len(at.game.player(A).mana)) == ([], 2)


def test_605_5a_an_ability_with_a_target_is_no_mana_ability() -> None:
    at = Table()
    add = AddMana(choices=(("G",),))
    at.permanent("Fonte", free(add, LoseLife(amount=ONE, who=Target()), targets=(TARGET_PLAYER,)), **ARTIFACT)
    at.permanent("Bosco", free(add, LoseLife(amount=ONE)), **ARTIFACT)
    at.settle().activate("Fonte", 0, "Bruno")
    assert at.stack() == ["Fonte#1"]
    assert at.activate("Bosco", 0).stack() == ["Fonte#1"]


def test_605_5b_a_spell_is_never_a_mana_ability() -> None:
    at = Table()
    spell(at, "Rito", "Aggiungi {B}{B}{B}.")
    spell(at, "Diniego", "Neutralizza una magia bersaglio.", by=1)
    at.settle().cast("Rito")
    pass_on(at).cast("Diniego", player=1).resolve()
    assert at.game.player(A).mana == ()


# --- 603: triggered abilities


def test_603_2a_an_ability_triggers_though_nothing_may_be_activated() -> None:
    at = Table()
    at.creature("Saggio", 1, 1, when(dies(CREATURE)), free(GainLife(amount=ONE)))
    at.permanent("Sigillo", Cannot(what=Prohibition.ACTIVATE, objects=CREATURE), **ENCHANTMENT)
    lay(at, "Orso")
    assert refused(at.settle(), Activate(A, at.id("Saggio"), 1))[0]
    at.occur(*die(at.id("Orso")))
    assert at.triggered() == ["Saggio"]


def test_603_6b_a_permanent_is_never_there_without_the_effects_on_it() -> None:
    at = Table()
    lay(at, "Quiete", "Incantesimo", "Tutte le creature perdono tutte le abilità.")
    hand(at, "Araldo", text="Quando Araldo entra, guadagni 1 punto vita.")
    hand(at, "Reliquia", "Artefatto", "Quando Reliquia entra, guadagni 1 punto vita.")
    at.settle().cast("Araldo").resolve().cast("Reliquia").resolve()
    assert at.triggered() == ["Reliquia"]


def test_603_6d_entering_tapped_is_no_trigger() -> None:
    at = Table()
    hand(at, "Brinato", text="Brinato entra TAPpato.")
    at.permanent("Occhio", when(enters(Filter(types=(CardType.CREATURE,), tapped=True))), **ENCHANTMENT)
    at.settle().cast("Brinato").resolve()
    assert (at.one("Brinato").tapped, at.triggered(), at.stack()) == (True, ["Occhio"], ["Occhio#1"])


def test_603_7d_a_delayed_ability_is_the_business_of_who_made_it() -> None:
    at = deck(Table())
    delayed = Delay(trigger=BeginningOf(step=TurnStep.END), effects=(GainLife(amount=ONE),))
    instant(at, "Promessa", delayed, controller=1)
    pass_on(at.settle()).cast("Promessa", player=1).resolve()
    at.until(TurnStep.END)
    at.resolve()
    assert (at.life(0), at.life(1)) == (20, 21)


# --- 604: static abilities


def test_604_2_a_static_ability_works_while_its_permanent_has_it() -> None:
    at = Table()
    at.creature(
        "Capitano",
        2,
        2,
        Static(parts=(ModifyPT(*fixed(1, 1)),), affects=Filter(types=(CardType.CREATURE,), another=True)),
    )
    lay(at, "Orso")
    instant(at, "Silenzio", Apply(parts=(LoseAllAbilities(),), to=Target()), targets=(TARGET_CREATURE,))
    assert pt(at.settle(), "Orso") == (3, 3)
    assert pt(at.cast("Silenzio", "Capitano").resolve(), "Orso") == (2, 2)


def test_613_4b_what_sets_the_numbers_of_others_comes_after_what_defines_them() -> None:
    at = Table()
    lay(at, "Orso", pt="1/1")
    enchantment(at, "Peso", SetPT(*fixed(5, 5)))
    at.creature("Golem", 0, 0, Static(parts=(DefinePT(Fixed(3), Fixed(3)),), defines=True))
    assert (pt(at.settle(), "Orso"), pt(at, "Golem")) == ((5, 5), (5, 5)), "7b after 7a"


def test_604_4_an_aura_that_moves_affects_its_new_creature_alone() -> None:
    at = Table()
    orso, lupo = lay(at, "Orso"), lay(at, "Lupo")
    manto = lay(at, "Manto", "Incantesimo — Aura", "Incantare creatura\nLa creatura incantata prende +2/+2.")
    at.builder.attach(manto, orso)
    assert (pt(at.settle(), "Orso"), pt(at, "Lupo")) == ((4, 4), (2, 2))
    at.occur(Attached(object=manto, to=lupo))
    assert (pt(at, "Orso"), pt(at, "Lupo")) == ((2, 2), (4, 4))


def test_604_5_an_ability_about_being_countered_works_on_the_stack() -> None:
    at = Table()
    hand(at, "Titano", text="Titano non può essere neutralizzato.")
    hand(at, "Orso")
    spell(at, "Diniego", "Neutralizza una magia bersaglio.", by=1)
    spell(at, "Rifiuto", "Neutralizza una magia bersaglio.", by=1)
    pass_on(at.settle().cast("Titano")).cast("Diniego", player=1).resolve().resolve()
    assert at.where("Titano") is Zone.BATTLEFIELD
    pass_on(at.cast("Orso")).cast("Rifiuto", player=1).resolve()
    assert at.where("Orso") is Zone.GRAVEYARD


def test_604_7_a_static_ability_does_not_remember() -> None:
    at = Table()
    at.creature(
        "Capitano",
        2,
        2,
        Static(parts=(ModifyPT(*fixed(1, 1)),), affects=Filter(types=(CardType.CREATURE,), another=True)),
    )
    lay(at, "Orso", pt="1/1", damage=1)
    at.settle().occur(*die(at.id("Capitano")))
    assert at.where("Orso") is Zone.GRAVEYARD


def test_601_2g_mana_abilities_are_activated_before_the_cost_is_paid() -> None:
    at = Table(variant=(EXACT_COSTS,))
    sacrificed = free(AddMana(choices=(("G",),)), cost=Cost(sacrifice_this=True))
    at.permanent("Seme", sacrificed, **ARTIFACT)
    hand(at, "Orso", cost="{G}")
    at.settle().cast("Orso", "Seme")
    assert (at.where("Seme"), at.stack(), at.game.player(A).mana) == (Zone.GRAVEYARD, ["Orso"], ())
    at = Table(variant=(EXACT_COSTS,))
    hand(at, "Orso", cost="{G}")
    assert refused(at.settle(), Cast(A, at.id("Orso")))[0] == "cannot pay"
