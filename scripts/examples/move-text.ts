import { computeCheckDigit } from '../../lib/fiscal/check-digit';
import { formatDate } from '../../lib/text/format-date';
import { isDay } from '../../lib/text/is-day';

/** How far the examples move: from the day they happen on to another. */
export type Move = { readonly from: Date; readonly to: Date };

const KEY =
  /(?<![0-9A-Z])(?:(?<event>ID[0-9]{6})(?<inside>[0-9]{42}[0-9]{2})(?<sequence>[0-9]{2,3})|(?<alone>[0-9]{44}))(?![0-9A-Z])/g;
const XML_IN_BASE64 = /\bP[DG][0-9A-Za-z+/]{24,}={0,2}/g;
/** The first months in which a CNPJ may have letters: the examples of such a company stay there. */
const STAYS = /^2026-08-/;

/** Access keys of the examples, wherever they stand: the month of each and its check digit. */
export function moveKeys(text: string, move: Move): string {
  return text.replaceAll(KEY, (whole, ...rest) => {
    const { event = '', inside, sequence = '', alone } = rest.at(-1) as Record<string, string | undefined>;
    const key = inside ?? alone ?? '';
    return isOfExamples(key, move) ? `${event}${moveKey(key, move)}${sequence}` : whole;
  });
}

/** Days written as in `openapi.yaml`: 2025-11-20, with or without a time. */
export function moveDays(text: string, move: Move): string {
  return text.replaceAll(/(?<![0-9])(?<![0-9]-)20[0-9]{2}-[0-9]{2}-[0-9]{2}(?![0-9-])/g, (day) =>
    STAYS.test(day) || !isDay(day) ? day : moveDay(day, move),
  );
}

/** The description of the API: days, keys, what is made of them, and the years in names and numbers. */
export function moveDescription(source: string, move: Move): string {
  const whole = source.replaceAll(XML_IN_BASE64, (encoded) => {
    const xml = Buffer.from(encoded, 'base64').toString('utf8');
    const moved = moveDays(moveKeys(xml, move), move);
    return moved === xml ? encoded : Buffer.from(moved, 'utf8').toString('base64');
  });
  return moveDigits(moveYears(moveWrittenDays(moveDays(moveKeys(whole, move), move), move), move), move);
}

const yearOf = (day: Date): string => String(day.getUTCFullYear());
const monthOf = (day: Date): string => day.toISOString().slice(2, 7).replace('-', '');

/** A key of the month that the examples happen in; others, such as one with a wrong month, are left. */
function isOfExamples(key: string, { from }: Move): boolean {
  return (
    key.slice(2, 6) === monthOf(from) &&
    ['55', '57', '58', '62', '63', '64', '65', '66', '67'].includes(key.slice(20, 22))
  );
}

function moveKey(key: string, { to }: Move): string {
  const start = `${key.slice(0, 2)}${monthOf(to)}${key.slice(6, 43)}`;
  // A digit that is wrong on purpose stays as wrong as it was.
  const wrongBy = Number(key.at(-1)) - computeCheckDigit(key.slice(0, 43), 9);
  return `${start}${(computeCheckDigit(start, 9) + wrongBy + 10) % 10}`;
}

function moveDay(day: string, { from, to }: Move): string {
  return new Date(Date.parse(day) + to.getTime() - from.getTime()).toISOString().slice(0, 10);
}

/** 20/11/2025 and, in a summary, 20/11: in values of examples, never in descriptions, which cite rules. */
function moveWrittenDays(text: string, move: Move): string {
  const year = yearOf(move.from);
  return text.replaceAll(/^ +(?:- )?(detail|mensagem|justificativa|valor|summary): .*$/gm, (line, name: string) => {
    const dated = line.replaceAll(/(?<![0-9/])([0-9]{2})\/([0-9]{2})\/(20[0-9]{2})(?![0-9])/g, (_, day, month, its) =>
      formatDate(moveDay(`${its}-${month}-${day}`, move)),
    );
    if (name !== 'summary') return dated;
    return dated.replaceAll(/(?<![0-9/])([0-9]{2})\/([0-9]{2})(?![0-9/])/g, (_, day, month) =>
      formatDate(moveDay(`${year}-${month}-${day}`, move).slice(5)),
    );
  });
}

/** Years in order numbers, addresses, protocols and numberings. */
function moveYears(text: string, { from, to }: Move): string {
  const [old, year] = [yearOf(from), yearOf(to)];
  const named = text
    .replaceAll(new RegExp(`\\b(PED|COMPRA|OC)([-/])${old}([-/])`, 'g'), `$1$2${year}$3`)
    .replaceAll(`/anos/${old}/`, `/anos/${year}/`)
    .replaceAll(new RegExp(`(;[56][0-9];)${old};`, 'g'), `$1${year};`)
    .replaceAll(new RegExp(`(?<![0-9])([189][0-9]{2})${old.slice(2)}([0-9]{10})(?![0-9])`, 'g'), `$1${year.slice(2)}$2`)
    .replaceAll(
      new RegExp(`(?<![0-9A-Z])(ID[0-9]{2})${old.slice(2)}([0-9]{14}[0-9]{23})(?![0-9])`, 'g'),
      `$1${year.slice(2)}$2`,
    );
  const lines = new RegExp(`^( +(?:- )?(?:ano|example|detail|mensagem|summary): .*|[ -]+${old})$`, 'gm');
  return named.replaceAll(lines, (line) =>
    line.replaceAll(new RegExp(`(?<![0-9./-])${old}(?![0-9/-]|\\.[0-9])`, 'g'), year),
  );
}

/** Parts of a key that stand beside it: month, check digit, and the digit that an error expects. */
function moveDigits(text: string, { from, to }: Move): string {
  const digits = new Map(
    Array.from(text.matchAll(/(?<![0-9])[0-9]{35}([0-9]{8})([0-9])(?![0-9])/g), ([key, code]) => [
      code,
      computeCheckDigit(key.slice(0, 43), 9),
    ]),
  );
  const expected = Array.from(text.matchAll(/(?<![0-9])([0-9]{43})([0-9])(?![0-9])/g), ([, start = '', digit]) => ({
    right: String(computeCheckDigit(start, 9)),
    digit,
  })).find(({ right, digit }) => right !== digit)?.right;
  let code = '';
  return text
    .split('\n')
    .map((line) => {
      code = /^ +(?:codigoNumerico|cNF|cCT|cMDF): "([0-9]{8})"$/.exec(line)?.[1] ?? code;
      if (line.trim() === `anoMes: "${monthOf(from)}"`) return line.replace(monthOf(from), monthOf(to));
      if (/^ +(digitoVerificador|cDV): "[0-9]"$/.test(line)) {
        return digits.has(code) ? line.replace(/"[0-9]"/, `"${digits.get(code)}"`) : line;
      }
      return expected === undefined
        ? line
        : line.replace(/verificador esperado é [0-9]\./, `verificador esperado é ${expected}.`);
    })
    .join('\n');
}
