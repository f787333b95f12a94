### Acquire: a mesa, as perguntas, o registro. Os termos são os do manual.

board = Tabuleiro
price = Preço
cash = Dinheiro
safe = Segura
chart = Tabela de referência de ações
chart-here = { $chain } com { $size } tiles
majority = Primário
minority = Secundário
ledger = Redes e carteiras
most-shares = Acionista primário
second-most-shares = Acionista secundário
your-tiles = Seus tiles

cell-chain =
    { $size ->
        [one] { $tile }: { $chain }, { $size } tile
       *[other] { $tile }: { $chain }, { $size } tiles
    }
cell-lone = { $tile }: tile isolado
cell-gone = { $tile }: fora do jogo
cell-empty = { $tile }: vazio
cell-own = { $tile }: seu tile ({ $effect })

effect-nothing = isolado
effect-founds = funda
effect-grows = aumenta
effect-merges = fusão
effect-blocked = bloqueado
effect-dead = morto
effect-nothing-long = { $tile } fica como tile isolado.
effect-founds-long = { $tile } funda uma nova rede de hotéis.
effect-grows-long = { $tile } aumenta { $chains }.
effect-merges-long = { $tile } provoca a fusão de { $chains }.
effect-blocked-long = { $tile } fundaria uma oitava rede.
effect-dead-long = { $tile } juntaria redes seguras.

## Perguntas
choose-tile = Escolha um dos seus tiles, aqui ou no tabuleiro.
play-tile = Jogar { $tile }
play-a-tile = Jogar um tile
may-declare-end = Você pode declarar o fim. Ainda pode comprar neste turno; depois vem a contagem.
declare-end = Declarar o fim
play-on = Continuar jogando
basket = Cesta
add-share = Adicionar { $chain } ({ $price })
remove-share = Retirar { $chain }
left-after = restam { $amount }
buy-shares =
    { $count ->
        [one] Comprar { $count } ação
       *[other] Comprar { $count } ações
    }
buy-nothing = Não comprar
founding-price = começa em { $price } por ação
shares-left =
    { $count ->
        [one] { $count } ação no banco
       *[other] { $count } ações no banco
    }
chain-tiles-price =
    { $size ->
        [one] { $size } tile, { $price }
       *[other] { $size } tiles, { $price }
    }
you-get = você recebe { $amount }
tiles-count =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
becomes-safe = torna-se segura
may-end-then = então o fim pode ser declarado
scored-now = Se a partida acabasse agora:
bonuses-hidden = os outros bônus dependem de ações ocultas
merger = Fusão
acquires = adquire
bonuses = Bônus
shares = Ações
traded = negocia { $given } por { $received }
sold = vende { $shares } por { $amount }
kept = mantém { $shares }
dispose-of = Suas ações da { $chain }
you-hold =
    { $count ->
        [one] Você tem { $count } ação.
       *[other] Você tem { $count } ações.
    }
each-worth = Cada uma vale { $amount } na venda.
trade = Negociar
sell = Vender
keep = Manter
trade-all = Negociar todas
sell-all = Vender todas
keep-all = Manter todas

acquire-ask-play_tile = Sua vez: jogue um tile
acquire-ask-found_chain = Escolha a rede de hotéis a fundar
acquire-ask-choose_survivor = Empate entre as maiores: escolha a rede sobrevivente
acquire-ask-choose_acquired = Escolha a rede adquirida em primeiro lugar
acquire-ask-trade_shares = Mantenha, negocie ou venda suas ações
acquire-ask-sell_shares = Mantenha ou venda suas ações
acquire-ask-declare_end = Declarar o fim da partida?
acquire-ask-buy_shares = Compre até três ações
acquire-ask-game_over = A partida acabou
acquire-wait-play_tile = { $player } joga um tile
acquire-wait-found_chain = { $player } funda uma rede
acquire-wait-choose_survivor = { $player } escolhe a rede sobrevivente
acquire-wait-choose_acquired = { $player } escolhe qual rede será adquirida primeiro
acquire-wait-trade_shares = { $player } mantém, negocia ou vende ações
acquire-wait-sell_shares = { $player } mantém ou vende ações
acquire-wait-declare_end = { $player } pode declarar o fim
acquire-wait-buy_shares = { $player } compra ações
acquire-wait-game_over = A partida acabou

acquire-action-play_tile = Jogar { $tile }
acquire-action-found = Fundar { $chain }
acquire-action-survive = { $chain } sobrevive
acquire-action-acquire = Adquirir { $chain } primeiro
acquire-action-trade =
    { $shares ->
        [0] Não negociar
       *[other] Negociar { $shares } ações
    }
acquire-action-sell =
    { $shares ->
        [0] Não vender
        [one] Vender { $shares } ação
       *[other] Vender { $shares } ações
    }
acquire-action-declare_end = Declarar o fim
acquire-action-play_on = Continuar jogando
acquire-action-buy = Comprar uma ação da { $chain }
acquire-action-stop_buying = Não comprar mais

## O registro
acquire-event-start_tile = { $player } começa com { $tile }.
acquire-event-first_player = Primeiro jogador: { $player }.
acquire-event-hand_dealt = { $player } recebe { $hand }.
acquire-event-no_playable_tile = { $player } não tem nenhum tile que possa jogar.
acquire-event-tile_played = { $player } joga { $tile }.
acquire-event-chain_founded = { $player } funda { $chain } ({ $size }).
acquire-event-founder_share = { $player } recebe de graça uma ação da { $chain }.
acquire-event-chain_grew = { $chain } aumenta para { $size }.
acquire-event-merger = Fusão: { $chains }.
acquire-event-survivor = { $chain } sobrevive.
acquire-event-chain_acquired = { $by } adquire { $chain } ({ $size }).
acquire-event-bonus =
    { $place ->
        [majority] { $player } recebe o bônus primário da { $chain }: { $amount }.
        [majority_tied] { $player } divide os dois bônus da { $chain }: { $amount }.
        [minority] { $player } recebe o bônus secundário da { $chain }: { $amount }.
        [minority_tied] { $player } divide o bônus secundário da { $chain }: { $amount }.
       *[both] { $player } recebe os dois bônus da { $chain }: { $amount }.
    }
acquire-event-shares_traded = { $player } negocia { $given } × { $chain } por { $received } × { $into }.
acquire-event-shares_sold = { $player } vende { $shares } × { $chain } por { $amount }.
acquire-event-shares_kept = { $player } mantém { $shares } × { $chain }.
acquire-event-chain_absorbed = Os { $size } tiles da { $chain } passam para { $into }.
acquire-event-merger_complete = { $chain } tem agora { $size } tiles.
acquire-event-end_declared = { $player } declara o fim da partida.
acquire-event-share_bought =
    { $shares ->
        [1] { $player } compra uma ação da { $chain } por { $price }.
       *[other] { $player } compra { $shares } × { $chain } por { $price }.
    }
acquire-event-tile_drawn = { $player } pega { $tile }.
acquire-event-dead_tile_discarded = { $player } descarta o tile morto { $tile }.
acquire-event-game_over =
    { $reason ->
        [giant_chain] A partida acabou: uma rede tem 41 tiles ou mais.
        [all_safe] A partida acabou: todas as redes estão seguras.
        [hands_empty] A partida acabou: ninguém tem mais tiles.
       *[deadlock] A partida acabou: ninguém pôde jogar um tile por uma rodada inteira.
    }
acquire-event-final_sale = { $player } vende { $shares } × { $chain } por { $amount }.
acquire-event-result =
    { $count ->
        [one] { $winners } vence.
       *[other] { $winners } compartilham a vitória.
    }

## Recusas
refusal-acquire-game-over = A partida acabou.
refusal-acquire-no-such-action = Essa jogada não existe.
refusal-acquire-not-understood = O servidor não entendeu essa jogada.
refusal-acquire-wrong-decision = Isso não está entre as opções atuais.
refusal-acquire-chain-on-board = { $chain } já está no tabuleiro; funde uma rede que não esteja.
refusal-acquire-not-largest = { $chain } não é uma das maiores redes desta fusão.
refusal-acquire-not-next = { $chain } não é uma das maiores redes ainda por adquirir.
refusal-acquire-tile-not-in-hand = Você não tem { $tile }.
refusal-acquire-tile-blocked = { $tile } fundaria uma oitava rede; as sete já estão no tabuleiro.
refusal-acquire-tile-dead = { $tile } juntaria redes seguras, que não podem ser adquiridas.
refusal-acquire-too-few-shares = Você não tem tantas ações.
refusal-acquire-odd-trade = As ações são negociadas duas por uma, portanto não é possível negociar { $wanted }.
refusal-acquire-bank-empty = O banco não tem ações suficientes da { $chain }.
refusal-acquire-chain-off-board = { $chain } não está no tabuleiro.
refusal-acquire-too-little-money = Uma ação da { $chain } custa { MONEY($price) }; você tem { MONEY($money) }.
refusal-acquire-chart-order = As ações são compradas na ordem da tabela: { $chain } vem antes de { $after }.
refusal-acquire-basket-too-dear = Essas ações custam { MONEY($cost) } no total; você tem { MONEY($money) }.
refusal-acquire-too-many-shares = Agora você pode comprar no máximo { $most }, não { $wanted }.

## Resultados
where-from = De onde veio o dinheiro
flow-start = Início
flow-bought = Ações compradas
flow-bonus = Bônus de fusões
flow-sold = Ações vendidas em fusões
flow-final_bonus = Bônus finais
flow-final_sale = Venda final
flow-total = Total
worth-by-turn = Patrimônio de cada jogador
sizes-by-turn = Tamanho das redes
prices-by-turn = Preços das ações
