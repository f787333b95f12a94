"""Names that say nothing: a model that has read about a game must not win by recalling what it has read.

Chains, companies, the title and the ids of clauses get other names in every text that goes out; `reveal` turns them
back in every text that comes in. Boards show the first letter of a chain, so the aliases have different ones.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from bigboard.games.contract import SPECTATOR, JsonDict, State
from bigboard.games.registry import names, title

ALIASES = ("Alder", "Birch", "Cedar", "Dune", "Ember", "Fjord", "Grove", "Heath", "Iris", "Juniper")
LISTS = ("chains", "companies")  # of a view, whose entries have names
TITLE = "The game"
PREFIX = "RULE"


class Names:
    """The aliases of one game; without `hide` every name stays as it is."""

    def __init__(self, state: State, hide: bool = True) -> None:
        view = state.observe(SPECTATOR) if hide else {}
        real = [entry["name"] for part in LISTS for entry in view.get(part, [])]
        self.aliases: dict[str, str] = dict(zip(real, ALIASES, strict=False))
        self.words = dict(self.aliases)
        if hide and state.game.name in names():
            brought = title(state.game.name)
            self.words |= {brought.label: TITLE, brought.rules: PREFIX}
        initials = {name[0]: alias[0] for name, alias in self.aliases.items()}
        self.letters = initials if len(initials) == len(self.aliases) else {}

    def hide(self, text: str) -> str:
        """Return a text for the model."""
        return replace_words(text, self.words)

    def hide_board(self, view: JsonDict) -> JsonDict:
        """Return a view whose board has the first letters of the aliases."""
        if not self.letters or "board" not in view:
            return view
        letters = str.maketrans(self.letters)
        return {**view, "board": [row.translate(letters) for row in view["board"]]}

    def reveal(self, text: str) -> str:
        """Return a text of the model with the names of the game; a single letter is an alias, too."""
        back = {alias.lower(): name for name, alias in self.words.items()}
        back |= {alias.lower(): name for name, alias in self.letters.items()}
        return replace_words(text, back, ignore_case=True)


def replace_words(text: str, words: Mapping[str, str], ignore_case: bool = False) -> str:
    if not words:
        return text
    longest = sorted(words, key=len, reverse=True)
    pattern = r"\b(" + "|".join(map(re.escape, longest)) + r")\b"
    flags = re.IGNORECASE if ignore_case else re.NOFLAG
    return re.sub(pattern, lambda found: words[found[0].lower() if ignore_case else found[0]], text, flags=flags)
