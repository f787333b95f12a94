### Почему позиция невозможна. Эти тексты сервер посылает редактору.

impossible-lone = Плитка { $tile } касается сети и должна входить в неё.
impossible-starts = Одиночные плитки касаются друг друга: { $tiles }. Так могут лежать только { $most } стартовых.
impossible-never-gone = Плитку { $tile } нельзя сбросить: в этой игре мёртвые плитки остаются на руке.
impossible-gone = Плитку { $tile } нельзя сбросить: она не соединяет две защищённые сети.
impossible-short = { $chain }: одна плитка. В сети их не меньше двух.
impossible-touches = { $chain } касается { $other } в { $tile }.
impossible-apart = { $chain } не связна: { $tile } лежит отдельно.
impossible-hand = Игрок { $seat }: плиток на руке { $tiles }. Их может быть не больше { $most }.
impossible-hundreds = Деньги игрока { $seat } должны быть кратны 100 $ и не меньше нуля.
impossible-shares = Акций { $chain } всего { $shares }.
impossible-no-end = Объявить конец здесь нельзя.
impossible-no-purchase = Здесь нечего покупать.
impossible-no-tiles = Полный круг без плитки завершает игру.
impossible-cards = Карт «{ $card }» в позиции { $cards }. В игре их { $most }.
impossible-deck = В колоде рынка карт { $cards }. До конца игры нужно { $needed }.
impossible-face-up = { $card } всегда лежит лицом вверх.
impossible-pile = В пакете { $pile } слишком много карт.
impossible-to-place = Игрок { $seat } должен класть карты. На руке их нужно { $cards }.
impossible-debt = У игрока { $seat } не может быть меньше 0 $.
impossible-bid = Игрок { $seat } предложил { $bid }, а у него только { $money }.
impossible-no-answer = По правилам этого решения здесь нет.
impossible-senseless = Это изменение здесь не имеет смысла.
