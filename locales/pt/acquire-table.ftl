### Acquire's moments, the catch-up and the rows of the chains.

turn-number = Vez { $turn } · { $bag } tiles por comprar
moment-safe = { $chain } está segura com { $size } tiles: ninguém mais pode adquiri-la.
moment-bought = { $player } compra { $shares } por { $amount }.
moment-count = Contagem final: { $chain }
moment-place =
    { $place ->
        [1] Você vence com { $money }!
        [2] Você fica em segundo lugar, com { $money }.
        [3] Você fica em terceiro lugar, com { $money }.
        [4] Você fica em quarto lugar, com { $money }.
        [5] Você fica em quinto lugar, com { $money }.
       *[6] Você fica em último lugar, com { $money }.
    }
end-declared = O fim foi declarado

recap-tile = { $tile }
recap-founded = cria { $chain }
recap-grew = { $chain } aumenta para { $size }
recap-acquired = { $by } adquire { $chain }
recap-traded = negocia { $given } × { $chain }
recap-sold = vende { $shares } × { $chain }
recap-kept = mantém { $shares } × { $chain }
recap-bought = compra { $shares } × { $chain }
recap-end = declara o fim
recap-no-tile = nenhum tile jogável

not-on-board = fora do tabuleiro
next-price = { $price } a partir de { $size } tiles
bank-left = restam { $count }
holders-of = Quem tem { $chain }
add-share-row = Mais uma ação da { $chain }
holdings-hidden = As ações dos outros jogadores estão ocultas.
afterwards = Depois:
