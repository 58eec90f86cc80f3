import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FindingCard } from '../../../components/tools/finding-card';
import { createPasteContext } from '../../../components/tools/paste-context';
import type { CStatCodeEntry } from '../../../lib/cstat/code-entry';
import type { CodeFields } from '../../../lib/cstat/code-fields';
import { createFinding } from '../../../lib/fiscal/answer';
import { getMessages } from '../../../lib/i18n/messages';

const locale = 'pt-BR';
const messages = getMessages(locale);
const context = createPasteContext({ locale, messages }, []);
const failed = {
  refused: [{ title: 'ide.dhEmi', path: '/docs/leiaute/nfe/ide/#ide.dhEmi' }],
  expected: [{ title: 'ide.serie', path: '/docs/leiaute/nfe/ide/#ide.serie' }],
};
const entry: CStatCodeEntry = {
  ...{
    document: 'nfe',
    code: '225',
    text: 'Rejeição: Falha no Schema XML do lote de NFe',
    path: '/docs/cstat/nfe/225/',
  },
  ...{ resend: 'corrigir-e-reenviar', kind: 'rejeição' },
};

function render(entries: readonly CStatCodeEntry[], fields: CodeFields = {}): string {
  const finding = createFinding({ code: entries[0]?.code, message: 'element is invalid', items: [2] });
  const match = { finding, entries, isOtherDocument: false };
  return renderToStaticMarkup(<FindingCard match={match} fields={fields} failed={failed} isFirst context={context} />);
}

test('a schema failure shows the refused and the expected field as links, in the reader’s locale, and its item', () => {
  const html = render([entry]);
  expect(html).toContain(`<a href="${context.prefix}/docs/leiaute/nfe/ide/#ide.dhEmi">ide.dhEmi</a>`);
  expect(html).toContain(`<a href="${context.prefix}/docs/leiaute/nfe/ide/#ide.serie">ide.serie</a>`);
  expect(html).toContain(messages.pasteAnswer.refusedFields);
  expect(html).toContain(`<dt>${messages.pasteAnswer.items}</dt><dd>2</dd>`);
});

test('the fields that the rule of a code reads count more than tags in its message', () => {
  const html = render([entry], { 'nfe/225': [{ title: 'det.prod.NCM', path: '/docs/leiaute/nfe/det-prod/' }] });
  expect(html).toContain('det.prod.NCM');
  expect(html).not.toContain('ide.dhEmi');
});

test('a message without a code is named as what it is', () => {
  expect(render([])).toContain(`<h3>${messages.pasteAnswer.schemaFailure}</h3>`);
});
