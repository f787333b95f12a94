### Noter une partie jouée sur une vraie table, dans le terminal.

keep-players = Qui joue, dans le sens des aiguilles d’une montre ? (Ana, Bo, Cy)
keep-how = Tapez ce qui se passe ; les premières lettres d’un mot suffisent, et des virgules séparent plusieurs choses : 5C, found T, buy T T, ou up Cosmic 2, down 3, bid 1 4, sell Epic 2. `?` est ce que vous ne savez pas, `stop` rien de plus, `undo` annule une ligne, `quit` quitte.
keep-saved = L’enregistrement est dans { $file }. `bigboard replay` le montre, et le navigateur l’ajoute à « Mes parties ».
keep-no-game = Ces jeux peuvent être notés : { $games }.
keep-who = Vous êtes l’un de ces joueurs : { $names }.
keep-seat = joueur
keep-separated = Des virgules séparent plusieurs réponses.
keep-words = « { $typed } » n’est aucune de ces réponses, ou en désigne plusieurs : { $listed }
keep-foreign = { $file } n’est pas une partie que l’on notait.
keep-count = { $game } se joue de { $least } à { $most } joueurs ; vous en avez nommé { $names }.
keep-same-name = Chaque joueur a besoin de son propre nom.
keep-bad-option = { $option } n’est pas une option du jeu { $game }, ou pas avec cette valeur. Options possibles : { $known }.
keep-dash = - pour une carte qui n’est pas montrée
