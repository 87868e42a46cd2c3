"""601.2b, 118.9: for which cost a card is cast, said with the deed or beneath it; and the words that would answer."""

import pytest

from engine.cards.abilities.ability import Keyword, NotUnderstood
from engine.cards.abilities.casting import CastingCost, MayCast
from engine.cards.keywords.forms import forms
from scenarios.language.errors import ScenarioError
from scenarios.language.keyword_names import KEYWORDS
from scenarios.language.keywords import NOT_REALISED
from scenarios.played.run import run
from scenarios.told.ruling import ruling
from scenarios.told.sheet import how_to_answer
from scenarios.written.by_line.ways_to_cast import ADDITIONAL, ALTERNATIVE
from scenarios.written.load import parse_lines

SPIRIT = """
Anna: 20
Bruno: Lupo 2/2
Anna in mano: Nube creatura 4/4
costo: 4W
> {keyword} {{1}}{{W}}
{said}
Muore la Nube?
"""


def _dies(said: str, keyword: str = "Apparire") -> str:
    made = run(parse_lines(SPIRIT.format(said=said, keyword=keyword).strip(), "prova.tavolo"))
    return "waits" if made.question is not None else ruling(made).answer[0]


@pytest.mark.parametrize(
    "said",
    [
        "Anna lancia Nube con apparire",
        "Anna lancia Nube per apparire",
        "Anna lancia Nube pagando apparire",
        "Anna lancia la Nube pagando il costo di apparire",
        "Anna lancia Nube con il suo costo di apparire",
        "Anna lancia Nube\nAnna sceglie apparire",
        "Anna lancia Nube\nAnna paga il costo di apparire",
        "Anna lancia Nube\nAnna paga apparire",
        "Anna lancia Nube\ncosto: apparire",
    ],
)
def test_702_74a_for_the_cost_of_evoke(said: str) -> None:
    assert "muore" in _dies(said)


@pytest.mark.parametrize(
    "said",
    [
        "Anna lancia Nube\nAnna sceglie costo di mana",
        "Anna lancia Nube\nAnna sceglie il costo di mana",
        "Anna lancia Nube\nAnna sceglie mana",
        "Anna lancia Nube\ncosto: mana",
        "Anna lancia Nube con costo di mana",
        "Anna lancia Nube con il suo costo di mana",
        "Anna lancia Nube pagando il costo di mana",
    ],
)
def test_control_118_9_for_its_mana_cost(said: str) -> None:
    assert "muore" not in _dies(said)


def test_control_a_way_that_the_card_does_not_have_is_refused() -> None:
    with pytest.raises(ScenarioError, match="accelerare"):
        _dies("Anna lancia Nube con accelerare")


def test_a_yes_where_ways_are_asked_for_is_told_the_words_that_answer() -> None:
    made = run(
        parse_lines(SPIRIT.format(said="Anna lancia Nube\nrisposta: sì", keyword="Apparire").strip(), "prova.tavolo")
    )
    words = "«Anna sceglie costo di mana» o «Anna sceglie apparire»"
    assert any(words in note for note in ruling(made).notes)
    assert made.question is not None and words in how_to_answer(made.question, made.people)
    for line in words.strip("«»").split("» o «"):
        assert _dies(f"Anna lancia Nube\n{line}") != "waits"


def test_118_9_what_is_said_to_be_a_way_is_one() -> None:
    """Each keyword either states an alternative cost, or allows its card to be cast from elsewhere, or wants a text."""
    for name in ALTERNATIVE:
        made = forms(Keyword(keyword=name))
        assert not made or any(isinstance(one, CastingCost | MayCast | NotUnderstood) for one in made), name


CAT = """\
Anna: 20
mano: Gatto creatura 3/3 2W
{texts}
> Quando il Gatto entra, guadagni 2 punti vita.
Bruno: Lupo 2/2
{said}
Quanta vita ha Anna?
"""


def _life(said: str, *texts: str) -> str:
    made = run(parse_lines(CAT.format(said=said, texts="\n".join(f"> {one}" for one in texts)), "prova.tavolo"))
    return ruling(made).answer[0]


@pytest.mark.parametrize(
    ("said", "texts", "life"),
    [
        ("Anna lancia Gatto con prole", ("Prole {2}",), "24"),
        ("Anna lancia Gatto pagando il costo di prole", ("Prole {2}",), "24"),
        ("Anna lancia Gatto\nAnna paga prole", ("Prole {2}",), "24"),
        ("Anna lancia Gatto\ncosto: prole", ("Prole {2}",), "24"),
        ("Anna lancia Gatto con potenziamento con prole", ("Potenziamento {1}", "Prole {2}"), "24"),
        ("Anna lancia Gatto con prole\nrisposta: no", ("Potenziamento {1}", "Prole {2}"), "24"),
        ("Anna lancia Gatto con potenziamento\nrisposta: no", ("Potenziamento {1}", "Prole {2}"), "22"),
        ("Anna lancia Gatto con prole\ncosto: mana", ("Apparire {1}", "Prole {2}"), "24"),
        ("Anna lancia Gatto con squadra due volte", ("Squadra {2}",), "26"),
        ("Anna lancia Gatto con squadra", ("Squadra {2}",), "24"),
        ("Anna lancia Gatto potenziato", ("Potenziamento {1}",), "22"),
    ],
)
def test_118_8b_what_is_paid_besides_is_said_with_the_deed(said: str, texts: tuple[str, ...], life: str) -> None:
    assert f"a {life} punti vita" in _life(said, *texts)


def test_control_118_8b_what_is_not_said_is_asked() -> None:
    assert "se pagare il costo facoltativo" in _life("Anna lancia Gatto", "Prole {2}")


def test_118_8b_what_is_said_to_be_paid_besides_is() -> None:
    """Each of these keywords states an optional additional cost, and each keyword that states one is among them."""
    optional = {
        name
        for name in KEYWORDS
        for one in forms(Keyword(keyword=name))
        if isinstance(one, CastingCost) and one.optional
    }
    assert optional == {*ADDITIONAL} - {"gift"}, "702.174a: what is given says what it is"


@pytest.mark.parametrize("name", [one for name in NOT_REALISED for one in KEYWORDS.words(name)])
@pytest.mark.parametrize("said", ["Anna lancia Gatto con {} su Lupo", "Anna lancia Gatto\ncosto: {}"])
def test_702_a_way_that_the_engine_does_not_have_is_said_to_be_none(said: str, name: str) -> None:
    with pytest.raises(ScenarioError) as raised:
        _life(said.format(name), "Prole {2}")
    (fault,) = raised.value.faults
    rule = NOT_REALISED[KEYWORDS.read(name)]
    assert f"({rule}) non è realizzata" in fault.message and "definita" not in fault.message
