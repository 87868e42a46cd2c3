"""603.2b, 303.4b: steps of the player whom the source is attached to, or who controls what it is attached to."""

from engine import PlayerTarget
from engine.cards.abilities.references import AttachedTo, ControllerOf, EventPlayer
from engine.cards.abilities.triggers import BeginningOf
from engine.words.terms import PlayerId, TurnStep
from tests.engine.support import Table
from tests.scenarios.cardtext.support import printed, refused

LOSES = "quel giocatore perde 2 punti vita."
BLEEDS = f"Incanta creatura\nAll'inizio del mantenimento del controllore della creatura incantata, {LOSES}"
CURSE = f"Incanta giocatore\nAll'inizio del mantenimento del giocatore incantato, {LOSES}"


def test_603_2b_the_upkeep_of_who_controls_what_it_enchants() -> None:
    looks = printed(BLEEDS, "Incantesimo — Aura", "Ferita")
    ability = looks.abilities[1]
    assert ability.trigger == BeginningOf(step=TurnStep.UPKEEP, of=ControllerOf(AttachedTo()))  # type: ignore[union-attr]
    assert ability.effects[0].who == EventPlayer()  # type: ignore[union-attr]
    for active, life in ((1, 18), (0, 20)):
        table = Table(active=active, step=TurnStep.UNTAP)
        mole = table.creature("Talpa", 1, 1, controller=1)
        table.put("Ferita", looks, attached_to=mole)
        table.until(TurnStep.UPKEEP)
        if active:
            table.resolve()
        assert (table.life(1), table.life(0)) == (life, 20)


def test_603_2b_the_upkeep_of_the_enchanted_player() -> None:
    looks = printed(CURSE, "Incantesimo — Aura Maledizione", "Sventura")
    for active, life in ((1, 18), (0, 20)):
        table = Table(active=active, step=TurnStep.UNTAP)
        table.put("Sventura", looks, attached_to=PlayerTarget(PlayerId(1)))
        table.until(TurnStep.UPKEEP)
        if active:
            table.resolve()
        assert (table.life(1), table.life(0)) == (life, 20)


def test_603_2b_of_nobody_else() -> None:
    assert refused("All'inizio del mantenimento del controllore di Sentinella, pesca una carta.")
    assert refused("All'inizio del mantenimento del giocatore incantato, pesca una carta.")
