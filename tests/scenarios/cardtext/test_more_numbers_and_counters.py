"""107, 122, 601.2c, 608.2d, 701.21, 707.10: as many as one likes, one or another counter, how often, and as many targets "
"as before."""

from __future__ import annotations

import pytest

from engine.cards.abilities.ability import Replaces
from engine.cards.abilities.choices import If, OneOf
from engine.cards.abilities.continuous import Duration
from engine.cards.abilities.damage import PutCounters
from engine.cards.abilities.filters import CREATURE, Filter
from engine.cards.abilities.keyword_abilities import ChoosePlayer
from engine.cards.abilities.lasting import Reflect
from engine.cards.abilities.objects import ChooseAndSacrifice, Tap
from engine.cards.abilities.piles import Piles
from engine.cards.abilities.players import GainLife
from engine.cards.abilities.quantities import CountOf, EventAmount, Fixed, LifeOf
from engine.cards.abilities.references import Every, It, Remembered, Target, You
from engine.cards.abilities.setting_up import SetUp
from engine.words.record import within
from engine.words.terms import PlayerId, Relation, Zone
from scenarios.cardtext.oracle.comparing import Verdict
from tests.engine.support import Table, creature
from tests.engine.support_more import ENCHANTMENT, die, hit, sorcery, to
from tests.scenarios.cardtext.support import refused, spell, triggered
from tests.scenarios.cardtext.test_oracle import both

C, S = "Creatura — Umano", "Stregoneria"

PAIRS = [
    # 608.2d
    (S, "Metti un segnalino +1/+1 o un segnalino carica su una creatura bersaglio.", "Put a +1/+1 counter or a charge "
     "counter on target creature."),
    (S, "Metti a tua scelta un segnalino -1/-1 o un segnalino carica su una creatura bersaglio.",
     "Put your choice of a -1/-1 counter or a charge counter on target creature."),
    # 707.10
    (C, "Ogniqualvolta lanci una magia stregoneria, copiala due volte. Puoi scegliere nuovi bersagli per le copie.",
     "Whenever you cast a sorcery spell, copy it twice. You may choose new targets for the copies."),
    (S, "Quando lanci la tua prossima magia istantaneo o stregoneria in questo turno, copia quella magia una volta in più. "
     "Puoi scegliere nuovi bersagli per la copia.",
     "When you next cast an instant or sorcery spell this turn, copy that spell an additional time. You may choose new "
     "targets for the copy."),
    # 614.12
    (C, "Ogniqualvolta lanci una magia creatura, quella creatura entra nel campo di battaglia con X segnalini +1/+1 "
     "addizionali, dove X è il suo valore di mana meno 2.",
     "Whenever you cast a creature spell, that creature enters with X additional +1/+1 counters on it, where X is its mana "
     "value minus 2."),
    (C, "{T}: Quando lanci la tua prossima magia creatura in questo turno, quella creatura entra con un segnalino +1/+1 "
     "addizionale.",
     "{T}: When you next cast a creature spell this turn, that creature enters with an additional +1/+1 counter on it."),
    # 701.21
    (S, "Sacrifica un qualsiasi numero di artefatti. Pesca altrettante carte.", "Sacrifice any number of artifacts. Draw "
     "that many cards."),
    (C, "Quando la Sentinella entra, puoi sacrificare un qualsiasi numero di altre creature. Se lo fai, pesca altrettante carte.",
     "When this creature enters, you may sacrifice any number of other creatures. If you do, draw that many cards."),
    # 603.2c
    (C, "Ogniqualvolta la Sentinella infligge danno a una o più creature, pesca una carta.",
     "Whenever this creature deals damage to one or more creatures, draw a card."),
    # 603.2, 603.4
    (C, "Ogniqualvolta uno o più segnalini vengono messi su una creatura che controlli, se è la prima volta che vengono "
     "messi segnalini "
     "su quella creatura in questo turno, pesca una carta.",
     "Whenever one or more counters are put on a creature you control, if it's the first time counters have been put on "
     "that creature "
     "this turn, draw a card."),
    # 700.2
    (S, "Scegli uno. Se ci sono quattro o più tipi di carta tra le carte nel tuo cimitero, invece scegli uno o più.\n• "
     "Pesca una carta.\n"
     "• Guadagni 3 punti vita.",
     "Choose one. If there are four or more card types among cards in your graveyard, choose one or more instead.\n• Draw a card.\n"
     "• You gain 3 life."),
    # 115.3
    (S, "Distruggi fino a un artefatto bersaglio, fino a una creatura bersaglio e fino a un incantesimo bersaglio.",
     "Destroy up to one target artifact, up to one target creature, and up to one target enchantment."),
    (S, "Rimetti sul campo di battaglia fino a una carta artefatto bersaglio e fino a una carta terra bersaglio dal tuo "
     "cimitero. Sono "
     "creature Elementale 3/3 in aggiunta ai loro altri tipi.",
     "Return up to one target artifact card and up to one target land card from your graveyard to the battlefield. They are 3/3 "
     "Elemental creatures in addition to their other types."),
    # 701.20a
    (S, "Un giocatore bersaglio rivela un numero di carte dalla sua mano pari al numero di Paludi che controlli.",
     "Target player reveals a number of cards from their hand equal to the number of Swamps you control."),
    # 107.1, 119.1
    (C, "Quando la Sentinella entra, guadagni punti vita pari alla differenza tra i tuoi punti vita e 10.",
     "When this creature enters, you gain life equal to the difference between your life total and 10."),
    (C, "Quando la Sentinella entra, guadagni punti vita pari alla metà dei punti vita di un avversario bersaglio, "
     "arrotondata per eccesso.",
     "When this creature enters, you gain life equal to half target opponent's life total, rounded up."),
    (C, "Quando la Sentinella muore, infligge a ogni giocatore danno pari alla metà dei suoi punti vita, arrotondata per difetto.",
     "When this creature dies, it deals damage to each player equal to half their life total, rounded down."),
    (C, "Quando la Sentinella entra, ogni avversario perde X punti vita, dove X è il numero di carte che ha pescato in "
     "questo turno.",
     "When this creature enters, each opponent loses X life, where X is the number of cards they've drawn this turn."),
    # 122.1
    (C, "Fintanto che ci sono tre o più segnalini carica tra gli artefatti che controlli, la Sentinella ha volare.",
     "As long as there are three or more charge counters among artifacts you control, this creature has flying."),
    (C, "{T}: Metti su una creatura bersaglio un numero di segnalini +1/+1 pari alla forza della Sentinella.",
     "{T}: Put a number of +1/+1 counters on target creature equal to this creature's power."),
    (C, "La Sentinella prende +1/+1 per ciascun'altra creatura che controlli.", "This creature gets +1/+1 for each other "
     "creature you control."),
    (C, "Quando la Sentinella entra, per ogni creatura che controlli con un segnalino, metti un segnalino +1/+1 addizionale "
     "su quella creatura.",
     "When this creature enters, for each creature you control with a counter on it, put an additional +1/+1 counter on "
     "that creature."),
    # 700.3
    (S, "Rivela le prime cinque carte del tuo grimorio e separale in due pile. Un avversario sceglie una pila. Metti quella "
     "pila nel "
     "tuo cimitero e aggiungi l'altra alla tua mano.",
     "Reveal the top five cards of your library and separate them into two piles. An opponent chooses one of those piles. Put that "
     "pile into your graveyard and the other into your hand."),
    # 118.12, 107.3f
    (C, "Quando la Sentinella entra, puoi pagare {1}{R} un qualsiasi numero di volte. Quando paghi questo costo una o più "
     "volte, metti "
     "altrettanti segnalini +1/+1 sulla Sentinella, poi crea il doppio di pedine creatura Goblin 1/1 rosse.",
     "When this creature enters, you may pay {1}{R} any number of times. When you pay this cost one or more times, put that "
     "many +1/+1 "
     "counters on this creature, then create twice that many 1/1 red Goblin creature tokens."),
    (C, "Quando la Sentinella entra, puoi raccogliere prove X. Quando lo fai, la Sentinella infligge X danni a una creatura "
     "bersaglio.",
     "When this creature enters, you may collect evidence X. When you do, this creature deals X damage to target creature."),
    (C, "Quando la Sentinella entra, infligge 2 danni a ogni creatura e a ogni planeswalker controllati dai tuoi avversari.",
     "When this creature enters, it deals 2 damage to each creature and planeswalker your opponents control."),
    # 601.2c, 603.12
    (C, "Quando la Sentinella entra, puoi scartare un qualsiasi numero di carte. Quando lo fai, scegli fino ad altrettante "
     "creature bersaglio "
     "e ognuna prende -1/-1 fino alla fine del turno.",
     "When this creature enters, you may discard any number of cards. When you do, up to that many target creatures each "
     "get -1/-1 until end of turn."),
    (C, "Ogniqualvolta la Sentinella infligge danno da combattimento a un giocatore, TAPpa fino ad altrettante creature bersaglio.",
     "Whenever this creature deals combat damage to a player, tap up to that many target creatures."),
]  # fmt: skip


@pytest.mark.parametrize(("types", "it", "en"), PAIRS, ids=[en[:70] for _, _, en in PAIRS])
def test_both_languages_come_to_the_same(types: str, it: str, en: str) -> None:
    assert both(it, en, types) == (Verdict.AGREE, ())


def test_608_2d_one_counter_or_the_other() -> None:
    made = spell("Metti un segnalino +1/+1 o due segnalini carica su una creatura bersaglio.").effects
    one = PutCounters(counter="+1/+1", on=Target())
    assert made == (OneOf(ways=((one,), (PutCounters(counter="charge", on=Target(), count=Fixed(2)),))),)


def test_608_2d_control_of_all_creatures_it_is_not_clear_whether_one_choice_is_made() -> None:
    assert refused("Metti un segnalino +1/+1 o un segnalino carica su ogni creatura.", S)


def test_614_12_a_spell_that_was_spoken_of_and_nothing_else() -> None:
    (made,) = triggered(
        "Ogniqualvolta lanci una magia creatura, quella creatura entra con un segnalino +1/+1 addizionale."
    ).effects
    says = Replaces(subject=Filter(), to=Zone.BATTLEFIELD, enters_with=(("+1/+1", Fixed(1)),))
    assert made == SetUp(says=says, of=It(), until=Duration.ENDLESS)
    assert refused("Ogniqualvolta lanci una magia creatura, quell'artefatto entra con un segnalino +1/+1 addizionale.")
    assert refused("Distruggi una creatura bersaglio. Quella creatura entra con un segnalino +1/+1 addizionale.", S)


def test_614_12_what_the_spell_becomes_enters_with_them_and_the_next_one_does_not() -> None:
    at = Table()
    ability = triggered(
        "Ogniqualvolta lanci una magia creatura con forza pari o superiore a 3, quella creatura entra con due segnalini "
        "+1/+1 addizionali."
    )
    at.permanent("Tana", ability, **ENCHANTMENT)
    for label, power in (("Orso", 3), ("Lupo", 2)):
        at.put(label, creature(label, power, 3), zone=Zone.HAND)
    at.settle().cast("Orso").play_out().cast("Lupo").play_out()
    assert [at.one(label).count("+1/+1") for label in ("Orso", "Lupo")] == [2, 0]


@pytest.mark.parametrize("chosen", [(), ("Orso",), ("Orso", "Lupo")])
def test_701_21_as_many_as_one_likes(chosen: tuple[str, ...]) -> None:
    at = Table()
    at.library(0, 3)
    for label in ("Orso", "Lupo", "Gatto"):
        at.creature(label, 2, 2)
    sorcery(at, "Rito", *spell("Sacrifica fino a due creature. Pesca altrettante carte.").effects)
    at.settle().cast("Rito").resolve(chosen)
    assert {one for one in ("Orso", "Lupo", "Gatto") if at.one(one).zone is Zone.GRAVEYARD} == {*chosen}
    assert len(at.game.zone(Zone.HAND, PlayerId(0))) == len(chosen)


def test_701_21_control_so_many_and_no_fewer() -> None:
    (made,) = spell("Sacrifica due creature.").effects
    assert isinstance(made, ChooseAndSacrifice)
    assert not made.up_to
    assert refused("Ogni giocatore sacrifica un qualsiasi numero di creature.", S)


def test_701_21_who_may_sacrifice_none_is_not_asked_for_a_thousand() -> None:
    """A condition that so many are there would never hold."""
    made = triggered(
        "Quando la Sentinella entra, puoi sacrificare un qualsiasi numero di creature. Se lo fai, pesca "
        "altrettante carte."
    )
    assert not any(isinstance(part, If) for part in within(made.effects))


def test_601_2c_as_many_targets_as_the_event_or_what_was_done_before() -> None:
    made = triggered(
        "Ogniqualvolta la Sentinella infligge danno da combattimento a un giocatore, TAPpa fino ad altrettante "
        "creature bersaglio."
    )
    assert made.targets[0].counted == EventAmount()
    made = triggered(
        "Quando la Sentinella entra, puoi scartare fino a due carte. Quando lo fai, TAPpa fino ad altrettante "
        "creature bersaglio."
    )
    (reflexive,) = (part for part in within(made.effects) if isinstance(part, Reflect))
    counted = reflexive.ability.targets[0].counted
    assert isinstance(counted, CountOf)
    assert isinstance(counted.of, Remembered)
    assert not made.targets


def test_601_2c_control_what_is_done_only_as_it_resolves_is_not_known_as_targets_are_chosen() -> None:
    assert refused("Scarta fino a due carte. Distruggi fino ad altrettante creature bersaglio.", S)
    assert refused("TAPpa fino ad altrettante creature bersaglio.", S)


def test_603_2c_once_for_all_that_it_is_dealt_to() -> None:
    at = Table()
    ability = triggered("Ogniqualvolta la Sentinella infligge danno a una o più creature, pesca una carta.")
    at.creature("Sentinella", 5, 5, ability)
    for label in ("Orso", "Lupo"):
        at.creature(label, 2, 2, controller=1)
    at.settle().occur(hit(at.id("Sentinella"), at.id("Orso"), 1), hit(at.id("Sentinella"), at.id("Lupo"), 1))
    assert at.triggered() == ["Sentinella"]
    at.occur(hit(at.id("Sentinella"), to(1)[0], 1))
    assert at.triggered() == ["Sentinella"], "control: a player is no creature"


def test_603_2_control_counters_of_one_kind_are_not_counters_at_all() -> None:
    text = (
        "Ogniqualvolta uno o più segnalini carica vengono messi su una creatura che controlli, se è la prima volta che vengono "
        "messi segnalini su quella creatura in questo turno, pesca una carta."
    )
    assert refused(text)
    assert triggered(text.replace("segnalini carica", "segnalini")).first_each_turn


def test_603_2_the_first_time_it_attacks() -> None:
    text = "Ogniqualvolta la Sentinella attacca, {}pesca una carta."
    assert triggered(text.format("se è la prima volta che attacca in questo turno, ")).first_each_turn
    assert not triggered(text.format("")).first_each_turn, "control"


def test_400_7_what_moved_together_is_spoken_of_together() -> None:
    made = spell(
        "Rimetti sul campo di battaglia una carta artefatto bersaglio e una carta creatura bersaglio dal tuo cimitero. TAPpale."
    )
    moved, tapped = made.effects
    assert tapped == Tap(what=Remembered(moved.keep_as))  # type: ignore[union-attr, arg-type]


@pytest.mark.parametrize(("life", "gained"), [(13, 3), (4, 6), (10, 0)])
def test_107_1_by_how_much_two_numbers_differ(life: int, gained: int) -> None:
    at = Table(life=[life, 20])
    sorcery(at, "Misura", *spell("Guadagni punti vita pari alla differenza tra i tuoi punti vita e 10.").effects)
    assert at.settle().cast("Misura").resolve().life(0) == life + gained


def test_119_1_the_life_of_one_player_and_of_nobody_in_particular() -> None:
    text = "Quando la Sentinella entra, guadagni punti vita pari ai punti vita di {}."
    assert triggered(text.format("un avversario bersaglio")).effects == (GainLife(amount=LifeOf(Target())),)
    assert refused(text.format("ogni avversario"))


def test_608_2c_control_in_the_singular_it_is_said_of_the_last_alone() -> None:
    text = (
        "Quando la Sentinella entra, infligge 2 danni a ogni creatura e a ogni planeswalker controllat{} un avversario."
    )
    (apart,) = triggered(text.format("o da")).effects
    (both_of_them,) = triggered(text.format("i da")).effects
    assert apart.to == Every(CREATURE)  # type: ignore[union-attr]
    assert both_of_them.to.filter.controller is Relation.OPPONENT  # type: ignore[union-attr]


@pytest.mark.parametrize(("number", "damage"), [(3, 3), (1, 1)])
def test_701_59a_an_x_that_is_chosen_as_evidence_is_collected(number: int, damage: int) -> None:
    at = Table()
    text = "Quando la Sentinella muore, puoi raccogliere prove X. Quando lo fai, la Sentinella infligge X danni a ogni avversario."
    at.creature("Sentinella", 1, 1, triggered(text))
    at.put("Orso", creature("Orso", 2, 2, mana_cost="{2}{G}"), zone=Zone.GRAVEYARD)
    at.settle().occur(*die(at.id("Sentinella")))
    at.play_out(True, number, ("Orso",))
    assert at.life(1) == 20 - damage
    assert at.one("Orso").zone is Zone.EXILE


def test_700_3_an_opponent_chooses_of_the_piles_that_you_made() -> None:
    text = (
        "Rivela le prime tre carte del tuo grimorio e separale in due pile. {}Aggiungi alla tua mano {} pila e metti l'altra "
        "nel tuo cimitero."
    )
    made = spell(text.format("Un avversario sceglie una pila. ", "quella")).effects
    (piles,) = (one for one in made if isinstance(one, Piles))
    (asked,) = (one for one in made if isinstance(one, ChoosePlayer))
    assert (piles.by, piles.chooser) == (You(), Remembered(asked.keep_as))
    assert refused(text.format("Un avversario sceglie una pila. ", "una"), S)
    assert refused(text.format("", "quella"), S), "control: nobody has chosen one"
