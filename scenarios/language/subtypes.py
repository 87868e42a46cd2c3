"""205.3: subtypes by their printed Italian names; English to Italian, further spellings of the same subtype after ``|``."""

from __future__ import annotations

from collections.abc import Mapping

from engine.words.subtypes import PLANESWALKERS

_ITALIAN = {
    "Adventure": "Avventura", "Advisor": "Consigliere", "Aetherborn": "Eteride", "Ally": "Alleato",
    "Angel": "Angelo | Angelico", "Antelope": "Antilope", "Ape": "Scimpanzé", "Arcane": "Arcano", "Archer": "Arciere",
    "Archon": "Arconte", "Army": "Esercito", "Artificer": "Artefice | Artificiere", "Assassin": "Assassino",
    "Assembly-Worker": "Addetto-al-Montaggio", "Aurochs": "Uri", "Badger": "Tasso", "Balloon": "Palloncino",
    "Barbarian": "Barbaro", "Bard": "Bardo", "Basilisk": "Basilisco", "Bat": "Pipistrello", "Bear": "Orso", "Beast": "Bestia",
    "Beaver": "Castoro", "Bird": "Uccello", "Blood": "Sangue", "Boar": "Cinghiale", "Bobblehead": "Statuetta",
    "Camel": "Cammello", "Capybara": "Capibara", "Carrier": "Latore", "Cartouche": "Cartiglio", "Case": "Caso", "Cat": "Felino",
    "Cave": "Caverna", "Centaur": "Centauro", "Citizen": "Cittadino", "Class": "Classe", "Cleric": "Chierico",
    "Clue": "Indizio", "Cockatrice": "Coccatrice", "Construct": "Costrutto", "Coward": "Vigliacco", "Crab": "Granchio",
    "Crocodile": "Coccodrillo", "Curse": "Anatema", "Cyclops": "Ciclope", "Demigod": "Semidio", "Demon": "Demone",
    "Desert": "Deserto", "Devil": "Diavolo", "Dinosaur": "Dinosauro", "Djinn": "Genio", "Dog": "Canide | Segugio",
    "Dragon": "Drago", "Drake": "Draghetto", "Dreadnought": "Sterminatore", "Drone": "Parassita | Drone", "Druid": "Druido",
    "Dryad": "Driade", "Dwarf": "Nano", "Egg": "Uovo", "Elder": "Antico", "Elemental": "Elementale", "Elephant": "Elefante",
    "Elf": "Elfo", "Elk": "Alce", "Equipment": "Equipaggiamento", "Eye": "Occhio", "Faerie": "Spiritello", "Fish": "Pesce",
    "Food": "Cibo", "Forest": "Foresta", "Fortification": "Fortificazione", "Fox": "Volpe", "Fractal": "Frattale",
    "Frog": "Rana", "Gate": "Cancello", "Germ": "Microbo", "Giant": "Gigante", "Glimmer": "Barlume", "Gnome": "Gnomo",
    "Goat": "Capra", "God": "Dio", "Gold": "Oro", "Gorgon": "Gorgone", "Griffin": "Grifone", "Hag": "Strega", "Hamster": "Criceto", "Harpy": "Arpia",
    "Hellion": "Infernale", "Hero": "Eroe", "Hippo": "Ippopotamo", "Hippogriff": "Ippogrifo", "Homunculus": "Omuncolo",
    "Horror": "Orrore", "Horse": "Cavallo", "Human": "Umano", "Hydra": "Idra", "Hyena": "Iena", "Illusion": "Illusione",
    "Imp": "Imp | Demonietto", "Incarnation": "Incarnazione", "Incubator": "Incubatrice", "Inkling": "Scarabocchio",
    "Insect": "Insetto", "Island": "Isola", "Jackal": "Sciacallo", "Jellyfish": "Medusa", "Junk": "Ferraglia",
    "Knight": "Cavaliere", "Kobold": "Coboldo", "Leech": "Sanguisuga", "Lemur": "Lemure", "Lesson": "Lezione", "Leviathan": "Leviatano",
    "Lizard": "Lucertola | Viashino", "Locus": "Luogo", "Manticore": "Manticora", "Map": "Mappa", "Masticore": "Masticora",
    "Mercenary": "Mercenario", "Merfolk": "Tritone", "Mine": "Miniera", "Mite": "Acaro", "Minion": "Servitore",
    "Minotaur": "Minotauro", "Mole": "Talpa", "Monk": "Monaco", "Monkey": "Scimmia", "Moonfolk": "Lunantropo",
    "Mount": "Cavalcatura", "Mountain": "Montagna", "Mouse": "Topo", "Mutagen": "Mutageno", "Mutant": "Mutante", "Mystic": "Mistico",
    "Nautilus": "Nautilo", "Nightmare": "Incubo", "Noble": "Nobile", "Nomad": "Nomade", "Nymph": "Ninfa",
    "Octopus": "Piovra | Cefalide", "Omen": "Presagio", "Ooze": "Melma", "Orc": "Orco", "Otter": "Lontra", "Ox": "Bue", "Pangolin": "Pangolino",
    "Peasant": "Popolano", "Pegasus": "Pegaso", "Pest": "Peste", "Phoenix": "Fenice", "Phyrexian": "Phyrexiano",
    "Pilot": "Pilota", "Pirate": "Pirata", "Plains": "Pianura", "Planet": "Pianeta | Planet", "Plant": "Pianta", "Porcupine": "Istrice", "Power-Plant": "Centrale Energetica", "Possum": "Opossum",
    "Powerstone": "Pietra del Potere", "Praetor": "Pretore", "Primarch": "Primarca", "Processor": "Metabolizzatore",
    "Rabbit": "Coniglio", "Raccoon": "Procione", "Rat": "Ratto", "Rebel": "Ribelle", "Reflection": "Riflesso",
    "Rhino": "Rinoceronte", "Rogue": "Farabutto", "Role": "Ruolo", "Room": "Stanza", "Rune": "Runa", "Salamander": "Salamandra",
    "Sand": "Sabbia", "Saproling": "Saprolingio", "Satyr": "Satiro", "Scarecrow": "Spaventapasseri", "Scientist": "Scienziato",
    "Scion": "Discendente", "Scorpion": "Scorpione", "Scout": "Esploratore", "Serpent": "Serpe", "Servo": "Servomeccanismo",
    "Shade": "Ombra | Bruma", "Shaman": "Sciamano", "Shapeshifter": "Polimorfo", "Shard": "Frammento", "Shark": "Squalo", "Sheep": "Pecora",
    "Shrine": "Santuario", "Siege": "Assedio", "Siren": "Sirena", "Skeleton": "Scheletro", "Sliver": "Tramutante",
    "Sloth": "Bradipo", "Slug": "Lumaca", "Snail": "Chiocciola", "Snake": "Serpente | Naga", "Soldier": "Soldato",
    "Spacecraft": "Astronave | Spacecraft",
    "Spawn": "Progenie", "Specter": "Spettro", "Spellshaper": "Mutamagia", "Sphere": "Sfera", "Sphinx": "Sfinge",
    "Spider": "Ragno", "Spike": "Pungiglione", "Spirit": "Spirito", "Squid": "Calamaro", "Squirrel": "Scoiattolo",
    "Starfish": "Stella Marina", "Survivor": "Sopravvissuto | Superstite", "Swamp": "Palude", "Synth": "Sintetico",
    "Thopter": "Tottero", "Time Lord": "Signore del Tempo | Time Lord", "Tower": "Torre", "Toy": "Giocattolo", "Trap": "Trappola", "Treasure": "Tesoro",
    "Treefolk": "Silvantropo", "Turtle": "Tartaruga", "Tyranid": "Tiranide", "Unicorn": "Unicorno", "Urza's": "di Urza", "Vampire": "Vampiro",
    "Vehicle": "Veicolo", "Vibranium": "Vibranio", "Villain": "Nemico", "Volver": "Volvero", "Wall": "Muro", "Warrior": "Guerriero", "Weird": "Bizzarria",
    "Werewolf": "Mannaro", "Whale": "Balena", "Wizard": "Mago", "Wolf": "Lupo", "Wolverine": "Ghiottone", "Worm": "Verme",
    "Wraith": "Necrospettro",
}  # fmt: skip

_SAME_IN_BOTH = (
    "Armadillo", "Astartes", "Atog", "Aura", "Avatar", "Beholder", "Berserker", "Chimera", "Clown", "Dauthi", "Detective",
    "Efreet", "Eldrazi", "Fungus", "Gargoyle", "Gnoll", "Goblin", "Golem", "Gremlin", "Halfling", "Homarid", "Juggernaut", "Lander",
    "Kavu", "Kirin", "Kithkin", "Kor", "Kraken", "Lamia", "Lammasu", "Lhurgoyf", "Licid", "Metathran", "Myr", "Necron",
    "Nephilim", "Ninja", "Noggle", "Ogre", "Orgg", "Ouphe", "Pentavite", "Ranger", "Robot", "Saga", "Samurai", "Slith",
    "Soltari", "Surrakar", "Tetravite", "Thalakos", "Thrull", "Tiefling", "Trilobite", "Triskelavite", "Troll", "Vedalken",
    "Warlock", "Wurm", "Yeti", "Zombie", "Zubera",
)  # fmt: skip

SUBTYPES: Mapping[str, tuple[str, ...]] = {
    **{english: tuple(italian.split(" | ")) for english, italian in _ITALIAN.items()},
    **{name: (name,) for name in (*_SAME_IN_BOTH, *PLANESWALKERS)},
}
"""The Italian singulars of each subtype, the printed one first."""
