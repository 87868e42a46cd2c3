"""614.1a, 614.9, 615: static abilities about damage: prevented, dealt to another, more or less of it, or not to be prevented."""

from __future__ import annotations

from scenarios.language.twoway.templates import Entry, entry

_WHOM = (
    ("to {party}", "a {party}", "TO party"),
    ("", "", ""),
    ("to you or {described}", "a te o a {described}", "you_or(TO YOU OR TO described)"),
    (
        "to an opponent or a permanent an opponent controls",
        "a un avversario o a un permanente controllato da un avversario",
        "TO_OPPONENTS_OR_THEIRS",
    ),
    ("to you or a creature you control", "a te o a una creatura che controlli", "TO_YOU_OR_CREATURE"),
    ("to you or a permanent you control", "a te o a un permanente che controlli", "TO_YOU_OR_PERMANENT"),
)
_MORE = (
    ("double that damage", "il doppio di quel danno", "THE DOUBLE THAT DAMAGE"),
    ("triple that damage", "il triplo di quel danno", "THE TRIPLE THAT DAMAGE"),
    ("that much damage plus <NUM>", "altrettanti danni più <NUM>", "AS_MUCH_DAMAGE PLUS NUM"),
)
_BACK = (
    ("", "", ""),
    (
        "to that permanent or player",
        "a quel permanente o a quel giocatore",
        "back_to(TO THAT PERMANENT OR TO THAT PLAYER)",
    ),
    ("to that creature or player", "a quella creatura o a quel giocatore", "back_to(TO THAT TYPE OR TO THAT PLAYER)"),
    ("to that player", "a quel giocatore", "back_to(TO THAT PLAYER)"),
    ("to {attached}", "a {attached}", "back_to(TO attached)"),
)
_LESS = (
    ("[prevent] <NUM> of that damage", "[prevenire] <NUM> di quei danni", "V_PREVENT NUM OF THAT DAMAGE"),
    ("[prevent] that damage", "[prevenire] quel danno", "V_PREVENT THAT DAMAGE"),
    (
        "[prevent] <NUM> damage that spell would deal to that permanent or player",
        "[prevenire] <NUM> danno che quella magia infliggerebbe a quel permanente o a quel giocatore",
        "V_PREVENT NUM DAMAGE WHICH THAT SPELL WOULD_DEAL back_to(TO THAT PERMANENT OR TO THAT PLAYER)",
    ),
)

_ONE_LIFE = 1
_YOUR_LIFE = "your life total"

ENTRIES: list[Entry] = [
    *entry("prevents", "[prevent] {prevented} that would be dealt to and dealt by {party}",
           "[prevenire] {prevented} che verrebbe inflitto a e da {party}", said="V_PREVENT prevented WOULD_BE_DEALT TO AND FROM party"),
    *entry("prevents", "[prevent] {prevented} that would be dealt to {party} and {other:party}",
           "[prevenire] {prevented} che verrebbe inflitto a {party} e a {other:party}",
           said="V_PREVENT prevented WOULD_BE_DEALT TO party AND TO other"),
    *(
        made
        for to_en, to_it, to in (("", "che verrebbe inflitto", "WOULD_BE_DEALT"), (" to you", "che ti verrebbe inflitto", "DEALT_TO_YOU"),
                                 (" to {party}", "che verrebbe inflitto a {party}", "WOULD_BE_DEALT TO party"),
                                 (" to {party} and {other:party}", "che verrebbe inflitto a {party} e a {other:party}", "WOULD_BE_DEALT TO party AND TO other"))
        for made in entry("prevents", f"[prevent] {{prevented}} that would be dealt{to_en} by {{damagers}}",
                          f"[prevenire] {{prevented}} {to_it} da {{damagers}}", said=f"V_PREVENT prevented {to} FROM damagers")
    ),
    *entry("prevents", "[prevent] {prevented} that would be dealt to {party}", "[prevenire] {prevented} che verrebbe inflitto a {party}",
           said="V_PREVENT prevented WOULD_BE_DEALT TO party"),
    *entry("prevents", "[prevent] {prevented} that would be dealt by {party}", "[prevenire] {prevented} che verrebbe inflitto da {party}",
           said="V_PREVENT prevented WOULD_BE_DEALT FROM party"),
    *(
        made
        for harm_en, harm_it, harm in (("damage", "il danno", "ALL_DAMAGE"), ("combat damage", "il danno da combattimento", "ALL_COMBAT_DAMAGE"))
        for by_en, by_it, by in (("", "", ""), (" by {damagers}", " da {damagers}", "FROM damagers"))
        for made in entry("redirected", f"all {harm_en} that would be dealt to you{by_en} is dealt to {{party}} instead",
                          f"tutto {harm_it} che ti verrebbe inflitto{by_it} viene invece inflitto a {{party}}",
                          said=f"{harm} DEALT_TO_YOU {by} IS_INSTEAD_DEALT TO party")
    ),
    *entry("life_floor", "{life_floor_said}", "{life_floor_said}"),
    *entry("", f"damage that would reduce {_YOUR_LIFE} to less than {_ONE_LIFE} reduces it to {_ONE_LIFE} instead",
           "qualsiasi danno che ridurrebbe i tuoi punti vita a meno di 1 li riduce invece a 1", category="life_floor_said", said="LIFE_FLOOR"),
    *entry("not_prevented", "{life_floor_said}", "{life_floor_said}"),
    *entry("unpreventable", "damage that would be dealt by {party} can't be prevented", "il danno che verrebbe inflitto da {party} non può essere prevenuto",
           said="THE DAMAGE WOULD_BE_DEALT FROM party NOT V_CAN:3s V_BE:inf PREVENTED"),
    *(made for kind in ("hand_limit", "hand_size_changed") for made in (
        *entry("not_prevented", f"{{{kind}}}", f"{{{kind}}}"), *entry("not_prevented", f"{{{kind}}} {{duration}}", f"{{{kind}}} {{duration}}"),
    )),
    *entry("unpreventable", "damage can't be prevented", "il danno non può essere prevenuto", said="DAMAGE_NOT_PREVENTED"),
    *entry("not_prevented", "damage can't be prevented this turn", "il danno non può essere prevenuto in questo turno",
           said="DAMAGE_NOT_PREVENTED THIS_TURN"),
    *entry("not_prevented", "damage can't be prevented", "il danno non può essere prevenuto", said="DAMAGE_NOT_PREVENTED"),
    *entry("changes", "{more_damage}", "{more_damage}"),
    *entry("changes", "{less_damage}", "{less_damage}"),
    *entry(
        "less_damage",
        "if {damage_so} , [prevent] that damage",
        "se {damage_so} , [prevenire] quel danno",
        said="IF damage_so COMMA V_PREVENT THAT DAMAGE",
    ),
    *entry(
        "damage_so",
        "{harm} would be dealt to {party}",
        "sta per essere inflitto {harm} a {party}",
        said="WOULD_BE DEALT harm TO party",
    ),
    *entry("harm", "damage", "danno", said="DAMAGE"),
    *entry("harm", "combat damage", "danno da combattimento", said="COMBAT_DAMAGE"),
    *entry("harm", "noncombat damage", "danno non da combattimento", said="NONCOMBAT_DAMAGE"),
    *entry("damage_source", "{party}", "{party}"),
    *entry("damage_source", "{any_source}", "{any_source}"),
    *(
        made
        for other_en, other_it, other in (("a|an", "una", "ONE"), ("another", "un'altra", "ONE OTHER"))
        for kind_en, kind_it, kind in (("", "", ""), (" <COLOR>", " <COLOR>", " COLOR"), (" <COLORLESS>", " <COLORLESS>", " COLORLESS"))
        for whose_en, whose_it, whose in (
            ("", "", ""), (" you control", " che controlli", " WHICH V_CONTROL"),
            (" an opponent controls", " controllata da un avversario", " CONTROLLED FROM party(described(determiner(one(ONE)) nominal(part(OPPONENT))))"),
        )
        for made in entry("any_source", f"{other_en}{kind_en} source{whose_en}", f"{other_it} fonte{kind_it}{whose_it}",
                          said=f"{other} SOURCE{kind}{whose}")
    ),
    *(
        made
        for yours_en, yours_it, yours in (("", "", ""), (" you control", " che controlli", " WHICH V_CONTROL"))
        for made in (
            *entry(
                "damage_source",
                f"a|an {{such:source_kind}} source{yours_en}",
                f"una fonte {{such:source_kind}}{yours_it}",
                said=f"ONE SOURCE such{yours}",
            ),
            *entry(
                "damage_source",
                f"a|an {{such:source_kind}} or {{other:source_kind}} source{yours_en}",
                f"una fonte {{such:source_kind}} o {{other:source_kind}}{yours_it}",
                said=f"ONE SOURCE such OR other{yours}",
            ),
        )
    ),
    *(made for kind in ("COLOR", "TYPE.s", "SUBTYPE") for made in entry("", f"<{kind}>", f"<{kind}>", category="source_kind")),
    *(
        made
        for to_en, to_it, to in _WHOM
        for more_en, more_it, more in _MORE
        for back_en, back_it, back in _BACK
        for made in entry(
            "more_damage",
            f"if {{damage_source}} would deal {{harm}} {to_en} , it [deal] {more_en} {back_en} instead",
            f"se {{damage_source}} sta per infliggere {{harm}} {to_it} , [infliggere] invece {more_it} {back_it}",
            said=f"IF damage_source WOULD_DEAL harm {to} COMMA V_DEAL INSTEAD {more} {back}",
        )
    ),
    *(
        made
        for to_en, to_it, to in _WHOM
        for less_en, less_it, less in _LESS
        for made in entry(
            "less_damage",
            f"if {{damage_source}} would deal {{harm}} {to_en} , {less_en}",
            f"se {{damage_source}} sta per infliggere {{harm}} {to_it} , {less_it}",
            said=f"IF damage_source WOULD_DEAL harm {to} COMMA {less}",
        )
    ),
    *(
        made
        for less_en, less_it, less in _LESS
        for made in entry(
            "less_damage",
            f"if {{damage_source}} would deal {{harm}} to you , {less_en}",
            f"se {{damage_source}} sta per infliggerti {{harm}} , {less_it}",
            said=f"IF damage_source WOULD_DEAL_TO_YOU harm COMMA {less}",
        )
    ),
]  # fmt: skip
