"""A scenario as a game: seats, sides, zones, permanents in their state, the stack; and boards that cannot be."""

import pytest

from engine import board_of
from engine.state.objects import PlayerTarget
from engine.words.terms import Kind, PlayerId, TurnStep, Zone
from scenarios.laid.setup import set_up
from scenarios.language.errors import ScenarioError
from scenarios.played.run import run
from scenarios.told.report import as_text
from tests.scenarios.boards import anna, bruno, scenario, unknown

ANNA, BRUNO = PlayerId(0), PlayerId(1)


def objects(game):
    return {one.label: one for one in game.objects.values()}


def refused(*players, **fields):
    with pytest.raises(ScenarioError) as error:
        set_up(scenario(*players, **fields))
    return str(error.value)


def test_103_4_life_begins_at_twenty_unless_said_otherwise():
    game = set_up(scenario(anna(vita=7), bruno()))
    assert [game.side(player.id).life for player in game.players] == [7, 20]


def test_903_7_in_commander_life_begins_at_forty():
    game = set_up(scenario(anna(), bruno(), formato="Commander"))
    assert game.side(ANNA).life == 40
    assert game.variant == ("commander",)


def test_810_4_a_team_of_two_heads_shares_thirty_life_and_its_poison():
    four = [{"nome": name} for name in ("Anna", "Bruno", "Carla", "Dino")]
    game = set_up(scenario(*four, formato="Two-Headed Giant"))
    assert [side.life for side in game.sides] == [30, 30]
    assert game.side(PlayerId(0)) is game.side(PlayerId(1))
    assert game.side(PlayerId(2)) is not game.side(PlayerId(1))
    said = [
        four[0] | {"squadra": 1, "vita": 12},
        four[1] | {"squadra": 2},
        four[2] | {"squadra": 2},
        four[3] | {"squadra": 1, "veleno": 9},
    ]
    crossed = set_up(scenario(*said, formato="Two-Headed Giant"))
    assert crossed.side(PlayerId(3)).life == 12
    assert crossed.side(PlayerId(0)).poison == 9
    assert crossed.side(PlayerId(1)).life == 30


def test_810_4_one_team_has_one_life_total():
    players = [
        anna(squadra=1, vita=10),
        bruno(squadra=1, vita=11),
        {"nome": "Carla", "squadra": 2},
        {"nome": "Dino", "squadra": 2},
    ]
    assert "10 e 11 non possono valere insieme" in refused(*players, formato="Two-Headed Giant")
    assert set_up(scenario(*players)).side(BRUNO).life == 11


def test_102_3_teams_without_shared_turns_keep_their_own_life():
    game = set_up(scenario(anna(squadra=1), bruno(squadra=1), {"nome": "Carla"}))
    assert game.players[0].team == game.players[1].team != game.players[2].team
    assert len(game.sides) == 3


def test_400_every_zone_holds_what_is_listed_in_its_order():
    game = set_up(
        scenario(
            anna(
                mano=["Dardo"],
                grimorio=["Lupo", "Roccia", unknown(2)],
                cimitero=["Lupo"],
                esilio=["Dardo"],
                comando=["Regina"],
            ),
            bruno(),
        )
    )
    names = lambda zone, owner: [game.objects[one].printed.name for one in game.zone(zone, owner)]  # noqa: E731
    assert names(Zone.HAND, ANNA) == ["Dardo"]
    assert names(Zone.LIBRARY, ANNA) == ["Lupo", "Roccia", "", ""]
    assert names(Zone.GRAVEYARD, ANNA) == ["Lupo"]
    assert [one.owner for one in game.objects_in([(Zone.EXILE, PlayerId(-1))])] == [ANNA]
    assert objects(game)["regina1"].zone is Zone.COMMAND


def test_110_5_a_permanent_is_put_in_its_whole_state():
    state = {
        "carta": "Lupo",
        "id": "capo",
        "danno": 1,
        "segnalini": {"+1/+1": 2},
        "TAPpato": "sì",
        "controllore": "Bruno",
        "malato": "sì",
    }
    one = objects(set_up(scenario(anna(campo=[state]), bruno())))["capo"]
    assert (one.damage, dict(one.counters), one.tapped) == (1, {"+1/+1": 2}, True)
    assert (one.owner, one.controller) == (ANNA, BRUNO)
    assert one.controlled_since_turn == 2
    assert one.kind is Kind.CARD


def test_110_5_labels_count_up_over_all_players():
    found = objects(set_up(scenario(anna(campo=["Lupo", {"carta": "Lupo", "copie": 2}]), bruno(campo=["Lupo"]))))
    assert list(found) == ["lupo1", "lupo2", "lupo3", "lupo4"]
    assert found["lupo4"].owner == BRUNO


def test_301_5_attachments_may_point_at_what_is_listed_later_and_at_players():
    board = [anna(campo=[{"carta": "Catena", "attaccato a": "lupo1"}]), bruno(campo=["Lupo"])]
    found = objects(set_up(scenario(*board)))
    assert found["catena1"].attached_to == found["lupo1"].id
    on_player = objects(set_up(scenario(anna(campo=[{"carta": "Catena", "attaccato a": "Bruno"}]), bruno())))
    assert on_player["catena1"].attached_to == PlayerTarget(BRUNO)


def test_500_the_turn_stands_where_it_is_said():
    turn = {"di": "Bruno", "sottofase": "mantenimento", "numero": 5, "priorità": "Anna"}
    game = set_up(scenario(anna(), bruno(), turno=turn))
    assert (game.turn.active, game.turn.step, game.turn.number, game.receiver) == (BRUNO, TurnStep.UPKEEP, 5, ANNA)
    assert game.combat is None


def test_506_in_a_combat_step_there_is_a_combat():
    game = set_up(scenario(anna(campo=["Lupo"]), bruno(), turno={"sottofase": "attaccanti"}))
    assert game.combat is not None
    attack = scenario(
        anna(campo=["Lupo"]),
        bruno(),
        turno={"sottofase": "attaccanti"},
        azioni=[{"attacca": {"lupo1": "Bruno"}}],
        fino_a="fine combattimento",
    )
    assert run(attack).final.side(BRUNO).life == 18


def test_405_spells_are_on_the_stack_with_their_targets_bottom_first():
    stack = [
        {"magia": "Dardo", "di": "Bruno", "bersagli": ["lupo1"]},
        {"magia": "Vigore", "bersagli": ["lupo1"], "id": "crescita"},
    ]
    made = run(
        scenario(
            anna(campo=["Lupo"]),
            bruno(),
            pila=stack,
            azioni=["risolvi", {"controlla": [{"oggetto": "lupo1", "f/c": "4/4"}]}],
            attese=[{"oggetto": "lupo1", "danno": 3, "zona": "campo"}, {"oggetto": "crescita", "zona": "cimitero"}],
        )
    )
    assert made.right
    other_way = run(
        scenario(anna(campo=["Lupo"]), bruno(), pila=stack[::-1], attese=[{"oggetto": "lupo1", "zona": "cimitero"}])
    )
    assert other_way.right


def test_608_2b_a_target_on_the_stack_need_not_be_legal_any_more():
    stack = [{"magia": "Dardo", "di": "Bruno", "bersagli": ["velata1"]}]
    made = run(
        scenario(
            anna(campo=["Velata"]), bruno(), pila=stack, attese=[{"oggetto": "velata1", "danno": 0, "zona": "campo"}]
        )
    )
    assert made.right
    control = run(scenario(anna(campo=["Lupo"]), bruno(), pila=[stack[0] | {"bersagli": ["lupo1"]}]))
    assert objects(control.final)["lupo1"].zone is Zone.GRAVEYARD


def test_113_7_an_ability_is_on_the_stack_with_its_source():
    stack = [{"abilità": "balestra1 abilità 1", "bersagli": ["Bruno"]}]
    made = run(
        scenario(
            anna(campo=["Balestra"]),
            bruno(),
            pila=stack,
            attese=[{"giocatore": "Bruno", "vita": 19}, {"oggetto": "balestra1", "TAPpato": "no"}],
        )
    )
    assert made.right


def test_601_2c_a_spell_on_the_stack_has_as_many_targets_as_it_needs():
    board = anna(campo=["Lupo"]), bruno()
    assert "devono essere 1" in refused(*board, pila=[{"magia": "Dardo"}])
    assert "sono 3, ma ne servono 2" in refused(
        *board, pila=[{"magia": "Sperone", "bersagli": ["lupo1", "Anna", "Bruno"]}]
    )


@pytest.mark.parametrize(
    ("board", "words"),
    [
        ({"campo": ["Dardo"]}, "«Dardo» non può essere sul campo di battaglia: è di tipo istantaneo (110.4)"),
        ({"campo": ["Sconosciuto"]}, "di «Sconosciuto» non si conosce il tipo"),
        ({"campo": [{"carta": "Catena", "attaccato a": "lupone"}, "Lupo"]}, "non c'è (forse «Lupo»?)"),
        ({"campo": [{"carta": "Catena", "attaccato a": "catena1"}]}, "non può essere assegnato a sé stesso"),
        ({"campo": [{"carta": "Catena", "attaccato a": "Lupo"}, "Lupo", "Lupo"]}, "può essere «lupo1», «lupo2»"),
        ({"campo": [{"carta": "Lupo", "controllore": "Brno"}]}, "non c'è nessun giocatore «Brno» (forse «Bruno»?)"),
    ],
)  # fmt: skip
def test_a_board_that_cannot_be_is_refused_in_one_sentence(board, words):
    told = refused(anna(**board), bruno())
    assert words in told
    assert "\n" not in told


def test_102_1_a_game_has_at_least_two_players():
    assert "ne servono da 2 a 20" in refused(anna())


def test_603_an_ability_that_speaks_of_its_event_must_be_made_to_trigger():
    from engine.cards.abilities import objects as f
    from engine.cards.abilities import triggers as t
    from engine.cards.abilities.ability import Triggered
    from engine.cards.abilities.references import It
    from tests.scenarios.boards import ANOTHER_CREATURE, CARDS

    haunting = Triggered(trigger=t.dies(ANOTHER_CREATURE), effects=(f.Move(what=It(), to=Zone.EXILE),))
    cards = CARDS | {"Fossa": {"tipo": "Artefatto", "abilità": (haunting,)}}
    told = refused(anna(campo=["Fossa"]), bruno(), carte=cards, pila=[{"abilità": "fossa1 abilità 1"}])
    assert "parla dell'evento che l'ha innescata" in told


def test_704_6c_commander_damage_is_known_by_the_label_of_the_commander():
    boss = {"carta": "Regina", "id": "capo", "comandante": "sì"}
    board = [anna(campo=[boss]), bruno(**{"danno da comandante": {"capo": 20}})]
    game = set_up(scenario(*board, formato="Commander"))
    assert game.players[1].commander_damage == {"capo": 20}
    hit = run(
        scenario(
            *board,
            formato="Commander",
            azioni=[{"evento": {"danno": 3, "a": "Bruno", "da": "capo", "da combattimento": "sì"}}],
        )
    )
    assert hit.final.result is not None
    assert "non è un comandante" in refused(
        anna(campo=["Regina"]), bruno(**{"danno da comandante": {"Regina": 20}}), formato="Commander"
    )


@pytest.mark.parametrize(("emblems", "size", "drawn"), [(1, (3, 3), 1), (0, (2, 2), 0)])
def test_114_4_an_emblem_on_the_starting_board_functions_for_its_owner_alone(emblems, size, drawn):
    text = ["Le creature che controlli prendono +1/+1.\nOgniqualvolta lanci una magia, pesca una carta."] * emblems
    bear = {"carta": "Orso", "tipo": "Creatura", "f/c": "2/2"}
    made = run(
        scenario(
            anna(emblemi=text, campo=[{**bear, "id": "suo"}], mano=["Nulla"], grimorio=["Isola"] * 3),
            bruno(campo=[{**bear, "id": "altrui"}], mano=["Nulla"]),
            carte={"Nulla": {"tipo": "Istantaneo"}},
            azioni=[{"lancia": "Nulla", "di": "Anna"}, {"risolvi": 1 + emblems}],
        )
    )
    board = board_of(made.final)
    found = {one.label: board.characteristics(one.id) for one in made.final.objects.values()}
    assert (found["suo"].power, found["suo"].toughness) == size
    assert (found["altrui"].power, found["altrui"].toughness) == (2, 2)
    assert ("l'abilità dell'emblema di Anna" in as_text(made)) == bool(drawn)
