### Le client comme application : touches, notifications, partage, revanche.

share-picture = Image du résultat
rematch-asked = { $name } voudrait rejouer, avec tout le monde.
rematch-yes = J’en suis
rematch-no = Non, merci
rematch-declined = Vous avez laissé votre place à la nouvelle table.
copy-moment = Lien vers ce moment
notify = Notifications
notify-note = Le navigateur vous prévient quand c’est à vous à l’une de vos tables.
notify-refused = Le navigateur ne le permet pas. Changez cela dans ses réglages pour cette page.
keyboard = Clavier
key-help = Cette liste
key-next = Vers l’élément suivant
key-press = Appuyer
key-close = Fermer
key-skip = Passer ce qui est montré
key-board = Sur le plateau, de case en case
key-step = Un pas en arrière ou en avant
key-ends = Au début, à la fin
