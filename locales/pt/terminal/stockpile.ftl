### Stockpile no terminal. As cartas têm nomes curtos aqui, porque muitas ficam numa Pilha.

cli-card-boom = boom
cli-card-bust = bust
cli-card-fee = taxa{ $amount }
cli-card-gold = ouro
cli-card-platinum = plat.
cli-card-oil = petr.
cli-card-gas = gás
cli-card-corn = milho
cli-card-cattle = gado
cli-card-tax = imp.
cli-card-first = primeiro
cli-commodities = commodities
cli-piles = Pilhas
# Depois do número de ações divididas: 2d.
cli-split-mark = d

cli-phase-preparation = Preparação
cli-phase-start = Início da rodada
cli-phase-end = Fim da rodada
cli-cards-left =
    { $count ->
        [one] resta { $count } carta
       *[other] restam { $count } cartas
    }
# No máximo 19 letras: como se lê uma trilha de valores.
cli-track-legend = [já] 'início *div.
cli-can-be = poss.
cli-pair-own = seu
cli-pair-open = p/ cima
cli-pair-seen = visto
cli-cash-thousands = Dinheiro, $K
cli-piles-title = Pilhas: cartas viradas para cima, (conhecidas) e ? desconhecidas
cli-hidden =
    { $count ->
        [one] { $count } oculta
       *[other] { $count } ocultas
    }
cli-bonds =
    { $count ->
        [0] nenhuma promissória
        [one] { $count } promissória
       *[other] { $count } promissórias
    }
cli-strategies =
    { $count ->
        [one] { $count } estratégia
       *[other] { $count } estratégias
    }
cli-forecast = previsão
cli-bids = lances
cli-majority-note = { $amount } para quem tem mais ações de uma empresa, { $tied } em caso de empate
cli-second-split-note = { $amount } por carta que já está dividida
cli-bonds-chart = { $price } cada, { $interest } de juros por rodada, { $price } de volta no fim
cli-sets = commodities diferentes: { $worth }; repetidas começam outro conjunto
cli-taxes = impostos: { $worth }
cli-your-card = sua carta
cli-played = jogadas
cli-seen-by = visto por { $players }
cli-split = divisão
cli-broke = falência
cli-raise = sobe
cli-lower = desce
cli-use = usar { $investor }
cli-or-more = { $amount } ou mais

cli-ask-keep =
    { $count ->
        [one] Escolha um investidor para manter.
       *[other] Escolha { $count } investidores para manter.
    }
cli-ask-offer =
    { $count ->
        [one] Escolha um investidor para pôr em leilão.
       *[other] Escolha { $count } investidores para pôr em leilão.
    }
cli-ask-discard-strategies =
    { $count ->
        [one] Escolha mais uma carta de estratégia para descartar.
       *[other] Escolha { $count } cartas de estratégia para descartar.
    }
cli-ask-bonds = Comprar promissórias a { $price }? Você tem { $cash }; restam { $left }.
cli-bonds-note = { $amount } agora, o mesmo no fim, { $interest } de juros
cli-ask-place = Você tem { $first } e { $second }: ponha uma virada para cima, a outra para baixo.
cli-ask-place-any = Você tem { $first } e { $second }. Ponha uma; ambas podem ir para baixo.
cli-ask-place-last = Ponha { $card } virada para baixo: em qual Pilha?
cli-ask-place-commerce = Ponha { $card } virada para cima: em qual Pilha?
cli-different-piles = Você tem { $cards }; elas vão para Pilhas diferentes.
cli-ask-place-first = Ponha a Carta de Primeiro Jogador. Quem a comprar escolhe quem começa.
cli-ask-bid = Lance: um número, ou Pilha e preço como 2 6. Você tem { $cash }.
cli-ask-bid-investor = Lance por um investidor, com o dinheiro dele: um número, ou Pilha e preço.
cli-ask-bid-own = Lance (→ é o que paga): um número, ou Pilha e preço. Você tem { $cash }.
cli-ask-look-at-pile = Escolha uma Pilha para ver as cartas viradas para baixo.
cli-ask-move-to = Escolha a Pilha para onde ela vai.
cli-ask-act-must = Use seus Stock Boom e Stock Bust; cada um move um valor em { $steps }.
cli-plays-left =
    { $count ->
        [one] Você pode jogar { $count } estratégia.
       *[other] Você pode jogar { $count } estratégias.
    }
cli-ask-look-at-pair = Escolha um par oculto para ver.
cli-ask-reveal-pair = Escolha um dos seus pares para mostrar a todos.
cli-ask-lay-card = Ponha { $card } virada para baixo: em qual previsão?
cli-ask-move-price =
    { $steps ->
        [one] Escolha um valor para mover { $steps } espaço.
       *[other] Escolha um valor para mover { $steps } espaços.
    }
cli-ask-raise = Escolha uma empresa para subir.
cli-ask-cheap = Escolha uma empresa de valor baixo e mostre ações dela.
cli-ask-dividend = Escolha a empresa que paga a todos { $amount } por ação.
cli-ask-wash-trade = Duas empresas: a mais cara desce { $steps }, a mais barata sobe { $steps }.
cli-ask-buy-discard = Comprar uma ação da pilha de descarte?
cli-costs = custa { $cost }, vale { $worth }
cli-ask-give-up = { $card }: escolha uma ação para entregar.
cli-ask-split = Escolha uma ação para a sua Carteira Dividida.
cli-ask-discard = { $card }: escolha o que descartar.
cli-ask-sell-shares = Vender ações?
cli-ask-sell-now = Vender já ações desta empresa?
cli-sell-nothing = Não vender
cli-cash-is = Você tem { $cash }.
cli-ask-short =
    { $count ->
        [one] Venda uma ação por { $price }: qual?
       *[other] Venda até { $count } ações a { $price } cada.
    }
cli-ask-show = { $company } paga { $amount } por ação que você mostrar. Você tem { $count }.
cli-ask-show-split = { $company } paga { $amount } por ação. Ações divididas: { $count }; você pode recusar o dinheiro.
cli-show = mostrar { $count }
cli-ask-show-companies = Mostre uma ação por empresa, a { $amount } cada. Quais empresas?
cli-ask-poorest = Escolha qual dos mais pobres recebe { $amount }.
cli-track-ends = Abaixo de { $low } vai à falência e volta a { $start }; acima de { $high } há divisão e continua de { $split }.
cli-pile-facts =
    { $count ->
        [one] { $pile }: { $cards }; { $count } carta está virada para baixo, entre parênteses se você a conhece.
       *[other] { $pile }: { $cards }; { $count } cartas estão viradas para baixo, entre parênteses se você as conhece.
    }
