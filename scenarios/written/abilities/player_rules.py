"""What abilities say of players: ``{carte pescate ogni turno: 1, chi: avversario}``, ``{voti in più: 1}``."""

from __future__ import annotations

from engine.cards.abilities import player_rules as p
from engine.cards.abilities.casting import CastOnlyIf
from scenarios.written.abilities.conditions import CONDITION
from scenarios.written.abilities.filters import FILTER, RELATION, ZONE
from scenarios.written.abilities.quantities import QUANTITY
from scenarios.written.abilities.reading import NATURAL, POSITIVE, YES, Grammar, Reader
from scenarios.written.abilities.triggers import TRIGGER
from scenarios.written.abilities.usual import TEXT, USUAL, ZONES


def add_to(abilities: Grammar, instructions: Reader) -> None:
    """Add these to the forms of abilities; ``instructions`` reads a list of them."""
    abilities.form(
        p.InsteadOfLosing,
        effects=("invece di perdere la partita", instructions),
        who=("chi", RELATION),
        this_to=("questo va in", ZONE),
        life=("punti vita", QUANTITY),
        **USUAL,
    )
    _limits(abilities)
    abilities.form(
        p.MoreVotes,
        count=("voti in più", POSITIVE),
        who=("chi", RELATION),
        optional=("facoltativi", YES),
        **USUAL,
    )
    abilities.form(
        p.PlayerHas,
        ability=("il giocatore ha", abilities.reader),
        who=("chi", RELATION),
        lost=("anzi perde", YES),
        **USUAL,
    )
    abilities.form(
        p.TriggersAgain,
        of=("si innescano una volta in più le abilità di", FILTER),
        event=("quando", TRIGGER),
        times=("volte", POSITIVE),
        **USUAL,
    )
    abilities.form(
        p.SearchesTop,
        count=("passa in rassegna solo le prime", POSITIVE),
        who=("chi", RELATION),
        **USUAL,
    )
    for revealed, key in ((False, "guarda la prima carta del grimorio"), (True, "rivela la prima carta del grimorio")):
        abilities.form(p.ShowsTop, {"revealed": revealed}, who=(key, RELATION), **USUAL)
    abilities.form(p.MoreDevotion, count=("devozione in più", NATURAL), who=("chi", RELATION), zones=ZONES, text=TEXT)
    abilities.form(CastOnlyIf, condition=("si lancia solo se", CONDITION), text=TEXT)


def _limits(abilities: Grammar) -> None:
    """101.2, 601.3: how many cards players draw, how many spells they cast, and when."""
    abilities.form(
        p.DrawLimit,
        most=("carte pescate ogni turno al massimo", NATURAL),
        who=("chi", RELATION),
        **USUAL,
    )
    abilities.form(p.RevealsDraws, who=("rivela ciò che pesca", RELATION), nth=("solo la numero", POSITIVE), **USUAL)
    abilities.form(
        p.CastLimit,
        most=("magie lanciate ogni turno al massimo", NATURAL),
        spells=("di queste", FILTER),
        who=("chi", RELATION),
        **USUAL,
    )
    abilities.form(
        p.CastTimes,
        who=("lancia magie solo nel proprio turno", RELATION),
        spells=("di queste", FILTER),
        as_sorcery=("solo come una stregoneria", YES),
        **USUAL,
    )
