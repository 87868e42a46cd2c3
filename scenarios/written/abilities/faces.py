"""Turning over, face down, casting as it resolves: ``{trasforma: questo}``, ``{manifesta: {prime carte: 1}}``."""

from __future__ import annotations

from engine.cards.abilities.casting_now import CastNow
from engine.cards.abilities.copying import CopyForEach
from engine.cards.abilities.preparing import NoLongerPrepared, Prepare
from engine.cards.abilities.turning import Flip, Meld, PutFaceDown, Transform, TurnFaceDown, TurnFaceUp
from engine.words.terms import FaceDown
from scenarios.written.abilities.costs import COST
from scenarios.written.abilities.filters import FILTER, RELATION
from scenarios.written.abilities.reading import NAME, PROSE, YES, Grammar
from scenarios.written.abilities.references import OBJECT, PLAYER
from scenarios.written.abilities.tokens import LISTED

_UNDER = ("sotto il controllo di", PLAYER)
_AS = ("come", LISTED)
_KEEP = ("ricorda come", NAME)


def add_to(effects: Grammar) -> None:
    """Add these to the forms of instructions."""
    effects.form(TurnFaceUp, what=("gira a faccia in su", OBJECT))
    effects.form(TurnFaceDown, what=("gira a faccia in giù", OBJECT), looks=_AS)
    for how, key in (
        (FaceDown.MANIFEST, "manifesta"),
        (FaceDown.CLOAK, "cela"),
        (FaceDown.EFFECT, "metti sul campo a faccia in giù"),
    ):
        effects.form(PutFaceDown, {"how": how}, what=(key, OBJECT), under=_UNDER, looks=_AS, keep_as=_KEEP)
    effects.form(Transform, {"convert": False}, what=("trasforma", OBJECT))
    effects.form(Transform, {"convert": True}, what=("converti", OBJECT))
    effects.form(Flip, what=("ruota", OBJECT))
    effects.form(Prepare, what=("prepara", OBJECT))
    effects.form(NoLongerPrepared, what=("non preparare più", OBJECT))
    effects.form(Meld, what=("combina", OBJECT), keep_as=_KEEP)
    effects.form(
        CopyForEach,
        what=("copia per ogni bersaglio possibile", OBJECT),
        objects=("fra gli oggetti", FILTER),
        players=("fra i giocatori", RELATION),
    )
    effects.form(
        CastNow,
        what=("puoi lanciare", OBJECT),
        who=("chi", PLAYER),
        free=("senza pagare il costo di mana", YES),
        copy=("una copia", YES),
        transformed=("trasformata", YES),
        must=("se possibile", YES),
        cost=("pagando", COST),
        name=("chiamato", PROSE),
        such=("solo come", FILTER),
        lands=("anche terre", YES),
        keep_as=("ricorda come", NAME),
    )
