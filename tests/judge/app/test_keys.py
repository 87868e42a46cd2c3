"""The registry of keys: what an Italian keyboard has, one meaning a key, a help page for each scope."""

import re
from itertools import combinations

import pytest

from judge import keys
from judge.presenters.footer import Hint, fitting
from judge.presenters.help import TEXTS, TITLES, page

EASY = re.compile(
    r"[a-z]|f[1-9]|f10|up|down|left|right|home|end|pageup|pagedown|enter|escape|space|tab|shift\+tab|backspace"
    r"|ctrl\+(?![hijm]$)[a-z]|ctrl\+(left|right|up|down)"
)
BESIDES = {"slash"}
"""Keys that take two fingers, and that people know from elsewhere: each stands beside one that is easy."""
CHAINS = [
    (keys.LIBRARY, keys.APP),
    *((pane, keys.PLAY, keys.APP) for pane in (keys.STEPS, keys.CITED, keys.ANSWER, keys.BOARD)),
    (keys.QUESTION, keys.APP),
    (keys.ANSWERS, keys.APP),
    (keys.FAULTS, keys.TABLE, keys.APP),
    *((pane, keys.RULES, keys.APP) for pane in (keys.BOX, keys.READER, keys.LINKS, keys.TREE)),
    *((pane, keys.RULES, keys.APP) for pane in (keys.FOUND, keys.BOOKMARKS, keys.RECENT)),
    (keys.WORDINGS, keys.APP),
    (keys.HELP, keys.APP),
    (keys.LESSON, keys.APP),
    (keys.ASK, keys.APP),
]


@pytest.mark.parametrize("scope", keys.KEYS)
def test_every_key_is_within_reach_on_an_italian_keyboard(scope: str) -> None:
    for key in keys.KEYS[scope]:
        several = key.keys.split(",")
        assert EASY.fullmatch(several[0]), several
        for one in several:
            assert EASY.fullmatch(one) or one in BESIDES, one
            assert keys.printed(one).isprintable()


def test_a_key_out_of_reach_would_be_noticed() -> None:
    assert not any(
        EASY.fullmatch(one) for one in ("slash", "ctrl+h", "ctrl+left_square_bracket", "alt+x", "f11", "tilde")
    )


@pytest.mark.parametrize("scope", keys.KEYS)
def test_a_key_has_one_meaning_in_its_scope(scope: str) -> None:
    acting = [one for key in keys.KEYS[scope] if key.action for one in key.keys.split(",")]
    assert len(acting) == len(set(acting))


@pytest.mark.parametrize("chain", CHAINS)
def test_no_key_of_a_pane_hides_one_of_the_application(chain: tuple[str, ...]) -> None:
    found = {scope: {one for key in keys.KEYS[scope] for one in key.keys.split(",")} for scope in chain}
    for inner, outer in combinations(chain, 2):
        assert not found[inner] & found[outer] or outer != keys.APP


@pytest.mark.parametrize("scope", [scope for scope in keys.KEYS if scope not in (keys.SCROLL, keys.LIST, keys.EDITOR)])
def test_every_scope_has_its_page_of_help(scope: str) -> None:
    shown = page((scope, keys.APP) if scope != keys.APP else (scope,))
    assert shown.title == TITLES[scope]
    assert scope in TEXTS
    assert dict(shown.groups)[TITLES[scope]]


def test_the_help_lists_every_key_with_what_it_does() -> None:
    rows = dict(dict(page((keys.CITED, keys.PLAY, keys.APP)).groups)["Svolgimento"])
    assert rows["P"] == "mostra o nasconde chi riceve priorità e chi passa"
    assert rows["←"].startswith("il passo precedente")


def test_bindings_come_from_the_registry() -> None:
    found = {binding.key: binding for binding in keys.bindings(keys.APP)}
    assert found["f1,ctrl+g"].action == "help"
    assert all(binding.priority for binding in found.values())
    assert not any(binding.priority for binding in keys.bindings(keys.PLAY))


HINTS = [Hint("Invio", "Apri"), Hint("P", "Passaggi"), Hint("S", "Scelte")]
HELP = Hint("F1", "Aiuto")


def test_the_foot_shows_as_many_keys_as_fit_and_the_help_always() -> None:
    assert fitting([*HINTS, HELP], [HELP], 80) == (*HINTS, HELP)
    assert fitting([*HINTS, HELP], [HELP], 32) == (HINTS[0], HINTS[1], HELP)
    assert fitting([*HINTS, HELP], [HELP], 5) == (HELP,)


def test_the_foot_shows_a_key_once() -> None:
    assert fitting([HINTS[0], HINTS[0]], [HELP], 80) == (HINTS[0], HELP)
