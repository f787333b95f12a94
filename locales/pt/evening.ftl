### Escrever um jogo jogado numa mesa de verdade.

keep-see-first_player = Quem começa?
keep-see-start_tiles = Os tiles iniciais
keep-see-hand_dealt = Seus tiles
keep-see-tile_drawn = O tile que você comprou
keep-see-dead_tile = O tile morto que { $player } mostra
keep-see-dice = Os dados
keep-see-open_pair = O par aberto
keep-see-pair_dealt = Seu próprio par
keep-see-pair_looked_at = O par que você olhou
keep-see-pair_revealed = O par que é virado
keep-see-opening = As cartas iniciais das pilhas
keep-see-starting_share = Sua ação inicial
keep-see-pile_looked_at = As cartas viradas para baixo que você olhou
keep-see-face_down = Quais cartas viradas para baixo são taxas?
keep-see-split = Quantas ações cada jogador vira?
keep-see-bankruptcy = Quantas ações normais cada jogador perde?
keep-see-portfolios = As ações normais de cada jogador no final
keep-real-game = Anotar um jogo de verdade
keep-real-game-note = Vocês jogam numa mesa de verdade e você anota o que acontece. Cada jogada é conferida; depois a partida fica entre as suas, para rever e analisar.
keep-begin = Começar
keep-go-on = Continuar
keep-drop = Descartar
keep-drop-sure = Descartar as anotações deste jogo?
keep-names = Jogadores, em sentido horário
keep-player = Jogador { $number }
keep-me = Qual deles é você?
keep-me-none = Só anoto
keep-notes = { $count ->
    [one] { $count } anotação
   *[other] { $count } anotações
}
keep-undo = Desfazer
keep-done = Anotar
keep-unknown = não sei
keep-not-shown = não mostrada
keep-finish = Guardar entre meus jogos
keep-over = O jogo acabou e está completo.
keep-filter = Procurar o que aconteceu
keep-chosen = Escolhido
keep-nothing = Nada mais
keep-made-up = O que ninguém mostrou é completado de modo que tudo o que foi anotado possa acontecer. Por isso as mãos na reprise são em parte inventadas, e a análise das decisões dos outros não sabe mais do que isso.
keep-pile = pilha { $number }
keep-pair = par { $number }
keep-die = dado { $number }
keep-do-place_down = Uma carta virada para baixo na pilha { $number }
keep-do-no_tile = Nenhum tile pode ser jogado
keep-do-dead = { $player } mostra o tile morto { $tile }
keep-do-discard_strategy = Uma carta de estratégia, sem mostrar
keep-do-pick_company = Uma carta de empresa, sem mostrar
keep-do-pick_forecast = Uma carta de previsão, sem mostrar
error-no_evening = Você não está anotando esse jogo.
error-bad_note = Isto não pode ser anotado.
error-bad_note-elsewhere = { $card } não pode estar ali: já foi visto em outro lugar.
error-bad_note-contradiction = Isso contradiz o que foi anotado antes. Desfaça o que estava errado ou corrija isto.
error-bad_note-holding = { $player } não pode ter tantas de { $card }.
error-bad_note-choice = { $value } não é possível agora.
error-bad_note-action = { $player } ainda tem uma carta de Ação, que precisa ser usada.
error-bad_note-count = O número de cartas de { $player } está errado.
error-bad_note-names = Cada jogador precisa de um nome próprio.
error-bad_note-start = Cada jogador tem um tile inicial diferente.
error-bad_note-dead = { $card } não pode ter sido mostrado agora.
error-bad_note-many = Você já está anotando tantos jogos quanto é permitido.
kept-made-up = Anotado numa mesa de verdade. As cartas ocultas de { $players } que ninguém viu foram completadas de modo que tudo o que foi anotado possa acontecer; o que se diz das decisões desses jogadores parte dessas cartas.
error-bad_note-left = { $player } ainda tem { $card }.
error-bad_note-turn = Seria a vez de { $player }.
error-bad_note-over = O jogo acabou.
error-bad_note-nothing = Não há nada para desfazer.
error-bad_note-form = { $count ->
    [0] Isto não responde à pergunta.
    [one] É pedida uma só resposta.
   *[other] São pedidas { $count } respostas.
}
keep-several = { $chosen } de { $count } escolhidas
