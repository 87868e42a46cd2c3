"""500-514, 611.2: turns, phases and steps, and until when or how often something holds.

When an ability may be activated is in `scenarios.language.phrases.activation`, what happened in a turn where its subject is.
"""

from __future__ import annotations

from collections.abc import Mapping

PHRASES: Mapping[str, tuple[str, ...]] = {
    "MORE_PHASES": tuple(
        phrase
        for more in ("addizionale", "aggiuntiva")
        for phrase in (
            f"dopo questa fase, c'è una fase di combattimento {more}",
            f"dopo questa fase principale, c'è una fase di combattimento {more}",
            f"dopo questa fase di combattimento, c'è una fase di combattimento {more}",
            f"c'è una fase di combattimento {more} dopo questa fase",
        )
    ),
    "TWO_MORE_PHASES": tuple(
        f"dopo questa {phase}, ci sono due fasi di combattimento {more}" for phase in ("fase", "fase principale", "fase di combattimento")
        for more in ("addizionali", "aggiuntive")
    ),
    "NEXT_COMBAT": tuple(f"la {whose} prossima fase di combattimento" for whose in ("sua", "tua", "propria")),
    "END_THE_TURN": ("fine del turno", "termina il turno", "il turno termina"),
    "END_THE_COMBAT": ("termina la fase di combattimento", "fine della fase di combattimento"),
    "AND_A_MAIN_PHASE": ("seguita da una fase principale addizionale", "seguita da una fase principale aggiuntiva"),
    "NEXT_UNTAP": (
        "durante il prossimo stap del suo controllore", "durante il prossimo stap del proprio controllore",
        "durante la prossima sottofase di stap del suo controllore", "durante il prossimo stap dei rispettivi controllori",
        "durante il prossimo stap di quel giocatore", "durante il prossimo stap di quell'avversario",
        "durante il prossimo stap dei loro controllori", "durante il prossimo stap del loro controllore",
    ),
    "YOUR_NEXT_UNTAP": ("durante il tuo prossimo stap", "durante la tua prossima sottofase di stap"),
    "AT_FIRST_UPKEEP": ("all'inizio del primo mantenimento", "all'inizio del primo mantenimento della partita"),
    "MAY_STAY_TAPPED": ("puoi scegliere di non stappare",),
    "IN_EACH_OF_YOUR_TURNS": (
        "in ognuno dei tuoi turni", "in ogni tuo turno", "durante ogni tuo turno", "durante ognuno dei tuoi turni",
    ),
    "YOUR_NEXT_TURN_AT_ALL": ("il tuo prossimo turno",),
    "YOUR_DRAW_STEP": ("la tua acquisizione", "la tua sottofase di acquisizione"),
    "EXTRA_TURN_AFTER": (
        "un turno addizionale dopo quello in corso", "un turno extra dopo quello in corso", "un turno addizionale dopo questo",
        "un turno extra dopo questo", "un altro turno dopo questo"),
    "TURNS_AFTER": ("turni dopo questo", "turni dopo quello in corso", "turni addizionali dopo questo", "turni extra dopo questo"),
    "END_OF_TURN": ("fino alla fine del turno", "fino alla fine di questo turno", "sino alla fine del turno", "fino a fine turno"),
    "YOUR_NEXT_TURN": ("fino al tuo prossimo turno",),
    "UNTIL_YOUR_STEP": (
        "fino al tuo prossimo mantenimento", "fino alla tua prossima sottofase finale", "fino all'inizio della tua prossima sottofase finale",
        "fino all'inizio del tuo prossimo mantenimento",
    ),
    "END_OF_YOUR_NEXT_TURN": ("fino alla fine del tuo prossimo turno",),
    "END_OF_COMBAT": ("fino alla fine del combattimento",),
    "END_OF_GAME": ("per il resto della partita",),
    "AS_IT_RESOLVES": ("mentre l'abilità si risolve", "mentre questa abilità si risolve", "mentre la magia si risolve"),
    "THIS_TURN": ("in questo turno", "durante questo turno"),
    "MAIN_PHASE": ("fase principale", "fasi principali"),
    "AT_BEGINNING": ("all'inizio di",),
    "TURN": ("turno",),
    "NEXT_TIME": (
        "all'inizio della prossima sottofase finale", "alla fine del turno", "alla fine del combattimento",
        "all'inizio del mantenimento del turno successivo", "all'inizio del mantenimento del turno seguente",
        "all'inizio del mantenimento del prossimo turno", "all'inizio del prossimo mantenimento",
        "all'inizio del tuo prossimo mantenimento", "all'inizio della tua prossima sottofase finale",
        "all'inizio della tua prossima acquisizione", "all'inizio della tua prossima sottofase di acquisizione",
    ),
    "YOUR_MAIN_NOW": ("è la tua fase principale", "è una delle tue fasi principali"),
    "YOUR_TURN_NOW": ("è il tuo turno", "sia il tuo turno"),
    "NOT_YOUR_TURN": ("non è il tuo turno",),
    "DURING_YOUR_UNTAP": ("durante il tuo stap",),
    "IN_OTHERS_UNTAP": tuple(
        f"durante {step} di ogni altro giocatore" for step in ("lo stap", "la sottofase di stap", "ogni stap")
    ),
    "DURING_THEIR_NEXT_TURN": (
        "durante il prossimo turno di quel giocatore", "durante il suo prossimo turno", "durante il prossimo turno di quell'avversario",
    ),
    "DURING_CONTROLLERS_UNTAP": (
        "durante lo stap del suo controllore", "durante lo stap del proprio controllore",
        "durante lo stap dei rispettivi controllori", "durante lo stap dei loro controllori",
        "durante lo stap del loro controllore",
    ),
    "DURING_OPPONENTS_TURN": (
        "durante il turno di un avversario", "durante il turno di ogni avversario", "durante ogni turno di un avversario",
        "durante ogni turno di ogni avversario", "in ogni turno di un avversario", "durante i turni degli avversari",
    ),
    "DURING_YOUR_TURN": ("durante il tuo turno",),
    "DURING_OWN_TURNS": (
        "durante i loro turni", "durante i propri turni", "durante il proprio turno", "durante ogni proprio turno", "durante il loro turno",
    ),
    "DURING_OTHERS_TURNS": (
        "durante i turni degli altri giocatori", "durante il turno di ogni altro giocatore", "durante i turni di ogni altro giocatore",
        "durante i turni diversi dal tuo", "durante un turno diverso dal tuo",
    ),
    "DURING": ("durante",),
    "DURING_COMBAT": ("durante il combattimento", "durante la fase di combattimento"),
    "OPPONENT_WOULD_SEARCH": tuple(f"un avversario {would} passare in rassegna un grimorio" for would in ("sta per", "dovesse")),
    "PLAYER_WOULD_SEARCH": tuple(f"un giocatore {would} passare in rassegna un grimorio" for would in ("sta per", "dovesse")),
    "SEARCHES_TOP_INSTEAD": tuple(f"{searches} le prime" for searches in ("passa invece in rassegna", "invece passa in rassegna", "passa in rassegna invece")),
    "OF_THAT_LIBRARY": ("di quel grimorio",),
    "WHILE_VOTING": ("mentre voti",),
    "MAY_VOTE_AGAIN": ("puoi votare una volta in più", "puoi votare un'altra volta", "puoi votare una volta addizionale"),
    "VOTES_AGAIN": tuple(f"{get} un voto {more}" for get in ("ottieni", "hai") for more in ("addizionale", "in più")),
    "OPPONENT_TAKES_EXTRA": ("un avversario sta per iniziare un turno extra", "un avversario sta per giocare un turno extra"),
    "PLAYER_TAKES_EXTRA": ("un giocatore sta per iniziare un turno extra", "un giocatore sta per giocare un turno extra"),
    "THAT_TURN_SKIPPED": ("quel giocatore salta invece quel turno", "quel giocatore invece salta quel turno"),
    "DURING_YOUR_MAIN": ("durante la tua fase principale",),
    "ONCE_IN_YOUR_TURNS": tuple(
        f"una volta {when}" for when in ("in ognuno dei tuoi turni", "in ogni tuo turno", "durante ogni tuo turno", "durante ognuno dei tuoi turni")
    ),
    "ONCE_EACH_TURN_YOU": ("una volta per turno", "una volta in ogni turno", "una volta in ciascun turno", "una volta ogni turno"),
    "TIME_IT_RESOLVES": tuple(
        f"volta che {way}" for way in (
            "questa abilità si è risolta", "si è risolta questa abilità", "questa abilità si risolve", "si risolve questa abilità",
            "quest'abilità si è risolta", "quest'abilità si risolve",
        )
    ),
    "AT_EACH_END": ("alla fine di ogni turno", "alla fine di ciascun turno", "alla fine del turno di ogni giocatore"),
    "AT_THEIR_END": ("alla fine del proprio turno",),
    "AT_YOUR_END": ("alla fine del tuo turno", "alla fine di ogni tuo turno"),
    "AS_IT_ENTERS": ("mentre",),
    "THIS_GAME": ("in questa partita", "durante questa partita", "nella partita"),
    "WHEN_AN_INSTANT_COULD": (
        "in qualsiasi momento in cui potresti giocare un istantaneo",
        "in qualsiasi momento in cui potresti lanciare un istantaneo",
        "in qualsiasi momento in cui potrebbe giocare un istantaneo",
        "in qualsiasi momento in cui potrebbe lanciare un istantaneo",
    ),
    "IN_THIS_COMBAT": ("in questo combattimento",),
    "TIME_THAT": ("volta che",),
    "FIRST_EACH_TURN": (
        "per la prima volta in ogni turno", "per la prima volta nel turno", "per la prima volta ogni turno",
        "per la prima volta in un turno", "per la prima volta a ogni turno", "per la prima volta in ciascun turno",
    ),
    "EACH_COMBAT": ("ogni turno", "in ogni turno", "in ogni combattimento", "in ciascun combattimento", "a ogni turno"),
    "EACH_TURN": ("per turno", "in ogni turno", "ogni turno", "a ogni turno", "ad ogni turno"),
}  # fmt: skip
