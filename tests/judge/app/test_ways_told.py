"""Beside a board each outcome of several choices says which replies lead to it, and what each reply is for."""

from judge.presenters import table
from judge.presenters.verdict import verdict

TWICE = """\
Anna: 1, Vespro incantesimo
> Ogniqualvolta una creatura muore, un giocatore bersaglio perde 1 punto vita.
Bruno: 1, Orso 2/2
Bruno: Nebbia incantesimo
> Ogniqualvolta una creatura muore, un giocatore bersaglio perde 1 punto vita.
Anna lancia 3 danni su Orso
Chi perde?
"""


def outcomes(text: str) -> list[str]:
    found = table.checked(text)
    assert found.scenario is not None, found.faults
    return [one for one in verdict(found.scenario, found.notes).below if " → " in one]


def test_of_several_replies_each_says_what_it_is_for_and_what_the_lines_say_is_left_out() -> None:
    ways = [one.partition(" → ")[0] for one in outcomes(TWICE)]
    assert len(ways) > 1
    assert all("«Vespro»: " in way and "«Nebbia»: " in way and "«Orso»" not in way for way in ways)


def test_control_one_reply_alone_says_no_more_than_itself() -> None:
    ways = outcomes(
        "Anna: Ape 3/3 travolgere\nBruno: Orso 2/2\nAnna attacca con Ape\nBruno blocca Ape con Orso\nQuanta vita ha Bruno?\n"
    )
    assert ways and all(": " not in way.partition(" → ")[0] for way in ways)
