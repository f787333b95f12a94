### Le client comme application : touches, notifications, partage, revanche.

share-picture = Image du résultat
rematch-asked = { $name } propose une revanche à tout le monde.
rematch-yes = Je joue
rematch-no = Non, merci
rematch-declined = Vous avez libéré votre place à la nouvelle table.
copy-moment = Lien vers ce moment
notify = Notifications
notify-note = Votre navigateur vous prévient quand c’est à vous à l’une de vos tables.
notify-refused = Votre navigateur bloque les notifications. Autorisez-les dans ses réglages pour ce site.
keyboard = Clavier
key-help = Afficher cette liste
key-next = Aller à l’élément suivant
key-press = Activer l’élément
key-close = Fermer
key-skip = Passer la scène
key-board = Aller de case en case sur le plateau
key-step = Reculer ou avancer d’un pas
key-ends = Aller au début ou à la fin

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
answer-show = Garder les actions secrètes
answer-show-note = On vous demande avant de montrer vos actions pour un dividende. Sinon, elles sont toutes montrées automatiquement.
answer-pass = Passer quand c’est possible
answer-pass-note = Les capacités facultatives, comme regarder une pile, sont refusées automatiquement.
remind-mail = E-mail quand c’est à vous
remind-mail-note = Une fois par tour, si vous êtes absent depuis un moment. Vous recevez d’abord un lien pour confirmer l’adresse.
remind-unconfirmed = Ouvrez le lien dans l’e-mail que nous vous avons envoyé.
remind-webhook = Webhook
remind-webhook-note = Le serveur envoie du JSON à cette adresse quand c’est à vous.
remind-push = Notification sur cet appareil quand c’est à vous
remind-push-note = Même si aucune page n’est ouverte. Une fois par tour, si vous êtes absent depuis un moment.
quiet-hours = Heures de silence
quiet-hours-note = Aucun rappel entre ces heures. Les tours encore en attente sont annoncés ensuite.
quiet-from = De
quiet-to = À
table-webhook = Webhook de cette table
table-webhook-note = Le serveur envoie du JSON à cette adresse quand la table attend un joueur, par exemple à une discussion de groupe.
hear-everybody = Réafficher les messages de tous
muted-people =
    { $count ->
        [one] Les messages de { $count } personne sont masqués sur cet appareil.
       *[other] Les messages de { $count } personnes sont masqués sur cet appareil.
    }
key-tile = Acquire : choisir une tuile de votre main
key-chain = Acquire : choisir une chaîne par son initiale
key-take-back = Acquire : retirer la dernière action du panier
