### Por que uma posição é impossível. O servidor envia estes textos ao editor.

impossible-lone = O tile { $tile } toca uma rede, então tem de pertencer a ela.
impossible-starts = { $tiles } tiles isolados se tocam. Só os { $most } tiles iniciais podem.
impossible-never-gone = O tile { $tile } não pode ser descartado: neste jogo os tiles mortos ficam na mão.
impossible-gone = O tile { $tile } não pode ser descartado: ele não une duas redes seguras.
impossible-short = { $chain } tem um tile. Uma rede tem dois ou mais.
impossible-touches = { $chain } toca { $other } em { $tile }.
impossible-apart = { $chain } não está ligada: { $tile } está separado.
impossible-hand = O jogador { $seat } tem { $tiles } tiles. Uma mão tem no máximo { $most }.
impossible-hundreds = O dinheiro do jogador { $seat } tem de ser um múltiplo de $100, sem ser negativo.
impossible-shares = Há apenas { $shares } ações de { $chain }.
impossible-no-end = O fim não pode ser declarado aqui.
impossible-no-purchase = Não há nada para comprar aqui.
impossible-no-tiles = Uma rodada inteira sem tile termina o jogo.
impossible-cards = A posição tem { $cards } cartas de { $card }. O jogo tem { $most }.
impossible-deck = O baralho do mercado tem { $cards } cartas. O resto do jogo precisa de { $needed }.
impossible-face-up = { $card } fica sempre com a face para cima.
impossible-pile = A pilha { $pile } tem cartas demais.
impossible-to-place = O jogador { $seat } tem de colocar cartas. A mão precisa de { $cards }.
impossible-debt = O jogador { $seat } não pode ter menos de $0.
impossible-bid = O jogador { $seat } ofereceu { $bid } e só tem { $money }.
impossible-no-answer = As regras não pedem esta decisão aqui.
impossible-senseless = Esta mudança não faz sentido aqui.
