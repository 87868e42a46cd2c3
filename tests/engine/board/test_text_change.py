"""612: effects that change the words of a text, in layer 3 (613.1c)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.board.board_of import board_of
from engine.cards.abilities.ability import Keyword, SpellAbility, Static
from engine.cards.abilities.conditions import Exists
from engine.cards.abilities.continuous import (
    ChangeColors,
    ChangeText,
    ChangeTypes,
    Duration,
    GainAbility,
    GainControl,
    ModifyPT,
    SetName,
    SetPT,
)
from engine.cards.abilities.filters import CREATURE, Filter, TargetSpec
from engine.cards.abilities.lasting import Apply
from engine.cards.abilities.objects import CreateTokens, Destroy
from engine.cards.abilities.players import AddMana
from engine.cards.abilities.references import AttachedTo, Every, Target, You
from engine.cards.characteristics import Characteristics
from engine.cards.sorting import sorted_abilities
from engine.costs.mana_costs import abilities_of
from engine.words.terms import CardType, Color, Kind, Supertype, TurnStep, Zone
from tests.engine.board.boards import LANDS, enchantment, fixed, orders, pt, static
from tests.engine.support import Table, card
from tests.engine.support_more import AURA, ENCHANT_CREATURE, ENCHANTMENT, LAND, free, sorcery

RED_TO_BLUE = ChangeText(old=Color.RED, new=Color.BLUE)
ELF_TO_GOBLIN = ChangeText(old="Elf", new="Goblin")
RED = Filter(types=(CardType.CREATURE,), colors=(Color.RED,))


def _hacked(
    table: Table, label: str, change: ChangeText, *, until: Duration = Duration.ENDLESS, name: str | None = None
) -> Table:
    """An instruction changes the text of one permanent, wherever it is found by its name."""
    sorcery(table, "Ritocco", Apply(to=Every(Filter(name=name or label)), parts=(change,), until=until))
    return table.settle().cast("Ritocco").resolve()


def _protection() -> Keyword:
    return Keyword(
        keyword="protection", quality="rosso", filter=Filter(colors=(Color.RED,)), text="protezione dal rosso"
    )


class TestColourWords:
    def test_612_2_protection_from_red_becomes_protection_from_blue(self):
        table = Table()
        table.creature("Cavaliere", 2, 2, _protection())
        (found,) = _hacked(table, "Cavaliere", RED_TO_BLUE).looks("Cavaliere").keywords()
        assert found.filter == Filter(colors=(Color.BLUE,))
        assert (found.quality, found.text) == (None, ""), "what is printed is not shown as what holds"

    def test_612_2_control_another_colour_word_changes_nothing(self):
        table = Table()
        table.creature("Cavaliere", 2, 2, _protection())
        changed = ChangeText(old=Color.WHITE, new=Color.BLUE)
        assert _hacked(table, "Cavaliere", changed).looks("Cavaliere").keywords() == (_protection(),)

    def test_612_2_what_a_static_ability_looks_for(self):
        table = Table()
        table.creature("Rosso", 1, 1, colors=(Color.RED,))
        table.creature("Blu", 1, 1, colors=(Color.BLUE,))
        enchantment(table, "Vessillo", ModifyPT(*fixed(1, 1)), affects=RED)
        _hacked(table, "Vessillo", RED_TO_BLUE)
        assert (pt(table.looks("Rosso")), pt(table.looks("Blu"))) == ((1, 1), (2, 2))

    def test_612_1_the_colour_of_the_object_itself_stays(self):
        """Its colour comes from symbols, which are no words."""
        table = Table()
        table.creature("Rosso", 1, 1, colors=(Color.RED,), mana_cost="{R}")
        seen = _hacked(table, "Rosso", RED_TO_BLUE).looks("Rosso")
        assert (seen.colors, seen.mana_cost) == ((Color.RED,), "{R}")

    def test_612_2_symbols_of_mana_are_no_colour_words(self):
        table = Table()
        tap = free(AddMana(choices=(("R",),)))
        table.creature("Fonte", 1, 1, tap)
        assert _hacked(table, "Fonte", RED_TO_BLUE).looks("Fonte").abilities == (tap,)

    def test_612_2_a_name_stays(self):
        table = Table()
        table.creature("Mago", 1, 1, static(ModifyPT(*fixed(1, 1)), affects=Filter(name="Elf")), name="Elf")
        seen = _hacked(table, "Mago", ELF_TO_GOBLIN, name="Elf").looks("Mago")
        assert seen.name == "Elf"
        assert sorted_abilities(seen).static[0][1].affects == Filter(name="Elf")

    def test_612_2_of_a_spell_as_it_resolves(self):
        table = Table()
        table.creature("Rosso", 1, 1, colors=(Color.RED,))
        table.creature("Blu", 1, 1, colors=(Color.BLUE,))
        sorcery(table, "Rogo", Destroy(what=Every(RED)))
        hack = Apply(to=Target(0), parts=(RED_TO_BLUE,), until=Duration.ENDLESS)
        spell = TargetSpec(objects=Filter(zone=Zone.STACK))
        ability = SpellAbility(effects=(hack,), targets=(spell,))
        table.put("Ritocco", card("Ritocco", ability, types=(CardType.INSTANT,)), zone=Zone.HAND)
        table.settle().cast("Rogo").cast("Ritocco").play_out()
        assert (table.where("Rosso"), table.where("Blu")) == (Zone.BATTLEFIELD, Zone.GRAVEYARD)


class TestTypeWords:
    def test_612_1_the_type_line_and_the_mana_that_follows_from_it(self):
        table = Table()
        table.permanent("Isola", supertypes=(Supertype.BASIC,), subtypes=("Island",), **LAND)
        _hacked(table, "Isola", ChangeText(old="Island", new="Forest"))
        assert table.looks("Isola").subtypes == ("Forest",)
        (tap,) = abilities_of(board_of(table.game), table.id("Isola"))
        assert tap.effects == (AddMana(choices=(("G",),)),)  # type: ignore[union-attr]

    def test_305_7_control_the_land_keeps_its_other_abilities(self):
        """Only an effect that sets its type takes them away."""
        table = Table()
        table.permanent("Isola", Keyword(keyword="hexproof"), subtypes=("Island",), **LAND)
        assert _hacked(table, "Isola", ChangeText(old="Island", new="Forest")).looks("Isola").has("hexproof")

    def test_702_14a_landwalk_of_another_land(self):
        table = Table()
        table.creature("Tritone", 1, 1, "islandwalk")
        seen = _hacked(table, "Tritone", ChangeText(old="Island", new="Swamp")).looks("Tritone")
        assert (seen.has("islandwalk"), seen.has("swampwalk")) == (False, True)

    def test_612_2_creature_types_in_what_it_does(self):
        table = Table()
        table.creature("Elfo", 1, 1, subtypes=("Elf",))
        table.creature("Goblin", 1, 1, subtypes=("Goblin",))
        elves = Filter(types=(CardType.CREATURE,), subtypes=("Elf",))
        enchantment(table, "Vessillo", ModifyPT(*fixed(1, 1)), affects=elves)
        _hacked(table, "Vessillo", ELF_TO_GOBLIN)
        assert (pt(table.looks("Elfo")), pt(table.looks("Goblin"))) == ((1, 1), (2, 2))

    @pytest.mark.parametrize(("name", "named"), [("Elf", "Goblin"), ("Elf Token", "Goblin Token"), ("Lia", "Lia")])
    def test_612_2a_a_token_is_named_by_its_new_types(self, name: str, named: str):
        table = Table()
        made = Characteristics(
            name=name, types=(CardType.CREATURE,), subtypes=("Elf",), colors=(Color.RED,), power=1, toughness=1
        )
        table.permanent("Nido", free(CreateTokens(token=made)), **ENCHANTMENT)
        _hacked(table, "Nido", ELF_TO_GOBLIN).activate("Nido", 0).resolve()
        token = next(one for one in table.game.objects.values() if one.kind is Kind.TOKEN)
        assert (token.printed.name, token.printed.subtypes) == (named, ("Goblin",))

    def test_612_4_a_token_can_be_changed_itself(self):
        table = Table()
        table.creature("Elfo", 1, 1, subtypes=("Elf",), kind=Kind.TOKEN)
        assert _hacked(table, "Elfo", ELF_TO_GOBLIN).looks("Elfo").subtypes == ("Goblin",)


class TestWhere:
    @pytest.mark.parametrize("order", orders("Dono", "Ritocco"))
    def test_612_3_an_ability_that_it_was_given_is_not_changed(self, order: tuple[str, ...]):
        table = Table()
        table.creature("Cavaliere", 2, 2)
        for label in order:
            part: Any = GainAbility(_protection()) if label == "Dono" else RED_TO_BLUE
            enchantment(table, label, part)
        assert table.settle().looks("Cavaliere").keywords() == (_protection(),)

    def test_612_3_control_one_of_its_own_is(self):
        table = Table()
        table.creature("Cavaliere", 2, 2, _protection())
        enchantment(table, "Ritocco", RED_TO_BLUE)
        assert table.settle().looks("Cavaliere").keywords() != (_protection(),)

    def test_707_2_a_copy_does_not_have_the_changed_words(self):
        table = Table()
        table.creature("Cavaliere", 2, 2, _protection())
        _hacked(table, "Cavaliere", RED_TO_BLUE)
        twin = table.fork()
        assert twin.looks("Cavaliere").keywords() != (_protection(),)
        assert board_of(twin.game).copiable(twin.id("Cavaliere")).keywords() == (_protection(),)

    def test_613_1c_before_what_changes_types_and_colours(self):
        """The banner says red; hacked it says blue, and the bear that becomes blue in layer 5 is reached in layer 6."""
        table = Table()
        table.creature("Orso", 1, 1)
        enchantment(table, "Vessillo", GainAbility(Keyword(keyword="flying")), affects=RED)
        enchantment(table, "Tinta", ChangeColors(set_to=(Color.BLUE,)))
        _hacked(table, "Vessillo", RED_TO_BLUE)
        assert table.looks("Orso").has("flying")

    def test_514_2_until_end_of_turn(self):
        table = Table()
        table.creature("Elfo", 1, 1, subtypes=("Elf",))
        _hacked(table, "Elfo", ELF_TO_GOBLIN, until=Duration.END_OF_TURN)
        assert table.looks("Elfo").subtypes == ("Goblin",)
        table.until(TurnStep.UPKEEP)
        assert table.looks("Elfo").subtypes == ("Elf",)


class TestOrder:
    @pytest.mark.parametrize(("order", "result"), [(("Primo", "Secondo"), "Human"), (("Secondo", "Primo"), "Goblin")])
    def test_613_7_of_two_changes_the_older_one_first(self, order: tuple[str, ...], result: str):
        """Elf to Goblin, Goblin to Human: the other way round the Goblin comes too late."""
        changes = {"Primo": ELF_TO_GOBLIN, "Secondo": ChangeText(old="Goblin", new="Human")}
        table = Table()
        table.creature("Elfo", 1, 1, subtypes=("Elf",))
        for label in order:
            enchantment(table, label, changes[label], affects=CREATURE)
        assert table.settle().looks("Elfo").subtypes == (result,)

    @pytest.mark.parametrize("order", orders("Parola", "Testo"))
    def test_613_8a_what_changes_the_text_of_another_effect_is_applied_first(self, order: tuple[str, ...]):
        """'In the text of Testo, Elf is Goblin' and Testo, an Elf's friend: 'Goblins and the like, in their text Elf is Human'.

        Testo says that the words of Elves are changed; with Parola it says so of Goblins.
        """
        table = Table()
        table.creature("Elfo", 1, 1, subtypes=("Elf",))
        table.creature("Goblin", 1, 1, subtypes=("Goblin",))
        for label in order:
            if label == "Parola":
                enchantment(table, label, ELF_TO_GOBLIN, affects=Filter(name="Testo"))
            else:
                wanted = Filter(types=(CardType.CREATURE,), subtypes=("Elf",))
                change = ChangeText(old="Goblin", new="Human")
                enchantment(table, label, change, affects=wanted)
        table.settle()
        assert (table.looks("Elfo").subtypes, table.looks("Goblin").subtypes) == (("Elf",), ("Human",))

    def test_613_8_control_without_the_first_it_is_about_elves(self):
        table = Table()
        table.creature("Elfo", 1, 1, subtypes=("Elf", "Goblin"))
        table.creature("Goblin", 1, 1, subtypes=("Goblin",))
        wanted = Filter(types=(CardType.CREATURE,), subtypes=("Elf",))
        enchantment(table, "Testo", ChangeText(old="Goblin", new="Human"), affects=wanted)
        table.settle()
        assert (table.looks("Elfo").subtypes, table.looks("Goblin").subtypes) == (("Elf", "Human"), ("Goblin",))

    def test_613_8a_a_text_change_moves_a_dependency(self):
        """'Nonbasic lands are Mountains', hacked to Forests, and 'Forests are creatures': the land is reached."""
        table = Table()
        table.permanent("Valle", **LAND)
        moon = Static(parts=(ChangeTypes(set_subtypes=("Mountain",), of_type=CardType.LAND),), affects=LANDS)
        table.permanent("Luna", moon, **ENCHANTMENT)
        forests = Filter(types=(CardType.LAND,), subtypes=("Forest",))
        enchantment(table, "Risveglio", ChangeTypes(add=(CardType.CREATURE,)), SetPT(*fixed(1, 1)), affects=forests)
        _hacked(table, "Luna", ChangeText(old="Mountain", new="Forest"))
        assert table.looks("Valle").creature


class TestStarted:
    """613.6: an effect that has begun in layer 2 goes on as one effect, although layer 3 changes its words."""

    def _stolen(self, *, hacked: bool, red: bool) -> Table:
        table = Table()
        bear = table.creature("Orso", 2, 2, controller=1)
        table.creature("Blu", 1, 1, colors=(Color.BLUE,))
        if red:
            table.creature("Rosso", 1, 1, colors=(Color.RED,))
        theft = Static(parts=(GainControl(You()), ModifyPT(*fixed(1, 1))), holder=AttachedTo(), condition=Exists(RED))
        aura = table.permanent("Dominio", ENCHANT_CREATURE, theft, **AURA)
        table.builder.attach(aura, bear)
        return _hacked(table, "Dominio", RED_TO_BLUE) if hacked else table.settle()

    def test_613_6_it_adds_once(self):
        table = self._stolen(hacked=True, red=True)
        assert (table.controller("Orso"), pt(table.looks("Orso"))) == (0, (3, 3))

    def test_613_6_control_with_its_printed_words(self):
        table = self._stolen(hacked=False, red=True)
        assert (table.controller("Orso"), pt(table.looks("Orso"))) == (0, (3, 3))

    def test_613_1b_control_what_would_begin_only_with_the_new_words_is_too_late_for_layer_2(self):
        table = self._stolen(hacked=True, red=False)
        assert (table.controller("Orso"), pt(table.looks("Orso"))) == (1, (3, 3))


class TestNames:
    def test_612_8_it_has_the_name_and_no_other(self):
        table = Table()
        table.creature("Orso", 2, 2, legendary=True)
        table.creature("Lupo", 2, 2, legendary=True)
        sorcery(
            table, "Ritocco", Apply(to=Target(0), parts=(SetName("Orso"),)), targets=(TargetSpec(objects=CREATURE),)
        )
        table.settle().cast("Ritocco", "Lupo").resolve("Orso")
        assert table.performed("704.5j") == ["Lupo"], "two legendary permanents of one name now"

    def test_612_8_a_name_that_is_set_is_not_copied(self):
        table = Table()
        table.creature("Lupo", 2, 2)
        sorcery(
            table, "Ritocco", Apply(to=Target(0), parts=(SetName("Orso"),)), targets=(TargetSpec(objects=CREATURE),)
        )
        table.settle().cast("Ritocco").resolve()
        assert table.looks("Lupo").name == "Orso"
        assert board_of(table.game).copiable(table.id("Lupo")).name == "Lupo"
