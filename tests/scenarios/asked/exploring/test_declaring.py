"""508.1, 509.1: attacks and blocks that a file leaves open, creatures that are alike, orders that come to the same."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import product
from math import factorial

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import Recipient, board_of
from engine.flow.positions import could_change_places
from engine.words.terms import ObjectId
from scenarios.asked.exploring import report
from scenarios.asked.exploring.alike import alike
from scenarios.asked.exploring.declaring import _every, _Group, _tied
from scenarios.asked.exploring.explore import Explored, explore
from scenarios.asked.exploring.outcomes import facts
from scenarios.laid.setup import set_up
from scenarios.played.budget import Budget
from scenarios.played.run import run
from scenarios.written import model
from scenarios.written.load import parse

WILD = """\
carte:
  Lince: {tipo: Creatura — Gatto, f/c: 2/2, testo: "Questa creatura attacca in ogni combattimento, se può farlo."}
"""
BOARD = """\
{cards}giocatori:
  - {{nome: Anna, campo: [{mine}]}}
  - {{nome: Bruno, campo: [{theirs}]}}
{script}fino a: fine combattimento
"""


def board(mine: str, theirs: str = "", script: str = "", cards: str = "") -> Explored:
    return explore(parse(BOARD.format(mine=mine, theirs=theirs, script=script, cards=cards), "prova"))


def ways(found: Explored) -> list[int]:
    return sorted(one.ways or 0 for one in found.outcomes)


def attacks(found: Explored) -> list[tuple[str, ...]]:
    """Who attacks, outcome by outcome."""
    return sorted(
        tuple(name for one in outcome.declared if isinstance(one, model.Attack) for name in one.attackers)
        for outcome in found.outcomes
    )


# --- 508.1: attacks


def test_508_1_attacks_that_the_script_leaves_open_are_tried() -> None:
    """By hand: nobody, one, the other, both; nothing blocks."""
    found = board("Volpe 1/1, Orso 2/2")
    assert attacks(found) == [(), ("orso1",), ("volpe1",), ("volpe1", "orso1")]
    assert (found.complete, found.untried) == (True, ())


@pytest.mark.parametrize("script", ["azioni:\n  - attacca: {volpe: Bruno}\n", "azioni:\n  - attacca: {}\n"])
def test_508_1_an_attack_that_the_script_declares_stays(script: str) -> None:
    found = board("Volpe 1/1, Orso 2/2", script=script)
    assert (len(found.outcomes), found.seen, attacks(found)) == (1, 0, [()])


def test_508_1_what_cannot_attack_is_in_no_declaration() -> None:
    assert attacks(board("Volpe 1/1, Muro 0/4 difensore, Orso 2/2 TAPpato")) == [(), ("volpe1",)]


def test_508_1c_a_forbidden_attack_is_no_outcome() -> None:
    """By hand: at most one creature attacks; without the limit all four declarations are outcomes."""
    limit = "carte:\n  Varco: {tipo: Incantesimo, abilità: [{attaccano al massimo: 1, testo: uno solo}]}\n"
    found = board("Volpe 1/1, Orso 2/2, Varco", cards=limit)
    assert attacks(found) == [(), ("orso1",), ("volpe1",)]
    assert len(board("Volpe 1/1, Orso 2/2").outcomes) == 4
    assert all(one.run.refusal is None for one in found.outcomes)
    assert found.seen == 3, "what is known to be forbidden is not even tried"


def test_508_1d_who_must_attack_does() -> None:
    found = board("Lince", cards=WILD)
    assert ways(found) == [1]
    assert any("TAPpato" in fact for fact in facts(found.outcomes[0].run))


def test_blocks_follow_attacks() -> None:
    """By hand: no attack, an attack unblocked, an attack blocked."""
    found = board("Volpe 1/1", "Lupo 2/2")
    assert ways(found) == [1, 1, 1]
    told = report.as_text(found, "Titolo")
    assert "Attacchi: volpe1 attacca Bruno." in told
    assert "Blocchi: lupo1 blocca volpe1." in told
    assert report.as_json(found)["esiti"][2]["attacchi"] == ["volpe1 attacca Bruno"]


def test_509_1a_a_creature_that_can_block_several_does() -> None:
    """By hand: the guard blocks neither fox, one, the other, or both; one that blocks one attacker alone has no fourth way."""
    text = (
        "carte:\n  Guardia: {tipo: Creatura, f/c: 0/9, abilità: [{bloccano in più: 1, oggetti: questo, testo: due}]}\n"
    )
    script = "azioni:\n  - attacca: {volpe: Bruno, topo: Bruno}\n"
    assert len(board("Volpe 1/1, Topo 2/1", "Guardia", script, text).outcomes) == 4
    assert len(board("Volpe 1/1, Topo 2/1", "Guardia 0/9", script).outcomes) == 3


def test_a_second_combat_is_declared_anew() -> None:
    """500.8: who attacked in neither, the first, the second, or both combats of a turn: vigilance, so the same creature again."""
    text = """\
carte:
  Tromba: {tipo: Stregoneria, abilità: [{effetto: [{aggiungi fasi: [combattimento, principale], dopo: principale}]}]}
giocatori:
  - {nome: Anna, campo: [Volpe 1/1 cautela], mano: [Tromba]}
  - {nome: Bruno}
turno: {di: Anna, sottofase: principale}
azioni:
  - {lancia: tromba, di: Anna}
fino a: finale
"""
    found = explore(parse(text, "prova"))
    assert ways(found) == [1, 1, 2]


def test_what_the_script_says_of_a_creature_that_died_ends_the_way_and_not_the_exploration() -> None:
    """The fox may die as it attacks; then what the script goes on to do with it cannot be followed, and that is said."""
    text = BOARD.format(
        mine="Volpe 1/1 pedina, Scettro",
        theirs="Lupo 2/2",
        script="azioni:\n  - {vai a: fine combattimento}\n  - {attiva: scettro, di: Anna, bersagli: volpe}\n",
        cards='carte:\n  Scettro: {tipo: Artefatto, testo: "{T}: TAPpa una creatura bersaglio."}\n',
    ).replace("fino a: fine combattimento\n", "")
    found = explore(parse(text, "prova"))
    assert len(found.outcomes) == 3
    assert sum("non si può seguire" in one.run.stopped_by for one in found.outcomes) == 1


def test_an_attack_before_one_that_the_script_declares_is_said_not_to_be_tried() -> None:
    script = "azioni:\n  - {vai a: mantenimento, turno di: Bruno}\n  - attacca: {lupo: Anna}\n"
    text = BOARD.format(mine="Volpe 1/1", theirs="Lupo 2/2", script=script, cards="")
    text = text.replace("nome: Anna,", "nome: Anna, grimorio: 9,").replace("nome: Bruno,", "nome: Bruno, grimorio: 9,")
    found = explore(parse(text, "prova"))
    assert found.untried == ("gli attacchi e i blocchi che vengono prima di altri dichiarati nel file",)


# --- creatures that are alike


def test_creatures_that_are_alike_are_not_tried_in_each_others_place() -> None:
    """By hand: how many of four bears attack: five outcomes, which stand for 1, 4, 6, 4, 1 of the 16 declarations."""
    found = board("4x Orso 2/2")
    assert (ways(found), found.seen) == ([1, 1, 4, 4, 6], 5)


@pytest.mark.parametrize(
    ("more", "groups"),
    [
        ("2x Orso 2/2", [2]),
        ("Orso 2/2, Orso 2/2 TAPpato", [1, 1]),
        ("Orso 2/2, Orso 3/3", [1, 1]),
        ("2x Capo", [1, 1]),
        ("2x Orso 2/2, Spada assegnata a orso2", [1, 1, 1]),
    ],
)
def test_613_7_alike_is_what_nothing_tells_apart(more: str, groups: list[int]) -> None:
    """A sword on one of two bears tells them apart; and of two that pump others, which one is older may matter."""
    cards = """\
carte:
  Capo: {tipo: Creatura — Orso, f/c: 2/2, testo: "Le altre creature che controlli prendono +1/+1."}
  Spada: {tipo: Artefatto — Equipaggiamento, testo: "La creatura equipaggiata prende +1/+0."}
"""
    game = set_up(parse(BOARD.format(mine=more, theirs="", script="", cards=cards), "prova"))
    among = [one.id for one in game.permanents()]
    assert sorted(map(len, alike(game, among))) == sorted(groups)


def test_objects_in_two_hands_cannot_change_places() -> None:
    game = set_up(parse(BOARD.format(mine="2x Orso 2/2", theirs="Orso 2/2", script="", cards=""), "prova"))
    mine, other, theirs = (one.id for one in game.permanents())
    assert board_of(game).controller(theirs) != board_of(game).controller(mine)
    assert could_change_places(game, mine, other)
    assert not could_change_places(game, mine, theirs)
    assert not could_change_places(game, mine, ObjectId(999))


@settings(max_examples=60, deadline=None)
@given(
    st.lists(st.integers(1, 2), min_size=1, max_size=2),
    st.lists(st.integers(1, 2), min_size=1, max_size=2),
)
def test_what_is_declared_stands_for_every_declaration_once(blockers: Sequence[int], attackers: Sequence[int]) -> None:
    """Against all of them: each creature of some groups blocks one of the attackers of other groups, or none."""
    numbers = iter(range(1, 100))
    against = [tuple(ObjectId(next(numbers)) for _ in range(size)) for size in attackers]
    groups = [tuple(ObjectId(next(numbers)) for _ in range(size)) for size in blockers]
    others: list[Recipient] = [one for group in against for one in group]
    made = [*_every([_Group(group, others, 1) for group in groups], _tied(against))]
    creatures = [one for group in groups for one in group]
    every = [*product([None, *others], repeat=len(creatures))]
    kinds: dict[Recipient, int] = {one: number for number, group in enumerate(against) for one in group}

    def told(blocks: Sequence[Recipient | None]) -> object:
        """A declaration but for which of several that are alike: for each attacker how many of each group block it."""
        size = iter(blocks)
        by_group = [[next(size) for _ in group] for group in groups]
        return sorted((kinds[other], [chosen.count(other) for chosen in by_group]) for other in others)

    found = [
        (told([chosen[0] if chosen else None for _, chosen in one.chosen]), one.stands_for(against)) for one in made
    ]
    assert len({repr(kind) for kind, _ in found}) == len(found)
    assert {repr(kind): times for kind, times in found} == Counter(repr(told(one)) for one in every)


@settings(max_examples=15, deadline=None)
@given(st.integers(1, 2), st.integers(0, 2), st.integers(1, 2), st.booleans())
def test_what_is_alike_comes_to_what_each_by_itself_comes_to(mine: int, theirs: int, size: int, other: bool) -> None:
    """The same board with a check at the end that could name any creature: nothing is alike there."""
    text = BOARD.format(
        mine=f"{mine}x Volpe {size}/1" + (", Topo 1/2" if other else ""),
        theirs=f"{theirs}x Lupo 1/1" if theirs else "",
        script="azioni:\n  - {vai a: fine combattimento}\n",
        cards="",
    ).replace("fino a: fine combattimento\n", "")
    few = explore(parse(text, "prova"))
    all_of_them = explore(parse(text + "  - controlla: [{giocatore: Anna, vita: 20}]\n", "prova"), limit=5_000)
    assert few.complete
    assert all_of_them.complete
    assert few.seen <= all_of_them.seen
    assert sum(ways(few)) == sum(ways(all_of_them))
    assert len(few.outcomes) == len(all_of_them.outcomes)


def test_many_creatures_yield_outcomes_within_the_limit() -> None:
    """Thirty against thirty: what is alike is made one declaration at a time, and the limit is of answers."""
    found = explore(parse(BOARD.format(mine="30x Orso 2/2", theirs="30x Lupo 1/1", script="", cards=""), "p"), limit=40)
    assert (found.complete, found.seen) == (False, 40)
    assert len(found.outcomes) > 2


# --- 603.3b: orders that come to the same

EIGHT = """\
carte:
  Brina: {{tipo: Artefatto, testo: "Ogniqualvolta una creatura muore, guadagni 1 punto vita."}}
  Lume: {{tipo: Artefatto, testo: "Ogniqualvolta una creatura muore, pesca una carta."}}
  Tana: {{tipo: Artefatto, testo: "Ogniqualvolta una creatura muore, crea una pedina creatura Lupo 2/2 verde."}}
  Ghiro:
    tipo: Creatura — Orso
    f/c: 2/2
    testo: Ogniqualvolta un'altra creatura muore, metti un segnalino +1/+1 su questa creatura.
  Scheggia: {{tipo: Artefatto, testo: "Ogniqualvolta una creatura muore, questo artefatto infligge 1 danno a ogni avversario."}}
  Lumino: {{tipo: Artefatto, testo: "Ogniqualvolta una creatura muore, pesca una carta."}}
  Altro: {{tipo: {kind}, testo: "{text}"}}
giocatori:
  - {{nome: Anna, grimorio: {library}, campo: [Brina, Lume, Lumino, Tana, Ghiro, Scheggia{more}]}}
  - {{nome: Bruno, grimorio: 9, campo: [Orso 2/2]}}
azioni:
  - evento: {{distruggi: orso}}
"""


def adding(text: str = "", kind: str = "Incantesimo", *, library: int = 9) -> Explored:
    more = ", Altro" if text else ""
    made = EIGHT.format(text=text or "Volare", kind=kind, library=library, more=more)
    return explore(parse(made if text else made.replace("Incantesimo, testo", "Creatura — Orso, f/c: 1/1, testo"), "p"))


def test_603_3b_what_only_adds_comes_to_the_same_in_any_order() -> None:
    """Six abilities, two of which draw in the same words: the order of those two is none that anybody chooses."""
    found = adding()
    assert (found.seen, ways(found)) == (1, [factorial(6) // 2])


def test_603_3b_a_lord_that_makes_creatures_larger_looks_at_nothing() -> None:
    assert adding("Le creature che controlli prendono +1/+1.").seen == 1


@pytest.mark.parametrize(
    ("text", "library"),
    [
        ("Le creature che controlli prendono -1/-1.", 9),
        ("Ogniqualvolta peschi una carta, perdi 1 punto vita.", 9),
        ("Ogniqualvolta una creatura entra, guadagni 1 punto vita.", 9),
        ("Le creature che controlli prendono +1/+1.", 1),
    ],
)
def test_603_3b_where_something_looks_the_order_is_tried(text: str, library: int) -> None:
    """A creature dies as it comes, a draw or an entering is noticed, or a library is shorter than what is drawn."""
    assert adding(text, library=library).seen > 1


# --- a limit, and time


def test_six_targets_yield_outcomes_after_a_few_answers() -> None:
    """One way is followed to its end before any other: an order and six targets, again for each creature that dies."""
    names = [f"Pietra{letter}" for letter in "ABCDEF"]
    shoots = "Ogniqualvolta una creatura muore, questo artefatto infligge 1 danno a un qualsiasi bersaglio."
    cards = "carte:\n" + "".join(f"  {name}: {{tipo: Artefatto, testo: '{shoots}'}}\n" for name in names)
    happens = "azioni:\n  - evento: {distruggi: orso}\n"
    text = BOARD.format(mine=", ".join(names), theirs="Orso 2/2, Lupo 3/3, Cervo 4/4", cards=cards, script=happens)
    text = text.replace("fino a: fine combattimento\n", "")
    found = explore(parse(text, "prova"), limit=40)
    assert (found.complete, found.seen) == (False, 40)
    assert found.outcomes


def test_no_time_at_all_is_no_outcome_and_is_said() -> None:
    found = explore(
        parse(BOARD.format(mine="Volpe 1/1", theirs="", script="", cards=""), "p"), budget=Budget(stopped=lambda: True)
    )
    assert (found.outcomes, found.complete, found.why) == ((), False, "fermato a richiesta")


def test_733_1_an_illegal_whole_is_blamed_on_the_answer_that_began_it() -> None:
    """508.1d: who attacks is asked first, whom second: what is illegal of the first shows after the second."""
    found = board("Lince, Orso 2/2", cards=WILD)
    assert ways(found) == [1, 1]
    again = run(found.outcomes[0].run.scenario, {one.number: one.answer for one in found.outcomes[0].way})
    assert facts(again) == facts(found.outcomes[0].run)
