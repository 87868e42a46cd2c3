"""202.1: a mana cost in the line of a card, wherever it stands there, is its cost and no part of its name."""

import pytest

from scenarios.written.load import parse_lines


def _card(line: str) -> tuple[str, str | None]:
    """What the one card of a line is called and costs."""
    ((name, card),) = parse_lines(f"Anna: {line}\nBruno: 20\n", "t").cards.items()
    return name, card.cost


@pytest.mark.parametrize(
    ("line", "cost"),
    [
        ("Orso {1}{G} 2/2", "{1}{G}"),
        ("Orso 1G 2/2", "{1}{G}"),
        ("Orso 2/2 {1}{G}", "{1}{G}"),
        ("Orso XG 0/0", "{X}{G}"),
        ("Orso {1}{G} 2/2 egida {2}", "{1}{G}"),
        ("Orso costo {1}{G} 2/2", "{1}{G}"),
        ("Orso creatura 2/2 1G prole {2}", "{1}{G}"),
        ("Orso creatura 2/2 prole {2} 1G", "{1}{G}"),
        ("Orso creatura 5/5 3BB travolgere tocco letale", "{3}{B}{B}"),
        ("Orso creatura 5/5 costo 3BB travolgere", "{3}{B}{B}"),
        ("Orso creatura 5/5, costo 3BB, travolgere", "{3}{B}{B}"),
        ("Orso creatura 5/5 travolgere costo: 3BB", "{3}{B}{B}"),
        ("Orso artefatto creatura costo 4 3/3", "{4}"),
        ("Orso 2/2 GG danno 1", "{G}{G}"),
        ("Orso creatura leggendaria 3/3 2G comandante", "{2}{G}"),
        ("Orso planeswalker leggendario 2UU 3", "{2}{U}{U}"),
        ("Orso {W/U}{W/U} 2/2 volare", "{W/U}{W/U}"),
    ],
)
def test_202_1_a_cost_in_a_line_is_the_cost(line: str, cost: str) -> None:
    name, found = _card(line)
    assert (name, found) == ("Orso", cost)


@pytest.mark.parametrize(
    ("line", "name"),
    [
        ("«Orso {G}» 2/2 tipo=«Creatura — Orso»", "Orso {G}"),
        ("Golem B 3/3", "Golem B"),
        ("Golem B 3/3 TAP", "Golem B"),
        ("Orso 2/2 egida {2}", "Orso"),
    ],
)
def test_control_201_1_a_letter_alone_a_keywords_cost_and_a_name_in_marks_stay(line: str, name: str) -> None:
    lying = parse_lines(f"Anna: {line}\nBruno: 20\n", "t").players[0].battlefield[0]
    assert lying.card == name
