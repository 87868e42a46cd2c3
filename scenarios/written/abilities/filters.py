"""109.2: descriptions of objects, in fields or in a few words: ``{tipo: creatura, altro: sì}``, ``altra creatura``."""

from __future__ import annotations

import re
from typing import Any

from engine.cards.abilities.filters import (
    Bounds,
    Filter,
    Jointly,
    Measured,
    Sharing,
    Targeting,
    ThisTurn,
)
from engine.words.subtypes import ADVENTURE, OMEN
from engine.words.terms import Kind, Relation, Zone
from scenarios.language.counters import COUNTERS
from scenarios.language.errors import nearest, shown, wrong
from scenarios.language.keyword_names import KEYWORDS
from scenarios.language.patterns import Pattern
from scenarios.language.subtype_names import SUBTYPES, known_subtype, subtype
from scenarios.language.terms import (
    COLORS,
    DEEDS,
    DESIGNATIONS,
    KINDS,
    RELATIONS,
    STICKER_KINDS,
    SUPERTYPES,
    TYPES,
    ZONES,
)
from scenarios.language.vocabulary import Vocabulary
from scenarios.written.abilities.reading import (
    NAME,
    NUMBER,
    POSITIVE,
    YES,
    Grammar,
    Reader,
    form_of,
    later,
    many,
    record,
    word,
)
from scenarios.written.records import folded
from scenarios.written.scalars import read_number

TYPE, SUPERTYPE, COLOR, ZONE = word(TYPES), word(SUPERTYPES), word(COLORS), word(ZONES)
KIND, RELATION, KEYWORD, COUNTER = word(KINDS), word(RELATIONS), word(KEYWORDS), word(COUNTERS)
DESIGNATION = word(DESIGNATIONS)
SUBTYPE = Reader(lambda value: subtype(NAME(value)), NAME.schema)

# --- limits of a number

LIMITS = Grammar("limiti", "un limite, come 3, «almeno 3» o «al massimo 3»")
LIMITS.form(Bounds, least=("almeno", NUMBER), most=("al massimo", NUMBER))
LIMITS.form(Bounds, most=("al massimo", NUMBER))

_LIMITS = Pattern(
    r"(?P<exact>-?\d+)|almeno (?P<at_least>-?\d+)|(?P<or_more>-?\d+) o piu|al massimo (?P<at_most>-?\d+)"
    r"|(?P<or_less>-?\d+) o meno|da (?P<first>-?\d+) a (?P<last>-?\d+)"
)


def _limits(text: str) -> Bounds | None:
    """``3``, ``almeno 3``, ``3 o più``, ``al massimo 3``, ``3 o meno``, ``da 2 a 4``."""
    found = _LIMITS.fullmatch(folded(text))
    if found is None:
        return None
    least = found["exact"] or found["at_least"] or found["or_more"] or found["first"]
    most = found["exact"] or found["at_most"] or found["or_less"] or found["last"]
    return Bounds(*(None if limit is None else read_number(limit) for limit in (least, most)))


LIMITS.text(_limits, "almeno 3")

# --- objects

COMPARISONS: Vocabulary[str] = Vocabulary(
    "un confronto",
    {
        ">": "> | maggiore di | più di",
        ">=": ">= | ≥ | almeno",
        "=": "= | uguale a | pari a",
        "<=": "<= | ≤ | al massimo",
        "<": "< | minore di | meno di",
    },
)


SHARED_KINDS: Vocabulary[str] = Vocabulary(
    "un genere di tipi",
    {"creature type": "tipo di creatura", "land type": "tipo di terra", "card type": "tipo di carta"},
)
MEASURES: Vocabulary[str] = Vocabulary(
    "una misura", {"power": "forza", "toughness": "costituzione", "mana value": "valore di mana"}
)
JOINED: Vocabulary[str] = Vocabulary(
    "ciò che più cose possono avere diverso o in comune",
    {
        "name": "nome",
        "power": "forza",
        "toughness": "costituzione",
        "mana value": "valore di mana",
        "controller": "controllore",
        "owner": "proprietario",
        "color": "colore",
        "card type": "tipo di carta",
        "permanent type": "tipo di permanente",
        "creature type": "tipo di creatura",
        "land type": "tipo di terra",
    },
)
_QUANTITY, _PLAYER, _OBJECT = (later(name) for name in ("quantita", "riferimento-a-giocatori", "riferimento-a-oggetti"))
_REFERENCE = later("riferimento")

_MEASURED = record(
    form_of(
        Measured,
        what=("misura", word(MEASURES)),
        how=("è", word(COMPARISONS)),
        than=("rispetto a", _QUANTITY),
    )
)
TOGETHER = record(
    form_of(
        Jointly,
        total=("in totale", _MEASURED),
        apart=("diversi per", word(JOINED)),
        alike=("in comune", word(JOINED)),
    )
)
"""115.1, 608.2d: what several things that are chosen have to be together."""

_KINDS_OF_STICKERS = many(word(STICKER_KINDS))
_STICKER = Reader(
    lambda value: () if folded(str(value)) == "qualsiasi" else _KINDS_OF_STICKERS(value), _KINDS_OF_STICKERS.schema
)
"""123.4: of some kinds; ``qualsiasi`` for any."""

INSETS: Vocabulary[str] = Vocabulary(
    "un genere di riquadro", {ADVENTURE: "Avventura | un'Avventura", OMEN: "Presagio | un Presagio"}
)

FILTERS = Grammar("descrizione", "una descrizione di oggetti")
FILTER = FILTERS.reader
FILTERS.open_form = form_of(
    Filter,
    zone=("zona", ZONE),
    types=("tipo", many(TYPE)),
    any_type=("tipo fra", many(TYPE)),
    not_types=("non tipo", many(TYPE)),
    supertypes=("supertipo", many(SUPERTYPE)),
    not_supertypes=("non supertipo", many(SUPERTYPE)),
    subtypes=("sottotipo", many(SUBTYPE)),
    any_subtype=("sottotipo fra", many(SUBTYPE)),
    not_subtypes=("non sottotipo", many(SUBTYPE)),
    colors=("colore", many(COLOR)),
    not_colors=("non colore", many(COLOR)),
    colorless=("incolore", YES),
    multicolored=("multicolore", YES),
    keyword=("parola chiave", KEYWORD),
    without_keyword=("senza parola chiave", KEYWORD),
    controller=("controllore", RELATION),
    owner=("proprietario", RELATION),
    same_owner=("stesso proprietario", YES),
    whose=("controllato da", _PLAYER),
    this=("questo", YES),
    another=("altro", YES),
    attached_to_this=("assegnato a questo", YES),
    holds_this=("ha assegnato questo", YES),
    bears=("con assegnato", SUBTYPE),
    bears_no=("senza assegnato", many(SUBTYPE)),
    kind=("genere", KIND),
    not_kind=("non genere", KIND),
    activated=("abilità attivata", YES),
    tapped=("TAPpato", YES),
    attacking=("attaccante", YES),
    attacks_whom=("che attacca", RELATION),
    blocking=("bloccante", YES),
    blocked=("bloccata", YES),
    blocks=("blocca", FILTER),
    of_source=("abilità di una fonte", FILTER),
    blocked_by=("bloccata da", FILTER),
    defending=("del giocatore in difesa", YES),
    power_than_this=("forza rispetto a questo", word(COMPARISONS)),
    mana_value_than_this=("valore di mana rispetto a questo", word(COMPARISONS)),
    measured=(
        "confronti",
        many(_MEASURED),
    ),
    shares_color=("condivide un colore con questo", YES),
    name=("nome", NAME),
    power=("forza", LIMITS.reader),
    toughness=("costituzione", LIMITS.reader),
    base_power=("forza base", LIMITS.reader),
    base_toughness=("costituzione base", LIMITS.reader),
    tougher=("costituzione maggiore della forza", YES),
    mana_value=("valore di mana", LIMITS.reader),
    even_mana_value=("valore di mana pari", YES),
    counter=("segnalino", COUNTER),
    counter_bounds=("quanti segnalini", LIMITS.reader),
    any_counter=("con segnalini", YES),
    modified=("modificato", YES),
    kicked=("potenziato", YES),
    without_counter=("senza segnalini", COUNTER),
    named_as=("con lo stesso nome di", _OBJECT),
    not_named_as=("con un nome diverso da", _OBJECT),
    shares=(
        "condivide",
        record(
            form_of(
                Sharing,
                what=("che cosa", word(SHARED_KINDS)),
                of=("con", _OBJECT),
                none=("nessuno", YES),
            )
        ),
    ),
    attached_to=("assegnato a", _REFERENCE),
    other_than=("diverso da", _OBJECT),
    no_abilities=("senza abilità", YES),
    face_down=("a faccia in giù", YES),
    phased_out=("fuori fase", YES),
    transformed=("trasformato", YES),
    designation=("designato", DESIGNATION),
    targeting=(
        "con bersaglio",
        record(
            form_of(
                Targeting,
                objects=("oggetto", FILTER),
                players=("giocatore", RELATION),
                only=("solo", YES),
                number=("quante volte", LIMITS.reader),
            )
        ),
    ),
    chosen_player=("del giocatore scelto", YES),
    chosen_color=("del colore scelto", YES),
    chosen_type=("del tipo scelto", YES),
    not_chosen_type=("non del tipo scelto", YES),
    chosen_name=("con il nome scelto", YES),
    chosen_card_type=("del tipo di carta scelto", YES),
    linked_to_this=("messo da questo", YES),
    sticker=("con sticker", _STICKER),
    bonded=("abbinato", YES),
    bonded_to_this=("legato a questo", YES),
    granter=("è", _OBJECT),
    attacked_this_turn=("ha attaccato in questo turno", YES),
    discarded_this_turn=("scartato in questo turno", YES),
    cast_from=("lanciato da", ZONE),
    cast_by=("lanciato da un giocatore", RELATION),
    dealt_damage_by=("danneggiato in questo turno da", FILTER),
    hit=("ha inflitto danno in questo turno a", RELATION),
    by_combat=("danno da combattimento", YES),
    x_in_cost=("con {X} nel costo di mana", YES),
    nth_cast=("lanciata come numero", POSITIVE),
    phyrexian_in_cost=("con un simbolo Phyrexiano nel costo di mana", YES),
    this_turn=(
        "in questo turno",
        record(
            form_of(
                ThisTurn,
                what=("che cosa", word(DEEDS)),
                by=("da parte di", FILTER),
                origins=("solo da", many(ZONE)),
                never=("mai", YES),
            )
        ),
    ),
    commander=("comandante", YES),
    pair=("coppia", NAME),
    inset=("che ha", word(INSETS)),
    as_spell=("come magia", YES),
    any_of=("oppure", many(FILTER)),
)

_ADJECTIVES: Vocabulary[str] = Vocabulary(
    "una parola di una descrizione",
    {
        "permanent": "permanente | permanenti",
        "spell": "magia | magie",
        "token": "pedina | pedine",
        "another": "altro | altra | altri | altre | un'altra | un altro",
        "this": "questo | questa",
        "attacking": "attaccante | attaccanti",
        "blocking": "bloccante | bloccanti",
        "tapped": "TAPpato | TAPpata | TAPpati | TAPpate",
        "untapped": "STAPpato | STAPpata | STAPpati | STAPpate",
        "colorless": "incolore | incolori",
        "multicolored": "multicolore | multicolori",
        "transformed": "trasformato | trasformata | trasformati | trasformate",
    },
)
_SAID: dict[str, dict[str, Any]] = {
    "permanent": {},
    "spell": {"zone": Zone.STACK, "not_kind": Kind.ABILITY},
    "token": {"kind": Kind.TOKEN},
    "another": {"another": True},
    "this": {"this": True},
    "attacking": {"attacking": True},
    "blocking": {"blocking": True},
    "tapped": {"tapped": True},
    "untapped": {"tapped": False},
    "colorless": {"colorless": True},
    "multicolored": {"multicolored": True},
    "transformed": {"transformed": True},
}
_WHOSE = (
    ("che controlli", {"controller": Relation.YOU}),
    ("che non controlli", {"controller": Relation.NOT_YOU}),
    ("che controlla un avversario", {"controller": Relation.OPPONENT}),
    ("controllata da un avversario", {"controller": Relation.OPPONENT}),
    ("controllato da un avversario", {"controller": Relation.OPPONENT}),
)
_WITH = Pattern(r"(?P<rest>.*?)\b(?P<how>con|senza) (?P<keyword>.+)", re.IGNORECASE)


def _described(text: str) -> Filter | None:
    """``altra creatura non nera con volare che controlli``: every word says something, or it is an error."""
    said: dict[str, Any] = {}
    rest = text
    for ending, whose in _WHOSE:
        if folded(rest).endswith(ending):
            said |= whose
            rest = rest[: len(rest) - len(ending)].strip()
    found = _WITH.fullmatch(rest)
    if found:
        said["keyword" if folded(found["how"]) == "con" else "without_keyword"] = KEYWORDS.read(found["keyword"])
        rest = found["rest"].strip()
    words = rest.split()
    while words:
        denied = folded(words[0]) == "non" and len(words) > 1
        if denied:
            del words[0]
        for one, several in _said_by(words.pop(0), denied=denied).items():
            before = said.get(one)
            if before is not None and not isinstance(several, tuple) and before != several:
                raise wrong(f"{shown(text)} dice due cose diverse")
            said[one] = (*before, *several) if isinstance(before, tuple) else several
    return Filter(**said)


def _said_by(written: str, *, denied: bool) -> dict[str, Any]:
    """What one word of a description says, as attributes of a filter."""
    no = "not_" if denied else ""
    card_type, supertype, color = TYPES.get(written), SUPERTYPES.get(written), COLORS.get(written)
    if card_type is not None:
        return {f"{no}types": (card_type,)}
    if supertype is not None:
        return {f"{no}supertypes": (supertype,)}
    if color is not None:
        return {f"{no}colors": (color,)}
    adjective = _ADJECTIVES.get(written)
    if adjective == "token" and denied:
        return {"not_kind": Kind.TOKEN}
    if adjective is not None and not denied:
        return _SAID[adjective]
    known = known_subtype(written)
    slip = nearest(written, _WORDS, 80)
    if not denied and (known is not None or (written[:1].isupper() and not slip)):
        return {"subtypes": (known or written,)}
    raise wrong(f"{shown(written)} non è una parola di una descrizione", slip or nearest(written, _WORDS))


_WORDS = tuple(
    word for vocabulary in (TYPES, SUPERTYPES, COLORS, _ADJECTIVES, SUBTYPES) for word in vocabulary.spellings()
)
FILTERS.text(_described, "altra creatura che controlli")
