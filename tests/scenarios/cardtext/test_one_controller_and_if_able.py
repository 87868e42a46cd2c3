"""115.1, 118.8c: targets that one player controls, that player spoken of, and what must be cast where it can be."""

from __future__ import annotations

import pytest

from engine.cards.abilities.casting_now import CastNow
from engine.cards.abilities.filters import Jointly
from engine.cards.abilities.players import LoseLife
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.references import ControllerOf, Target
from engine.words.terms import Relation, Zone
from scenarios.cardtext.oracle.comparing import Verdict
from tests.engine.support import Table
from tests.scenarios.cardtext.support import printed, refused, spell
from tests.scenarios.cardtext.test_oracle import both

BOTH = "Distruggi due creature bersaglio controllate dallo stesso {}."


def test_115_1_all_targets_are_of_one_controller() -> None:
    (made,) = spell(BOTH.format("giocatore")).targets
    assert made.together == Jointly(alike="controller") and made.objects.controller is Relation.ANY  # type: ignore[union-attr]
    (theirs,) = spell(BOTH.format("avversario")).targets
    assert theirs.together == made.together and theirs.objects.controller is Relation.OPPONENT  # type: ignore[union-attr]
    loses = spell(f"{BOTH.format('giocatore')} Quel giocatore perde 2 punti vita.")
    assert loses.effects[1] == LoseLife(amount=Fixed(2), who=ControllerOf(Target(0)))
    assert refused("Distruggi due creature bersaglio. Quel giocatore perde 2 punti vita.", "Stregoneria"), (
        "control: who?"
    )


@pytest.mark.parametrize(("players", "life"), [((1, 1), 18), ((1, 0), None)])
def test_115_1_two_of_different_players_are_no_legal_targets(players: tuple[int, int], life: int | None) -> None:
    text = f"{BOTH.format('giocatore')} Quel giocatore perde 2 punti vita."
    at = Table()
    for label, controller in zip(("Lince", "Tasso"), players, strict=True):
        at.creature(label, 2, 2, controller=controller)
    at.put("Sentinella", printed(text, "Stregoneria", mana_cost="{0}"), zone=Zone.HAND)
    at.settle()
    if life is None:
        with pytest.raises(AssertionError):
            at.cast("Sentinella", ("Lince", "Tasso"))
        return
    at.cast("Sentinella").resolve()
    assert at.life(1) == life, "once, though both are theirs"


@pytest.mark.parametrize(("tail", "must"), [(", se puoi farlo", True), (", se possibile", True), ("", False)])
def test_118_8c_what_must_be_cast_where_it_can_be(tail: str, must: bool) -> None:
    made = spell(f"Esilia la prima carta del tuo grimorio. Lanciala senza pagare il suo costo di mana{tail}.")
    assert isinstance(made.effects[1], CastNow) and made.effects[1].must is must


@pytest.mark.parametrize(
    ("it", "en"),
    [
        (BOTH.format("giocatore"), "Destroy two target creatures controlled by the same player."),
        ("Esilia la prima carta del tuo grimorio. Lanciala senza pagare il suo costo di mana, se puoi farlo.",
         "Exile the top card of your library. Cast it without paying its mana cost if able."),
    ],
)  # fmt: skip
def test_both_languages_say_the_same(it: str, en: str) -> None:
    assert both(it, en, "Stregoneria")[0] is Verdict.AGREE
