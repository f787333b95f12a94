### Previews of links, written by the server.

preview-invited = Vous êtes invité à une table
preview-invited-note = Ouvrez le lien pour prendre place ou pour regarder. Aucun compte nécessaire.
preview-play = Jouer
preview-take-seat = Prendre place
preview-see-result = Voir le résultat
preview-watch-replay = Revoir la partie
preview-best-move = Trouvez le meilleur coup
preview-solve = Résoudre
