import { expect, test } from 'vitest';
import type { CStatCodeEntry } from '../../../lib/cstat/code-entry';
import {
  describeChoice,
  describeNextStep,
  describeQueue,
  getCertainEntry,
  nameFinding,
} from '../../../lib/cstat/describe-finding';
import { createFinding } from '../../../lib/fiscal/answer';
import { getMessages } from '../../../lib/i18n/messages';

const messages = getMessages('pt-BR');
const make = (document: CStatCodeEntry['document'], resend: CStatCodeEntry['resend']): CStatCodeEntry => ({
  ...{ document, code: '539', text: 'Rejeição: Duplicidade', path: `/docs/cstat/${document}/539/` },
  ...{ resend, kind: 'rejeição' },
});
const NFE = make('nfe', 'corrigir-e-reenviar');
const CTE = make('cte', 'aguardar');
const noTitle = () => undefined;

test.each([
  ['by its entry', { code: '539' }, [NFE], false, 'Rejeição 539 (NF-e)'],
  ['by its number, where the document is another', { code: '539' }, [NFE], true, 'Código 539'],
  ['by its number, where several documents have it', { code: '539' }, [NFE, CTE], false, 'Código 539'],
  ['by the code of the API without a title', { problemCode: 'A_B' }, [], false, 'A_B'],
  ['by the text that several have', {}, [NFE, CTE], false, messages.pasteAnswer.sameText],
  ['by the schema that it fails', {}, [], false, messages.pasteAnswer.schemaFailure],
])('a result is named %s', (_how, known, entries, isOtherDocument, wanted) => {
  expect(nameFinding({ finding: createFinding(known), entries, isOtherDocument }, messages, noTitle)).toBe(wanted);
});

test('an error of the API is named by its title', () => {
  const match = { finding: createFinding({ problemCode: 'A_B' }), entries: [], isOtherDocument: false };
  expect(nameFinding(match, messages, (code) => `Título de ${code}`)).toBe('Título de A_B');
});

test.each([
  [[NFE], false, NFE],
  [[NFE], true, undefined],
  [[NFE, CTE], false, undefined],
  [[], false, undefined],
])('an entry is certain where it is the only one, and of the document', (entries, isOtherDocument, wanted) => {
  expect(getCertainEntry({ finding: createFinding({}), entries, isOtherDocument })).toBe(wanted);
});

test.each([
  ['a document', NFE, undefined, 'corrigir-e-reenviar', messages.verdictHints['corrigir-e-reenviar']],
  ['a question', NFE, 'query', 'consultar-antes', messages.pasteAnswer.queryRefused],
  ['a batch', NFE, 'batch', 'corrigir-e-reenviar', messages.pasteAnswer.batchRefused],
  ['a question that has to wait', CTE, 'query', 'aguardar', messages.verdictHints.aguardar],
] as const)('the next step after the refusal of %s', (_what, entry, subject, verdict, hint) => {
  const title = messages.verdicts[verdict];
  expect(describeNextStep(entry, createFinding({ subject }), messages)).toEqual({ verdict, title, hint });
});

test('there is no next step where only the official text is known', () => {
  expect(describeNextStep(make('nfe', null), createFinding({}), messages)).toBeUndefined();
});

test.each([
  [{ code: '539' }, true, messages.pasteAnswer.otherDocument],
  [{ code: '539' }, false, messages.pasteAnswer.chooseDocument],
  [{}, false, messages.pasteAnswer.chooseText],
])('what leads to a choice says why there is one', (known, isOtherDocument, wanted) => {
  expect(describeChoice({ finding: createFinding(known), entries: [NFE], isOtherDocument }, messages)).toBe(wanted);
});

test.each([
  ['656', '5', '9', /^Bloqueada: espere 1 hora.* e 5 não é zero/],
  ['138', '5', '9', /^Último NSU 5, maior 9/],
  ['137', '9', '9', /^Último NSU 9: nada novo/],
  ['138', '99', '100', /^Último NSU 99, maior 100/],
  ['137', '000000000000100', '99', /nada novo/],
])('a queue with %s, of which %s of %s is taken, says what to do', (code, last, highest, wanted) => {
  expect(describeQueue(createFinding({ code, queue: { last, highest } }), messages)).toMatch(wanted);
});
