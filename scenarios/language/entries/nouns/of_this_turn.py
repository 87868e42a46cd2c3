"""608.2i: what objects did this turn, and what was done to them."""

from __future__ import annotations

from scenarios.language.twoway.templates import Entry, entry

ENTRIES: list[Entry] = [
    *entry("dealt_to", "that was dealt damage this turn", "a cui è stato inflitto danno in questo turno",
           said="TO_WHOM V_BE BEEN DEALT DAMAGE THIS_TURN"),
    *entry("dealt_to", "dealt damage by {party:own_dealer} this turn", "a cui {party:own_dealer} ha inflitto danno in questo turno",
           said="TO_WHOM party V_HAVE DEALT DAMAGE THIS_TURN"),
    *entry("dealt_to", "that was dealt combat damage this turn", "a cui è stato inflitto danno da combattimento in questo turno",
           said="TO_WHOM V_BE BEEN DEALT COMBAT_DAMAGE THIS_TURN"),
    *entry("dealt_by", "that dealt combat damage to you this turn", "che ti ha inflitto danno da combattimento in questo turno",
           said="WHICH TO_YOU V_HAVE DEALT COMBAT_DAMAGE THIS_TURN"),
    *(made for harm_en, harm_it, harm in (("damage", "danno", "DAMAGE"), ("combat damage", "danno da combattimento", "COMBAT_DAMAGE"))
      for made in entry("dealt_by", f"that dealt {harm_en} to {{described}} this turn", f"che ha inflitto {harm_it} a {{described}} in questo turno",
                        said=f"WHICH V_HAVE DEALT {harm} TO described THIS_TURN")),
    *entry("attacked_now", "that didn't attack this turn", "che non ha attaccato in questo turno", said="WHICH NOT V_HAVE ATTACKED THIS_TURN"),
    *(made for en, it in (("enter (the battlefield)?", "è entrata|entrato|entrate|entrati"),)
      for made in entry("done_now", f"that didn't {en} this turn", f"che non {it} in questo turno",
                        said="WHICH NOT happened(V_BE=\"è\" ENTERED) THIS_TURN")),
    *entry("party", "{own}", "{own}", category="own_dealer"),
    *entry("party", "{attached}", "{attached}", category="own_dealer"),
    *entry("dealt_by", "that dealt damage to you this turn", "che ti ha inflitto danno in questo turno",
           said="WHICH TO_YOU V_HAVE DEALT DAMAGE THIS_TURN"),
    *entry("attacked_now", "that attacked this turn", "che ha attaccato in questo turno", said="WHICH V_HAVE ATTACKED THIS_TURN"),
    *entry("done_now", "that {happened} this turn", "che {happened} in questo turno", said="WHICH happened THIS_TURN"),
    *entry("done_now", "that blocked or was|were blocked by {by:blocked_by} this turn",
           "che ha bloccato o è stata bloccata da {by:blocked_by} in questo turno", said="WHICH by THIS_TURN"),
    *entry("", "{described}", "{described}", category="blocked_by", said="happened(V_HAVE BLOCKED described) OR happened(V_BE BEEN BLOCKED FROM described)"),
    *entry("done_now", "that you discarded this turn", "che hai scartato in questo turno", said="WHICH V_HAVE=\"hai\":2s DISCARDED THIS_TURN"),
    *entry("done_now", "that you cycled or discarded this turn", "che hai ciclato o scartato in questo turno",
           said="WHICH V_HAVE=\"hai\":2s CYCLED OR DISCARDED THIS_TURN"),
    *entry("done_now", "it blocked this turn", "che <PRON> ha bloccato in questo turno", said="WHICH PRON:s V_HAVE BLOCKED THIS_TURN"),
    *(made for en, it, kind in (("crewed", "manovrato", "CREWED"), ("saddled", "sellato", "SADDLED"))
      for made in (*entry("done_now", f"that {en} it this turn", f"che l' ha {it}|{it[:-1]}a in questo turno", said=f"WHICH THE V_HAVE {kind} THIS_TURN"),
                   *entry("done_now", f"that {en} {{own}} this turn", f"che ha {it} {{own}} in questo turno", said=f"WHICH V_HAVE {kind} own THIS_TURN"))),
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
