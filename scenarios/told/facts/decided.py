"""608.2d in words: what somebody decided, or chance did."""

from __future__ import annotations

from engine import Step
from engine.state.facts import decided as d
from scenarios.language.subtype_names import subtype_word
from scenarios.language.words import People, listed, plain, way_word
from scenarios.told.facts.table import SENTENCES
from scenarios.told.telling import all_named, cause, named, player
from scenarios.told.values import chosen_word


@SENTENCES.words(d.DecidesFor)
def _decides_for(fact: d.DecidesFor, step: Step, people: People) -> str:
    return f"{player(step, people)} decide per {named(fact.player, people)}"


@SENTENCES.words(d.SaysYes)
def _yes(fact: d.SaysYes, step: Step, people: People) -> str:
    about = f" per {cause(step, people)}" if step.cause is not None else ""
    return f"{player(step, people)} sceglie di {'farlo' if fact.yes else 'non farlo'}{about}"


@SENTENCES.words(d.WayChosen)
def _way(fact: d.WayChosen, step: Step, people: People) -> str:
    about = f" per {cause(step, people)}" if step.cause is not None else ""
    return f"{player(step, people)} sceglie {plain(way_word(fact.way))}{about}"


@SENTENCES.words(d.ObjectsChosen)
def _chosen(fact: d.ObjectsChosen, step: Step, people: People) -> str:
    return f"{player(step, people)} sceglie {listed(all_named(fact.chosen, people)) or 'di non scegliere nulla'}"


@SENTENCES.words(d.NumberChosen)
def _number(fact: d.NumberChosen, step: Step, people: People) -> str:
    return f"{player(step, people)} sceglie il numero {fact.number} per {cause(step, people)}"


@SENTENCES.words(d.CreatureTypeChosen)
def _type(fact: d.CreatureTypeChosen, step: Step, people: People) -> str:
    return f"{player(step, people)} sceglie il tipo di creatura {subtype_word(fact.subtype)}"


@SENTENCES.words(d.TermChosen)
def _term(fact: d.TermChosen, step: Step, people: People) -> str:
    return f"{player(step, people)} sceglie {chosen_word(fact.chosen, fact.term)}"


@SENTENCES.words(d.VoteGiven)
def _vote(fact: d.VoteGiven, step: Step, people: People) -> str:
    return f"{player(step, people)} vota “{plain(fact.choice)}”"


@SENTENCES.words(d.PilesMade)
def _piles(fact: d.PilesMade, step: Step, people: People) -> str:
    first, second = (listed(all_named(pile, people)) or "nessuna carta" for pile in (fact.first, fact.second))
    return f"{player(step, people)} divide in due mazzetti: {first}; {second}"


@SENTENCES.words(d.PileTaken)
def _pile(fact: d.PileTaken, step: Step, people: People) -> str:
    return f"{player(step, people)} sceglie il mazzetto {fact.pile}"


@SENTENCES.words(d.ClashEnded)
def _clash(fact: d.ClashEnded, step: Step, people: People) -> str:
    return f"{player(step, people)} {'vince' if fact.won else 'non vince'} lo scontro"


@SENTENCES.words(d.CoinShows)
def _coin(fact: d.CoinShows, step: Step, people: People) -> str:
    return f"{player(step, people)} ottiene {way_word(fact.side)}"


@SENTENCES.words(d.DieShows)
def _die(fact: d.DieShows, step: Step, people: People) -> str:
    return (
        f"{player(step, people)} tira un d{fact.sides}: esce {fact.natural}{', che si ignora' if fact.ignored else ''}"
    )


@SENTENCES.words(d.TableRow)
def _row(fact: d.TableRow, step: Step, people: People) -> str:
    end = "+" if fact.most is None else "" if fact.most == fact.least else f"-{fact.most}"
    return f"il risultato {fact.result} sta alla riga {fact.least}{end} della tabella"
