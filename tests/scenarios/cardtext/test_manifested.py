"""701.40a, 701.58a: cards that are manifested and cloaked, as they are printed; 702.33d in the words of a table."""

import pytest

from engine.cards.abilities.ability import SpellAbility
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.references import TopOf
from engine.cards.abilities.turning import PutFaceDown
from engine.words.terms import FaceDown
from scenarios.played.run import run
from scenarios.told.ruling import ruling
from scenarios.written.load import parse_lines
from scenarios.written.printed_text import read_said


@pytest.mark.parametrize(
    ("text", "how", "count"),
    [
        ("Manifesta la prima carta del tuo grimorio.", FaceDown.MANIFEST, 1),
        ("Manifesti la prima carta del tuo grimorio.", FaceDown.MANIFEST, 1),
        ("Manifesta le prime due carte del tuo grimorio.", FaceDown.MANIFEST, 2),
        ("Cela la prima carta del tuo grimorio.", FaceDown.CLOAK, 1),
    ],
)
def test_701_40a_cards_of_the_library_are_put_face_down(text: str, how: FaceDown, count: int) -> None:
    (made,) = read_said("Velo", "Stregoneria", text, "{2}").abilities
    assert isinstance(made, SpellAbility)
    (effect,) = made.effects
    assert isinstance(effect, PutFaceDown) and effect.how is how
    assert isinstance(effect.what, TopOf) and effect.what.count == Fixed(count)


VEIL = """\
Anna: 20
grimorio: Drago creatura 5/5 3RR
Bruno: 20
Anna lancia Velo stregoneria
> {text}
risolvi
Bruno lancia 3 danni su Drago
{said}
Dov'è il Drago?
"""


def _where(text: str, said: str) -> str:
    return " ".join(ruling(run(parse_lines(VEIL.format(text=text, said=said), "t"))).answer)


def test_701_40b_a_manifested_card_is_turned_up_in_time() -> None:
    said = _where("Manifesta la prima carta del tuo grimorio.", "Anna gira a faccia in su Drago")
    assert "entra nel campo di battaglia" in said


def test_control_701_40a_left_face_down_it_is_a_2_2_and_dies() -> None:
    assert "muore" in _where("Manifesta la prima carta del tuo grimorio.", "")


def test_701_40a_what_was_manifested_is_spoken_of_as_a_creature() -> None:
    text = "Manifesta la prima carta del tuo grimorio, poi metti due segnalini +1/+1 su quella creatura."
    assert "entra nel campo di battaglia" in _where(text, "")


@pytest.mark.parametrize(
    "said", ["ne infligge invece 4", "invece ne infligge 4", "ne infligge 4 invece", "infligge invece 4 danni"]
)
def test_702_33d_how_much_more_a_kicked_spell_deals_is_said_with_a_pronoun(said: str) -> None:
    text = f"Potenziamento {{2}}\nIl Dardo infligge 2 danni a qualsiasi bersaglio. Se è stato potenziato, {said}."
    assert not read_said("Dardo", "Istantaneo", text, "{R}").fragments
