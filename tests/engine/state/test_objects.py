"""101-114: what cards, objects, permanents, tokens, spells, abilities and emblems are."""

from __future__ import annotations

from engine.cards.abilities.ability import Activated, Cost, Keyword
from engine.cards.abilities.continuous import ChangeColors, ChangeTypes, GainAbility, LoseAllAbilities
from engine.cards.abilities.copying import CopyOnStack
from engine.cards.abilities.filters import CREATURE, Filter
from engine.cards.abilities.lasting import Apply
from engine.cards.abilities.objects import Destroy
from engine.cards.abilities.players import GainLife
from engine.cards.abilities.references import Every, Target
from engine.cards.characteristics import colors_of_cost
from engine.state.actions import Cast
from engine.state.events import Tapped
from engine.words.terms import CardType, Color, Kind, Zone
from tests.engine.board.boards import enchantment
from tests.engine.laying import bounce, hand, lay, leave, pt, spell
from tests.engine.support import Table
from tests.engine.support_more import ONE, TARGET_CREATURE, TARGET_SPELL, A, B, die, instant, moved, pass_on, refused

# --- 101, 105: golden rules and colours


def test_101_2a_what_gives_an_ability_wins_over_what_took_it_before() -> None:
    at = Table()
    lay(at, "Falco", text="Volare")
    enchantment(at, "Terra Ferma", LoseAllAbilities())
    spell(at, "Ali", "Una creatura bersaglio ha volare fino alla fine del turno.")
    at.settle()
    assert not at.looks("Falco").has("flying")
    at.cast("Ali").resolve()
    assert at.looks("Falco").has("flying"), "'loses' is no 'can't'"


def test_101_3_the_part_that_cannot_be_done_is_ignored() -> None:
    at = Table()
    hand(at, "Ultima", "Terra", by=1)
    spell(at, "Furto", "Un avversario bersaglio scarta due carte e perde 2 punti vita.")
    at.settle().cast("Furto").resolve()
    assert (at.zone(Zone.HAND, 1), at.life(1)) == ([], 18)


def test_105_2_colours_come_from_the_mana_cost() -> None:
    assert colors_of_cost("{2}{W}") == (Color.WHITE,)
    assert colors_of_cost("{2}{W}{B}") == (Color.WHITE, Color.BLACK)


def test_105_2b_only_what_has_two_colours_is_multicoloured() -> None:
    at = Table()
    lay(at, "Grifone", cost="{W}{U}")
    lay(at, "Falco", cost="{W}")
    instant(at, "Colpo", Destroy(what=Every(Filter(multicolored=True))))
    at.settle().cast("Colpo").resolve()
    assert (at.where("Grifone"), at.where("Falco")) == (Zone.GRAVEYARD, Zone.BATTLEFIELD)


def test_105_2c_only_what_has_no_colour_is_colourless() -> None:
    at = Table()
    lay(at, "Golem", "Creatura Artefatto — Golem", cost="{3}")
    lay(at, "Falco", cost="{W}")
    instant(at, "Colpo", Destroy(what=Every(Filter(types=(CardType.CREATURE,), colorless=True))))
    at.settle().cast("Colpo").resolve()
    assert (at.where("Golem"), at.where("Falco")) == (Zone.GRAVEYARD, Zone.BATTLEFIELD)


# --- 108, 109: cards and objects


def test_108_2b_a_token_is_no_card() -> None:
    at = Table()
    lay(at, "Orso")
    lay(at, "Copia", kind=Kind.TOKEN)
    lay(at, "Registro", "Incantesimo", "Ogniqualvolta una creatura non pedina muore, guadagni 1 punto vita.")
    at.settle()
    assert [at.one(label).is_card for label in ("Orso", "Copia")] == [True, False]
    at.occur(*die(at.id("Orso"), at.id("Copia")))
    assert at.triggered() == ["Registro"]


def test_108_3_a_card_goes_to_its_owners_zones_whoever_controls_it() -> None:
    at = Table()
    at.creature("Orso", 2, 2, owner=1, controller=0)
    at.creature("Lupo", 2, 2)
    at.settle().occur(*die(at.id("Orso"), at.id("Lupo")))
    assert (at.zone(Zone.GRAVEYARD, 0), at.zone(Zone.GRAVEYARD, 1)) == (["Lupo"], ["Orso"])


def test_108_4_a_permanent_has_a_controller_a_card_elsewhere_is_its_owners() -> None:
    at = Table()
    at.creature("Orso", 2, 2, owner=1, controller=0)
    assert at.settle().controller("Orso") == A
    at.occur(*die(at.id("Orso")))
    assert at.controller("Orso") == B


def test_109_1_an_ability_on_the_stack_is_an_object_of_its_own() -> None:
    at = Table()
    lay(at, "Fonte", "Artefatto", "{T}: Guadagni 1 punto vita.")
    at.settle().activate("Fonte", 0)
    assert at.one("Fonte#1").kind is Kind.ABILITY
    assert at.resolve().all("Fonte#1") == []
    assert at.one("Fonte").kind is Kind.CARD


def test_109_2b_who_says_spell_means_the_stack() -> None:
    at = Table()
    spell(at, "Diniego", "Neutralizza una magia bersaglio.", by=1)
    lay(at, "Orso")
    hand(at, "Lupo")
    pass_on(at.settle())
    assert refused(at, Cast(B, at.id("Diniego")))[1] == "601.2c"
    at = Table()
    spell(at, "Diniego", "Neutralizza una magia bersaglio.", by=1)
    hand(at, "Lupo")
    pass_on(at.settle().cast("Lupo")).cast("Diniego", player=1).resolve()
    assert at.where("Lupo") is Zone.GRAVEYARD


def test_109_4c_an_emblem_is_controlled_by_who_gets_it() -> None:
    at = Table()
    lay(
        at,
        "Capo",
        "Creatura — Umano",
        "Quando Capo entra, ottieni un emblema con «Le creature che controlli prendono +1/+1».",
    )
    lay(at, "Orso", by=0)
    lay(at, "Lupo", by=1)
    hand(
        at,
        "Nuovo",
        "Creatura — Umano",
        "Quando Nuovo entra, ottieni un emblema con «Le creature che controlli prendono +1/+1».",
    )
    at.settle().cast("Nuovo").resolve().resolve()
    assert (pt(at, "Orso"), pt(at, "Lupo")) == ((3, 3), (2, 2))


# --- 110: permanents


def test_110_1_a_card_is_a_permanent_while_it_is_on_the_battlefield() -> None:
    at = Table()
    lay(at, "Orso")
    hand(at, "Lupo")
    instant(at, "Inno", Apply(parts=(GainAbility(Keyword(keyword="flying")),), to=Every(CREATURE)))
    at.settle().cast("Inno").resolve()
    assert (at.looks("Orso").has("flying"), at.looks("Lupo").has("flying")) == (True, False)


def test_110_2_a_permanent_is_controlled_by_who_it_entered_under() -> None:
    at = Table()
    hand(at, "Orso")
    at.settle().cast("Orso").resolve()
    assert at.controller("Orso") == A
    at.occur(moved(at.id("Orso"), Zone.EXILE))
    at.occur(moved(at.id("Orso"), Zone.BATTLEFIELD, controller=B))
    assert (at.controller("Orso"), at.one("Orso").owner) == (B, A)


def test_110_4_an_instant_card_is_no_permanent_card() -> None:
    at = Table()
    hand(at, "Orso")
    spell(at, "Lampo", "Guadagni 1 punto vita.")
    at.settle()
    assert [at.looks(label).permanent_card for label in ("Orso", "Lampo")] == [True, False]
    at.cast("Lampo").resolve()
    assert at.where("Lampo") is Zone.GRAVEYARD


def test_110_4c_what_loses_every_type_stays_a_permanent() -> None:
    at = Table()
    lay(at, "Orso")
    lay(at, "Lupo")
    effect = Apply(parts=(ChangeTypes(remove=(CardType.CREATURE,)),), to=Target())
    instant(at, "Nulla", effect, targets=(TARGET_CREATURE,))
    at.settle().cast("Nulla", "Orso").resolve()
    assert at.looks("Orso").types == ()
    assert at.where("Orso") is Zone.BATTLEFIELD
    assert at.looks("Lupo").types == (CardType.CREATURE,)


def test_110_5b_permanents_enter_untapped_unless_something_says_otherwise() -> None:
    at = Table()
    lay(at, "Orso", tapped=True)
    hand(at, "Brinato", text="Brinato entra TAPpato.")
    at.settle().occur(bounce(at, "Orso"))
    at.cast("Orso").resolve().cast("Brinato").resolve()
    assert (at.one("Orso").tapped, at.one("Brinato").tapped) == (False, True)


def test_110_5c_status_is_kept_though_it_no_longer_matters() -> None:
    at = Table()
    lay(at, "Orso", tapped=True)
    lay(at, "Lupo")
    effect = Apply(parts=(ChangeTypes(set_types=(CardType.ARTIFACT,)),), to=Every(CREATURE))
    instant(at, "Pietra", effect)
    at.settle().cast("Pietra").resolve()
    assert at.looks("Orso").types == (CardType.ARTIFACT,)
    assert (at.one("Orso").tapped, at.one("Lupo").tapped) == (True, False)


def test_110_5d_a_card_that_left_the_battlefield_is_not_tapped() -> None:
    at = Table()
    lay(at, "Orso", tapped=True)
    lay(at, "Lupo", tapped=True)
    at.settle().occur(leave(at, "Orso"))
    assert (at.one("Orso").tapped, at.one("Lupo").tapped) == (False, True)


# --- 111: tokens


def test_111_6_a_token_is_affected_like_any_creature() -> None:
    at = Table()
    lay(at, "Inno", "Incantesimo", "Le creature che controlli prendono +1/+1.")
    lay(at, "Spirito", kind=Kind.TOKEN, pt="1/1")
    lay(at, "Altrui", kind=Kind.TOKEN, pt="1/1", by=1)
    assert (pt(at.settle(), "Spirito"), pt(at, "Altrui")) == ((2, 2), (1, 1))


def test_111_7_a_token_triggers_as_it_leaves_and_then_ceases() -> None:
    at = Table()
    lay(at, "Becchino", "Incantesimo", "Ogniqualvolta una creatura muore, guadagni 1 punto vita.")
    lay(at, "Spirito", kind=Kind.TOKEN)
    lay(at, "Orso")
    at.settle().occur(*die(at.id("Spirito"), at.id("Orso")))
    assert at.triggered() == ["Becchino", "Becchino"]
    assert (at.where("Spirito"), at.where("Orso")) == (None, Zone.GRAVEYARD)


def test_111_8_a_token_that_left_does_not_come_back() -> None:
    back = (
        "Esilia una creatura bersaglio, poi rimettila sul campo di battaglia sotto il controllo del suo proprietario."
    )
    for kind, where in ((Kind.TOKEN, None), (Kind.CARD, Zone.BATTLEFIELD)):
        at = Table()
        lay(at, "Orso", kind=kind)
        spell(at, "Lampeggio", back)
        at.settle().cast("Lampeggio").resolve()
        assert at.where("Orso") is where


def test_111_10c_gold_needs_no_tap() -> None:
    at = Table()
    lay(at, "Miniera", "Stregoneria", "Crea una pedina Oro.", zone=Zone.HAND)
    at.settle().cast("Miniera").resolve()
    (gold,) = [one for one in at.game.objects.values() if one.kind is Kind.TOKEN]
    at.occur(Tapped(object=gold.id)).activate(gold.label, 0, "W")
    assert [mana.kind for mana in at.game.player(A).mana] == ["W"]
    assert at.where(gold.label) is None


def test_111_13_a_copy_of_a_permanent_spell_becomes_a_token() -> None:
    at = Table()
    hand(at, "Orso")
    instant(at, "Eco", CopyOnStack(what=Target()), targets=(TARGET_SPELL,))
    at.settle().cast("Orso").cast("Eco").resolve().resolve().resolve()
    assert (at.one("Orso").kind, at.one("Orso~").kind) == (Kind.CARD, Kind.TOKEN)


# --- 112, 113, 114: spells, abilities, emblems


def test_112_2_a_spell_is_controlled_by_who_cast_it() -> None:
    at = Table()
    spell(at, "Lampo", "Guadagni 3 punti vita.", by=1)
    pass_on(at.settle()).cast("Lampo", player=1)
    assert at.one("Lampo").controller == B
    at.resolve()
    assert (at.life(0), at.life(1)) == (20, 23)


def test_112_4_what_recolours_a_permanent_spell_lasts_on_the_permanent() -> None:
    seen = []
    for dye in (True, False):
        at = Table()
        hand(at, "Ratto", cost="{B}")
        paint = Apply(
            parts=(ChangeColors(set_to=(Color.WHITE,)),), to=Every(Filter(zone=Zone.STACK, colors=(Color.BLACK,)))
        )
        instant(at, "Calce", paint)
        at.settle().cast("Ratto")
        if dye:
            at.cast("Calce").resolve()
        seen.append(at.resolve().looks("Ratto").colors)
    assert seen == [(Color.WHITE,), (Color.BLACK,)]


def test_113_3b_an_activated_ability_waits_on_the_stack_until_it_resolves() -> None:
    at = Table()
    lay(at, "Fonte", "Artefatto", "{T}: Guadagni 1 punto vita.")
    at.settle().activate("Fonte", 0)
    assert (at.stack(), at.life(0)) == (["Fonte#1"], 20)
    assert at.resolve().life(0) == 21


def test_113_3c_a_triggered_ability_goes_on_the_stack_when_a_player_would_get_priority() -> None:
    at = Table()
    lay(at, "Becchino", "Incantesimo", "Ogniqualvolta una creatura muore, guadagni 1 punto vita.")
    lay(at, "Orso")
    at.settle().occur(*die(at.id("Orso")))
    assert (at.stack(), at.life(0)) == (["Becchino#1"], 20)


def test_113_3d_a_static_ability_is_simply_true() -> None:
    at = Table()
    lay(at, "Inno", "Incantesimo", "Le creature che controlli prendono +1/+1.")
    lay(at, "Orso")
    assert pt(at.settle(), "Orso") == (3, 3)
    assert at.steps[-1].changes == (), "nothing happened"
    at.occur(leave(at, "Inno"))
    assert pt(at, "Orso") == (2, 2)


def test_113_4_a_mana_ability_uses_no_stack() -> None:
    at = Table()
    lay(at, "Bosco", "Terra", "{T}: Aggiungi {G}.")
    lay(at, "Fonte", "Artefatto", "{T}: Guadagni 1 punto vita.")
    at.settle().activate("Bosco", 0)
    assert at.stack() == []
    assert at.activate("Fonte", 0).stack() == ["Fonte#1"]


def test_113_6a_a_characteristic_is_defined_in_every_zone() -> None:
    at = Table()
    text = "La forza e la costituzione di Selva sono pari al numero di terre che controlli."
    hand(at, "Selva", "Creatura — Spirito", text, pt="*/*")
    lay(at, "Inno", "Incantesimo", "Le creature che controlli prendono +1/+1.")
    lay(at, "Foresta", "Terra Base — Foresta")
    assert pt(at.settle(), "Selva") == (1, 1), "in hand, and the anthem does not reach it"


def test_113_7a_an_ability_does_not_need_its_source_any_more() -> None:
    at = Table()
    lay(at, "Fonte", "Artefatto", "{T}: Guadagni 1 punto vita.")
    at.settle()
    source = at.id("Fonte")
    at.activate("Fonte", 0).occur(moved(source, Zone.GRAVEYARD))
    assert at.zone(Zone.GRAVEYARD) == ["Fonte"]
    assert at.resolve().life(0) == 21


def test_113_8_a_triggered_ability_belongs_to_who_controlled_its_source_then() -> None:
    at = Table()
    at.creature("Spia", 1, 1, owner=1, controller=0)
    lay(
        at,
        "Anello",
        "Artefatto",
        "Quando Anello viene messo in un cimitero dal campo di battaglia, guadagni 2 punti vita.",
        by=0,
        owner=1,
    )
    at.settle().occur(leave(at, "Anello"))
    at.resolve()
    assert (at.life(0), at.life(1)) == (22, 20)


def test_113_9_an_ability_is_no_spell_for_what_counters_spells() -> None:
    at = Table()
    lay(at, "Fonte", "Artefatto", "{T}: Guadagni 1 punto vita.")
    spell(at, "Diniego", "Neutralizza una magia bersaglio.", by=1)
    pass_on(at.settle().activate("Fonte", 0))
    assert refused(at, Cast(B, at.id("Diniego")))[1] == "601.2c"


def test_113_10_an_ability_that_is_lost_cannot_be_activated() -> None:
    at = Table()
    at.creature("Fonte", 1, 1, Activated(cost=Cost(), effects=(GainLife(amount=ONE),)))
    at.creature("Mago", 1, 1, Activated(cost=Cost(), effects=(GainLife(amount=ONE),)))
    instant(at, "Silenzio", Apply(parts=(LoseAllAbilities(),), to=Target()), targets=(TARGET_CREATURE,))
    at.settle().cast("Silenzio", "Fonte").resolve()
    assert at.looks("Fonte").abilities == ()
    assert at.activate("Mago", 0).stack() == ["Mago#1"]


def test_113_10c_of_gaining_and_losing_the_latest_counts() -> None:
    seen = []
    for order in (("Ali", "Zavorra"), ("Zavorra", "Ali")):
        at = Table()
        lay(at, "Orso")
        spell(at, "Ali", "Una creatura bersaglio ha volare fino alla fine del turno.")
        spell(at, "Zavorra", "Una creatura bersaglio perde volare fino alla fine del turno.")
        at.settle()
        for one in order:
            at.cast(one).resolve()
        seen.append(at.looks("Orso").has("flying"))
    assert seen == [False, True]


def test_113_12_a_quality_is_no_ability_and_is_not_lost_with_abilities() -> None:
    at = Table()
    lay(at, "Orso", cost="{G}")
    enchantment(at, "Tinta", ChangeColors(set_to=(Color.RED,)))
    enchantment(at, "Ali", GainAbility(Keyword(keyword="flying")))
    enchantment(at, "Vuoto", LoseAllAbilities())
    seen = at.settle().looks("Orso")
    assert (seen.colors, seen.abilities) == ((Color.RED,), ())


def test_114_1_an_emblem_is_put_into_the_command_zone_and_works_from_there() -> None:
    at = Table()
    hand(
        at,
        "Araldo",
        "Creatura — Umano",
        "Quando Araldo entra, ottieni un emblema con «Le creature che controlli prendono +1/+1».",
    )
    at.settle().cast("Araldo").resolve().resolve()
    (emblem,) = [one for one in at.game.objects.values() if one.kind is Kind.EMBLEM]
    assert emblem.zone is Zone.COMMAND
    assert pt(at, "Araldo") == (3, 3)


def test_114_5_an_emblem_is_no_permanent() -> None:
    at = Table()
    hand(
        at,
        "Araldo",
        "Creatura — Umano",
        "Quando Araldo entra, ottieni un emblema con «Le creature che controlli prendono +1/+1».",
    )
    spell(at, "Fine", "Distruggi tutti i permanenti.")
    at.settle().cast("Araldo").resolve().resolve().cast("Fine").resolve()
    assert at.where("Araldo") is Zone.GRAVEYARD
    assert [one.zone for one in at.game.objects.values() if one.kind is Kind.EMBLEM] == [Zone.COMMAND]
