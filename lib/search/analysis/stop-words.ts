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
