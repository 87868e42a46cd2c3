"""614.9, 615: what instructions say of damage to come: prevented, dealt to something else, or twice as much."""

from __future__ import annotations

from scenarios.language.twoway.templates import Entry, entry

_PREVENTED: list[Entry] = [
    *(
        made
        for party_en, party_it, party in (("", "", ""), (" to {party}", " a {party}", "TO party"), (" by {party}", " da {party}", "from_one(FROM party)"))
        for made in entry("prevent", f"[prevent] {{prevented}} that would be dealt{party_en} this turn",
                          f"[prevenire] {{prevented}} che verrebbe inflitto{party_it} in questo turno",
                          said=f"V_PREVENT prevented WOULD_BE_DEALT {party} THIS_TURN")
    ),
    *entry("prevent", "[prevent] {prevented} that would be dealt this turn to {party}",
           "[prevenire] {prevented} che verrebbe inflitto in questo turno a {party}",
           said="V_PREVENT prevented WOULD_BE_DEALT TO party THIS_TURN", reads_only=True),
    *entry("prevent", "[prevent] {prevented} that would be dealt to and dealt by {party} this turn",
           "[prevenire] {prevented} che verrebbe inflitto a e da {party} in questo turno",
           said="V_PREVENT prevented WOULD_BE_DEALT TO AND FROM party THIS_TURN"),
    *entry("prevent", "[prevent] {prevented} that would be dealt to {party} and {other:party} this turn",
           "[prevenire] {prevented} che verrebbe inflitto a {party} e a {other:party} in questo turno",
           said="V_PREVENT prevented WOULD_BE_DEALT TO party AND TO other THIS_TURN"),
    *entry("prevent", ("[prevent] {prevented} {party} would deal this turn", "[prevent] {prevented} that {party} would deal this turn"),
           "[prevenire] {prevented} che {party} infliggerebbe in questo turno",
           said="V_PREVENT prevented WHICH party WOULD_DEAL THIS_TURN"),
    *(
        made
        for to_en, to_it, to in (("", "che verrebbe inflitto", "WOULD_BE_DEALT"), (" to you", "che ti verrebbe inflitto", "DEALT_TO_YOU"),
                                 (" to {party}", "che verrebbe inflitto a {party}", "WOULD_BE_DEALT TO party"),
                                 (" to {party} and {other:party}", "che verrebbe inflitto a {party} e a {other:party}", "WOULD_BE_DEALT TO party AND TO other"))
        for made in entry("prevent", f"[prevent] {{prevented}} that would be dealt{to_en} this turn by {{damagers}}",
                          f"[prevenire] {{prevented}} {to_it} in questo turno da {{damagers}}",
                          said=f"V_PREVENT prevented {to} THIS_TURN FROM damagers")
    ),
    *entry("damagers", "{nominal.p}", "{nominal.p}"),
    *entry("damagers", "sources you control", "fonti che controlli", said="SOURCE WHICH V_CONTROL"),
    *entry("damagers", "sources you don't control", "fonti che non controlli", said="SOURCE WHICH NOT V_CONTROL"),
    *entry("damagers", "sources with the chosen name", "fonti con il nome scelto", said="SOURCE of_chosen(OF_CHOSEN_NAME)"),
    *entry("damagers", "<COLOR> sources", "fonti <COLOR>", said="SOURCE COLOR"),
    *entry("prevented", "the next {number} combat damage", "il prossimo {number} danno da combattimento",
           said="THE NEXT number COMBAT_DAMAGE"),
    *entry("prevented", "all damage", "tutto il danno", said="ALL_DAMAGE"),
    *entry("prevented", "all combat damage", "tutto il danno da combattimento", said="ALL_COMBAT_DAMAGE"),
    *entry("prevented", "all noncombat damage", "tutto il danno non da combattimento", said="ALL_NONCOMBAT_DAMAGE"),
    *entry("prevented", "the next {number} damage", "i prossimi {number} danni", said="THE NEXT number DAMAGE"),
    *(
        made
        for to_en, to_it, said in (("you", "ti infliggerebbe danno", "WOULD_DEAL_TO_YOU harm(DAMAGE)"),
                                   ("{party}", "infliggerebbe danno a {party}", "WOULD_DEAL harm(DAMAGE) TO party"))
        for made in entry("next_damage", f"the next time a|an {{chosen_source}} would deal damage to {to_en} this turn , prevent that damage",
                          f"la prossima volta che una {{chosen_source}} {to_it} in questo turno , previeni quel danno",
                          said=f"NEXT_TIME_THAT chosen_source {said} THIS_TURN COMMA V_PREVENT=\"previeni\" THAT DAMAGE")
    ),
    *(made for kind in ("COLOR", "COLORLESS", "TYPE")
      for made in entry("chosen_source", f"<{kind}> source of your choice", f"fonte <{kind}> a tua scelta", said=f"SOURCE {kind}")),
    *entry("chosen_source", "source of your choice", "fonte a tua scelta", said="SOURCE"),
    *entry("chosen_source", "<TYPE> of your choice", "<TYPE> a tua scelta", said="TYPE"),
]  # fmt: skip

_BY_CHOICE: list[Entry] = [
    *(
        made
        for to_en, to_it, to in (("", "infliggerebbe", "WOULD_DEAL"), (" to you", "ti infliggerebbe", "WOULD_DEAL_TO_YOU"),
                                 (" to {party}", "infliggerebbe a {party}", "WOULD_DEAL TO party"))
        for made in entry("prevent", f"[prevent] {{prevented}} a|an {{chosen_source}} would deal{to_en} this turn",
                          f"[prevenire] {{prevented}} che una {{chosen_source}} {to_it} in questo turno",
                          said=f"V_PREVENT prevented WHICH chosen_source {to} THIS_TURN")
    ),
    *(
        made
        for to_en, to_it, to in ((" to you", "che ti verrebbe inflitto", "DEALT_TO_YOU"), ("", "che verrebbe inflitto", "WOULD_BE_DEALT"),
                                 (" to {party}", "che verrebbe inflitto a {party}", "WOULD_BE_DEALT TO party"))
        for by_en, by_it, by in (("{other:party}", "{other:party}", "other"), ("a|an {chosen_source}", "una {chosen_source}", "chosen_source"))
        for en in ((f"{to_en} by {by_en} this turn"), (f"{to_en} this turn by {by_en}"))
        for made in entry("prevent", f"[prevent] {{prevented}} that would be dealt{en}",
                          f"[prevenire] {{prevented}} {to_it} in questo turno da {by_it}",
                          said=f"V_PREVENT prevented {to} THIS_TURN from_one(FROM {by})", reads_only=en.endswith("this turn"))
    ),
    *(
        made
        for to_en, to_it, to in (("to {party}", "a {party}", "TO party"), ("by {party}", "da {party}", "from_one(FROM party)"),
                                 ("to and dealt by {party}", "a e da {party}", "TO AND FROM party"))
        for made in entry("prevent", f"[prevent] {{prevented}} that would be dealt {to_en}", f"[prevenire] {{prevented}} che verrebbe inflitto {to_it}",
                          said=f"V_PREVENT prevented WOULD_BE_DEALT {to}")
    ),
    *entry("prevent", "[prevent] {prevented} that would be dealt to you", "[prevenire] {prevented} che ti verrebbe inflitto",
           said="V_PREVENT prevented DEALT_TO_YOU"),
]  # fmt: skip

PREVENTING = [*_PREVENTED, *_BY_CHOICE]

_HARM = (("damage", "danno", "DAMAGE"), ("combat damage", "danno da combattimento", "COMBAT_DAMAGE"))

REDIRECTED: list[Entry] = [
    *(
        made
        for to_en, to_it, to in (("you", "che ti verrebbe inflitto", "DEALT_TO_YOU"), ("{party}", "che verrebbe inflitto a {party}", "WOULD_BE_DEALT TO party"))
        for by_en, by_it, by in (("", "", ""), (" by a|an {chosen_source}", " da una {chosen_source}", "from_one(FROM chosen_source)"))
        for en in (f"{{prevented}} that would be dealt to {to_en}{by_en} this turn", f"{{prevented}} that would be dealt this turn to {to_en}{by_en}")
        for made in entry("redirected_now", f"{en} is dealt to {{other:party}} instead",
                          f"{{prevented}} {to_it}{by_it} in questo turno viene invece inflitto a {{other:party}}",
                          said=f"prevented {to} {by} THIS_TURN instead_to(IS_INSTEAD_DEALT TO other)", reads_only="this turn to" in en)
    ),
    *(
        made
        for harm_en, harm_it, harm in _HARM
        for who_en, who_it, who in (("a|an {chosen_source}", "una {chosen_source}", "chosen_source"), ("{dealer:party}", "{dealer:party}", "dealer"))
        for to_en, to_it, to in (("", f"infliggerebbe {harm_it}", f"WOULD_DEAL harm({harm})"),
                                 (" to you", f"ti infliggerebbe {harm_it}", f"WOULD_DEAL_TO_YOU harm({harm})"),
                                 (" to {party}", f"infliggerebbe {harm_it} a {{party}}", f"WOULD_DEAL harm({harm}) TO party"))
        for made in entry("next_redirected", f"the next time {who_en} would deal {harm_en}{to_en} this turn , that damage is dealt to {{other:party}} instead",
                          f"la prossima volta che {who_it} {to_it} in questo turno , quel danno viene invece inflitto a {{other:party}}",
                          said=f"NEXT_TIME_THAT {who} {to} THIS_TURN COMMA THAT DAMAGE instead_to(IS_INSTEAD_DEALT TO other)")
    ),
    *(
        made
        for harm_en, harm_it, harm in _HARM
        for en, it, how in (("it deals double that damage to that player instead", "infligge invece il doppio di quel danno a quel giocatore",
                             "V_DEAL:3s INSTEAD THE:s DOUBLE THAT:s DAMAGE TO THAT:s PLAYER"),
                            ("it deals double that damage instead", "infligge invece il doppio di quel danno",
                             "V_DEAL=\"infligge\" INSTEAD THE DOUBLE THAT DAMAGE"),
                            ("it deals that much damage plus <NUM> instead", "infligge invece altrettanti danni più <NUM>",
                             "V_DEAL=\"infligge\" INSTEAD AS_MUCH_DAMAGE PLUS NUM"),
                            ("prevent that damage", "previeni quel danno", "V_PREVENT THAT DAMAGE"))
        for made in (
            *entry("next_changed", f"the next time {{party}} would deal {harm_en} this turn , {en}",
                   f"la prossima volta che {{party}} infliggerebbe {harm_it} in questo turno , {it}",
                   said=f"NEXT_TIME_THAT party WOULD_DEAL harm({harm}) THIS_TURN COMMA so_changed({how})"),
            *entry("next_changed", f"if {{damage_source}} would deal {harm_en} this turn , {en}",
                   f"se {{damage_source}} sta per infliggere {harm_it} in questo turno , {it}",
                   said=f"IF damage_source WOULD_DEAL harm({harm}) THIS_TURN COMMA so_changed({how})"),
            *entry("next_changed", f"if {{damage_source}} would deal {harm_en} to {{party}} this turn , {en}",
                   f"se {{damage_source}} sta per infliggere {harm_it} a {{party}} in questo turno , {it}",
                   said=f"IF damage_source WOULD_DEAL harm({harm}) TO party THIS_TURN COMMA so_changed({how})"),
        )
    ),
]  # fmt: skip
