"""603: how people say when something happens."""

from __future__ import annotations

from collections.abc import Sequence

EVENTS: Sequence[tuple[str, str]] = (
    (r"^quando entra,? (?=scegli (?:un tipo di creatura|un colore|un nome|un giocatore|un avversario|una parola))",
     "mentre THIS entra, "),
    (r"si prende (?=<number> segnalin)", "prende "),
    (r"^se (?=(?:muore|attacca|blocca|fa danno|infligge danno|viene bloccata)\b)(?!muore,? (?:la |lo )?(?:esili|viene "
     r"esil|va in esil))",
     "quando "),
    (r"(?:nel|al) (?:tuo )?mantenimento,? (?=\w)", "all'inizio del tuo mantenimento, "),
    (r"^ad? ogni mantenimento\b", "all'inizio di ogni mantenimento"),
    (r"^(?:a|alla) fine (?:del )?turno,? (?=[a-z]+)", "alla fine del turno, "),
    (r"^(?:a|alla) fine del tuo turno,? ", "alla fine del tuo turno, "),
    (r"(<when>) (muore|entra|attacca|blocca) ((?:un['’]altra|una|un altro|un) (?:tu[ao] "
     r")?(?!giocatore|avversario)(?:<Type>|(?:creatura|pedina) (?:non "
     r"\w+|artefatto|verde|nera|bianca|rossa|blu|leggendaria|<Type>)|\w+)(?: avversari[ao]| che controlli| controllat[ao] da "
     r"un avversario| con \w+)?)(?=[, ])",
     r"\1 \3 \2"),
    (r"(<when>) (?:viene bloccat[ao]|l[ao] bloccano|(?:una creatura|qualcuno) l[ao] blocca)\b", r"\1 THIS viene bloccata"),
    (r"(<when>) (?:esce|se ne va|lascia) (?:dal |il )?(?:gioco|campo)(?: di battaglia)?\b",
     r"\1 THIS lascia il campo di battaglia"),
    (r"(<when>) va (?:al|nel|in un) cimitero(?: dal (?:campo|gioco)(?: di battaglia)?)?\b", r"\1 THIS muore"),
    (r"(<when>) una creatura subisce danno\b,?", r"\1 viene inflitto danno a una creatura,"),
    (r"(<when>) peschi(?=,? (?!un|due|tre|la|le|carte|o\b|e\b|per\b|,)\w)", r"\1 peschi una carta"),
    (r"(<when>) ti fanno danno\b,?", r"\1 ti viene inflitto danno,"),
    (r"(<when>) si stacca\b", r"\1 THIS viene tolto"),
    (r"(<when>) l[ao] giri a faccia in su\b", r"\1 THIS viene girata a faccia in su"),
    (r"(<when>) (?:lui|lei|questa|questo) o (?=un)", r"\1 THIS o "),
    (r"(<when>) muore (?:lui|lei|questa|questo) o (un['’]altra \w+(?: che controlli)?)", r"\1 THIS o \2 muore"),
    (r"(<when>) (entra|attacca|muore) o (?:quando )?(entra|attacca|muore|blocca)\b", r"\1 THIS \2 o \3"),
    (r"(quando entra) e (?:quando|ogniqualvolta) (?=(?:fa|infligge|attacca|muore))", r"quando THIS entra e ogniqualvolta "),
    (r"seconda magia (?:del|nel) turno\b", "seconda magia in ogni turno"),
    (r"(<when> [^,.]*?),? (?:la prima volta|per la prima volta) (?:in|a|ogni|nel) (?:ogni )?turno\b",
     r"\1 per la prima volta in ogni turno"),
    (r"se (?:in )?(?:questo turno )?è mort[ao] (una creatura)(?: (?:in )?questo turno)?\b", r"se \1 è morta in questo turno"),
    (r"in questo turno è morta una creatura\b", "una creatura è morta in questo turno"),
    (r"se (?:in )?questo turno (hai [^,.]+?)(?=[,.]|$)", r"se \1 in questo turno"),
    (r"(<when>) tappi una creatura per (?:il )?mana,? aggiungi un verde in più",
     r"\1 TAPpi una creatura per attingere mana, aggiungi {G} addizionale"),
)  # fmt: skip
