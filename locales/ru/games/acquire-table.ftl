### Acquire's moments, the catch-up and the rows of the chains.

turn-number = Ход { $turn } · в мешке { $bag }
moment-safe =
    { $size ->
        [one] В сети { $chain } { $size } плитка: она защищена, поглотить её больше нельзя.
        [few] В сети { $chain } { $size } плитки: она защищена, поглотить её больше нельзя.
       *[many] В сети { $chain } { $size } плиток: она защищена, поглотить её больше нельзя.
    }
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
end-declared = Объявлен конец игры

recap-tile = { $tile }
recap-founded = основывает { $chain }
recap-grew = { $chain } растёт до { $size }
recap-acquired = { $by } поглощает { $chain }
recap-traded = обменивает { $given } × { $chain }
recap-sold = продаёт { $shares } × { $chain }
recap-kept = сохраняет { $shares } × { $chain }
recap-bought = покупает { $shares } × { $chain }
recap-end = объявляет конец игры
recap-no-tile = нечего выложить

not-on-board = не на поле
next-price =
    { $size ->
        [one] { $price } с { $size } плитки
       *[other] { $price } с { $size } плиток
    }
bank-left = в банке { $count }
holders-of = Акционеры { $chain }
add-share-row = Добавить одну акцию { $chain }
holdings-hidden = Деньги и акции других игроков скрыты.
afterwards = После этого:
makes-both = { $chain }: акции есть лишь у вас, оба бонуса ({ $gain })
makes-majority = { $chain }: у вас больше всех ({ $gain })
makes-majority_tied = { $chain }: вы делите первое место ({ $gain })
makes-minority = { $chain }: второе место ({ $gain })
makes-minority_tied = { $chain }: вы делите второе место ({ $gain })
makes-none = { $chain }: пока без бонуса
