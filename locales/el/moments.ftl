### The people at the table, and what is told scene by scene.

you-mark = εσείς
their-turn = παίζει
money-hidden = Κρυφό
net-worth = Περιουσία
players-here = Παίκτες
skip = Παράλειψη
your-things = Τα δικά σας
you-watch = Παρακολουθείτε.
show-on-board = Δείξε το στο ταμπλό
panel-view = Τι υπάρχει στο τραπέζι
