"""Small chapters for the tests of the reader and of what is built on it; every sentence in them is made up."""

from pathlib import Path

HEAD = "capitolo 704. Azioni generate dallo stato\nparte 7. Regole addizionali\n\n"

CHAPTERS = {
    "702.txt": """\
# a comment of ours
capitolo 702. Abilità con parola chiave
parte 7. Regole addizionali

702.9
    titolo: Volare

702.9a
    Volare è un'abilità di evasione. Vedi la regola 704.5a e il capitolo 704.
""",
    "704.txt": """\
capitolo 704. Azioni generate dallo stato
parte 7. Regole addizionali

704.5
    Le azioni sono queste.

704.5a
    Chi non ha più punti vita
    perde la partita.

    Un secondo capoverso, con {T} e [Costo]; vedi le regole 702.9-702.10.
    esempio: un giocatore a 2 punti vita ne perde
        tre.
    esempio: un altro esempio, regola 117.5
    frase: ho zero vite
    frase: sono morto?

704.5b
    Vedi la parte 7 e la regola 704.5a.
""",
}


def write_chapters(folder: Path, **changed: str) -> Path:
    """The chapters above in a folder, some of them with another text: `write_chapters(folder, **{"704.txt": text})`."""
    for name, text in {**CHAPTERS, **changed}.items():
        (folder / name).write_text(text, encoding="utf-8", newline="")
    return folder
