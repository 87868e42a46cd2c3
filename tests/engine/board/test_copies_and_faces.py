"""208, 613, 707, 712: effects in several layers, copies, and what has two faces."""

from __future__ import annotations

from engine.board.board_of import board_of
from engine.cards.abilities.ability import (
    Replaces,
    Static,
)
from engine.cards.abilities.casting_now import CastNow
from engine.cards.abilities.continuous import (
    AsCopy,
    ChangeColors,
    ChangeTypes,
    ModifyPT,
    SwitchPT,
)
from engine.cards.abilities.copying import CreateCopies
from engine.cards.abilities.filters import CREATURE, Bounds, Filter, TargetSpec
from engine.cards.abilities.lasting import Apply
from engine.cards.abilities.objects import Destroy
from engine.cards.abilities.references import Every, Target
from engine.cards.abilities.turning import Transform
from engine.state.faces import back_of
from engine.words.terms import CardType, Color, FaceDown, Kind, Relation, Zone
from tests.engine.board.boards import enchantment, fixed
from tests.engine.laying import lay, pt, spell
from tests.engine.support import Table, card, creature
from tests.engine.support_more import (
    ENCHANTMENT,
    THIS,
    deck,
    instant,
    moved,
)


def test_613_4d_what_ends_before_the_switch_no_longer_counts() -> None:
    at = deck(Table())
    lay(at, "Tartaruga", pt="1/3")
    guard = at.permanent("Scudo", Static(parts=(ModifyPT(*fixed(0, 1)),), affects=CREATURE), **ENCHANTMENT)
    instant(at, "Rovescio", Apply(parts=(SwitchPT(),), to=Every(CREATURE)))
    at.settle().cast("Rovescio").resolve()
    assert pt(at, "Tartaruga") == (4, 1)
    assert pt(at.occur(moved(guard, Zone.EXILE)), "Tartaruga") == (3, 1)


def test_613_6_one_effect_applies_in_each_of_its_layers() -> None:
    at = Table()
    lay(at, "Ratto", cost="{B}")
    enchantment(at, "Inno", ModifyPT(*fixed(2, 2)), affects=Filter(types=(CardType.CREATURE,), colors=(Color.WHITE,)))
    both = Apply(parts=(ModifyPT(*fixed(1, 1)), ChangeColors(set_to=(Color.WHITE,))), to=Every(CREATURE))
    instant(at, "Luce", both)
    assert pt(at.settle(), "Ratto") == (2, 2)
    assert pt(at.cast("Luce").resolve(), "Ratto") == (5, 5)


def test_707_2_a_copy_of_a_face_down_creature_is_a_face_up_2_2() -> None:
    at = Table()
    at.creature("Demone", 6, 6, "flying", face_down=FaceDown.MORPH, controller=1)
    mimic = Replaces(subject=THIS, to=Zone.BATTLEFIELD, as_copy=AsCopy(of=CREATURE, optional=False))
    at.creature("Mimo", 0, 0, mimic, zone=Zone.HAND)
    at.settle().cast("Mimo").resolve()
    seen = at.looks("Mimo")
    assert (pt(at, "Mimo"), seen.name, seen.abilities, at.one("Mimo").face_down) == ((2, 2), "", (), None)


def test_707_9b_the_exception_is_part_of_what_is_copied() -> None:
    at = Table()
    original = lay(at, "Macina", "Creatura Artefatto — Golem", pt="5/3", by=1)
    also = AsCopy(
        of=Filter(types=(CardType.ARTIFACT,)), exceptions=(ChangeTypes(add=(CardType.ENCHANTMENT,)),), optional=False
    )
    copier = Replaces(subject=THIS, to=Zone.BATTLEFIELD, as_copy=also)
    at.permanent("Impronta", copier, zone=Zone.HAND, **ENCHANTMENT)
    instant(at, "Eco", CreateCopies(of=Every(Filter(controller=Relation.YOU, name="Macina"))))
    at.settle().cast("Impronta").resolve().cast("Eco").resolve()
    (token,) = [one.id for one in at.game.objects.values() if one.kind is Kind.TOKEN]
    types = {CardType.ARTIFACT, CardType.CREATURE, CardType.ENCHANTMENT}
    assert (set(at.looks("Impronta").types), set(board_of(at.game).characteristics(token).types)) == (types, types)
    assert set(board_of(at.game).characteristics(original).types) == types - {CardType.ENCHANTMENT}


def test_712_9_a_copy_that_has_one_face_does_not_transform() -> None:
    front, back = creature("Viandante", 1, 1), creature("Branco", 5, 5)
    at = Table()
    at.put("Branco", front, other_face=back_of(front, back), transformed=True, controller=1)
    mimic = Replaces(subject=THIS, to=Zone.BATTLEFIELD, as_copy=AsCopy(of=CREATURE, optional=False))
    at.creature("Mimo", 0, 0, mimic, zone=Zone.HAND)
    instant(at, "Luna", Transform(what=Every(CREATURE)))
    at.settle().cast("Mimo").resolve()
    assert pt(at, "Mimo") == (5, 5)
    at.cast("Luna").resolve()
    assert (pt(at, "Mimo"), pt(at, "Branco")) == ((5, 5), (1, 1))


def test_712_18_effects_stay_on_what_transforms() -> None:
    front, back = creature("Fabbro", 1, 1), creature("Zanna", 3, 1)
    at = Table()
    at.put("Fabbro", front, other_face=back_of(front, back))
    spell(at, "Crescita", "Una creatura bersaglio prende +2/+2 fino alla fine del turno.")
    instant(at, "Luna", Transform(what=Every(CREATURE)))
    at.settle().cast("Crescita").resolve()
    assert pt(at, "Fabbro") == (3, 3)
    assert pt(at.cast("Luna").resolve(), "Fabbro") == (5, 3)


def test_208_3a_an_effect_on_power_waits_until_it_is_a_creature() -> None:
    at = Table()
    at.put("Carro", card("Carro", types=(CardType.ARTIFACT,), subtypes=("Vehicle",), power=4, toughness=4))
    anything = (TargetSpec(objects=Filter(types=(CardType.ARTIFACT,))),)
    instant(at, "Spinta", Apply(parts=(ModifyPT(*fixed(1, 1)),), to=Target()), targets=anything)
    instant(at, "Equipaggio", Apply(parts=(ChangeTypes(add=(CardType.CREATURE,)),), to=Target()), targets=anything)
    at.settle().cast("Spinta").resolve().cast("Equipaggio").resolve()
    assert pt(at, "Carro") == (5, 5)


def vehicle() -> Table:
    """A Vehicle, a lever that makes it a creature, and a scythe for what has power 4 or more."""
    at = Table()
    at.put("Carro", card("Carro", types=(CardType.ARTIFACT,), subtypes=("Vehicle",), power=4, toughness=3))
    awake = Apply(parts=(ChangeTypes(add=(CardType.CREATURE,)),), to=Every(Filter(subtypes=("Vehicle",))))
    instant(at, "Leva", awake)
    instant(at, "Falce", Destroy(what=Every(Filter(power=Bounds(least=4)))))
    return at.settle()


def test_208_3_what_is_no_creature_has_no_power_to_be_found_by() -> None:
    for awake, where in ((False, Zone.BATTLEFIELD), (True, Zone.GRAVEYARD)):
        at = vehicle()
        if awake:
            at.cast("Leva").resolve()
        assert at.cast("Falce").resolve().where("Carro") is where


def test_712_11a_a_card_that_is_cast_transformed_has_its_back_face_up_on_the_stack() -> None:
    for transformed, seen in ((True, "Branco"), (False, "Viandante")):
        front, back = creature("Viandante", 1, 1, mana_cost="{1}"), creature("Branco", 5, 5)
        at = Table()
        at.put("Carta", front, other_face=back_of(front, back), zone=Zone.HAND)
        instant(at, "Luna", CastNow(what=Every(Filter(zone=Zone.HAND, name="Viandante")), transformed=transformed))
        at.settle().cast("Luna").resolve(True)
        assert (at.where("Carta"), at.looks("Carta").name) == (Zone.STACK, seen)
