"""`judge regola`: what it prints, what it refuses, and what it does not load."""

import json

import pytest

from judge.cli import cli
from judge.commands.rules import numbers_written
from ruletext.builtin import Builtin, builtin
from ruletext.lookup import lookup
from tests.judge.calling import judge, on_terminal, posix, process, runner


@pytest.mark.parametrize(
    ("typed", "read"),
    [
        ("704.5f", ["704.5f"]),
        ("704 5 f", ["704 5 f"]),
        ("704 5f", ["704 5f"]),
        ("704.5 f", ["704.5 f"]),
        ("704 705", ["704", "705"]),
        ("704 5 705 6", ["704 5", "705 6"]),
        ("702 10 b 9", ["702 10 b", "9"]),
        ("7", ["7"]),
        ("parte 7 704", ["parte 7", "704"]),
        ("cr 704.5f", ["cr 704.5f"]),
        ("regole 704.5f, 603.3a e 117.5", ["regole 704.5f", "603.3a", "117.5"]),
        ("704.5 e 603.3", ["704.5", "603.3"]),
        ("704.5 e", ["704.5 e"]),
        ("704.5f e", ["704.5f"]),
        ("e 704.5", ["704.5"]),
        ("603.3a-d", ["603.3a-d"]),
        ("603.3a - d", ["603.3a-d"]),
        ("603.3 a – d", ["603.3 a-d"]),
        ("603 3a-d", ["603 3a-d"]),
        ("500-514 7", ["500-514", "7"]),
        ("xyz", ["xyz"]),
        ("xyz 704.5f", ["xyz", "704.5f"]),
        ("vedi la regola 704.5f", ["vedi la regola 704.5f"]),
    ],
)
def test_numbers_are_read_however_the_shell_split_them(typed: str, read: list[str]) -> None:
    assert numbers_written(typed.split(" ")) == read
    assert numbers_written([typed]) == read


def asked(*words: str) -> list[str]:
    """The numbers of the rules that the JSON form gives."""
    answer = judge("regola", *words, "--json")
    assert answer.exit_code == 0, answer.stderr
    return [rule["numero"] for rule in json.loads(answer.stdout)]


@pytest.mark.parametrize("typed", ["", "  ", ",;"])
def test_no_number_at_all_is_told(typed: str) -> None:
    ended = judge("regola", typed)
    assert ended.exit_code == 2
    assert "manca il numero della regola" in ended.stderr


def test_a_rule_is_shown_with_everything_that_leads_on() -> None:
    answer = judge("regola", "704.5f")
    assert answer.exit_code == 0
    assert answer.stderr == ""
    rule = builtin().rule("704.5f")
    assert answer.stdout.startswith(f"704.5f  (704 {builtin().title('704')})\n\n  {rule.paragraphs[0]}\n")
    assert f"\n  Esempio: {rule.examples[0]}\n" in answer.stdout
    assert answer.stdout.endswith(f"\n{builtin().edition.name}, edizione del {builtin().edition.date}.\n")


def test_references_and_who_refers_are_shown() -> None:
    source = next(n for n in builtin().numbers() if builtin().rule(n).references and builtin().cited_by(n))
    page = judge("regola", str(source)).stdout
    assert f"\n  Rimandi: {', '.join(map(str, builtin().rule(source).references))}\n" in page
    assert f"\n  Citata da: {', '.join(map(str, builtin().cited_by(source)))}\n" in page


def test_a_rule_with_subrules_lists_how_each_begins() -> None:
    page = judge("regola", "704.5").stdout
    below = builtin().below("704.5")
    assert len(below) > 20
    for number in below:
        assert f"\n  {number}  {builtin().rule(number).text[:20]}" in page


def test_a_chapter_and_a_part_list_what_they_hold() -> None:
    chapter = judge("regola", "704").stdout
    assert chapter.startswith("704 Azioni generate dallo stato  (7 Regole addizionali)\n")
    assert "\n  704.5  " in chapter
    part = judge("regola", "7").stdout
    assert part.startswith("7 Regole addizionali\n")
    assert "\n  704  Azioni generate dallo stato\n" in part


def test_json_is_a_list_in_the_order_asked_of_what_a_lookup_gives() -> None:
    answer = judge("regola", "704.5f", "603.3a", "7", "704", "704.5f", "--json")
    assert json.loads(answer.stdout) == [lookup(number) for number in ("704.5f", "603.3a", "7", "704", "704.5f")]
    assert answer.stderr == ""


def test_a_range_gives_what_there_is_from_one_end_to_the_other() -> None:
    assert asked("603.3a-d") == ["603.3a", "603.3b", "603.3c", "603.3d"]
    assert asked("704.5k-n") == ["704.5k", "704.5m", "704.5n"]  # no rule has the letter l
    assert asked("500-502", "117.5") == ["500", "501", "502", "117.5"]


def test_a_number_alone_is_a_shortcut() -> None:
    assert judge("704.5f").stdout == judge("regola", "704.5f").stdout
    assert judge("704", "5", "f", "--json").stdout == judge("regola", "704.5f", "--json").stdout
    assert "Uso: judge regola " in judge("704.5f", "--jsn").stderr


def test_unknown_numbers_are_answered_with_the_nearest_and_the_others_are_printed() -> None:
    answer = judge("regola", "740.5f", "pippo", "704.5f", "704.5l")
    assert answer.exit_code == 2
    assert answer.stdout == judge("regola", "704.5f").stdout
    first, second, third = answer.stderr.splitlines()
    assert "non c'è 740.5f; forse 704.5f" in first
    assert "«pippo» non è un numero di regola" in second
    assert "forse 704.5k o 704.5m" in third


@pytest.mark.parametrize("wrong", ["603.3d-a", "603.3a-704.5b", "704.5a-zz", "999-999", "704.5a-"])
def test_a_range_whose_ends_are_not_right_gives_nothing(wrong: str) -> None:
    answer = judge("regola", wrong, "--json")
    assert answer.exit_code == 2
    assert json.loads(answer.stdout) == []
    assert len(answer.stderr.splitlines()) == 1


def test_a_damaged_text_is_said_to_be_so_and_is_no_fault_of_the_call(monkeypatch: pytest.MonkeyPatch, tmp_path) -> None:
    (tmp_path / "704.txt").write_bytes(b"\xff")
    monkeypatch.setattr("judge.commands.rules.builtin", lambda: Builtin(str(tmp_path)))
    broken = runner().invoke(cli, ["regola", "704.5f"])
    assert broken.exit_code == 70
    assert "danneggiato" in broken.stderr
    assert "links.tsv:1" in broken.stderr


@posix
def test_lines_fit_the_terminal_and_lose_no_word() -> None:
    plain = judge("regola", "704", "603.3b").stdout
    narrow = on_terminal("regola", "704", "603.3b", columns=40)
    assert max(map(len, narrow.splitlines())) <= 40
    shown = plain[plain.index("603.3b  (") :]
    assert narrow[narrow.index("603.3b  (") :].split() == shown.split()


@posix
def test_bold_is_for_terminals_whose_user_did_not_turn_it_off() -> None:
    assert "\x1b" not in on_terminal("regola", "704.5f", columns=80)  # the tests set NO_COLOR
    assert "\x1b[1m704.5f\x1b[0m" in on_terminal("regola", "704.5f", columns=80, NO_COLOR="")
    assert "\x1b" not in on_terminal("regola", "704.5f", columns=80, NO_COLOR="", TERM="dumb")
    assert "\x1b" not in process("regola", "704.5f", NO_COLOR="").stdout


@pytest.mark.parametrize(
    "typed", ["Bersaglio", "bersaglio", "glossario bersaglio", "GLOSSARIO: Bersaglio", "G:BERSAGLIO", "g:bersaglio"]
)
def test_an_entry_of_the_glossary_opens_by_its_title(typed: str) -> None:
    answer = judge("regola", *typed.split())
    assert answer.exit_code == 0
    assert answer.stdout.startswith("BERSAGLIO  (glossario)")
    assert "Rimandi: " in answer.stdout
    assert json.loads(judge("regola", typed, "--json").stdout)[0]["id"] == "G:BERSAGLIO"


@pytest.mark.parametrize(
    ("typed", "title"),
    [
        ("manuale la pila", "LA PILA"),
        ("tocco letale", "TOCCO LETALE"),
        ("x", "X"),
        ("{B} (mana nero)", "{B} (MANA NERO)"),
    ],
)
def test_titles_are_those_of_entries_and_passages_whatever_is_in_them(typed: str, title: str) -> None:
    assert judge("regola", typed).stdout.startswith(title)


def test_a_title_with_a_counter_in_it_is_no_option() -> None:
    answer = judge("regola", "segnalino", "-1/-1")
    assert (answer.exit_code, answer.stdout.splitlines()[0]) == (
        0,
        judge("regola", "segnalino -1/-1").stdout.splitlines()[0],
    )
    assert judge("regola", "segnalino", "-1/-1", "--json").exit_code == 0
    assert judge("regola", "segnalino", "-x").exit_code == 2


@pytest.mark.parametrize("article", builtin().articles()[::9], ids=lambda article: article.id)
def test_every_entry_opens_by_the_words_of_its_title(article) -> None:
    where = ["manuale"] if article.kind == "B" else []
    answer = judge("regola", *where, *article.title.lower().split())
    assert (answer.exit_code, article.title in answer.stdout) == (0, True)


def test_a_word_that_is_no_title_offers_the_nearest_and_the_search() -> None:
    answer = judge("regola", "bersalio")
    assert answer.exit_code == 2
    assert answer.stdout == ""
    assert "forse BERSAGLIO" in answer.stderr
    assert "judge cerca" in answer.stderr
    assert "glossario" not in judge("regola", "manuale", "bersalio").stdout


def test_a_number_is_never_a_title() -> None:
    assert judge("regola", "regola", "115.1").stdout == judge("regola", "115.1").stdout
    assert judge("regola", "704", "5", "f").stdout == judge("regola", "704.5f").stdout


@pytest.mark.parametrize("words", [[], [""], [" ", ""]])
def test_a_search_for_nothing_is_told(words: list[str]) -> None:
    done = judge("cerca", *words)
    assert done.exit_code == 2 and "manca che cosa cercare" in done.stderr
