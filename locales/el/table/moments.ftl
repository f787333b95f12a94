### The people at the table, and what is told scene by scene.

you-mark = εσείς
their-turn = παίζει
money-hidden = Κρυφά
net-worth = Περιουσία
players-here = Παίκτες
skip = Παράλειψη
your-things = Η περιουσία σας
you-watch = Παρακολουθείτε.
show-on-board = Προβολή στο ταμπλό
panel-view = Τι υπάρχει στο τραπέζι

time-up = τέλος χρόνου
clock-out-note = Όταν τελειώσει ο χρόνος, αυτή την απόφαση την παίρνει ένα bot.
clock-rule = { $seconds } δ. ανά απόφαση και { $bank } δ. απόθεμα
story-speed = Ταχύτητα των σκηνών
story-speed-note = Διάστημα: επόμενη σκηνή· Esc: παράλειψη όλων.
speed-slow = Αργά
speed-normal = Κανονικά
speed-fast = Γρήγορα
speed-instant = Αμέσως
your-place =
    { $place ->
        [1] Κερδίζετε!
        [2] Είστε στη δεύτερη θέση.
        [3] Είστε στην τρίτη θέση.
        [4] Είστε στην τέταρτη θέση.
        [5] Είστε στην πέμπτη θέση.
       *[6] Είστε στην τελευταία θέση.
    }
