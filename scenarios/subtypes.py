"""205.3: subtypes by their printed Italian names. What is in no table is the same in both languages, or not known here."""

from __future__ import annotations

from scenarios.errors import shown, wrong
from scenarios.vocabulary import Vocabulary

SUBTYPES: Vocabulary[str] = Vocabulary(
    "un sottotipo",
    {
        "Adventure": "Avventura", "Advisor": "Consigliere", "Aetherborn": "Eteride", "Ally": "Alleato",
        "Angel": "Angelo", "Antelope": "Antilope", "Ape": "Scimpanzé", "Arcane": "Arcano", "Archer": "Arciere",
        "Archon": "Arconte", "Artificer": "Artefice | Artificiere", "Assassin": "Assassino",
        "Assembly-Worker": "Addetto-al-Montaggio", "Aurochs": "Uri", "Badger": "Tasso", "Barbarian": "Barbaro",
        "Bard": "Bardo", "Basilisk": "Basilisco", "Bat": "Pipistrello", "Bear": "Orso", "Beast": "Bestia",
        "Beaver": "Castoro", "Bird": "Uccello", "Blood": "Sangue", "Boar": "Cinghiale", "Bobblehead": "Statuetta",
        "Camel": "Cammello", "Capybara": "Capibara", "Carrier": "Latore", "Cartouche": "Cartiglio", "Case": "Caso",
        "Cat": "Felino", "Cave": "Caverna", "Centaur": "Centauro", "Citizen": "Cittadino", "Class": "Classe",
        "Cleric": "Chierico", "Clue": "Indizio", "Cockatrice": "Coccatrice", "Construct": "Costrutto",
        "Coward": "Vigliacco", "Crab": "Granchio", "Crocodile": "Coccodrillo", "Curse": "Anatema",
        "Cyclops": "Ciclope", "Demigod": "Semidio", "Demon": "Demone", "Desert": "Deserto", "Devil": "Diavolo",
        "Dinosaur": "Dinosauro", "Djinn": "Genio", "Dog": "Canide | Segugio", "Dragon": "Drago", "Drake": "Draghetto",
        "Dreadnought": "Sterminatore", "Drone": "Drone | Parassita", "Druid": "Druido", "Dryad": "Driade",
        "Dwarf": "Nano", "Egg": "Uovo", "Elder": "Antico", "Elemental": "Elementale", "Elephant": "Elefante",
        "Elf": "Elfo", "Elk": "Alce", "Equipment": "Equipaggiamento", "Eye": "Occhio", "Faerie": "Spiritello",
        "Fish": "Pesce", "Food": "Cibo", "Forest": "Foresta", "Fortification": "Fortificazione", "Fox": "Volpe",
        "Fractal": "Frattale", "Frog": "Rana", "Gate": "Cancello", "Germ": "Microbo", "Giant": "Gigante",
        "Glimmer": "Barlume", "Gnome": "Gnomo", "Goat": "Capra", "God": "Dio", "Gold": "Oro", "Gorgon": "Gorgone",
        "Griffin": "Grifone", "Hag": "Strega", "Harpy": "Arpia", "Hellion": "Infernale", "Hippo": "Ippopotamo",
        "Hippogriff": "Ippogrifo", "Homunculus": "Omuncolo", "Horror": "Orrore", "Horse": "Cavallo", "Human": "Umano",
        "Hydra": "Idra", "Hyena": "Iena", "Illusion": "Illusione", "Imp": "Imp | Demonietto",
        "Incarnation": "Incarnazione", "Incubator": "Incubatrice", "Inkling": "Scarabocchio", "Insect": "Insetto",
        "Island": "Isola", "Jackal": "Sciacallo", "Jellyfish": "Medusa", "Junk": "Ferraglia", "Knight": "Cavaliere",
        "Kobold": "Coboldo", "Leech": "Sanguisuga", "Lesson": "Lezione", "Leviathan": "Leviatano",
        "Lizard": "Lucertola | Viashino", "Locus": "Luogo", "Manticore": "Manticora", "Map": "Mappa",
        "Masticore": "Masticora", "Mercenary": "Mercenario", "Merfolk": "Tritone", "Mine": "Miniera",
        "Minion": "Servitore", "Minotaur": "Minotauro", "Mole": "Talpa", "Monk": "Monaco", "Monkey": "Scimmia",
        "Moonfolk": "Lunantropo", "Mount": "Cavalcatura", "Mountain": "Montagna", "Mouse": "Topo",
        "Mutant": "Mutante", "Mystic": "Mistico", "Nautilus": "Nautilo", "Nightmare": "Incubo", "Noble": "Nobile",
        "Nomad": "Nomade", "Nymph": "Ninfa", "Octopus": "Piovra | Cefalide", "Ooze": "Melma", "Orc": "Orco",
        "Otter": "Lontra", "Ox": "Bue", "Pangolin": "Pangolino", "Peasant": "Popolano", "Pegasus": "Pegaso",
        "Pest": "Peste", "Phoenix": "Fenice", "Phyrexian": "Phyrexiano", "Pilot": "Pilota", "Pirate": "Pirata",
        "Plains": "Pianura", "Plant": "Pianta", "Porcupine": "Istrice", "Possum": "Opossum",
        "Powerstone": "Pietra del Potere", "Praetor": "Pretore", "Primarch": "Primarca",
        "Processor": "Metabolizzatore", "Rabbit": "Coniglio", "Raccoon": "Procione", "Rat": "Ratto",
        "Rebel": "Ribelle", "Rhino": "Rinoceronte", "Rogue": "Farabutto", "Role": "Ruolo", "Room": "Stanza",
        "Rune": "Runa", "Salamander": "Salamandra", "Saproling": "Saprolingio", "Satyr": "Satiro",
        "Scarecrow": "Spaventapasseri", "Scientist": "Scienziato", "Scion": "Discendente", "Scorpion": "Scorpione",
        "Scout": "Esploratore", "Serpent": "Serpe", "Servo": "Servomeccanismo", "Shade": "Ombra | Bruma",
        "Shaman": "Sciamano", "Shapeshifter": "Polimorfo", "Shark": "Squalo", "Sheep": "Pecora",
        "Shrine": "Santuario", "Siege": "Assedio", "Siren": "Sirena", "Skeleton": "Scheletro", "Sliver": "Tramutante",
        "Sloth": "Bradipo", "Slug": "Lumaca", "Snail": "Chiocciola", "Snake": "Serpente | Naga", "Soldier": "Soldato",
        "Spawn": "Progenie", "Specter": "Spettro", "Spellshaper": "Mutamagia", "Sphere": "Sfera", "Sphinx": "Sfinge",
        "Spider": "Ragno", "Spike": "Pungiglione", "Spirit": "Spirito", "Squid": "Calamaro", "Squirrel": "Scoiattolo",
        "Starfish": "Stella Marina", "Survivor": "Sopravvissuto", "Swamp": "Palude", "Synth": "Sintetico",
        "Thopter": "Tottero", "Tower": "Torre", "Toy": "Giocattolo", "Trap": "Trappola", "Treasure": "Tesoro",
        "Treefolk": "Silvantropo", "Turtle": "Tartaruga", "Tyranid": "Tiranide", "Unicorn": "Unicorno",
        "Vampire": "Vampiro", "Vehicle": "Veicolo", "Volver": "Volvero", "Wall": "Muro", "Warrior": "Guerriero",
        "Weird": "Bizzarria", "Werewolf": "Mannaro", "Whale": "Balena", "Wizard": "Mago", "Wolf": "Lupo",
        "Wolverine": "Ghiottone", "Worm": "Verme", "Wraith": "Necrospettro",
    },
)  # fmt: skip
"""English to Italian; after ``|`` further names under which the same subtype was printed."""

_LONGEST = max(len(spelling.split()) for spelling in SUBTYPES.spellings())


def subtype(word: str) -> str:
    """A subtype as the engine names it: by its English name where that is known, else as it is written."""
    return SUBTYPES.get(word) or word


def read_subtypes(text: str) -> tuple[str, ...]:
    """205.3b: the subtypes of a type line, each a word; some Italian names are several words. Raises an error of `wrong`."""
    words = text.split()
    found: list[str] = []
    while words:
        for length in range(min(_LONGEST, len(words)), 0, -1):
            name = " ".join(words[:length])
            meant = SUBTYPES.get(name) or (name if length == 1 else None)
            if meant is not None:
                break
        else:
            raise AssertionError("a single word is always a subtype")
        if meant in found:
            raise wrong(f"il sottotipo {shown(name)} c'è due volte")
        found.append(meant)
        del words[:length]
    return tuple(found)


def subtype_word(name: str) -> str:
    """The printed Italian name of a subtype; one that the table does not know keeps its own."""
    return SUBTYPES.word(name) if name in SUBTYPES else name
