"""123: stickers: what they are put on and by whom, what they cost, what they make of an object, and where they stay."""

from __future__ import annotations

import pytest

from engine import play
from engine.board.board_of import board_of
from engine.board.matching import matching
from engine.cards.abilities.ability import Cost, Keyword, SpellAbility, Static
from engine.cards.abilities.choices import May
from engine.cards.abilities.continuous import ChangeTypes, Duration, LoseAllAbilities, ModifyPT, SetName, SetPT
from engine.cards.abilities.copying import BecomeCopy, CreateCopies
from engine.cards.abilities.filters import CREATURE, Filter, TargetSpec
from engine.cards.abilities.lasting import Apply
from engine.cards.abilities.objects import Move
from engine.cards.abilities.players import GainLife
from engine.cards.abilities.quantities import Fixed, OnStickers
from engine.cards.abilities.references import AttachedTo, Every, Target
from engine.cards.abilities.stickers import MoveSticker, PutSticker
from engine.cards.abilities.turning import Meld
from engine.cards.sticker import Sticker, with_words, words_of
from engine.happening.trials import if_it_were
from engine.state.actions import Activate, Continue, Pass
from engine.state.objects import MeldPair
from engine.words.counters import TICKET
from engine.words.decisions import Question
from engine.words.record import replace
from engine.words.terms import CardType, Kind, ObjectId, StickerKind, Zone
from tests.engine.support import Table, card, creature
from tests.engine.support_more import (
    ARTIFACT,
    AURA,
    ENCHANT_CREATURE,
    TARGET_CREATURE,
    A,
    free,
    instant,
    moved,
    refused,
)

DARK = Sticker(kind=StickerKind.NAME, words="Scuro")
WILD = Sticker(kind=StickerKind.NAME, words="Selvaggio")
WINGS = Sticker(kind=StickerKind.ABILITY, words="volare", abilities=(Keyword(keyword="flying"),), tickets=2)
HUGE = Sticker(kind=StickerKind.SIZE, power=5, toughness=6, tickets=3)
SMALL = Sticker(kind=StickerKind.SIZE, power=1, toughness=1)
CAT = Sticker(kind=StickerKind.ART, words="un gatto")

VEHICLES = Filter(subtypes=("Vehicle",))
PUT = free(PutSticker(on=Target()), targets=(TargetSpec(objects=Filter(another=True)),))
SHIFT = free(MoveSticker(of=Target(), to=Target(1)), targets=(TARGET_CREATURE, TARGET_CREATURE))


def table(*stickers: Sticker, tickets: int = 0, **options: object) -> Table:
    """Anna has these stickers and so many tickets, an artifact that puts stickers on creatures, and a bear cub."""
    at = Table(**options)  # type: ignore[arg-type]
    at.builder.adjust(A, stickers=stickers, counters={TICKET: tickets} if tickets else {})
    at.permanent("Penna", PUT, SHIFT, **ARTIFACT)
    at.creature("Orso", 2, 2, name="Cucciolo d'Orso")
    return at


def sticking(at: Table, label: str, *answers: str) -> Table:
    """The artifact puts a sticker on an object; where there is no other one, nobody has to say on which."""
    several = len([one for one in at.game.permanents() if one.label != "Penna"]) > 1
    return at.activate("Penna", 0, *([label] if several else [])).resolve(*answers)


def tickets(at: Table) -> int:
    return at.game.players[0].counters.get(TICKET, 0)


class TestNames:
    @pytest.mark.parametrize("name", ["Scuro Cucciolo d'Orso", "Cucciolo Scuro d'Orso", "Cucciolo d'Orso Scuro"])
    def test_123_6b_the_controller_says_where_the_word_stands(self, name: str) -> None:
        at = sticking(table(DARK).settle(), "Orso", name)
        assert at.looks("Orso").name == name
        assert at.looks("Orso").power == 2
        assert "123.6b" in at.rules()

    def test_123_6b_the_controller_not_the_owner(self) -> None:
        at = Table()
        at.builder.adjust(A, stickers=(DARK,))
        at.permanent("Penna", PUT, **ARTIFACT)
        at.creature("Orso", 2, 2, controller=1, owner=0)
        at.settle().activate("Penna", 0)
        question = asked(at)
        assert int(question.chooser) == 1
        assert [one.text for one in question.options] == ["Scuro Orso", "Orso Scuro"]

    def test_123_6_123_6b_without_a_name_the_word_is_the_name(self) -> None:
        at = Table()
        at.builder.adjust(A, stickers=(DARK,))
        at.permanent("Penna", PUT, **ARTIFACT)
        at.put("Cosa", card("", types=(CardType.CREATURE,), power=1, toughness=1))
        at.settle().activate("Penna", 0).resolve()
        assert at.looks("Cosa").name == "Scuro"

    def test_123_6b_further_stickers_change_the_new_name(self) -> None:
        at = sticking(table(DARK, WILD).settle(), "Orso", "Scuro", "Scuro Cucciolo d'Orso")
        sticking(at, "Orso", "Scuro Selvaggio Cucciolo d'Orso")
        assert at.looks("Orso").name == "Scuro Selvaggio Cucciolo d'Orso"

    def test_123_6a_words_stand_between_spaces_and_a_blank_line_is_none(self) -> None:
        assert words_of("Lupo in ________ Travestito") == ("Lupo", "in", "Travestito")
        assert words_of("Anti-Eroe d'Oro!") == ("Anti-Eroe", "d'Oro!")
        assert with_words("Lupo in ________ Travestito", "Scuro", 2) == "Lupo in Scuro ________ Travestito"
        assert with_words("Lupo", "Scuro", 4) == "Lupo Scuro"

    def test_123_6c_after_as_many_words_of_whatever_the_name_is_then(self) -> None:
        """It becomes a copy: the word stays after the third word; of a shorter name it stands at the end."""
        for name, seen in (("Cercatore della Retta Via", "Cercatore della Retta Scuro Via"), ("Elfo", "Elfo Scuro")):
            at = Table()
            at.builder.adjust(A, stickers=(DARK,))
            at.permanent("Penna", PUT, **ARTIFACT)
            at.creature("Quello", 2, 2, name="Quello Che Tradisce")
            at.creature("Altro", 3, 3, name=name)
            instant(at, "Muta", BecomeCopy(what=Target(), of=Target(1)), targets=(TARGET_CREATURE, TARGET_CREATURE))
            sticking(at.settle(), "Quello", "Quello Che Tradisce Scuro")
            at.cast("Muta", "Quello", "Altro").resolve()
            assert at.looks("Quello").name == seen

    def test_123_6c_a_later_text_change_takes_the_word_away_an_earlier_one_does_not(self) -> None:
        renamed = Static(parts=(SetName("Onesto Mercante"),), holder=AttachedTo())
        for before in (True, False):
            at = table(DARK)
            aura = card("Copertura", ENCHANT_CREATURE, renamed, mana_cost="{W}", **AURA)
            at.put("Copertura", aura, zone=Zone.HAND)
            at.settle()
            if before:
                sticking(at, "Orso", "Scuro Cucciolo d'Orso")
            at.cast("Copertura").resolve()
            if not before:
                sticking(at, "Orso", "Onesto Scuro Mercante")
            assert at.looks("Orso").name == ("Onesto Mercante" if before else "Onesto Scuro Mercante")

    def test_612_9_123_1_it_is_no_part_of_what_is_copied(self) -> None:
        at = table(DARK, SMALL)
        instant(at, "Eco", CreateCopies(of=Target()), targets=(TARGET_CREATURE,))
        sticking(at.settle(), "Orso", "Scuro", "Scuro Cucciolo d'Orso")
        sticking(at, "Orso")
        at.cast("Eco").resolve()
        (token,) = [one for one in at.game.permanents() if one.kind is Kind.TOKEN]
        looks = board_of(at.game).characteristics(token.id)
        assert (looks.name, looks.power) == ("Cucciolo d'Orso", 2)

    def test_123_6d_letters_of_name_stickers(self) -> None:
        at = table(Sticker(kind=StickerKind.NAME, words="Anatra Mannara"), CAT)
        gain = GainLife(amount=OnStickers(of=Target(), what="letters", letters="an"))
        instant(at, "Conta", gain, targets=(TARGET_CREATURE,))
        sticking(at.settle(), "Orso", "Anatra Mannara", "Anatra Mannara Cucciolo d'Orso")
        sticking(at, "Orso")
        at.cast("Conta").resolve()
        assert at.life(0) == 20 + 6 + 3, "six a, three n"

    def test_123_6e_different_vowels_of_a_name_sticker(self) -> None:
        at = table(Sticker(kind=StickerKind.NAME, words="Eterea Yucca"))
        gain = GainLife(amount=OnStickers(of=Target(), what="vowels"))
        instant(at, "Conta", gain, targets=(TARGET_CREATURE,))
        sticking(at.settle(), "Orso", "Eterea Yucca Cucciolo d'Orso")
        at.cast("Conta").resolve()
        assert at.life(0) == 24, "e, a, y, u"


def asked(at: Table) -> Question:
    """The question that comes up as the top of the stack resolves."""
    at.do(Pass(at.game.receiver))
    at.settle()
    at.do(Pass(at.game.receiver))
    question = play(at.game, Continue()).question
    assert question is not None
    return question


class TestKinds:
    def test_123_7_an_ability_sticker_gives_its_ability(self) -> None:
        at = sticking(table(WINGS, tickets=2).settle(), "Orso")
        assert at.looks("Orso").has("flying")
        assert tickets(at) == 0

    def test_123_7_in_layer_6_with_the_timestamp_of_the_sticker(self) -> None:
        """Whether an effect that takes all abilities away takes this one, the timestamps say (613.7k)."""
        for sticker_first, flies in ((True, False), (False, True)):
            at = table(Sticker(kind=StickerKind.ABILITY, words="volare", abilities=(Keyword(keyword="flying"),)))
            gone = Apply(to=Target(), parts=(LoseAllAbilities(),))
            instant(at, "Nulla", gone, targets=(TARGET_CREATURE,))
            at.settle()
            if sticker_first:
                sticking(at, "Orso")
            at.cast("Nulla").resolve()
            if not sticker_first:
                sticking(at, "Orso")
            assert at.looks("Orso").has("flying") is flies

    def test_123_7_an_activated_ability_of_a_sticker_is_used_as_its_own(self) -> None:
        gain = Sticker(kind=StickerKind.ABILITY, words="guadagna", abilities=(free(GainLife(amount=Fixed(3))),))
        at = sticking(table(gain).settle(), "Orso")
        at.activate("Orso", 0).resolve()
        assert at.life(0) == 23

    def test_123_8_base_power_and_toughness_in_layer_7b(self) -> None:
        at = table(HUGE, tickets=3)
        grow = Apply(to=Target(), parts=(ModifyPT(Fixed(1), Fixed(1)),))
        instant(at, "Cresci", grow, targets=(TARGET_CREATURE,))
        at.settle().cast("Cresci").resolve()
        sticking(at, "Orso")
        assert (at.looks("Orso").power, at.looks("Orso").toughness) == (6, 7)

    def test_123_8_of_several_the_last_one_and_of_other_effects_the_later_one(self) -> None:
        at = sticking(table(HUGE, SMALL, tickets=3).settle(), "Orso", "5/6")
        sticking(at, "Orso")
        assert at.looks("Orso").power == 1

    def test_123_8_a_later_effect_that_sets_them_wins(self) -> None:
        at = table(SMALL)
        shrink = Apply(to=Target(), parts=(SetPT(Fixed(0), Fixed(4)),), until=Duration.ENDLESS)
        instant(at, "Rana", shrink, targets=(TARGET_CREATURE,))
        sticking(at.settle(), "Orso").cast("Rana").resolve()
        assert (at.looks("Orso").power, at.looks("Orso").toughness) == (0, 4)

    @pytest.mark.parametrize(("types", "subtypes", "zone", "power"), [
        ((CardType.ARTIFACT,), (), Zone.BATTLEFIELD, None),
        ((CardType.ARTIFACT,), ("Vehicle",), Zone.BATTLEFIELD, None),
        ((CardType.ARTIFACT,), ("Vehicle",), Zone.GRAVEYARD, 1),
        ((CardType.CREATURE,), (), Zone.GRAVEYARD, 1),
    ])  # fmt: skip
    def test_123_8_on_a_creature_or_off_the_battlefield_on_a_vehicle_card(
        self, types: tuple[CardType, ...], subtypes: tuple[str, ...], zone: Zone, power: int | None
    ) -> None:
        at = Table()
        at.builder.adjust(A, stickers=(SMALL,))
        where = TargetSpec(objects=Filter(zone=zone, another=True))
        at.permanent("Penna", free(PutSticker(on=Target()), targets=(where,)), **ARTIFACT)
        at.put("Cosa", card("Cosa", types=types, subtypes=subtypes, power=3, toughness=3), zone=zone)
        at.settle().activate("Penna", 0).resolve()
        assert at.looks("Cosa").power == power

    def test_123_8_control_a_vehicle_that_is_a_creature(self) -> None:
        at = Table()
        at.builder.adjust(A, stickers=(SMALL,))
        at.permanent("Penna", PUT, Static(parts=(ChangeTypes(add=(CardType.CREATURE,)),), affects=VEHICLES), **ARTIFACT)
        at.put("Carro", card("Carro", subtypes=("Vehicle",), power=3, toughness=3, **ARTIFACT))
        at.settle().activate("Penna", 0).resolve()
        assert at.looks("Carro").power == 1

    def test_123_8a_what_is_printed_on_the_sticker(self) -> None:
        at = table(HUGE, SMALL, tickets=3)
        gain = GainLife(amount=OnStickers(of=Target(), what="power"))
        instant(at, "Conta", gain, targets=(TARGET_CREATURE,))
        sticking(at.settle(), "Orso", "5/6")
        sticking(at, "Orso")
        at.cast("Conta").resolve()
        assert at.life(0) == 26, "five and one, though its power is 1"

    def test_123_9_a_picture_does_nothing_but_can_be_asked_for(self) -> None:
        at = table(CAT)
        before = at.settle().looks("Orso")
        sticking(at, "Orso")
        assert at.looks("Orso") == before
        board = board_of(at.game)
        pictures = Filter(sticker=(StickerKind.ART,))
        assert [board.objects[one].label for one in matching(pictures, board, source=ObjectId(1), you=A)] == ["Orso"]
        assert not matching(Filter(sticker=(StickerKind.NAME,)), board, source=ObjectId(1), you=A)


class TestPutSticker:
    def test_123_3_one_that_is_on_no_object_of_theirs(self) -> None:
        at = table(DARK, SMALL)
        at.creature("Lupo", 2, 2)
        sticking(at.settle(), "Orso", "Scuro", "Scuro Cucciolo d'Orso")
        sticking(at, "Lupo")
        assert (at.looks("Lupo").name, at.looks("Lupo").power) == ("Lupo", 1)
        sticking(at, "Lupo")
        assert len(at.one("Lupo").stickers) == 1, "there is none left"

    def test_123_3a_two_that_say_the_same_are_two(self) -> None:
        at = sticking(table(SMALL, SMALL).settle(), "Orso")
        sticking(at, "Orso")
        assert len(at.one("Orso").stickers) == 2

    def test_123_3b_not_on_what_another_player_owns(self) -> None:
        at = table(SMALL)
        at.creature("Ladro", 3, 3, owner=1)
        sticking(at.settle(), "Ladro")
        assert at.one("Ladro").stickers == ()
        assert "123.3b" in at.rules()

    @pytest.mark.parametrize(("held", "left", "put"), [(1, 1, False), (2, 0, True), (5, 3, True)])
    def test_123_3c_its_ticket_cost_is_paid_or_it_is_not_put(self, held: int, left: int, put: bool) -> None:
        at = sticking(table(WINGS, tickets=held).settle(), "Orso")
        assert at.looks("Orso").has("flying") is put
        assert tickets(at) == left
        assert "123.3c" in at.rules()

    def test_123_3c_nobody_may_choose_to_what_they_cannot_pay(self) -> None:
        for held, put in ((0, False), (2, True)):
            at = Table()
            at.builder.adjust(A, stickers=(WINGS,), counters={TICKET: held})
            ability = free(May(then=(PutSticker(on=Target()),)), targets=(TARGET_CREATURE,))
            at.permanent("Penna", ability, **ARTIFACT)
            at.creature("Orso", 2, 2)
            at.settle().activate("Penna", 0).resolve(*((True,) if put else ()))
            assert at.looks("Orso").has("flying") is put

    def test_123_3_control_only_of_the_kinds_that_the_effect_names(self) -> None:
        at = Table()
        at.builder.adjust(A, stickers=(DARK, SMALL))
        names = free(PutSticker(on=Target(), kinds=(StickerKind.NAME,)), targets=(TARGET_CREATURE,))
        at.permanent("Penna", names, **ARTIFACT)
        at.creature("Orso", 2, 2)
        at.settle().activate("Penna", 0).resolve("Scuro Orso")
        assert at.looks("Orso").name == "Scuro Orso"

    def test_123_4_stickered_as_long_as_there_is_one(self) -> None:
        at = table(CAT)
        at.creature("Lupo", 2, 2)
        sticking(at.settle(), "Orso")
        assert stickered(at) == ["Orso"]
        at.activate("Penna", 1, "Orso", "Lupo").resolve()
        assert stickered(at) == ["Lupo"]


def stickered(at: Table) -> list[str]:
    board = board_of(at.game)
    return [board.objects[one].label for one in matching(Filter(sticker=()), board, source=ObjectId(1), you=A)]


class TestMoveSticker:
    def test_123_3d_moving_one_costs_nothing_more(self) -> None:
        at = table(WINGS, tickets=2)
        at.creature("Lupo", 2, 2)
        sticking(at.settle(), "Orso")
        at.activate("Penna", 1, "Orso", "Lupo").resolve()
        assert (at.looks("Orso").has("flying"), at.looks("Lupo").has("flying")) == (False, True)
        assert tickets(at) == 0

    def test_123_3d_control_put_again_it_would_be_paid_for(self) -> None:
        """Back from hand the sticker is on nothing: to put it on the other creature it costs its tickets once more."""
        at = table(WINGS, tickets=3)
        at.creature("Lupo", 2, 2)
        sticking(at.settle(), "Orso")
        at.occur(moved(at.id("Orso"), Zone.HAND))
        sticking(at, "Lupo")
        assert not at.looks("Lupo").has("flying")
        assert tickets(at) == 1

    def test_123_3d_its_place_in_the_new_name_is_chosen_anew(self) -> None:
        at = table(DARK)
        at.creature("Lupo", 2, 2, name="Lupo di Luna")
        sticking(at.settle(), "Orso", "Scuro Cucciolo d'Orso")
        at.activate("Penna", 1, "Orso", "Lupo").resolve("Lupo di Scuro Luna")
        assert (at.looks("Orso").name, at.looks("Lupo").name) == ("Cucciolo d'Orso", "Lupo di Scuro Luna")


class TestZones:
    @pytest.mark.parametrize(("zone", "stays"), [
        (Zone.GRAVEYARD, True), (Zone.EXILE, True), (Zone.HAND, False), (Zone.LIBRARY, False),
    ])  # fmt: skip
    def test_123_5_400_7m_kept_in_public_zones_and_lost_in_hidden_ones(self, zone: Zone, stays: bool) -> None:
        at = sticking(table(DARK).settle(), "Orso", "Scuro Cucciolo d'Orso")
        at.occur(moved(at.id("Orso"), zone))
        assert at.looks("Orso").name == ("Scuro Cucciolo d'Orso" if stays else "Cucciolo d'Orso")
        at.occur(moved(at.id("Orso"), Zone.BATTLEFIELD))
        assert bool(at.one("Orso").stickers) is stays

    def test_123_5_once_it_is_off_it_can_be_put_again(self) -> None:
        at = sticking(table(SMALL).settle(), "Orso")
        at.occur(moved(at.id("Orso"), Zone.HAND))
        at.occur(moved(at.id("Orso"), Zone.BATTLEFIELD))
        assert at.looks("Orso").power == 2
        sticking(at, "Orso")
        assert at.looks("Orso").power == 1

    def test_613_7k_a_new_timestamp_of_its_object_is_one_of_the_sticker_too(self) -> None:
        """On the new object its sticker counts right after it: later than an effect from before, on all creatures."""
        at = table(SMALL)
        at.permanent("Gelo", Static(parts=(SetPT(Fixed(0), Fixed(3)),), affects=CREATURE), **ARTIFACT)
        at.settle()
        sticking(at, "Orso")
        assert at.looks("Orso").power == 1
        back = moved(at.id("Orso"), Zone.EXILE)
        at.occur(back)
        at.occur(moved(at.id("Orso"), Zone.BATTLEFIELD))
        assert at.looks("Orso").power == 1

    def test_123_6c_on_the_stack_another_name_and_its_own_again_afterwards(self) -> None:
        """A card with two names keeps the place of the word for each of them."""
        at = Table()
        at.builder.adjust(A, stickers=(DARK,))
        where = TargetSpec(objects=Filter(zone=Zone.EXILE))
        at.permanent("Penna", free(PutSticker(on=Target()), targets=(where,)), **ARTIFACT)
        front = card("Fata dei Desideri", types=(CardType.CREATURE,), power=1, toughness=4, mana_cost="{1}{U}")
        at.put("Fata", front, zone=Zone.EXILE)
        at.settle().activate("Penna", 0).resolve("Fata dei Scuro Desideri")
        assert at.looks("Fata").name == "Fata dei Scuro Desideri"
        one = at.one("Fata")
        spell = card("Esauditi", SpellAbility(), types=(CardType.INSTANT,))
        there = replace(one, zone=Zone.STACK, printed=spell)
        game = if_it_were(at.game, there)
        assert board_of(game).characteristics(one.id).name == "Esauditi Scuro"


class TestMelded:
    def _melded(self) -> Table:
        """Two cards of a meld pair, a picture on the one and 1/1 on the other; then they are melded."""
        whole = MeldPair(("Predoni", "Ratti"), creature("Ostia", 5, 6))
        in_exile = Filter(zone=Zone.EXILE, sticker=())
        moves = tuple(Move(what=Every(Filter(name=name)), to=Zone.EXILE) for name in ("Predoni", "Ratti"))
        at = Table()
        at.builder.adjust(A, stickers=(CAT, SMALL))
        at.permanent("Penna", PUT, free(*moves, Meld(what=Every(in_exile))), **ARTIFACT)
        at.put("predoni", creature("Predoni", 3, 3), meld=whole)
        at.put("ratti", creature("Ratti", 2, 1), meld=whole)
        at.settle().activate("Penna", 0, "ratti").resolve("1/1")
        return at.activate("Penna", 0, "predoni").resolve().activate("Penna", 1).resolve()

    def test_123_5a_the_stickers_of_both_cards_are_on_the_melded_permanent_in_their_order(self) -> None:
        at = self._melded()
        assert [on.sticker.kind for on in at.one("Ostia").stickers] == [StickerKind.SIZE, StickerKind.ART]
        assert at.looks("Ostia").power == 1

    @pytest.mark.parametrize(("keeps", "counts"), [("predoni", (2, 0)), ("ratti", (0, 2))])
    def test_123_5c_its_owner_says_which_of_the_cards_keeps_them(self, keeps: str, counts: tuple[int, int]) -> None:
        at = self._melded()
        at.occur(moved(at.id("Ostia"), Zone.GRAVEYARD), answers=(keeps,))
        assert (len(at.one("predoni").stickers), len(at.one("ratti").stickers)) == counts
        assert "123.5c" in at.rules()

    def test_123_5c_control_in_a_hidden_zone_none_does(self) -> None:
        at = self._melded()
        at.occur(moved(at.id("Ostia"), Zone.HAND))
        assert (len(at.one("predoni").stickers), len(at.one("ratti").stickers)) == (0, 0)


class TestTicketCosts:
    @pytest.mark.parametrize(("held", "may"), [(1, False), (2, True)])
    def test_107_17a_tickets_are_paid_by_removing_counters(self, held: int, may: bool) -> None:
        at = Table()
        at.builder.adjust(A, counters={TICKET: held})
        at.permanent("Giostra", free(GainLife(amount=Fixed(1)), cost=Cost(tickets=2)), **ARTIFACT)
        at.settle()
        if not may:
            assert refused(at, Activate(A, at.id("Giostra"), 0)) == ("not enough counters", "107.17a")
            return
        at.activate("Giostra", 0).resolve()
        assert (at.life(0), tickets(at)) == (21, 0)
