"""601.2c: names in one list are given to the requirements so that each is filled, in the order of the words first."""

import pytest

from scenarios.language.errors import ScenarioError
from scenarios.played.run import Run, run
from scenarios.told.report import as_text
from scenarios.told.ruling import ruling
from scenarios.written.load import parse_lines

SPELL = """
Anna: Orso 2/2, Lupo 2/2, Capra 1/1
carta: Gara stregoneria
> {text}
Bruno: Scudo artefatto
Anna lancia Gara su {names}
"""
ABILITY = """
Anna: Custode 2/2
> {{1}}, {{T}}: Esilia due carte bersaglio da un cimitero. Distruggi un artefatto bersaglio.
nel cimitero di Anna: Orso creatura 2/2, Lupo creatura 2/2
Bruno: Scudo artefatto, Orso 2/2
Anna attiva Custode su {names}
"""
TWO_AND_ONE = "TAPpa due creature bersaglio. Distruggi un artefatto bersaglio."
ONE_AND_TWO = "Distruggi un artefatto bersaglio. TAPpa due creature bersaglio."
OPTIONAL = "TAPpa due creature bersaglio. Distruggi fino a un artefatto bersaglio."
SAME_KIND = "TAPpa due creature bersaglio. Distruggi una creatura bersaglio."
UP_TO = "TAPpa fino a due creature bersaglio. Distruggi fino a due creature bersaglio."
ONE_EACH = "TAPpa una creatura bersaglio. Distruggi un artefatto bersaglio."
ALL_FIT_ONE = "Distruggi una creatura bersaglio con forza 1 o inferiore. TAPpa una creatura bersaglio."


def cast(text: str, names: str) -> Run:
    return run(parse_lines(SPELL.format(text=text, names=names), "t"))


def outcome(made: Run) -> str:
    return ruling(made).answer[0]


@pytest.mark.parametrize(
    ("text", "names"),
    [
        (TWO_AND_ONE, "Orso, Lupo e Scudo"),
        (TWO_AND_ONE, "Scudo, Orso e Lupo"),
        (TWO_AND_ONE, "Orso, Scudo e Lupo"),
        (ONE_AND_TWO, "Orso, Lupo e Scudo"),
        (ONE_AND_TWO, "Scudo, Orso e Lupo"),
        (OPTIONAL, "Orso, Lupo e Scudo"),
    ],
)
def test_601_2c_what_each_can_be_says_for_which_it_is(text: str, names: str) -> None:
    made = cast(text, names)
    assert made.question is None
    assert "«Scudo» va nel cimitero" in outcome(made) and "«Orso» e «Lupo» sono in posizione TAPpata" in outcome(made)


def test_601_2c_an_optional_one_gets_none_where_the_others_take_all() -> None:
    made = cast(OPTIONAL, "Orso e Lupo")
    assert made.question is None and outcome(made) == "«Orso» e «Lupo» sono in posizione TAPpata."


def test_601_2c_each_of_two_of_one_name_and_what_alone_is_named() -> None:
    alike = SPELL.replace("Lupo 2/2", "Orso 2/2").format(text=TWO_AND_ONE, names="Orso, Orso e Scudo")
    assert "«Scudo» va nel cimitero" in outcome(run(parse_lines(alike, "t")))
    up_to = TWO_AND_ONE.replace("due creature", "fino a due creature")
    assert outcome(cast(up_to, "Scudo")) == "«Scudo» va nel cimitero di Bruno."


def test_601_2c_the_order_of_the_words_tells_where_all_could_be_either() -> None:
    made = cast(SAME_KIND, "Orso, Capra e Lupo")
    assert "«Lupo» muore" in outcome(made) and "«Orso» e «Capra» sono in posizione TAPpata" in outcome(made)


def test_601_2c_where_the_order_does_not_tell_it_is_asked() -> None:
    assert cast(UP_TO, "Orso, Lupo e Capra").question is not None


def test_601_2c_cards_in_a_graveyard_and_what_is_on_the_table() -> None:
    told = as_text(run(parse_lines(ABILITY.format(names="Orso, Lupo e Scudo"), "t")))
    assert "«Lupo» vanno in esilio" in told and "«Scudo» viene distrutto" in told


def test_601_2c_control_too_few_are_too_few() -> None:
    with pytest.raises(ScenarioError, match="se ne scelgono almeno 2"):
        cast(TWO_AND_ONE, "Orso e Scudo")


def test_115_1_one_among_them_that_is_no_target_is_refused_by_that() -> None:
    hidden = SPELL.replace("Lupo 2/2", "Lupo 2/2 velo").format(text=TWO_AND_ONE, names="Orso, Lupo e Scudo")
    said = ruling(run(parse_lines(hidden + "Si può fare?", "t")))
    assert said.answer[0].startswith("No") and said.rules[0] == "702.18a"


@pytest.mark.parametrize(
    ("text", "names"), [(ONE_EACH, "Orso, Scudo e Lupo"), (TWO_AND_ONE, "Orso, Lupo, Capra e Scudo")]
)
def test_601_2c_none_of_too_many_is_left_out_unsaid(text: str, names: str) -> None:
    with pytest.raises(ScenarioError, match="sceglie troppo"):
        cast(text, names)


def test_601_2c_control_one_for_each_stays_for_that_one() -> None:
    assert "«Orso» è in posizione TAPpata" in outcome(cast(ONE_EACH, "Orso e Scudo"))
    # What could be either is no target for the first, and is not exchanged with the other.
    said = SPELL.format(text=ALL_FIT_ONE, names="Orso e Capra") + "Si può fare?"
    assert outcome(run(parse_lines(said, "t"))).startswith("No")


def test_601_2c_one_for_each_in_the_only_order_that_there_is() -> None:
    assert "«Orso» è in posizione TAPpata" in outcome(cast(ONE_EACH, "Scudo e Orso"))
