"""601.2c, 608.2d: «Anna sceglie nessuno» answers where nothing may be chosen; elsewhere it is told how many it takes."""

import pytest

from scenarios.language.errors import ScenarioError
from scenarios.played.run import Run, run
from scenarios.told.report import as_text
from scenarios.told.ruling import ruling
from scenarios.written.load import parse, parse_lines

UP_TO = """
Anna: Orso 2/2, Lupo 2/2
carta: Gelata stregoneria
> TAPpa fino a due creature bersaglio.
Anna lancia Gelata
{reply}
Orso è TAPpato?
"""
EXACTLY = UP_TO.replace("fino a due", "due").replace("Lupo 2/2", "Lupo 2/2, Gatto 1/1")
OTHERS = """
Anna: Orso 2/2, Lupo 2/2
carta: Resa stregoneria
> Ogni giocatore sacrifica {how_many} creature che controlla.
Anna lancia Resa
{reply}
Muore Orso?
"""
IN_A_FILE = """
giocatori:
  - nome: Anna
    campo: [Orso, Lupo]
    mano: [Gelata]
  - nome: Bruno
carte:
  Orso: {tipo: Creatura, f/c: 2/2}
  Lupo: {tipo: Creatura, f/c: 2/2}
  Gelata:
    tipo: Stregoneria
    testo: TAPpa fino a due creature bersaglio.
azioni:
  - lancia: Gelata
    di: Anna
    risposte: [REPLY]
"""


def played(lines: str, reply: str) -> Run:
    return run(parse_lines(lines.replace("{reply}", reply), "t"))


@pytest.mark.parametrize(
    "reply",
    [
        "Anna sceglie nessuno",
        "Anna sceglie niente",
        "Anna sceglie nessun bersaglio",
        "scegli: nulla",
        "risposta: bersagli nessuno",
        "bersagli: niente",
    ],
)
def test_601_2c_where_up_to_so_many_targets_may_be_chosen_none_may_be(reply: str) -> None:
    made = played(UP_TO, reply)
    assert made.question is None and not made.unheard
    assert ruling(made).answer[0] == "«Orso» è in posizione STAPpata."


@pytest.mark.parametrize(
    "reply", ["{scegli: nessuno}", "{bersagli: niente}", "{bersagli: nessun bersaglio}", "{bersagli: []}"]
)
def test_601_2c_a_file_says_so_too(reply: str) -> None:
    made = run(parse(IN_A_FILE.replace("REPLY", reply), "t"))
    assert made.question is None and not made.unheard


def test_601_2c_control_one_target_is_one() -> None:
    assert "è in posizione TAPpata" in ruling(played(UP_TO, "Anna sceglie Orso")).answer[0]


def test_601_2c_two_choices_of_up_to_one_are_answered_one_by_one() -> None:
    both = UP_TO.replace(
        "fino a due creature bersaglio.", "fino a una creatura bersaglio. Distruggi fino a una creatura bersaglio."
    )
    made = played(both, "Anna sceglie nessuno\nAnna sceglie nessun bersaglio")
    assert made.question is None and not made.unheard
    assert played(both, "bersagli: niente").question is None


def test_601_2c_where_none_is_too_few_it_is_told_how_many() -> None:
    made = played(EXACTLY, "Anna sceglie nessuno")
    assert made.question is not None
    assert "non risponde a quello che si chiede" in as_text(made) and "se ne scelgono almeno 2" in as_text(made)
    for reply in ("bersagli: niente", "risposta: bersagli niente"):
        with pytest.raises(ScenarioError, match="se ne scelgono almeno 2"):
            played(EXACTLY, reply)


def test_601_2c_control_another_word_is_not_told_how_many() -> None:
    assert "almeno 2" not in as_text(played(EXACTLY, "Anna sceglie Bruno"))


def test_601_2c_what_is_called_so_is_chosen() -> None:
    named = UP_TO.replace("Lupo 2/2", "Nessuno 2/2")
    assert "«Nessuno» è in posizione TAPpata" in as_text(played(named, "Anna sceglie Nessuno"))


def test_608_2d_other_choices_may_be_none_too_where_that_is_allowed() -> None:
    may = OTHERS.replace(
        "Ogni giocatore sacrifica {how_many} creature che controlla", "Sacrifica un qualsiasi numero di creature"
    )
    for reply in ("Anna sceglie nessuno", "sacrifica: niente"):
        assert ruling(played(may, reply)).answer[0] == "«Orso» resta sul campo di battaglia."
    must = OTHERS.replace("{how_many} creature", "una creatura")
    made = played(must, "Anna sceglie nessuno")
    assert made.question is not None and "se ne sceglie almeno uno" in as_text(made)


@pytest.mark.parametrize("said", ["nessuno", "nessun bersaglio", "niente"])
def test_601_2c_none_is_said_as_it_is_cast_too(said: str) -> None:
    made = played(UP_TO.replace("lancia Gelata", f"lancia Gelata su {said}"), "")
    assert made.question is None and ruling(made).answer[0] == "«Orso» è in posizione STAPpata."
    with pytest.raises(ScenarioError, match="se ne scelgono almeno 2"):
        played(EXACTLY.replace("lancia Gelata", f"lancia Gelata su {said}"), "")


def test_601_2c_control_who_is_called_so_is_a_target() -> None:
    named = UP_TO.replace("Lupo 2/2", "Nessuno 2/2").replace("lancia Gelata", "lancia Gelata su Nessuno")
    assert "«Nessuno» è in posizione TAPpata" in as_text(played(named, ""))
