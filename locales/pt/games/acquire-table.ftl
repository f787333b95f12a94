### Acquire's moments, the catch-up and the rows of the chains.

turn-number = Turno { $turn } · { $bag } no saco
moment-safe = { $chain } está segura com { $size } tiles: não pode mais ser adquirida.
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
recap-founded = funda { $chain }
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
bank-left = { $count } no banco
holders-of = Acionistas da { $chain }
add-share-row = Adicionar uma ação da { $chain }
holdings-hidden = As carteiras dos outros jogadores estão ocultas.
afterwards = Depois:
makes-both = { $chain }: só você tem ações, os dois bônus ({ $gain })
makes-majority = { $chain }: você tem mais ações ({ $gain })
makes-majority_tied = { $chain }: você empata em primeiro ({ $gain })
makes-minority = { $chain }: segunda posição ({ $gain })
makes-minority_tied = { $chain }: você empata em segundo ({ $gain })
makes-none = { $chain }: ainda sem bônus
