### Le client comme application : touches, notifications, partage, revanche.

share-picture = Image du résultat
rematch-asked = { $name } propose une revanche à tout le monde.
rematch-yes = J’en suis
rematch-no = Non, merci
rematch-declined = Vous avez cédé votre place à la nouvelle table.
copy-moment = Lien vers ce moment
notify = Notifications
notify-note = Le navigateur vous prévient quand c’est à vous à l’une de vos tables.
notify-refused = Le navigateur ne le permet pas. Changez ses réglages pour cette page.
keyboard = Clavier
key-help = Cette liste
key-next = Vers l’élément suivant
key-press = Activer
key-close = Fermer
key-skip = Passer la scène
key-board = Sur le plateau, de case en case
key-step = Un pas en arrière ou en avant
key-ends = Au début, à la fin

reactions = Réactions
reaction-clap = Applaudissements
reaction-laugh = Rire
reaction-wow = Oh !
reaction-think = Hum
reaction-cry = Aïe
reaction-money = Des sous !
mute = Masquer les messages : { $name }
silence = Couper la discussion pour tous : { $name }
remove-person = Exclure { $name }
notice-silenced = { $name } ne peut plus écrire ici.
notice-heard = { $name } peut à nouveau écrire.
while-away = En votre absence
answer-show = Toujours montrer les actions pour les dividendes
answer-show-note = La table montre pour vous tout ce qu’elle peut.
answer-pass = Passer quand c’est possible
answer-pass-note = La table renonce pour vous aux capacités facultatives, comme regarder une pile.
remind-mail = E-mail quand c’est à vous
remind-mail-note = Une fois par tour, si vous n’êtes pas là depuis un moment. Un premier lien confirme l’adresse.
remind-unconfirmed = Ouvrez le lien de l’e-mail que nous avons envoyé.
remind-webhook = Webhook
remind-webhook-note = Appelé avec du JSON quand c’est à vous.
hear-everybody = Réafficher les messages de tous
muted-people =
    { $count ->
        [one] Les messages de { $count } personne sont masqués sur cet appareil.
       *[other] Les messages de { $count } personnes sont masqués sur cet appareil.
    }
