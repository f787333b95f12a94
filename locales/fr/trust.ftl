# Confiance : tables privées, appareils, la donne honnête.
error-not_invited = Cette table est privée. Demandez le lien d’invitation à quelqu’un de la table.
error-set_aside = Cette table ne peut pas être ouverte. Elle est gardée telle quelle.
error-set_aside-rules = Cette partie a commencé avec d’autres règles que celles de ce serveur. Elle est gardée telle quelle.
error-set_aside-damaged = Les données de cette table sont illisibles. Elles sont gardées telles quelles.
error-too_many = Trop de fenêtres sont ouvertes depuis votre adresse. Fermez-en quelques-unes.
error-too_slow = La requête n’est pas arrivée à temps.
error-no_device = Cet appareil n’est pas l’un des vôtres.
error-bad_origin = Le navigateur a envoyé une adresse non valide.
error-no_undo-too_often = Vous avez trop souvent annulé ce coup ; maintenant il compte.
notice-hurried = Beaucoup de bots réfléchissent sur ce serveur en ce moment ; ils prennent moins de temps pour chaque décision.

continue-here-owner = C’est le lien personnel de { $name }. Si vous continuez, cet appareil joue au nom de { $name }.
continue-here-warning = Ne continuez que si vous êtes { $name }. Sinon, la personne qui vous a envoyé ce lien pourrait suivre vos parties.

devices = Vos appareils
devices-note = Les appareils où votre session est ouverte. Déconnectez ceux que vous ne connaissez pas ou n’utilisez plus.
device-this = Cet appareil
device-other = Un autre appareil, depuis le { $date }
device-used = utilisé pour la dernière fois le { $date }
sign-out = Se déconnecter
sign-out-here-note = Cet appareil oublie qui vous êtes. Créez d’abord un lien personnel si vous voulez revenir.
delete-me = Supprimer mes données
delete-me-note = Votre nom disparaît de toutes les tables et discussions, et des bots finissent vos parties. C’est irréversible.
delete-me-sure = Oui, supprimer

honest-title = La donne était-elle honnête ?
honest-good = Oui. Le serveur avait fixé son secret avant que les joueurs n’ajoutent leurs nombres, et personne n’a pu choisir les cartes.
honest-bad = Non : { $reason }
honest-bad-secret = le secret du serveur n’est pas celui qu’il avait fixé avant le début.
honest-bad-own = votre nombre aléatoire n’est pas dans la donne.
honest-bad-player = le nombre d’un joueur n’est pas celui qui avait été fixé avant le début.
honest-bad-seed = la donne n’a pas été faite avec ces nombres.
honest-unseen = Les nombres concordent. Cet appareil n’a pas vu le début et ne peut en dire plus.
honest-none = Cette partie a commencé sans preuve.
honest-explain = Avant le début, le serveur a fixé un secret et l’appareil de chaque joueur un nombre aléatoire, tous scellés. C’est alors seulement qu’ils ont été ouverts, et ensemble ils ont décidé de la donne.
honest-server = Secret du serveur
honest-seed = Donne
honest-missing = pas ouvert
honest-again = Pour vérifier aussi les cartes, téléchargez l’enregistrement et lancez : bigboard verify
report = Signaler
reported = Signalé. Merci.
error-blocked = L’administrateur de ce serveur vous a bloqué.
error-muted = L’administrateur de ce serveur a désactivé votre chat.
error-no_line = Cette ligne du chat ne peut pas être signalée.
error-bad_name-word = Ce nom contient un mot qui n’est pas admis ici.
error-bad_chat-word = Ce message contient un mot qui n’est pas admis ici.
