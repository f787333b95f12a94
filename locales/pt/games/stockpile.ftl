### Stockpile: a mesa, as perguntas, o registro. Os termos são os do manual.

option-stockpile-board = Tabuleiro
option-stockpile-board-explanation = A mesma trilha de valor para todas as empresas, ou uma diferente para cada.
option-stockpile-board-standard = Padrão
option-stockpile-board-advanced = Avançado
option-stockpile-bonds = Promissórias
option-stockpile-bonds-explanation = As promissórias pagam juros em cada rodada.
option-stockpile-commerce = Commodities e impostos
option-stockpile-commerce-explanation = Commodities para juntar, impostos para evitar.
option-stockpile-dice = Dados de Previsão
option-stockpile-dice-explanation = Os dados decidem que previsões estão em jogo.
option-stockpile-strategies = Cartas de estratégia
option-stockpile-strategies-explanation = Uma mão de cartas com efeitos especiais.
option-stockpile-promo = Estratégias promocionais
option-stockpile-promo-explanation = Mais quatro cartas de estratégia.
option-stockpile-investors = Investidores
option-stockpile-investors-explanation = Cada jogador tem uma habilidade e seu próprio dinheiro inicial.
option-stockpile-investor_set = Conjunto de investidores
option-stockpile-investor_set-explanation = Quais investidores são distribuídos.
option-stockpile-investor_set-base = Jogo base: dez
option-stockpile-investor_set-epic = Epic Edition: dezessete
option-stockpile-investor_set-all = Os vinte e seis
option-stockpile-fair = Investidores equilibrados
option-stockpile-fair-explanation = O dinheiro inicial é ajustado para que todos os investidores tenham a mesma força.
option-stockpile-auction = Leilão por Investidor
option-stockpile-auction-explanation = Os investidores são leiloados em vez de distribuídos.
option-stockpile-first_player_card = Carta de Primeiro Jogador
option-stockpile-first_player_card-explanation = Uma carta nas Pilhas decide quem começa a próxima rodada.

stk-round = rodada
stk-round-of = Rodada { $round } de { $rounds }
stk-phase-information = Informação
stk-phase-supply = Abastecimento
stk-phase-demand = Demanda
stk-phase-action = Ação
stk-phase-selling = Venda
stk-phase-movement = Movimento
stk-market = Valores
stk-company = Empresa
stk-split-shares = Ações divididas contam em dobro
stk-bankruptcy = Abaixo: falência
stk-above = Acima: divisão
stk-start = Início
stk-split-to = Continua aqui depois da divisão
stk-piles = Pilhas de Ações
stk-pile = Pilha { $pile }
stk-pair = Par { $pair }
stk-split = div.
stk-half = metade dividida
stk-sold-half = meia ação dividida
stk-place-here = aqui
stk-closed = virada para baixo
stk-open = virada para cima
stk-a-closed-card = uma carta virada para baixo
stk-sold-split =
    { $count ->
        [one] dividida
       *[other] divididas
    }
stk-pair-closed = virado para baixo
stk-pair-open = virado para cima
stk-second-split = nova divisão
stk-bonds =
    { $count ->
        [one] { $count } promissória
       *[other] { $count } promissórias
    }
stk-closed-cards =
    { $count ->
        [one] { $count } carta virada para baixo
       *[other] { $count } cartas viradas para baixo
    }
stk-known-card = { $card }, virada para baixo, que você conhece
stk-your-hand = Suas cartas
stk-choose-card = Escolha uma carta e depois uma Pilha; ou arraste-a.
stk-choose-bid = Toque em um espaço para dar um lance; toque em um apagado para ver por que não pode.
stk-bid = Dar lance de { $amount }
stk-your-meeple = Seu Meeple: arraste-o até um espaço
stk-pairs = Previsões
stk-deduction = Ainda possível
stk-unknown = Desconhecidas
stk-ruled-out = Não está entre as cartas desconhecidas
stk-owes = Taxas devidas
stk-first = Primeiro jogador
stk-market-deck = Baralho de Mercado
stk-discard = Pilha de descarte
stk-house = regra da casa
stk-splits = divisão
stk-bankrupt = falência
stk-all = Tudo
stk-free-after = restam { $amount } para lances
stk-known-forecast = previsão que você conhece
stk-no-pairs = Os pares da rodada são distribuídos na Fase de Informação.
stk-choose-pile = Agora toque em uma Pilha, ou arraste a carta até lá.
stk-pile-in-words = Pilha { $pile }: lista de cartas
stk-next-first = Primeiro jogador da próxima rodada
stk-used = usado

stk-card-boom = Stock Boom
stk-card-bust = Stock Bust
stk-card-fee = Taxa de negociação { $amount }
stk-card-gold = Ouro
stk-card-platinum = Platina
stk-card-oil = Petróleo
stk-card-gas = Gás natural
stk-card-corn = Milho
stk-card-cattle = Gado
stk-card-tax = Imposto

stockpile-ask-keep_investor = Escolha um investidor
stockpile-ask-offer_investor = Escolha o investidor a pôr em leilão
stockpile-ask-bid_investor = Dê um lance por um investidor com o dinheiro inicial dele
stockpile-ask-buy_bonds = Escolha quantas promissórias comprar
stockpile-ask-place_card = Coloque uma carta em uma Pilha
stockpile-ask-discard = Escolha o que descartar
stockpile-ask-pair = Escolha um par
stockpile-ask-pile = Escolha uma Pilha
stockpile-ask-bid = Dê um lance por uma Pilha
stockpile-ask-hand_first_card = Escolha quem começa a próxima rodada
stockpile-ask-act = Jogue cartas ou termine o turno
stockpile-ask-sell = Escolha o que vender
stockpile-ask-show_shares = Escolha quantas ações mostrar
stockpile-ask-show_split_shares = Escolha por quantas ações divididas receber
stockpile-ask-choose_power = Escolha qual dos seus investidores age primeiro
stockpile-ask-pick_card = Escolha uma carta para o seu par
stockpile-ask-hide_card = Escolha a carta inicial a virar para baixo
stockpile-ask-move_card = Escolha uma carta para mover
stockpile-ask-move_price = Escolha um valor para mover
stockpile-ask-choose_company = Escolha uma empresa
stockpile-ask-take_card = Escolha uma ação para pegar da pilha de descarte
stockpile-ask-give_money = Escolha quem recebe o dinheiro
stockpile-ask-take_money = Escolha de quem tomar dinheiro
stockpile-ask-game_over = A partida acabou
stockpile-wait =
    { $decision ->
        [buy_bonds] { $player } pode comprar promissórias
        [place_card] { $player } coloca cartas
        [bid] { $player } dá um lance
        [act] { $player } age
        [sell] { $player } vende
        [discard_strategy] { $player } descarta cartas de estratégia
        [keep_investor] { $player } escolhe um investidor
        [offer_investor] { $player } põe um investidor em leilão
       *[other] { $player } escolhe
    }

stockpile-action-give_one = { $player } e outra pessoa
stockpile-action-give_all = Tudo para { $player }
stockpile-action-pass = Passar
stockpile-action-stop = Mais nada
stockpile-action-end_turn = Terminar o turno

stockpile-event-first_player = Primeiro jogador: { $player }.
stockpile-event-draws = { $player } pega: { $thing }.
stockpile-event-investor_chosen = { $player } escolhe { $thing }.
stockpile-event-investor_offered = Em leilão na Pilha { $pile }: { $thing }.
stockpile-event-discards = { $player } descarta: { $thing }.
stockpile-event-set_up = { $player } começa com { $amount } e uma ação{ $what }.
stockpile-event-round = Começa a rodada { $round }. Primeiro jogador: { $player }.
stockpile-event-dice = Os dados mostram { $thing }.
stockpile-event-card_picked = { $player } escolhe em segredo uma carta para o par{ $what }.
stockpile-event-card_placed = { $player } põe na Pilha { $pile }: { $thing }.
stockpile-event-looks = { $player } olha: { $thing }{ $what }.
stockpile-event-card_moved = { $player } move da Pilha { $pile } para a Pilha { $to }: { $thing }.
stockpile-event-bid = { $player } dá lance de { $amount } pela Pilha { $pile }.
stockpile-event-beaten = { $player }: lance superado na Pilha { $pile }.
stockpile-event-pays = { $player } paga { $amount }{ $what }.
stockpile-event-receives = { $player } recebe { $amount }{ $what }.
stockpile-event-pile_taken = { $player } leva a Pilha { $pile }{ $what }.
stockpile-event-first_card_handed = { $player } entrega a Carta de Primeiro Jogador a { $to }.
stockpile-event-fee_owed = { $player } não pode pagar e deve { $amount } de taxas.
stockpile-event-given = { $player } dá { $amount } a { $to }.
stockpile-event-levelled = { $player } toma { $amount } de { $from } e dá { $given } a { $to }.
stockpile-event-plays = { $player } joga: { $thing }{ $what }.
stockpile-event-investor = { $player } joga com { $thing }{ $what }.
stockpile-event-card_laid = A carta fica sobre o par { $pair }.
stockpile-event-share_taken = { $player } pega da pilha de descarte: { $thing }.
stockpile-event-share_split = { $player } divide uma ação: { $thing }.
stockpile-event-shows = { $player } mostra { $thing } e recebe { $amount }.
stockpile-event-sells = { $player } vende { $thing } por { $amount }.
stockpile-event-dividend = { $company } paga { $amount } por ação.
stockpile-event-split = Divisão de ações: { $company }.
stockpile-event-shares_split = { $player } passa para a Carteira Dividida: { $thing }.
stockpile-event-bankruptcy = Falência: { $company }.
stockpile-event-shares_lost = { $player } perde: { $thing }.
stockpile-event-game_over = A última rodada terminou, e a partida também.

refusal-stockpile-game-over = A partida acabou.
refusal-stockpile-no-such-action = Essa jogada não existe.
refusal-stockpile-not-understood = O servidor não entendeu essa jogada.
refusal-stockpile-wrong-decision = Isso não está entre as opções atuais.
refusal-stockpile-not-possible = Isso não é possível agora.
refusal-stockpile-must-answer = Aqui você não pode passar.
refusal-stockpile-no-such-pile = Essa Pilha não existe.
refusal-stockpile-own-track = Seu outro Meeple já está nesta Trilha.
refusal-stockpile-track-locked = Esta Trilha de Lances está bloqueada.
refusal-stockpile-space-blocked = O espaço depois desse Meeple está bloqueado. Dê um lance maior.
refusal-stockpile-bid-too-low = Já há um lance aqui. Dê um lance maior.
refusal-stockpile-bid-above-cash = Isso é mais que o dinheiro inicial deste investidor.
refusal-stockpile-too-little-money = Você não tem tanto dinheiro.
refusal-stockpile-card-not-in-hand = Você não tem essa carta.
refusal-stockpile-face-up-first = Primeiro coloque uma carta virada para cima.
refusal-stockpile-face-down-now = Agora coloque uma carta virada para baixo.
refusal-stockpile-face-down-too = A segunda carta também vai virada para baixo: só a primeira pode ficar virada para cima.
refusal-stockpile-same-pile = Escolha outra Pilha.
refusal-stockpile-too-few-shares = Você não tem tantas ações.
refusal-stockpile-order-of-sale = Venda as ações empresa por empresa, em ordem; você já passou por { $company }.
refusal-stockpile-known-shares = Os outros conhecem essas ações, por isso você recebe por elas de qualquer forma.
refusal-stockpile-too-many-bonds = Você não pode comprar tantas promissórias.
refusal-stockpile-no-bonds-left = Não restam tantas promissórias.
refusal-stockpile-action-cards-left = Você ainda tem uma carta de Ação.
refusal-stockpile-no-such-card = Você não tem essa carta.
refusal-stockpile-not-in-hand = Você não pode pegar { $card } agora.
refusal-stockpile-no-play-left = Você não pode jogar mais cartas de estratégia agora.
refusal-stockpile-no-effect = { $card } não teria efeito agora.
refusal-stockpile-investor-not-dealt = Você não pode ficar com { $investor } agora.
refusal-stockpile-not-in-discard = Não há ação de { $company } na pilha de descarte.
refusal-stockpile-pair-seen = Você já viu esse par.
refusal-stockpile-too-few-picks = Escolha pelo menos { $least }.
refusal-stockpile-too-many-picks = É mais do que você pode escolher.

stk-flow-fees = Taxas
stk-flow-sold = Ações vendidas
stk-flow-dividends = Dividendos e divisões
stk-flow-cards = Investidores e estratégias
stk-flow-majority = Bônus majoritários
stk-prices-by-round = Valores das ações
