"""601.3, 406.3, 508.3d, 611.2a: what may be cast from the graveyard or while it is exiled, cards face down, how many attack."""

from __future__ import annotations

import pytest

from engine.cards.abilities.casting import AsThoughFlash, LetCast, MayCast
from engine.cards.abilities.choices import May
from engine.cards.abilities.conditions import TurnOf
from engine.cards.abilities.continuous import Duration, HasThisAbility
from engine.cards.abilities.copying import BecomeCopy
from engine.cards.abilities.exchanging import ExchangeControl
from engine.cards.abilities.objects import Move
from engine.cards.abilities.quantities import ManaValueOf
from engine.cards.abilities.references import Remembered, Target
from engine.words.terms import Relation, TurnStep, Zone
from scenarios.cardtext.oracle.comparing import Verdict
from tests.engine.support import Table
from tests.engine.support_more import attack
from tests.scenarios.cardtext.support import abilities, ability, activated, printed, refused, spell, triggered
from tests.scenarios.cardtext.test_oracle import both

FROM = "Puoi giocare terre e lanciare magie creatura dal tuo cimitero."
ONCE = "Una volta durante ogni tuo turno, puoi lanciare una magia creatura dal tuo cimitero."


def test_601_3_cards_of_your_graveyard() -> None:
    lands, creatures = abilities(FROM)
    assert isinstance(lands, MayCast) and lands.how.lands and lands.cards.zone is Zone.GRAVEYARD
    assert isinstance(creatures, MayCast) and not creatures.how.lands and creatures.cards.owner is Relation.YOU
    once = ability(ONCE)
    assert once.how.once_each_turn and once.condition == TurnOf(Relation.YOU)
    assert ability("Durante il tuo turno, puoi lanciare magie creatura dal tuo cimitero.").condition == TurnOf(
        Relation.YOU
    )
    assert refused("Puoi lanciare magie creatura dalla tua mano."), "control: they may be cast from there anyway"
    assert refused("Puoi lanciare terre dal tuo cimitero."), "control: lands are not cast"


@pytest.mark.parametrize(("text", "second"), [(FROM, True), (ONCE, False)])
def test_601_3_once_or_as_often_as_you_like(text: str, second: bool) -> None:
    at = Table()
    at.put("Sentinella", printed(text, "Creatura"))
    for label in ("Bue", "Mulo"):
        at.put(label, printed("", "Creatura", mana_cost="{0}", name=label), zone=Zone.GRAVEYARD)
    at.settle().cast("Bue").resolve()
    if second:
        assert at.cast("Mulo").resolve().where("Mulo") is Zone.BATTLEFIELD
    else:
        with pytest.raises(AssertionError):
            at.cast("Mulo")


@pytest.mark.parametrize("lessons", [True, False])
def test_702_8a_flash_where_something_is_so(lessons: bool) -> None:
    text = "Se controlli un artefatto, puoi lanciare questa magia come se avesse lampo."
    made = ability(text)
    assert isinstance(made, AsThoughFlash) and made.condition is not None
    at = Table(step=TurnStep.UPKEEP)
    at.put("Sentinella", printed(text, "Creatura", mana_cost="{0}"), zone=Zone.HAND)
    if lessons:
        at.put("Anfora", printed("", "Artefatto", name="Anfora"))
    at.settle()
    if lessons:
        assert at.cast("Sentinella").resolve().where("Sentinella") is Zone.BATTLEFIELD
    else:
        with pytest.raises(AssertionError):
            at.cast("Sentinella")


def test_611_2a_as_long_as_it_is_exiled() -> None:
    exiled, let = spell("Esilia la prima carta del tuo grimorio. Puoi giocarla fintanto che rimane esiliata.").effects
    assert isinstance(let, LetCast) and (let.until, let.how.lands) == (Duration.ENDLESS, True)
    assert isinstance(exiled, Move) and let.what == Remembered(exiled.keep_as or "")
    text = (
        "Esilia un permanente bersaglio. Fintanto che quella carta rimane esiliata, il suo proprietario può lanciarla."
    )
    assert isinstance(spell(text).effects[1], LetCast)
    assert refused(text.replace("Esilia", "Distruggi"), "Stregoneria"), "control: it is in no exile"
    spending = " e puoi spendere mana come se fosse mana di qualsiasi tipo per lanciarla."
    paid = spell(
        f"Esilia la prima carta del tuo grimorio. Puoi lanciarla fintanto che rimane esiliata{spending}"
    ).effects[1]
    assert isinstance(paid, LetCast) and paid.how.any_mana


def test_406_3_face_down() -> None:
    (move,) = spell("Esilia la prima carta del tuo grimorio a faccia in giù.").effects
    assert isinstance(move, Move) and move.face_down
    held = spell(
        "Guarda le prime tre carte del tuo grimorio. Esiliane una a faccia in giù con un segnalino cova, poi metti le altre "
        "nel tuo cimitero."
    ).effects[2]
    assert isinstance(held, Move) and held.face_down and held.enters_with


@pytest.mark.parametrize("bears", [1, 3])
def test_508_3d_as_many_as_attack(bears: int) -> None:
    at = Table()
    text = "Ogniqualvolta una o più creature che controlli attaccano, guadagni altrettanti punti vita."
    at.put("Sentinella", printed(text, "Artefatto"))
    names = ["Bue", "Mulo", "Orso"][:bears]
    for name in names:
        at.creature(name, 2, 2)
    attack(at, *((name, 1) for name in names))
    at.resolve()


def test_707_9a_the_copy_has_this_ability() -> None:
    (copy,) = activated("{1}: La Sentinella diventa una copia di una creatura bersaglio e ha questa abilità.").effects
    assert isinstance(copy, BecomeCopy) and copy.exceptions == (HasThisAbility(),)
    made = (
        "Crea una pedina che è la copia di una creatura attaccante bersaglio, tranne che è 1/1 ed è un Lupo in aggiunta ai suoi "
        "altri tipi."
    )
    assert len(spell(f"Se controlli una terra, pesca una carta. {made}").effects[1].exceptions) == 2  # type: ignore[union-attr]


def test_701_17c_the_card_that_was_milled() -> None:
    _, drawn = spell("Macina una carta, poi pesca un numero di carte pari al valore di mana di quella carta.").effects
    assert drawn.count == ManaValueOf(Remembered("m1"))  # type: ignore[union-attr]
    assert refused(
        "Macina due carte, poi pesca un numero di carte pari al valore di mana di quella carta.", "Stregoneria"
    )
    own = triggered("Quando cicli questa carta, infligge 1 danno a ogni avversario.")
    assert own.effects[0].source is None or own.effects  # type: ignore[union-attr]


def test_701_12b_control_of_two() -> None:
    made = spell("Scambia il controllo di due creature bersaglio.")
    assert made.effects == (ExchangeControl(first=Target(0)),)
    assert [(one.minimum, one.maximum) for one in made.targets] == [(2, 2)]
    assert refused("Scambia il controllo di tre creature bersaglio.", "Stregoneria"), "control: with which?"


@pytest.mark.parametrize(("answer", "life", "cards"), [("yes", 16, 2), ("no", 20, 0)])
def test_608_2d_unless_somebody_is_dealt_damage(answer: str, life: int, cards: int) -> None:
    text = "Un giocatore bersaglio scarta due carte a meno che quel giocatore decida di farsi infliggere 4 danni dalla Sentinella."
    (may,) = spell(text).effects
    assert isinstance(may, May) and may.who == Target()
    at = Table()
    at.put("Sentinella", printed(text, "Stregoneria", mana_cost="{0}"), zone=Zone.HAND)
    for label in ("uno", "due"):
        at.permanent(label, controller=1, zone=Zone.HAND)
    at.settle().cast("Sentinella", "p1").resolve(answer == "yes")
    assert (at.life(1), len(at.zone(Zone.HAND, 1))) == (life, cards)


@pytest.mark.parametrize(
    ("it", "en", "types"),
    [
        (FROM, "You may play lands and cast creature spells from your graveyard.", "Creatura"),
        (ONCE, "Once during each of your turns, you may cast a creature spell from your graveyard.", "Creatura"),
        (
            "Esilia la prima carta del tuo grimorio a faccia in giù. Puoi giocarla fintanto che rimane esiliata.",
            "Exile the top card of your library face down. You may play it for as long as it remains exiled.",
            "Stregoneria",
        ),
        ("Scambia il controllo di due creature bersaglio.", "Exchange control of two target creatures.", "Stregoneria"),
    ],
)
def test_the_two_languages_agree(it: str, en: str, types: str) -> None:
    assert both(it, en, types)[0] is Verdict.AGREE


def test_608_2h_the_creature_is_copied_as_it_last_was() -> None:
    text = "Esilia una creatura bersaglio, poi crea una pedina che è una copia di quella creatura."
    _, copy = spell(text).effects
    assert copy.of == Target()  # type: ignore[union-attr]
    _, card = spell(text.replace("quella creatura", "quella carta")).effects
    assert card.of == Remembered("n1"), "control: the card is copied where it lies"  # type: ignore[union-attr]
    at = Table()
    at.put("Sentinella", printed(text, "Stregoneria", mana_cost="{0}"), zone=Zone.HAND)
    at.creature("Bue", 3, 3, name="Bue")
    at.settle().cast("Sentinella").resolve()
    there = {one.zone for one in at.all("Bue")}
    assert there == {Zone.EXILE, Zone.BATTLEFIELD} and at.zone(Zone.BATTLEFIELD) == ["Bue"], "the card, and its copy"


@pytest.mark.parametrize(
    ("text", "of"),
    [
        ("Esilia una creatura bersaglio. La Sentinella diventa una copia di quella creatura.", Target()),
        ("Esilia una creatura bersaglio. La Sentinella diventa una copia di quella carta.", Remembered("n1")),
    ],
)
def test_608_2h_what_becomes_a_copy_copies_the_creature_as_it_last_was(text: str, of: object) -> None:
    assert activated("{T}: " + text).effects[-1].of == of  # type: ignore[union-attr]


@pytest.mark.parametrize(("called", "token"), [("quella creatura", "Mulo"), ("quella carta", "Bue")])
def test_608_2h_what_died_is_copied_as_it_was_though_its_card_is_moved_again(called: str, token: str) -> None:
    text = f"Quando una creatura muore, esiliala, poi crea una pedina che è una copia di {called}."
    at = Table()
    at.put("Sentinella", printed(text, "Incantesimo"))
    at.creature("Bue", 3, 3, name="Bue")
    at.creature("Mulo", 2, 2, name="Mulo")
    for label, says in (
        ("Maschera", "Una creatura bersaglio diventa una copia di un'altra creatura bersaglio."),
        ("Colpo", "Distruggi una creatura bersaglio."),
    ):
        at.put(label, printed(says, "Istantaneo", mana_cost="{0}", name=label), zone=Zone.HAND)
    at.settle().cast("Maschera", "Bue").resolve().cast("Colpo", "Bue").resolve().resolve()
    assert sorted(at.zone(Zone.BATTLEFIELD)) == sorted(["Sentinella", "Mulo", token]), (
        "control: the card is the ox again"
    )
    assert at.zone(Zone.EXILE) == ["Bue"]


@pytest.mark.parametrize(
    ("does", "rest"),
    [
        ("Guarda le prime tre carte del tuo grimorio.", "le altre"),
        ("Esilia le prime tre carte del tuo grimorio.", "le carte esiliate non lanciate in questo modo"),
    ],
)
@pytest.mark.parametrize("cast", [True, False])
def test_608_2g_a_chosen_card_that_is_not_cast_is_one_of_the_others(does: str, rest: str, cast: bool) -> None:
    text = (
        f"{does} Puoi lanciare una magia creatura scelta tra esse senza pagare il suo costo di mana. "
        f"Metti {rest} in fondo al tuo grimorio in ordine casuale."
    )
    at = Table()
    at.put("Sentinella", printed("{T}: " + text, "Artefatto"))
    for label, types in (("Bue", "Creatura"), ("Colle", "Terra"), ("Mulo", "Creatura"), ("Rio", "Terra")):
        at.put(label, printed("", types, name=label, mana_cost="{1}"), zone=Zone.LIBRARY)
    at.settle().activate("Sentinella", 0).resolve("Bue", cast)
    first, *others = at.zone(Zone.LIBRARY)
    assert first == "Rio", "nothing that was looked at or exiled is left on top"
    assert sorted(others) == (["Colle", "Mulo"] if cast else ["Bue", "Colle", "Mulo"])
    assert at.zone(Zone.STACK) == (["Bue"] if cast else []), "control: what was cast is a spell"
    assert not at.zone(Zone.EXILE)


def test_601_2b_flash_that_hangs_on_the_x_that_is_announced_is_refused() -> None:
    text = "Puoi lanciare la Sentinella come se avesse lampo se {so}.\nPesca X carte."
    assert refused(text.format(so="X è pari o inferiore a 3"), "Stregoneria", mana_cost="{X}"), (
        "nobody knows X before it is cast"
    )
    known = abilities(text.format(so="controlli un artefatto"), "Stregoneria", mana_cost="{X}")
    assert isinstance(known[0], AsThoughFlash), "control: what is so on the table is known"
