### Acquire's moments, the catch-up and the rows of the chains.

turn-number = Ход { $turn } · в мешке { $bag }
moment-safe = { $chain } защищена, плиток: { $size }. Поглотить её больше нельзя.
moment-bought = { $player } покупает { $shares } за { $amount }.
moment-count = Итоговый подсчёт: { $chain }
moment-place =
    { $place ->
        [1] Вы побеждаете: { $money }!
        [2] Вы на втором месте: { $money }.
        [3] Вы на третьем месте: { $money }.
        [4] Вы на четвёртом месте: { $money }.
        [5] Вы на пятом месте: { $money }.
       *[6] Вы на последнем месте: { $money }.
    }
end-declared = Объявлен конец

recap-tile = { $tile }
recap-founded = основывает { $chain }
recap-grew = { $chain } растёт до { $size }
recap-acquired = { $by } поглощает { $chain }
recap-traded = меняет { $given } × { $chain }
recap-sold = продаёт { $shares } × { $chain }
recap-kept = оставляет { $shares } × { $chain }
recap-bought = покупает { $shares } × { $chain }
recap-end = объявляет конец
recap-no-tile = нет подходящей плитки

not-on-board = не на поле
next-price = { $price } от { $size } плиток
bank-left = в банке { $count }
holders-of = Акционеры { $chain }
add-share-row = Ещё одна акция { $chain }
holdings-hidden = Акции других игроков закрыты.
afterwards = После этого:
