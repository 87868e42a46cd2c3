"""608.2c, 118.12a, 707.10c: what more becomes of what came only perhaps, who 'they' are, new targets of a copy."""

from __future__ import annotations

import pytest

from engine.cards.abilities.choices import If, May
from engine.cards.abilities.copying import CopyOnStack
from engine.cards.abilities.lasting import Apply, Delay
from engine.cards.abilities.objects import CreateTokens, Move
from engine.cards.abilities.paying import UnlessPays
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.references import EventPlayer, OwnerOf, Remembered, Target
from scenarios.cardtext import refusal
from scenarios.cardtext.oracle.reading import read_oracle
from tests.scenarios.cardtext.support import bare, reading, refused, spell, triggered

NEW_TARGETS = "you may choose new targets for the copy"
_MAY_PUT = "Puoi mettere sul campo di battaglia una carta creatura dalla tua mano."
_MAY_PUT_EN = "You may put a creature card from your hand onto the battlefield."


def english(text: str, type_line: str = "Creatura — Umano") -> object:
    """What an English text compiles to; why it does not, where it does not."""
    found = read_oracle("Sentinella", text, reading("", type_line).characteristics)
    if found.not_understood:
        return [one.reason for one in found.not_understood]
    (made,) = found.abilities
    return bare(made)


@pytest.mark.parametrize(
    ("it", "en"),
    [
        (
            "Quella creatura ha rapidità. Sacrificala all'inizio della prossima sottofase finale.",
            "That creature gains haste. Sacrifice it at the beginning of the next end step.",
        ),
        (
            "Quella creatura ha rapidità. All'inizio della prossima sottofase finale, sacrifica quella creatura.",
            "It gains haste. At the beginning of the next end step, sacrifice that creature.",
        ),
        (
            "Ha rapidità. Riprendila in mano all'inizio della prossima sottofase finale.",
            "It gains haste. Return it to your hand at the beginning of the next end step.",
        ),
    ],
)
def test_608_2c_what_becomes_of_what_came_only_perhaps(it: str, en: str) -> None:
    made = spell(f"{_MAY_PUT} {it}")
    (may,) = made.effects
    assert isinstance(may, May) and [type(one) for one in may.then[-2:]] == [Apply, Delay]
    assert english(f"{_MAY_PUT_EN} {en}", "Stregoneria") == made


@pytest.mark.parametrize(
    "more", ["Pesca una carta e sacrifica quella creatura.", "Quella creatura lotta con un'altra creatura bersaglio."]
)
def test_608_2c_control_what_is_not_of_it_alone(more: str) -> None:
    assert refused(f"{_MAY_PUT} {more}", "Stregoneria")


def test_608_2c_control_each_player_has_one_of_their_own() -> None:
    text = "Each player may put a creature card from their hand onto the battlefield. That creature gains haste."
    assert english(text, "Stregoneria") == [refusal.NO_ANTECEDENT]


def test_608_2c_the_one_other_player_goes_on() -> None:
    shown = "Il proprietario di un permanente bersaglio lo rimescola nel suo grimorio, poi rivela la prima carta del suo grimorio."
    made = spell(f"{shown} Se è una carta permanente, la mette sul campo di battaglia.")
    found = made.effects[-1]
    assert isinstance(found, If) and isinstance(found.then[0], Move) and found.then[0].under == OwnerOf(Target())
    en = "The owner of target permanent shuffles it into their library, then reveals the top card of their library."
    assert english(f"{en} If it's a permanent card, they put it onto the battlefield.", "Stregoneria") == made


def test_608_2c_control_of_two_players_neither() -> None:
    text = "Its controller loses 2 life. Then target player draws a card. If you control an Elf, they discard a card."
    found = english(f"Destroy target creature. {text}", "Stregoneria")
    assert found == [refusal.AMBIGUOUS_ANTECEDENT]


def test_118_12a_they_who_may_pay_are_not_you() -> None:
    made = english("Whenever an opponent draws a card, you gain 1 life unless they pay {1}.")
    assert made == [refusal.AMBIGUOUS]
    for en, it in (
        ("draw a card unless they pay {1}", "pesca una carta a meno che quel giocatore non paghi {1}"),
        (
            "create a Treasure token unless they discard a card",
            "crea una pedina Tesoro a meno che quel giocatore non scarti una carta",
        ),
    ):
        found = triggered(f"Ogniqualvolta un avversario lancia una magia, {it}.")
        (unless,) = found.effects
        assert isinstance(unless, UnlessPays) and unless.who == EventPlayer()
        assert english(f"Whenever an opponent casts a spell, {en}.") == found


def test_118_12a_control_who_does_it_is_who_may_pay() -> None:
    found = triggered(
        "Ogniqualvolta un avversario lancia una magia, quel giocatore perde 2 punti vita a meno che non paghi {1}."
    )
    assert found.effects[0].who == EventPlayer()  # type: ignore[union-attr]
    assert english("Whenever an opponent casts a spell, that player loses 2 life unless they pay {1}.") == found


def test_118_12a_who_pays_for_what_is_countered_is_told() -> None:
    ((_, why),) = refused("Ogniqualvolta un avversario lancia una magia, neutralizzala a meno che non paghi {1}.")
    assert why == refusal.AMBIGUOUS
    assert english("Counter target spell unless they pay {1}.", "Istantaneo") == [refusal.NO_ANTECEDENT]


@pytest.mark.parametrize(
    ("it", "en", "count"),
    [
        (
            "copiala e puoi scegliere nuovi bersagli per la copia",
            f"copy it and {NEW_TARGETS}",
            1,
        ),
        (
            "copiala due volte e puoi scegliere nuovi bersagli per le copie",
            "copy that spell twice and you may choose new targets for the copies",
            2,
        ),
    ],
)
def test_707_10c_new_targets_in_the_same_sentence(it: str, en: str, count: int) -> None:
    made = triggered(f"Ogniqualvolta lanci una magia istantaneo, {it}.")
    (copied,) = made.effects
    assert isinstance(copied, CopyOnStack) and copied.new_targets and copied.count == Fixed(count)
    assert english(f"Whenever you cast an instant spell, {en}.") == made


def test_707_10c_control_another_copies_and_you_choose() -> None:
    copies = "Ogniqualvolta un giocatore lancia una magia, quel giocatore copia quella magia"
    it = copies + " e {} scegliere nuovi bersagli per la copia."
    assert triggered(it.format("può")).effects[0].new_targets  # type: ignore[union-attr]
    assert [why for _, why in refused(it.format("puoi"))] == [refusal.DISAGREES]
    en = f"Whenever a player casts an instant spell, that player copies it and {NEW_TARGETS}."
    assert english(en) == [refusal.DISAGREES]


@pytest.mark.parametrize("before", [("Esilia", "Exile"), ("TAPpa", "Tap")])
@pytest.mark.parametrize(
    ("it", "en"),
    [
        ("Ha volare fino alla fine del turno.", "It gains flying until end of turn."),
        ("Ha volare fino al tuo prossimo turno.", "It gains flying until your next turn."),
    ],
)
def test_608_2c_the_pronoun_is_of_what_was_just_made(before: tuple[str, str], it: str, en: str) -> None:
    made = spell(f"{before[0]} una creatura bersaglio. Crea una pedina creatura Spirito 1/1 bianca. {it}")
    token, gains = made.effects[-2:]
    assert isinstance(token, CreateTokens) and token.keep_as is not None
    assert isinstance(gains, Apply) and gains.to == Remembered(token.keep_as)
    text = f"{before[1]} target creature. Create a 1/1 white Spirit creature token. {en}"
    assert english(text, "Stregoneria") == made


def test_608_2c_control_the_token_by_its_noun() -> None:
    text = "Tap target creature. Create a 1/1 white Spirit creature token. {} gains flying until end of turn."
    assert english(text.format("It"), "Stregoneria") == english(text.format("That token"), "Stregoneria")
    assert english(text.format("That creature"), "Stregoneria") != english(text.format("It"), "Stregoneria")
