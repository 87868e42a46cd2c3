"""The narrator: a sentence for every kind of step and every kind of event, in Italian that agrees."""

from typing import get_args

import pytest

from engine.cards.abilities import triggers as t
from engine.cards.abilities.ability import Prohibition, Triggered
from engine.cards.abilities.continuous import Duration
from engine.cards.abilities.filters import Filter
from engine.cards.characteristics import Characteristics
from engine.cards.mana import Mana
from engine.cards.sticker import Sticker, StickerOn
from engine.checks.table import TABLE
from engine.state import events as e
from engine.state.bindings import Bindings
from engine.state.facts.announced import (
    AnnouncedX,
    CardSetAside,
    ConditionFails,
    CopiedFrom,
    CopyInExile,
    DoorOpened,
    ForMana,
    OfAbility,
    Targets,
    TargetsGone,
    TurnedUp,
)
from engine.state.facts.checks import LethalDamage, NoToughness
from engine.state.facts.decided import ClashEnded, CoinShows, DieShows, SaysYes, TableRow, VoteGiven, WayChosen
from engine.state.facts.lasting import (
    BecomeCopies,
    DelayedBegins,
    DesignationLost,
    EffectEnded,
    Exchanged,
    Forbidden,
    Lasts,
    MoreLands,
    ObjectsChange,
    PartBegun,
    PreventionBegins,
    RegenerationBegins,
    Searched,
)
from engine.state.facts.nothing import NotCast, Nothing, WhyNothing
from engine.state.facts.refused import ActionRefused, WrongTarget
from engine.state.facts.turns import (
    Beginning,
    EffectsWoreOff,
    ExtraTurns,
    GameBegins,
    HandDrawn,
    MulliganTaken,
    PartSkipped,
    PhasesAdded,
    Restarts,
    StepBegun,
    StepEnded,
    WillSkip,
)
from engine.state.lasting import ContinuousEffect
from engine.state.objects import Dungeon, PlayerTarget
from engine.state.trace import Change, NearMiss, Noticed, Step, StepKind, Untold
from engine.words.citations import Citation
from engine.words.decisions import Answer, Form, Option, Purpose, Question
from engine.words.mentions import Mention
from engine.words.record import replace
from engine.words.terms import (
    Action,
    Designation,
    FaceDown,
    Kind,
    ObjectId,
    Phase,
    PlayerId,
    Reason,
    StickerKind,
    TurnStep,
    Zone,
)
from scenarios.told import People, answer_words, clause, not_triggered, question_words, sentence, untold
from scenarios.told.facts.checks import STATE_BASED
from scenarios.told.reasons import CRITERIA, REFUSALS

ANNA, BRUNO = PlayerId(0), PlayerId(1)
PEOPLE = People(("Anna", "Bruno"))
BEAR, BOLT, SWORD, RULE, SIEGE = (ObjectId(n) for n in range(1, 6))


def mention(one, name, kind=Kind.CARD, zone=Zone.BATTLEFIELD, controller=ANNA, owner=ANNA, label="", text=""):
    return Mention(
        id=one,
        label=label or name.lower(),
        name=name,
        kind=kind,
        zone=zone,
        owner=owner,
        controller=controller,
        text=text,
    )


def lasting(*objects: ObjectId) -> ContinuousEffect:
    bound = Bindings(source=BOLT, you=ANNA)
    return ContinuousEffect(
        timestamp=9, parts=(), objects=objects, source=BOLT, you=ANNA, until=Duration.END_OF_TURN, bindings=bound
    )


NAMES = {
    BEAR: mention(BEAR, "Orso"),
    BOLT: mention(BOLT, "Folgore", zone=Zone.STACK, owner=BRUNO, controller=BRUNO),
    SWORD: mention(SWORD, "Spada"),
    RULE: mention(RULE, "", kind=Kind.ABILITY, zone=Zone.STACK, label="golem#1"),
    SIEGE: mention(SIEGE, "Assedio"),
}
SPIRIT = Characteristics(name="Spirito", power=1, toughness=1)
WATCH = Triggered(trigger=t.dies(Filter(this=True)), text="Quando muore, pesca una carta.")

EVENTS = [
    (e.ZoneChange(object=BEAR, to=Zone.GRAVEYARD, reason=Reason.DESTROYED, origin=Zone.BATTLEFIELD),
     "il permanente «Orso» viene distrutto e va nel cimitero di Anna"),
    (e.ZoneChange(object=BEAR, to=Zone.GRAVEYARD, reason=Reason.SACRIFICED, origin=Zone.BATTLEFIELD),
     "Anna sacrifica «Orso»"),
    (e.ZoneChange(object=BEAR, to=Zone.EXILE, reason=Reason.SACRIFICED, origin=Zone.BATTLEFIELD),
     "Anna sacrifica «Orso», che va in esilio"),
    (e.ZoneChange(object=BOLT, to=Zone.GRAVEYARD, reason=Reason.DISCARDED, origin=Zone.HAND), "Bruno scarta «Folgore»"),
    (e.ZoneChange(object=BOLT, to=Zone.GRAVEYARD, reason=Reason.MILLED, origin=Zone.LIBRARY), "Bruno macina «Folgore»"),
    (e.ZoneChange(object=BOLT, to=Zone.HAND, reason=Reason.DRAWN, origin=Zone.LIBRARY), "Bruno pesca «Folgore»"),
    (e.ZoneChange(object=BOLT, to=Zone.GRAVEYARD, reason=Reason.COUNTERED, origin=Zone.STACK),
     "la magia «Folgore» viene neutralizzata e va nel cimitero di Bruno"),
    (e.ZoneChange(object=BEAR, to=Zone.GRAVEYARD, reason=Reason.STATE_BASED, origin=Zone.BATTLEFIELD),
     "«Orso» va nel cimitero di Anna"),
    (e.ZoneChange(object=BEAR, to=Zone.HAND, reason=Reason.EFFECT, origin=Zone.BATTLEFIELD), "«Orso» torna in mano ad Anna"),
    (e.ZoneChange(object=BEAR, to=Zone.LIBRARY, reason=Reason.EFFECT, origin=Zone.BATTLEFIELD, position=-1),
     "«Orso» va in fondo al grimorio di Anna"),
    (e.ZoneChange(object=BEAR, to=Zone.LIBRARY, reason=Reason.EFFECT, origin=Zone.BATTLEFIELD, position=1),
     "«Orso» va al 2º posto dalla cima del grimorio di Anna"),
    (e.ZoneChange(object=BEAR, to=Zone.BATTLEFIELD, reason=Reason.EFFECT, origin=Zone.GRAVEYARD, controller=BRUNO,
                  tapped=True, enters_with=(("+1/+1", 2),)),
     "il permanente «Orso» entra nel campo di battaglia TAPpato sotto il controllo di Bruno con 2 segnalini +1/+1"),
    (e.ZoneChange(object=SWORD, to=Zone.BATTLEFIELD, reason=Reason.RESOLVED, origin=Zone.STACK, attached_to=BEAR),
     "«Spada» entra nel campo di battaglia e si assegna a «Orso»"),
    (e.TokenCreated(owner=BRUNO, characteristics=SPIRIT, label="spirito"), "Bruno crea una pedina «Spirito» 1/1"),
    (e.Ceased(object=BEAR), "«Orso» lascia la partita"),
    (e.Ceased(object=RULE), "l'abilità di «golem» cessa di esistere"),
    (e.Destruction(object=BEAR), "il permanente «Orso» viene distrutto"),
    (e.Destruction(object=BEAR, regeneration=False), "il permanente «Orso» viene distrutto e non può essere rigenerato"),
    (e.Regenerated(object=BEAR),
     "il permanente «Orso» viene rigenerato: perde il danno segnato, viene TAPpato e, se combatteva, esce dal combattimento"),
    (e.Damage(source=BOLT, to=BEAR, amount=3), "«Folgore» infligge 3 danni a «Orso»"),
    (e.Damage(source=BOLT, to=PlayerTarget(ANNA), amount=1), "«Folgore» infligge 1 danno ad Anna"),
    (e.Damage(source=BEAR, to=PlayerTarget(BRUNO), amount=2, combat=True),
     "«Orso» infligge 2 danni da combattimento a Bruno"),
    (e.DamageReplaced(source=BOLT, to=BEAR, amount=2, by=BOLT),
     "«Folgore» non infligge 2 danni a «Orso»: accade invece ciò che dice «Folgore»"),
    (e.ExcessDealt(object=BEAR, amount=2, sources=(BOLT,)), "«Orso» ha subito 2 danni in eccesso"),
    (e.DamagePrevented(source=BOLT, to=BEAR, amount=1), "si previene 1 danno che «Folgore» avrebbe inflitto a «Orso»"),
    (e.DamagePrevented(source=BOLT, to=PlayerTarget(ANNA), amount=2),
     "si prevengono 2 danni che «Folgore» avrebbe inflitto ad Anna"),
    (e.DamageMarked(object=BEAR, amount=1), "resta 1 danno su «Orso»"),
    (e.DamageMarked(object=BEAR, amount=2, deathtouch=True), "restano 2 danni su «Orso», da una fonte con tocco letale"),
    (e.DamageRemoved(object=BEAR), "si rimuove tutto il danno da «Orso»"),
    (e.LifeChange(player=ANNA, amount=1), "Anna guadagna 1 punto vita"),
    (e.LifeChange(player=BRUNO, amount=-3), "Bruno perde 3 punti vita"),
    (e.CountersPut(on=BEAR, counter="+1/+1", count=2), "«Orso» riceve 2 segnalini +1/+1"),
    (e.CountersPut(on=PlayerTarget(ANNA), counter="poison", count=1), "Anna riceve 1 segnalino veleno"),
    (e.CountersRemoved(on=BEAR, counter="-1/-1", count=1), "si rimuove 1 segnalino -1/-1 da «Orso»"),
    (e.CountersRemoved(on=BEAR, counter="loyalty", count=2), "si rimuovono 2 segnalini fedeltà da «Orso»"),
    (e.LevelSet(object=BEAR, level=2), "«Orso» diventa di livello 2"),
    (
        e.StickerPut(
            object=BEAR, put=StickerOn(sticker=Sticker(kind=StickerKind.NAME, words="Scuro"), number=0), name="Orso Scuro"
        ),
        "lo sticker con il nome «Scuro» va su «Orso», che ora si chiama «Orso Scuro»",
    ),
    (
        e.StickerPut(
            object=BEAR,
            put=StickerOn(sticker=Sticker(kind=StickerKind.SIZE, power=5, toughness=6), number=0),
            was=SWORD,
        ),
        "lo sticker 5/6 passa da «Spada» a «Orso»",
    ),
    (e.Paired(object=BEAR, to=SWORD), "«Orso» e «Spada» sono abbinate"),
    (e.Unpaired(object=BEAR, was=SWORD), "«Orso» e «Spada» non sono più abbinate"),
    (e.Linked(object=BEAR, to=SWORD), "«Orso» è fra le carte usate per costruire «Spada»"),
    (
        e.Merged(object=BEAR, onto=SWORD, over=True),
        "«Orso» si fonde con «Spada»: va sopra, e insieme sono un solo permanente",
    ),
    (e.EffectBegins(effect=lasting(BEAR, SWORD)), "comincia un effetto continuo su «Orso» e «Spada»"),
    (e.EffectBegins(effect=lasting()), "comincia un effetto continuo su Anna"),
    (e.Blessed(player=ANNA), "Anna ottiene la benedizione della città"),
    (e.ZoneChange(object=BEAR, to=Zone.EXILE, reason=Reason.EFFECT, origin=Zone.GRAVEYARD, bond=SWORD),
     "«Orso» va in esilio e resta collegato a «Spada»"),
    (e.ZoneChange(object=BEAR, to=Zone.EXILE, reason=Reason.EFFECT, origin=Zone.LIBRARY, face_down=FaceDown.EXILED),
     "«Orso» va in esilio a faccia in giù"),
    (e.ZoneChange(object=BEAR, to=Zone.HAND, reason=Reason.DRAWN, origin=Zone.LIBRARY, revealed=True),
     "Anna pesca «Orso» e la rivela"),
    (e.Tapped(object=BEAR), "Anna TAPpa «Orso»"),
    (e.Untapped(object=BEAR), "Anna STAPpa «Orso»"),
    (e.PhasedOut(object=BEAR, under=ANNA), "«Orso» scompare"),
    (e.PhasedOut(object=SWORD, under=ANNA, along=BEAR), "«Spada» scompare insieme a «Orso»"),
    (e.PhasedIn(object=BEAR), "«Orso» appare"),
    (e.TurnedFaceUp(object=BEAR), "«Orso» si gira a faccia in su"),
    (e.TurnedFaceDown(object=BEAR), "«Orso» si gira a faccia in giù"),
    (e.Transformed(object=BEAR), "«Orso» si trasforma"),
    (e.Transformed(object=BEAR, converted=True), "«Orso» si converte"),
    (e.Flipped(object=BEAR), "«Orso» si ruota"),
    (e.DoorUnlocked(object=BEAR, door="left", player=ANNA, name="Cantina"), "la porta «Cantina» di «Orso» si sblocca"),
    (e.DoorLocked(object=BEAR, door="left", player=ANNA, name="Cantina"), "la porta «Cantina» di «Orso» si blocca"),
    (e.ZoneChange(object=BEAR, to=Zone.BATTLEFIELD, reason=Reason.EFFECT, origin=Zone.EXILE, unlocked=("left",)),
     "«Orso» entra nel campo di battaglia con la porta sinistra sbloccata"),
    (e.ZoneChange(object=BEAR, to=Zone.BATTLEFIELD, reason=Reason.EFFECT, origin=Zone.EXILE, as_copy=SPIRIT),
     "«Orso» entra nel campo di battaglia come copia di «Spirito»"),
    (e.ZoneChange(object=BEAR, to=Zone.BATTLEFIELD, reason=Reason.EFFECT, origin=Zone.EXILE, transformed=True),
     "«Orso» entra nel campo di battaglia con la faccia posteriore in su"),
    (e.DayNightChanged(night=True), "il giorno diventa notte"),
    (e.DayNightChanged(night=False, first=True), "ora è giorno"),
    (e.MonarchChanged(player=BRUNO), "Bruno diventa il monarca"),
    (e.InitiativeTaken(player=BRUNO), "Bruno prende l'iniziativa"),
    (e.SpeedChanged(player=ANNA, speed=2), "la velocità di Anna diventa 2"),
    (e.DungeonEntered(player=ANNA, dungeon=Dungeon(label="Cripta", printed=SPIRIT, arrows=((),))),
     "Anna entra nel dungeon «Spirito», nella prima stanza"),
    (e.RoomEntered(object=BEAR, player=ANNA, room=1), "Anna passa alla stanza 2 di «Orso»"),
    (e.DungeonCompleted(object=BEAR, player=ANNA), "Anna completa il dungeon «Orso», che lascia la partita"),
    (e.PlayerWon(player=BRUNO), "Bruno vince la partita"),
    (e.DrawCard(player=ANNA), "Anna pesca una carta"),
    (e.DrawFailed(player=ANNA), "Anna deve pescare, ma il suo grimorio è vuoto"),
    (
        e.Expended(player=ANNA, before=2, after=5),
        "Anna ha speso in tutto 5 mana per lanciare magie in questo turno",
    ),
    (
        e.LossReplaced(player=ANNA, by=BEAR),
        "Anna perderebbe la partita: accade invece ciò che dice un effetto di sostituzione",
    ),
    (e.Attached(object=SWORD, to=BEAR), "«Spada» si assegna a «Orso»"),
    (e.Unattached(object=SWORD, was=BEAR), "«Spada» si separa da «Orso» e resta sul campo di battaglia"),
    (e.SpellCast(object=BOLT, player=BRUNO), "Bruno lancia «Folgore»"),
    (e.AbilityActivated(object=RULE, source=RULE, player=ANNA), "Anna attiva l'abilità di «golem»"),
    (e.BecameTarget(target=BEAR, by=BOLT), "«Orso» diventa bersaglio di «Folgore»"),
    (e.BecameTarget(target=PlayerTarget(ANNA), by=RULE), "Anna diventa bersaglio dell'abilità di «golem»"),
    (e.AbilityTriggered(source=BEAR, controller=ANNA, ability=WATCH, bindings=Bindings(source=BEAR, you=ANNA)),
     "si innesca l'abilità di «Orso» “Quando muore, pesca una carta”"),
    (e.ControlLost(object=BEAR, player=ANNA), "Anna perde il controllo di «Orso»"),
    (e.ManaAdded(player=ANNA, mana=(Mana("G"), Mana("C"))), "Anna aggiunge {G}{C} alla sua riserva di mana"),
    (e.ManaSpent(player=ANNA, mana=(Mana("G"),)), "Anna spende {G}"),
    (e.ManaLost(player=ANNA, mana=(Mana("R"),)), "Anna perde {R} dalla sua riserva di mana"),
    (e.EmblemMade(owner=ANNA, characteristics=Characteristics()), "Anna ottiene un emblema"),
    (e.Shown(object=BEAR, player=ANNA), "Anna rivela «Orso»"),
    (e.Shown(object=BEAR, player=BRUNO, revealed=False), "Bruno guarda «Orso»"),
    (e.Repositioned(object=BEAR, position=0), "«Orso» va in cima al grimorio di Anna"),
    (e.Repositioned(object=BEAR, position=2), "«Orso» va al 3º posto dalla cima del grimorio di Anna"),
    (e.Repositioned(object=BEAR, position=-1, random=True),
     "«Orso» va in fondo al grimorio di Anna, in un ordine casuale"),
    (e.Shuffled(player=ANNA), "Anna rimescola il grimorio"),
    (e.Shuffled(player=ANNA, spared=(BEAR,)), "Anna rimescola il grimorio, tranne ciò che è messo da parte"),
    (e.Performed(action=Action.SCRY, player=ANNA, amount=2), "Anna profetizza 2"),
    (e.Performed(action=Action.EXPLORE, player=ANNA, object=BEAR), "«Orso» esplora"),
    (e.Performed(action=Action.GOAD, player=ANNA, object=BEAR), "Anna sprona «Orso»"),
    (e.Performed(action=Action.FATESEAL, player=ANNA), "Anna decide il destino"),
    (e.TokenCreated(owner=BRUNO, characteristics=SPIRIT, label="spirito", attached_to=BEAR),
     "Bruno crea una pedina «Spirito» 1/1 e la assegna a «Orso»"),
    (e.ZoneChange(object=BEAR, to=Zone.LIBRARY, reason=Reason.EFFECT, origin=Zone.GRAVEYARD, shuffled_in=True),
     "«Orso» va nel grimorio di Anna"),
    (e.StepBegan(step=TurnStep.UPKEEP, active=ANNA), "inizia la sottofase di mantenimento di Anna"),
    (e.AttackerDeclared(object=BEAR, defender=PlayerTarget(BRUNO), alone=True), "«Orso» attacca Bruno"),
    (e.BlockerDeclared(object=BEAR, attacker=BOLT), "«Orso» blocca «Folgore»"),
    (e.RemovedFromCombat(object=BEAR), "«Orso» esce dal combattimento"),
    (e.RemovedFromCombat(object=BEAR, fighting=False), "«Orso» non è più sotto attacco"),
    (e.AttackerDeclared(object=BEAR, defender=PlayerTarget(BRUNO), band=2), "«Orso» attacca Bruno nel branco 2"),
    (e.NotBlocked(object=BEAR), "nessuna creatura blocca «Orso»"),
    (e.MadeBlocked(object=BEAR), "«Orso» è ora una creatura bloccata"),
    (e.MadeAttacking(object=BEAR, defender=PlayerTarget(BRUNO)), "«Orso» ora sta attaccando Bruno, senza aver attaccato"),
    (e.Reselected(object=BEAR, defender=PlayerTarget(BRUNO)), "«Orso» ora attacca Bruno"),
    (e.ZoneChange(object=BEAR, to=Zone.BATTLEFIELD, reason=Reason.EFFECT, origin=Zone.HAND, blocking=BOLT),
     "«Orso» entra nel campo di battaglia, bloccando «Folgore»"),
    (e.ProtectorChosen(object=SIEGE, player=BRUNO), "Bruno ora protegge «Assedio»"),
    (e.PlayerLost(player=ANNA, why="704.5a"), "Anna perde la partita"),
    (e.DrawnFor(player=ANNA, why="104.4e"), "per Anna la partita è patta"),
    (e.PlayerLeft(player=ANNA), "Anna lascia la partita"),
    (e.GameEnded(winners=(BRUNO,), why="104.2a"), "Bruno vince la partita"),
    (e.GameEnded(winners=(ANNA, BRUNO), why="104.2a"), "Anna e Bruno vincono la partita"),
    (e.GameEnded(winners=(), why="104.4a"), "la partita è patta"),
]  # fmt: skip


@pytest.mark.parametrize(("event", "words"), EVENTS, ids=[words for _, words in EVENTS])
def test_an_event_in_words(event, words):
    assert clause(event, NAMES, PEOPLE) == words


def test_an_effect_that_begins_is_said_once_by_its_facts_and_not_as_an_event_too():
    alone = Step(
        kind=StepKind.INSTRUCTION, rules=(), facts=(MoreLands(1),), player=ANNA, cause=NAMES[BOLT], names=NAMES
    )
    whole = replace(alone, changes=(Change(event=e.EffectBegins(effect=lasting())),))
    assert sentence(whole, PEOPLE) == sentence(alone, PEOPLE)
    other = replace(alone, changes=(*whole.changes, Change(event=e.Tapped(object=BEAR))))  # control
    assert sentence(other, PEOPLE) == "Si TAPpa «Orso»."


def test_every_event_of_the_engine_has_its_words():
    assert {type(event) for event, _ in EVENTS} == set(get_args(e.Event))


def step(kind, *changes, rules=("104.1",), cause=None, player=ANNA, **more):
    made = tuple(one if isinstance(one, Change) else Change(event=one) for one in changes)
    return Step(
        kind=kind, rules=tuple(map(Citation, rules)), changes=made, names=NAMES, cause=cause, player=player, **more
    )


GOLEM = mention(ObjectId(9), "Golem")
TO_GRAVEYARD = e.ZoneChange(object=BEAR, to=Zone.GRAVEYARD, reason=Reason.DESTROYED, origin=Zone.BATTLEFIELD)
LETHAL = Change(event=TO_GRAVEYARD, rules=(Citation("704.5g"), Citation("701.8a")), facts=(LethalDamage(3, 2),))
ZERO = Change(
    event=e.ZoneChange(object=SWORD, to=Zone.GRAVEYARD, reason=Reason.STATE_BASED),
    rules=(Citation("704.5f"),),
    facts=(NoToughness(0),),
)
AT_BRUNO, THIS_TURN = Targets((PlayerTarget(BRUNO),)), Lasts(Duration.END_OF_TURN)


def changes(*parts):
    return ObjectsChange((NAMES[BEAR],), tuple(PartBegun(part, detail) for part, detail in parts))


def both(part, detail):
    return ObjectsChange((NAMES[BEAR], NAMES[SWORD]), (PartBegun(part, detail),))


BOLT_HITS = (e.Damage(source=BOLT, to=BEAR, amount=3), e.DamageMarked(object=BEAR, amount=3, deathtouch=True))

STEPS = [
    (step(StepKind.INSTRUCTION, e.Performed(action=Action.SEARCH, player=ANNA), cause=NAMES[BOLT],
          facts=(Searched((NAMES[BEAR],)),)), "Anna passa in rassegna il grimorio: trova «Orso»."),
    (step(StepKind.INSTRUCTION, cause=NAMES[BOLT], facts=(Searched(()),)), "Anna cerca e non trova nulla."),
    (step(StepKind.INSTRUCTION, cause=NAMES[BOLT], facts=(Exchanged((NAMES[BEAR], NAMES[SWORD])),)),
     "Per effetto di «Folgore», «Orso» e «Spada» si scambiano i controllori."),
    (step(StepKind.INSTRUCTION, cause=NAMES[BOLT], facts=(both("ModifyPT", "+1/+1"), THIS_TURN)),
     "Per effetto di «Folgore», «Orso» e «Spada» prendono +1/+1 fino alla fine del turno."),
    (step(StepKind.INSTRUCTION, cause=NAMES[BOLT], facts=(both("CantHave", "flying"), Lasts(Duration.ENDLESS))),
     "Per effetto di «Folgore», «Orso» e «Spada» perdono volare e non possono più avere questa abilità "
     "a tempo indeterminato."),
    (step(StepKind.EVENT, *[e.TokenCreated(owner=BRUNO, characteristics=SPIRIT, label="spirito", tapped=True)] * 2),
     "Bruno crea 2 pedine «Spirito» 1/1 TAPpate."),
    (step(StepKind.INSTRUCTION, cause=NAMES[BOLT], facts=(WillSkip(None, 1, whole_turn=False),)),
     "Anna salterà il suo prossimo turno."),
    (step(StepKind.INSTRUCTION, cause=NAMES[BOLT], facts=(WillSkip(Phase.COMBAT, 1, whole_turn=True),)),
     "Anna salterà ogni fase di combattimento del suo prossimo turno."),
    (step(StepKind.NOTHING, cause=GOLEM, facts=(Nothing(WhyNothing.CANNOT_HAVE, (NAMES[BEAR], NAMES[SWORD])),)),
     "«Orso» e «Spada» non possono avere l'abilità che «Golem» darebbe: non la acquisiscono."),
    (step(StepKind.NOTHING, cause=GOLEM, facts=(Nothing(WhyNothing.CANNOT_BE_COUNTERED, (NAMES[BOLT],)),)),
     "La magia «Folgore» non può essere neutralizzata: «Golem» non la neutralizza."),
    (step(StepKind.INSTRUCTION, cause=NAMES[BOLT], facts=(changes(("ChangeTypes", "+artifact,creature,Elf")),)),
     "Per effetto di «Folgore», «Orso» è anche artefatto creatura Elfo."),
    (step(StepKind.INSTRUCTION, cause=NAMES[BOLT], facts=(both("ChangeTypes", "=land,Forest"),)),
     "Per effetto di «Folgore», «Orso» e «Spada» diventano terra Foresta."),
    (step(StepKind.EVENT, e.Regenerated(object=BEAR), e.Tapped(object=BEAR)),
     "Il permanente «Orso» viene rigenerato: perde il danno segnato, viene TAPpato e, se combatteva, esce dal combattimento."),
    (step(StepKind.EVENT, e.Regenerated(object=BEAR), e.Tapped(object=SWORD)),
     "Il permanente «Orso» viene rigenerato: perde il danno segnato, viene TAPpato e, se combatteva, esce dal combattimento; "
     "si TAPpa «Spada»."),
    (step(StepKind.INSTRUCTION, cause=NAMES[BOLT], facts=(MoreLands(1),)),
     "Per effetto di «Folgore», Anna può giocare 1 terra in più in questo turno."),
    (step(StepKind.INSTRUCTION, cause=NAMES[BOLT], facts=(DesignationLost((NAMES[BEAR],), Designation.SUSPECTED),)),
     "Per effetto di «Folgore», «Orso» perde la designazione «sospettato»."),
    (step(StepKind.INSTRUCTION, cause=NAMES[BOLT],
          facts=(ObjectsChange((NAMES[BEAR],), marks=(Designation.GOADED,)), Lasts(Duration.YOUR_NEXT_TURN))),
     "Per effetto di «Folgore», «Orso» prende la designazione «spronato» fino al prossimo turno di chi controlla l'effetto."),
    (step(StepKind.RESOLUTION_BEGINS, cause=GOLEM, facts=(ForMana(triggered=True),)),
     "Si risolve subito, senza passare dalla pila, l'abilità di mana innescata di «Golem»."),
    (step(StepKind.DECIDED, facts=(CoinShows("tails"),)), "Anna ottiene croce."),
    (step(StepKind.DECIDED, facts=(DieShows(20, 8),)), "Anna tira un d20: esce 8."),
    (step(StepKind.DECIDED, facts=(TableRow(10, 10, 19),)), "Il risultato 10 sta alla riga 10-19 della tabella."),
    (step(StepKind.DECIDED, facts=(TableRow(23, 20, None),)), "Il risultato 23 sta alla riga 20+ della tabella."),
    (step(StepKind.DECIDED, facts=(ClashEnded(won=True),)), "Anna vince lo scontro."),
    (step(StepKind.NOTHING, cause=GOLEM, facts=(Nothing(WhyNothing.NOT_DISCARDED),)), "Anna non scarta nessuna carta per «Golem»."),
    (step(StepKind.DECIDED, facts=(VoteGiven("grazia"),)), "Anna vota “grazia”."),
    (step(StepKind.NOTHING, cause=GOLEM, facts=(Nothing(WhyNothing.IMPOSSIBLE),)),
     "Anna non può scegliere di farlo per «Golem»: è impossibile."),
    (step(StepKind.NOTHING, cause=GOLEM, facts=(Nothing(WhyNothing.ZERO),)), "Per «Golem» il numero è 0: non accade nulla."),
    (step(StepKind.NOTHING, cause=GOLEM, facts=(Nothing(WhyNothing.NO_FIGHT),)),
     "Per «Golem» nessuna creatura lotta né infligge danno: dovrebbero esserci tutte e due."),
    (step(StepKind.NOTHING, cause=GOLEM, facts=(Nothing(WhyNothing.NO_EXCHANGE),)),
     "Lo scambio di «Golem» non può avvenire per intero, quindi non avviene."),
    (step(StepKind.STEP_BEGINS, e.StepBegan(step=TurnStep.UPKEEP, active=ANNA), facts=(StepBegun(TurnStep.UPKEEP, 2),)),
     "Inizia la sottofase di mantenimento di Anna (turno 2)."),
    (step(StepKind.TURN_BASED_ACTION, e.Untapped(object=BEAR)), "Azione generata dal turno: Anna STAPpa «Orso»."),
    (step(StepKind.TURN_BASED_ACTION, facts=(EffectsWoreOff(1),)),
     "Azione generata dal turno: termina un effetto che durava per questo turno."),
    (step(StepKind.STATE_BASED_ACTIONS, LETHAL),
     "Azione generata dallo stato: il permanente «Orso» viene distrutto e va nel cimitero di Anna"
     " (704.5g: danno letale: 3 danni con costituzione 2; 701.8a)."),
    (step(StepKind.STATE_BASED_ACTIONS, LETHAL, ZERO),
     "Azioni generate dallo stato, tutte insieme: il permanente «Orso» viene distrutto e va nel cimitero di Anna"
     " (704.5g: danno letale: 3 danni con costituzione 2; 701.8a);"
     " «Spada» va nel cimitero di Anna (704.5f: costituzione 0)."),
    (step(StepKind.ABILITY_PUT_ON_STACK, cause=NAMES[RULE], facts=(OfAbility(GOLEM, text="Ride."), AT_BRUNO)),
     "Anna mette in pila l'abilità di «Golem» “Ride”, bersaglio: Bruno."),
    (step(StepKind.ABILITY_REMOVED, e.Ceased(object=RULE), cause=NAMES[RULE], facts=(OfAbility(GOLEM),)),
     "L'abilità di «Golem» non ha scelte legali e viene rimossa dalla pila."),
    (step(StepKind.ABILITY_NOT_PUT, cause=GOLEM, facts=(OfAbility(GOLEM, text="Ride."),)),
     "L'abilità di «Golem» “Ride” non va in pila: Anna ha lasciato la partita."),
    (step(StepKind.COPIED, cause=NAMES[BOLT], facts=(CopiedFrom(NAMES[BOLT], NAMES[BOLT]), Targets((PlayerTarget(ANNA),)))),
     "Anna mette in pila una copia di «Folgore», bersaglio: Anna."),
    (step(StepKind.INSTRUCTION, cause=NAMES[BEAR], facts=(CopyInExile(NAMES[BOLT], NAMES[BEAR]),)),
     "Anna crea in esilio «Folgore», la magia di preparazione di «Orso»."),
    (step(StepKind.INSTRUCTION, cause=NAMES[BOLT],
          facts=(BecomeCopies((NAMES[BEAR],), GOLEM), THIS_TURN)),
     "Per effetto di «Folgore», «Orso» diventa una copia di «Golem» fino alla fine del turno."),
    (step(StepKind.INSTRUCTION, cause=NAMES[BOLT],
          facts=(changes(("ModifyPT", "+2/-1"), ("GainAbility", "flying")), THIS_TURN)),
     "Per effetto di «Folgore», «Orso» prende +2/-1 e acquisisce volare fino alla fine del turno."),
    (step(StepKind.INSTRUCTION, cause=NAMES[BOLT],
          facts=(changes(("GainControl", "p1"), ("GainAbility", "protection>RG")), THIS_TURN)),
     "Per effetto di «Folgore», «Orso» passa sotto il controllo di Bruno e acquisisce protezione dal rosso e dal verde "
     "fino alla fine del turno."),
    (step(StepKind.INSTRUCTION, cause=NAMES[BOLT],
          facts=(changes(("ChangeColors", "=U"), ("ChangeColors", "="), ("ChangeColors", "+RB")), THIS_TURN)),
     "Per effetto di «Folgore», «Orso» diventa di colore blu, diventa incolore e ha anche il colore rosso e nero "
     "fino alla fine del turno."),
    (step(StepKind.PRIORITY), "Anna riceve priorità."),
    (step(StepKind.PASS), "Anna passa."),
    (step(StepKind.CAST, e.SpellCast(object=BOLT, player=BRUNO), cause=NAMES[BOLT], player=BRUNO,
          facts=(Targets((NAMES[BEAR], PlayerTarget(ANNA))), AnnouncedX(3))),
     "Bruno lancia «Folgore», bersagli: «Orso» e Anna con X = 3."),
    (step(StepKind.ACTIVATE, e.AbilityActivated(object=RULE, source=RULE, player=ANNA), e.Tapped(object=BEAR), cause=NAMES[RULE],
          facts=(OfAbility(GOLEM),)),
     "Anna attiva l'abilità di «Golem»; Anna TAPpa «Orso»."),
    (step(StepKind.PLAY_LAND, e.ZoneChange(object=SWORD, to=Zone.BATTLEFIELD, reason=Reason.PLAYED, controller=ANNA)),
     "Anna gioca la terra «Spada»."),
    (step(StepKind.SPECIAL_ACTION, e.TurnedFaceUp(object=BEAR), cause=NAMES[BEAR], player=ANNA,
          facts=(TurnedUp("morph", "{2}"),)),
     "Anna gira a faccia in su «Orso» per metamorfosi al costo di {2}, senza usare la pila."),
    (step(StepKind.SPECIAL_ACTION, e.DoorUnlocked(object=BEAR, door="left", player=ANNA, name="Cantina"), cause=NAMES[BEAR],
          player=ANNA, facts=(DoorOpened("Cantina", "{2}"),)),
     "Anna sblocca la porta «Cantina» di «Orso» al costo di {2}, senza usare la pila."),
    (step(StepKind.NOTHING, cause=NAMES[BOLT], player=ANNA, facts=(NotCast(NAMES[BEAR], "cannot pay"),)),
     "Anna non può lanciare «Orso», che resta dov'è: non può pagare il costo."),
    (step(StepKind.SPECIAL_ACTION, e.ZoneChange(object=BEAR, to=Zone.EXILE, reason=Reason.EFFECT, enters_with=(("time", 3),)),
          cause=NAMES[BEAR], player=ANNA, facts=(CardSetAside("suspend", "{1}"),)),
     "Anna sospende «Orso» al costo di {1}, senza usare la pila: va in esilio con 3 segnalini tempo."),
    (step(StepKind.SPECIAL_ACTION, e.ZoneChange(object=BEAR, to=Zone.EXILE, reason=Reason.EFFECT, face_down=FaceDown.EXILED),
          cause=NAMES[BEAR], player=ANNA, facts=(CardSetAside("foretell", "{2}"),)),
     "Anna predice «Orso» al costo di {2}, senza usare la pila: va in esilio a faccia in giù."),
    (step(StepKind.INSTRUCTION, cause=NAMES[BOLT], player=ANNA, facts=(Forbidden(Prohibition.CAST), THIS_TURN)),
     "Per effetto di «Folgore», Anna non può lanciare magie fino alla fine del turno."),
    (step(StepKind.INSTRUCTION, cause=NAMES[BOLT], player=ANNA, facts=(Forbidden(Prohibition.CAST, only_such=True), THIS_TURN)),
     "Per effetto di «Folgore», Anna non può lanciare magie fra quelle che l'effetto descrive fino alla fine del turno."),
    (step(StepKind.RESOLUTION_BEGINS, cause=NAMES[BOLT]), "Si risolve «Folgore»."),
    (step(StepKind.INSTRUCTION, *BOLT_HITS, cause=NAMES[BOLT]), "«Folgore» infligge 3 danni a «Orso» con tocco letale."),
    (step(StepKind.INSTRUCTION, cause=NAMES[BOLT],
          facts=(changes(("ModifyPT", "")), THIS_TURN)),
     "Per effetto di «Folgore», «Orso» ha forza e costituzione modificate fino alla fine del turno."),
    (step(StepKind.INSTRUCTION, cause=NAMES[BOLT], facts=(RegenerationBegins((NAMES[BEAR],)),)),
     "Per effetto di «Folgore», la prossima distruzione di «Orso» in questo turno sarà sostituita dalla rigenerazione."),
    (step(StepKind.INSTRUCTION, cause=NAMES[BOLT], facts=(DelayedBegins(),)),
     "Per effetto di «Folgore», nasce un'abilità innescata ritardata."),
    (step(StepKind.RESOLVED, e.Ceased(object=RULE), cause=NAMES[RULE]),
     "L'abilità di «golem» ha terminato di risolversi e lascia la pila."),
    (step(StepKind.DOES_NOT_RESOLVE, e.Ceased(object=RULE), cause=NAMES[RULE], facts=(ConditionFails(),)),
     "L'abilità di «golem» non si risolve: la sua condizione «se» non è vera."),
    (step(StepKind.DOES_NOT_RESOLVE, e.ZoneChange(object=BOLT, to=Zone.GRAVEYARD, reason=Reason.RESOLVED),
          cause=NAMES[BOLT], facts=(TargetsGone((NAMES[BEAR],)),)),
     "«Folgore» non si risolve: non ha più bersagli legali («Orso» non lo è più); «Folgore» va nel cimitero di Bruno."),
    (step(StepKind.EVENT, e.LifeChange(player=ANNA, amount=-1)), "Anna perde 1 punto vita."),
    (step(StepKind.ATTACK, e.Tapped(object=BEAR), e.AttackerDeclared(object=BEAR, defender=PlayerTarget(BRUNO))),
     "Anna dichiara le creature attaccanti: Anna TAPpa «Orso»; «Orso» attacca Bruno."),
    (step(StepKind.ATTACK), "Anna dichiara le creature attaccanti: nessuna."),
    (step(StepKind.BLOCK, e.BlockerDeclared(object=SWORD, attacker=BEAR), player=BRUNO),
     "Bruno dichiara le creature bloccanti: «Spada» blocca «Orso»."),
    (step(StepKind.COMBAT_DAMAGE, e.Damage(source=BEAR, to=PlayerTarget(BRUNO), amount=2, combat=True)),
     "«Orso» infligge 2 danni da combattimento a Bruno."),
    (step(StepKind.CONCEDES, e.PlayerLost(player=ANNA, why="104.3a")), "Anna concede la partita."),
    (step(StepKind.EFFECT_ENDS), "Termina un effetto continuo."),
    (step(StepKind.EFFECT_ENDS, cause=GOLEM, facts=(EffectEnded((NAMES[BEAR],)), THIS_TURN)),
     "Termina un effetto continuo di «Golem» su «Orso», che durava fino alla fine del turno."),
    (step(StepKind.INSTRUCTION, cause=NAMES[BOLT], facts=(PreventionBegins(1),)),
     "Per effetto di «Folgore», verrà prevenuto 1 danno, il prossimo."),
    (step(StepKind.INSTRUCTION, cause=NAMES[BOLT], facts=(PreventionBegins(None),)),
     "Per effetto di «Folgore», il danno indicato verrà prevenuto."),
    (step(StepKind.NOTHING, cause=GOLEM, facts=(Nothing(WhyNothing.DRAW_REPLACED),)),
     "Invece di pescare, Anna segue l'effetto di «Golem»."),
    (step(StepKind.NOTHING, cause=GOLEM, facts=(Nothing(WhyNothing.GAIN_REPLACED),)),
     "Invece di guadagnare punti vita, Anna segue l'effetto di «Golem»."),
    (step(StepKind.STEP_ENDS, facts=(StepEnded(TurnStep.UPKEEP),)), "Termina la sottofase di mantenimento di Anna."),
    (step(StepKind.GAME_ENDS, e.GameEnded(winners=(BRUNO,), why="104.2a")), "Bruno vince la partita."),
    (step(StepKind.DECIDED, cause=GOLEM, facts=(WayChosen("hexproof"),)), "Anna sceglie anti-malocchio per «Golem»."),
    (step(StepKind.DECIDED, facts=(WayChosen("time counter"),)), "Anna sceglie segnalino tempo."),
    (step(StepKind.DECIDED, cause=GOLEM, facts=(SaysYes(yes=False),)), "Anna sceglie di non farlo per «Golem»."),
    (step(StepKind.NOTHING, cause=NAMES[BOLT], facts=(TargetsGone((NAMES[BEAR],)),)),
     "«Orso» non è più un bersaglio legale: «Folgore» si risolve senza."),
    (step(StepKind.SKIPPED, facts=(PartSkipped(TurnStep.DRAW),)), "Anna salta la sottofase di acquisizione."),
    (step(StepKind.SKIPPED, cause=GOLEM, facts=(PartSkipped(None),)), "Anna salta il turno per effetto di «Golem»."),
    (step(StepKind.OPENING, facts=(GameBegins(Beginning.KEEPS),)), "Anna tiene la sua mano."),
    (step(StepKind.OPENING, facts=(HandDrawn(7),)), "Anna pesca la mano iniziale: 7 carte."),
    (step(StepKind.OPENING, facts=(MulliganTaken(1),)),
     "Anna fa un mulligan: rimescola la mano nel grimorio e metterà 1 carta in fondo al grimorio."),
    (step(StepKind.OPENING, cause=GOLEM, facts=(Restarts((NAMES[BEAR],)),)),
     "«Golem» fa ricominciare la partita, senza «Orso»: inizierà Anna."),
    (step(StepKind.INSTRUCTION, cause=NAMES[BOLT], facts=(ExtraTurns(1),)),
     "Anna gioca un turno extra dopo questo."),
    (step(StepKind.INSTRUCTION, cause=NAMES[BOLT], facts=(PhasesAdded((Phase.COMBAT, Phase.MAIN)),)),
     "Si aggiungono una fase di combattimento e una fase principale."),
    (step(StepKind.INSTRUCTION, cause=NAMES[BOLT],
          facts=(WillSkip(TurnStep.UNTAP, 2),)),
     "Anna salterà le sue prossime 2 sottofasi di STAP."),
    (step(StepKind.EFFECT_ENDS, cause=GOLEM, facts=(EffectEnded((NAMES[BEAR],)), Lasts(Duration.YOUR_NEXT_UPKEEP))),
     "Termina un effetto continuo di «Golem» su «Orso», che durava fino al prossimo mantenimento di chi controlla"
     " l'effetto."),
    (step(StepKind.EFFECT_ENDS, cause=GOLEM,
          facts=(EffectEnded((NAMES[BEAR],)), Lasts(Duration.ENDLESS, conditional=True))),
     "Termina un effetto continuo di «Golem» su «Orso», che durava finché la sua condizione è vera."),
    (step(StepKind.NOTHING, cause=NAMES[BOLT], player=BRUNO,
          facts=(ActionRefused("hexproof", "cast"), WrongTarget(NAMES[BEAR]))),
     "Bruno non può lanciare «Folgore» con bersaglio «Orso»: ha anti-malocchio."),
]  # fmt: skip


@pytest.mark.parametrize(("made", "words"), STEPS, ids=[words for _, words in STEPS])
def test_a_step_in_words(made, words):
    assert sentence(made, PEOPLE) == words


def test_every_kind_of_step_has_its_sentence():
    assert {made.kind for made, _ in STEPS} == set(StepKind)
    for kind in StepKind:
        bare = sentence(Step(kind=kind, rules=(Citation("104.1"),)), PEOPLE)
        assert bare.endswith("."), kind
        assert not bare.startswith("."), kind


def test_704_every_state_based_action_says_what_it_read():
    assert set(STATE_BASED) == {action.rule for action in TABLE}


def test_603_2_triggered_abilities_are_told_after_what_made_them_trigger():
    noticed = Noticed(source=NAMES[BEAR], index=0, controller=ANNA, rules=(Citation("603.2"), Citation("603.10a")))
    once = step(StepKind.STATE_BASED_ACTIONS, LETHAL, triggered=(noticed,))
    twice = step(StepKind.STATE_BASED_ACTIONS, LETHAL, triggered=(noticed, noticed))
    assert sentence(once, PEOPLE).endswith(". Si innesca l'abilità di «Orso» (603.2, 603.10a).")
    assert sentence(twice, PEOPLE).endswith(". Si innesca 2 volte l'abilità di «Orso» (603.2, 603.10a).")


def test_603_4_the_near_miss_is_told_and_another_event_is_not():
    near = NearMiss(source=GOLEM, index=0, why="intervening if", rules=(Citation("603.4"),))
    far = NearMiss(source=GOLEM, index=1, why="destination", rules=(Citation("603.2"),))
    made = step(StepKind.EVENT, missed=(near, far))
    assert not_triggered(made, PEOPLE) == (
        "Non si innesca l'abilità di «Golem»: la condizione «se» non è vera (603.4).",
    )


def test_725_2_an_ability_of_a_designation_is_told_by_the_name_of_that():
    crown = mention(ObjectId(77), "", kind=Kind.DESIGNATION, zone=Zone.COMMAND, label="monarch")
    near = NearMiss(source=crown, index=0, why="player", rules=(Citation("603.2"),))
    told = ("Non si innesca l'abilità del monarca: il giocatore non è quello richiesto (603.2).",)
    assert not_triggered(step(StepKind.EVENT, missed=(near,)), PEOPLE) == told
    assert untold(Untold(source=crown, text="", reason=""), PEOPLE) == "un'istruzione del monarca"


def test_objects_of_one_name_are_told_apart_by_their_labels():
    twin = mention(BEAR, "Orso", label="orso2")
    several = People(("Anna", "Bruno"), frozenset({"Orso"}))
    assert clause(e.Tapped(object=BEAR), {BEAR: twin}, several) == "Anna TAPpa «Orso» (orso2)"
    assert clause(e.Tapped(object=BEAR), {BEAR: twin}, PEOPLE) == "Anna TAPpa «Orso»"


def test_a_name_from_outside_never_reaches_the_terminal_as_a_command():
    evil = mention(BEAR, "Orso\x1b[2J\u202eossO\nfine")
    told = clause(e.Tapped(object=BEAR), {BEAR: evil}, People(("An\x07na",)))
    assert told == "An\\x07na TAPpa «Orso\\x1b[2J\\u202eossO fine»"
    assert told.isprintable()


def test_what_is_not_known_is_told_with_its_place():
    one = Untold(source=GOLEM, text="fa una capriola", reason="verbo sconosciuto", rules=(Citation("608.2c"),))
    assert untold(one, PEOPLE) == "«fa una capriola» di «Golem»: verbo sconosciuto (608.2c)"


def test_a_question_and_its_answer_in_words():
    options = (Option(key="o1", mention=NAMES[BEAR]), Option(key="p1", player=BRUNO))
    asked = Question(
        form=Form.CHOOSE, purpose=Purpose.TARGETS, decider=ANNA, chooser=ANNA, rule=Citation("601.2c"), options=options,
        minimum=1, maximum=1, about=NAMES[BOLT],
    )  # fmt: skip
    assert question_words(asked, PEOPLE) == "Anna sceglie i bersagli per «Folgore» (601.2c)"
    assert answer_words(asked, Answer(keys=("p1",)), PEOPLE) == "Bruno"


@pytest.mark.parametrize("purpose", list(Purpose))
def test_every_purpose_of_a_question_has_its_words(purpose):
    asked = Question(form=Form.YES_NO, purpose=purpose, decider=ANNA, chooser=BRUNO, rule=Citation("608.2d"))
    nobody = purpose is Purpose.CHANCE  # nobody chooses what chance does
    assert question_words(asked, PEOPLE).startswith("va detto " if nobody else "Anna sceglie al posto di Bruno ")


def test_the_codes_of_refusals_in_the_source_of_the_engine_have_their_words():
    found = codes_in_source(r'Refused\(\s*"([a-z -]+)"')
    assert len(found) > 30
    assert found <= set(REFUSALS)


def test_the_codes_of_failed_criteria_in_the_source_of_the_engine_have_their_words():
    found = codes_in_source(r'Failed\("([a-z ]+)"\)') | codes_in_source(r'return "([a-z ]+)", cite\(')
    assert len(found) > 20
    assert found <= set(CRITERIA) | set(REFUSALS)


def codes_in_source(pattern):
    import re
    from pathlib import Path

    import engine

    folder = Path(engine.__file__).parent
    return {code for path in sorted(folder.rglob("*.py")) for code in re.findall(pattern, path.read_text("utf-8"))}
