import { PAUSES } from '../../openapi/samples/wire-request';
import type { ClientRequest } from './client-request';
import type { ClientStep } from './client-steps';
import { CLIENT_VARIABLES } from './client-variables';

/** What a client's scripts call by other names. All are JavaScript expressions or functions that write one. */
export type ScriptDialect = {
  readonly status: string;
  /** The answer's body as a value. */
  readonly json: string;
  readonly text: string;
  readonly test: string;
  readonly expect: string;
  readonly get: (name: string) => string;
  readonly set: (name: string, value: string) => string;
  /** Keeps a value of an answer where the requests that follow find it. */
  readonly keep: (name: string, value: string) => string;
  readonly freshKey: string;
  /** Names the request that comes next in a run; `null` ends it. */
  readonly setNext: (name: string) => string;
  readonly wait: (milliseconds: string) => string;
};

/** Before each request: the moment of the call with its offset, and a key of idempotency. */
export function writeFreshValues({ set, freshKey }: ScriptDialect): readonly string[] {
  return [
    '// Brasília, com o deslocamento do fuso.',
    "const agora = new Date(Date.now() - 3 * 3600 * 1000).toISOString().slice(0, 19) + '-03:00';",
    set(CLIENT_VARIABLES.now, 'agora'),
    set(CLIENT_VARIABLES.key, freshKey),
  ];
}

/** After a request: whether its status is one of those documented, and what later requests need from the answer. */
export function writeChecks({ statuses, keeps }: ClientRequest, dialect: ScriptDialect): readonly string[] {
  const { status, json, text, test, expect, keep } = dialect;
  const kept = keeps.map(({ name, keys }) => keep(name, `answer${keys.map((key) => `?.${key}`).join('')}`));
  return [
    `${test}('responde ${statuses.join(' ou ')}', () => ${expect}(${status}, ${text}).to.be.oneOf([${statuses.join(', ')}]));`,
    ...(kept.length === 0
      ? []
      : [`if (${status} < 300) {`, ...[`const answer = ${json};`, ...kept].map((line) => `  ${line}`), '}']),
  ];
}

/** The same after a step: the run ends where the next step makes no sense, and a result is asked for until it is there. */
export function writeStepChecks({ title, request, isPolled }: ClientStep, dialect: ScriptDialect): readonly string[] {
  const { status, setNext } = dialect;
  return [
    ...writeChecks(request, dialect),
    `if (![${request.statuses.join(', ')}].includes(${status})) ${setNext('null')}`,
    ...(isPolled ? writePolling(title, dialect) : []),
  ];
}

function writePolling(title: string, { status, json, test, expect, get, set, setNext, wait }: ScriptDialect) {
  return [
    `if (${status} === 200) {`,
    `  const { situacao, retorno } = ${json};`,
    `  const vez = Number(${get('vez')} || 0);`,
    `  const pausa = ['recebido', 'processando'].includes(situacao) ? [${PAUSES.join(', ')}][vez] : undefined;`,
    `  ${set('vez', 'pausa === undefined ? 0 : vez + 1')}`,
    '  if (pausa === undefined) {',
    `    ${test}('a nota foi autorizada', () => {`,
    `      ${expect}(situacao, JSON.stringify(retorno)).to.equal('autorizado');`,
    '    });',
    `    if (situacao !== 'autorizado') ${setNext('null')}`,
    '  } else {',
    `    ${setNext(JSON.stringify(title))}`,
    `    ${wait('1000 * pausa')}`,
    '  }',
    '}',
  ];
}
