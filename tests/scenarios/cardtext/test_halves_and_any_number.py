"""107.1a, 107.3, 608.2c: halves rounded once for all, multiples of X, any number of which a cost is or that is chosen."""

from __future__ import annotations

import pytest

from engine.cards.abilities.ability import Cost, Keyword
from engine.cards.abilities.casting import CastingCost
from engine.cards.abilities.choices import Choose, ChooseNumber
from engine.cards.abilities.damage import DealDamage
from engine.cards.abilities.effects import Effect
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.lasting import Apply, Reflect
from engine.cards.abilities.objects import ChooseAndSacrifice, CreateTokens, Move, Tap
from engine.cards.abilities.players import Discard, Draw, GainLife, LoseLife
from engine.cards.abilities.quantities import (
    CardsIn,
    CountOf,
    Devotion,
    Fixed,
    Half,
    LifeOf,
    Noted,
    Quantity,
    Sum,
    Times,
    X,
)
from engine.cards.abilities.references import EachOfThem, EachPlayer, Remembered, Target, You
from engine.words.terms import CardType, Color, Reason, Zone
from tests.scenarios.cardtext.support import abilities, activated, refused, spell, triggered

DONE = CountOf(Remembered("d1"), gone=True)


def effects(text: str, **more: str) -> tuple[Effect, ...]:
    return spell(text, **more).effects


class TestHalves:
    def test_107_1a_how_each_half_is_rounded_is_said_once(self) -> None:
        for how, up in (("eccesso", True), ("difetto", False)):
            life, cards = effects(
                f"Ogni giocatore perde metà dei suoi punti vita, poi scarta metà delle "
                f"carte nella sua mano. Arrotonda per {how} ogni volta."
            )
            assert life == LoseLife(amount=Half(LifeOf(EachOfThem()), round_up=up), who=EachPlayer())
            assert cards == Discard(count=Half(CardsIn(EachOfThem(), "hand"), round_up=up), who=EachPlayer())

    def test_107_1a_control_without_it_a_half_is_not_understood(self) -> None:
        assert refused("Ogni giocatore perde metà dei suoi punti vita.", "Stregoneria")

    def test_107_1a_of_all_that_each_of_them_controls(self) -> None:
        (made,) = effects("Ogni giocatore sacrifica metà dei Goblin che controlla. Arrotonda per difetto.")
        theirs = Filter(subtypes=("Goblin",), whose=EachOfThem())
        assert isinstance(made, ChooseAndSacrifice)
        assert isinstance(made.count, Half) and made.count.of.filter == theirs  # type: ignore[union-attr]

    @pytest.mark.parametrize(
        ("text", "wanted"),
        [
            ("Guadagni la metà di X punti vita. Arrotonda per difetto.", GainLife(amount=Half(X(), round_up=False))),
            ("Pesca la metà di X carte. Arrotonda per eccesso.", Draw(count=Half(X(), round_up=True))),
        ],
    )
    def test_107_3_of_x(self, text: str, wanted: Effect) -> None:
        assert effects(text, mana_cost="{X}{U}") == (wanted,)


class TestMultiples:
    @pytest.mark.parametrize(
        ("text", "wanted"),
        [
            ("Crea il doppio di X pedine creatura Ombra 1/1 nere.", Times(2, X())),
            ("Crea tre volte X pedine creatura Ombra 1/1 nere.", Times(3, X())),
            ("Crea X più 2 pedine creatura Ombra 1/1 nere.", Sum((X(), Fixed(2)))),
        ],
    )
    def test_107_3_of_tokens(self, text: str, wanted: Quantity) -> None:
        (made,) = effects(text, mana_cost="{X}{B}")
        assert isinstance(made, CreateTokens) and made.count == wanted

    def test_107_3_of_damage(self) -> None:
        (made,) = effects(
            "La Sentinella infligge danno pari a quattro volte X a un giocatore bersaglio.", mana_cost="{X}{R}"
        )
        assert isinstance(made, DealDamage) and made.amount == Times(4, X())

    def test_107_3_control_nothing_was_announced(self) -> None:
        assert refused("Crea il doppio di X pedine creatura Ombra 1/1 nere.", "Stregoneria")


class TestAnyNumber:
    @pytest.mark.parametrize(
        ("cost", "wanted", "counted"),
        [
            ("puoi sacrificare un qualsiasi "
            "numero di Spiriti", Cost(sacrifice=Filter(subtypes=("Spirit",)), times_x="sacrifice"), "Spirito sacrificato"),
            ("scarta X carte", Cost(discard=1, times_x="discard"), "carta scartata"),
        ],
    )  # fmt: skip
    def test_118_8_a_cost_that_is_paid_so_many_times(self, cost: str, wanted: Cost, counted: str) -> None:
        paid, made = abilities(
            f"Come costo addizionale per lanciare questa magia, {cost}.\nPesca una carta per ogni {counted} in questo modo.",
            "Stregoneria",
        )
        assert paid == CastingCost(cost=wanted)
        assert made.effects == (Draw(count=X()),)  # type: ignore[union-attr]

    def test_118_8_control_of_what_the_cost_does_not_ask_for(self) -> None:
        text = (
            "Come costo addizionale per lanciare questa magia, puoi sacrificare un qualsiasi numero di Spiriti.\n"
            "Pesca una carta per ogni Goblin sacrificato in questo modo."
        )
        assert refused(text, "Stregoneria")

    def test_118_8_so_many_times_over_at_once(self) -> None:
        *_, made = abilities(
            "Come costo addizionale per lanciare questa magia, puoi sacrificare un qualsiasi numero di Spiriti.\n"
            "Per ogni Spirito sacrificato in questo modo, una creatura bersaglio prende +2/+0 fino alla fine del turno.",
            "Stregoneria",
        )
        (change,) = made.effects  # type: ignore[union-attr]
        assert isinstance(change, Apply) and change.parts[0].power == Times(2, X())  # type: ignore[union-attr]

    def test_119_3_as_much_as_was_lost(self) -> None:
        lost, gained = effects(
            "Un giocatore bersaglio perde X punti vita. Tu guadagni altrettanti punti vita.", mana_cost="{X}{B}"
        )
        assert isinstance(lost, LoseLife) and gained == GainLife(amount=Noted(lost.keep_as or ""))

    def test_701_9_cards_of_a_kind_as_many_as_one_likes(self) -> None:
        chosen, moved, drawn = effects("Scarta un qualsiasi numero di carte terra. Pesca altrettante carte.")
        hand = Filter(zone=Zone.HAND, types=(CardType.LAND,), owner=chosen.filter.owner)  # type: ignore[union-attr]
        assert chosen == Choose(filter=hand, keep_as="n1", minimum=0, maximum=1000)
        assert moved == Move(what=Remembered("n1"), to=Zone.GRAVEYARD, reason=Reason.DISCARDED, keep_as="d1")
        assert drawn == Draw(count=DONE)

    def test_701_9b_as_many_as_one_likes_by_chance(self) -> None:
        made = effects("Scarta un qualsiasi numero di carte a caso. Pesca altrettante carte.")
        assert made[:2] == (
            ChooseNumber(keep_as="n1", most=CardsIn(You(), "hand")),
            Discard(count=Noted("n1"), at_random=True, keep_as="d1"),
        )

    def test_603_12_when_you_do_of_any_number(self) -> None:
        found = triggered(
            "Quando la Sentinella entra, TAPpa un qualsiasi numero di artefatti "
            "STAPpati che controlli. Quando lo fai, pesca altrettante carte."
        )
        assert isinstance(found.effects[1], Tap) and isinstance(found.effects[2], Reflect)

    def test_603_12_control_where_nothing_says_how_many_it_is_open(self) -> None:
        assert refused(
            "Quando la Sentinella entra, TAPpa un qualsiasi numero di artefatti "
            "STAPpati che controlli. Quando lo fai, pesca una carta."
        )


class TestChosenOfAHand:
    def test_608_2d_x_of_them_which_the_player_chooses_who_shows_them(self) -> None:
        found = activated(
            "{X}{B}, {T}: Un giocatore bersaglio rivela X carte dalla sua mano e tu "
            "scegli una di esse. Quel giocatore scarta quella carta."
        )
        by_them, by_you = (one for one in found.effects if isinstance(one, Choose))
        assert (by_them.who, by_them.count) == (Target(), X())
        assert (by_you.who, by_you.among) == (You(), Remembered(by_them.keep_as))

    def test_608_2d_as_many_as_a_number_that_is_counted(self) -> None:
        found = triggered(
            "Quando la Sentinella entra, un giocatore bersaglio rivela dalla sua "
            "mano un numero di carte pari alla tua devozione al nero. "
            "Scegli una di quelle carte. Quel giocatore scarta quella carta."
        )
        chosen = found.effects[0]
        assert isinstance(chosen, Choose) and chosen.count == Devotion((Color.BLACK,))

    def test_608_2d_either_kind_each_of_them(self) -> None:
        made = effects(
            "Guarda le prime sei carte del tuo grimorio. Aggiungi alla tua mano fino a due carte Elfo e/o terra scelte tra esse."
        )
        chosen = next(one for one in made if isinstance(one, Choose))
        assert (chosen.minimum, chosen.maximum) == (0, 2) and chosen.filter.any_of

    def test_608_2d_control_of_each_one_where_the_article_is_repeated(self) -> None:
        made = effects(
            "Guarda le prime sei carte del tuo grimorio. Aggiungi alla tua mano una carta Elfo e/o una carta terra scelte tra esse."
        )
        assert [one.maximum for one in made if isinstance(one, Choose)] == [1, 1]


def test_702_57a_forecast_without_its_dash() -> None:
    text = (
        "Previsione {1}{W}, Rivela la Sentinella dalla tua mano: Pesca una carta. (Gioca questa "
        "abilità solo durante il tuo mantenimento e solo una volta per turno.)"
    )
    (found,) = abilities(text)
    assert isinstance(found, Keyword) and found.keyword == "forecast"
    assert found.abilities[0].cost == Cost(mana="{1}{W}", reveal_this=True)  # type: ignore[union-attr]


def test_602_5b_another_ability_with_rules_in_parentheses_has_them() -> None:
    rest = "ioca questa abilità solo durante il tuo mantenimento e solo una volta per turno.)"
    usual = f"{{1}}{{W}}: Pesca una carta. G{rest.replace(')', '')}"
    assert activated(f"{{1}}{{W}}: Pesca una carta. (G{rest}") == activated(usual)
