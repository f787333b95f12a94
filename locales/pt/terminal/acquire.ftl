### Acquire no terminal. Palavras de colunas são curtas: quatro letras, duas para cli-col-bank-short.

cli-turn = turno { $turn }: { $player }
cli-in-bag =
    { $count ->
        [one] { $count } tile no saco
       *[other] { $count } tiles no saco
    }
cli-col-size = tam.
cli-col-price = pr.
cli-col-bank = bco.
cli-col-bank-short = bc
cli-col-first = 1º
cli-col-second = 2º
# No máximo 41 letras cada.
cli-legend-chains = * segura · bônus 10 e 5 × preço
cli-legend-board = o isolado · x vazio · [ ] novo · 5C: seu
cli-legend-most = sublinhado: mais ações

cli-founds = funda uma rede de { $size }
cli-grows = { $chain } aumenta para { $size }
cli-your-choice = à sua escolha
cli-blocked = bloqueado: não há oitava rede
cli-dead = morto: juntaria redes seguras
cli-a-share = { $price } por ação
cli-no-share-left = sem ações no banco
cli-ask-dispose = { $survivor } adquire { $acquired }; você tem { $held }. Negocie 2 por 1 ou venda, por exemplo trade 2, sell 1; você mantém o resto.
cli-ask-sell = Você tem { $held } × { $acquired }. Vender quantas a { $price } cada? Você mantém o resto.
cli-ask-buy =
    { $count ->
        [one] Compre { $count } ação, por exemplo 1. Você tem { $cash }.
       *[other] Compre até { $count } ações, por exemplo { $example }. Você tem { $cash }.
    }
cli-scored-now = Se a partida acabasse agora, você teria { $mine } e o líder { $best }.
cli-scored-now-own = Se a partida acabasse agora, você teria { $mine }.
cli-chain-resting = { $chain } não está no tabuleiro; suas ações não valem nada até que seja fundada de novo.
cli-safe-from = segura a partir de { $size } tiles
chain = Rede
