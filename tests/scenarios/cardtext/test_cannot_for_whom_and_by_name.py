"""303.4b, 201.2, 607.2a, 608.2h: what the enchanted player cannot do or is dealt, and spells with the name of something."""

from __future__ import annotations

from typing import Any

import pytest

from engine.cards.abilities.ability import Cannot, PlayerScope, Prohibition
from engine.cards.abilities.casting import ChangesCost
from engine.cards.abilities.continuous import CopyOf, Duration
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.keyword_abilities import GivePlayer
from engine.cards.abilities.lasting import Apply
from engine.cards.abilities.references import AttachedTo, EventPlayer, Every, Target
from engine.cards.abilities.triggers import CastsSpell, DealsDamage, Moves
from engine.state.actions import Cast
from engine.state.objects import PlayerTarget
from engine.words.terms import CardType, Kind, PlayerId, Relation, Zone
from scenarios.cardtext.api import read
from scenarios.cardtext.oracle.reading import read_oracle
from tests.engine.support import Table
from tests.engine.support_more import TARGET_CREATURE, instant, refused
from tests.scenarios.cardtext.support import printed
from tests.scenarios.cardtext.support import refused as not_read
from tests.scenarios.cardtext.twice import both_all

AURA = "Incantesimo — Aura Anatema"
ENCHANT = ("Incanta giocatore\n", "Enchant player\n")
EXILED = Every(Filter(zone=Zone.EXILE, linked_to_this=True))
OUT = ("Quando la Sentinella entra nel campo di battaglia, esilia una carta bersaglio da un cimitero.\n",
       "When this creature enters, exile target card from a graveyard.\n")  # fmt: skip


def aura(it: str, en: str) -> Any:
    """What a Curse says after 'enchant player', the same in both languages."""
    found = read("Sentinella", AURA, ENCHANT[0] + it)
    assert found.understood, found.not_understood
    other = read_oracle("Sentinel", ENCHANT[1] + en, found.characteristics)
    assert other.understood, other.not_understood
    said, also = found.characteristics.abilities[1], other.abilities[1]
    assert [getattr(said, name) for name in said.__struct_fields__ if name != "text"] == [
        getattr(also, name) for name in also.__struct_fields__ if name != "text"
    ]
    return said


@pytest.mark.parametrize(
    ("it", "en", "what"),
    [
        ("guadagnare punti vita", "gain life", Prohibition.GAIN_LIFE),
        ("pescare carte", "draw cards", Prohibition.DRAW),
        ("vincere la partita", "win the game", Prohibition.WIN_GAME),
        ("lanciare magie", "cast spells", Prohibition.CAST),
    ],
)
def test_303_4b_what_the_enchanted_player_cannot_do(it: str, en: str, what: Prohibition) -> None:
    made = aura(f"Il giocatore incantato non può {it}.", f"Enchanted player can't {en}.")
    assert (made.what, made.players, made.objects) == (what, PlayerScope.ENCHANTED, None)


def test_303_4b_such_spells_only() -> None:
    made = aura(
        "Il giocatore incantato non può lanciare magie creatura.", "Enchanted player can't cast creature spells."
    )
    assert made.objects == Filter(zone=Zone.STACK, types=(CardType.CREATURE,))


@pytest.mark.parametrize("enchanted", [0, 1])
def test_303_4b_nobody_else(enchanted: int) -> None:
    table = Table()
    words = f"{ENCHANT[0]}Il giocatore incantato non può guadagnare punti vita."
    table.put("Sentinella", printed(words, AURA), attached_to=PlayerTarget(PlayerId(enchanted)))
    table.put("Sorso", printed("Guadagni 3 punti vita.", "Istantaneo", "Sorso"), zone=Zone.HAND)
    table.settle().cast("Sorso").resolve()
    assert table.life(0) == (20 if enchanted == 0 else 23)


def test_301_5_an_equipment_has_no_enchanted_player() -> None:
    assert not_read("Il giocatore incantato non può guadagnare punti vita.", "Artefatto — Bene")


def test_120_3_what_the_enchanted_player_is_dealt() -> None:
    made = aura(
        "Ogniqualvolta al giocatore incantato viene inflitto danno, quel giocatore scarta una carta.",
        "Whenever enchanted player is dealt damage, that player discards a card.",
    )
    assert made.trigger == DealsDamage(to_player=Relation.ANY, recipient=AttachedTo(), once=True)
    assert made.effects[0].who == EventPlayer()


def test_607_2a_spells_with_the_name_of_the_exiled_card() -> None:
    spells = Filter(zone=Zone.STACK, named_as=EXILED)
    kept, costly, heard, entering = (
        both_all(OUT[0] + it, OUT[1] + en)[1]
        for it, en in (
            ("I tuoi avversari non possono lanciare magie con lo stesso nome della carta esiliata.",
             "Your opponents can't cast spells with the same name as the exiled card."),
            ("Le magie con lo stesso nome della carta esiliata costano {2} in più per essere lanciate.",
             "Spells with the same name as the exiled card cost {2} more to cast."),
            ("Ogniqualvolta un giocatore lancia una magia con lo stesso nome della carta esiliata, guadagni 2 punti vita.",
             "Whenever a player casts a spell with the same name as the exiled card, you gain 2 life."),
            ("Ogniqualvolta una terra con lo stesso nome della carta esiliata entra nel campo di battaglia, guadagni 2 punti vita.",
             "Whenever a land with the same name as the exiled card enters, you gain 2 life."),
        )
    )  # fmt: skip
    assert kept == Cannot(what=Prohibition.CAST, objects=spells, players=PlayerScope.OPPONENTS)
    such = Filter(zone=Zone.STACK, named_as=EXILED, not_kind=Kind.ABILITY)
    assert costly == ChangesCost(spells=such, more="{2}") and heard.trigger == CastsSpell(spell=such)
    assert entering.trigger == Moves(subject=Filter(types=(CardType.LAND,), named_as=EXILED), to=Zone.BATTLEFIELD)


def test_201_2_what_an_event_may_itself_have_moved_is_refused() -> None:
    words = (
        "Ogniqualvolta una creatura con lo stesso nome di una creatura che controlli entra nel campo di battaglia, {}."
    )
    assert not_read(words.format("guadagni 1 punto vita"))


@pytest.mark.parametrize("name", ["Orso", "Lupo"])
def test_608_2h_the_name_is_what_it_was_as_the_ability_resolved(name: str) -> None:
    it = "Fai tornare in mano al suo proprietario una creatura bersaglio. Il proprietario di quella creatura non può lanciare "
    it += "magie con lo stesso nome di quella creatura fino al tuo prossimo turno."
    en = "Return target creature to its owner's hand. That creature's owner can't cast spells with the same name as that "
    en += "creature until your next turn."
    (made,) = both_all(it, en, "s")
    assert isinstance(made.effects[-1], GivePlayer)
    table = Table()
    table.put("Sentinella", printed(it, "Istantaneo"), zone=Zone.HAND)
    table.put("Orso", printed("", "Creatura — Orso", "Orso"))
    table.put("Altro", printed("", "Creatura — Orso", name), zone=Zone.HAND)
    table.settle().cast("Sentinella").resolve()
    assert table.where("Orso") is Zone.HAND
    if name == "Orso":
        assert refused(table, Cast(PlayerId(0), table.id("Altro")))[0] == "forbidden"
    else:
        table.cast("Altro").resolve()
        assert table.where("Altro") is Zone.BATTLEFIELD, "control: of another name"


@pytest.mark.parametrize(("kept", "free"), [("Lince", "Orso"), ("Lupo", "Lince")])
def test_608_2h_the_name_that_it_last_had_on_the_battlefield(kept: str, free: str) -> None:
    it = "Fai tornare in mano al suo proprietario una creatura bersaglio. Il proprietario di quella creatura non può lanciare "
    it += "magie con lo stesso nome di quella creatura fino al tuo prossimo turno."
    table = Table()
    table.put("Sentinella", printed(it, "Istantaneo"), zone=Zone.HAND)
    copying = Apply(to=Target(), parts=(CopyOf(printed("", "Creatura — Orso", kept)),), until=Duration.ENDLESS)
    instant(table, "Mutamento", copying, targets=(TARGET_CREATURE,))
    table.put("Orso", printed("", "Creatura — Orso", "Orso"))
    for name in {kept, free} - {"Orso"}:
        table.put(name, printed("", "Creatura — Orso", name), zone=Zone.HAND)
    table.settle().cast("Mutamento").resolve().cast("Sentinella").resolve()
    assert table.where("Orso") is Zone.HAND
    assert refused(table, Cast(PlayerId(0), table.id(kept)))[0] == "forbidden"
    table.cast(free).resolve()
    assert table.where(free) is Zone.BATTLEFIELD, "control: of another name, or of its own"
