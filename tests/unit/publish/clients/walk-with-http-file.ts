import { fillIn, fresh } from './client-walk';

/**
 * Sends the requests of a `.http` file in turn, as VS Code reads it: later ones take values from earlier answers.
 * @param own values in place of the file's own
 * @returns status and beginning of each answer
 */
export async function walkWithHttpFile(
  file: string,
  own: Readonly<Record<string, string>>,
): Promise<readonly string[]> {
  const [head = '', ...parts] = file.split(/^### /m);
  const values: Record<string, unknown> = {};
  const answers: Record<string, Record<string, unknown>> = {};
  const define = (lines: readonly string[]) => {
    for (const line of lines) {
      const [, name = '', value = ''] = /^@(\w+) = (.+)$/.exec(line) ?? [];
      const [, step = '', key = ''] = /^\{\{(\w+)\.response\.body\.\$\.(\w+)\}\}$/.exec(value) ?? [];
      if (name !== '') values[name] = step === '' ? value : answers[step]?.[key];
    }
    Object.assign(values, fresh(), own);
  };
  define(head.split('\n'));
  const results: string[] = [];
  for (const part of parts) {
    const [, top = '', body] = /^([\s\S]*?)(?:\n\n([\s\S]*))?$/.exec(part.trimEnd()) ?? [];
    const lines = top.split('\n').slice(1);
    define(lines.filter((line) => line.startsWith('@')));
    const name = /^# @name (\w+)$/m.exec(top)?.[1] ?? '';
    const [request = '', ...headers] = lines.filter((line) => !/^[@#]/.test(line)).map((line) => fillIn(line, values));
    const [method = '', url = ''] = request.split(' ');
    const answer = await fetch(url, {
      method,
      headers: Object.fromEntries(headers.map((header) => header.split(': '))),
      ...(body === undefined ? {} : { body: fillIn(body, values) }),
    });
    const text = await answer.text();
    answers[name] = text.startsWith('{') ? JSON.parse(text) : {};
    results.push(`${answer.status} ${text.slice(0, 9)}`);
  }
  return results;
}
