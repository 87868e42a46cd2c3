"""101.2, 107.4, 122.2, 201.2, 608.2d, 701.17c: who chooses, what a name says, what lies in a graveyard, spells of a description."""

from engine.cards.abilities.ability import Cannot, Prohibition
from engine.cards.abilities.choices import Choose, May
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.objects import Move
from engine.cards.abilities.players import LoseLife, Mill
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.references import (
    ControllerOf,
    EachOfThem,
    EachPlayer,
    EventPlayer,
    It,
    Remembered,
    Target,
    TopOf,
)
from engine.words.terms import CardType, Relation, TurnStep, Zone
from tests.engine.support import Table
from tests.scenarios.cardtext.support import CREATURE_TYPE, activated, printed, refused, spell, static, triggered


def test_608_2d_who_exiles_from_their_hand_chooses() -> None:
    words = "Un avversario bersaglio esilia una carta dalla sua mano."
    hand = Filter(zone=Zone.HAND, whose=Target())
    assert spell(words).effects == (
        Choose(filter=hand, keep_as="n1", who=Target()),
        Move(what=Remembered("n1"), to=Zone.EXILE),
    )
    for cards in (2, 0):
        table = Table()
        table.put("Nebbia", printed(words, "Stregoneria", "Nebbia"), zone=Zone.HAND)
        table.permanent("Mia", types=(CardType.ARTIFACT,), zone=Zone.HAND)
        for number in range(cards):
            table.permanent(f"Sua{number}", types=(CardType.ARTIFACT,), zone=Zone.HAND, controller=1)
        table.settle().cast("Nebbia").resolve(*(["Sua1"] if cards else []))
        assert table.zone(Zone.EXILE) == (["Sua1"] if cards else [])
        assert table.zone(Zone.HAND) == ["Mia"]


def test_608_2d_that_player_returns_a_creature_of_theirs() -> None:
    returns = "fa tornare una creatura che controlla in mano al suo proprietario."
    words = f"All'inizio del mantenimento di ogni giocatore, quel giocatore {returns}"
    choose, _ = triggered(words).effects
    assert choose == Choose(filter=Filter(types=CREATURE_TYPE, whose=EventPlayer()), keep_as="n1", who=EventPlayer())
    table = Table(active=1, step=TurnStep.UNTAP)
    table.put("Marea", printed(words, "Incantesimo", "Marea"))
    for label, controller in (("Riccio", 0), ("Talpa", 1)):
        table.creature(label, 1, 1, controller=controller)
    table.until(TurnStep.UPKEEP).resolve()
    assert (table.where("Riccio"), table.where("Talpa")) == (Zone.BATTLEFIELD, Zone.HAND)
    each, _ = spell(f"Ogni giocatore {returns}").effects
    assert each == Choose(filter=Filter(types=CREATURE_TYPE, whose=EachOfThem()), keep_as="n1", who=EachPlayer())


def test_401_1_each_opponent_exiles_the_top_card() -> None:
    (move,) = activated("{1}: Ogni avversario esilia la prima carta del proprio grimorio.").effects
    assert isinstance(move, Move) and move.what == TopOf(Fixed(1), EachPlayer(Relation.OPPONENT))


def test_109_4_a_noun_with_its_article_alone_was_spoken_of() -> None:
    (loses,) = triggered("Ogniqualvolta una creatura blocca, il controllore della creatura perde 1 punto vita.").effects
    assert loses == LoseLife(amount=Fixed(1), who=ControllerOf(It()))
    assert refused("Quando Sentinella entra, il controllore della creatura perde 1 punto vita.")


def test_122_2_it_returns_with_a_counter() -> None:
    words = "Rimetti sul campo di battaglia una carta creatura bersaglio dal tuo cimitero con un segnalino -1/-1."
    (move,) = spell(words).effects
    assert isinstance(move, Move) and move.enters_with == (("-1/-1", Fixed(1)),)


def test_107_4_symbols_in_one_pair_of_braces() -> None:
    assert activated("{6U}: Pesca una carta.").cost.mana == "{6}{U}"
    assert activated("{2/W}: Pesca una carta.").cost.mana == "{2/W}"
    assert refused("{WU}: Pesca una carta.")


def test_101_2_spells_of_a_description_cannot_be_countered() -> None:
    words = "Le magie creatura che controlli non possono essere neutralizzate."
    looks = printed(words, "Incantesimo", "Scudo")
    (cannot,) = looks.abilities
    assert (
        isinstance(cannot, Cannot) and cannot.what is Prohibition.BE_COUNTERED and cannot.zones == (Zone.BATTLEFIELD,)
    )
    for type_line, survives in (("Creatura — Umano", True), ("Artefatto", False)):
        table = Table()
        table.put("Scudo", looks)
        table.put("Cosa", printed("Volare" if survives else "", type_line, "Cosa"), zone=Zone.HAND)
        answer = printed("Neutralizza una magia bersaglio.", "Istantaneo", "Diniego")
        table.put("Diniego", answer, zone=Zone.HAND)
        table.settle().cast("Cosa").cast("Diniego").resolve()
        assert (table.where("Cosa") is Zone.STACK) is survives


def test_701_17c_one_of_the_cards_that_were_milled() -> None:
    words = "Macina due carte. Puoi aggiungere alla tua mano una carta creatura scelta tra esse."
    mill, may = spell(words).effects
    assert isinstance(mill, Mill) and mill.keep_as and isinstance(may, May)
    table = Table()
    for label in ("Vecchia", "Nuova"):
        table.creature(label, 1, 1, zone=Zone.GRAVEYARD if label == "Vecchia" else Zone.LIBRARY)
    table.permanent("Sasso", types=(CardType.ARTIFACT,), zone=Zone.LIBRARY)
    table.put("Frana", printed(words, "Stregoneria", "Frana"), zone=Zone.HAND)
    table.settle().cast("Frana").resolve(True)
    assert (table.where("Nuova"), table.where("Vecchia")) == (Zone.HAND, Zone.GRAVEYARD)
    assert spell("Macina due carte.").effects == (Mill(count=Fixed(2)),)


def test_201_2_called_by_the_name_of_the_card() -> None:
    words = "La Sentinella prende +1/+1 per ogni altra creatura che controlli chiamata Sentinella."
    assert static(words).parts[0].power.filter.name == "Sentinella"  # type: ignore[union-attr]
    table = Table()
    looks = printed(words, "Creatura — Umano")
    for label in ("prima", "seconda"):
        table.put(label, looks)
    table.creature("Lupo", 1, 1)
    assert (table.looks("prima").power, table.looks("seconda").power) == (3, 3)
    assert static("Le creature chiamate Lupo di Mare prendono +1/+1.").affects.name == "Lupo di Mare"  # type: ignore[union-attr]
    several = static("Le creature chiamate Lupo di Mare e Volpe Grigia prendono +1/+1.").affects
    assert [one.name for one in several.any_of] == ["Lupo di Mare", "Volpe Grigia"]  # type: ignore[union-attr]
    assert refused("Le creature chiamate Lupo di Mare, Volpe Grigia e Gufo Nero prendono +1/+1.")
