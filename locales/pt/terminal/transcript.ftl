### Anotar uma partida jogada em uma mesa de verdade, no terminal.

keep-players = Quem joga, em sentido horário? (Ana, Bo, Cy)
keep-how = Digite o que acontece. As primeiras letras de uma palavra bastam, e vírgulas separam várias coisas: 5C, found T, buy T T, ou up Cosmic 2, down 3, bid 1 4, sell Epic 2. `?` significa desconhecido, `stop` termina uma lista, `undo` remove a última linha, `quit` sai.
keep-saved = O registro está em { $file }. `bigboard replay` mostra a partida, e você pode importá-la em Minhas partidas no navegador.
keep-no-game = Você pode anotar estes jogos: { $games }.
keep-who = Diga qual jogador é você: { $names }.
keep-seat = jogador
keep-separated = Separe várias respostas com vírgulas.
keep-words = “{ $typed }” não corresponde a nenhuma destas respostas, ou a mais de uma: { $listed }
keep-foreign = { $file } não é uma partida em anotação.
keep-count = { $game } é para { $least } a { $most } jogadores; você indicou { $names }.
keep-same-name = Cada jogador precisa de um nome diferente.
keep-bad-option = { $option } não é uma opção de { $game }, ou não com esse valor. Opções possíveis: { $known }.
keep-dash = - para uma carta que não é mostrada
