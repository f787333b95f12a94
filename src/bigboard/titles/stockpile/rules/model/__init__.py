"""The state of a Stockpile table: cards, boards, shares, hands."""
