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
keep-see-pair_revealed = La paire révélée
keep-see-opening = Les premières cartes des piles
keep-see-starting_share = Votre action de départ
keep-see-pile_looked_at = Les cartes face cachée que vous avez regardées
keep-see-face_down = Quelles cartes face cachée étaient des frais de transaction ?
keep-see-split = Combien d’actions chaque joueur passe-t-il au portefeuille Split ?
keep-see-bankruptcy = Combien d’actions normales chaque joueur perd-il ?
keep-see-portfolios = Les actions normales de chaque joueur à la fin
keep-real-game = Noter une partie sur table
keep-real-game-note = Jouez autour d’une vraie table et notez ce qui se passe. Chaque coup est vérifié. À la fin, vous pouvez revoir et analyser la partie dans « Mes parties ».
keep-begin = Commencer
keep-go-on = Continuer
keep-drop = Supprimer
keep-drop-sure = Supprimer les notes de cette partie ?
keep-names = Joueurs, dans le sens des aiguilles d’une montre
keep-player = Joueur { $number }
keep-me = Quel joueur êtes-vous ?
keep-me-none = Je ne joue pas
keep-notes = { $count ->
    [one] { $count } note
   *[other] { $count } notes
}
keep-undo = Annuler
keep-done = Ajouter
keep-unknown = inconnu
keep-not-shown = non montrée
keep-finish = Ajouter à « Mes parties »
keep-over = La partie est terminée et entièrement notée.
keep-filter = Chercher un coup
keep-chosen = Choisi
keep-nothing = Rien de plus
keep-made-up = Les cartes que personne n’a montrées sont complétées par une hypothèse compatible avec vos notes. Dans la rediffusion, certaines mains sont donc inventées, et l’analyse des décisions des autres s’appuie sur elles.
keep-pile = pile { $number }
keep-pair = paire { $number }
keep-die = dé { $number }
keep-do-place_down = Une carte face cachée sur la pile { $number }
keep-do-no_tile = Aucune tuile jouable
keep-do-dead = { $player } montre la tuile morte { $tile }
keep-do-discard_strategy = Une carte Stratégie, sans la montrer
keep-do-pick_company = Une carte Compagnie, sans la montrer
keep-do-pick_forecast = Une carte Prévision, sans la montrer
error-no_transcript = Vous ne notez pas cette partie.
error-bad_note = Cela ne peut pas être noté.
error-bad_note-elsewhere = { $card } ne peut pas être là : cette carte a été vue ailleurs.
error-bad_note-contradiction = Cela contredit une note précédente. Annulez la note erronée, ou corrigez celle-ci.
error-bad_note-holding = { $player } ne peut pas avoir autant de cartes « { $card } ».
error-bad_note-choice = { $value } n’est pas possible maintenant.
error-bad_note-action = { $player } a encore une carte Action, qui doit être utilisée.
error-bad_note-count = Le nombre de cartes est incorrect : { $player }.
error-bad_note-names = Chaque joueur doit avoir un nom différent.
error-bad_note-start = Chaque joueur doit avoir une tuile de départ différente.
error-bad_note-dead = { $card } ne peut pas être montrée comme tuile morte maintenant.
error-bad_note-many = Vous ne pouvez pas noter plus de parties à la fois. Terminez-en ou supprimez-en une.
kept-made-up = Notée à une vraie table. Les cartes que personne n’a vues ({ $players }) sont complétées par une hypothèse compatible avec les notes ; les commentaires sur leurs décisions reposent sur cette hypothèse.
error-bad_note-left = { $player } a encore { $card }.
error-bad_note-turn = C’est à { $player } de jouer.
error-bad_note-over = La partie est terminée.
error-bad_note-nothing = Il n’y a rien à annuler.
error-bad_note-form = { $count ->
    [0] Cela ne répond pas à la question.
    [one] Donnez une seule réponse.
   *[other] Donnez { $count } réponses.
}
keep-several = { $chosen } choix sur { $count }
