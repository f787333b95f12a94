### Anotar uma partida jogada em uma mesa de verdade.

keep-players = Quem joga, em sentido horário? (Ana, Bo, Cy)
keep-start-tiles = As peças iniciais de { $names }, nesta ordem? (5C, 1A, 9I)
keep-how = Digite o que acontece: 5C joga uma peça, depois found T, buy T T, trade 2, sell 1, keep, stop, end. `dead 5C` é uma peça morta mostrada, `hand 1A 2B` o que se sabe da mão de quem decide; undo desfaz uma linha, quit sai.
keep-saved = O registro está em { $file }. `bigboard replay` mostra, e o navegador o aceita em Minhas partidas.
keep-only-acquire = Por enquanto só se podem anotar partidas de Acquire.
