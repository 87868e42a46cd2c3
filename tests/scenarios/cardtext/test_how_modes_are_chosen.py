"""700.2, 702.33: modes chosen more than once, more of them where something is so, only fresh ones; which kicker was paid."""

from __future__ import annotations

import pytest

from engine.cards.abilities.ability import ModesIf
from engine.cards.abilities.conditions import Exists, Not, Paid
from engine.cards.abilities.filters import Filter
from engine.words.terms import Relation, Zone
from scenarios.cardtext.oracle.comparing import Verdict
from tests.engine.support import Table
from tests.engine.support_more import gain
from tests.scenarios.cardtext.support import abilities, printed, refused, spell, triggered
from tests.scenarios.cardtext.test_oracle import both

MODES = "\n• Guadagni 1 punto vita.\n• Pesca una carta."
ELF = Exists(Filter(subtypes=("Elf",), controller=Relation.YOU))


def test_700_2d_the_same_mode_more_than_once() -> None:
    made = spell(f"Scegli tre. Puoi scegliere lo stesso modo più di una volta.{MODES}")
    assert made.choose_modes == (3, 3) and made.repeat_modes
    assert refused(f"Scegli tre.{MODES}", "Stregoneria"), "control: there are only two"


def test_700_2_more_of_them_if_something_is_so_as_it_is_cast() -> None:
    both_of_them = "Se controlli un Elfo mentre lanci questa magia, puoi scegliere entrambi."
    assert spell(f"Scegli uno. {both_of_them}{MODES}").modes_if == ModesIf(condition=ELF, least=1, most=2)
    assert spell(
        f"Scegli uno. Se questa magia è stata potenziata, scegli invece un qualsiasi numero.{MODES}"
    ).more_modes == (
        "kicker",
        1,
        2,
    )
    # 601.2b: modes are chosen as a spell is cast, so that goes without saying.
    unsaid = spell(f"Scegli uno. Se controlli un Elfo, puoi scegliere entrambi.{MODES}")
    assert unsaid.modes_if == ModesIf(condition=ELF, least=1, most=2)
    assert spell(f"Scegli uno.{MODES}").modes_if is None, "control"
    assert refused(f"Scegli uno. Pesca una carta.{MODES}", "Stregoneria"), "control"


def modal(text: str) -> Table:
    at = Table()
    at.put("Sentinella", printed(f"{text}{MODES}", "Stregoneria", mana_cost="{0}"), zone=Zone.HAND)
    at.library(0, 8)
    return at


@pytest.mark.parametrize(
    ("chosen", "life", "cards"), [(("m0", "m0", "m0"), 23, 0), (("m0", "m1", "m0"), 22, 1), (("m1",) * 3, 20, 3)]
)
def test_700_2d_each_choice_may_be_the_same(chosen: tuple[str, ...], life: int, cards: int) -> None:
    at = modal("Scegli tre. Puoi scegliere lo stesso modo più di una volta.")
    at.settle().cast("Sentinella", *chosen).resolve()
    assert (at.life(0), len(at.zone(Zone.HAND))) == (life, cards)


@pytest.mark.parametrize("elf", [True, False])
def test_601_2b_the_condition_is_asked_as_modes_are_chosen(elf: bool) -> None:
    at = modal("Scegli uno. Se controlli un Elfo mentre lanci questa magia, puoi scegliere entrambi.")
    at.creature("Uno", 1, 1, subtypes=("Elf",) if elf else ("Orc",))
    at.settle().cast("Sentinella", ("m0", "m1") if elf else "m0").resolve()
    assert (at.life(0), len(at.zone(Zone.HAND))) == (21, int(elf))


def test_700_2_only_a_mode_that_was_not_chosen_in_this_turn() -> None:
    text = (
        "Ogniqualvolta un avversario guadagna punti vita, scegli uno che non è stato scelto in questo turno —\n"
        "• Guadagni 1 punto vita.\n• Guadagni 10 punti vita."
    )
    assert triggered(text).fresh_modes
    at = Table()
    at.put("Sentinella", printed(text, "Artefatto"))
    at.settle().occur(gain(1, 1), answers=["m0"]).resolve()
    at.occur(gain(1, 1)).resolve()
    assert at.life(0) == 31, "the second is the only one left, and is not asked for"
    at.occur(gain(1, 1))
    assert at.stack() == [], "no mode is left"


@pytest.mark.parametrize(
    ("words", "such"),
    [
        ("è stato pagato il costo di potenziamento {R}", Paid("kicker {R}")),
        ("è stato pagato il suo costo di follia", Paid("madness")),
        ("il tributo non è stato pagato", Not(Paid("tribute"))),
    ],
)
def test_601_2b_which_cost_was_paid(words: str, such: object) -> None:
    assert triggered(f"Quando Sentinella entra, se {words}, pesca una carta.").condition == such


def test_702_33b_either_kicker_may_be_paid() -> None:
    red, white = abilities("Potenziamento {R} e/o {W}")
    assert [one.cost.mana for one in (red, white)] == ["{R}", "{W}"]  # type: ignore[union-attr]
    assert refused("Ciclo {R} e/o {W}"), "control"


def test_both_languages_say_the_same() -> None:
    italian = f"Scegli due. Puoi scegliere lo stesso modo più di una volta.{MODES}"
    english = "Choose two. You may choose the same mode more than once.\n• You gain 1 life.\n• Draw a card."
    assert both(italian, english, "Stregoneria")[0] is Verdict.AGREE
