"""A scenario played: moments, answers, refusals, waiting, resuming."""

import subprocess
import sys
from pathlib import Path

import pytest

from engine.state.trace import StepKind
from engine.state.turn_state import Moment
from engine.words.decisions import NO, YES, Answer, Form, IllegalAnswer, Purpose
from engine.words.terms import TurnStep, Zone
from scenarios import library
from scenarios.language.errors import ScenarioError
from scenarios.played.run import LOOP_NOT_PROVED, Outcome, run
from scenarios.written.load import load
from tests.scenarios.boards import anna, bruno, scenario, unknown

PROJECT = Path(__file__).resolve().parents[3]


def kinds(made):
    return [step.step.kind for step in made.steps]


def found(made, label):
    return next((one for one in made.final.objects.values() if one.label == label), None)


def zone(made, label):
    one = found(made, label)
    return one.zone if one is not None else None


def life(made):
    return [made.final.side(player.id).life for player in made.final.players]


def refusal(made):
    assert made.refusal is not None
    return made.refusal


def asking(made):
    assert made.question is not None
    return made.question


def message(error):
    return str(error.value)


# --- when things are done


def test_704_3_without_a_script_the_board_is_checked_until_somebody_has_priority():
    made = run(scenario(anna(campo=[{"carta": "Lupo", "danno": 2}, "Roccia"]), bruno()))
    assert kinds(made) == [StepKind.STATE_BASED_ACTIONS, StepKind.PRIORITY]
    assert zone(made, "lupo1") is Zone.GRAVEYARD
    assert zone(made, "roccia1") is Zone.BATTLEFIELD
    assert made.outcome is Outcome.COMPLETE


def test_117_3c_who_acts_gets_priority_back_and_may_answer_their_own_spell():
    board = anna(mano=["Dardo", "Dardo"]), bruno(campo=["Lupo"])
    own = [{"lancia": "Dardo", "bersagli": ["lupo1"]}, {"lancia": "Dardo", "di": "Anna", "bersagli": ["Bruno"]}]
    held = run(scenario(*board, azioni=own))
    assert not any(step.step.kind is StepKind.PASS for step in held.steps if step.n <= 5)
    assert life(held) == [20, 17]
    assert zone(held, "lupo1") is Zone.GRAVEYARD


def test_117_3d_who_has_no_action_passes_so_that_the_opponent_can_respond():
    made = run(
        scenario(
            anna(mano=["Dardo"], campo=["Lupo"]),
            bruno(mano=["Dardo"], campo=["Roccia"]),
            azioni=[
                {"lancia": "Dardo", "di": "Anna", "bersagli": ["Bruno"]},
                {"lancia": "Dardo", "di": "Bruno", "bersagli": ["lupo1"]},
                "risolvi",
                {"controlla": [{"oggetto": "lupo1", "zona": "cimitero"}, {"giocatore": "Bruno", "vita": 20}]},
            ],
            attese=[{"giocatore": "Bruno", "vita": 17}],
        )
    )
    assert made.right
    assert [check.vera for check in made.checks] == [True, True, True]


def test_117_1a_a_creature_waits_for_the_stack_to_be_empty():
    board = anna(mano=["Dardo", "Lupo"]), bruno()
    script = [{"lancia": "Dardo", "bersagli": ["Bruno"]}, {"lancia": "Lupo"}]
    made = run(scenario(*board, azioni=script))
    assert zone(made, "lupo1") is Zone.BATTLEFIELD
    assert life(made) == [20, 17]
    cast = next(step for step in made.steps if step.step.kind is StepKind.CAST and step.action == 1)
    assert made.game_at(cast.n - 1).stack_top is None


def test_307_1_a_sorcery_in_the_turn_of_the_opponent_is_refused():
    board = anna(campo=["Lupo"]), bruno(mano=["Falò", "Dardo"])
    refused = run(scenario(*board, azioni=[{"lancia": "Falò"}]))
    assert refused.outcome is Outcome.INCOMPLETE
    assert refusal(refused).rule == "117.1a"
    assert refusal(refused).why == "not your turn"
    assert refused.final.turn.step is TurnStep.PRECOMBAT_MAIN
    instant = run(scenario(*board, azioni=[{"lancia": "Dardo", "bersagli": ["lupo1"]}]))
    assert instant.outcome is Outcome.COMPLETE


def test_117_1a_with_no_better_moment_in_the_turn_the_search_is_taken_back():
    made = run(
        scenario(
            anna(mano=["Falò"], campo=["Lupo"]),
            bruno(),
            turno={"di": "Anna", "sottofase": "finale"},
            azioni=[{"lancia": "Falò"}],
        )
    )
    assert refusal(made).why == "not a main phase"
    assert made.final.turn.step is TurnStep.END
    assert made.final.turn.number == 2
    assert kinds(made) == [StepKind.PRIORITY, StepKind.NOTHING]


def test_506_the_run_goes_on_to_the_declaration_of_attackers_and_of_blockers():
    made = run(
        scenario(
            anna(campo=["Lupo"]),
            bruno(campo=["Roccia"]),
            azioni=[{"attacca": {"lupo1": "Bruno"}}, {"blocca": {"roccia1": "lupo1"}}, {"vai a": "fine combattimento"}],
        )
    )
    assert made.outcome is Outcome.COMPLETE
    assert found(made, "roccia1").damage == 2
    assert life(made) == [20, 20]
    unblocked = run(
        scenario(
            anna(campo=["Lupo"]),
            bruno(campo=["Roccia"]),
            azioni=[{"attacca": {"lupo1": "Bruno"}}],
            fino_a="fine combattimento",
        )
    )
    assert life(unblocked) == [20, 18]


def test_508_1_attackers_cannot_be_declared_after_combat():
    made = run(
        scenario(
            anna(campo=["Lupo"]),
            bruno(),
            turno={"di": "Anna", "sottofase": "seconda principale"},
            azioni=[{"attacca": {"lupo1": "Bruno"}, "rifiutata": "508.1"}],
        )
    )
    assert made.right
    assert made.outcome is Outcome.COMPLETE
    assert made.final.turn.step is TurnStep.POSTCOMBAT_MAIN


def test_514_2_to_the_end_of_the_turn_damage_wears_off():
    board = anna(campo=[{"carta": "Roccia", "danno": 3}]), bruno()
    stays = run(scenario(*board))
    ends = run(scenario(*board, fino_a="fine turno"))
    assert found(stays, "roccia1").damage == 3
    assert found(ends, "roccia1").damage == 0
    assert ends.final.turn.number == 3


def test_608_1_resolving_is_done_when_the_top_has_left_the_stack():
    script = [{"lancia": "Dardo", "bersagli": ["Bruno"]}, {"lancia": "Dardo", "di": "Anna", "bersagli": ["Anna"]}]
    board = anna(mano=["Dardo", "Dardo"]), bruno()
    once = run(
        scenario(
            *board,
            azioni=[
                *script,
                "risolvi",
                {"controlla": [{"giocatore": "Anna", "vita": 17}, {"giocatore": "Bruno", "vita": 20}]},
            ],
        )
    )
    twice = run(
        scenario(
            *board,
            azioni=[
                *script,
                "risolvi 2",
                {
                    "controlla": [
                        {"giocatore": "Anna", "vita": 17},
                        {"giocatore": "Bruno", "vita": 17},
                        {"pila": "vuota"},
                    ]
                },
            ],
        )
    )
    assert once.right
    assert twice.right


def test_608_1_nothing_to_resolve_is_a_fault_of_the_script():
    with pytest.raises(ScenarioError) as error:
        run(scenario(anna(), bruno(), azioni=["risolvi"]))
    assert "la pila è vuota" in message(error)


def test_704_3_what_happens_at_once_is_one_event():
    board = anna(campo=["Lupo", "Veglia"]), bruno(campo=["Lupo"])
    hit = [{"danno": 2, "a": "lupo1", "da": "lupo2"}, {"danno": 2, "a": "lupo2", "da": "lupo1"}]
    together = run(scenario(*board, azioni=[{"evento": hit, "risposte": ["sì", "sì"]}]))
    assert sum(step.step.kind is StepKind.STATE_BASED_ACTIONS for step in together.steps) == 1
    assert life(together) == [22, 20]


# --- targets


def test_601_2c_targets_go_to_their_requirements_in_order():
    made = run(
        scenario(
            anna(mano=["Sperone"], campo=["Lupo"]),
            bruno(campo=["Roccia"]),
            azioni=[{"lancia": "Sperone", "bersagli": ["roccia1", "Anna"]}],
        )
    )
    assert found(made, "roccia1").damage == 1
    assert found(made, "lupo1").damage == 0
    assert life(made) == [19, 20]


def test_601_2c_several_targets_of_one_requirement_may_be_listed_plainly():
    made = run(
        scenario(
            anna(mano=["Pioggia"]),
            bruno(campo=["Roccia", "Lupo", "Lupo"]),
            azioni=[{"lancia": "Pioggia", "bersagli": ["roccia1", "lupo2"], "dividi": {"roccia1": 1, "lupo2": 2}}],
        )
    )
    assert found(made, "roccia1").damage == 1
    assert zone(made, "lupo1") is Zone.BATTLEFIELD
    assert zone(made, "lupo2") is Zone.GRAVEYARD


def test_702_18a_an_illegal_target_is_refused_by_the_rule_that_makes_it_so():
    board = anna(mano=["Dardo"]), bruno(campo=["Velata", "Lupo"])
    script = [{"lancia": "Dardo", "bersagli": ["velata1"], "rifiutata": "702.18a"}]
    expected = run(scenario(*board, azioni=script))
    assert expected.right
    assert expected.outcome is Outcome.COMPLETE
    assert expected.steps[-1].step.rules == ("702.18a",)
    assert zone(expected, "dardo1") is Zone.HAND
    legal = run(scenario(*board, azioni=[{"lancia": "Dardo", "bersagli": ["lupo1"], "rifiutata": "702.18a"}]))
    assert not legal.right
    assert legal.checks[0].perche == "l'azione è consentita"
    other_rule = run(scenario(*board, azioni=[{"lancia": "Dardo", "bersagli": ["velata1"], "rifiutata": "702.11b"}]))
    assert not other_rule.right
    assert "702.18a" in other_rule.checks[0].perche


def test_702_18a_an_illegal_target_is_never_replaced_by_the_only_legal_one():
    board = anna(mano=["Vigore"]), bruno(campo=["Velata", "Lupo"])
    made = run(scenario(*board, azioni=[{"lancia": "Vigore", "bersagli": ["velata1"]}]))
    assert refusal(made).rule == "702.18a"
    control = run(scenario(*board, azioni=[{"lancia": "Vigore", "bersagli": ["lupo1"]}]))
    assert control.refusal is None
    assert control.asked == ()


def test_700_2_modes_are_counted_from_one():
    board = anna(mano=["Bivio"], grimorio=[unknown(2)]), bruno()
    gains = run(scenario(*board, azioni=[{"lancia": "Bivio", "modi": [1]}]))
    draws = run(scenario(*board, azioni=[{"lancia": "Bivio", "modi": [2]}]))
    assert life(gains)[0] == 24
    assert life(draws)[0] == 20
    assert len(draws.final.zone(Zone.HAND, draws.final.players[0].id)) == 1
    with pytest.raises(ScenarioError, match="non ha tanti modi"):
        run(scenario(*board, azioni=[{"lancia": "Bivio", "modi": [3]}]))


def test_602_1_an_ability_is_activated_by_its_number_or_alone():
    board = anna(campo=["Balestra"]), bruno()
    for said in ({}, {"abilità": 1}):
        made = run(scenario(*board, azioni=[{"attiva": "balestra1", "bersagli": ["Bruno"], **said}]))
        assert life(made) == [20, 19]
        assert found(made, "balestra1").tapped
    with pytest.raises(ScenarioError, match="0 abilità attivate"):
        run(scenario(anna(campo=["Lupo"]), bruno(), azioni=[{"attiva": "lupo1"}]))


# --- answers


LEGENDS = anna(campo=["Regina"], mano=["Regina"]), bruno()


def test_704_5j_a_reply_is_found_by_what_it_is_about():
    keeps_first = run(scenario(*LEGENDS, azioni=[{"lancia": "Regina", "risposte": [{"leggenda": "regina1"}]}]))
    keeps_second = run(scenario(*LEGENDS, azioni=[{"lancia": "Regina", "risposte": [{"leggenda": "regina2"}]}]))
    assert zone(keeps_first, "regina2") is Zone.GRAVEYARD
    assert zone(keeps_second, "regina1") is Zone.GRAVEYARD
    assert [one.question.purpose for one in keeps_first.asked] == [Purpose.LEGEND_RULE]


def test_a_question_without_answer_is_waited_for():
    made = run(scenario(*LEGENDS, azioni=[{"lancia": "Regina"}]))
    assert made.outcome is Outcome.WAITING
    assert asking(made).purpose is Purpose.LEGEND_RULE
    assert zone(made, "regina1") is zone(made, "regina2") is Zone.BATTLEFIELD
    assert made.final.moment is Moment.CHECK


@pytest.mark.parametrize(
    ("reply", "words"),
    [
        ({"leggenda": "regina3"}, "non è un oggetto"),
        ({"leggenda": "Regina"}, "può essere «regina1» o «regina2»"),
        ({"leggenda": "regna1"}, "forse «regina1»?"),
    ],
)
def test_a_reply_that_means_nothing_or_too_much_is_a_fault_with_the_nearest(reply, words):
    unlike = anna(campo=["Regina TAP"], mano=["Regina"]), bruno()
    with pytest.raises(ScenarioError) as error:
        run(scenario(*unlike, azioni=[{"lancia": "Regina", "risposte": [reply]}]))
    assert words in message(error)


def test_an_unused_reply_is_a_fault():
    with pytest.raises(ScenarioError, match="nessuna domanda"):
        run(scenario(anna(mano=["Lupo"]), bruno(), azioni=[{"lancia": "Lupo", "risposte": [{"leggenda": "lupo1"}]}]))


def test_a_reply_to_a_question_that_made_no_difference_is_not_unused():
    board = anna(campo=["Lupo"], mano=["Editto"]), bruno(campo=["Roccia"])
    made = run(scenario(*board, azioni=[{"lancia": "Editto", "risposte": [{"sacrifica": "roccia1", "di": "Bruno"}]}]))
    assert made.asked == ()
    with pytest.raises(ScenarioError, match="nessuna domanda"):
        run(scenario(*board, azioni=[{"lancia": "Editto", "risposte": [{"sacrifica": "lupo1", "di": "Bruno"}]}]))


def test_101_4_replies_of_several_players_go_to_who_decides():
    board = anna(campo=["Lupo", "Roccia"], mano=["Editto"]), bruno(campo=["Lupo", "Roccia"])
    script = [
        {
            "lancia": "Editto",
            "risposte": [{"sacrifica": "lupo2", "di": "Bruno"}, {"sacrifica": "roccia1", "di": "Anna"}],
        }
    ]
    made = run(scenario(*board, azioni=script))
    assert [zone(made, label) for label in ("lupo1", "roccia1", "lupo2", "roccia2")] == [
        Zone.BATTLEFIELD,
        Zone.GRAVEYARD,
        Zone.GRAVEYARD,
        Zone.BATTLEFIELD,
    ]


def test_603_3b_the_order_of_triggered_abilities_is_said_by_object_and_number():
    board = anna(campo=["Ara", "Lupo"], mano=["Dardo"], grimorio=[unknown(3)]), bruno()
    for order in (["ara1 abilità 2", "ara1 abilità 1"], ["ara1 abilità 1", "ara1 abilità 2"]):
        script = [{"lancia": "Dardo", "bersagli": ["lupo1"], "risposte": [{"ordine": order}]}]
        made = run(scenario(*board, azioni=script, attese=[{"innescate": order}]))
        assert made.right
    with pytest.raises(ScenarioError) as error:
        run(
            scenario(
                *board,
                azioni=[{"lancia": "Dardo", "bersagli": ["lupo1"], "risposte": [{"ordine": ["ara1 abilità 1"]}]}],
            )
        )
    assert "«ara1 abilità 2»" in message(error)


def test_a_reply_in_an_earlier_action_answers_what_follows_from_it():
    board = anna(campo=["Veglia", "Lupo"], mano=["Dardo"]), bruno()
    cast = {"lancia": "Dardo", "bersagli": ["lupo1"], "risposte": ["sì"]}
    assert life(run(scenario(*board, azioni=[cast, "risolvi", "risolvi"])))[0] == 21
    assert life(run(scenario(*board, azioni=[cast | {"risposte": ["no"]}, "risolvi", "risolvi"])))[0] == 20


def blocked_twice(division):
    script = [
        {"attacca": {"bisonte1": "Bruno"}},
        {"blocca": {"lupo1": "bisonte1", "lupo2": "bisonte1"}, "risposte": [{"danno": division}]},
        {"vai a": "fine combattimento"},
    ]
    return run(scenario(anna(campo=["Bisonte"]), bruno(campo=["Lupo", "Lupo"]), azioni=script))


def test_702_19b_combat_damage_is_divided_as_the_reply_says():
    over = blocked_twice({"lupo1": 2, "lupo2": 2, "Bruno": 1})
    assert life(over) == [20, 19]
    assert zone(over, "lupo1") is zone(over, "lupo2") is Zone.GRAVEYARD
    all_on_one = blocked_twice({"lupo2": 5})
    assert life(all_on_one) == [20, 20]
    assert zone(all_on_one, "lupo1") is Zone.BATTLEFIELD


@pytest.mark.parametrize(
    ("division", "words"),
    [
        ({"lupo1": 1, "lupo2": 2, "Bruno": 2}, "prima che tutte abbiano danno letale"),
        ({"lupo1": 2, "lupo2": 2}, "non dà la somma giusta"),
        ({"lupo1": 2, "lupa2": 3}, "forse «lupo2»?"),
    ],
)
def test_702_19b_an_impossible_division_is_a_fault_of_the_reply(division, words):
    with pytest.raises(ScenarioError) as error:
        blocked_twice(division)
    assert words in message(error)


def test_616_1_a_replacement_effect_is_chosen_by_its_object_and_number():
    for number, there in ((1, Zone.EXILE), (2, Zone.HAND)):
        dies = {"evento": {"distruggi": "lupo1"}, "risposte": [{"sostituzione": f"soglia1 abilità {number}"}]}
        made = run(scenario(anna(campo=["Lupo"]), bruno(campo=["Soglia"]), azioni=[dies]))
        assert zone(made, "lupo1") is there


# --- resuming


SEVERAL = scenario(
    anna(campo=["Veglia", "Lupo", "Ara"], mano=["Dardo", "Falò"], grimorio=[unknown(5)]),
    bruno(campo=["Lupo", "Roccia"], mano=["Dardo"]),
    azioni=[
        {
            "lancia": "Dardo",
            "di": "Anna",
            "bersagli": ["lupo2"],
            "risposte": [{"ordine": ["veglia1", "ara1 abilità 1", "ara1 abilità 2"]}, "sì"],
        },
        {"lancia": "Falò", "risposte": [{"ordine": ["ara1 abilità 2", "ara1 abilità 1"]}]},
        "risolvi",
        {"lancia": "Dardo", "di": "Bruno", "bersagli": ["lupo1"], "risposte": [{"ordine": ["ara1 abilità 1", "ara1 abilità 2"]}]},
    ],
)  # fmt: skip


def other_answer(question, answer):
    """A legal answer that differs from the one given."""
    if question.form is Form.YES_NO:
        return NO if answer.yes else YES
    if question.form is Form.ORDER:
        return Answer(keys=tuple(reversed(answer.keys)))
    return Answer(keys=(next(one.key for one in question.options if one.key not in answer.keys),))


def same(one, other):
    assert [(step.n, step.step, step.action) for step in one.steps] == [
        (step.n, step.step, step.action) for step in other.steps
    ]
    assert one.asked == other.asked
    assert (one.outcome, one.checks, one.question) == (other.outcome, other.checks, other.question)
    assert one.final.objects == other.final.objects
    assert one.final.sides == other.final.sides


def test_answering_otherwise_is_running_from_the_start_with_that_answer():
    first = run(SEVERAL)
    assert len(first.asked) >= 4
    for asked in first.asked:
        answer = other_answer(asked.question, asked.answer)
        resumed = first.answered(asked.number, answer)
        same(resumed, run(SEVERAL, {asked.number: answer}))
        assert resumed.steps != first.steps
        same(resumed.answered(asked.number, asked.answer), run(SEVERAL, {asked.number: asked.answer}))


def test_answering_what_is_waited_for_goes_on():
    waiting = run(
        scenario(*LEGENDS, azioni=[{"lancia": "Regina"}], attese=[{"oggetto": "regina1", "zona": "cimitero"}])
    )
    number = len(waiting.asked) + 1
    keep_second = Answer(keys=(asking(waiting).options[1].key,))
    gone_on = waiting.answered(number, keep_second)
    assert gone_on.outcome is Outcome.COMPLETE
    assert gone_on.right
    same(gone_on, run(waiting.scenario, {number: keep_second}))
    with pytest.raises(IllegalAnswer):
        waiting.answered(number, Answer(keys=("o999",)))
    with pytest.raises(IndexError):
        waiting.answered(number + 1, YES)


def test_101_4_the_second_question_of_one_action_comes_after_the_first():
    board = anna(campo=["Lupo", "Roccia"], mano=["Editto"]), bruno(campo=["Lupo", "Roccia"])
    first = run(scenario(*board, azioni=[{"lancia": "Editto"}]))
    assert first.asked == ()
    keys = [option.key for option in asking(first).options]
    second = first.answered(1, Answer(keys=(keys[1],)))
    assert [one.number for one in second.asked] == [1]
    assert asking(second).decider == 1
    whole = second.answered(2, Answer(keys=(asking(second).options[0].key,)))
    assert [zone(whole, label) for label in ("lupo1", "roccia1", "lupo2", "roccia2")] == [
        Zone.BATTLEFIELD,
        Zone.GRAVEYARD,
        Zone.GRAVEYARD,
        Zone.BATTLEFIELD,
    ]
    otherwise = whole.answered(1, Answer(keys=(keys[0],)))
    assert otherwise.outcome is Outcome.WAITING
    same(otherwise, run(first.scenario, {1: Answer(keys=(keys[0],))}))


def test_733_1_questions_of_a_refused_action_keep_their_numbers():
    board = anna(mano=["Sperone", "Dardo"], campo=["Lupo", "Roccia"]), bruno(campo=["Velata"])
    script = [
        {"lancia": "Sperone", "bersagli": ["lupo1", "velata1"], "rifiutata": "115.2"},
        {"lancia": "Dardo"},
    ]
    made = run(scenario(*board, azioni=script))
    assert made.right
    assert [one.question.purpose for one in made.asked] == [Purpose.TARGETS]
    target = next(option.key for option in asking(made).options if option.mention and option.mention.label == "lupo1")
    done = made.answered(2, Answer(keys=(target,)))
    assert zone(done, "lupo1") is Zone.GRAVEYARD
    same(done, run(made.scenario, {2: Answer(keys=(target,))}))


def test_the_board_after_every_step_leads_from_the_start_to_the_end():
    made = run(SEVERAL)
    boards = [made.game_at(n) for n in range(len(made.steps) + 1)]
    assert boards[0].objects == made.start.objects
    assert boards[-1].objects == made.final.objects
    for step, before, after in zip(made.steps, boards, boards[1:], strict=False):
        moved = [change.event for change in step.step.changes if hasattr(change.event, "became")]
        for event in moved:
            assert event.became in after.objects
            assert event.became not in before.objects
    with pytest.raises(IndexError):
        made.game_at(len(made.steps) + 1)


# --- ends


def test_104_4b_a_loop_that_is_not_proved_is_never_a_draw():
    board = anna(campo=["Ciclo"]), bruno()
    made = run(scenario(*board, azioni=[{"evento": {"guadagna": 1, "chi": "Anna"}}]), limit=200)
    if made.final.result is None:
        assert made.outcome is Outcome.INCOMPLETE
        assert made.stopped_by == LOOP_NOT_PROVED
        assert 200 <= len(made.steps) < 260
    else:
        assert made.final.result.winners == ()


def test_608_2c_text_that_is_not_understood_makes_the_answer_incomplete():
    made = run(
        scenario(anna(mano=["Enigma"]), bruno(), azioni=[{"lancia": "Enigma"}], attese=[{"esito": "incompleta"}])
    )
    assert made.outcome is Outcome.INCOMPLETE
    assert [one.text for one in made.not_understood] == ["Fai una capriola."]
    assert made.right
    in_hand = run(scenario(anna(mano=["Enigma"]), bruno()))
    assert in_hand.outcome is Outcome.COMPLETE


def test_104_1_after_the_end_of_the_game_nothing_more_is_allowed():
    board = anna(vita=3, mano=["Dardo"]), bruno(mano=["Dardo", "Dardo"])
    script = [{"lancia": "Dardo", "di": "Bruno", "bersagli": ["Anna"]}, "risolvi"]
    over = run(
        scenario(*board, azioni=script, attese=["vittoria di Bruno", {"giocatore": "Anna", "ha perso per": "704.5a"}])
    )
    assert over.right
    late = run(scenario(*board, azioni=[*script, {"lancia": "Dardo", "di": "Bruno", "bersagli": ["Anna"]}]))
    assert refusal(late).rule == "104.1"


def test_every_step_carries_a_rule():
    assert all(step.step.every_rule() for step in run(SEVERAL).steps)


def test_the_same_on_every_machine():
    program = (
        "import json; from scenarios.told.report import as_json, as_text; from scenarios.played.run import run;"
        "from tests.scenarios.played.test_run import SEVERAL; made = run(SEVERAL);"
        "print(json.dumps(as_json(made))); print(as_text(made))"
    )
    outputs = [
        subprocess.run(
            [sys.executable, "-c", program],
            cwd=PROJECT,
            env={"PYTHONHASHSEED": seed, "PYTHONPATH": str(PROJECT), "PYTHONIOENCODING": "utf-8"},
            capture_output=True,
            check=True,
        ).stdout
        for seed in ("0", "4242")
    ]
    assert outputs[0] == outputs[1]
    assert len(outputs[0]) > 5_000


def test_104_3a_who_concedes_does_so_after_what_came_before_has_happened():
    board = anna(campo=[{"carta": "Regina", "comandante": "sì"}]), bruno()
    dies: dict[str, object] = {"evento": {"distruggi": "regina1"}}
    script = [dies | {"risposte": [{"comandante": "sì"}]}, {"concede": "Bruno"}]
    made = run(scenario(*board, formato="Commander", azioni=script, attese=["vittoria di Anna"]))
    assert made.right
    assert zone(made, "regina1") is Zone.COMMAND
    stays = run(scenario(*board, formato="Commander", azioni=[dies | {"risposte": [{"comandante": "no"}]}]))
    assert zone(stays, "regina1") is Zone.GRAVEYARD


def test_733_1_what_is_expected_to_be_refused_and_is_not_is_told():
    happens = {"evento": {"perde": 1, "chi": "Anna"}, "rifiutata": "101.2"}
    made = run(scenario(anna(mano=["Dardo"]), bruno(), azioni=[happens, {"vai a": "finale", "rifiutata": "500.2"}]))
    assert [(check.vera, check.perche) for check in made.checks] == [(False, "l'azione è consentita")] * 2


def test_613_7a_an_ability_that_is_given_is_as_new_as_what_gave_it_however_often_its_file_is_read():
    for _ in range(2):
        assert all(check.vera for check in run(load(library.find("terra-animata-tre-volte").path)).checks)
