"""How a question of a situation is put to somebody: in words that do not say what the answer is, and what an answer looks like."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from scenarios.language.counters import COUNTERS
from scenarios.language.outcomes import GAME_STATES
from scenarios.language.terms import DAYTIMES, STEPS, TYPES, ZONES
from scenarios.language.words import joined, keyword_word, listed, plain, quoted, sentence_case
from scenarios.training.scripted import shown_number
from scenarios.written import model, queries
from scenarios.written.queries import COUNTED, KEPT, Aspect, GameAspect, one_of_words
from scenarios.written.scalars import Which

_YES_OR_NO = "sì o no"
_NUMBER = "un numero"
_NAMES = "nomi separati da virgole, o niente"
_ABILITIES = "oggetti e abilità separati da virgole, come «golem abilità 2»; niente se è vuota"

OF_OBJECTS: Mapping[str, tuple[str, str]] = {
    "exists": ("{x} c'è ancora, in qualche zona?", _YES_OR_NO),
    "zone": ("in quale zona è {x}?", f"una zona: {listed(ZONES.printed(), 'o')}"),
    "controller": ("chi controlla {x}?", "un giocatore"),
    "owner": ("di chi è {x}?", "un giocatore"),
    "power_toughness": ("che forza e costituzione ha {x}?", "come 2/2, o nessuna"),
    "power": ("che forza ha {x}?", _NUMBER),
    "toughness": ("che costituzione ha {x}?", _NUMBER),
    "base_size": ("che forza e costituzione base ha {x}?", "come 2/2, o nessuna"),
    "damage": ("quanto danno è segnato su {x}?", _NUMBER),
    "counters": ("quali segnalini ha {x}?", "come «+1/+1: 2», separati da virgole, o niente"),
    "loyalty": ("quanti segnalini fedeltà ha {x}?", _NUMBER),
    "defense": ("quanti segnalini difesa ha {x}?", _NUMBER),
    "tapped": ("{x} è TAPpato?", _YES_OR_NO),
    "unlocked": ("quali porte di {x} sono sbloccate?", "i nomi, separati da virgole, o niente"),
    "phased_out": ("{x} è fuori fase?", _YES_OR_NO),
    "face_down": ("{x} è a faccia in giù?", _YES_OR_NO),
    "transformed": ("{x} mostra la faccia posteriore?", _YES_OR_NO),
    "flipped": ("{x} è ruotato?", _YES_OR_NO),
    "seen_by": ("chi può guardare la faccia di {x}?", _NAMES),
    "attached_to": ("a che cosa è attaccato {x}?", _NAMES),
    "attacking": ("{x} è una creatura attaccante?", _YES_OR_NO),
    "blocking": ("{x} è una creatura bloccante?", _YES_OR_NO),
    "blocked": ("{x} è una creatura bloccata?", _YES_OR_NO),
    "level": ("di che livello è {x}?", _NUMBER),
    "token": ("{x} è una pedina?", _YES_OR_NO),
    "name": ("che nome ha {x}?", "un nome"),
    "types": ("quali tipi di carta ha {x}?", f"fra {listed(TYPES.printed(), 'e')}, separati da virgole"),
    "supertypes": ("quali supertipi ha {x}?", "separati da virgole, o niente"),
    "subtypes": ("quali sottotipi ha {x}?", "separati da virgole, o niente"),
    "colors": ("di quali colori è {x}?", "separati da virgole; niente se è incolore"),
    "mana_value": ("che valore di mana ha {x}?", _NUMBER),
    "produces": ("che tipi di mana può produrre {x}?", "come «WU», o niente"),
    "keywords": ("quali parole chiave ha {x}?", "separate da virgole, o niente"),
}
"""By the field, what is asked of an object, and what an answer looks like."""

OF_PLAYERS: Mapping[str, tuple[str, str]] = {
    "life": ("quanti punti vita ha {x}?", _NUMBER),
    "poison": ("quanti segnalini veleno ha {x}?", _NUMBER),
    "counters": ("quali altri segnalini ha {x}?", "come «energia: 2», separati da virgole, o niente"),
    "hand_size": ("quante carte in mano ha {x}?", _NUMBER),
    "library_size": ("quante carte ha {x} nel grimorio?", _NUMBER),
    "hand": ("quali carte ha in mano {x}?", _NAMES),
    "graveyard": ("quali carte ha {x} nel cimitero?", _NAMES),
    "exile": ("quali carte ha {x} in esilio?", _NAMES),
    "command": ("quali carte ha {x} in zona di comando?", _NAMES),
    "library_top": ("quali sono le prime carte del grimorio di {x}?", "nomi, dalla cima, separati da virgole"),
    "battlefield": ("quali permanenti controlla {x}?", _NAMES),
    "mana": ("quale mana ha {x} nella riserva?", "come «BB», o niente"),
    "monarch": ("{x} è il monarca?", _YES_OR_NO),
    "blessed": ("{x} ha la benedizione della città?", _YES_OR_NO),
    "initiative": ("{x} ha l'iniziativa?", _YES_OR_NO),
    "emblems": ("quanti emblemi ha {x}?", _NUMBER),
    "speed": ("che velocità ha {x}?", "un numero, 0 se non ne ha"),
    "room": ("in quale stanza è {x}?", "un numero, 0 se non è in un dungeon"),
    "completed": ("quali dungeon ha completato {x}?", _NAMES),
    "in_game": ("{x} è ancora in partita?", _YES_OR_NO),
    "lost": ("{x} ha perso?", _YES_OR_NO),
    "lost_by": ("per quale regola {x} ha perso?", "un numero di regola, o niente"),
    "won": ("{x} ha vinto?", _YES_OR_NO),
}
"""By the field, what is asked of a player, and what an answer looks like."""

OF_THE_GAME: Mapping[GameAspect, tuple[str, str]] = {
    GameAspect.PRIORITY: ("chi ha priorità?", "un giocatore"),
    GameAspect.STEP: ("in quale fase o sottofase si è?", f"una fra {listed(STEPS.printed(), 'e')}"),
    GameAspect.STACK: ("che cosa c'è in pila, dal fondo alla cima?", _ABILITIES),
    GameAspect.TOP: ("che cosa c'è in cima alla pila?", "una magia o un'abilità, come «golem abilità 2», o niente"),
    GameAspect.STATE: ("la partita è finita, e come?", f"{listed(GAME_STATES.printed(), 'o')}"),
    GameAspect.DAYTIME: ("è giorno o notte?", f"{listed(DAYTIMES.printed(), 'o')}"),
    GameAspect.WINNERS: ("chi vince?", _NAMES),
    GameAspect.TRIGGERED: (
        "quali abilità vanno in pila, nell'ordine?",
        "oggetti e abilità separati da virgole, la prima che ci va per prima, come «golem abilità 2»; niente se nessuna",
    ),
    GameAspect.DEAD: ("quali creature e quali planeswalker muoiono?", _NAMES),
    GameAspect.CHOOSERS: ("chi sceglie, nell'ordine?", "giocatori separati da virgole, o nessuno"),
    GameAspect.ALL: ("che cosa succede?", ""),
    GameAspect.RULE: ("quale regola decide?", "uno o più numeri di regola, al massimo tre"),
    GameAspect.OUTCOMES: ("quanti esiti diversi ci possono essere?", _NUMBER),
}


def question(
    query: queries.AnyOf, aspect: Aspect | GameAspect | None, actions: Sequence[model.Action] = ()
) -> tuple[str, str]:
    """One thing that is asked as a sentence, and what an answer looks like. ``actions``: the script whose actions it numbers."""
    words, form = _of(query, aspect, actions)
    return sentence_case(f"{moment(query, actions, ', ')}{words}"), form


def moment(query: queries.AnyOf, actions: Sequence[model.Action], behind: str) -> str:
    """When something is asked for, by the actions as they are shown; '' for the end."""
    if query.after is None:
        return ""
    number = shown_number(actions, query.after) if actions else query.after
    return f"dopo l'azione {number}{behind}" if number else f"all'inizio{behind}"


def _of(query: queries.AnyOf, aspect: Aspect | GameAspect | None, actions: Sequence[model.Action]) -> tuple[str, str]:
    match query:
        case queries.ObjectQuery(object=name):
            assert isinstance(aspect, Aspect)
            return _with(OF_OBJECTS, aspect, quoted(name))
        case queries.PlayerQuery(player=name):
            assert isinstance(aspect, Aspect)
            return _with(OF_PLAYERS, aspect, plain(name))
        case queries.CountQuery(name=name, zone=zone, of=of):
            whose = f" {joined('di', plain(of))}" if of is not None else ""
            return f"quanti {quoted(name)} ci sono, zona {ZONES.word(zone)}{whose}?", _NUMBER
        case queries.TriggeredQuery(ability=ability):
            return f"quante volte si innesca {_ability(ability)}?", "un numero, 0 se non si innesca"
        case queries.AllowedQuery(action=action):
            number = shown_number(actions, action) if actions else action
            return f"l'azione {number} è consentita?", _YES_OR_NO
        case queries.DealtQuery(object=name):
            return f"quanto danno infligge {quoted(name)}?", _NUMBER
        case queries.PaidQuery(action=action):
            number = shown_number(actions, action) if actions else action
            return f"quanto mana si paga per l'azione {number}?", "come «1R», o 0"
        case queries.GameQuery():
            assert isinstance(aspect, GameAspect)
            return OF_THE_GAME[aspect]


def _with(of: Mapping[str, tuple[str, str]], aspect: Aspect, name: str) -> tuple[str, str]:
    if aspect.field == KEPT and aspect.detail:
        return f"{name} ha {keyword_word(aspect.detail)}?", _YES_OR_NO
    if aspect.field == COUNTED and aspect.detail:
        return f"quanti segnalini {COUNTERS.word(aspect.detail)} ha {name}?", _NUMBER
    if aspect.yes_or_no:
        return f"{name} ha il {one_of_words(aspect)}?", _YES_OR_NO
    words, form = of[aspect.field]
    return words.format(x=name), form


def _ability(which: Which) -> str:
    if which.keyword is not None:
        return f"{keyword_word(which.keyword)} di {quoted(which.object)}"
    number = f" {which.ability}" if which.ability is not None else ""
    return f"l'abilità{number} di {quoted(which.object)}"
