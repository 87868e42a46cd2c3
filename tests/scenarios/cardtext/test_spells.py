"""113.3a, 601, 700.2: spells: modes, additional and alternative costs, instructions that replace one another."""

import pytest

from engine.cards.abilities.ability import Cannot, Cost, Keyword, Mode, Prohibition, SpellAbility
from engine.cards.abilities.casting import CastingCost
from engine.cards.abilities.choices import If
from engine.cards.abilities.conditions import Exists, Paid
from engine.cards.abilities.damage import DealDamage
from engine.cards.abilities.filters import Filter, TargetSpec
from engine.cards.abilities.objects import Destroy, Move
from engine.cards.abilities.players import Draw, GainLife
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.references import Target, This
from engine.words.terms import CardType, Relation, Zone
from tests.scenarios.cardtext.support import CREATURE, CREATURE_TYPE, abilities, ability, refused, spell, triggered

ONE, TWO = Draw(), Draw(count=Fixed(2))
TARGET_ARTIFACT = TargetSpec(objects=Filter(types=(CardType.ARTIFACT,)))
BREAK = Mode(effects=(Destroy(what=Target(0)),), targets=(TARGET_ARTIFACT,))
BULLETS = "\n• Distruggi un artefatto bersaglio.\n• Pesca una carta."


@pytest.mark.parametrize(
    ("words", "choose"),
    [
        ("Scegli uno —", (1, 1)),
        ("Scegli uno o entrambi —", (1, 2)),
        ("Scegli uno o più —", (1, 2)),
        ("Scegli due —", (2, 2)),
    ],
)
def test_700_2_modes(words: str, choose: tuple[int, int]) -> None:
    assert spell(words + BULLETS) == SpellAbility(modes=(BREAK, Mode(effects=(ONE,))), choose_modes=choose)


def test_700_2_modes_of_old_stand_in_one_sentence() -> None:
    found = spell("Scegli uno — Distruggi un artefatto bersaglio; o pesca una carta.")
    assert found.modes == (BREAK, Mode(effects=(ONE,)))


def test_700_2b_modes_of_a_trigger() -> None:
    found = triggered(f"Quando Sentinella entra, scegli uno —{BULLETS}")
    assert found.modes == (BREAK, Mode(effects=(ONE,)))
    assert (found.effects, found.targets) == ((), ())


def test_700_2_modes_that_are_not_all_understood_are_refused() -> None:
    assert refused("Scegli uno —\n• Pesca una carta.\n• Profetizza dodici carte.", "Stregoneria")
    assert refused("Scegli uno —", "Stregoneria")
    assert refused("Scegli tre —" + BULLETS, "Stregoneria")


def test_608_2c_sentences_in_the_order_written() -> None:
    assert spell("Pesca una carta. Guadagni 2 punti vita.").effects == (ONE, GainLife(amount=Fixed(2)))
    assert spell("Pesca una carta.\nGuadagni 2 punti vita.").effects == (ONE, GainLife(amount=Fixed(2)))


def test_702_33_kicker_and_what_it_changes() -> None:
    text = "Potenziamento {2}\nPesca una carta. Se questa magia è stata potenziata, pesca due carte invece."
    cost, what = abilities(text, "Stregoneria")
    assert cost == Keyword(keyword="kicker", cost=Cost(mana="{2}"))
    changed = If(condition=Paid("kicker"), then=(TWO,), otherwise=(ONE,))
    assert what == SpellAbility(effects=(changed,))
    added = abilities(text.replace(" invece", ""), "Stregoneria")[1]
    assert added == SpellAbility(effects=(ONE, If(condition=Paid("kicker"), then=(TWO,))))


def test_614_an_instruction_in_the_place_of_another() -> None:
    found = spell(
        "Sentinella infligge 2 danni a una creatura bersaglio. Se controlli una creatura, Sentinella infligge 4 danni a "
        "quella creatura invece."
    )
    assert found.effects == (
        If(
            condition=Exists(Filter(types=CREATURE_TYPE, controller=Relation.YOU)),
            then=(DealDamage(amount=Fixed(4), to=Target(0)),),
            otherwise=(DealDamage(amount=Fixed(2), to=Target(0)),),
        ),
    )
    assert refused("Se controlli una creatura, pesca due carte invece.", "Stregoneria")


@pytest.mark.parametrize(
    ("words", "cost"),
    [
        ("sacrifica una creatura", Cost(sacrifice=CREATURE)),
        ("scarta una carta", Cost(discard=1)),
        ("paga 3 punti vita", Cost(life=3)),
    ],
)
def test_118_8_additional_costs(words: str, cost: Cost) -> None:
    found = abilities(f"Come costo addizionale per lanciare questa magia, {words}.\nPesca due carte.", "Stregoneria")
    assert found == (CastingCost(cost=cost), SpellAbility(effects=(TWO,)))


def test_702_34_flashback() -> None:
    found = abilities("Pesca una carta.\nFlashback {3}{R}", "Stregoneria")
    assert found[1] == Keyword(keyword="flashback", cost=Cost(mana="{3}{R}"))


def test_608_2_a_spell_that_exiles_itself() -> None:
    assert spell("Pesca una carta. Esilia Sentinella.").effects == (ONE, Move(what=This(), to=Zone.EXILE))


def test_113_6e_what_is_true_of_a_spell_on_the_stack() -> None:
    cannot, what = abilities("Questa magia non può essere neutralizzata.\nPesca una carta.", "Stregoneria")
    assert isinstance(cannot, Cannot)
    assert (cannot.what, cannot.zones) == (Prohibition.BE_COUNTERED, (Zone.STACK,))
    assert what == SpellAbility(effects=(ONE,))


def test_207_2c_an_ability_word_says_nothing() -> None:
    assert ability("Terraferma — Ogniqualvolta una terra entra sotto il tuo controllo, pesca una carta.") == ability(
        "Ogniqualvolta una terra entra sotto il tuo controllo, pesca una carta."
    )
    assert refused("Parolanuova — {2}: Pesca una carta.")


def test_207_2d_a_flavour_word_says_nothing_before_a_sentence_of_a_permanent() -> None:
    said = "Quando la Sentinella muore, pesca una carta."
    assert ability(f"Fuoco Eterno — {said}") == ability(said)
    for label in ("Esaurire", "Vanto", "Risolto", "Velocità massima", "Se hai vita", "Solo nel tuo turno", "Una volta"):
        assert refused(f"{label} — {said}")
    assert refused("Fuoco Eterno — Pesca una carta.", "Stregoneria")
    anchor = "Quando la Sentinella entra, scegli Gelo o Fuoco."
    assert refused(f"{anchor}\nFuoco — {said}")


def test_207_2_reminder_text_is_not_read_and_keeps_its_place() -> None:
    assert spell("Pesca una carta. (Pescare è una bella cosa.)").effects == (ONE,)
    assert spell("Pesca (dal grimorio) una carta.").effects == (ONE,)


def test_608_2c_a_creature_has_no_spell_ability() -> None:
    assert refused("Pesca una carta.")
