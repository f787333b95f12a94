### O terminal, qualquer que seja o jogo. O cliente web não carrega este arquivo.

## Para começar
cli-pitch-acquire = Crie redes de hotéis, aumente-as, tenha a maioria das que são compradas.
cli-pitch-stockpile = Saiba uma variação, ponha cartas, dê lances por uma Pilha, venda a tempo.
cli-how-to-answer = Responda com um número ou com palavras: { $examples }
cli-at-any-time = A qualquer momento: { $commands }. Tudo é salvo.

## Comandos: cada palavra vale em inglês e nesta língua
cli-command-help = ajuda
cli-command-hint = dica
cli-command-why = porque
cli-command-undo = desfazer
cli-command-log = registro
cli-command-chart = tabela
cli-command-rules = regras
cli-command-save = salvar
cli-command-position = posição
cli-command-quit = sair
cli-argument-word = [palavra]
cli-argument-file = ARQUIVO
cli-a-number = um número
cli-a-number-note = a resposta com esse número
cli-words = palavras
cli-help-help = esta lista
cli-help-hint = o que um bot faria, e com que certeza
cli-help-why = a regra por trás de uma recusa, de um evento, de uma palavra na tela ou de um código
cli-help-undo = desfaz seu último passo, se nada oculto foi mostrado
cli-help-log = tudo o que aconteceu
cli-help-chart = as tabelas impressas e as cartas com seus textos
cli-help-rules = o manual, ou as regras com essa palavra
cli-help-save = grava uma cópia do jogo; ele já é salvo sozinho
cli-help-position = a posição em uma linha de texto
cli-help-quit = sai; o jogo fica salvo
cli-enter-note = mostra a mesa de novo

## Respostas
cli-answers-are = As respostas são { $keys }. `ajuda` diz mais.
cli-one-answer = Uma resposta de cada vez, por favor.
cli-not-understood = “{ $line }” não foi entendido. Digite um número da lista ou palavras como { $examples }.
cli-too-many =
    { $most ->
        [one] São { $count }; no máximo { $most }.
       *[other] São { $count }; no máximo { $most }.
    }
cli-so-far =
    { $count ->
        [one] Até agora { $things }. Some mais { $count } ou tecle Enter para terminar; `desfazer` recomeça.
       *[other] Até agora { $things }. Some até { $count } ou tecle Enter para terminar; `desfazer` recomeça.
    }
cli-for = { $things } por { $amount }
cli-for-example = Por exemplo { $example }.
cli-you-have = você tem { $count }
cli-why-rule = `porque` mostra a regra { $rule }
cli-why-unknown = Nada na mesa se chama “{ $word }”. `regras { $word }` procura no manual.
cli-allowed = Nada o proíbe: é permitido agora.
cli-forgotten = Esquecido. Nada foi feito ainda; escolha de novo.
cli-taken-back = Desfeito.
cli-hint-title = O que faria um bot que pensou por um segundo, com o que você pode saber:
cli-expects = espera { $money }
cli-made-up = As mãos dos outros são inventadas: ninguém pode vê-las.
cli-more =
    { $count ->
        [one] mais { $count }; Enter continua, q para
       *[other] mais { $count }; Enter continua, q para
    }
# Duas coisas que o mesmo jogador fez, uma depois da outra.
cli-then = { $first }; { $second }

## Jogadores e bots
cli-thinks = { $player } está pensando …
cli-bot-failed = { $player } ({ $bot }) falhou: { $trouble }. greedy decidiu no lugar.
cli-pass-keyboard = Passe o teclado para { $player }.
cli-press-enter = { $player }, tecle Enter quando ninguém mais estiver olhando.
cli-again = Jogar de novo? Enter: sim, n: não
cli-account = Contas finais

## Salvar
cli-saved = O jogo está salvo. `bigboard play --resume{ $file }` o continua.
cli-nothing-played = Nada foi jogado ainda, então nada foi salvo.
cli-not-saved = O jogo não pôde ser salvo.
cli-cannot-save = O jogo não pode ser salvo: { $trouble }. `salvar ARQUIVO` o salva em outro lugar.
cli-cannot-keep = O registro não pode ser guardado: { $trouble }.
cli-cannot-write = { $file } não pode ser gravado: { $trouble }.
cli-no-record = { $file } já existe e não é um registro de jogo, por isso fica como está.
cli-save-what = `salvar` pede o nome de um arquivo, como em `salvar sexta.json`. O jogo já é salvo sozinho.
cli-record-is = O registro está em { $file }; `bigboard replay` o mostra.
cli-resumed = Retomado de { $file }.
cli-cannot-resume = Este jogo não pode ser retomado. { $trouble }
cli-game-is-over = Esse jogo acabou. `bigboard replay { $file }` o mostra.
cli-nothing-to-resume = Não há jogo inacabado para retomar. `bigboard play` começa um novo.

## Reprise
cli-replay-help = Enter ou n: próximo · p: voltar · g 40: ir ao lance 40 · q: parar
cli-bad-move = Há os lances 0 a { $last }.
cli-not-over = O jogo não acabou: { $player } decide agora.
cli-bad-record = Este registro não pode ser lido até o fim. { $trouble }

## Erros na linha de comando
cli-no-language = Não há a língua “{ $language }”: há { $known }.
cli-no-game = Não há o jogo “{ $game }”: há { $known }.
cli-in-full = `{ $command }` mostra uma resposta por inteiro.
cli-no-rule = Nenhuma regra de { $game } contém “{ $word }”. `rules` sem palavra mostra todas.
cli-no-bot = Não há o bot “{ $bot }”: há { $known }, ou module:Class.
cli-bots-for-seats =
    { $seats ->
        [one] Há { $bots } bots para { $seats } lugar: indique um.
       *[other] Há { $bots } bots para { $seats } lugares: indique um para todos ou um para cada.
    }
cli-no-modules = { $game } não tem módulos, então não há com que jogá-lo.
cli-no-module = { $game } não tem o módulo “{ $module }”: seus módulos são { $known }, ou all.
cli-bad-option = Uma opção de regras se escreve NOME=VALOR, como em open_holdings=false, não “{ $option }”.
cli-bad-humans = Pode haver de 1 a { $players } pessoas entre { $players } jogadores, não { $humans }.
cli-bad-seat = Os lugares vão de 1 a { $players }; não há o lugar { $seat }.
cli-bad-names =
    { $names ->
        [one] Há { $names } nome para { $humans } ao teclado.
       *[other] Há { $names } nomes para { $humans } ao teclado.
    }
