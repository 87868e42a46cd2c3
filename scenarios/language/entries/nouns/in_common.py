"""201.2, 205: what objects have in common with another one, or all of them with each other; and what tells them apart."""

from __future__ import annotations

from scenarios.language.twoway.templates import Entry, entry

ENTRIES: list[Entry] = [
    *entry("sharing_color", "that shares a color with {party}", "che condivide un colore con {party}", said="SHARES_COLOR party"),
    *entry("sharing_color", "that shares a color with it", "che condivide un colore con essa", said="SHARES_COLOR PRON:s", reads_only=True),
    *entry("same_measured", "with {possessor} 's mana value", "con lo stesso valore di mana di {possessor}", said="WITH SAME_MANA_VALUE_AS possessor",
           reads_only=True),
    *entry("same_measured", "with the same mana value as {party}", "con lo stesso valore di mana di {party}",
           said="WITH SAME_MANA_VALUE_AS party"),
    *entry("same_named", "with the same name as {party}", "con lo stesso nome di {party}", said="WITH SAME_NAME_AS party"),
    *entry("same_named", ("that doesn't have the same name as {party}", "with a different name than {party}"), "con un nome diverso da {party}",
           said="WITH ANOTHER_NAME_THAN party"),
    *entry("same_named", "that don't have the same name as {party}", "che non hanno lo stesso nome di {party}",
           said="WHICH NOT V_HAVE=\"hanno\":3p SAME_NAME_AS party"),
    *(made for en, it in (("creature type", "tipo di creatura"), ("land type", "tipo di terra"), ("card type", "tipo di carta"),
                          ("permanent type", "tipo di permanente")) for made in (
        *entry("sharing_type", f"that shares a {en} with {{party}}", f"che condivide un {it} con {{party}}",
               said=f"WHICH V_SHARE ONE SHARED_KIND=\"{en}\" WITH party"),
        *entry("sharing_type", f"that share a {en} with {{party}}", f"che condividono un {it} con {{party}}",
               said=f"WHICH V_SHARE ONE SHARED_KIND=\"{en}\" WITH party"),
        *entry("sharing_type", f"that doesn't share a {en} with {{party}}", f"che non condivide un {it} con {{party}}",
               said=f"WHICH NOT V_SHARE ONE SHARED_KIND=\"{en}\" WITH party"),
        *entry("sharing_type", f"that shares a {en} with it", f"che condivide un {it} con essa",
               said=f"WHICH V_SHARE ONE SHARED_KIND=\"{en}\" WITH PRON:s", reads_only=True),
        *entry("sharing_type", f"that doesn't share a {en} with {{party}} or {{second:party}}",
               f"che non condivide un {it} con {{party}} o con {{second:party}}",
               said=f"WHICH NOT V_SHARE ONE SHARED_KIND=\"{en}\" WITH party OR WITH second"),
        *entry("sharing_type", f"that share a {en} with it", f"che condividono un {it} con essa",
               said=f"WHICH V_SHARE ONE SHARED_KIND=\"{en}\" WITH PRON:s", reads_only=True),
    )),
    *entry("jointly", "with total <MEASURE> {comparison}", "con <MEASURE> totale {comparison}", said="WITH MEASURE TOTAL comparison"),
    *entry("jointly", "with different names", "con nomi diversi", said="WITH_OTHER_NAMES"),
    *(made for en, it, what in (("powers", "forza diversa", "power"), ("mana values", "valore di mana diverso", "mana value"))
      for made in entry("jointly", f"with different {en}", f"con {it}", said=f"WITH MEASURE=\"{what}\" DIFFERENT")),
    *entry("jointly", ("controlled by different players", "each controlled by a different player"), "controllate da giocatori diversi",
           said="CONTROLLED FROM PLAYER DIFFERENT"),
    *entry("jointly", "controlled by the same player", "controllate dallo stesso giocatore", said="OF_ONE_CONTROLLER"),
    *entry("jointly", "controlled by the same opponent", "controllate dallo stesso avversario", said="OF_ONE_OPPONENT"),
    *entry("jointly", "with the same controller", "con lo stesso controllore", said="OF_ONE_CONTROLLER", reads_only=True),
    *entry("jointly", "with different controllers", "con controllori diversi", said="OF_CONTROLLERS_APART"),
    *(made for en, it in (("land type", "tipo di terra"), ("card type", "tipo di carta"), ("permanent type", "tipo di permanente"))
      for made in entry("jointly", f"that share a {en}", f"che condividono un {it}", said=f"WHICH V_SHARE:3p ONE SHARED_KIND=\"{en}\"")),
    *entry("jointly", "that share a creature type", "che condividono un tipo di creatura", said="WHICH V_SHARE:3p A_CREATURE_TYPE"),
]  # fmt: skip
