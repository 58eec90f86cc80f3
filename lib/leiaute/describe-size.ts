import type { LayoutRow } from './layout';

/** Characters of the official texts: printable, without a space at either end. */
const TEXT = /^\[!-ÿ\]\{1\}\[ -ÿ\](?:\*|\{0,\})\[!-ÿ\]\{1\}\|\[!-ÿ\]\{1\}$/;
const DATE = /^\(+20/;

/** Patterns that are read as a whole, because they are written in too many ways to be taken apart. */
const WHOLE: readonly (readonly [RegExp, string])[] = [
  [/T\(20\|21\|22\|23/, 'data e hora com fuso, AAAA-MM-DDThh:mm:ss-03:00'],
  [/^\(\(HTTPS\?\|https\?\)/, 'endereço do QR Code, montado com a chave'],
  [/^\[\^@\]\+@/, 'endereço de e-mail'],
  [/^\[0-9\]\\\.\[0-9\]\{6\}/, 'graus com 6 decimais, negativos ao sul e a oeste'],
  [/^\(0\[1-9\]\|1\[0-2\]\)\(\[\/\]/, 'mês e ano, MM/AAAA'],
  [/^\(\(\[0-1\]\[0-9\]\)\|\(\[2\]\[0-3\]\)\)/, 'hora, hh:mm:ss'],
  [/^\[1-9\]\|\[1\]\[0-9\]/, 'dia do mês, de 1 a 31'],
  [/^\[1-9\]\{1\}\[0-9\]\{0,1\}\|\[1-8\]\{1\}/, 'número de 1 a 990'],
  [/^\[1-9\]\[0-9\]\|0\?\[1-9\]$/, 'número de 1 a 99'],
  [/^\[0-9\]\{2\}BR/, '2 dígitos, BR e 10 dígitos'],
  [/^\[0-9\]\{2\}\[0\]\{1\}\[1-9\]\{1\}/, 'ano e mês, AAMM'],
  [/^\[A-Z\]\{2,3\}\[0-9\]\{4\}/, 'placa sem hífen, 7 letras e dígitos'],
  [/^\[A-F0-9\]\{8\}-/, '36 posições hexadecimais, com hífens'],
  [/^\[123567\]/, '4 dígitos'],
  [/^\[1,2,3,5,6,7\]\{1\}\[0-9\]\{3\}$/, '4 dígitos'],
  [/^\[0-9\]\{2\}\.\[0-9\]\{2\}$/, '2 dígitos, ponto e 2 dígitos'],
  [/^[34]\\\.\(0\[0-9\]/, 'versão, com 2 decimais'],
];

/** Decimals: the part before the point, by its longest alternative, and the digits after it. */
const DECIMAL = /\[1-9\](?:\{1\})?\[0-9\]\{0,(\d+)\}\(\\\.\[0-9\]\{(\d+)(?:,(\d+))?\}\)\?/;
const DECIMAL_FREE = /^\[0-9\]\{1,(\d+)\}\(\\\.\[0-9\]\{(\d+)(?:,(\d+))?\}\)\?$/;
/** Percentages whose largest is written out: 100. */
const HUNDRED = /100\(\\\.(?:\[0\]|0)\{?/;

/**
 * What a field's value looks like, in readers' words: "até 13 dígitos e 2 decimais", never a regular expression.
 * @returns undefined for a pattern that is not known: it then needs words of its own
 */
export function describeSize({ type, length, pattern }: Pick<LayoutRow, 'type' | 'length' | 'pattern'>) {
  if (type === 'base64Binary') return 'texto em base64';
  if (type === 'gYearMonth') return 'ano e mês, AAAA-MM';
  if (pattern === '') return describeText(length);
  if (TEXT.test(pattern)) return describeText(length);
  if (pattern === '[A-Z0-9]+') return describeText(length).replace(/caracteres?$/, 'letras e dígitos');
  const whole = WHOLE.find(([known]) => known.test(pattern));
  if (whole) return whole[1];
  if (DATE.test(pattern)) return 'data, AAAA-MM-DD';
  return describeDecimal(pattern) ?? describeAlternatives(pattern);
}

function describeText(length: string): string {
  const [, min, max] = /^(\d*)-(\d+)$/.exec(length) ?? [];
  if (max !== undefined)
    return Number(min) > 1 ? `texto de ${min} a ${max} caracteres` : `texto de até ${max} caracteres`;
  if (length === '') return 'texto';
  return length === '1' ? 'um caractere' : `texto de ${length} caracteres`;
}

function describeDecimal(pattern: string): string | undefined {
  const free = DECIMAL_FREE.exec(pattern);
  if (free) return sayDecimal(Number(free[1]), free[2], free[3]);
  const found = DECIMAL.exec(pattern);
  if (!found || !/^(?:0|-?0\\\.|\[1-9\])/.test(pattern)) return undefined;
  if (HUNDRED.test(pattern)) return `percentual de até 100, com até ${found[3] ?? found[2]} decimais`;
  const words = sayDecimal(Number(found[1]) + 1, found[2], found[3]);
  const negative = pattern.includes('|-') ? ', negativo se preciso' : '';
  return (/^0(?:\||\()/.test(pattern) ? words : `${words}, maior que zero`) + negative;
}

function sayDecimal(digits: number, from: string | undefined, to: string | undefined): string {
  const decimals = to === undefined || to === from ? from : from === '1' ? `até ${to}` : `${from} a ${to}`;
  return `até ${digits} dígitos e ${decimals} decimais`;
}

/** A part of a pattern: a class of characters and how many of them, or a fixed text. */
const PART = /\[([^\]]+)\](?:\{(\d+)(?:,(\d*))?\}|(\+))?|\\d\{(\d+)\}|([A-Za-z.\\ -]+|\d)/y;

/** Alternatives without a group inside, such as "ISENTO|[0-9]{2,14}". */
function describeAlternatives(pattern: string): string | undefined {
  const bare = pattern.replace(/^\((.*)\)\?$/, '$1');
  const isOptional = bare !== pattern;
  // A zero alone is a number of the shortest kind.
  const alternatives = bare.split('|').map((text) => text.trim());
  const described = alternatives
    .filter((text, index) => text !== '0' || !alternatives[index + 1]?.startsWith('[1-9]'))
    .map(describeAlternative);
  if (described.includes(undefined)) return undefined;
  const known = described.filter((words) => words !== '');
  const isEmpty = isOptional || known.length < described.length;
  const words = known.join(' ou ');
  return isEmpty ? `${words}, ou vazio` : words;
}

/** Words for one alternative; '' for one that takes nothing. */
function describeAlternative(text: string): string | undefined {
  if (/^\[[^\]]+\]\{0\}$/.test(text)) return '';
  const parts: { readonly letters: string; readonly min: number; readonly max: number; readonly text?: string }[] = [];
  PART.lastIndex = 0;
  while (PART.lastIndex < text.length) {
    const match = PART.exec(text);
    if (!match) return undefined;
    const [, letters, min, max, many, digits, fixed] = match;
    if (fixed !== undefined) parts.push({ letters: '', min: 0, max: 0, text: fixed.replaceAll('\\', '') });
    else if (digits !== undefined) parts.push({ letters: '0-9', min: Number(digits), max: Number(digits) });
    else if (many !== undefined) return undefined;
    else parts.push({ letters: letters ?? '', min: Number(min ?? 1), max: Number(max ?? min ?? 1) });
  }
  const fixed = parts.filter((part) => part.text !== undefined);
  const counted = parts.filter((part) => part.text === undefined);
  const isNumber = counted.every(({ letters }) => /^(?:0-9|1-9)$/.test(letters));
  const min = counted.reduce((sum, part) => sum + part.min, 0);
  const max = counted.reduce((sum, part) => sum + part.max, 0);
  if (counted.length === 0) return fixed.map((part) => part.text).join('');
  const unit = isNumber ? 'dígito' : 'letras e dígito';
  const count = min === max ? `${min}` : min <= 1 ? `até ${max}` : `${min} a ${max}`;
  const plural = max === 1 && isNumber ? '' : 's';
  const words = counted.some(({ letters }) => letters.includes('!')) ? 'caracteres' : `${unit}${plural}`;
  const start = fixed.length > 0 ? `${fixed.map((part) => part.text).join(' ')} e ` : '';
  return `${start}${count} ${words}`;
}
