### Os livros de regras: capítulos e busca.

contents = Índice
which-rules = Escolha um manual de regras
no-clauses-found = Nada encontrado. Tente menos palavras ou outras.

chapter-ACQ-SET = Preparação
chapter-ACQ-TRN = Um turno
chapter-ACQ-FND = Fundar uma rede
chapter-ACQ-GRW = Aumentar uma rede
chapter-ACQ-MRG = Fusões
chapter-ACQ-BON = Bônus
chapter-ACQ-SAF = Redes seguras e tiles mortos
chapter-ACQ-PRC = Preços
chapter-ACQ-BUY = Comprar ações
chapter-ACQ-END = Fim da partida
chapter-STK-SET = Preparação
chapter-STK-RND = Rodadas e ordem do turno
chapter-STK-INF = Informação
chapter-STK-SUP = Abastecimento
chapter-STK-DEM = Demanda
chapter-STK-ACT = Ação
chapter-STK-SEL = Venda
chapter-STK-MOV = Movimento
chapter-STK-END = Fim da partida
chapter-STK-TWO = Dois jogadores
chapter-STK-ADV = Tabuleiro avançado
chapter-STK-BND = Promissórias
chapter-STK-COM = Commodities e impostos
chapter-STK-DIC = Dados de Previsão
chapter-STK-STR = Cartas de estratégia
chapter-STK-FPC = Carta de Primeiro Jogador
chapter-STK-INV = Investidores
chapter-STK-AUC = Leilão por Investidor
chapter-STK-HID = Informações ocultas e públicas
