"""730: permanents with which other objects merged, on the battlefield and as they leave it."""

from __future__ import annotations

from typing import Any

import pytest

from engine.board.board_of import board_of
from engine.board.derivation import derivation
from engine.cards.abilities.ability import Replaces
from engine.cards.abilities.continuous import Duration
from engine.cards.abilities.copying import BecomeCopy, CreateCopies
from engine.cards.abilities.damage import PutCounters
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.objects import Move
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.references import Every, LastOf, Remembered, Target, TopOfGraveyard, You
from engine.cards.abilities.triggers import Becomes, Moves, dies
from engine.cards.abilities.turning import Flip, Meld, Transform, TurnFaceDown, TurnFaceUp
from engine.cards.abilities.turns import RestartGame
from engine.cards.sticker import Sticker, StickerOn
from engine.state.actions import Occur
from engine.state.events import Damage
from engine.state.faces import back_of
from engine.state.merged import merged, represented_by
from engine.state.objects import MeldPair, PlayerTarget
from engine.words.record import replace
from engine.words.terms import CardType, FaceDown, Kind, ObjectId, PlayerId, StickerKind, TurnStep, Zone
from tests.engine.cards.support import COST, in_hand, keyword
from tests.engine.support import Table, card, creature
from tests.engine.support_more import ENCHANTMENT, TARGET_CREATURE, die, free, when

A_CREATURE_DIES = when(dies(Filter(types=(CardType.CREATURE,))))
A_CARD_ARRIVES = when(Moves(subject=Filter(kind=Kind.CARD), to=Zone.GRAVEYARD))
EXILES_CARDS = Replaces(subject=Filter(kind=Kind.CARD), to=Zone.GRAVEYARD, instead_to=Zone.EXILE)
"""'If a card would be put into a graveyard, exile it instead.'"""


def table(*others, top: dict | None = None, below: dict | None = None, apart: bool = False, **options) -> Table:
    """Drago 4/4 flying, with Lupo 2/2 trample underneath; ``apart``: both as they would be without having merged."""
    at = Table(**options)
    over, under = (
        {"printed": creature("Drago", 4, 4, "flying"), **(top or {})},
        {
            "printed": creature("Lupo", 2, 2, "trample"),
            **(below or {}),
        },
    )
    drago = at.put("Drago", over.pop("printed"), **over)
    lupo = at.put("Lupo", under.pop("printed"), **under)
    if not apart:
        at.builder.merge(lupo, drago)
    for label, *abilities in others:
        at.put(label, card(label, *abilities, **ENCHANTMENT))
    return at.settle()


def aimed(*effects):
    return free(*effects, targets=(TARGET_CREATURE,))


class TestOneObject:
    def test_730_2_two_cards_are_one_object(self):
        at = table()
        looks = at.looks("Drago")
        assert (looks.name, looks.power, looks.has("flying"), looks.has("trample")) == ("Drago", 4, True, True)
        assert (at.all("Lupo"), len(at.zone(Zone.BATTLEFIELD))) == ([], 1)

    def test_730_2_control_apart_they_are_two(self):
        at = table(apart=True)
        assert (at.looks("Drago").has("trample"), len(at.zone(Zone.BATTLEFIELD))) == (False, 2)

    def test_730_2a_613_2a_a_copy_of_it_is_one_object_with_all_abilities(self):
        at = table(("Specchio", aimed(CreateCopies(of=Target()))))
        at.activate("Specchio", 0).resolve()
        (token,) = [one for one in at.game.objects.values() if one.kind is Kind.TOKEN]
        looks = board_of(at.game).characteristics(token.id)
        assert (looks.name, looks.has("flying"), looks.has("trample"), token.cards) == ("Drago", True, True, ())

    def test_730_2a_a_later_copy_effect_is_over_what_merging_made_and_ends(self):
        copies = BecomeCopy(what=Every(Filter(name="Drago")), of=Target(), until=Duration.END_OF_TURN)
        made = Table()
        drago = made.put("Drago", creature("Drago", 4, 4, "flying"))
        lupo = made.put("Lupo", creature("Lupo", 2, 2, "trample"))
        made.builder.merge(lupo, drago)
        made.put("Talpa", creature("Talpa", 1, 1, "reach"))
        made.put("Specchio", card("Specchio", aimed(copies), **ENCHANTMENT))
        made.settle().activate("Specchio", 0, "Talpa").resolve()
        looks = made.looks("Drago")
        assert (looks.name, looks.has("reach"), looks.has("flying"), looks.has("trample")) == (
            "Talpa",
            True,
            False,
            False,
        )
        made.until(TurnStep.UPKEEP)
        assert (made.looks("Drago").name, made.looks("Drago").has("trample")) == ("Drago", True)

    def test_730_2a_its_derivation_says_what_merging_made_of_it(self):
        at = table()
        told = derivation(at.game, at.id("Drago"))
        assert {"613.2a", "730.2a", "702.140e"} <= {str(rule) for rule in told.rules}
        assert told.printed.name == "Drago"

    @pytest.mark.parametrize(("top", "below", "token"), [(Kind.TOKEN, Kind.CARD, True), (Kind.CARD, Kind.TOKEN, False)])
    def test_730_2d_it_is_a_token_as_its_topmost_component_is(self, top, below, token):
        at = table(top={"kind": top}, below={"kind": below})
        assert (at.one("Drago").kind is Kind.TOKEN) is token

    def test_903_3c_it_is_a_commander_if_a_component_is(self):
        for whose, found in (({"commander": True}, True), ({}, False)):
            at = table(below=whose, variant=("commander",))
            assert at.one("Drago").commander is found

    def test_903_10a_its_damage_is_that_of_the_commander(self):
        at = table(below={"commander": True}, variant=("commander",))
        hit = Damage(source=at.id("Drago"), to=PlayerTarget(PlayerId(1)), amount=4, combat=True)
        at.occur(hit)
        assert dict(at.game.player(PlayerId(1)).commander_damage) == {"Lupo": 4}


class TestFaces:
    def test_730_2e_708_2_its_status_is_that_of_the_topmost(self):
        at = table(top={"face_down": FaceDown.MORPH})
        looks = at.looks("Drago")
        assert (looks.name, looks.power, looks.abilities) == ("", 2, ())

    def test_730_2e_what_is_face_down_underneath_gives_nothing(self):
        at = table(below={"face_down": FaceDown.MORPH})
        looks = at.looks("Drago")
        assert (looks.name, looks.has("trample"), at.one("Drago").face_down) == ("Drago", False, None)

    def test_730_2f_turned_face_up_every_component_is(self):
        up = free(TurnFaceUp(what=Every(Filter(types=(CardType.CREATURE,)))))
        at = table(("Luce", up), top={"face_down": FaceDown.MORPH}, below={"face_down": FaceDown.MORPH})
        at.activate("Luce", 0).resolve()
        assert (at.looks("Drago").name, at.looks("Drago").has("trample")) == ("Drago", True)
        assert "730.2f" in at.rules()

    def test_730_2f_turned_face_down_every_component_is(self):
        at = table(("Velo", aimed(TurnFaceDown(what=Target()))))
        at.activate("Velo", 0).resolve()
        assert [one.face_down for one in at.one("Drago").cards] == [FaceDown.EFFECT, FaceDown.EFFECT]
        assert (at.looks("Drago").name, at.looks("Drago").power) == ("", 2)
        assert "730.2f" in at.rules()

    @pytest.mark.parametrize("types", [(CardType.INSTANT,), (CardType.CREATURE,)])
    def test_730_2g_with_an_instant_card_it_stays_face_down(self, types):
        up = free(TurnFaceUp(what=Every(Filter(types=(CardType.CREATURE,)))))
        turned = when(Becomes(state="turned face up", subject=Filter(types=(CardType.CREATURE,))))
        below = {"printed": card("Lampo", types=types), "face_down": FaceDown.MANIFEST}
        at = table(("Luce", up), ("Araldo", turned), top={"face_down": FaceDown.MANIFEST}, below=below)
        at.activate("Luce", 0).play_out()
        stays = types == (CardType.INSTANT,)
        assert (at.one("Drago").face_down is not None, "730.2g" in at.rules()) == (stays, stays)
        assert at.life(0) == (20 if stays else 21)

    def test_730_2h_flipped_its_flip_card_has_the_other_half(self):
        other = creature("Lupo ruotato", 6, 6, "reach")
        flips = free(Flip(what=Every(Filter(types=(CardType.CREATURE,)))))
        at = table(("Perno", flips), below={"printed": creature("Lupo", 2, 2, "trample", flip=other)})
        at.activate("Perno", 0).resolve()
        looks = at.looks("Drago")
        assert (looks.name, looks.power) == ("Drago", 4)
        assert (looks.has("flying"), looks.has("reach"), looks.has("trample")) == (True, True, False)

    def test_730_2h_flipped_the_topmost_flip_card_says_what_it_is(self):
        other = creature("Drago ruotato", 6, 6, "reach")
        flips = free(Flip(what=Every(Filter(types=(CardType.CREATURE,)))))
        at = table(("Perno", flips), top={"printed": creature("Drago", 4, 4, "flying", flip=other)})
        at.activate("Perno", 0).resolve()
        looks = at.looks("Drago")
        assert (looks.name, looks.power) == ("Drago ruotato", 6)
        assert (looks.has("flying"), looks.has("reach"), looks.has("trample")) == (False, True, True)

    def test_730_2i_transforming_turns_its_double_faced_components(self):
        front, back = creature("Lupo", 2, 2, "trample"), creature("Mannaro", 5, 5, "reach")
        below = {"printed": front, "other_face": back_of(front, back)}
        at = table(("Luna", aimed(Transform(what=Target()))), below=below)
        at.activate("Luna", 0).resolve()
        looks = at.looks("Drago")
        assert (looks.name, looks.has("trample"), looks.has("reach")) == ("Drago", False, True)
        assert (at.one("Drago").transformed, "730.2i" in at.rules()) == (False, True)

    def test_730_2i_701_27c_control_without_one_nothing_turns(self):
        at = table(("Luna", aimed(Transform(what=Target()))))
        at.activate("Luna", 0).resolve()
        assert (at.looks("Drago").has("trample"), "730.2i" in at.rules()) == (True, False)

    @pytest.mark.parametrize("double", [True, False])
    def test_730_2j_with_a_double_faced_component_it_is_not_turned_face_down(self, double):
        front, back = creature("Lupo", 2, 2, "trample"), creature("Mannaro", 5, 5, "reach")
        below = {"printed": front, **({"other_face": back_of(front, back)} if double else {})}
        at = table(("Velo", aimed(TurnFaceDown(what=Target()))), below=below)
        at.activate("Velo", 0).resolve()
        assert (at.one("Drago").face_down is None) is double


class TestLeaving:
    def test_730_3_one_creature_dies_and_two_cards_arrive(self):
        at = table(("Lutto", A_CREATURE_DIES), ("Cripta", A_CARD_ARRIVES))
        at.do(Occur(die(at.id("Drago"))))
        assert sorted(at.triggered()) == ["Cripta", "Cripta", "Lutto"]
        assert sorted(at.zone(Zone.GRAVEYARD)) == ["Drago", "Lupo"]
        assert (at.looks("Lupo").name, at.looks("Drago").has("trample")) == ("Lupo", False)
        assert "730.3" in at.rules()

    def test_730_3_control_apart_two_creatures_die(self):
        at = table(("Lutto", A_CREATURE_DIES), ("Cripta", A_CARD_ARRIVES), apart=True)
        at.do(Occur(die(at.id("Drago"), at.id("Lupo"))))
        assert sorted(at.triggered()) == ["Cripta", "Cripta", "Lutto", "Lutto"]

    def test_730_3_a_token_component_ceases_to_exist(self):
        at = table(below={"kind": Kind.TOKEN})
        at.occur(*die(at.id("Drago")))
        assert at.zone(Zone.GRAVEYARD) == ["Drago"]

    def test_730_3a_its_owner_arranges_them_in_a_library(self):
        tucks = aimed(Move(what=Target(), to=Zone.LIBRARY))
        at = table(("Gorgo", tucks))
        at.activate("Gorgo", 0).resolve(("Drago", "Lupo"))
        twin = table(("Gorgo", tucks))
        twin.activate("Gorgo", 0).resolve(("Lupo", "Drago"))
        assert (at.zone(Zone.LIBRARY), twin.zone(Zone.LIBRARY)) == (["Drago", "Lupo"], ["Lupo", "Drago"])
        assert "730.3a" in at.rules()

    @pytest.mark.parametrize("read", [True, False])
    def test_730_3a_a_graveyard_is_arranged_where_its_order_is_read(self, read):
        reads = free(Move(what=TopOfGraveyard(Fixed(1), You()), to=Zone.HAND))
        at = table(*([("Cripta", reads)] if read else []))
        at.do(Occur(die(at.id("Drago"))), *([("Lupo", "Drago")] if read else []))
        assert ("730.3a" in at.rules()) is read
        if read:
            assert at.zone(Zone.GRAVEYARD) == ["Lupo", "Drago"]

    @pytest.mark.parametrize("read", [True, False])
    def test_730_3b_who_exiles_it_says_in_which_order(self, read):
        wanted = LastOf(Every(Filter(zone=Zone.EXILE)))
        last = free(Move(what=wanted, to=Zone.HAND))
        at = table(("Varco", aimed(Move(what=Target(), to=Zone.EXILE))), *([("Recupero", last)] if read else []))
        at.activate("Varco", 0).resolve(*([("Lupo", "Drago")] if read else []))
        assert ("730.3b" in at.rules()) is read

    def test_730_3c_what_finds_it_finds_all_of_it(self):
        """'Exile target creature, then return it to the battlefield': both return, with a counter each."""
        back = (
            Move(what=Target(), to=Zone.EXILE, keep_as="it"),
            Move(what=Remembered("it"), to=Zone.BATTLEFIELD, keep_as="back"),
            PutCounters(counter="+1/+1", on=Remembered("back"), count=Fixed(1)),
        )
        at = table(("Varco", aimed(*back)))
        at.activate("Varco", 0).resolve()
        assert [at.where(one) for one in ("Drago", "Lupo")] == [Zone.BATTLEFIELD] * 2
        assert [at.one(one).count("+1/+1") for one in ("Drago", "Lupo")] == [1, 1]
        assert (at.looks("Drago").has("trample"), at.one("Drago").cards) == (False, ())

    def test_730_3d_what_replaces_its_death_moves_all_components(self):
        exiled = Replaces(subject=Filter(this=True), origin=Zone.BATTLEFIELD, to=Zone.GRAVEYARD, instead_to=Zone.EXILE)
        at = table(below={"printed": creature("Lupo", 2, 2, exiled)})
        at.occur(*die(at.id("Drago")))
        assert sorted(at.zone(Zone.EXILE)) == ["Drago", "Lupo"]

    def test_730_3e_of_no_token_even_token_components_go_where_cards_would(self):
        at = table(("Vuoto", EXILES_CARDS), below={"kind": Kind.TOKEN})
        at.occur(*die(at.id("Drago")))
        assert (at.zone(Zone.EXILE), at.zone(Zone.GRAVEYARD)) == (["Drago"], [])

    def test_730_3e_of_a_token_only_the_cards_go_elsewhere(self):
        at = table(("Vuoto", EXILES_CARDS), ("Lutto", A_CREATURE_DIES), top={"kind": Kind.TOKEN})
        at.occur(*die(at.id("Drago")))
        assert (at.zone(Zone.EXILE), at.zone(Zone.GRAVEYARD)) == (["Lupo"], [])
        assert at.triggered() == ["Lutto"]
        assert "730.3e" in at.rules()

    def test_730_3e_control_without_the_effect_all_go_to_the_graveyard(self):
        at = table(top={"kind": Kind.TOKEN})
        at.occur(*die(at.id("Drago")))
        assert (at.zone(Zone.EXILE), at.zone(Zone.GRAVEYARD)) == ([], ["Lupo"])

    @pytest.mark.parametrize("wanted", [True, False])
    def test_903_9c_only_the_commander_goes_to_the_command_zone(self, wanted):
        bounces = aimed(Move(what=Target(), to=Zone.HAND))
        at = table(("Onda", bounces), below={"commander": True}, variant=("commander",))
        at.activate("Onda", 0).resolve(wanted)
        assert at.where("Drago") is Zone.HAND
        assert at.where("Lupo") is (Zone.COMMAND if wanted else Zone.HAND)
        assert ("903.9c" in at.rules()) is wanted

    def test_708_9_what_was_face_down_is_revealed(self):
        at = table(below={"face_down": FaceDown.MORPH})
        at.occur(*die(at.id("Drago")))
        assert "708.9" in at.rules()
        assert at.one("Lupo").face_down is None

    @pytest.mark.parametrize("merges", [True, False])
    def test_712_4a_730_3_a_melded_component_is_both_its_cards(self, merges):
        host = creature("Ostia", 5, 6, "menace")
        pair = MeldPair(("Predoni", "Ratti"), host)
        at = Table()
        names = Every(Filter(name="Predoni")), Every(Filter(name="Ratti"))
        melds: tuple[Any, ...] = (
            *(Move(what=one, to=Zone.EXILE) for one in names),
            Meld(what=Every(Filter(zone=Zone.EXILE))),
        )
        at.put("Predoni", creature("Predoni", 3, 3, free(*melds)), meld=pair)
        at.put("Ratti", creature("Ratti", 2, 1), meld=pair)
        in_hand(at, "Drago", keyword("mutate", cost=COST), types=(CardType.CREATURE,), power=4, toughness=4)
        at.settle().activate("Predoni", 0).resolve()
        if merges:
            at.cast("Drago", "mutate").resolve("over")
            assert (at.looks("Ostia").power, at.looks("Ostia").has("menace")) == (4, True)
            assert [one.label for one in represented_by(at.one("Ostia"))] == ["Drago", "Predoni", "Ratti"]
        at.do(Occur(die(at.id("Ostia"))))
        assert sorted(at.zone(Zone.GRAVEYARD)) == [*(["Drago"] if merges else []), "Predoni", "Ratti"]

    @pytest.mark.parametrize(("top", "library"), [(Kind.TOKEN, ["Lupo"]), (Kind.CARD, ["Drago", "Lupo"])])
    def test_727_2_a_restarted_game_has_the_cards_of_all_components(self, top, library):
        at = table(("Patto", free(RestartGame())), top={"kind": top})
        at.activate("Patto", 0)
        at.resolve(False, False)
        there = [*at.zone(Zone.LIBRARY), *at.zone(Zone.HAND)]
        assert sorted(one for one in there if one != "Patto") == library

    def test_123_5b_613_7k_a_sticker_stays_on_what_it_becomes(self):
        at = table()
        found = at.one("Drago")
        on = StickerOn(sticker=Sticker(kind=StickerKind.ART), number=1, timestamp=1)
        other = replace(found, id=ObjectId(99), cards=(), stickers=(on,))
        made = merged(found, other, 50, over=True)
        assert [one.timestamp for one in made.stickers] == [50]
