"""400.3, 603.1, 603.2h, 114.2: whose deed an event is, whose graveyard, what is done only once, emblems."""

from engine.cards.abilities.ability import Triggered
from engine.cards.abilities.casting import LetCast
from engine.cards.abilities.choices import May
from engine.cards.abilities.objects import Untap
from engine.cards.abilities.players import LoseLife
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.references import EventPlayer, It, OwnerOf, Target, This
from engine.cards.abilities.triggers import Moves
from engine.words.terms import Relation, Zone
from tests.scenarios.cardtext.support import abilities, activated, refused, triggered


def test_603_2h_done_only_once_is_said_of_what_you_may_do() -> None:
    made = triggered("Ogniqualvolta profetizzi, puoi STAPpare la Sentinella. Fallo solo una volta per turno.")
    assert made.done_once_each_turn and not made.once_each_turn
    assert made.effects == (May(then=(Untap(what=This()),), counts=True),)
    assert refused("Ogniqualvolta profetizzi, STAPpa la Sentinella. Fallo solo una volta per turno.")


def test_603_1_a_verb_without_a_subject_is_said_of_whose_deed_it_is() -> None:
    found = abilities("Ogniqualvolta un avversario lancia o copia una magia istantaneo, perde 1 punto vita.")
    for one in found:
        assert isinstance(one, Triggered)
        (loses,) = one.effects
        assert isinstance(loses, LoseLife) and loses.who == EventPlayer()
    assert len(found) == 2
    assert refused("Ogniqualvolta una creatura controllata da un avversario muore, perde 1 punto vita.")


def test_400_3_a_graveyard_is_its_owners() -> None:
    made = triggered(
        "Ogniqualvolta un permanente viene messo nel cimitero di un avversario, quel giocatore perde 1 punto vita."
    )
    (loses,) = made.effects
    assert isinstance(loses, LoseLife) and (loses.amount, loses.who) == (Fixed(1), OwnerOf(It()))


def test_400_3_back_into_your_hand() -> None:
    made = triggered("Ogniqualvolta riprendi in mano una creatura, pesca una carta.").trigger
    assert isinstance(made, Moves)
    assert (made.origin, made.to, made.subject.owner) == (Zone.BATTLEFIELD, Zone.HAND, Relation.YOU)


def test_601_3_a_targeted_card_of_the_graveyard_may_be_cast() -> None:
    (made,) = activated("{T}: Puoi lanciare una carta incantesimo bersaglio dal tuo cimitero in questo turno.").effects
    assert made == LetCast(what=Target())


def test_114_2_an_emblem_that_deals_damage() -> None:
    quoted = "Ogniqualvolta peschi una carta, questo emblema infligge 1 danno a un qualsiasi bersaglio"
    assert activated(f'{{T}}: Ottieni un emblema con "{quoted}".').effects
    assert refused("Ogniqualvolta peschi una carta, questo emblema infligge 1 danno a un qualsiasi bersaglio.")
