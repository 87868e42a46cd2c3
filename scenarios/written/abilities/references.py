"""What an instruction speaks of: ``questo``, ``bersaglio 2``, ``{controllore di: bersaglio}``, ``{ogni: creatura}``."""

from __future__ import annotations

import re

from engine.cards.abilities import references as r
from engine.cards.keywords.parts import ALL_OF_EVENT, PAID_WITH
from engine.words.terms import Relation
from scenarios.language.patterns import Pattern
from scenarios.language.terms import ZONES
from scenarios.written.abilities.filters import FILTER, RELATION
from scenarios.written.abilities.reading import NAME, POSITIVE, Grammar, Reader, later, many, word
from scenarios.written.records import folded

_TARGET = Pattern(r"bersaglio (\d{1,2})")
_KEPT = Pattern(r"ricordato (.+)", re.IGNORECASE)
_INDEX = Reader(lambda value: POSITIVE(value) - 1, POSITIVE.schema)


_QUANTITY, _PLAYER, _OBJECT = (later(name) for name in ("quantita", "riferimento-a-giocatori", "riferimento-a-oggetti"))
_ZONE = word(ZONES)


def _target(text: str) -> r.Target | None:
    found = _TARGET.fullmatch(folded(text))
    return r.Target(POSITIVE(found[1]) - 1) if found else None


def _kept(text: str) -> r.Remembered | None:
    found = _KEPT.fullmatch(text)
    return r.Remembered(NAME(found[1])) if found else None


def _objects(grammar: Grammar) -> None:
    grammar.word("questo | questa | sé stesso", r.This())
    grammar.word("chi dà l'abilità", r.Granter())
    grammar.word("bersaglio", r.Target())
    grammar.word("esso | essa | quello | quella", r.It())
    grammar.word("l'altro | l'altra | altro | altra", r.Other())
    grammar.word(
        "creatura incantata | creatura equipaggiata | permanente incantato | giocatore incantato", r.AttachedTo()
    )
    grammar.word("creatura abbinata | creatura che tormenta", r.Bonded())
    grammar.word("ciascuno | ciascuna", r.One())
    grammar.word("ciò con cui è stato pagato", r.Remembered(PAID_WITH))
    grammar.word("tutti quelli dell'evento", r.Remembered(ALL_OF_EVENT))
    grammar.form(r.Target, index=("bersaglio", _INDEX))
    grammar.form(r.Remembered, name=("ricordato", NAME))
    grammar.form(r.BlockersOf, of=("bloccanti di", _OBJECT))
    grammar.form(r.BlockedBy, of=("bloccate da", _OBJECT))
    grammar.form(r.Every, filter=("ogni", FILTER))
    grammar.form(r.TopOf, count=("prime carte", _QUANTITY), of=("di", _PLAYER))
    grammar.form(r.TopOfGraveyard, count=("carte in cima al cimitero", _QUANTITY), of=("di", _PLAYER))
    grammar.form(r.CardsOf, of=("carte di", _PLAYER), zone=("in", _ZONE))
    grammar.form(
        r.Among,
        of=("fra", _OBJECT),
        filter=("che sono", FILTER),
        without=("tranne", _OBJECT),
        lying_in=("che stanno in", _ZONE),
    )
    grammar.form(r.Together, each=("insieme", many(_OBJECT)))
    grammar.form(r.LastOf, of=("ultimo fra", _OBJECT))
    grammar.form(r.SharingColor, of=("condividono un colore con", _OBJECT), filter=("che sono", FILTER))
    grammar.text(_target, "bersaglio 2")
    grammar.text(_kept, "ricordato pedina")


def _players(grammar: Grammar, *, both: bool) -> None:
    if not both:
        grammar.word("bersaglio", r.Target())
        grammar.word("esso | essa | quello", r.It())
        grammar.word("l'altro | altro", r.Other())
        grammar.word("giocatore incantato", r.AttachedTo())
        grammar.word("ciascuno", r.One())
        grammar.form(r.Remembered, name=("ricordato", NAME))
        grammar.form(r.Target, index=("bersaglio", _INDEX))
        grammar.text(_target, "bersaglio 2")
    grammar.word("tu | te", r.You())
    grammar.word("quel giocatore", r.EventPlayer())
    grammar.word("giocatore attivo", r.ActivePlayer())
    grammar.word("monarca", r.TheMonarch())
    grammar.word("a chi va il dono", r.Promised())
    grammar.word("giocatore scelto", r.ChosenPlayer())
    grammar.word("ciascuno di loro", r.EachOfThem())
    grammar.word("ogni giocatore | giocatori", r.EachPlayer())
    grammar.word("ogni avversario | avversari", r.EachPlayer(Relation.OPPONENT))
    grammar.word("ogni altro giocatore", r.EachPlayer(Relation.NOT_YOU))
    grammar.word("ogni compagno di squadra", r.EachPlayer(Relation.TEAMMATE))
    grammar.word("ogni giocatore della tua squadra", r.EachPlayer(Relation.TEAM))
    grammar.form(r.EachPlayer, relation=("ogni giocatore che è", RELATION))
    grammar.form(r.ControllerOf, of=("controllore di", OBJECT))
    grammar.form(r.OwnerOf, of=("proprietario di", OBJECT))
    grammar.word("giocatore in difesa", r.DefendingPlayer())
    grammar.form(r.DefendingPlayer, of=("giocatore in difesa contro", OBJECT))
    grammar.word("giocatore attaccante", r.AttackingPlayer())
    grammar.form(r.AttackingPlayer, of=("giocatore attaccante bloccato da", OBJECT))
    grammar.form(r.PlayersAttacked, by=("attaccati da", _PLAYER))
    grammar.form(r.WithoutPlayers, of=("giocatori fra", _PLAYER), without=("tranne", _PLAYER))


OBJECTS = Grammar("riferimento-a-oggetti", "un riferimento a oggetti")
OBJECT: Reader = OBJECTS.reader
PLAYERS = Grammar("riferimento-a-giocatori", "un riferimento a giocatori")
PLAYER: Reader = PLAYERS.reader
BOTH = Grammar("riferimento", "un riferimento a oggetti o giocatori")
ANYTHING: Reader = BOTH.reader

_objects(OBJECTS)
_players(PLAYERS, both=False)
_objects(BOTH)
_players(BOTH, both=True)
