"""Small foreign texts in the forms that people have, every sentence made up, and where the real ones are."""

from pathlib import Path

WIKI = """\
Magic: the Gathering Wiki
Advertisement

100 - Generale[]

  • 100.1 Una frase sul gioco.
    • 101.1a Una frase che sta sotto la prima.
  • 100.2. Un'altra frase (vedi regola 117.5).
    • Esempio: Anna gioca, Bruno guarda.
    • 100.3 Una regola rientrata come una sottoregola.

123 - Sticker[]

  • 123.3c Si paga in File:TK.png, e altro non si sa di File:XYZ.png.
    • 123.3dUna frase senza spazio.
    • 123.3f Una lettera più in là.
Advertisement
"""

PLAIN_LIST = """\
Tratto dal Regolamento (Aggiornato a un'espansione, 3 Aprile 2025)
|
107. Numeri e simboli
- 107.5 Il simbolo TAP è
. Il simbolo vuole dire che si TAPpa, e la riga è lunga quanto basta a far capire che nessuno l'ha spezzata per farla stare \
in una pagina stretta, come fanno i testi messi in colonna.
- 107.90 Un simbolo che nessuno conosce
sta in mezzo alla frase.
- Esempio: un esempio.
|
|
"""

RULEBOOK = """\
ETÀ 13+

MAGIC

REGOLAMENTO

SEZIONE 1: LE BASI

Parti di una Carta	5

DOMANDE?

PARTI DI UNA CARTA

Ogni **carta** ha un nome e, *di solito*, un costo.

A. SOTTOFASE DI PROVA

TIPO	È UN PERMANENTE
Terra	sì

SEZIONE 5: GLOSSARIO

GLOSSARIO

CAUTELE

Una creatura con questa abilità attacca senza TAPparsi.

DOMANDE?

Questo regolamento è stato pubblicato nel Luglio 2012.
"""


def documents(shared: Path) -> dict[str, bytes]:
    """The five real documents, by the first three figures of their names."""
    return {path.name[:3]: path.read_bytes() for path in sorted((shared / "seeds").glob("*.txt"))}
