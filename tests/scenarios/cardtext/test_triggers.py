"""603: what triggers compile to."""

import pytest

from engine.cards.abilities import triggers as g
from engine.cards.abilities.ability import Triggered
from engine.cards.abilities.choices import May
from engine.cards.abilities.conditions import Exists, Is, Paid
from engine.cards.abilities.continuous import ModifyPT
from engine.cards.abilities.damage import DealDamage, PutCounters
from engine.cards.abilities.filters import Filter, TargetSpec
from engine.cards.abilities.lasting import Apply
from engine.cards.abilities.objects import Destroy, Move
from engine.cards.abilities.players import Discard, Draw, GainLife, LoseLife
from engine.cards.abilities.quantities import EventAmount, Fixed, PowerOf
from engine.cards.abilities.references import ControllerOf, EventPlayer, It, Other, OwnerOf, Target, This
from engine.words.terms import CardType, Color, Kind, Reason, Relation, TurnStep, Zone
from scenarios.cardtext import refusal
from tests.scenarios.cardtext.support import CREATURE, CREATURE_TYPE, THIS, abilities, refused, triggered

MINE = Filter(types=CREATURE_TYPE, controller=Relation.YOU)
ANOTHER = Filter(types=CREATURE_TYPE, controller=Relation.YOU, another=True)
SPELL = Filter(zone=Zone.STACK, not_kind=Kind.ABILITY)
FIELD, GRAVE = Zone.BATTLEFIELD, Zone.GRAVEYARD


@pytest.mark.parametrize(
    ("words", "trigger"),
    [
        ("Quando Sentinella entra", g.enters(THIS)),
        ("Quando Sentinella entra nel campo di battaglia", g.enters(THIS)),
        ("Quando Sentinella entra in gioco", g.enters(THIS)),
        ("Quando questa creatura entra", g.enters(THIS)),
        ("Quando Sentinella muore", g.dies(THIS)),
        ("Quando Sentinella viene messa in un cimitero dal campo di battaglia", g.dies(THIS)),
        ("Quando Sentinella lascia il campo di battaglia", g.leaves(THIS)),
        ("Ogniqualvolta una creatura muore", g.dies(CREATURE)),
        ("Ogniqualvolta un'altra creatura che controlli muore", g.dies(ANOTHER)),
        ("Ogniqualvolta un'altra creatura entra sotto il tuo controllo", g.enters(ANOTHER)),
        ("Ogniqualvolta una o più altre creature che controlli muoiono", g.dies(ANOTHER, one_or_more=True)),
        ("Ogniqualvolta Sentinella o un'altra creatura che controlli muore", g.dies(Filter(any_of=(THIS, ANOTHER)))),
        ("Ogniqualvolta Sentinella attacca", g.Attacks(subject=THIS)),
        ("Ogniqualvolta Sentinella attacca da sola", g.Attacks(subject=THIS, alone=True)),
        ("Ogniqualvolta una creatura che controlli attacca", g.Attacks(subject=MINE)),
        ("Ogniqualvolta Sentinella blocca", g.Blocks(subject=THIS)),
        ("Ogniqualvolta Sentinella viene bloccata", g.Blocks(subject=THIS, becomes_blocked=True)),
        ("Ogniqualvolta Sentinella blocca una creatura", g.Blocks(subject=THIS, other=CREATURE)),
        ("Ogniqualvolta Sentinella infligge danno", g.DealsDamage(source=THIS)),
        (
            "Ogniqualvolta Sentinella infligge danno da combattimento a un giocatore",
            g.DealsDamage(source=THIS, to_player=Relation.ANY, combat=True),
        ),
        (
            "Ogniqualvolta Sentinella infligge danno a un avversario",
            g.DealsDamage(source=THIS, to_player=Relation.OPPONENT),
        ),
        (
            "Ogniqualvolta Sentinella infligge danno a una creatura",
            g.DealsDamage(source=THIS, to_object=CREATURE),
        ),
        ("Ogniqualvolta lanci una magia", g.CastsSpell(who=Relation.YOU, spell=SPELL)),
        (
            "Ogniqualvolta giochi una magia creatura",
            g.CastsSpell(who=Relation.YOU, spell=Filter(zone=Zone.STACK, types=CREATURE_TYPE, not_kind=Kind.ABILITY)),
        ),
        (
            "Ogniqualvolta un giocatore lancia una magia nera",
            g.CastsSpell(spell=Filter(zone=Zone.STACK, colors=(Color.BLACK,), not_kind=Kind.ABILITY)),
        ),
        ("Ogniqualvolta peschi una carta", g.Draws(who=Relation.YOU)),
        ("Ogniqualvolta guadagni punti vita", g.LifeChanges(who=Relation.YOU)),
        ("Ogniqualvolta un avversario perde punti vita", g.LifeChanges(who=Relation.OPPONENT, gained=False)),
        ("Quando Sentinella diventa di livello 2", g.ReachesLevel(subject=THIS, level=2)),
        ("Ogniqualvolta Sentinella viene TAPpata", g.Becomes(subject=THIS, state="tapped")),
        (
            "Ogniqualvolta Sentinella diventa bersaglio di una magia o abilità controllata da un avversario",
            g.Becomes(subject=THIS, state="targeted", by=Relation.OPPONENT),
        ),
        (
            "Ogniqualvolta scarti una carta",
            g.Moves(subject=Filter(owner=Relation.YOU), origin=Zone.HAND, reason=Reason.DISCARDED),
        ),
        (
            "Ogniqualvolta sacrifichi un permanente",
            g.Moves(subject=Filter(controller=Relation.YOU), origin=FIELD, reason=Reason.SACRIFICED),
        ),
        ("All'inizio del tuo mantenimento", g.BeginningOf(step=TurnStep.UPKEEP, whose=Relation.YOU)),
        ("All'inizio di ogni mantenimento", g.BeginningOf(step=TurnStep.UPKEEP)),
        ("All'inizio della tua sottofase finale", g.BeginningOf(step=TurnStep.END, whose=Relation.YOU)),
        (
            "All'inizio del combattimento nel tuo turno",
            g.BeginningOf(step=TurnStep.BEGINNING_OF_COMBAT, whose=Relation.YOU),
        ),
    ],
)
def test_603_1_trigger_events(words: str, trigger: g.Trigger) -> None:
    assert triggered(f"{words}, pesca una carta.") == Triggered(trigger=trigger, effects=(Draw(),))


@pytest.mark.parametrize(
    ("words", "first", "second"),
    [
        ("attacca o blocca", g.Attacks(subject=THIS), g.Blocks(subject=THIS)),
        ("entra o attacca", g.enters(THIS), g.Attacks(subject=THIS)),
    ],
)
def test_603_2_either_of_two_events_is_an_ability_for_each(words: str, first: g.Trigger, second: g.Trigger) -> None:
    found = abilities(f"Ogniqualvolta Sentinella {words}, pesca una carta.")
    assert found == tuple(Triggered(trigger=one, effects=(Draw(),)) for one in (first, second))


def test_603_2h_two_events_of_which_one_triggers_once_a_turn_are_refused() -> None:
    only = "Questa abilità si innesca solo una volta per turno."
    assert triggered(f"Ogniqualvolta Sentinella attacca, pesca una carta. {only}").once_each_turn
    assert not triggered("Ogniqualvolta Sentinella attacca, pesca una carta.").once_each_turn
    assert refused(f"Ogniqualvolta Sentinella entra o attacca, pesca una carta. {only}")


@pytest.mark.parametrize(
    ("text", "effect"),
    [
        ("Ogniqualvolta un avversario lancia una magia, quel giocatore perde 1 punto vita.",
         LoseLife(amount=Fixed(1), who=EventPlayer())),
        ("Ogniqualvolta Sentinella infligge danno a un giocatore, quel giocatore scarta una carta.",
         Discard(who=EventPlayer())),
        ("Ogniqualvolta Sentinella infligge danno a una creatura, distruggi quella creatura.",
         Destroy(what=Other())),
        ("Ogniqualvolta Sentinella blocca una creatura, distruggi quella creatura.", Destroy(what=Other())),
        ("Ogniqualvolta Sentinella viene bloccata da una creatura, Sentinella infligge 1 danno a quella creatura.",
         DealDamage(amount=Fixed(1), to=Other())),
        ("Ogniqualvolta un'altra creatura entra sotto il tuo controllo, metti un segnalino +1/+1 su di essa.",
         PutCounters(counter="+1/+1", on=It())),
        ("Ogniqualvolta Sentinella attacca, prende +1/+1 fino alla fine del turno.",
         Apply(to=This(), parts=(ModifyPT(Fixed(1), Fixed(1)),))),
        ("Ogniqualvolta Sentinella infligge danno, guadagni altrettanti punti vita.",
         GainLife(amount=EventAmount())),
        ("All'inizio del mantenimento di ogni giocatore, quel giocatore perde 1 punto vita.",
         LoseLife(amount=Fixed(1), who=EventPlayer())),
    ],
)  # fmt: skip
def test_603_what_the_event_was_about(text: str, effect: object) -> None:
    assert triggered(text).effects == (effect,)


def test_603_4_the_intervening_if_is_a_condition_and_one_at_the_end_is_not() -> None:
    elf = Exists(Filter(subtypes=("Elf",), controller=Relation.YOU))
    between = triggered("All'inizio del tuo mantenimento, se controlli un Elfo, pesca una carta.")
    assert (between.condition, between.effects) == (elf, (Draw(),))
    behind = triggered("Quando Sentinella entra, pesca una carta. Se controlli un Elfo, guadagni 1 punto vita.")
    assert behind.condition is None


def test_702_33d_was_it_kicked() -> None:
    found = abilities("Potenziamento {2}\nQuando Sentinella entra, se è stata potenziata, pesca una carta.")[1]
    assert isinstance(found, Triggered)
    assert found.condition == Paid("kicker")


def test_603_3d_the_targets_of_a_trigger_are_its_own() -> None:
    found = triggered("Quando Sentinella entra, puoi distruggere un artefatto bersaglio.")
    assert found.targets == (TargetSpec(objects=Filter(types=(CardType.ARTIFACT,))),)
    assert found.effects == (May(then=(Destroy(what=Target(0)),)),)


def test_603_6_a_trigger_about_a_graveyard_functions_there() -> None:
    found = triggered("All'inizio del tuo mantenimento, puoi riprendere in mano Sentinella dal tuo cimitero.")
    assert found.zones == (GRAVE,)
    assert triggered("All'inizio del tuo mantenimento, puoi pescare una carta.").zones == (FIELD,)


def test_714_2b_chapters_of_a_saga() -> None:
    found = abilities("I, II — Pesca una carta.\nIII — Guadagni 3 punti vita.", "Incantesimo — Saga")
    assert [one.trigger for one in found if isinstance(one, Triggered)] == [
        g.CountersPutOn(subject=THIS, counter="lore", crosses=chapter) for chapter in (1, 2, 3)
    ]
    assert found[1].effects == (Draw(),)  # type: ignore[union-attr]
    assert refused("I, II — Pesca una carta.")


def test_603_1_the_verb_agrees_with_what_it_is_said_of() -> None:
    assert triggered("Ogniqualvolta una creatura entra, pesca una carta.").effects
    assert refused("Ogniqualvolta una creatura entrano, pesca una carta.") == [("entrano", refusal.DISAGREES)]


@pytest.mark.parametrize(
    "text",
    [
        "Ogniqualvolta un giocatore esplora, pesca una carta.",
        "All'inizio del tuo mantenimento.",
        "Quando, pesca una carta.",
    ],
)
def test_603_1_an_event_without_a_record_is_refused(text: str) -> None:
    assert refused(text)


def test_109_2a_a_card_that_is_put_into_a_graveyard_is_no_token() -> None:
    card = Filter(types=CREATURE_TYPE, owner=Relation.YOU, not_kind=Kind.TOKEN)
    found = triggered(
        "Ogniqualvolta una carta creatura viene messa nel tuo cimitero da qualsiasi zona, pesca una carta."
    )
    assert found.trigger == g.Moves(subject=card, to=GRAVE)
    of_any_kind = triggered(
        "Ogniqualvolta una creatura viene messa nel tuo cimitero dal campo di battaglia, pesca una carta."
    )
    assert of_any_kind.trigger == g.dies(Filter(types=CREATURE_TYPE, owner=Relation.YOU))
    assert refused("Ogniqualvolta una creatura viene messa nel tuo cimitero da qualsiasi zona, pesca una carta.")


def test_603_4_what_a_spell_is_is_looked_at_on_the_stack() -> None:
    found = triggered("Ogniqualvolta lanci una magia, se è rossa, pesca una carta.")
    assert found.condition == Is(It(), Filter(zone=Zone.STACK, colors=(Color.RED,)))


def test_603_6_what_died_comes_back_from_the_graveyard() -> None:
    found = triggered(
        "Quando la Sentinella muore, rimettila sul campo di battaglia sotto il controllo del suo proprietario."
    )
    assert found.effects == (Move(what=This(), to=FIELD, under=OwnerOf(This())),)
    card = triggered("Ogniqualvolta un'altra creatura muore, fai tornare quella carta in mano al suo proprietario.")
    assert card.effects == (Move(what=It(), to=Zone.HAND),)
    assert refused("Quando la Sentinella entra, rimettila sul campo di battaglia.")
    assert refused("Quando la Sentinella muore, metti un segnalino +1/+1 sulla Sentinella.")


def test_608_2h_what_died_is_spoken_of_as_it_last_was() -> None:
    found = triggered("Ogniqualvolta un'altra creatura muore, il suo controllore perde punti vita pari alla sua forza.")
    assert found.effects == (LoseLife(amount=PowerOf(It()), who=ControllerOf(It())),)
