"""305.2, 701.38, 701.55, 701.59, 701.61: votes, villainous choices, evidence, foraging, lands that may be played."""

from __future__ import annotations

from collections.abc import Iterator

from engine.board.asking import Transaction
from engine.board.criteria import related
from engine.board.values import players, such_objects
from engine.cards.abilities import deciding as k
from engine.cards.abilities.continuous import Duration
from engine.cards.abilities.player_rules import MoreVotes
from engine.cards.abilities.references import PlayerReference
from engine.happening.carrying import carries, carry_out, possible_if
from engine.happening.evidence import collected, could_forage, evidence_of, foraged, worth
from engine.happening.instructed import amount, happening, remember
from engine.happening.lasting import begin, effect_of
from engine.state import events as e
from engine.state.bindings import Bindings
from engine.state.facts.decided import ObjectsChosen, VoteGiven
from engine.state.facts.lasting import MoreLands
from engine.state.objects import PlayerTarget, Recipient
from engine.state.trace import StepKind
from engine.words.citations import Citation, cite, not_implemented
from engine.words.decisions import Option, Purpose
from engine.words.record import replace
from engine.words.terms import Action, PlayerId, Zone

not_implemented("700.2e", "modi scelti da un giocatore che non controlla la magia o l'abilità")
not_implemented("700.2i", "modi che valgono tanti simboli zampa")
not_implemented("701.55c", "scelte malvagie da affrontare una volta in più")


@carries(k.Vote)
def vote(tx: Transaction, effect: k.Vote, bound: Bindings) -> Bindings:
    """701.38a-b: in turn order from the controller, each knowing the votes before theirs."""
    votes = dict.fromkeys(effect.choices, 0)
    voters = _voters(tx, effect.who, bound)
    for player, rules in _votes(tx, voters):
        options = tuple(Option(key=f"v{number}", text=choice) for number, choice in enumerate(effect.choices))
        key = _choose_one(tx, Purpose.VOTE, player, cite("701.38a"), options, bound)
        choice = effect.choices[int(key[1:])]
        votes[choice] += 1
        tx.note(StepKind.DECIDED, rules, facts=(VoteGiven(choice),), player=player, cause=bound.source)
    _voted(tx, voters, bound)
    return replace(bound, numbers={**bound.numbers, **votes})


def _voters(tx: Transaction, who: PlayerReference, bound: Bindings) -> list[PlayerId]:
    """701.38a: beginning with the controller of the ability."""
    voting = players(who, tx.board, bound)
    return [player for player in tx.game.seats(bound.you) if player in voting]


def _votes(tx: Transaction, voters: list[PlayerId]) -> Iterator[tuple[PlayerId, list[Citation]]]:
    """701.38a, 701.38d: whose vote is next; who has several gives all of them as their turn to vote comes."""
    for player in voters:
        yield player, [cite("701.38a")]
        for source, rule in tx.board.in_force.turn_rules(MoreVotes):
            if not related(tx.board, player, tx.board.controller(source), rule.who, source=source):
                continue
            for _ in range(rule.count):
                if not rule.optional or tx.ask_yes(Purpose.MAY, player, cite("701.38d"), tx.mention(source)):
                    yield player, [cite("701.38a"), cite("701.38d")]


def _voted(tx: Transaction, voters: list[PlayerId], bound: Bindings) -> None:
    done = [e.Performed(action=Action.VOTE, player=player) for player in voters]
    happening(tx, done, bound, cite("608.2c"), cite("701.38a"))


def _choose_one(
    tx: Transaction, purpose: Purpose, player: PlayerId, rule: Citation, options: tuple[Option, ...], bound: Bindings
) -> str:
    return tx.ask_one(purpose, player, rule, options, about=tx.mention(bound.source))


@carries(k.VoteFor)
def vote_for(tx: Transaction, effect: k.VoteFor, bound: Bindings) -> Bindings:
    """701.38a-b: votes for objects; of several with the most votes, all."""
    votes: dict[Recipient, int] = {}
    voters = _voters(tx, effect.who, bound)
    for player, rules in _votes(tx, voters):
        among = such_objects(effect.filter, tx.board, bound)
        about = tx.mention(bound.source)
        for one in tx.ask_objects(Purpose.VOTE, player, cite("701.38a"), among, minimum=1, maximum=1, about=about):
            votes[one] = votes.get(one, 0) + 1
            facts = (ObjectsChosen((one if isinstance(one, PlayerTarget) else tx.mention(one),)),)
            tx.note(StepKind.DECIDED, rules, facts=facts, player=player, cause=bound.source)
    _voted(tx, voters, bound)
    most = max(votes.values(), default=0)
    return remember(bound, effect.keep_as, [one for one, count in votes.items() if count == most])


@carries(k.VillainousChoice)
def villainous_choice(tx: Transaction, effect: k.VillainousChoice, bound: Bindings) -> Bindings:
    """701.55a-b, 701.55d: one player after the other chooses and it is carried out, even where it is impossible."""
    for player in players(effect.who, tx.board, bound):
        texts = (*effect.texts, "", "")[:2]
        options = tuple(Option(key=f"m{number}", text=text) for number, text in enumerate(texts))
        key = _choose_one(tx, Purpose.MODES, player, cite("701.55a"), options, bound)
        chosen = effect.first if key == options[0].key else effect.second
        tx.owed.append(cite("701.55a"))
        bound = replace(carry_out(tx, chosen, replace(bound, iterated=PlayerTarget(player))), iterated=bound.iterated)
    return bound


# --- what is done with a graveyard


@carries(k.CollectEvidence)
def collect_evidence(tx: Transaction, effect: k.CollectEvidence, bound: Bindings) -> Bindings:
    """701.59a: any number of cards, as long as their mana values together reach the number."""
    needed = amount(tx, effect.amount, bound)
    for player in players(effect.who, tx.board, bound):
        found = evidence_of(tx, player, needed, bound.source)
        if found is not None:
            happening(tx, collected(found, player, needed), bound, cite("608.2c"), cite("701.59a"))
    return bound


@possible_if(k.CollectEvidence)
def can_collect_evidence(tx: Transaction, effect: k.CollectEvidence, bound: Bindings) -> bool:
    """701.59b: only who has cards enough in their graveyard can choose to."""
    needed = amount(tx, effect.amount, bound)
    return any(
        worth(tx, tx.game.zone(Zone.GRAVEYARD, player)) >= needed for player in players(effect.who, tx.board, bound)
    )


@carries(k.Forage)
def forage(tx: Transaction, effect: k.Forage, bound: Bindings) -> Bindings:
    """701.61a: who names a Food sacrifices it; who names none exiles three cards from their graveyard."""
    for player in players(effect.who, tx.board, bound):
        events = foraged(tx, player, bound.source)
        if events is not None:
            happening(tx, events, bound, cite("608.2c"), cite("701.61a"))
    return bound


@possible_if(k.Forage)
def can_forage(tx: Transaction, effect: k.Forage, bound: Bindings) -> bool:
    """608.2d, 701.61a."""
    return any(could_forage(tx, player) for player in players(effect.who, tx.board, bound))


@carries(k.MayPlayLands)
def may_play_lands(tx: Transaction, effect: k.MayPlayLands, bound: Bindings) -> Bindings:
    """305.2: this turn the player may play so many lands more."""
    count = amount(tx, effect.count, bound)
    for player in players(effect.who, tx.board, bound) if count else ():
        made = effect_of(tx.game.take_id(), bound, Duration.END_OF_TURN, you=player, land_plays=count)
        begin(tx, [made], [cite("608.2c"), cite("305.2")], (MoreLands(count),), bound.source)
    return bound
