"""608.2c: words that speak of something said before are understood only where there is one such thing."""

from typing import Any

import pytest

from engine.cards.abilities.ability import Activated
from engine.cards.abilities.continuous import GainAbility
from engine.cards.abilities.damage import PutCounters
from engine.cards.abilities.effects import Effect
from engine.cards.abilities.lasting import Apply, Delay
from engine.cards.abilities.objects import CreateTokens, Destroy, Move
from engine.cards.abilities.players import Draw, GainLife, LoseLife
from engine.cards.abilities.quantities import Fixed, PowerOf
from engine.cards.abilities.references import ControllerOf, Granter, It, OwnerOf, Remembered, Target, This
from engine.cards.abilities.triggers import CastsSpell
from engine.words.terms import CardType, Zone
from scenarios.cardtext import refusal
from tests.scenarios.cardtext.support import refused, spell, static, triggered


@pytest.mark.parametrize(
    ("text", "effect"),
    [
        ("TAPpa una creatura bersaglio. Esiliala.", Move(what=Target(0), to=Zone.EXILE)),
        ("TAPpa una creatura bersaglio. Distruggi quella creatura.", Destroy(what=Target(0))),
        ("TAPpa una creatura bersaglio. Metti un segnalino +1/+1 su di essa.",
         PutCounters(counter="+1/+1", on=Target(0))),
        ("TAPpa una creatura bersaglio. Il suo controllore pesca una carta.", Draw(who=ControllerOf(Target(0)))),
        ("TAPpa una creatura bersaglio. Il suo proprietario pesca una carta.", Draw(who=OwnerOf(Target(0)))),
        ("TAPpa una creatura bersaglio. Il controllore di quella creatura pesca una carta.",
         Draw(who=ControllerOf(Target(0)))),
        ("TAPpa una creatura bersaglio. Guadagni punti vita pari alla sua forza.",
         GainLife(amount=PowerOf(Target(0)))),
        ("Un giocatore bersaglio pesca una carta. Quel giocatore perde 1 punto vita.",
         LoseLife(amount=Fixed(1), who=Target(0))),
    ],
)  # fmt: skip
def test_608_2c_the_one_thing_spoken_of(text: str, effect: Effect) -> None:
    assert spell(text).effects[1] == effect


@pytest.mark.parametrize(
    ("text", "span"),
    [
        ("TAPpa una creatura bersaglio. STAPpa un'altra creatura bersaglio. Distruggi quella creatura.",
         "quella creatura"),
        ("TAPpa una creatura bersaglio. Neutralizza una magia creatura bersaglio. Esiliala.", "la"),
    ],
)  # fmt: skip
def test_608_2c_two_things_spoken_of(text: str, span: str) -> None:
    assert refused(text, "Stregoneria") == [(span, refusal.AMBIGUOUS_ANTECEDENT)]


@pytest.mark.parametrize(
    ("text", "span"),
    [
        ("Distruggi quella creatura.", "quella creatura"),
        ("Esiliala.", "la"),
        ("Pesca una carta. Quel giocatore perde 1 punto vita.", "Quel giocatore"),
        ("TAPpa un artefatto bersaglio. Distruggi quella creatura.", "quella creatura"),
        ("TAPpa una creatura bersaglio. Distruggi quei permanenti.", "quei permanenti"),
    ],
)
def test_608_2c_nothing_spoken_of(text: str, span: str) -> None:
    assert refused(text, "Stregoneria") == [(span, refusal.NO_ANTECEDENT)]


def test_608_2c_what_an_instruction_speaks_of_goes_before_what_the_event_was_about() -> None:
    found = triggered(
        "Ogniqualvolta un'altra creatura entra, TAPpa una creatura bersaglio. Metti un segnalino +1/+1 su di essa."
    )
    assert found.effects[1] == PutCounters(counter="+1/+1", on=Target(0))
    alone = triggered("Ogniqualvolta un'altra creatura entra, metti un segnalino +1/+1 su di essa.")
    assert alone.effects == (PutCounters(counter="+1/+1", on=It()),)


def test_201_5_itself_is_spoken_of_where_nothing_else_was() -> None:
    found = triggered("Quando Sentinella attacca, metti un segnalino +1/+1 su di essa.")
    assert found.effects == (PutCounters(counter="+1/+1", on=This()),)


@pytest.mark.parametrize(("words", "destroyed"), [("Sentinella", Granter()), ("questa creatura", This())])
def test_201_5a_in_quotes_the_name_of_the_card_is_the_object_that_gives_the_ability(words: str, destroyed: Any) -> None:
    (part,) = static(f'Le creature che controlli hanno "{{T}}: Distruggi {words}".').parts
    assert isinstance(part, GainAbility) and isinstance(part.ability, Activated)
    assert part.ability.effects == (Destroy(what=destroyed),)


def test_608_2h_what_was_exiled_is_spoken_of_as_it_last_was_on_the_battlefield() -> None:
    exile = "Esilia una creatura bersaglio."
    controller = spell(f"{exile} Il suo controllore pesca una carta.").effects[1]
    assert controller == Draw(who=ControllerOf(Target(0)))
    power = spell(f"{exile} Guadagni punti vita pari alla sua forza.").effects[1]
    assert power == GainLife(amount=PowerOf(Target(0)))


def test_608_2h_what_came_back_is_spoken_of_as_it_is() -> None:
    text = (
        "Esilia una creatura bersaglio, poi rimettila sul campo di battaglia sotto il controllo del suo proprietario. "
        "Guadagni punti vita pari alla sua forza."
    )
    assert spell(text).effects[2] == GainLife(amount=PowerOf(Remembered("n2")))


def test_603_7_what_is_moved_only_later_is_still_spoken_of_as_it_is() -> None:
    text = (
        "Crea una pedina creatura Elementale 7/1 rossa. Esiliala all'inizio della prossima sottofase finale. Quella creatura "
        "prende +7/+0 fino alla fine del turno."
    )
    made, later, grows = spell(text).effects
    assert isinstance(made, CreateTokens)
    assert isinstance(later, Delay)
    assert isinstance(grows, Apply)
    assert grows.to == Remembered(made.keep_as or "") == later.effects[0].what  # type: ignore[union-attr]
    back = "Esilia una creatura bersaglio. Rimettila sul campo di battaglia all'inizio della prossima sottofase finale."
    assert spell(back).effects
    assert refused(f"{back} Metti un segnalino +1/+1 su di essa.", "Stregoneria")


def test_109_2_a_bare_subtype_in_a_list_is_of_a_permanent_spell_too() -> None:
    found = triggered("Ogniqualvolta lanci una magia permanente Spiritello o Mago, pesca una carta.").trigger
    assert isinstance(found, CastsSpell)
    assert found.spell.any_subtype == ("Faerie", "Wizard")
    assert CardType.INSTANT not in found.spell.any_type
    assert CardType.CREATURE in found.spell.any_type


def test_608_2c_these_creatures_are_not_the_source() -> None:
    text = "{} controlli prendono +1/+1 fino alla fine del turno. STAPpa {}."
    assert spell(text.format("Le creature che", "queste creature")) == spell(
        text.format("Le creature che", "quelle creature")
    )
    assert refused(
        "Quando Sentinella entra, pesca una carta. Queste creature attaccano in questo turno, se possono farlo."
    )


def test_400_7_another_card_than_the_one_that_died() -> None:
    text = "Quando Sentinella {}, riprendi in mano un'altra carta creatura bersaglio dal tuo cimitero."
    for event in ("muore", "entra"):
        assert triggered(text.format(event)).targets[0].objects.another  # type: ignore[union-attr]
    assert triggered("Quando Sentinella muore, distruggi un'altra creatura bersaglio.").effects
