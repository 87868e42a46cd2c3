"""607.2a, 608.2d, 707.2: a card exiled with the source is chosen or copied; 'every other one' is beside the card just exiled."""

from __future__ import annotations

import pytest

from engine.cards.abilities.ability import Activated
from engine.cards.abilities.choices import Choose, If, May
from engine.cards.abilities.copying import CreateCopies
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.lasting import Apply
from engine.cards.abilities.objects import Move
from engine.cards.abilities.references import Every, Remembered
from engine.words.record import within
from engine.words.terms import Kind, Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.oracle.comparing import Verdict
from tests.engine.support import Table
from tests.engine.support_more import die
from tests.scenarios.cardtext.support import abilities, printed, refused
from tests.scenarios.cardtext.test_oracle import both

EXILES = "Ogniqualvolta un Elfo muore, esilialo."
EXILES_EN = "Whenever an Elf dies, exile it."
COPY = "una pedina che è una copia"
COPY_EN = "a token that's a copy"
OTHERS = (
    "Ogniqualvolta un Elfo muore, puoi esiliarlo. "
    "Se lo fai, {0} ogni altra carta esiliata con Sentinella nel cimitero del suo proprietario."
)


@pytest.mark.parametrize(
    ("it", "en"),
    [
        (
            f"{EXILES}\n{{1}}: Scegli una carta esiliata con Sentinella. Puoi giocare quella carta in questo turno.",
            f"{EXILES_EN}\n{{1}}: Choose a card exiled with Sentinel. You may play that card this turn.",
        ),
        (
            f"{EXILES}\n{{1}}: Crea {COPY} di una carta esiliata con Sentinella. Ha volare.",
            f"{EXILES_EN}\n{{1}}: Create {COPY_EN} of a card exiled with Sentinel. It gains flying.",
        ),
        (
            OTHERS.format("metti"),
            "Whenever an Elf dies, you may exile it. If you do, put each other card exiled with Sentinel into "
            "its owner's graveyard.",
        ),
    ],
)
def test_both_languages_say_the_same(it: str, en: str) -> None:
    assert both(it, en) == (Verdict.AGREE, ())


@pytest.mark.parametrize("verb", ["metti", "fai tornare"])
def test_608_2c_every_other_card_is_all_but_the_one_just_exiled(verb: str) -> None:
    (made,) = abilities(OTHERS.format(verb))
    exiled, others = (part for part in within(made) if isinstance(part, Move))
    assert exiled.keep_as is not None
    left = Filter(zone=Zone.EXILE, other_than=Remembered(exiled.keep_as), linked_to_this=True)
    assert (others.what, others.to) == (Every(left), Zone.GRAVEYARD)
    assert any(isinstance(part, May | If) for part in within(made))


def test_608_2c_control_beside_what_where_none_was_just_exiled() -> None:
    text = f"{EXILES}\n{{1}}: Metti ogni altra carta esiliata con Sentinella nel cimitero del suo proprietario."
    assert refusal.AMBIGUOUS in [why for _, why in refused(text)]


def test_707_2_one_of_them_is_chosen_and_copied_and_more_is_said_of_the_token() -> None:
    _, made = abilities(f"{EXILES}\n{{1}}: Crea {COPY} di una carta esiliata con Sentinella. Ha volare.")
    assert isinstance(made, Activated)
    chosen, created, given = made.effects
    assert isinstance(chosen, Choose) and chosen.filter == Filter(zone=Zone.EXILE, linked_to_this=True)
    assert isinstance(created, CreateCopies) and created.of == Remembered(chosen.keep_as)
    assert isinstance(given, Apply) and given.to == Remembered(created.keep_as or "")


def test_607_2a_the_token_is_what_lies_in_exile() -> None:
    table = Table()
    text = f"{EXILES}\n{{1}}: Crea {COPY} di una carta esiliata con Sentinella."
    table.put("Sentinella", printed(text.replace("{1}", "{T}"), "Artefatto"))
    elf = table.creature("Folletto", 1, 1, subtypes=("Elf",))
    table.settle().occur(*die(elf)).settle().resolve()
    assert table.where("Folletto") is Zone.EXILE
    table.activate("Sentinella", 1).resolve()
    assert [one.printed.name for one in table.game.objects.values() if one.kind is Kind.TOKEN] == ["Folletto"]
    assert refused(f"{{T}}: Crea {COPY} di una carta esiliata con Sentinella.", "Artefatto"), "control: none is"
