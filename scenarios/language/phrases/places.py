"""400-408: where objects are, whence they come and where they go; and who has control of them there."""

from __future__ import annotations

from collections.abc import Mapping

PHRASES: Mapping[str, tuple[str, ...]] = {
    "IN_ANY_ORDER": ("in qualsiasi ordine", "nell'ordine che preferisci", "in un qualsiasi ordine", "nell'ordine che preferisce"),
    "IN_RANDOM_ORDER": ("in ordine casuale", "in un ordine casuale"),
    "ON_TOP": ("in cima", "a posto"),
    "ON_BOTTOM": ("in fondo",),
    "OUTSIDE_GAME": (
        "al di fuori della partita", "fuori dalla partita", "fuori della partita", "all'esterno della partita", "dall'esterno della partita",
        "e che non fa parte della partita", "che non fa parte della partita", "e che non è in questa partita",
    ),
    "FROM_OPENING_HAND": ("dalla tua mano iniziale",),
    "IN_OPENING_HAND": tuple(
        f"{there} nella tua mano iniziale" for there in ("è", "si trova", "fa parte")
    ),
    "FROM_THE_TOP_OF": ("dalla cima di",),
    "SEARCH_LIBRARIES": ("passare in rassegna i grimori",),
    "MAY_LOOK_AT_TOP": tuple(
        f"{can} guardare la prima carta del tuo grimorio {when}" for can in ("puoi",) for when in ("in qualsiasi momento", "in ogni momento")
    ),
    "TOP_REVEALED": (
        "gioca con la prima carta del tuo grimorio rivelata", "giochi con la prima carta del tuo grimorio rivelata",
        "la prima carta del tuo grimorio è rivelata",
    ),
    "ZONE": ("zona",),
    "ONTO_BATTLEFIELD": ("sul campo di battaglia",),
    "IN_COMMAND_ZONE": ("nella zona di comando",),
    "INTO_BATTLEFIELD": ("nel campo di battaglia",),
    "IN_PLAY": ("in gioco",),
    "THE_BATTLEFIELD": ("il campo di battaglia", "il gioco"),
    "FROM_BATTLEFIELD": ("dal campo di battaglia", "dal gioco"),
    "TO_OWNERS_HAND": (
        "in mano al suo proprietario", "in mano al proprio proprietario", "in mano al proprietario", "in mano ai rispettivi proprietari",
        "in mano ai loro proprietari", "in mano ai propri proprietari", "nella mano del suo proprietario",
        "in mano al loro proprietario", "in mano ai proprietari",
    ),
    "IN_HAND": ("in mano",),
    "THE_OWNERS": ("i rispettivi proprietari", "i loro proprietari", "il rispettivo proprietario"),
    "TOP_OF_OWNERS_LIBRARY": (
        "in cima al grimorio del suo proprietario", "in cima al grimorio del proprio proprietario",
        "in cima ai grimori dei rispettivi proprietari", "in cima ai grimori dei loro proprietari",
        "in cima ai grimori dei propri proprietari", "in cima al grimorio dei rispettivi proprietari",
        "in cima al grimorio del proprietario", "in cima ai grimori dei proprietari",
    ),
    "BOTTOM_OF_OWNERS_LIBRARY": (
        "in fondo al grimorio del suo proprietario", "in fondo al grimorio del proprio proprietario",
        "in fondo ai grimori dei rispettivi proprietari", "in fondo ai grimori dei loro proprietari",
        "in fondo ai grimori dei propri proprietari", "in fondo al grimorio dei rispettivi proprietari",
        "in fondo al grimorio del proprietario", "in fondo ai grimori dei proprietari",
    ),
    "SECOND_OF_OWNERS_LIBRARY": ("nel grimorio del suo proprietario come seconda carta",),
    "THIRD_OF_OWNERS_LIBRARY": (
        "nel grimorio del suo proprietario come terza carta", "nel tuo grimorio come terza carta", "nel grimorio del loro proprietario come terza carta",
        "nel grimorio del suo proprietario al terzo posto dalla cima", "nel grimorio del suo proprietario al terzo posto",
        "come terza del suo grimorio", "come terza carta del suo grimorio", "come terza carta del proprio grimorio",
    ),
    "EITHER_END": (
        "in cima o in fondo al suo grimorio", "in cima o in fondo al grimorio del suo proprietario", "in cima o in fondo al tuo grimorio",
        "in cima o in fondo al proprio grimorio", "in cima oppure in fondo al suo grimorio",
        "a sua scelta in cima o in fondo al suo grimorio", "a sua scelta in cima o in fondo al proprio grimorio",
    ),
    "TOP_OF_YOUR_LIBRARY": ("in cima al tuo grimorio", "sulla cima del tuo grimorio"),
    "BOTTOM_OF_YOUR_LIBRARY": ("in fondo al tuo grimorio",),
    "INTO_OWNERS_GRAVEYARD": (
        "nel cimitero del suo proprietario", "nel cimitero del loro proprietario", "nel cimitero del proprio proprietario",
        "nei cimiteri dei rispettivi proprietari", "nei cimiteri dei loro proprietari", "nei cimiteri dei propri proprietari",
    ),
    "UNDER_OWNERS_CONTROL": (
        "sotto il controllo del suo proprietario", "sotto il controllo del proprio proprietario",
        "sotto il controllo dei loro proprietari", "sotto il controllo dei propri proprietari", "sotto il controllo del loro proprietario",
        "sotto il controllo dei rispettivi proprietari", "sotto il controllo del rispettivo proprietario",
    ),
    "UNDER_YOUR_CONTROL": ("sotto il tuo controllo",),
    "OF_YOUR_TEAM": (
        *(f"controllat{end} dalla tua squadra" for end in "aoei"), "che la tua squadra controlla",
    ),
    "UNDER_OPPONENTS_CONTROL": ("sotto il controllo di un avversario", "sotto il controllo di un tuo avversario"),
    "FROM_ANYWHERE": ("da qualsiasi zona", "da qualsiasi parte", "da ovunque"),
    "IN_EXILE": ("in esilio",),
    "EXILED": tuple(f"rimoss{ending}{out}" for ending in "oaie" for out in (" dal gioco", "")),
    "YOU_CONTROLLED": ("che controllavi",),
    "CONTROL_OF": ("il controllo di",),
    "CONTROL": ("il controllo",),
}  # fmt: skip
