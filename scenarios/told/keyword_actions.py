"""701: keyword actions in words: what is shown, put in order and shuffled, what was done, and what permanents are designated as."""

from __future__ import annotations

from collections.abc import Mapping
from typing import assert_never

from engine.happening.ring import NAME as THE_RING
from engine.state import events as e
from engine.words.mentions import Mention
from engine.words.terms import Action, ObjectId
from scenarios.language.terms import ACTIONS
from scenarios.language.words import People, object_of

KeywordEvent = e.EmblemMade | e.Shown | e.Repositioned | e.Shuffled | e.Performed

_SAID_OTHERWISE: Mapping[Action, str] = {
    Action.EARTHBEND: "usa il dominio della terra su",
    Action.FATESEAL: "decide il destino di",
    Action.LOSE_FLIP: "perde il lancio della moneta",
    Action.MONSTROSITY: "ottiene la mostruosità",
    Action.ROLL_DIE: "ottiene il risultato",
    Action.SUSPECT: "sospetta di",
    Action.TEMPT: "subisce la tentazione dell'Anello, che porta",
    Action.VOTE: "ha votato",
    Action.WIN_CLASH: "vince lo scontro",
    Action.WIN_FLIP: "vince il lancio della moneta",
}
"""Where a step does not say what was done by the last of the words that files have for it."""
_BY_A_PLAYER = (Action.EARTHBEND, Action.EXERT, Action.GOAD, Action.SUSPECT, Action.TEMPT)
"""What a player does to a permanent; any other action with an object is the object's own."""
_NUMBERED = (
    Action.ADAPT,
    Action.AMASS,
    Action.BLIGHT,
    Action.BOLSTER,
    Action.COLLECT_EVIDENCE,
    Action.CONNIVE,
    Action.DISCOVER,
    Action.ENDURE,
    Action.MONSTROSITY,
    Action.ROLL_DIE,
    Action.SCRY,
    Action.SURVEIL,
)


def keyword_clause(event: KeywordEvent, names: Mapping[ObjectId, Mention], people: People) -> str:
    """What happened, in a clause."""
    match event:
        case e.EmblemMade(owner=owner, characteristics=looks):
            which = "l'emblema «L'Anello»" if looks.name == THE_RING else "un emblema"
            return f"{people.name(owner)} ottiene {which}"
        case e.Shown(object=one, player=player, revealed=revealed):
            verb = "rivela" if revealed else "guarda"
            return f"{people.name(player)} {verb} {object_of(one, names, people)}"
        case e.Repositioned():
            return _repositioned(event, names, people)
        case e.Shuffled(player=player, spared=spared):
            but = ", tranne ciò che è messo da parte" if spared else ""
            return f"{people.name(player)} rimescola il grimorio{but}"
        case e.Performed():
            return _performed(event, names, people)
        case _:
            assert_never(event)


def _repositioned(event: e.Repositioned, names: Mapping[ObjectId, Mention], people: People) -> str:
    """401.4: where in the library a card is put."""
    found = names.get(event.object)
    owner = people.name(found.owner) if found is not None else "suo proprietario"
    what = object_of(event.object, names, people)
    if event.position == 0:
        where = f"in cima al grimorio di {owner}"
    elif event.position < 0:
        where = f"in fondo al grimorio di {owner}"
    else:
        where = f"al {event.position + 1}º posto dalla cima del grimorio di {owner}"
    return f"{what} va {where}{', in un ordine casuale' if event.random else ''}"


def _performed(event: e.Performed, names: Mapping[ObjectId, Mention], people: People) -> str:
    size = f" {event.amount}" if event.action in _NUMBERED and event.amount else ""
    done = f"{_SAID_OTHERWISE.get(event.action) or ACTIONS.words(event.action)[-1]}{size}"
    if event.object == e.NO_OBJECT:
        return f"{people.name(event.player)} {done}".removesuffix(" di").removesuffix(", che porta")
    what = object_of(event.object, names, people)
    return f"{people.name(event.player)} {done} {what}" if event.action in _BY_A_PLAYER else f"{what} {done}"
