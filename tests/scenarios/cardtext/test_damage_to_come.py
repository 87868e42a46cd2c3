"""609.7, 614.9, 615: damage to come that is prevented, dealt to something else or doubled, and what is done besides."""

from __future__ import annotations

import pytest

from engine.cards.abilities.ability import Static
from engine.cards.abilities.choices import Choose
from engine.cards.abilities.conditions import Is, Not, TurnOf
from engine.cards.abilities.continuous import Duration
from engine.cards.abilities.damage import DealDamage, RemoveCounters
from engine.cards.abilities.filters import CREATURE, Filter
from engine.cards.abilities.lasting import Prevent, Reflect
from engine.cards.abilities.players import Mill
from engine.cards.abilities.quantities import EventAmount, Fixed, Times
from engine.cards.abilities.references import It, Remembered, Target, This, You
from engine.cards.abilities.replacing import ChangesDamage, DamagePattern, Prevents
from engine.cards.abilities.setting_up import SetUp
from engine.words.terms import Relation, Zone
from scenarios.cardtext.oracle.comparing import Verdict
from tests.engine.support import Table
from tests.engine.support_more import hit, to
from tests.scenarios.cardtext.support import THIS, abilities, activated, printed, refused, spell, triggered
from tests.scenarios.cardtext.test_oracle import both

SORCERY = "Stregoneria"
AURA = "Incantesimo — Aura"
OF_CHOICE = "Previeni tutto il danno che {0} in questo turno.".format


def test_609_7_all_damage_of_a_source_that_is_chosen_now() -> None:
    chosen, shield = spell(OF_CHOICE("una fonte a tua scelta ti infliggerebbe")).effects
    assert isinstance(chosen, Choose) and shield == Prevent(to=You(), source=Remembered(chosen.keep_as))
    _, anybody = spell(OF_CHOICE("una fonte a tua scelta infliggerebbe")).effects
    assert anybody == Prevent(source=Remembered(chosen.keep_as)), "control: to whomever"


def test_609_7_only_creatures_are_chosen_where_a_creature_is_said() -> None:
    chosen, _ = spell(OF_CHOICE("una creatura attaccante a tua scelta infliggerebbe")).effects
    assert isinstance(chosen, Choose) and chosen.filter == Filter(types=CREATURE.types, attacking=True)
    assert refused(OF_CHOICE("una creatura TAPpata a tua scelta infliggerebbe"), SORCERY), "control"


def test_615_from_one_thing_to_another() -> None:
    text = (
        "{1}: Previeni tutto il danno che verrebbe inflitto alla Sentinella da una creatura bersaglio in questo turno."
    )
    assert activated(text).effects == (Prevent(to=This(), source=Target()),)
    by_all = text.replace("una creatura bersaglio", "creature attaccanti")
    (made,) = activated(by_all).effects
    assert isinstance(made, SetUp), "control: whatever attacks, also what comes later"


def test_611_2a_until_your_next_turn() -> None:
    text = "Fino al tuo prossimo turno, previeni tutto il danno che verrebbe inflitto a e da un permanente bersaglio."
    until = Duration.YOUR_NEXT_TURN
    assert spell(text).effects == (Prevent(to=Target(), until=until), Prevent(source=Target(), until=until))
    assert refused("Previeni tutto il danno che verrebbe inflitto a una creatura bersaglio.", SORCERY), (
        "control: how long?"
    )


REDIRECTED = (
    "Il prossimo 1 danno che verrebbe inflitto alla Sentinella in questo turno {0} a una creatura bersaglio.".format
)


@pytest.mark.parametrize("how", ["viene invece inflitto", "invece viene inflitto", "viene inflitto invece"])
def test_614_9_so_much_damage_is_dealt_to_something_else(how: str) -> None:
    says = ChangesDamage(damage=DamagePattern(), redirect_to=Target())
    assert activated("{0}: " + REDIRECTED(how)).effects == (SetUp(says=says, of=This(), amount=Fixed(1)),)


def test_614_9_played_the_rest_is_dealt_as_it_would_be() -> None:
    at = Table()
    text = "{0}: " + REDIRECTED("viene invece inflitto").replace("1 danno", "2 danni")
    at.put("Sentinella", printed(text, "Creatura — Umano", power="1", toughness="5"))
    at.creature("Orso", 3, 3)
    at.creature("Lupo", 3, 3, controller=1)
    at.settle().activate("Sentinella", 0, "Orso").resolve()
    at.occur(hit(at.id("Lupo"), at.id("Sentinella"), 3))
    assert (at.one("Sentinella").damage, at.one("Orso").damage) == (1, 2)
    at.occur(hit(at.id("Lupo"), to(0)[0], 3))
    assert at.life(0) == 17, "control: damage to the player is not what it is about"


def test_614_9_the_next_time_a_chosen_source_deals_damage() -> None:
    text = "La prossima volta che una fonte a tua scelta infligge danno in questo turno, quel danno viene invece inflitto a te."
    chosen, made = spell(text).effects
    says = ChangesDamage(damage=DamagePattern(), redirect_to=You())
    assert isinstance(chosen, Choose)
    assert made == SetUp(says=says, source=Remembered(chosen.keep_as), next_time=True)


def test_614_1a_twice_as_much_the_next_time_or_all_the_turn() -> None:
    text = (
        "Ogniqualvolta una creatura attacca, la prossima volta che quella creatura infligge danno da combattimento in questo "
        "turno, infligge invece il doppio di quel danno."
    )
    says = ChangesDamage(damage=DamagePattern(combat=True), factor=2)
    assert triggered(text).effects == (SetUp(says=says, source=It(), next_time=True),)
    whole = (
        "Se una fonte che controlli sta per infliggere danno in questo turno, infligge invece il doppio di quel danno."
    )
    yours = DamagePattern(source=Filter(controller=Relation.YOU))
    assert spell(whole).effects == (SetUp(says=ChangesDamage(damage=yours, factor=2)),), (
        "control: every time, yours alone"
    )


def test_604_1_prevention_as_long_as_something_is_so() -> None:
    prevents = Prevents(damage=DamagePattern(to_object=THIS))
    said = "previeni tutto il danno che verrebbe inflitto alla Sentinella"
    for text in (f"P{said[1:]} durante il tuo turno.", f"Durante il tuo turno, {said}."):
        assert abilities(text) == (_while(prevents, TurnOf(Relation.YOU)),)
    tapped = Is(This(), Filter(tapped=True))
    assert abilities(f"Fintanto che la Sentinella è TAPpata, {said}.") == (_while(prevents, tapped),)
    assert abilities(f"P{said[1:]}.") == (prevents,), "control"


def _while(made: Prevents, such: object) -> Prevents:
    return Prevents(damage=made.damage, condition=such)  # type: ignore[arg-type]


def test_604_1_otherwise_its_damage_is_prevented() -> None:
    text = (
        "Incanta creatura\nLa creatura incantata ha volare fintanto che è un artefatto. Altrimenti, previeni tutto il danno che "
        "verrebbe inflitto dalla creatura incantata."
    )
    _, flies, prevents = abilities(text, AURA)
    assert isinstance(flies, Static) and isinstance(prevents, Prevents)
    assert flies.condition is not None and prevents.condition == Not(flies.condition)


def test_615_5_what_is_done_besides_in_the_same_sentence() -> None:
    text = "Se sta per essere inflitto danno alla Sentinella, previeni quel danno e rimuovi da essa altrettanti segnalini +1/+1."
    (made,) = abilities(text)
    assert isinstance(made, Prevents)
    assert made.then == (RemoveCounters(counter="+1/+1", on=This(), count=EventAmount()),)
    (milled,) = abilities(
        "Se ti sta per essere inflitto danno, previeni quel danno e macina il doppio di quelle carte."
    )
    assert isinstance(milled, Prevents) and milled.damage == DamagePattern(to_player=Relation.YOU)
    assert milled.then == (Mill(count=Times(2, EventAmount())),)
    assert refused(text.replace("rimuovi da essa", "rimuovi da una creatura bersaglio")), "control: it has no targets"


def test_603_12_what_triggers_as_damage_is_prevented_so() -> None:
    text = (
        "Se sta per essere inflitto danno alla Sentinella, previeni quel danno. Quando i danni vengono prevenuti in questo modo, "
        "la Sentinella infligge altrettanti danni a un qualsiasi altro bersaglio."
    )
    (made,) = abilities(text)
    assert isinstance(made, Prevents) and isinstance(made.then[0], Reflect)
    assert made.then[0].ability.effects == (DealDamage(amount=EventAmount(), to=Target()),)
    assert len(made.then[0].ability.targets) == 1


def test_603_12_played_as_much_is_dealt_back() -> None:
    at = Table()
    text = (
        "Se sta per essere inflitto danno alla Sentinella, previeni quel danno. Quando i danni vengono prevenuti in questo modo, "
        "la Sentinella infligge altrettanti danni a un avversario bersaglio."
    )
    at.put("Sentinella", printed(text, "Creatura — Umano", power="2", toughness="2"))
    at.creature("Lupo", 3, 3, controller=1)
    at.settle().occur(hit(at.id("Lupo"), at.id("Sentinella"), 3)).settle().resolve()
    assert (at.where("Sentinella"), at.life(1)) == (Zone.BATTLEFIELD, 17)
    at.occur(hit(at.id("Sentinella"), at.id("Lupo"), 1))
    assert at.life(1) == 17, "control: damage to something else is dealt"


@pytest.mark.parametrize(
    ("it", "en", "types"),
    [
        (
            "Tutto il danno che verrebbe inflitto in questo turno a una creatura bersaglio da una fonte a tua scelta viene invece "
            "inflitto a te.",
            "All damage that would be dealt this turn to target creature by a source of your choice is dealt to you instead.",
            SORCERY,
        ),
        (
            "Fintanto che la Sentinella è STAPpata, tutto il danno che ti verrebbe inflitto da creature con volare "
            "viene invece inflitto alla Sentinella.",
            "As long as this creature is untapped, all damage that would be dealt to you by creatures with flying is dealt "
            "to this creature instead.",
            "Creatura — Elfo",
        ),
        (
            "Fintanto che la Sentinella è TAPpata, se un artefatto ti sta per infliggere danno, previeni 2 di quei danni.",
            "As long as this creature is tapped, if an artifact would deal damage to you, prevent 2 of that damage.",
            "Creatura — Elfo",
        ),
        (
            "Previeni tutto il danno da combattimento che una creatura a tua scelta infliggerebbe in questo turno.",
            "Prevent all combat damage a creature of your choice would deal this turn.",
            SORCERY,
        ),
    ],
)
def test_english_agrees(it: str, en: str, types: str) -> None:
    assert both(it, en, types) == (Verdict.AGREE, ())
