"""Games as text, for language models: the state, prompts, answers, rules by word, names that say nothing."""

from bigboard.text.harness import Harness
from bigboard.text.names import Names
from bigboard.text.rules_text import rules_text
from bigboard.text.state_text import events_text, moves_text, state_text

__all__ = ["Harness", "Names", "events_text", "moves_text", "rules_text", "state_text"]
