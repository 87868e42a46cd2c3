"""705-706, 614.6, 615.12: coins that nobody calls, dice and tables, damage that is not prevented, deeds instead of life."""

from __future__ import annotations

import pytest

from engine.cards.abilities.ability import SpellAbility
from engine.cards.abilities.chance import FlipCoin, Result, RollDie
from engine.cards.abilities.choices import If
from engine.cards.abilities.conditions import Within
from engine.cards.abilities.damage import DealDamage
from engine.cards.abilities.filters import Bounds, Filter
from engine.cards.abilities.lasting import Prevent
from engine.cards.abilities.players import Draw, GainLife, LoseLife, Mill
from engine.cards.abilities.quantities import EventAmount, Fixed, Noted
from engine.cards.abilities.references import EventPlayer, Target
from engine.cards.abilities.replacing import ChangesLife, ChangesRolls, DamagePattern, Prevents
from engine.cards.abilities.triggers import Performs
from engine.words.record import within
from engine.words.terms import Action, CardType, Relation
from scenarios.cardtext.oracle.comparing import Verdict
from scenarios.played.run import run
from scenarios.told.answer import answer
from scenarios.written.load import parse_lines
from tests.scenarios.cardtext.support import THIS, ability, refused, spell, triggered
from tests.scenarios.cardtext.test_oracle import both

THREE = Fixed(3)
WON, LOST = (GainLife(amount=THREE),), (LoseLife(amount=THREE),)


class TestCoins:
    @pytest.mark.parametrize(
        ("good", "bad", "called"),
        [
            ("Se vinci il lancio", "Se perdi il lancio", True),
            ("Se lo vinci", "Se lo perdi", True),
            ("Se vinci", "Se perdi", True),
            ("Se vinci il lancio", "Altrimenti", True),
            ("Se esce testa", "Se esce croce", False),
            ("Se viene testa", "Altrimenti", False),
            ("Se il risultato è testa", "Se il risultato è croce", False),
        ],
    )
    def test_705_2_who_wins_it_or_how_it_comes_up(self, good: str, bad: str, called: bool) -> None:
        made = spell(f"Lancia una moneta. {good}, guadagni 3 punti vita. {bad}, perdi 3 punti vita.")
        assert made == SpellAbility(effects=(FlipCoin(called=called, then=WON, otherwise=LOST),))

    def test_705_2_tails_alone(self) -> None:
        made = spell("Lancia una moneta. Se esce croce, perdi 3 punti vita.")
        assert made.effects == (FlipCoin(called=False, otherwise=LOST),)

    def test_705_2_control_nobody_wins_what_comes_up_heads(self) -> None:
        assert refused(
            "Lancia una moneta. Se esce testa, pesca una carta. Se perdi il lancio, pesca una carta.", "Stregoneria"
        )
        assert refused("Pesca una carta. Se esce testa, pesca una carta.", "Stregoneria")

    @pytest.mark.parametrize(
        ("event", "action"),
        [
            ("lanci una moneta", Action.FLIP_COIN),
            ("vinci un lancio", Action.WIN_FLIP),
            ("perdi il lancio di una moneta", Action.LOSE_FLIP),
            ("tiri un dado", Action.ROLL_DIE),
            ("tiri uno o più dadi", Action.ROLL_DICE),
        ],
    )
    def test_705_706_what_abilities_trigger_on(self, event: str, action: Action) -> None:
        assert triggered(f"Ogniqualvolta {event}, pesca una carta.").trigger == Performs(
            action=action, who=Relation.YOU
        )


class TestDice:
    @pytest.mark.parametrize("die", ["un d6", "un dado da 6", "un dado a sei facce", "un dado da sei facce"])
    @pytest.mark.parametrize("verb", ["Tira", "Lancia"])
    def test_706_1_a_die_and_its_result(self, verb: str, die: str) -> None:
        made = spell(f"{verb} {die}. Guadagni punti vita pari al risultato.")
        assert made.effects == (RollDie(sides=6, keep_as="n1"), GainLife(amount=Noted("n1")))

    def test_706_1_as_much_as_the_result(self) -> None:
        made = spell("Tira un d4. Pesca altrettante carte.")
        assert made.effects == (RollDie(sides=4, keep_as="n1"), Draw(count=Noted("n1")))

    def test_706_1_several_dice_have_no_one_result(self) -> None:
        assert spell("Tira due d6.").effects == (RollDie(sides=6, count=Fixed(2)),)
        assert refused("Tira due d6. Guadagni punti vita pari al risultato.", "Stregoneria")

    def test_706_2_what_is_added_to_it(self) -> None:
        made = spell("Tira un d20 e aggiungi il numero di carte nella tua mano. Guadagni punti vita pari al risultato.")
        rolled = made.effects[0]
        assert isinstance(rolled, RollDie) and rolled.plus is not None

    @pytest.mark.parametrize(
        ("said", "bounds"),
        [
            ("è 4 o più", Bounds(least=4)),
            ("è pari o superiore a 4", Bounds(least=4)),
            ("è pari o inferiore a 3", Bounds(most=3)),
            ("è 6", Bounds(least=6, most=6)),
        ],
    )
    def test_706_2_if_the_result_is_so(self, said: str, bounds: Bounds) -> None:
        made = spell(f"Tira un d6. Se il risultato {said}, guadagni 3 punti vita.")
        assert made.effects[1] == If(condition=Within(Noted("n1"), bounds), then=WON)

    def test_706_2_control_without_a_die_there_is_no_result(self) -> None:
        assert refused("Guadagni punti vita pari al risultato.", "Stregoneria")

    @pytest.mark.parametrize("dash", ["—", "-", "–"])
    def test_706_3a_a_table_of_results(self, dash: str) -> None:
        rows = f"1{dash}9 | Pesca una carta.\n10{dash}19 | Guadagni 3 punti vita.\n20 | Pesca una carta. Guadagni 3 punti vita."
        made = spell(f"Tira un d20.\n{rows}")
        draw = Draw(count=Fixed(1))
        table = (
            Result(least=1, most=9, effects=(draw,)),
            Result(least=10, most=19, effects=WON),
            Result(least=20, most=20, effects=(draw, *WON)),
        )
        assert made.effects == (RollDie(sides=20, table=table),)

    def test_706_3a_the_last_row_has_no_end_and_a_row_has_a_name(self) -> None:
        made = triggered(
            "Quando questa creatura entra, tira un d20.\n1—14 | Trappola — Perdi 3 punti vita.\n15+ | Guadagni 3 punti vita."
        )
        table = (Result(least=1, most=14, effects=LOST), Result(least=15, effects=WON))
        assert made.effects == (RollDie(sides=20, table=table),)

    @pytest.mark.parametrize(
        "text",
        [
            "Pesca una carta.\n1—9 | Pesca una carta.",
            "Tira un d20.\n1—9 | Pesca una carta.\n5—12 | Perdi 3 punti vita.",
            "Tira un d20.\n9—1 | Pesca una carta.",
            "Tira un d20.\n1—9 | Distruggi la creatura bersaglio.",
            "Tira un d20.\n1—9 | Fabula una carta.",
        ],
    )
    def test_706_3a_control_a_table_that_belongs_to_nothing_or_is_none(self, text: str) -> None:
        assert refused(text, "Stregoneria")

    @pytest.mark.parametrize(
        ("said", "made"),
        [
            ("tira invece altrettanti dadi più uno e ignora il tiro più basso", ChangesRolls()),
            ("invece tira altrettanti dadi più uno e ignora il risultato più basso", ChangesRolls()),
            ("tira invece altrettanti dadi più due e ignora i tiri più alti", ChangesRolls(more=2, lowest=False)),
        ],
    )
    def test_706_6_more_dice_of_which_some_are_ignored(self, said: str, made: ChangesRolls) -> None:
        assert ability(f"Se stai per tirare uno o più dadi, {said}.", "Incantesimo") == made


class TestDamage:
    @pytest.mark.parametrize("whose", ["Questi danni non possono", "Quei danni non possono", "I danni non possono"])
    def test_615_12_what_an_instruction_deals_cannot_be_prevented(self, whose: str) -> None:
        made = spell(f"Sentinella infligge 3 danni a un qualsiasi bersaglio. {whose} essere prevenuti.")
        assert made.effects == (DealDamage(amount=THREE, to=Target(0), preventable=False),)

    @pytest.mark.parametrize("whose", ["Questo danno", "Quel danno", "Il danno"])
    def test_615_12_in_the_singular(self, whose: str) -> None:
        made = spell(
            f"Sentinella infligge 3 danni alla creatura bersaglio. {whose} non può essere prevenuto. Pesca una carta."
        )
        assert made.effects[0] == DealDamage(amount=THREE, to=Target(0), preventable=False)

    def test_615_12_nor_in_either_of_two_cases(self) -> None:
        made = spell(
            "Sentinella infligge 2 danni alla creatura bersaglio. Se controlli un artefatto, infligge invece 4 danni. "
            "Quel danno non può essere prevenuto."
        )
        assert [one.preventable for one in within(made.effects) if isinstance(one, DealDamage)] == [False, False]

    def test_615_12_control_of_what_nothing_dealt(self) -> None:
        assert refused("Pesca una carta. Quel danno non può essere prevenuto.", "Stregoneria")

    @pytest.mark.parametrize(
        "all_of_it", ["tutto il danno che verrebbe inflitto", "tutti i danni che verrebbero inflitti"]
    )
    @pytest.mark.parametrize(
        ("whom", "pattern"),
        [
            (" alla Sentinella", DamagePattern(to_object=THIS)),
            (
                " alle creature che controlli",
                DamagePattern(to_object=Filter(types=(CardType.CREATURE,), controller=Relation.YOU)),
            ),
            (" dalla Sentinella", DamagePattern(source=THIS)),
        ],
    )
    def test_615_1_in_the_singular_and_in_the_plural(self, all_of_it: str, whom: str, pattern: DamagePattern) -> None:
        assert ability(f"Previeni {all_of_it}{whom}.") == Prevents(damage=pattern)

    def test_615_1_combat_damage_in_the_plural(self) -> None:
        made = ability("Previeni tutti i danni da combattimento che verrebbero inflitti alla Sentinella.")
        assert made == Prevents(damage=DamagePattern(to_object=THIS, combat=True))
        fog = spell("Previeni tutti i danni da combattimento che verrebbero inflitti in questo turno.")
        assert fog.effects == (Prevent(amount=None, combat=True),)


class TestInsteadOfLife:
    @pytest.mark.parametrize("said", ["pesca invece altrettante carte", "invece pesca altrettante carte"])
    @pytest.mark.parametrize("would", ["stai per guadagnare", "dovessi guadagnare"])
    def test_614_6_another_deed_of_as_many(self, would: str, said: str) -> None:
        made = ability(f"Se {would} punti vita, {said}.", "Incantesimo")
        assert made == ChangesLife(instead=(Draw(count=EventAmount()),))

    def test_614_6_of_an_opponent_who_does_it(self) -> None:
        made = ability(
            "Se un avversario sta per guadagnare punti vita, quel giocatore perde invece altrettanti punti vita.",
            "Incantesimo",
        )
        assert made == ChangesLife(who=Relation.OPPONENT, instead=(LoseLife(amount=EventAmount(), who=EventPlayer()),))

    def test_614_6_instead_of_losing_life(self) -> None:
        made = ability("Se stai per perdere punti vita, macina invece altrettante carte.", "Incantesimo")
        assert made == ChangesLife(gained=False, instead=(Mill(count=EventAmount()),))

    def test_119_10_control_more_life_is_still_life(self) -> None:
        assert ability(
            "Se stai per guadagnare punti vita, ne guadagni invece il doppio.", "Incantesimo"
        ) == ChangesLife(factor=2)

    def test_614_6_control_a_target_is_refused(self) -> None:
        assert refused(
            "Se stai per guadagnare punti vita, infliggi invece altrettanti danni alla creatura bersaglio.",
            "Incantesimo",
        )


@pytest.mark.parametrize(
    ("it", "en", "type_line"),
    [
        (
            "Lancia una moneta. Se esce testa, pesca una carta. Se esce croce, scarta una carta.",
            "Flip a coin. If it comes up heads, draw a card. If it comes up tails, discard a card.",
            "Stregoneria",
        ),
        (
            "Tira un d6. Guadagni punti vita pari al risultato.",
            "Roll a d6. You gain life equal to the result.",
            "Stregoneria",
        ),
        (
            "Tira un d12. Pesca altrettante carte.",
            "Roll a d12. Draw that many cards.",
            "Stregoneria",
        ),
        (
            "Tira un d20.\n1—9 | Pesca una carta.\n10—20 | Guadagni 3 punti vita.",
            "Roll a d20.\n1—9 | Draw a card.\n10—20 | You gain 3 life.",
            "Stregoneria",
        ),
        ("Ogniqualvolta tiri un dado, pesca una carta.", "Whenever you roll a die, draw a card.", "Incantesimo"),
        (
            "Se stai per tirare uno o più dadi, tira invece altrettanti dadi più uno e ignora il tiro più basso.",
            "If you would roll one or more dice, instead roll that many dice plus one and ignore the lowest roll.",
            "Incantesimo",
        ),
        (
            "Sentinella infligge 3 danni a un qualsiasi bersaglio. Quel danno non può essere prevenuto.",
            "Sentinel deals 3 damage to any target. The damage can't be prevented.",
            "Stregoneria",
        ),
        (
            "Se stai per guadagnare punti vita, macina invece altrettante carte.",
            "If you would gain life, mill that many cards instead.",
            "Incantesimo",
        ),
    ],
)
def test_705_706_615_the_same_in_both_languages(it: str, en: str, type_line: str) -> None:
    assert both(it, en, type_line) == (Verdict.AGREE, ())


SHIELD = """
Anna: 20
Bruno: 20
carta: Scudo istantaneo
> Previeni i prossimi 4 danni che ti verrebbero inflitti in questo turno.
carta: Fiamma istantaneo
> Fiamma infligge 3 danni a un qualsiasi bersaglio.{more}
turno di Anna
Bruno lancia Scudo
risolvi
Anna lancia Fiamma su Bruno
risolvi
Anna lancia 3 danni a Bruno
Quanta vita ha Bruno?
"""


@pytest.mark.parametrize(("more", "life"), [(" Questi danni non possono essere prevenuti.", 17), ("", 18)])
def test_615_12_played_it_goes_through_and_uses_up_no_shield(more: str, life: int) -> None:
    made = run(parse_lines(SHIELD.format(more=more).strip(), "prova.tavolo"))
    told = answer(made)
    assert f"a {life} punti vita" in told.headline[0]
    assert ("615.12" in told.rules) is (life == 17)


LUCK = """
Anna: Giullare creatura 1/1
> Ogniqualvolta tiri un dado, guadagni 1 punto vita.
{more}
Bruno: 20
carta: Azzardo stregoneria
> Tira un d6. Guadagni punti vita pari al risultato.
Anna lancia Azzardo
{shown}
Quanta vita ha Anna?
"""
FORTUNE = """Anna: Fortuna incantesimo
> Se stai per tirare uno o più dadi, tira invece altrettanti dadi più uno e ignora il tiro più {which}."""


@pytest.mark.parametrize(
    ("more", "shown", "life"),
    [
        (FORTUNE.format(which="basso"), "numero: 3\nnumero: 5", 26),
        (FORTUNE.format(which="alto"), "numero: 3\nnumero: 5", 24),
        ("", "numero: 3", 24),
    ],
)
def test_706_6_played_the_ignored_roll_never_happened(more: str, shown: str, life: int) -> None:
    board = LUCK.format(more=more, shown=shown).strip().replace("\n\n", "\n")
    told = answer(run(parse_lines(board, "prova.tavolo")))
    assert f"a {life} punti vita" in told.headline[0]
    assert ("706.6" in told.rules) is bool(more)
