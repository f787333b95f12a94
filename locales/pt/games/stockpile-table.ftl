### Stockpile: the table as it looks, what is told scene by scene.

stk-yours = Você tem { $cards }, e { $split ->
        [one] { $split } dividida
       *[other] { $split } divididas
    }
stk-you-pay = você paga { $amount }
stk-pile-fees = taxas: { $amount }
stk-pile-goods = no fim: { $amount }
stk-playable = pode ser jogada agora
stk-cost = Custo
stk-starting-cash = Dinheiro inicial
stk-play = Jogar esta carta
stk-next = próxima
stk-next-one = O que uma carta a mais daria no fim: { $card }
stk-interest = +{ $amount } por rodada
stk-take-up = Pegar { $card }
stk-put-back = Devolver
stk-free = restam { $amount } para lances
stk-auction-terms = Você paga com o dinheiro inicial do investidor e começa com o resto.
stk-begin-with = Você começa com { $amount }
stk-outbids = Lance superado: { $player }
stk-locks = Ninguém pode dar um lance maior.
stk-bid-none = Dar lance
stk-bond-terms = Uma promissória custa { $price }, rende { $interest } por rodada e é reembolsada no fim.
stk-table = Na mesa
stk-phase-begins = Começa a fase: { $phase }.
stk-says-information = Cada um olha um par: uma empresa e sua previsão.
stk-says-supply = Cada um põe cartas nas Pilhas, uma delas virada para baixo.
stk-says-demand = Todos dão lances pelas Pilhas.
stk-says-action = São jogados Stock Boom, Stock Bust e outras cartas.
stk-says-selling = Cada um pode vender ações pelos valores atuais.
stk-says-movement = As previsões são reveladas e os valores mudam.
stk-round-over = Rodada { $round }: o que mudou para você
stk-piles-open = As Pilhas começam com: { $cards }.
stk-you-draw = Você pega: { $cards }.
stk-recap-bid = { $amount } pela Pilha { $pile }
stk-recap-placed = Pilha { $pile }: { $card }
stk-recap-sold = vendeu { $shares } por { $amount }
stk-auction-over = As Pilhas foram vendidas
stk-final-count = A contagem final
stk-result = O resultado
stk-count-majority = Bônus majoritários
stk-count-final_sale = Venda de todas as ações
stk-count-bonds_repaid = Reembolso das promissórias
stk-count-commodities = Commodities
stk-count-taxes = Impostos
stk-count-fee_paid = Taxas devidas
stk-count-says = { $line }: { $who }.
stk-most = Mais ações, até onde se sabe
stk-your-place =
    { $place ->
        [1] Você vence!
        [2] Você fica em segundo lugar.
        [3] Você fica em terceiro lugar.
        [4] Você fica em quarto lugar.
       *[5] Você fica em último lugar.
    }
stk-only-you = Só você sabe
stk-everyone = Todos sabem
stk-only-you-says = Só você sabe: { $pairs }.
stk-everyone-says = Todos sabem: { $pairs }.
stk-comes-true = Como você já sabia
stk-outbids-you = { $player } supera o seu lance: { $from } → { $to }.
stockpile-ask-bid-again = Seu lance foi superado: dê um novo lance
stk-raise = Subir para { $amount }
stk-raise-not = Você não pode pagar mais ali.
stk-split-big = DIVISÃO
stk-bankrupt-big = FALÊNCIA
stk-yours-double =
    { $cards ->
        [one] Sua ação vale o dobro.
       *[other] Suas { $cards } ações valem o dobro.
    }
stk-yours-lost =
    { $cards ->
        [one] Você perde sua ação.
       *[other] Você perde suas { $cards } ações.
    }
stk-none-of-yours = Você não tem nenhuma.
stk-shares-change = Ações e outros bens
stk-rank = Posição, até onde se sabe
stk-rank-of = { $place } de { $players }
stk-pile-now = { $amount } agora
stk-pile-then = { $amount } pelas previsões que você conhece
stk-pile-unknown =
    { $count ->
        [one] { $count } desconhecida
       *[other] { $count } desconhecidas
    }
stk-one-up-one-down = Uma carta fica virada para cima, a outra para baixo.
stk-then-other = Depois a outra, { $face }: { $card }.
stk-show-track = Pilha { $pile }: ver os lances
