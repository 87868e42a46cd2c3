"""115, 601.2c, 609.7, 700.2: targets of each colour, targets of a player who is one, a source of one's choice, modes by chance."""

import pytest

from engine.cards.abilities.ability import Triggered
from engine.cards.abilities.choices import Choose
from engine.cards.abilities.damage import DealDamage, PutCounters
from engine.cards.abilities.filters import Filter, TargetSpec
from engine.cards.abilities.lasting import Prevent
from engine.cards.abilities.libraries import ShuffleInto
from engine.cards.abilities.objects import Move
from engine.cards.abilities.player_rules import PlayerHas
from engine.cards.abilities.references import OwnerOf, Remembered, Target, Together, You
from engine.words.terms import CardType, Color, Relation, Zone
from tests.scenarios.cardtext.support import CREATURE, ability, activated, refused, spell, triggered

ANYBODY = TargetSpec(players=Relation.ANY)


def test_601_2c_one_of_each_color() -> None:
    made = spell(
        "Per ogni colore, riprendi in mano fino a una carta creatura bersaglio di quel colore dal tuo cimitero."
    )
    (moved,) = made.effects
    assert isinstance(moved, Move) and moved.what == Together(tuple(Target(n) for n in range(5)))
    assert [one.objects.colors for one in made.targets if one.objects] == [(color,) for color in Color]
    assert [one.keep_distinct_from for one in made.targets] == [tuple(range(n)) for n in range(5)]
    assert refused("Per ogni colore, distruggi una creatura bersaglio di quel colore.", "Stregoneria")
    assert refused("Per ogni colore, riprendi in mano fino a una carta bersaglio dal tuo cimitero.", "Stregoneria")


def test_601_2c_cards_of_the_player_who_is_a_target() -> None:
    made = spell("Un giocatore bersaglio rimescola nel suo grimorio fino a tre carte bersaglio dal suo cimitero.")
    cards = TargetSpec(objects=Filter(zone=Zone.GRAVEYARD, whose=Target(0)), minimum=0, maximum=3)
    assert made.targets == (ANYBODY, cards)
    assert made.effects == (ShuffleInto(what=Target(1), whose=Target(0)),)
    own = spell("Rimescola nel tuo grimorio un qualsiasi numero di carte creatura bersaglio dal tuo cimitero.")
    assert own.effects == (ShuffleInto(what=Target(0), whose=You()),), "control: your own"
    assert refused(
        "Un giocatore bersaglio rimescola nel suo grimorio fino a tre carte bersaglio dal tuo cimitero.", "Stregoneria"
    )


def test_601_2c_what_is_attached_to_a_target() -> None:
    made = spell(
        "La Sentinella infligge 5 danni a una creatura bersaglio. Esilia un Equipaggiamento bersaglio assegnato a quella creatura."
    )
    assert made.targets[1] == TargetSpec(objects=Filter(subtypes=("Equipment",), attached_to=Target(0)))


def test_701_24c_its_owner_shuffles_it_into_the_library() -> None:
    made = spell("Scegli un artefatto bersaglio. Il suo proprietario lo rimescola nel suo grimorio.")
    assert made.effects == (ShuffleInto(what=Target(0), whose=OwnerOf(Target(0))),)
    assert refused("Scegli un artefatto bersaglio. Il suo controllore lo rimescola nel suo grimorio.", "Stregoneria")


def test_603_3d_a_choice_before_the_event_stands_in_its_place() -> None:
    text = "Scegli fino a una creatura bersaglio. Quando la Sentinella entra nel campo di battaglia,"
    made = triggered(f"{text} infligge 3 danni a un avversario bersaglio e 3 danni a quella creatura bersaglio.")
    assert [(one.players, one.minimum) for one in made.targets] == [(Relation.OPPONENT, 1), (None, 0)]
    assert isinstance(made.effects[0], DealDamage)
    several = text.replace("una creatura bersaglio", "due creature bersaglio")
    each = triggered(f"{several} infligge 1 danno a ciascuna di esse.")
    assert each.targets == (TargetSpec(objects=CREATURE, minimum=0, maximum=2),)
    step = triggered(
        "Scegli fino a una creatura bersaglio. All'inizio del tuo mantenimento, metti un segnalino +1/+1 su quella creatura."
    )
    assert step.effects == (PutCounters(counter="+1/+1", on=Target(0)),)
    assert refused(f"{text} pesca una carta."), "control: nothing speaks of it"
    assert refused(f"{text} infligge 1 danno a quella creatura e 1 danno a quella creatura."), "twice"


def test_609_7_a_source_of_your_choice() -> None:
    choice, shield = activated(
        "{1}: Previeni tutto il danno che ti verrebbe inflitto in questo turno da una fonte a tua scelta."
    ).effects
    assert isinstance(choice, Choose)
    assert shield == Prevent(to=You(), source=Remembered(choice.keep_as))
    red = activated(
        "{1}: Previeni tutto il danno che ti verrebbe inflitto in questo turno da una fonte rossa a tua scelta."
    ).effects[1]
    assert isinstance(red, Prevent) and red.from_source == Filter(colors=(Color.RED,))
    assert refused("{1}: Previeni tutto il danno che ti verrebbe inflitto da una fonte a tua scelta."), (
        "control: for how long?"
    )


def test_702_18a_a_player_who_is_no_target() -> None:
    found = ability("Non puoi essere bersaglio di magie o abilità.", "Incantesimo")
    assert isinstance(found, PlayerHas) and found.ability.keyword == "shroud"


@pytest.mark.parametrize(
    ("choose", "how_many", "by_chance"),
    [("scegli uno a caso", (1, 1), True), ("scegli un qualsiasi numero", (0, 2), False), ("scegli uno", (1, 1), False)],
)
def test_700_2b_modes_of_a_trigger(choose: str, how_many: tuple[int, int], by_chance: bool) -> None:
    found = triggered(f"Quando la Sentinella muore, {choose} —\n• Pesca una carta.\n• Guadagni 2 punti vita.")
    assert isinstance(found, Triggered)
    assert (found.choose_modes, found.random_modes) == (how_many, by_chance)


def test_115_3_two_cards_of_one_graveyard() -> None:
    text = "Riprendi in mano fino a una carta artefatto bersaglio e fino a una carta incantesimo bersaglio dal tuo cimitero."
    made = spell(text)
    zones = [(one.objects.zone, one.objects.owner, one.minimum) for one in made.targets if one.objects]
    assert zones == [(Zone.GRAVEYARD, Relation.YOU, 0)] * 2
    control = spell("Riprendi in mano un artefatto bersaglio e una carta incantesimo bersaglio dal tuo cimitero.")
    assert [one.objects.zone for one in control.targets if one.objects] == [Zone.BATTLEFIELD, Zone.GRAVEYARD]


def test_401_4_to_the_bottom_of_the_library_it_is_owned_in() -> None:
    text = "Metti una carta creatura bersaglio dal cimitero di un avversario in fondo al suo grimorio."
    moved = spell(text).effects[0]
    assert isinstance(moved, Move) and (moved.to, moved.position) == (Zone.LIBRARY, -1)
    assert refused("Metti una creatura bersaglio in fondo al suo grimorio.", "Stregoneria"), (
        "control: whose is a creature's?"
    )
    assert CardType.CREATURE in (spell(text).targets[0].objects or Filter()).types


def test_700_2_one_or_both_in_one_line() -> None:
    both = spell("Scegli uno o entrambi — Pesca una carta; e/o guadagni 2 punti vita.")
    assert (len(both.modes), both.choose_modes) == (2, (1, 2))
    assert refused("Scegli uno — Pesca una carta; e/o guadagni 2 punti vita.", "Stregoneria"), "control: one alone"
