"""614: what would happen, and what happens instead of it.

Life and damage that would change have theirs in `scenarios.language.phrases.life` and `scenarios.language.phrases.damage`, dice in
`scenarios.language.phrases.chance`.
"""

from __future__ import annotations

from collections.abc import Mapping


def _buried(what: str, where: str) -> tuple[str, ...]:
    """'Una carta sta per essere messa in un cimitero', with and without 'da qualsiasi parte'."""
    return tuple(
        f"{what} sta per essere messa {where}{origin}"
        for origin in (" da qualsiasi parte", " da qualsiasi zona", " da ovunque", "")
    )


PHRASES: Mapping[str, tuple[str, ...]] = {
    "WOULD_DIE": ("sta per morire", "dovesse morire", "stanno per morire", "morirebbe", "morirebbero"),
    "CARD_OR_TOKEN_BURIED": (
        *_buried("una carta o pedina", "in un cimitero"), *_buried("una carta o una pedina", "in un cimitero"),
    ),
    "CARD_BURIED": _buried("una carta", "in un cimitero"),
    "YOUR_CARD_OR_TOKEN_BURIED": (
        *_buried("una carta o pedina", "nel tuo cimitero"), *_buried("una carta o una pedina", "nel tuo cimitero"),
    ),
    "OPPONENTS_CARD_BURIED": _buried("una carta", "nel cimitero di un avversario"),
    "YOUR_CARD_BURIED": _buried("una carta", "nel tuo cimitero"),
    "WOULD_BE_PUT": ("stanno per essere messi", "verrebbero messi", "dovessero essere messi"),
    "ARE_PUT_INSTEAD": tuple(
        f"{them}{said}" for them in ("", "ne ")
        for said in (
            "vengono messi invece", "viene messo invece", "vengono invece messi", "viene invece messo", "viene messa invece", "viene invece messa",
        )
    ),
    "WOULD_PUT_YOU": ("stai per mettere", "dovessi mettere", "metteresti"),
    "WOULD_PUT": ("sta per mettere", "dovesse mettere", "metterebbe"),
    "WOULD_GET_YOU": tuple(f"{would} {get}" for would in ("stai per", "dovessi") for get in ("ottenere", "ricevere")),
    "WOULD_GET": tuple(f"{would} {get}" for would in ("sta per", "dovesse") for get in ("ottenere", "ricevere")),
    "YOU_RECEIVE": ("ricevi", "ricevine", "ottienine"),
    "THEY_RECEIVE": ("riceve",),
    "OF_EACH_OF_THESE_COUNTERS": (
        *(
            f"{each} {kind}"
            for each in ("di ciascuno", "di ognuno", "ciascuno", "ognuno")
            for kind in (
                "di quei segnalini", "di quei tipi di segnalino", "di quei tipi di segnalini", "dei tipi di quei segnalini",
            )
        ),
        "di ciascun tipo di quei segnalini", "di ogni tipo di quei segnalini",
    ),
    "WOULD_BE_CREATED": ("stanno per essere create", "stanno per essere messe sul campo di battaglia"),
    "AN_EFFECT_WOULD_PUT": ("un effetto sta per mettere",),
    "AN_EFFECT_WOULD_CREATE": ("un effetto sta per creare",),
    "ARE_CREATED": ("vengono create", "ne vengono create", "viene creato", "ne viene creato"),
    "ARE_INSTEAD_CREATED": (
        "vengono invece create", "ne vengono invece create", "viene invece creato", "ne viene invece creato",
    ),
    "NEXT_TIME_THAT": ("la prossima volta che",),
    "WOULD_LEAVE": ("sta per lasciare", "stanno per lasciare", "dovesse lasciare", "lascerebbe"),
    "NOT_ELSEWHERE": tuple(
        f"invece di metter{it} in {other}" for it in ("la", "lo", "le", "li")
        for other in ("qualsiasi altra zona", "qualsiasi altra parte", "un'altra zona")
    ),
    "WOULD_BE": ("sta per essere", "stanno per essere", "dovesse essere", "dovessero essere", "verrebbe"),
    "EMPTY_LIBRARY": (
        "mentre il tuo grimorio è vuoto", "mentre il tuo grimorio non contiene carte", "mentre non ci sono carte nel tuo grimorio",
        "e non ci sono carte nel tuo grimorio", "mentre non hai carte nel tuo grimorio", "mentre nel tuo grimorio non ci sono carte",
        "e il tuo grimorio è vuoto", "mentre il tuo grimorio non ha carte",
    ),
    "BEYOND_YOUR_FIRST_DRAW": tuple(
        f"{other} la prima che peschi in {each} delle tue sottofasi di acquisizione"
        for other in ("tranne", "eccetto") for each in ("ognuna", "ciascuna")
    ),
    "BEYOND_THEIR_FIRST_DRAW": tuple(
        f"{other} la prima che pesca in {each} delle {whose} sottofasi di acquisizione"
        for other in ("tranne", "eccetto") for each in ("ognuna", "ciascuna") for whose in ("sue", "proprie")
    ),
    "WOULD_DRAW_NEXT": ("pescheresti una carta",),
    "WOULD_DRAW": ("stai per pescare una carta", "dovessi pescare una carta"),
    "IF_COUNTERED_SO": tuple(
        f"se {spell} {verb} neutralizzata in questo modo" for spell in ("quella magia", "la magia") for verb in ("è", "viene")
    ),
    "NOT_INTO_GRAVEYARD": (
        "invece di metterla nel cimitero del suo proprietario", "invece di metterla nel cimitero del proprietario",
        "invece di metterla nel cimitero di quel giocatore", "invece di metterla nel cimitero",
        "invece di metterla nel suo cimitero", "invece che nel cimitero di quel giocatore", "invece che nel cimitero",
        "invece che nel cimitero del suo proprietario", "invece che nel suo cimitero",
    ),
}  # fmt: skip
