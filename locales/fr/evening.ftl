### Noter une partie jouée sur une vraie table.

keep-see-first_player = Qui commence ?
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
keep-see-face_down = Quelles cartes face cachée sont des frais ?
keep-see-split = Combien d’actions chaque joueur retourne-t-il ?
keep-see-bankruptcy = Combien d’actions normales chaque joueur perd-il ?
keep-see-portfolios = Les actions normales de chaque joueur à la fin
keep-real-game = Noter une vraie partie
keep-real-game-note = Vous jouez sur une vraie table et notez ce qui se passe. Chaque coup est vérifié ; ensuite la partie est parmi les vôtres, à revoir et à analyser.
keep-begin = Commencer
keep-go-on = Continuer
keep-drop = Jeter
keep-drop-sure = Jeter les notes de cette partie ?
keep-names = Joueurs, dans le sens des aiguilles d’une montre
keep-player = Joueur { $number }
keep-me = Lequel êtes-vous ?
keep-me-none = Je note seulement
keep-notes = { $count ->
    [one] { $count } note
   *[other] { $count } notes
}
keep-undo = Annuler
keep-done = Noter
keep-unknown = inconnu
keep-not-shown = non montrée
keep-finish = Ranger parmi mes parties
keep-over = La partie est finie et complète.
keep-filter = Chercher ce qui s’est passé
keep-chosen = Choisi
keep-nothing = Rien de plus
keep-made-up = Ce que personne n’a montré est complété de sorte que tout ce qui est noté puisse arriver. Les mains de la relecture sont donc en partie inventées, et l’analyse des décisions des autres n’en sait pas davantage.
keep-pile = pile { $number }
keep-pair = paire { $number }
keep-die = dé { $number }
keep-do-place_down = Une carte face cachée sur la pile { $number }
keep-do-no_tile = Aucune tuile ne peut être jouée
keep-do-dead = { $player } montre la tuile morte { $tile }
keep-do-discard_strategy = Une carte stratégie, sans la montrer
keep-do-pick_company = Une carte compagnie, sans la montrer
keep-do-pick_forecast = Une carte prévision, sans la montrer
error-no_evening = Vous ne notez pas cette partie.
error-bad_note = Cela ne peut pas être noté.
error-bad_note-elsewhere = { $card } ne peut pas être là : on l’a vu ailleurs.
error-bad_note-contradiction = Cela contredit ce qui a été noté avant. Annulez ce qui était faux, ou corrigez ceci.
error-bad_note-holding = { $player } ne peut pas avoir autant de cartes « { $card } ».
error-bad_note-choice = { $value } n’est pas possible maintenant.
error-bad_note-action = { $player } a encore une carte action, qui doit être utilisée.
error-bad_note-count = Le nombre de cartes est faux : { $player }.
error-bad_note-names = Chaque joueur a besoin de son propre nom.
error-bad_note-start = Chaque joueur a une tuile de départ différente.
error-bad_note-dead = { $card } ne peut pas avoir été montrée maintenant.
error-bad_note-many = Vous notez déjà autant de parties qu’il est permis.
kept-made-up = Noté à une vraie table. Les cartes cachées que personne n’a vues ({ $players }) sont complétées de sorte que tout ce qui est noté puisse arriver ; ce qui est dit de leurs décisions part de ces cartes.
error-bad_note-left = { $player } a encore { $card }.
error-bad_note-turn = Ce serait à { $player } de jouer.
error-bad_note-over = La partie est terminée.
error-bad_note-nothing = Il n’y a rien à annuler.
error-bad_note-form = { $count ->
    [0] Ce n’est pas une réponse à la question.
    [one] Une seule réponse est demandée.
   *[other] { $count } réponses sont demandées.
}
keep-several = { $chosen } choix sur { $count }
