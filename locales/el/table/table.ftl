### Στο τραπέζι, όποιο κι αν είναι το παιχνίδι.

your-turn = Η σειρά σας
player = Παίκτης
turn = σειρά
panels = Πίνακες
panel-ledger = Περιουσία
panel-chart = Τιμές
panel-log = Ημερολόγιο
away = λείπει
away-bot-in = λείπει, bot σε { $time }
held-by-bot = παίζει bot ({ $bot })
reconnecting = Η σύνδεση χάθηκε, επανασύνδεση…
thinking = Σκέφτεται…
undo-step = Αναίρεση
table-menu = Τραπέζι
leave-seat = Αποχώρηση
leave-seat-note = Ένα bot παίζει για εσάς ώσπου να επιστρέψετε.
seat-held = Ένα bot παίζει για εσάς.
bot-played = Όσο λείπατε, ένα bot έπαιξε για εσάς:
seen = Εντάξει
take-seat-back = Επιστροφή στο παιχνίδι
chat = Συνομιλία
chat-placeholder = Γράψτε κάτι
unread =
    { $count ->
        [one] { $count } μη αναγνωσμένο μήνυμα
       *[other] { $count } μη αναγνωσμένα μηνύματα
    }
send = Αποστολή
look-at-moment = Προβολή αυτής της στιγμής
changes = Τι άλλαξε
earlier-moment = Νωρίτερα
back-to-now = Πίσω στο παιχνίδι
pass-device = Δώστε τη συσκευή:
lift-curtain = Εγώ είμαι: { $name }

won-by =
    { $count ->
        [one] Νίκη: { $winners }
       *[other] Μοιράζονται τη νίκη: { $winners }
    }
rematch = Ρεβάνς
to-rematch = Στη ρεβάνς
download-record = Λήψη της καταγραφής

## Ανακοινώσεις του τραπεζιού
notice-joined = { $name } κάθεται στο τραπέζι.
notice-left = { $name } φεύγει.
notice-kicked = Ο οικοδεσπότης ζήτησε να φύγει: { $name }.
notice-started = Το παιχνίδι αρχίζει.
notice-bot_holds_seat = { $name } λείπει· στο μεταξύ παίζει bot ({ $bot }).
notice-returned = { $name } επέστρεψε.
notice-time_out = Τέλος χρόνου: { $name }. Αυτή την απόφαση την πήρε ένα bot ({ $bot }).
notice-rematch = { $name } προτείνει ρεβάνς.
