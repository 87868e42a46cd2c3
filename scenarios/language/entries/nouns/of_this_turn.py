"""608.2i: what objects did this turn, and what was done to them."""

from __future__ import annotations

from scenarios.language.twoway.templates import Entry, entry

ENTRIES: list[Entry] = [
    *entry("dealt_to", "that was dealt damage this turn", "a cui è stato inflitto danno in questo turno",
           said="TO_WHOM V_BE BEEN DEALT DAMAGE THIS_TURN"),
    *entry("dealt_to", "dealt damage by {party:own_dealer} this turn", "a cui {party:own_dealer} ha inflitto danno in questo turno",
           said="TO_WHOM party V_HAVE DEALT DAMAGE THIS_TURN"),
    *entry("party", "{own}", "{own}", category="own_dealer"),
    *entry("party", "{attached}", "{attached}", category="own_dealer"),
    *entry("dealt_by", "that dealt damage to you this turn", "che ti ha inflitto danno in questo turno",
           said="WHICH TO_YOU V_HAVE DEALT DAMAGE THIS_TURN"),
    *entry("attacked_now", "that attacked this turn", "che ha attaccato in questo turno", said="WHICH V_HAVE ATTACKED THIS_TURN"),
    *entry("done_now", "that {happened} this turn", "che {happened} in questo turno", said="WHICH happened THIS_TURN"),
    *entry("done_now", "that blocked or was|were blocked by {by:blocked_by} this turn",
           "che ha bloccato o è stata bloccata da {by:blocked_by} in questo turno", said="WHICH by THIS_TURN"),
    *entry("", "{described}", "{described}", category="blocked_by", said="happened(V_HAVE BLOCKED described) OR happened(V_BE BEEN BLOCKED FROM described)"),
    *entry("done_now", "it blocked this turn", "che <PRON> ha bloccato in questo turno", said="WHICH PRON:s V_HAVE BLOCKED THIS_TURN"),
    *entry("happened", "entered (the battlefield)?", "è entrata|entrato|entrate|entrati", said="V_BE=\"è\" ENTERED"),
    *entry("happened", "blocked", "ha bloccato", said="V_HAVE=\"ha\" BLOCKED"),
    *entry("happened", "attacked or blocked", "ha attaccato o bloccato", said="V_HAVE=\"ha\" ATTACKED OR BLOCKED"),
    *entry("happened", "blocked {described}", "ha bloccato {described}", said="V_HAVE=\"ha\" BLOCKED described"),
    *entry("happened", "blocked {own}", "ha bloccato {own}", said="V_HAVE=\"ha\" BLOCKED own"),
    *entry("happened", "was|were blocked", "è stata bloccata", said="V_BE=\"è\" BEEN BLOCKED"),
    *entry("happened", "was|were blocked by {described}", "è stata bloccata da {described}", said="V_BE=\"è\" BEEN BLOCKED FROM described"),
    *entry("happened", "was|were blocked by {own}", "è stata bloccata da {own}", said="V_BE=\"è\" BEEN BLOCKED FROM own"),
    *entry("happened", "was|were turned face up", "è stata girata a faccia in su", said="V_BE=\"è\" BEEN TURNED_UP"),
    *entry("happened", "was|were put there {buried_from}", "vi è stata messa {buried_from}",
           said="THERE V_BE=\"è\" BEEN PUT_PART buried_from"),
    *entry("happened", "was|were put into {place} ({buried_from})?", "è stata messa in {place} ({buried_from})?",
           said="V_BE=\"è\" BEEN PUT_PART IN place buried_from"),
]  # fmt: skip
