"""What a user sets: colours and keys from a file of theirs, and every fault of it with its line and the nearest right word."""

import subprocess
import sys

import pytest

from judge import keys, paths, settings
from judge.settings import EXAMPLE, LARGEST, Settings, SettingsError, load, path, read
from tests.judge.calling import judge
from tests.shared import ROOT


def key_of(found: Settings, scope: str, action: str) -> str:
    return next(key.keys for key in found.keys[scope] if key.action == action)


def test_without_a_file_nothing_is_set() -> None:
    assert load() == Settings("", keys.KEYS)


def test_a_theme_and_a_key_are_set_and_all_other_keys_stay() -> None:
    found = read('tema = "contrasto"\n[tasti.svolgimento]\nc = "w"\n"Esc" = "Ctrl+B"\n', "mie.toml")
    assert found.theme == "contrasto"
    assert key_of(found, keys.PLAY, "why") == "w"
    assert key_of(found, keys.PLAY, "leave") == "ctrl+b"
    assert key_of(found, keys.PLAY, "why_not") == "n"
    assert found.keys[keys.RULES] == keys.KEYS[keys.RULES]


def test_the_example_that_is_written_says_what_it_says_and_sets_nothing() -> None:
    assert read(EXAMPLE, "mie.toml") == Settings("", keys.KEYS)
    said = EXAMPLE.replace("# tema", "tema").replace("# [tasti", "[tasti").replace('# c = "w"', 'c = "w"')
    assert key_of(read(said, "mie.toml"), keys.PLAY, "why") == "w"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ('tema = "contrast"', "mie.toml:1: «contrast» non è un tema; forse «contrasto»"),
        ('\ntemi = "scuro"', "mie.toml:2: «temi» non è un'impostazione; forse «tema»"),
        ('[tasti.svolgimeno]\nc = "w"', "mie.toml:1: «svolgimeno» non è un riquadro; forse «svolgimento»"),
        ('[tasti.svolgimento]\nj = "w"', "mie.toml:2: in «svolgimento» nessun tasto è «j»"),
        ('[tasti.svolgimento]\nc = "e"', "mie.toml:2: in «svolgimento» il tasto «e» fa già un'altra cosa"),
        ('[tasti.svolgimento]\nc = "Ctrl+M"', "mie.toml:2: «Ctrl+M» non è un tasto che arriva"),
        ("[tasti.svolgimento]\nc = 3", "mie.toml:2: «3» non è un tasto che arriva"),
        ('[tasti.svolgimento]\nc = "F4"', "«F4» serve ovunque, e in «svolgimento» non arriva"),
        ('[tasti.svolgimento]\nc = "w', "mie.toml:2: qui il file non è scritto come si deve"),
        ('[tasti]\nsvolgimento = "w"', "mie.toml:2: «svolgimento» è un gruppo: [tasti.svolgimento]"),
        ('tema = "\\u001b[31m"', "mie.toml:1: «"),
        ("a = " + "[" * 3000, "mie.toml"),
    ],
)
def test_a_fault_is_told_with_its_line_and_the_nearest_right_word(text: str, told: str) -> None:
    with pytest.raises(SettingsError) as error:
        read(text, "mie.toml")
    assert told in str(error.value)
    assert str(error.value).isprintable()


def test_a_file_that_is_too_long_is_told_how_long_it_may_be() -> None:
    path().parent.mkdir(parents=True, exist_ok=True)
    path().write_text("#" * (LARGEST + 1), "utf-8")
    with pytest.raises(SettingsError, match=rf"non si può leggere \(ha più di {LARGEST} byte\)"):
        load()


def test_two_keys_may_change_places() -> None:
    found = read('[tasti.svolgimento]\nc = "e"\ne = "c"\n', "mie.toml")
    assert (key_of(found, keys.PLAY, "why"), key_of(found, keys.PLAY, "outcomes")) == ("e", "c")


def test_config_says_where_files_lie_and_writes_a_file_once() -> None:
    told = judge("config")
    assert told.exit_code == 0
    for place in (paths.config(), paths.data(), paths.state(), paths.cache()):
        assert str(place) in told.stdout
    assert judge("config", "--crea").exit_code == 0
    assert settings.path().read_text("utf-8") == EXAMPLE
    assert judge("config", "--crea").exit_code == 2
    settings.path().write_text('[tasti.svolgimento]\nc = "w"\n', "utf-8")
    assert "svolgimento: W al posto di C (perché il passo scelto" in judge("config").stdout
    settings.path().write_text("tema = 3\n", "utf-8")
    wrong = judge("config")
    assert (wrong.exit_code, f"{settings.path()}:1: «3» non è un tema" in wrong.stderr) == (2, True)


def test_keys_that_are_used_are_those_of_screens_and_help() -> None:
    code = (
        "from judge import keys, settings\n"
        "keys.use(settings.read('[tasti.svolgimento]\\nc = \"w\"', 'm').keys)\n"
        "from judge.presenters.help import page\n"
        "from judge.screens.play import PlayScreen\n"
        "print([one.key for one in PlayScreen.BINDINGS if one.action == 'why'], 'W' in str(page((keys.PLAY, keys.APP))))\n"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout == "['w'] True\n"


def test_what_the_page_about_settings_shows_can_be_set() -> None:
    page = (ROOT / "docs" / "impostazioni.md").read_text("utf-8")
    _, _, rest = page.partition("```toml\n")
    found = read(rest.partition("```")[0], "pagina")
    assert (found.theme, key_of(found, keys.PLAY, "why")) == ("contrasto", "w")
