"""609.7, 120.9, 109.2: any object as a source: what deals damage, whoever controls it, and whose abilities cannot be activated."""

from __future__ import annotations

import pytest

from engine.cards.abilities.ability import Prohibition
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.players import LoseLife
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.references import ControllerOf, EventPlayer, It
from engine.state.actions import Activate
from engine.words.terms import Color, Relation, Zone
from scenarios.cardtext.oracle.comparing import Verdict
from tests.engine.support import Table
from tests.engine.support_more import hit, to
from tests.engine.support_more import refused as not_allowed
from tests.scenarios.cardtext.support import abilities, printed, refused, triggered
from tests.scenarios.cardtext.test_oracle import both

(ANNA,) = to(0)
NAMED = (
    "Mentre Sentinella entra, scegli il nome di una carta.\n"
    "Le abilità attivate delle fonti con il nome scelto non possono essere attivate."
)
LOSES = "quel giocatore perde 2 punti vita."


@pytest.mark.parametrize(
    ("words", "such"),
    [
        ("una fonte", Filter()),
        ("una fonte che controlli", Filter(controller=Relation.YOU)),
        ("un'altra fonte rossa che controlli", Filter(colors=(Color.RED,), controller=Relation.YOU, another=True)),
        ("una fonte incolore controllata da un avversario", Filter(colorless=True, controller=Relation.OPPONENT)),
    ],
)
def test_609_7_a_source_that_deals_damage(words: str, such: Filter) -> None:
    made = triggered(f"Ogniqualvolta {words} infligge danno a un giocatore, pesca una carta.")
    assert made.trigger.source == such and made.trigger.to_player is Relation.ANY  # type: ignore[union-attr]
    assert refused(f"Ogniqualvolta {words} attacca, pesca una carta."), "control: a source does nothing else"


@pytest.mark.parametrize("spell", [True, False])
def test_609_7_a_spell_is_a_source_like_a_permanent(spell: bool) -> None:
    """The control: what an opponent controls is no source of yours."""
    text = "Ogniqualvolta una fonte che controlli infligge danno a un avversario, pesca una carta."
    at = Table()
    at.library(0, 3)
    at.put("Sentinella", printed(text, "Artefatto"))
    burn = printed("Scossa infligge 2 danni a un avversario bersaglio.", "Stregoneria", "Scossa", mana_cost="{0}")
    at.put("Scossa", burn, zone=Zone.HAND)
    lince = at.creature("Lince", 2, 2, controller=1)
    at.settle()
    if spell:
        at.cast("Scossa").resolve().resolve()
    else:
        at.occur(hit(lince, ANNA, 2))
        assert at.stack() == []
    assert len(at.zone(Zone.HAND)) == 1


@pytest.mark.parametrize(
    "source", ["una creatura controllata da un avversario", "una fonte controllata da un avversario"]
)
def test_109_5_that_player_is_who_controlled_what_dealt_you_damage(source: str) -> None:
    made = triggered(f"Ogniqualvolta {source} ti infligge danno, {LOSES}")
    assert made.effects == (LoseLife(amount=Fixed(2), who=EventPlayer()),)
    itself = triggered(f"Ogniqualvolta {source} infligge danno a Sentinella, {LOSES}")
    assert itself.effects == made.effects
    theirs = triggered(f"Ogniqualvolta {source} infligge danno a un giocatore, {LOSES}")
    assert theirs.effects == (LoseLife(amount=Fixed(2), who=EventPlayer()),)
    now = LOSES.replace("quel giocatore", "il suo controllore")
    one = triggered(f"Ogniqualvolta una creatura controllata da un avversario ti infligge danno, {now}")
    assert one.effects == (LoseLife(amount=Fixed(2), who=ControllerOf(It())),), "control: whoever controls it now"


def test_109_5_the_opponent_loses_it_and_not_you() -> None:
    at = Table()
    at.put(
        "Sentinella",
        printed(f"Ogniqualvolta una creatura controllata da un avversario ti infligge danno, {LOSES}", "Artefatto"),
    )
    lince = at.creature("Lince", 2, 2, controller=1)
    at.settle().occur(hit(lince, ANNA, 3)).resolve()
    assert (at.life(0), at.life(1)) == (17, 18)


@pytest.mark.parametrize(
    ("tail", "what"),
    [("", Prohibition.ACTIVATE), (" a meno che non siano abilità di mana", Prohibition.ACTIVATE_BUT_MANA)],
)
def test_109_2_sources_with_the_chosen_name_are_meant_wherever_they_are(tail: str, what: Prohibition) -> None:
    text = NAMED.replace("con il nome scelto", "{}").replace("attivate.", "attivate{}.")
    _, cannot = abilities(text.format("con il nome scelto", tail))
    assert cannot.what is what and {Zone.BATTLEFIELD, Zone.HAND} <= {*cannot.objects.zones}  # type: ignore[union-attr]
    assert refused(text.format("rosse", tail)), "control"


@pytest.mark.parametrize("named", ["Tasso", "Foresta"])
def test_602_5_a_card_in_hand_is_such_a_source(named: str) -> None:
    at = Table()
    at.library(0, 3)
    at.put("Sentinella", printed(NAMED, "Artefatto", mana_cost="{0}"), zone=Zone.HAND)
    at.put("Tasso", printed("Ciclo {0}", "Creatura — Tasso", "Tasso"), zone=Zone.HAND)
    at.settle().cast("Sentinella").resolve(named)
    if named == "Tasso":
        assert not_allowed(at, Activate(player=ANNA.player, object=at.id("Tasso"), index=0))
    else:
        at.activate("Tasso", 0)
        assert at.where("Tasso") is Zone.GRAVEYARD


@pytest.mark.parametrize(
    ("it", "en"),
    [
        ("Ogniqualvolta una fonte che controlli infligge 3 o più danni a un giocatore, pesca una carta.",
         "Whenever a source you control deals 3 or more damage to a player, draw a card."),
        ("Ogniqualvolta una fonte controllata da un avversario ti infligge danno, quel giocatore scarta una carta.",
         "Whenever a source an opponent controls deals damage to you, that player discards a card."),
        ("Se un'altra fonte verde che controlli sta per infliggere danno a un giocatore, infligge invece altrettanti danni più 2.",
         "If another green source you control would deal damage to a player, it deals that much damage plus 2 instead."),
        ("Mentre la Sentinella entra, scegli il nome di una carta.\n"
         "Le abilità attivate delle fonti con il nome scelto non possono essere attivate.",
         "As this creature enters, choose a card name.\nActivated abilities of sources with the chosen name can't be activated."),
    ],
)  # fmt: skip
def test_both_languages_say_the_same(it: str, en: str) -> None:
    assert both(it, en)[0] is Verdict.AGREE
