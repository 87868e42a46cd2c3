"""601.2c, 608.2c, 701.20: whose verb it is behind a condition, which targets depend on a cost, and what 'revealed' is all of."""

from engine.cards.abilities.choices import If
from engine.cards.abilities.conditions import Paid
from engine.cards.abilities.damage import DealDamage
from engine.cards.abilities.filters import Filter, TargetSpec
from engine.cards.abilities.objects import Move
from engine.cards.abilities.references import Remembered, This, Together
from engine.words.terms import CardType
from scenarios.cardtext.type_line import read_type_line
from tests.scenarios.cardtext.support import CREATURE, abilities, spell

KICKER = "Potenziamento {R}\n"
ARTIFACT = Filter(types=(CardType.ARTIFACT,))


def test_608_2c_behind_what_is_asked_of_the_source_it_is_the_source_that_deals() -> None:
    first = "Distruggi una creatura bersaglio. Se la Sentinella è stata potenziata"
    _, found = abilities(f"{KICKER}{first}, infligge 2 danni al controllore di quella creatura.", "Stregoneria")
    branch = found.effects[1]  # type: ignore[union-attr]
    assert isinstance(branch, If)
    assert isinstance(branch.then[0], DealDamage)
    assert branch.then[0].source == This()
    # Control: asked of nobody in the sentence before, the one creature that was spoken of goes on.
    other = spell(
        "Distruggi una creatura bersaglio. Se controlli un Elfo, infligge 2 danni al controllore di quella creatura."
    )
    assert other.effects[1].then[0].source != This()  # type: ignore[union-attr]


def test_601_2c_a_target_behind_a_cost_is_required_only_where_it_was_paid() -> None:
    text = "Distruggi un artefatto bersaglio. Se {0}, distruggi una creatura bersaglio."
    _, found = abilities(KICKER + text.format("questa magia è stata potenziata"), "Stregoneria")
    assert found.targets == (TargetSpec(objects=ARTIFACT), TargetSpec(objects=CREATURE, if_paid="kicker"))  # type: ignore[union-attr]
    assert found.effects[1].condition == Paid("kicker")  # type: ignore[union-attr]
    control = spell(text.format("controlli un Elfo"))
    assert control.targets == (TargetSpec(objects=ARTIFACT), TargetSpec(objects=CREATURE))
    instead = (
        "Distruggi un artefatto bersaglio. Se questa magia è stata potenziata, distruggi invece una creatura bersaglio."
    )
    _, other = abilities(KICKER + instead, "Stregoneria")
    assert [(one.if_paid, one.unless_paid) for one in other.targets] == [("", "kicker"), ("kicker", "")]  # type: ignore[union-attr]


def test_701_20_all_that_was_revealed_is_not_all_but_what_was_found() -> None:
    until = "Rivela carte dalla cima del tuo grimorio finché non riveli una carta creatura"
    every = spell(f"{until}, poi aggiungi alla tua mano tutte le carte rivelate in questo modo.").effects[1]
    assert isinstance(every, Move) and every.what == Together((Remembered("n1"), Remembered("n2")))
    found = spell(
        f"{until}. Metti quella carta sul campo di battaglia e metti tutte le altre carte rivelate in questo modo "
        "nel tuo cimitero."
    )
    assert [type(one).__name__ for one in found.effects] == ["RevealUntil", "Move", "Move"]


def test_205_3_a_word_of_a_type_line_that_no_subtype_is() -> None:
    mine = read_type_line("Terra — Miniera di Urza")
    assert mine is not None
    assert mine.subtypes == ("Mine", "Urza's")
    assert read_type_line("Terra — Miniera di Brava") is None
