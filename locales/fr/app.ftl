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

reactions = Réactions
reaction-clap = Applaudissements
reaction-laugh = Rire
reaction-wow = Oh
reaction-think = Hum
reaction-cry = Hélas
reaction-money = Des sous !
mute = Ne plus entendre { $name }
silence = Faire taire { $name } pour tous
remove-person = Demander à { $name } de partir
notice-silenced = { $name } ne peut plus écrire ici.
notice-heard = { $name } peut à nouveau écrire.
while-away = En votre absence
answer-show = Toujours montrer les actions pour les dividendes
answer-show-note = La table montre pour vous tout ce qu’elle peut.
answer-pass = Passer quand c’est permis
answer-pass-note = La table renonce pour vous aux pouvoirs facultatifs, comme regarder une pile.
remind-mail = Courriel quand c’est à vous
remind-mail-note = Une fois par décision, quand vous êtes absent depuis un moment. Un lien confirme d’abord l’adresse.
remind-unconfirmed = Ouvrez le lien du courriel envoyé.
remind-webhook = Webhook
remind-webhook-note = Appelé en JSON quand c’est à vous.
hear-everybody = Entendre à nouveau tout le monde
muted-people =
    { $count ->
        [one] { $count } personne n’est plus entendue sur cet appareil.
       *[other] { $count } personnes ne sont plus entendues sur cet appareil.
    }
