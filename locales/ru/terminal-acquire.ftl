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
cli-legend-board = o одна · x закрыта · [ ] новая · 5C: ваша
cli-legend-most = подчёркнуто: больше всех акций

cli-founds = основывает сеть из { $size }
cli-grows = { $chain } растёт до { $size }
cli-your-choice = на выбор
cli-blocked = закрыта: восьмой сети нет
cli-dead = мёртвая: соединила бы защищённые
cli-a-share = { $price } за акцию
cli-no-share-left = акций не осталось
cli-ask-dispose = { $survivor } поглощает { $acquired }; у вас { $held }. Меняйте 2 на 1 или продавайте, например trade 2, sell 1; остальное остаётся у вас.
cli-ask-sell = У вас { $held } × { $acquired }. Сколько продать по { $price }? Остаток — ваш.
cli-ask-buy =
    { $count ->
        [one] Купите { $count } акцию, например 1. У вас { $cash }.
        [few] Купите до { $count } акций, например { $example }. У вас { $cash }.
       *[many] Купите до { $count } акций, например { $example }. У вас { $cash }.
    }
cli-scored-now = Сейчас у вас вышло бы { $mine }, у лучшего { $best }.
cli-scored-now-own = Сейчас у вас вышло бы { $mine }.
cli-chain-resting = Сети { $chain } нет на поле; её можно основать, а пока её акции лежат без дела.
cli-safe-from = защищена с { $size } плиток
chain = Сеть
