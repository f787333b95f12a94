### Previews of links, written by the server.

preview-invited = Σας προσκαλούν σε ένα τραπέζι
preview-invited-note = Ανοίξτε τον σύνδεσμο για να καθίσετε ή να παρακολουθήσετε. Δεν χρειάζεται λογαριασμός.
preview-play = Παίξτε
preview-take-seat = Καθίστε
preview-see-result = Δείτε το αποτέλεσμα
preview-watch-replay = Δείτε την επανάληψη
preview-best-move = Βρείτε την καλύτερη κίνηση
preview-solve = Λύστε το
