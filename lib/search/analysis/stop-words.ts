import { foldText } from '../../text/fold';

/** Words that stand in any text: neither indexed nor asked for. Folded. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  `a o as os ao aos à às um uma uns umas de do da dos das em no na nos nas num numa por pelo pela pelos pelas para pra
  com que se e ou mas já como quando onde qual quais quanto quantos quanta quantas quem porque por que é são ser
  era foi está estão estou tem têm ter tenho há isso isto esse essa esses essas este esta estes estas ele ela eles elas
  eu me meu minha meus minhas seu sua seus suas você vocês nós lhe também só mais menos muito muita muitos muitas ainda
  até entre sobre fazer faço faz feito posso pode podem preciso precisa quero quer devo deve vou vai vem veio fica fico
  dá dar deu aqui ali lá então mesmo mesma cada algum alguma nenhum nenhuma the of to and is how what in`
    .split(/\s+/)
    .map(foldText),
);

/** Whether a folded word says nothing about what is looked for. */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}

/**
 * What people say around what they ask: "agora", "consigo", "continua". Short queries may mean just that; in a whole
 * question it stands beside the words that do. Folded.
 */
const FILLER_WORDS: ReadonlySet<string> = new Set(
  `não sem agora depois antes ontem hoje sempre nunca apenas assim desde durante enquanto nada tudo todo toda todos todas
  outro outra outros outras alguns algumas alguém vez vezes novo nova nesse nessa neste nesta desse dessa deste desta
  caso tipo coisa forma jeito maneira momento problema problemas dia dias mês meus minhas nosso nossa usei uso tento
  tentei tentar tentando diz disse dizem dizendo fala falou informa fica ficou ficam ficaram ficando passa passou passaram
  passei continua continuo continuou começa começou começaram consigo consegue conseguir conseguimos querer quis saber sei
  sabe sendo seja será serão tenha teria tinha tive existe existem acontece aconteceu acontecendo aparece apareceu
  apareceram aparecendo entra entrar deixa deixar deixou recebo recebi recebe recebemos retorna retornou retornando volta
  voltar voltou voltando funciona funcionar funcionando estamos estava estavam fiquei fiz fizeram feita gostaria poderia
  ajuda ajudar pessoal galera favor obrigado bom certo certa correto correta coloco colocar colocando coloca ponho
  preencho preencher preenche escrevo escrever informo informar informado mando mandar mandei manda usar usando usa
  fazendo`
    .split(/\s+/)
    .map(foldText),
);

/** Whether a folded word says little beside others. */
export function isFillerWord(word: string): boolean {
  return FILLER_WORDS.has(word);
}
