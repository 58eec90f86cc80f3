/** An ending, what takes its place, and how many letters must be left before it. */
type Rule = readonly [ending: string, replacement: string, rest: number];

/** Plurals, from the most particular ending to the plain -s. */
const PLURALS: readonly Rule[] = [
  ['oes', 'ao', 2],
  ['aes', 'ao', 2],
  ['ais', 'al', 2],
  ['eis', 'el', 2],
  ['ois', 'ol', 2],
  ['ns', 'm', 2],
  ['res', 'r', 2],
  ['s', '', 3],
  // Borrowed words such as token have the plural of those in -m.
  ['n', 'm', 3],
];

/**
 * Endings of nouns made from verbs, and of verbs. Longer ones come before shorter ones that they contain. Those in
 * -ssão, -usão and -eição lead back to the verb's own consonants: emissão and emitir, exclusão and excluir, rejeição
 * and rejeitar.
 */
const SUFFIXES: readonly Rule[] = [
  ['amento', '', 3],
  ['imento', '', 3],
  ['issao', 'it', 1],
  ['eicao', 'eit', 2],
  ['usao', 'u', 2],
  ['acao', '', 3],
  ['cao', '', 4],
  ['mente', '', 4],
  ['avel', '', 3],
  ['ivel', '', 3],
  ['ando', '', 3],
  ['endo', '', 3],
  ['indo', '', 3],
  ['aram', '', 3],
  ['eram', '', 3],
  ['iram', '', 3],
  ['aria', '', 4],
  ['eria', '', 4],
  ['iria', '', 4],
  ['avam', '', 3],
  ['ava', '', 3],
  ['ado', '', 3],
  ['ada', '', 3],
  ['ido', '', 3],
  ['ida', '', 3],
  ['am', '', 3],
  ['em', '', 4],
  ['ar', '', 3],
  ['er', '', 3],
  ['ir', '', 3],
  ['ou', '', 3],
  ['eu', '', 3],
  ['iu', '', 3],
  ['ei', '', 3],
];

/** Nouns whose verb has another stem. Folded, in the singular. */
const OF_THEIR_OWN: ReadonlyMap<string, string> = new Map([
  ['adicao', 'adicion'],
  ['correcao', 'corrig'],
  ['devolucao', 'devolv'],
  ['edicao', 'edit'],
  ['protecao', 'proteg'],
  ['substituto', 'substit'],
  ['vigencia', 'vig'],
]);

/** Endings of gender and person; "ui" is the first person of verbs in -uir. */
const FINAL_VOWEL = /(?:ui|[aeiou])$/;

/**
 * The stem that inflections of a word have in common: "inutilização", "inutilizar" and "inutilizados" give the same.
 * It takes folded words, because people type without accents: what depends on accents would tell "inutilizacao" from
 * "inutilização". Words with digits and short words are left alone.
 */
export function stemWord(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  const singular = word.endsWith('ss') ? word : applyFirst(PLURALS, word);
  const own = OF_THEIR_OWN.get(singular);
  if (own !== undefined) return own;
  const bare = applyFirst(SUFFIXES, singular);
  return bare.length > 3 ? bare.replace(FINAL_VOWEL, '') : bare;
}

function applyFirst(rules: readonly Rule[], word: string): string {
  const rule = rules.find(([ending, , rest]) => word.endsWith(ending) && word.length - ending.length >= rest);
  return rule ? word.slice(0, word.length - rule[0].length) + rule[1] : word;
}
