### Escrever um jogo jogado numa mesa de verdade.

keep-players = Quem joga, em sentido horário? (Ana, Bo, Cy)
keep-how = Digite o que acontece; as primeiras letras de uma palavra bastam, e vírgulas separam várias coisas: 5C, found T, buy T T, ou up Cosmic 2, down 3, bid 1 4, sell Epic 2. `?` é o que você não sabe, `stop` é nada mais, `undo` desfaz uma linha, `quit` sai.
keep-saved = O registro está em { $file }. `bigboard replay` mostra a partida, e o navegador a recebe em Meus jogos.
keep-no-game = Estes jogos podem ser anotados: { $games }.
keep-who = Você é um destes: { $names }.
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
keep-see-face_down = Quais cartas viradas para baixo são taxas? Responda - para uma carta que não é mostrada
keep-see-split = Quantas ações cada jogador vira?
keep-see-bankruptcy = Quantas ações normais cada jogador perde?
keep-see-portfolios = As ações normais de cada jogador no final
