### Company: people to play with.

match-title = Παίξτε με ανθρώπους
match-note = Συναντάτε ανθρώπους που θέλουν το ίδιο παιχνίδι. Αν μείνουν ελεύθερες θέσεις (αναμονή: { $wait }), τις παίρνουν bots και το παιχνίδι αρχίζει.
match-any = Οποιοσδήποτε αριθμός
pace = Ρυθμός
match-wait = Αναμονή το πολύ
match-find = Εύρεση παικτών
match-notify = Ειδοποίηση όταν κάποιος θέλει να παίξει
match-notify-note = Ο περιηγητής σάς ειδοποιεί όσο το Big Board είναι ανοιχτό σε μια καρτέλα. Οι ρυθμίσεις προσφέρουν e-mail, αν ο διακομιστής το στέλνει.
match-wanted = Κάποιος θέλει να παίξει: { $name }
match-found = Το παιχνίδι σας αρχίζει: { $name }
match-looking = Αναζήτηση παικτών
match-fills = Τα bots παίρνουν τις ελεύθερες θέσεις σε { $time }.
match-starting = Το παιχνίδι αρχίζει.
match-stop = Διακοπή αναζήτησης
people-here = { $count ->
    [one] { $count } άτομο εδώ τώρα
   *[other] { $count } άτομα εδώ τώρα
 }
profile-quick = Γρήγορος
profile-steady = Σταθερός
profile-relaxed = Χαλαρός
profile-days = Σε πολλές ημέρες
notice-bots_fill = Η αναμονή τελείωσε· τα bots παίρνουν τις ελεύθερες θέσεις.
remind-matches = Και όταν κάποιος ψάχνει παίκτες
remind-matches-note = Το πολύ μία φορά την ώρα, όσο δεν είστε σε τραπέζι.
