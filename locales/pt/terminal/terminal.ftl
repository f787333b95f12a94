### O terminal, qualquer que seja o jogo. O cliente web não carrega este arquivo.

## Para começar
cli-pitch-acquire = Funde e aumente redes de hotéis; tenha a maioria nas que são adquiridas.
cli-pitch-stockpile = Saiba de antemão um valor, ponha cartas, dê lances, venda a tempo.
cli-how-to-answer = Responda com um número ou com palavras: { $examples }
cli-at-any-time = A qualquer momento: { $commands }. Tudo é salvo.

## Comandos: cada palavra vale em inglês e nesta língua
cli-command-help = ajuda
cli-command-hint = dica
cli-command-why = motivo
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
cli-help-undo = desfaz sua última jogada, se ela não revelou nada oculto
cli-help-log = tudo o que aconteceu
cli-help-chart = as tabelas impressas e as cartas com seus textos
cli-help-rules = o manual, ou as regras com essa palavra
cli-help-save = grava uma cópia da partida, que também é salva automaticamente
cli-help-position = a posição em uma linha de texto
cli-help-quit = sai; a partida fica salva
cli-enter-note = mostra a mesa de novo

## Respostas
cli-answers-are = As respostas são { $keys }. Digite `ajuda` para saber mais.
cli-one-answer = Dê uma resposta de cada vez.
cli-not-understood = “{ $line }” não foi entendido. Digite um número da lista ou palavras como { $examples }.
cli-too-many =
    { $most ->
        [one] São { $count }; no máximo { $most }.
       *[other] São { $count }; no máximo { $most }.
    }
cli-so-far =
    { $count ->
        [one] Até agora: { $things }. Mais { $count }, ou Enter para terminar; `desfazer` recomeça.
       *[other] Até agora: { $things }. Até { $count } mais, ou Enter para terminar; `desfazer` recomeça.
    }
cli-for = { $things } por { $amount }
cli-for-example = Por exemplo: { $example }.
cli-you-have = você tem { $count }
cli-why-rule = `motivo` mostra a regra { $rule }
cli-why-unknown = Nada na mesa se chama “{ $word }”. `regras { $word }` procura no manual.
cli-allowed = Isso é permitido agora.
cli-forgotten = Cancelado. Nada foi jogado ainda; escolha de novo.
cli-taken-back = Desfeito.
hint-share = { $share } de confiança
cli-hint-title = O que um bot faria depois de pensar um segundo, sabendo só o que você sabe:
cli-expects = espera { $money }
cli-made-up = As mãos dos outros são um palpite aleatório; as verdadeiras estão ocultas.
cli-more =
    { $count ->
        [one] mais { $count }; Enter continua, q para
       *[other] mais { $count }; Enter continua, q para
    }
# Duas coisas que o mesmo jogador fez, uma depois da outra.
cli-then = { $first }; { $second }

## Jogadores e bots
cli-thinks = { $player } está pensando…
cli-bot-failed = { $player } ({ $bot }), erro: { $trouble }. O bot greedy decidiu.
cli-pass-keyboard = Passe o teclado para { $player }.
cli-press-enter = { $player }, tecle Enter quando ninguém mais estiver olhando.
cli-again = Jogar de novo? Enter: sim, n: não
cli-account = Contas finais

## Salvar
cli-saved = A partida está salva. Continue com `bigboard play --resume{ $file }`.
cli-nothing-played = Nada foi jogado ainda, então nada foi salvo.
cli-not-saved = A partida não pôde ser salva.
cli-cannot-save = A partida não pôde ser salva: { $trouble }. `salvar ARQUIVO` salva em outro lugar.
cli-cannot-keep = O registro não pôde ser salvo: { $trouble }.
cli-cannot-write = Não foi possível gravar { $file }: { $trouble }.
cli-no-record = { $file } já existe e não é um registro de partida; por isso não foi alterado.
cli-save-what = `salvar` pede o nome de um arquivo, como em `salvar sexta.json`. A partida já é salva automaticamente.
cli-record-is = O registro está em { $file }; `bigboard replay` o mostra.
cli-resumed = Partida retomada de { $file }.
cli-cannot-resume = Esta partida não pode ser retomada. { $trouble }
cli-game-is-over = Essa partida acabou. `bigboard replay { $file }` a mostra.
cli-nothing-to-resume = Não há partida inacabada para retomar. `bigboard play` começa uma nova.

## Reprise
cli-replay-help = Enter ou n: próxima · p: voltar · g 40: ir à jogada 40 · q: parar
cli-bad-move = As jogadas vão de 0 a { $last }.
cli-not-over = A partida não acabou: { $player } decide agora.
cli-bad-record = Este registro não pode ser lido até o fim. { $trouble }

## Erros na linha de comando
cli-no-language = O idioma “{ $language }” não existe. Escolha entre: { $known }.
cli-no-game = O jogo “{ $game }” não existe. Escolha entre: { $known }.
cli-in-full = `{ $command }` mostra uma resposta por inteiro.
cli-rule-untranslated = Esta regra só existe em inglês.
cli-no-rule = Nenhuma regra de { $game } contém “{ $word }”. `rules` sem palavra mostra todas.
cli-no-bot = O bot “{ $bot }” não existe. Escolha entre: { $known }, ou indique module:Class.
cli-bots-for-seats =
    { $seats ->
        [one] Você indicou { $bots } bots para { $seats } lugar: indique um.
       *[other] Você indicou { $bots } bots para { $seats } lugares: indique um para todos ou um para cada.
    }
cli-no-modules = { $game } não tem módulos; omita --with.
cli-no-module = { $game } não tem o módulo “{ $module }”. Escolha entre: { $known }, ou all.
cli-bad-option = Uma opção de regras se escreve NOME=VALOR, como em open_holdings=false, não “{ $option }”.
cli-bad-humans = Pode haver de 1 a { $players } pessoas, não { $humans }.
cli-bad-seat = Os lugares vão de 1 a { $players }; não há o lugar { $seat }.
cli-mine-or-record = Indique um RECORD, ou uma pasta com --mine. Uma página (--html) é feita de um só RECORD.
cli-mine-no-folder = A pasta { $folder } não existe.
cli-mine-none = { $folder } não tem nenhuma partida em que o seu lugar seja conhecido.
cli-mine-skipped = Não analisado: { $file }. { $why }
cli-mine-which = Não diz qual lugar é o seu. Indique-o com --seat ou --name.
cli-bad-names =
    { $names ->
        [one] Você deu { $names } nome para { $humans } pessoas ao teclado.
       *[other] Você deu { $names } nomes para { $humans } pessoas ao teclado.
    }
