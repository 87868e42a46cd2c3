"""Why the operating system refused something, in Italian: the one place that knows its reasons."""

from __future__ import annotations

import errno
import os


def reason(error: OSError) -> str:
    """Why the system refused what was asked of it. A reason that is none of the usual ones is told by its name.

    An error that our own code raised with words of its own is told in those.
    """
    name = errno.errorcode.get(error.errno or 0, "")
    known = _REASONS.get(name)
    by_the_system = getattr(error, "winerror", None) is not None or error.strerror == os.strerror(error.errno or 0)
    if error.errno and error.strerror and not by_the_system:
        return error.strerror
    return known or f"errore del sistema ({name or error.errno or type(error).__name__})"


_REASONS = {
    "ENOENT": "non c'è",
    "EACCES": "non c'è il permesso",
    "EPERM": "non c'è il permesso",
    "EEXIST": "c'è già",
    "EISDIR": "è una cartella",
    "ENOTDIR": "una parte del percorso non è una cartella",
    "ENOTEMPTY": "la cartella non è vuota",
    "ENAMETOOLONG": "il nome è troppo lungo",
    "EILSEQ": "il nome ha caratteri che il disco non ammette",
    "EINVAL": "il sistema non lo ammette",
    "ELOOP": "i collegamenti girano in tondo",
    "ENOSPC": "il disco è pieno",
    "EDQUOT": "lo spazio concesso sul disco è finito",
    "EFBIG": "il file diventa più grande di quanto il sistema permette",
    "EROFS": "il disco è di sola lettura",
    "EIO": "il disco non si legge o non si scrive",
    "EBUSY": "è in uso",
    "ETXTBSY": "è in uso",
    "EAGAIN": "è in uso",
    "EMFILE": "ci sono troppi file aperti",
    "ENFILE": "ci sono troppi file aperti",
    "ENOMEM": "manca la memoria",
    "ENOLCK": "il disco non permette di riservare un file",
    "ENODEV": "il disco non c'è",
    "ENXIO": "il disco non c'è",
    "EXDEV": "sta su un altro disco",
    "EMLINK": "ci sono troppi collegamenti",
    "ESTALE": "il disco di rete non risponde più",
    "ETIMEDOUT": "il disco di rete non risponde",
    "EPIPE": "chi leggeva ha chiuso",
}
