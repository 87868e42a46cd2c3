"""What may hinder attacks, blocks, spells, activated abilities and lands."""

from __future__ import annotations

from typing import Any

from tests.scenarios.asked.explaining.hindering import AURA, Asked, Change, Hindrance, Table, refusal

H = Hindrance


def says(card: str, text: str) -> Change:
    """A card has one more paragraph."""
    return lambda table: table.says(card, text)


def has(thing: str, **fields: Any) -> Change:
    """A thing is in some state."""
    return lambda table: table.things[thing].update(fields)


def stands(name: str, kind: str, text: str, whose: str = "Anna", **more: Any) -> Change:
    """One more card is there."""
    return lambda table: table.stands(name, kind, text, whose, **more)


def enchanted(thing: str, name: str, text: str, whose: str = "Anna") -> Change:
    """An Aura is attached to a thing."""
    kind = "permanente" if "permanente" in text else "creatura"
    return stands(name, AURA, f"Incanta {kind}\n{text}", whose, **{"attaccato a": thing})


def creature(name: str, whose: str = "Anna", text: str = "", **more: Any) -> Change:
    """One more creature is there."""
    return lambda table: table.creature(name, whose, text=text, **more)


def all_of(*changes: Change) -> Change:
    """Several changes, in their order."""

    def put(table: Table) -> None:
        for one in changes:
            one(table)

    return put


def begins(**turn: str) -> Change:
    """Whose turn it is, and at which point."""
    return lambda table: table.rest.update(turno=turn)


def counted(**pools: str) -> Change:
    """Mana is counted, and these are the pools."""

    def put(table: Table) -> None:
        table.rest["conta il mana"] = "sì"
        for who, pool in pools.items():
            table.players[who].pop("riserva", None)
            table.players[who].update({"riserva": pool} if pool else {})

    return put


def without(card: str, what: str, instead: str) -> Change:
    """A card says something else in one place."""

    def put(table: Table) -> None:
        assert what in table.cards[card]["testo"], table.cards[card]
        table.cards[card]["testo"] = table.cards[card]["testo"].replace(what, instead)

    return put


# --- 508.1: an attack


def _attacker() -> Table:
    table = Table()
    table.creature("Lupo")
    return table


ATTACK = Asked(
    _attacker,
    refusal("{attacca: {lupo: Bruno}}"),
    {
        "tapped": H(has("lupo", TAPpato="sì"), "è TAPpata"),
        "new": H(has("lupo", malato="sì"), "solo da questo turno"),
        "defender": H(says("Lupo", "Difensore"), "ha difensore"),
        "chained": H(enchanted("lupo", "Catena", "La creatura incantata non può attaccare."), "«Catena»"),
        "tied": H(enchanted("lupo", "Laccio", "La creatura incantata non può attaccare o bloccare."), "«Laccio»"),
        "walled off": H(
            stands("Muraglia", "Incantesimo", "Le creature non possono attaccarti.", "Bruno"), "«Muraglia»"
        ),
        "fogged": H(
            stands("Bruma", "Incantesimo", "Le creature senza volare non possono attaccare.", "Bruno"), "«Bruma»"
        ),
        "taxed": H(
            all_of(
                stands(
                    "Pedaggio",
                    "Incantesimo",
                    "Le creature non possono attaccarti a meno che il loro controllore non paghi {2} per ognuna di quelle "
                    "creature.",
                    "Bruno",
                ),
                counted(),
            ),
            "non può pagare il costo",
        ),
        "choosy": H(
            says("Lupo", "Lupo non può attaccare a meno che il giocatore in difesa non controlli un'Isola."),
            r"impedisce di attaccare \(«Lupo»\)",
        ),
        "shy": H(says("Lupo", "Lupo non può attaccare da solo."), "senza altre creature"),
        "duty of another": H(
            creature("Toro", text="Toro attacca in ogni combattimento, se può farlo."), "manca «Toro»"
        ),
        "no creature": H(
            enchanted("lupo", "Pietra", "Il permanente incantato è un artefatto."),
            "non è una creatura",
            frozenset({"chained", "tied"}),
        ),
        "turn of the other": H(begins(di="Bruno"), "non ne ha il controllo|non è il giocatore attivo"),
    },
    {
        "another is chained": all_of(
            creature("Gatto"), enchanted("gatto", "Catena Due", "La creatura incantata non può attaccare.")
        ),
        "Anna is walled off": stands("Muraglia Due", "Incantesimo", "Le creature non possono attaccarti."),
        "what flies is fogged": stands(
            "Bruma Due", "Incantesimo", "Le creature con volare non possono attaccare.", "Bruno"
        ),
        "another is not able": creature("Topo", text="Difensore", TAPpato="sì", malato="sì"),
        "one cannot do its duty": creature(
            "Mulo", text="Mulo attacca in ogni combattimento, se può farlo.", TAPpato="sì"
        ),
    },
)


# --- 509.1: a block


def _attacked() -> Table:
    table = _attacker()
    table.creature("Orso", "Bruno")
    table.actions.append({"attacca": {"lupo": "Bruno"}})
    return table


def _attacks(one: str) -> Change:
    return lambda table: table.actions[0]["attacca"].update({one: "Bruno"})


def _green(table: Table) -> None:
    table.cards["Orso"]["colori"] = ["verde"]


BLOCK = Asked(
    _attacked,
    refusal("{blocca: {orso: lupo}}"),
    {
        "tapped": H(has("orso", TAPpato="sì"), "è TAPpata"),
        "flying": H(says("Lupo", "Volare"), "ha volare"),
        "menace": H(says("Lupo", "Minacciare"), "minacciare"),
        "fear": H(says("Lupo", "Paura"), "ha paura"),
        "intimidate": H(says("Lupo", "Intimidire"), "ha intimidire"),
        "shadow": H(says("Lupo", "Ombra"), "ha ombra"),
        "skulk": H(all_of(says("Lupo", "Furtivo"), has("orso", segnalini={"+1/+1": 1})), "forza maggiore"),
        "protected": H(all_of(says("Lupo", "Protezione dal verde"), _green), "ha protezione"),
        "forestwalk": H(
            all_of(says("Lupo", "Passa-foreste"), lambda table: table.put("Foresta", "Bruno")), "controlla una Foresta"
        ),
        "unblockable": H(says("Lupo", "Lupo non può essere bloccato."), r"attaccante non può essere bloccata \("),
        "unable": H(says("Orso", "Orso non può bloccare."), r"impedisce di bloccare \(«Orso»\)"),
        "chained": H(enchanted("orso", "Catena", "La creatura incantata non può bloccare."), "«Catena»"),
        "too small": H(
            says("Lupo", "Lupo non può essere bloccato da creature con forza 3 o meno."), "bloccata da quella creatura"
        ),
        "looks up": H(says("Orso", "Orso può bloccare solo creature con volare."), "bloccare quella creatura"),
        "shy": H(says("Orso", "Orso non può bloccare da solo."), "senza altre creature"),
        "lured": H(
            all_of(creature("Esca", text="Tutte le creature in grado di bloccare Esca lo fanno."), _attacks("esca")),
            "lo chiede «Esca»",
        ),
    },
    {
        "another attacker is evasive": all_of(
            creature("Gatto", text="Volare\nMinacciare\nPaura\nGatto non può essere bloccato."), _attacks("gatto")
        ),
        "another blocker is chained": all_of(
            creature("Capra", "Bruno", TAPpato="sì"),
            enchanted("capra", "Catena Due", "La creatura incantata non può bloccare."),
        ),
        "the forest is Anna's": lambda table: table.put("Foresta", id="selva"),
    },
)


# --- 601: a spell


def _spell() -> Table:
    table = Table()
    table.spell("Editto", "Distruggi una creatura bersaglio.", cost="{2}{B}")
    table.creature("Orso", "Bruno")
    table.actions.append({"passa": "Bruno"})
    begins(di="Bruno")(table)
    counted(Anna="BBBBB")(table)
    return table


def _black(table: Table) -> None:
    table.cards["Orso"]["colori"] = ["nero"]


CAST = Asked(
    _spell,
    refusal("{lancia: Editto, di: Anna, bersagli: [orso]}"),
    {
        "sorcery": H(lambda table: table.cards["Editto"].update(tipo="Stregoneria"), "117.1a"),
        "silenced": H(
            stands("Silenzio", "Artefatto", "I tuoi avversari non possono lanciare magie.", "Bruno"), "«Silenzio»"
        ),
        "sealed": H(
            stands("Sigillo", "Artefatto", "I giocatori non possono lanciare magie non creatura.", "Bruno"), "«Sigillo»"
        ),
        "hexproof": H(says("Orso", "Anti-malocchio"), "anti-malocchio"),
        "shroud": H(says("Orso", "Velo"), "velo"),
        "protected": H(says("Orso", "Protezione dal nero"), "protezione"),
        "wrong color": H(
            all_of(without("Editto", "bersaglio", "bersaglio non nera"), _black), "bersaglio legale|il colore"
        ),
        "poor": H(counted(Anna="B"), r"costo \(\{2", frozenset({"taxed"})),
        "taxed": H(
            stands(
                "Gabella",
                "Artefatto",
                "Le magie che i tuoi avversari lanciano costano {3} in più per essere lanciate.",
                "Bruno",
            ),
            "601.2f",
        ),
        "nothing to sacrifice": H(
            says("Editto", "Come costo addizionale per lanciare questa magia, sacrifica un incantesimo."), "sacrificare"
        ),
        "nothing to discard": H(
            says("Editto", "Come costo addizionale per lanciare questa magia, scarta una carta."), "scartare"
        ),
    },
    {
        "Bruno is silenced": stands("Silenzio Due", "Artefatto", "I tuoi avversari non possono lanciare magie."),
        "creatures are sealed": stands(
            "Sigillo Due", "Artefatto", "I giocatori non possono lanciare magie creatura.", "Bruno"
        ),
        "Bruno is taxed": stands(
            "Gabella Due", "Artefatto", "Le magie che i tuoi avversari lanciano costano {3} in più per essere lanciate."
        ),
    },
)


# --- 602: an activated ability


def _ability() -> Table:
    table = Table()
    table.creature("Sciamano", text="{1}, {T}: Sciamano infligge 1 danno a una creatura bersaglio.")
    table.creature("Orso", "Bruno")
    counted(Anna="GG")(table)
    return table


def _red(table: Table) -> None:
    table.cards["Sciamano"]["colori"] = ["rosso"]


ACTIVATE = Asked(
    _ability,
    refusal("{attiva: sciamano, abilità: 1, di: Anna, bersagli: [orso]}"),
    {
        "tapped": H(has("sciamano", TAPpato="sì"), "già TAPpato"),
        "new": H(has("sciamano", malato="sì"), "solo da questo turno"),
        "arrested": H(
            enchanted(
                "sciamano",
                "Arresto",
                "Le abilità attivate della creatura incantata non possono essere attivate.",
                "Bruno",
            ),
            "«Arresto»",
        ),
        "frozen": H(
            stands("Gelo", "Artefatto", "Le abilità attivate delle creature non possono essere attivate.", "Bruno"),
            "«Gelo»",
        ),
        "poor": H(counted(Anna=""), "non può pagare"),
        "hexproof": H(says("Orso", "Anti-malocchio"), "anti-malocchio"),
        "protected": H(all_of(says("Orso", "Protezione dal rosso"), _red), "protezione"),
        "in another turn": H(
            all_of(
                without("Sciamano", "bersaglio.", "bersaglio. Attiva solo durante il tuo turno."),
                begins(di="Bruno", priorità="Anna"),
            ),
            "condizione alla quale",
        ),
        "lost": H(
            enchanted("sciamano", "Quiete", "La creatura incantata perde tutte le abilità.", "Bruno"),
            "non ha quell'abilità",
        ),
    },
    {
        "another is arrested": all_of(
            creature("Gatto"),
            enchanted(
                "gatto",
                "Arresto Due",
                "Le abilità attivate della creatura incantata non possono essere attivate.",
                "Bruno",
            ),
        ),
        "artifacts are frozen": stands(
            "Gelo Due", "Artefatto", "Le abilità attivate degli artefatti non possono essere attivate.", "Bruno"
        ),
        "another has lost all": all_of(
            creature("Topo"), enchanted("topo", "Quiete Due", "La creatura incantata perde tutte le abilità.", "Bruno")
        ),
    },
)


# --- 305: a land


def _land() -> Table:
    table = Table()
    table.put("Foresta", where="mano", id="selva")
    return table


def _barren(name: str, whose: str) -> Change:
    forbids = {"abilità": [{"non può": "giocare terre", "giocatori": "avversari"}]}
    return stands(name, "Artefatto", "", whose, card=forbids)


def _in_the_graveyard(table: Table) -> None:
    table.move("selva", "Anna", "cimitero")


def _with_a_stack(table: Table) -> None:
    table.spell("Canto", "Pesca una carta.", cost="{U}")
    table.actions.append({"lancia": "Canto", "di": "Anna"})


LAND = Asked(
    _land,
    refusal("{gioca: selva, di: Anna}"),
    {
        "turn of the other": H(begins(di="Bruno", priorità="Anna"), "non è il suo turno", frozenset({"upkeep"})),
        "upkeep": H(begins(di="Anna", sottofase="mantenimento"), "fase principale"),
        "played one": H(lambda table: table.players["Anna"].update({"terre giocate": 1}), "già stata giocata"),
        "barren": H(_barren("Sterpaia", "Bruno"), "«Sterpaia»"),
        "in the graveyard": H(_in_the_graveyard, "non è nella sua mano"),
        "something on the stack": H(_with_a_stack, "pila non è vuota"),
    },
    {
        "barren for Bruno": _barren("Sterpaia Due", "Anna"),
        "Bruno played one": lambda table: table.players["Bruno"].update({"terre giocate": 1}),
    },
)
