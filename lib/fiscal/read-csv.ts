import type { Finding } from './answer';
import { createStatus } from './read-message';

/** Lines read of a report. */
const MAX_LINES = 500;
/** Characters read of a line. */
const MAX_LINE = 4000;
/** What stands behind a semicolon. Between quotes a semicolon is part of a name. */
const FIELD = /;((?:"[^"]*"|[^;])*)/g;

/** The results in a report of this API: fields separated by semicolons, names in the first line, cStat among them. */
export function readCsv(text: string): readonly Finding[] {
  const end = text.indexOf('\n');
  if (end < 0 || end > 2000) return [];
  const names = text.slice(0, end).trim().split(';');
  if (names.length < 2 || !names.includes('cStat')) return [];
  const lines = text.slice(end + 1).split('\n', MAX_LINES);
  return lines.flatMap((line): readonly Finding[] => {
    const values = new Map(
      Array.from(`;${line.slice(0, MAX_LINE)}`.matchAll(FIELD), ([, value = '']) => value.trim()).map(
        (value, index) => [names[index], value.replace(/^"|"$/g, '')],
      ),
    );
    const code = values.get('cStat');
    if (code === undefined || !/^[0-9]{3,4}$/.test(code)) return [];
    const key = values.get('chave');
    return [
      createStatus({
        code,
        message: values.get('xMotivo') || undefined,
        keyText: key?.length === 44 ? key : undefined,
        modelCode: values.get('modelo'),
      }),
    ];
  });
}
