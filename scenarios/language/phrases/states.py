"""110.5, 701-702, 708-712: what a permanent has become: face down, transformed, saddled, crewed, paired; and the doors of Rooms."""

from __future__ import annotations

from collections.abc import Mapping

PHRASES: Mapping[str, tuple[str, ...]] = {
    "SELF_TRANSFORMS": ("si trasforma", "si trasformano"),
    # 709.5: doors of Rooms
    "THIS_DOOR": ("questa porta",),
    "A_DOOR": ("una porta",),
    "LOCKED_DOOR": ("una porta bloccata",),
    "FULLY": ("completamente",),
    "UNLOCKED_DOORS": ("porte sbloccate", "porta sbloccata"),
    "DOORS": ("porte",),
    "NAMES_APART": ("nomi diversi",),
    "MUTATED": ("è mutata", "è mutato"),
    "FACE_UP": ("a faccia in su",),
    "CREWS_STRONGER": tuple(
        f"{crews} come se la sua forza fosse {more}" for more in ("aumentata di", "superiore di", "maggiore di")
        for crews in ("manovra veicoli", "manovra i veicoli")
    ),
    "SADDLES_AND_CREWS_STRONGER": tuple(
        f"sella cavalcature e manovra veicoli come se la sua forza fosse {more}" for more in ("aumentata di", "superiore di", "maggiore di")
    ),
    "CREWED": ("manovrato", "manovrata", "manovrati", "manovrate"),
    "SADDLED": ("sellata", "sellato", "sellate", "sellati"),
    "AN_ADVENTURE": ("un'avventura",),
    "SO_THAT_NO_LONGER": ("in modo che non sia più", "in modo che non siano più"),
    "TRANSFORMED": ("trasformata", "trasformato", "trasformate", "trasformati"),
    "TURNED_UP": (
        "girato a faccia in su", "girata a faccia in su", "girati a faccia in su", "girate a faccia in su",
    ),
    "FACE_DOWN": ("a faccia in giù",),
    "TRANSFORM_ITSELF": ("trasformarsi",),
    "REGENERATED": ("rigenerato", "rigenerata", "rigenerati", "rigenerate"),
    "OF_LEVEL": ("di livello",),
    "PAIRED": tuple(f"abbinat{end} a un{other}" for end in "oa" for other in ("'altra creatura", "a creatura")),
    "BOTH_CREATURES": ("entrambe le creature",),
}  # fmt: skip
