"""604.1, 400.1, 603.4: a sentence that says more of what the one before is about; what lies somewhere; unless it is so."""

import pytest

from engine.cards.abilities.ability import Cannot, Static
from engine.cards.abilities.combat import CantBeBlocked, CantBlock, CombatEffect
from engine.cards.abilities.conditions import AllOf, Exists, Is, Not, TurnOf, Within
from engine.cards.abilities.continuous import Duration, GainAbility, ModifyPT
from engine.cards.abilities.filters import Bounds, Filter
from engine.cards.abilities.lasting import Apply
from engine.cards.abilities.player_rules import CastLimit
from engine.cards.abilities.quantities import Count
from engine.cards.abilities.references import AttachedTo, This
from engine.words.terms import CardType, Relation, Zone
from scenarios.cardtext.oracle.comparing import Verdict
from tests.engine.support import Table
from tests.engine.support_more import attack, block
from tests.scenarios.cardtext.support import abilities, ability, printed, refused, spell, static, triggered
from tests.scenarios.cardtext.test_oracle import both

GEAR, AURA, CREATURE = "Artefatto — Equipaggiamento", "Incantesimo — Aura", "Creatura — Elfo"
OTHERS = Filter(types=(CardType.CREATURE,), controller=Relation.YOU, another=True)


def equipped(second: str, first: str = "La creatura equipaggiata prende +1/+1.") -> Static:
    """The second sentence of an Equipment."""
    _, found, *_ = abilities(f"{first} {second}", GEAR)
    assert isinstance(found, Static)
    return found


@pytest.mark.parametrize(
    "words",
    [
        "Ha volare fintanto che è un Elfo.",
        "Fintanto che è un Elfo, ha volare.",
        "Se è un Elfo, ha anche volare.",
    ],
)
def test_604_1_a_verb_without_a_subject_goes_on_about_the_same(words: str) -> None:
    found = equipped(words)
    assert found.holder == AttachedTo() and isinstance(found.parts[0], GainAbility)
    assert found.condition == Is(AttachedTo(), Filter(subtypes=("Elf",)))


def test_604_1_so_do_several_and_whatever_is_said_of_them() -> None:
    first, second, third = abilities(
        "Le altre creature che controlli prendono +1/+1. Fintanto che è il tuo turno, hanno volare. "
        "Non possono essere bloccate da Muri."
    )
    assert isinstance(first, Static) and isinstance(second, Static) and isinstance(third, CantBeBlocked)
    assert first.affects == second.affects == third.objects == OTHERS
    assert second.condition == TurnOf(Relation.YOU) and third.condition is None


def test_604_1_where_a_sentence_says_of_whom_it_is_that_holds() -> None:
    _, found = abilities(
        "Le altre creature che controlli prendono +1/+1. Fintanto che la Sentinella è TAPpata, ha volare."
    )
    assert isinstance(found, Static) and found.affects is None and found.holder is None
    assert found.condition == Is(This(), Filter(tapped=True))


@pytest.mark.parametrize(
    "text",
    [
        "Le altre creature che controlli prendono +1/+1. Ha volare.",
        "Ha volare fintanto che è un Elfo.",
        "Durante il tuo turno, le creature che controlli prendono +1/+1. Hanno volare.",
        "Le altre creature che controlli perdono tutte le abilità. Hanno volare.",
    ],
)
def test_604_1_one_and_several_are_not_mixed_and_something_must_have_been_told(text: str) -> None:
    assert refused(text)


def test_303_4_another_aura_on_what_it_holds() -> None:
    found = ability("Fintanto che un'altra Aura è assegnata alla creatura incantata, prende +1/+1.", AURA)
    assert isinstance(found, Static) and found.holder == AttachedTo() and isinstance(found.parts[0], ModifyPT)
    others = Count(Filter(subtypes=("Aura",), another=True, attached_to=AttachedTo()))
    assert found.condition == Within(others, Bounds(least=1))


def lying(card_type: CardType) -> Exists:
    return Exists(Filter(zone=Zone.GRAVEYARD, types=(card_type,), owner=Relation.YOU))


def test_400_1_cards_that_lie_somewhere() -> None:
    land, artifact = lying(CardType.LAND), lying(CardType.ARTIFACT)
    one = static("La Sentinella ha volare fintanto che una carta terra è nel tuo cimitero.")
    two = static("La Sentinella ha volare fintanto che una carta terra e una carta artefatto sono nel tuo cimitero.")
    assert (one.condition, two.condition) == (land, AllOf((land, artifact)))
    upkeep = triggered("All'inizio del tuo mantenimento, se una carta terra è nel tuo cimitero, pesca una carta.")
    assert upkeep.condition == land


def test_400_1_what_stands_there_is_no_choice_to_be_made() -> None:
    there = ability("La Sentinella non può attaccare a meno che un altro Elfo non sia sul campo di battaglia.")
    assert isinstance(there, Cannot) and there.condition == Not(Exists(Filter(subtypes=("Elf",), another=True)))
    assert refused("La Sentinella ha volare fintanto che un artefatto è nel tuo cimitero.")
    assert refused("La Sentinella ha volare fintanto che una carta terra sono nel tuo cimitero.")
    assert refused("La Sentinella ha volare fintanto che un artefatto è TAPpato.")


@pytest.mark.parametrize(
    ("types", "it", "en"),
    [
        (
            GEAR,
            "La creatura equipaggiata prende +1/+1. Ha volare fintanto che è un Elfo.",
            "Equipped creature gets +1/+1. It has flying as long as it's an Elf.",
        ),
        (
            GEAR,
            "La creatura equipaggiata ha volare. Fintanto che è leggendaria, prende +1/+2 addizionale.",
            "Equipped creature has flying. As long as it's legendary, it gets an additional +1/+2.",
        ),
        (
            CREATURE,
            "Le altre creature che controlli prendono +1/+1. Fintanto che è il tuo turno, hanno volare.",
            "Other creatures you control get +1/+1. As long as it's your turn, they also have flying.",
        ),
        (
            CREATURE,
            "Gli Elfi che controlli hanno volare. Non possono essere bloccati da Muri.",
            "Elves you control have flying. They can't be blocked by Walls.",
        ),
        (
            AURA,
            "Fintanto che un'altra Aura è assegnata alla creatura incantata, prende +1/+1.",
            "As long as another Aura is attached to enchanted creature, it gets +1/+1.",
        ),
        (
            CREATURE,
            "Sentinella ha volare fintanto che una carta terra e una carta artefatto sono nel tuo cimitero.",
            "Sentinel has flying as long as a land card and an artifact card are in your graveyard.",
        ),
        (CREATURE, "Sentinella ha volare a meno che non sia TAPpata.", "Sentinel has flying unless it's tapped."),
        (
            CREATURE,
            "Sentinella ha volare a meno che non sia attaccante o bloccante.",
            "Sentinel has flying unless it's attacking or blocking.",
        ),
        (
            CREATURE,
            "Se Sentinella sta per morire, invece rimettila in mano al suo proprietario.",
            "If Sentinel would die, return it to its owner's hand instead.",
        ),
        (
            "Stregoneria",
            "Crea una pedina creatura Muro 0/3 bianca. La pedina ha volare fino alla fine del turno.",
            "Create a 0/3 white Wall creature token. The token gains flying until end of turn.",
        ),
    ],
)
def test_both_languages_say_the_same(types: str, it: str, en: str) -> None:
    assert both(it, en, types) == (Verdict.AGREE, ())


def test_604_1_what_another_sentence_was_about_in_between_is_not_gone_back_to() -> None:
    between = "La creatura equipaggiata prende +1/+1. Non puoi perdere la partita."
    assert abilities(between, GEAR)
    assert refused(f"{between} Ha volare.", GEAR)


BORNE = (
    "La creatura equipaggiata prende +1/+0. Ha anche volare fintanto che un Equipaggiamento chiamato Cappa Rossa è assegnato a una "
    "creatura che controlli."
)


@pytest.mark.parametrize(("bearer", "flies"), [("Lupo", True), ("Gatto", False), (None, False)])
def test_301_5_something_on_any_of_your_creatures(bearer: str | None, flies: bool) -> None:
    at = Table()
    there = {
        label: at.creature(label, 2, 2, controller=player) for label, player in (("Orso", 0), ("Lupo", 0), ("Gatto", 1))
    }
    at.put("Veste", printed(BORNE, GEAR), attached_to=there["Orso"])
    more = {} if bearer is None else {"attached_to": there[bearer]}
    at.put("Cappa", printed("La creatura equipaggiata prende +0/+1.", GEAR, name="Cappa Rossa"), **more)
    at.settle()
    looks = at.looks("Orso")
    assert looks.power == 3 and looks.has("flying") is flies


AND_MORE = (
    "Le altre creature che controlli prendono +1/+1. Fintanto che controlli esattamente tre creature, hanno volare."
)


@pytest.mark.parametrize(("others", "flies"), [(1, False), (2, True), (3, False)])
def test_107_1_exactly_three_are_counted_as_they_are(others: int, flies: bool) -> None:
    at = Table()
    at.put("Guida", printed(AND_MORE, "Creatura — Umano"))
    for number in range(others):
        at.creature(f"Lupo{number}", 2, 2)
    at.settle()
    looks = at.looks("Lupo0")
    assert looks.power == 3 and looks.has("flying") is flies
    assert not at.looks("Guida").has("flying")


def test_509_1b_whose_creatures_cannot_be_blocked() -> None:
    found = ability(
        "Le creature con forza pari o inferiore a 2 non possono bloccare le creature che controlli.", "Incantesimo"
    )
    assert isinstance(found, CantBlock)
    assert found.attacker == Filter(types=(CardType.CREATURE,), controller=Relation.YOU)
    assert found.objects == Filter(types=(CardType.CREATURE,), power=Bounds(most=2))
    at = Table()
    at.put("Torre", printed("I Muri non possono bloccare le creature che controlli.", "Incantesimo"))
    at.creature("Orso", 2, 2)
    at.creature("Mastio", 0, 4, controller=1, subtypes=("Wall",))
    at.creature("Lupo", 2, 2, controller=1)
    attack(at, ("Orso", 1))
    with pytest.raises(AssertionError):
        block(at.fork(), ("Mastio", "Orso"))
    block(at, ("Lupo", "Orso"))


def test_509_1b_for_a_turn_except_by_some() -> None:
    said = "Una creatura bersaglio non può essere bloccata in questo turno tranne che da Muri."
    (made,) = spell(said).effects
    assert isinstance(made, CombatEffect) and made.until is Duration.END_OF_TURN
    assert made.rule == CantBeBlocked(except_by=Filter(subtypes=("Wall",)))
    assert both(said, "Target creature can't be blocked this turn except by Walls.", "Stregoneria") == (
        Verdict.AGREE,
        (),
    )


def test_601_3_how_many_spells_in_each_turn() -> None:
    said = "Ogni avversario non può lanciare più di una magia {0}.".format
    each, per = (ability(said(often), "Incantesimo") for often in ("in ogni turno", "per turno"))
    assert each == per == CastLimit(who=Relation.OPPONENT)
    assert refused("Ogni avversario non può lanciare più di una magia in ogni combattimento.", "Incantesimo")


UNTIL = "Fino alla fine del turno, una creatura bersaglio prende +1/+0, ha volare{0}".format


def test_611_2a_a_list_that_goes_on_with_what_it_cannot_do() -> None:
    first, second = spell(UNTIL(" e non può essere bloccata.")).effects
    assert isinstance(first, Apply) and [type(one) for one in first.parts] == [ModifyPT, GainAbility]
    assert isinstance(second, CombatEffect) and second.rule == CantBeBlocked()
    assert first.until is second.until is Duration.END_OF_TURN and first.to == second.what
    for wrong in (".", ", non può essere bloccata."):
        assert refused(UNTIL(wrong), "Stregoneria")
    assert refused(
        "Una creatura bersaglio prende +1/+0, ha volare e non può essere bloccata in questo turno.", "Stregoneria"
    )
    same = both(
        UNTIL(" e non può essere bloccata."),
        "Until end of turn, target creature gets +1/+0, gains flying, and can't be blocked.",
        "Stregoneria",
    )
    assert same == (Verdict.AGREE, ())


def test_113_1a_a_comma_of_the_sentence_around_the_quotation() -> None:
    english = 'Until end of turn, target creature gets +1/+0, gains "{T}: Draw a card," and can\'t be blocked.'
    italian = 'Fino alla fine del turno, una creatura bersaglio prende +1/+0, ha "{T}: Pesca una carta" e non può essere bloccata.'
    assert both(italian, english, "Stregoneria") == (Verdict.AGREE, ())
