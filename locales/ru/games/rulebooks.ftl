### Правила: главы и поиск.

contents = Содержание
which-rules = Выберите книгу правил
no-clauses-found = Ничего не найдено. Попробуйте меньше слов или другие.

chapter-ACQ-SET = Подготовка
chapter-ACQ-TRN = Ход
chapter-ACQ-FND = Основание сети
chapter-ACQ-GRW = Рост сетей
chapter-ACQ-MRG = Слияния
chapter-ACQ-BON = Бонусы
chapter-ACQ-SAF = Защищённые сети и мёртвые плитки
chapter-ACQ-PRC = Цены
chapter-ACQ-BUY = Покупка акций
chapter-ACQ-END = Конец игры
chapter-STK-SET = Подготовка
chapter-STK-RND = Раунды и порядок хода
chapter-STK-INF = Информация
chapter-STK-SUP = Предложение
chapter-STK-DEM = Спрос
chapter-STK-ACT = Действия
chapter-STK-SEL = Продажа
chapter-STK-MOV = Изменение стоимости
chapter-STK-END = Конец игры
chapter-STK-TWO = Два игрока
chapter-STK-ADV = Усложнённое поле
chapter-STK-BND = Облигации
chapter-STK-COM = Товары и налоги
chapter-STK-DIC = Кубики прогнозов
chapter-STK-STR = Карты стратегий
chapter-STK-FPC = Карта первого игрока
chapter-STK-INV = Инвесторы
chapter-STK-AUC = Аукцион инвесторов
chapter-STK-HID = Скрытая и открытая информация
