"""The board in words: nothing that a judge must see is left to a colour or a picture."""

from engine.cards.characteristics import Characteristics
from engine.happening.building import Builder
from engine.state.game import Game
from engine.state.objects import PlayerTarget
from engine.words.terms import CardType, Kind, ObjectId, PlayerId, Zone
from scenarios.told import People, board

ANNA, BRUNO = PlayerId(0), PlayerId(1)
PEOPLE = People(("Anna", "Bruno"), frozenset({"Orso"}))
BEAR = Characteristics(name="Orso", types=(CardType.CREATURE,), power=2, toughness=2)
AURA = Characteristics(name="Catena", types=(CardType.ENCHANTMENT,), subtypes=("Aura",))


def built() -> Builder:
    return Builder(["Anna", "Bruno"], life=[20, 7], poison=[0, 3])


def texts(game: Game) -> list[str]:
    return [line.text for line in board.lines(game, PEOPLE)]


def test_players_have_their_life_their_zones_and_whose_turn_it_is() -> None:
    builder = built()
    builder.put("folgore", Characteristics(name="Folgore", types=(CardType.INSTANT,)), ANNA, Zone.HAND)
    builder.put("ignota", Characteristics(), BRUNO, Zone.LIBRARY)
    found = texts(builder.game())
    assert "Anna: 20 punti vita, di turno" in found
    assert "Bruno: 7 punti vita, 3 segnalini veleno" in found
    assert "mano 1 (Folgore) · grimorio 0 · cimitero 0" in found
    assert "mano 0 · grimorio 1 · cimitero 0" in found


def test_a_permanent_says_its_state_in_words() -> None:
    builder = built()
    builder.put("orso1", BEAR, ANNA, Zone.BATTLEFIELD, tapped=True, damage=1, counters={"+1/+1": 2})
    builder.put("orso2", BEAR, ANNA, Zone.BATTLEFIELD, kind=Kind.TOKEN, deathtouched=True, controller=BRUNO)
    found = texts(builder.game())
    assert "Orso (orso1) 4/4: TAPpato, 1 danno, 2 segnalini +1/+1" in found
    assert "Orso (orso2) 2/2: pedina, colpito da tocco letale, di proprietà di Anna" in found


def test_a_permanent_stands_below_its_controller() -> None:
    builder = built()
    builder.put("orso1", BEAR, ANNA, Zone.BATTLEFIELD, controller=BRUNO)
    found = texts(builder.game())
    assert found.index(next(one for one in found if one.startswith("Orso"))) > found.index(
        "Bruno: 7 punti vita, 3 segnalini veleno"
    )


def test_what_is_attached_says_to_what() -> None:
    builder = built()
    bear = builder.put("orso1", BEAR, ANNA, Zone.BATTLEFIELD)
    builder.put("catena", AURA, ANNA, Zone.BATTLEFIELD, attached_to=bear)
    builder.put("catena2", AURA, ANNA, Zone.BATTLEFIELD, attached_to=PlayerTarget(BRUNO))
    found = texts(builder.game())
    assert "Catena: assegnato a Orso (orso1)" in found
    assert "Catena: assegnato a Bruno" in found


def test_the_stack_shows_first_what_resolves_first() -> None:
    builder = built()
    for name in ("Prima", "Seconda"):
        builder.put(name, Characteristics(name=name, types=(CardType.INSTANT,)), ANNA, Zone.STACK)
    found = texts(builder.game())
    assert found[1] == "Pila (2), dalla cima"
    assert [one[:10] for one in found[2:4]] == ["1. Seconda", "2. Prima d"]


def test_hostile_names_stay_on_their_line() -> None:
    builder = built()
    builder.put(
        "x",
        Characteristics(name="[/b]\n\x1b[31mOrso", types=(CardType.CREATURE,), power=1, toughness=1),
        ANNA,
        Zone.BATTLEFIELD,
    )
    line = next(one for one in texts(builder.game()) if "Orso" in one)
    assert line.startswith("[/b] \\x1b[31mOrso 1/1")
    assert line.isprintable()


def test_what_changed_is_found_by_comparing_two_boards() -> None:
    before = built()
    bear = before.put("orso1", BEAR, ANNA, Zone.BATTLEFIELD)
    after = built()
    after.put("orso1", BEAR, ANNA, Zone.BATTLEFIELD, damage=1)
    one, two = board.lines(before.game(), PEOPLE), board.lines(after.game(), PEOPLE)
    assert board.changed(one, two) == {f"object {int(ObjectId(bear))}"}
    assert board.changed(one, one) == frozenset()
    assert board.changed((), one) == frozenset()
