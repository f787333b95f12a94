### Escrever um jogo jogado numa mesa de verdade.

keep-see-first_player = Quem começa?
keep-see-start_tiles = Os tiles iniciais
keep-see-hand_dealt = Seus tiles
keep-see-tile_drawn = O tile que você pegou
keep-see-dead_tile = O tile morto que { $player } mostra
keep-see-dice = Os dados
keep-see-open_pair = O par virado para cima
keep-see-pair_dealt = Seu próprio par
keep-see-pair_looked_at = O par que você olhou
keep-see-pair_revealed = O par que foi revelado
keep-see-opening = As cartas iniciais das Pilhas
keep-see-starting_share = Sua ação inicial
keep-see-pile_looked_at = As cartas viradas para baixo que você olhou
keep-see-face_down = Quais cartas viradas para baixo eram taxas de negociação?
keep-see-split = Quantas ações cada jogador passa para a Carteira Dividida?
keep-see-bankruptcy = Quantas ações normais cada jogador perde?
keep-see-portfolios = As ações normais de cada jogador no fim
keep-real-game = Anotar uma partida na mesa
keep-real-game-note = Jogue em uma mesa de verdade e anote o que acontece. Cada jogada é conferida. No fim, você pode rever e analisar a partida em Minhas partidas.
keep-begin = Começar
keep-go-on = Continuar
keep-drop = Apagar
keep-drop-sure = Apagar as anotações desta partida?
keep-names = Jogadores, em sentido horário
keep-player = Jogador { $number }
keep-me = Qual jogador é você?
keep-me-none = Não estou jogando
keep-notes = { $count ->
    [one] { $count } anotação
   *[other] { $count } anotações
}
keep-undo = Desfazer
keep-done = Adicionar
keep-unknown = desconhecido
keep-not-shown = não mostrada
keep-finish = Adicionar a Minhas partidas
keep-over = A partida acabou, e as anotações estão completas.
keep-filter = Procurar uma jogada
keep-chosen = Escolhido
keep-nothing = Nada mais
keep-made-up = As cartas que ninguém mostrou são completadas com um palpite compatível com as suas anotações. Por isso algumas mãos no replay são inventadas, e a análise das decisões dos outros se baseia nelas.
keep-pile = Pilha { $number }
keep-pair = par { $number }
keep-die = dado { $number }
keep-do-place_down = Uma carta virada para baixo na Pilha { $number }
keep-do-no_tile = Nenhum tile jogável
keep-do-dead = { $player } mostra o tile morto { $tile }
keep-do-discard_strategy = Uma carta de estratégia, sem mostrar
keep-do-pick_company = Uma carta de empresa, sem mostrar
keep-do-pick_forecast = Uma carta de previsão, sem mostrar
error-no_transcript = Você não está anotando essa partida.
error-bad_note = Isto não pode ser anotado.
error-bad_note-elsewhere = { $card } não pode estar ali: essa carta já foi vista em outro lugar.
error-bad_note-contradiction = Isso contradiz uma anotação anterior. Desfaça a anotação errada ou corrija esta.
error-bad_note-holding = { $player } não pode ter tantas destas cartas: { $card }.
error-bad_note-choice = { $value } não é possível agora.
error-bad_note-action = { $player } ainda tem uma carta de Ação, que precisa ser usada.
error-bad_note-count = O número de cartas de { $player } está errado.
error-bad_note-names = Cada jogador precisa de um nome diferente.
error-bad_note-start = Cada jogador precisa ter um tile inicial diferente.
error-bad_note-dead = { $card } não pode ser mostrado como tile morto agora.
error-bad_note-many = Você não pode anotar mais partidas ao mesmo tempo. Termine ou apague uma antes.
kept-made-up = Anotada em uma mesa de verdade. As cartas de { $players } que ninguém viu foram completadas com um palpite compatível com as anotações; os comentários sobre as decisões desses jogadores se baseiam nele.
error-bad_note-left = { $player } ainda tem { $card }.
error-bad_note-turn = É a vez de { $player }.
error-bad_note-over = A partida acabou.
error-bad_note-nothing = Não há nada para desfazer.
error-bad_note-form = { $count ->
    [0] Isto não responde à pergunta.
    [one] Dê só uma resposta.
   *[other] Dê { $count } respostas.
}
keep-several = { $chosen } de { $count } escolhidas
