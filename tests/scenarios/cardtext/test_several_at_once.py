"""107.3, 120.3, 122.6, 604.1, 613.4d, 701.10: lists of things that one verb does, numbers that are switched, what goes without a
subject, what must be given up."""

import pytest

from engine.cards.abilities.ability import Cost, Static
from engine.cards.abilities.conditions import Exists, Is, Not
from engine.cards.abilities.continuous import Duration, GainControl, ModifyPT, SwitchPT
from engine.cards.abilities.damage import DealDamage, PutCounters, Share
from engine.cards.abilities.filters import Filter, TargetSpec
from engine.cards.abilities.growing import Multiply
from engine.cards.abilities.lasting import Apply
from engine.cards.abilities.objects import CreateTokens
from engine.cards.abilities.paying import UnlessPays
from engine.cards.abilities.players import AddMana, LoseLife
from engine.cards.abilities.quantities import Count, Fixed, ToughnessOf
from engine.cards.abilities.references import (
    AttachedTo,
    ControllerOf,
    DefendingPlayer,
    EachPlayer,
    Every,
    It,
    Target,
    This,
    You,
)
from engine.words.terms import CardType, Relation
from tests.scenarios.cardtext.support import CREATURE, TARGET_CREATURE, abilities, refused, spell, static, triggered

PLUS, MINUS = ModifyPT(Fixed(2), Fixed(2)), ModifyPT(Fixed(-2), Fixed(-2))
AURA = "Incantesimo — Aura"


def test_613_4d_power_and_toughness_are_switched_for_a_time() -> None:
    said = "Scambia la forza e la costituzione di una creatura bersaglio"
    found = spell(f"{said} fino alla fine del turno.")
    assert (found.effects, found.targets) == ((Apply(to=Target(), parts=(SwitchPT(),)),), (TARGET_CREATURE,))
    assert refused(f"{said}.", "Stregoneria")
    assert refused(
        "Scambia la forza e il valore di mana di una creatura bersaglio fino alla fine del turno.", "Stregoneria"
    )


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        ("Raddoppia la forza", Multiply(what=Target(), toughness=False)),
        ("Raddoppia la forza e la costituzione", Multiply(what=Target())),
        ("Triplica la costituzione", Multiply(what=Target(), times=3, power=False)),
    ],
)
def test_701_10b_power_is_doubled_for_a_time(words: str, wanted: object) -> None:
    assert spell(f"{words} di una creatura bersaglio fino alla fine del turno.").effects == (wanted,)
    assert refused(f"{words} di una creatura bersaglio.", "Stregoneria")


def test_120_3_damage_to_several_is_dealt_at_once() -> None:
    both = spell("La Sentinella infligge 3 danni a una creatura bersaglio e 2 danni al suo controllore.").effects
    share = Share(amount=Fixed(2), to=ControllerOf(Target()))
    assert both == (DealDamage(amount=Fixed(3), to=Target(), also=(share,)),)
    same = spell("La Sentinella infligge 2 danni a ogni creatura e a ogni giocatore.").effects
    everybody = Share(amount=Fixed(2), to=EachPlayer())
    assert same == (DealDamage(amount=Fixed(2), to=Every(CREATURE), also=(everybody,)),)
    assert refused("La Sentinella infligge 2 danni a ogni creatura e 3 danni.", "Stregoneria")


def test_122_6_counters_of_several_kinds() -> None:
    made = spell("Metti un segnalino +1/+1 e un segnalino legame vitale su una creatura bersaglio.").effects
    assert made == (PutCounters(counter="+1/+1", on=Target()), PutCounters(counter="lifelink", on=Target()))
    assert refused("Metti un segnalino +1/+1, un segnalino legame vitale su una creatura bersaglio.", "Stregoneria")


def test_701_7_tokens_of_several_kinds_are_not_spoken_of_as_one() -> None:
    said = "Crea una pedina creatura Lupo 2/2 verde e una pedina creatura Orso 3/3 verde"
    made = spell(f"{said}.").effects
    assert [one.token.subtypes for one in made if isinstance(one, CreateTokens)] == [("Wolf",), ("Bear",)]
    assert refused(f"{said}. Metti un segnalino +1/+1 su di essa.", "Stregoneria")


def test_601_2c_x_targets_are_as_many_as_was_announced() -> None:
    found = spell("TAPpa X creature bersaglio.", mana_cost="{X}{U}")
    assert found.targets == (TargetSpec(objects=CREATURE, times_x=True),)
    assert refused("TAPpa X creature bersaglio.", "Stregoneria")


def test_601_2c_x_targets_are_as_many_as_x_is_said_to_be() -> None:
    artifacts = Count(Filter(types=(CardType.ARTIFACT,), controller=Relation.YOU))
    found = spell("TAPpa fino a X creature bersaglio, dove X è il numero di artefatti che controlli.")
    assert found.targets == (TargetSpec(objects=CREATURE, minimum=0, counted=artifacts),)
    exactly = spell("TAPpa X creature bersaglio, dove X è il numero di artefatti che controlli.")
    assert exactly.targets == (TargetSpec(objects=CREATURE, counted=artifacts),)
    # How many there are depends on nothing that is known only afterwards.
    text = "Scarta una carta. TAPpa X creature bersaglio, dove X è la forza di una creatura bersaglio."
    assert refused(text, "Stregoneria")


def test_604_1_what_is_asked_of_something_is_said_of_it_too() -> None:
    enchanted = Exists(Filter(subtypes=("Aura",), attached_to_this=True))
    assert static("Fintanto che la Sentinella è incantata, prende +2/+2.") == Static(parts=(PLUS,), condition=enchanted)
    control = static("Fintanto che la Sentinella è TAPpata, prende +2/+2.")
    assert control == Static(parts=(PLUS,), condition=Is(This(), Filter(tapped=True)))
    assert refused("Fintanto che controlli un Elfo, prende +2/+2.")


def test_604_1_otherwise_is_said_of_the_same() -> None:
    text = "Incanta creatura\nLa creatura incantata prende +2/+2{0}. Altrimenti, prende -2/-2."
    _, first, second = abilities(text.format(" fintanto che è uno Zombie"), AURA)
    zombie = Is(AttachedTo(), Filter(subtypes=("Zombie",)))
    assert first == Static(parts=(PLUS,), holder=AttachedTo(), condition=zombie)
    assert second == Static(parts=(MINUS,), holder=AttachedTo(), condition=Not(zombie))
    assert refused(text.format(""), AURA)


def test_118_12a_something_else_than_mana_is_given_up() -> None:
    text = "Quando la Sentinella entra nel campo di battaglia, sacrificala a meno che non {0}."
    (sacrificed,) = triggered(text.format("sacrifichi un'altra creatura")).effects
    assert isinstance(sacrificed, UnlessPays)
    assert sacrificed.cost == Cost(sacrifice=Filter(types=CREATURE.types, another=True))
    (discarded,) = triggered(text.format("scarti una carta")).effects
    assert isinstance(discarded, UnlessPays)
    assert discarded.cost == Cost(discard=1)
    assert refused(text.format("sacrifichi una creatura bersaglio"))


def test_118_1_to_spend_is_to_pay() -> None:
    paid = spell("Neutralizza una magia bersaglio a meno che il suo controllore non paghi {2}.")
    assert spell("Neutralizza una magia bersaglio a meno che il suo controllore spenda {2}.") == paid


def test_122_6_counters_on_one_thing_and_on_another() -> None:
    text = "Metti un segnalino +1/+1 su una creatura bersaglio e due segnalini -1/-1 su un artefatto bersaglio."
    first, second = spell(text).effects
    assert first == PutCounters(counter="+1/+1", on=Target())
    assert second == PutCounters(counter="-1/-1", on=Target(1), count=Fixed(2))
    assert refused("Metti un segnalino +1/+1 su una creatura bersaglio e due segnalini -1/-1.", "Stregoneria")


def test_508_5_the_defending_player_of_the_attack_that_is_spoken_of() -> None:
    text = "Ogniqualvolta una creatura che controlli {0}, il giocatore in difesa perde 1 punto vita."
    (lost,) = triggered(text.format("attacca")).effects
    assert lost == LoseLife(amount=Fixed(1), who=DefendingPlayer(It()))
    assert refused(text.format("muore"))


def test_107_3i_x_is_said_of_a_target_behind_the_comma_and_not_of_what_is_made() -> None:
    text = (
        "Un Elfo bersaglio prende +X/+X fino alla fine del combattimento, dove X è la costituzione di quella creatura."
    )
    (made,) = spell(text).effects
    assert made == Apply(
        to=Target(), parts=(ModifyPT(ToughnessOf(Target()), ToughnessOf(Target())),), until=Duration.END_OF_COMBAT
    )
    assert refused(
        "Crea una pedina creatura Lupo 2/2 verde e guadagni X punti vita, dove X è la forza di quella pedina.",
        "Stregoneria",
    )


def test_207_2d_a_mode_has_a_name() -> None:
    text = "Scegli uno —\n• {0}Pesca una carta.\n• {1}Guadagni 2 punti vita."
    assert spell(text.format("Corsa Ardita — ", "Riposo — ")) == spell(text.format("", ""))
    assert refused(text.format("Corsa Ardita — {2} — ", ""), "Stregoneria")


def test_110_2_control_of_it_and_106_1b_a_combination_of_two_colours() -> None:
    taken = spell("TAPpa un Elfo bersaglio e prendine il controllo fino al tuo prossimo turno.").effects[1]
    assert taken == Apply(to=Target(), parts=(GainControl(You()),), until=Duration.YOUR_NEXT_TURN)
    (mana,) = spell("Aggiungi due mana in qualsiasi combinazione di {W} e/o {U}.").effects
    assert mana == AddMana(choices=(("W",), ("U",)), times=Fixed(2), combination=True)
    assert refused("STAPpa tutte le creature e prendine il controllo fino al tuo prossimo turno.", "Stregoneria")


def test_207_1_a_line_break_that_was_lost_behind_a_full_stop() -> None:
    apart = abilities("Volare\nQuando la Sentinella muore, pesca una carta.\n{T}: Aggiungi {G}.")
    assert abilities("Volare.Quando la Sentinella muore, pesca una carta.{T}: Aggiungi {G}.") == apart
