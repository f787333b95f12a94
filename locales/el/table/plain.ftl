### Σε απλό τραπέζι: για παιχνίδια χωρίς δικές τους οθόνες.

plain-pick = Διαλέξτε έως { $count }.
plain-picked = Επιλέχθηκαν { $count } από { $most }
plain-costs = κοστίζει { $amount }
plain-gains = αποδίδει { $amount }
plain-waits = Αποφασίζει: { $player }
plain-over = Το παιχνίδι τελείωσε
plain-worth = Η περιουσία κάθε παίκτη
