### Acquire в терминале. Слова столбцов коротки: четыре буквы, две у cli-col-bank-short.

cli-turn = ход { $turn }: { $player }
cli-in-bag =
    { $count ->
        [one] { $count } плитка в мешке
        [few] { $count } плитки в мешке
       *[many] { $count } плиток в мешке
    }
cli-col-size = разм
cli-col-price = цена
cli-col-bank = банк
cli-col-bank-short = бк
cli-col-first = 1-й
cli-col-second = 2-й
# Не больше 41 буквы.
cli-legend-chains = * защищена · бонус: 10 и 5 × цена
cli-legend-board = o одна · x пусто · [ ] новая · 5C: ваша
cli-legend-most = подчёркнуто: больше всех акций

cli-founds = основывает сеть, плиток: { $size }
cli-grows = { $chain } растёт до { $size }
cli-your-choice = на выбор
cli-blocked = заблокирована: восьмой сети нет
cli-dead = мёртвая: соединила бы защищённые
cli-a-share = { $price } за акцию
cli-no-share-left = акций не осталось
cli-ask-dispose = { $survivor } поглощает { $acquired }; у вас { $held }. Обменяйте 2 на 1 или продайте, например trade 2, sell 1; остальное останется у вас.
cli-ask-sell = У вас { $held } × { $acquired }. Сколько продать по { $price }? Остальное останется у вас.
cli-ask-buy =
    { $count ->
        [one] Купите { $count } акцию, например 1. У вас { $cash }.
        [few] Купите до { $count } акций, например { $example }. У вас { $cash }.
       *[many] Купите до { $count } акций, например { $example }. У вас { $cash }.
    }
cli-scored-now = Если бы партия закончилась сейчас, у вас было бы { $mine }, у лидера { $best }.
cli-scored-now-own = Если бы партия закончилась сейчас, у вас было бы { $mine }.
cli-chain-resting = Сети { $chain } нет на поле; пока её не основали снова, её акции ничего не стоят.
cli-safe-from = защищена с { $size } плиток
chain = Сеть
