### Noter une partie jouée sur une vraie table.

keep-players = Qui joue, dans le sens des aiguilles d’une montre ? (Ana, Bo, Cy)
keep-how = Tapez ce qui se passe ; les premières lettres d’un mot suffisent, et des virgules séparent plusieurs choses : 5C, found T, buy T T, ou up Cosmic 2, down 3, bid 1 4, sell Epic 2. `?` est ce que vous ne savez pas, `stop` rien de plus, `undo` annule une ligne, `quit` quitte.
keep-saved = L’enregistrement est dans { $file }. `bigboard replay` le montre, et le navigateur le prend sous Mes parties.
keep-no-game = Ces jeux peuvent être notés : { $games }.
keep-who = Vous êtes l’un de ces joueurs : { $names }.
keep-see-first_player = Qui commence ?
keep-see-start_tiles = Les tuiles de départ
keep-see-hand_dealt = Vos tuiles
keep-see-tile_drawn = La tuile que vous avez piochée
keep-see-dead_tile = La tuile morte que montre { $player }
keep-see-dice = Les dés
keep-see-open_pair = La paire visible
keep-see-pair_dealt = Votre propre paire
keep-see-pair_looked_at = La paire que vous avez regardée
keep-see-pair_revealed = La paire que l’on retourne
keep-see-opening = Les premières cartes des piles
keep-see-starting_share = Votre action de départ
keep-see-pile_looked_at = Les cartes face cachée que vous avez regardées
keep-see-face_down = Quelles cartes face cachée sont des frais ? Répondez - pour une carte qui n’est pas montrée
keep-see-split = Combien d’actions chaque joueur retourne-t-il ?
keep-see-bankruptcy = Combien d’actions normales chaque joueur perd-il ?
keep-see-portfolios = Les actions normales de chaque joueur à la fin
