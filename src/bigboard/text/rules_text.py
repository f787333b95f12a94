"""Clauses of a rulebook by id or by word, as text."""

from __future__ import annotations

from bigboard.games.rulebook import Clause, clauses

MOST = 8  # clauses in one answer


def rules_text(game: str, wanted: str = "") -> str:
    """Return the clause of that id, or those that contain all words; without any, the list of all clauses."""
    known = clauses(game)
    asked = wanted.strip()
    if not asked:
        return "\n".join(f"{clause.id} {clause.title}" for clause in known.values())
    if asked.upper() in known:
        return clause_text(known[asked.upper()])
    words = asked.lower().split()
    found = [clause for clause in known.values() if all(word in search_text(clause) for word in words)]
    if not found:
        return f"No clause has {asked!r}. Without a word, all clauses are listed."
    text = "\n".join(clause_text(clause) for clause in found[:MOST])
    more = [clause.id for clause in found[MOST:]]
    return f"{text}\nAlso: {', '.join(more)}." if more else text


def search_text(clause: Clause) -> str:
    return f"{clause.id} {clause.title} {clause.text}".lower()


def clause_text(clause: Clause) -> str:
    rows = "".join("\n" + " | ".join(row) for row in clause.table)
    return f"{clause.id} {clause.title}: {clause.text}{rows}"
