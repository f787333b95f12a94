"""Recording a tabletop game of Stockpile: the place of every card, and the events that reveal it."""
