"""Numbers in an ability: ``3``, ``X``, ``{conta: creatura che controlli}``, ``{forza di: bersaglio}``."""

from __future__ import annotations

import re

from engine.cards.abilities import quantities as q
from engine.words.terms import Zone
from scenarios.language.terms import ACTIONS, DEEDS, ZONES
from scenarios.language.vocabulary import Vocabulary
from scenarios.written.abilities.filters import COLOR, COMPARISONS, COUNTER, FILTER, MEASURES
from scenarios.written.abilities.reading import (
    COST_NAME,
    NAME,
    NUMBER,
    PROSE,
    YES,
    Grammar,
    Reader,
    many,
    or_nothing,
    word,
)
from scenarios.written.abilities.references import OBJECT, PLAYER
from scenarios.written.records import folded
from scenarios.written.scalars import read_number

_ON_STICKERS: Vocabulary[str] = Vocabulary(
    "ciò che si legge sugli sticker",
    {
        "letters": "lettere",
        "vowels": "vocali diverse",
        "power": "forza",
        "toughness": "costituzione",
        "stickers": "quanti",
    },
)

_DIFFERING: Vocabulary[str] = Vocabulary(
    "ciò di cui si conta quanti ce ne sono",
    {
        "card types": "tipi di carta",
        "basic land types": "tipi di terra base",
        "colors": "colori",
        "mana values": "valori di mana",
        "powers": "forze",
        "names": "nomi",
    },
)

QUANTITIES = Grammar("quantita", "una quantità")
QUANTITY: Reader = QUANTITIES.reader

_PLAYER_ZONES = Vocabulary(
    "una zona di un giocatore",
    {zone.value: " | ".join(dict.fromkeys((ZONES.word(zone),))) for zone in (Zone.HAND, Zone.LIBRARY, Zone.GRAVEYARD)},
)
_ROUNDING: Vocabulary[bool] = Vocabulary(
    "un arrotondamento", {True: "per eccesso | eccesso", False: "per difetto | difetto"}
)
_DIGITS = re.compile(r"[+-]?\d+")


def _fixed(text: str) -> q.Fixed | None:
    return q.Fixed(read_number(text)) if _DIGITS.fullmatch(folded(text)) else None


QUANTITIES.word("X", q.X())
QUANTITIES.word("altrettanto | altrettanti | altrettante", q.EventAmount())
QUANTITIES.text(_fixed, "3")
QUANTITIES.form(q.Fixed, value=("numero", NUMBER))
QUANTITIES.form(q.Count, filter=("conta", FILTER))
QUANTITIES.form(q.CountOf, of=("quanti", OBJECT), gone=("anche andati via", YES))
QUANTITIES.form(q.PowerOf, of=("forza di", OBJECT))
QUANTITIES.form(q.ToughnessOf, of=("costituzione di", OBJECT))
QUANTITIES.form(q.ManaValueOf, of=("valore di mana di", OBJECT))
QUANTITIES.form(q.ManyColors, of=("colori di", OBJECT))
QUANTITIES.form(q.CountersOn, counter=("segnalini", or_nothing(("tutti",), COUNTER)), of=("su", OBJECT))
QUANTITIES.form(q.TimesMutated, of=("volte che è mutata", OBJECT))
QUANTITIES.form(q.PlayerCounters, counter=("segnalini di un giocatore", COUNTER), of=("di", PLAYER))
QUANTITIES.form(q.XOf, of=("X di", OBJECT))
QUANTITIES.form(q.StartingLife, of=("punti vita iniziali di", PLAYER))
QUANTITIES.form(q.LifeOf, of=("punti vita di", PLAYER))
QUANTITIES.form(q.ExtremeLife, {"highest": False}, of=("punti vita più bassi fra", PLAYER))
QUANTITIES.form(q.ExtremeLife, {"highest": True}, of=("punti vita più alti fra", PLAYER))
QUANTITIES.form(q.CardsIn, zone=("carte in", word(_PLAYER_ZONES)), of=("di", PLAYER))
QUANTITIES.form(q.PlayersIn, of=("quanti giocatori", PLAYER))
QUANTITIES.form(
    q.PlayersWith,
    of=("quanti giocatori fra", PLAYER),
    what=("di cui", QUANTITY),
    how=("è", word(COMPARISONS)),
    than=("rispetto a", QUANTITY),
)
QUANTITIES.form(q.TimesPaid, name=("quante volte è stato pagato", COST_NAME))
QUANTITIES.word("colori del mana speso", q.ColorsSpent())
QUANTITIES.form(q.ManaOfColorSpent, colors=("mana speso di un colore fra", many(COLOR)))
QUANTITIES.form(q.ManaSpentOn, of=("mana speso per", OBJECT))
QUANTITIES.form(q.PartyOf, of=("compagnia di", PLAYER))
QUANTITIES.form(q.Devotion, colors=("devozione a", many(COLOR)), of=("di", PLAYER))
QUANTITIES.form(q.StationedWith, of=("stazione con", OBJECT))
QUANTITIES.form(q.LifeThisTurn, {"lost": False}, of=("punti vita guadagnati in questo turno da", PLAYER))
QUANTITIES.form(q.LifeThisTurn, {"lost": True}, of=("punti vita persi in questo turno da", PLAYER))
QUANTITIES.form(q.SpellsCast, of=("magie lanciate in questo turno da", PLAYER))
QUANTITIES.form(q.CardsDrawn, of=("carte pescate in questo turno da", PLAYER))
QUANTITIES.form(
    q.DoneThisTurn,
    what=("quante volte in questo turno", word(DEEDS)),
    of=("da", PLAYER),
    filter=("che cosa", FILTER),
    origins=("solo da", many(word(ZONES))),
    action=("azione", word(ACTIONS)),
    counter=("segnalino", COUNTER),
)
QUANTITIES.word("volte che l'abilità si è risolta in questo turno", q.TimesResolved())
QUANTITIES.form(q.CrewOf, of=("quanti hanno manovrato o sellato", OBJECT))
QUANTITIES.form(q.TargetsOf, of=("quanti bersagli di", OBJECT))
QUANTITIES.form(q.AttackedWith, of=("creature con cui in questo turno ha attaccato", PLAYER))
QUANTITIES.form(q.PowerAttackedWith, of=("forza totale con cui in questo combattimento ha attaccato", PLAYER))
QUANTITIES.form(q.DamageTaken, of=("danno subito in questo turno da", PLAYER))
QUANTITIES.form(q.DamageOn, of=("danno inflitto in questo turno a", OBJECT))
QUANTITIES.word("permanenti andati al cimitero in questo turno", q.PermanentsGone())
QUANTITIES.form(q.GoneThisTurn, filter=("andati via in questo turno", FILTER), to=("finiti in", word(ZONES)))
QUANTITIES.form(q.DifferentNames, filter=("nomi diversi fra", FILTER))
QUANTITIES.form(q.Differing, what=("quanti diversi", word(_DIFFERING)), filter=("fra", FILTER), of=("di", OBJECT))
QUANTITIES.form(
    q.Greatest,
    what=("il più alto", word(MEASURES)),
    filter=("fra", FILTER),
    smallest=("invece il più basso", YES),
    of=("di", OBJECT),
)
QUANTITIES.form(q.UnlockedDoors, filter=("porte sbloccate fra", FILTER))
QUANTITIES.form(q.LevelOf, of=("livello di", OBJECT))
QUANTITIES.form(q.MonstrosityOf, of=("mostruosità di", OBJECT))
QUANTITIES.form(q.SpeedOf, of=("velocità di", PLAYER))
QUANTITIES.form(q.DungeonsCompleted, of=("dungeon completati da", PLAYER), name=("chiamati", NAME))
QUANTITIES.form(
    q.CommanderCasts,
    of=("volte che ha lanciato un comandante dalla zona di comando", PLAYER),
    which=("questo comandante", OBJECT),
)
QUANTITIES.form(q.TimesTempted, of=("tentazioni dell'Anello di", PLAYER))
QUANTITIES.form(q.Noted, name=("numero di", NAME))
QUANTITIES.form(q.OnStickers, what=("sugli sticker", word(_ON_STICKERS)), of=("di", OBJECT), letters=("lettere", PROSE))
QUANTITIES.form(q.Sum, parts=("somma", many(QUANTITY)))
QUANTITIES.form(q.Times, factor=("volte", NUMBER), of=("di", QUANTITY))
QUANTITIES.form(q.Apart, one=("differenza fra", QUANTITY), other=("e fra", QUANTITY))
QUANTITIES.form(q.Half, of=("metà di", QUANTITY), round_up=("arrotondata", word(_ROUNDING)))
