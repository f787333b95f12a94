### Anotar uma partida jogada em uma mesa de verdade, no terminal.

keep-players = Quem joga, em sentido horário? (Ana, Bo, Cy)
keep-how = Digite o que acontece; as primeiras letras de uma palavra bastam, e vírgulas separam várias coisas: 5C, found T, buy T T, ou up Cosmic 2, down 3, bid 1 4, sell Epic 2. `?` é o que você não sabe, `stop` é nada mais, `undo` desfaz uma linha, `quit` sai.
keep-saved = O registro está em { $file }. `bigboard replay` mostra a partida, e o navegador a recebe em Meus jogos.
keep-no-game = Estes jogos podem ser anotados: { $games }.
keep-who = Você é um destes: { $names }.
keep-seat = jogador
keep-separated = Vírgulas separam várias respostas.
keep-words = “{ $typed }” não é nenhuma destas respostas, ou são várias: { $listed }
keep-foreign = { $file } não é um jogo que estava sendo anotado.
keep-count = { $game } é para { $least } a { $most } jogadores; foram indicados { $names }.
keep-same-name = Cada jogador precisa de um nome próprio.
keep-bad-option = { $option } não é uma opção de { $game }, ou não com esse valor. São possíveis: { $known }.
keep-dash = - para uma carta que não é mostrada
