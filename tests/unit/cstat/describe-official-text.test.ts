import { describe, expect, test } from 'vitest';
import { renderCodeRows } from '../../../components/cstat/code-rows';
import type { CStat } from '../../../lib/cstat/cstat';
import { describeOfficialText } from '../../../lib/cstat/describe-official-text';
import { getMessages } from '../../../lib/i18n/messages';
import type { CStatDocumentPage } from '../../../lib/pages/page';
import { writeCStatDocumentMarkdown } from '../../../lib/publish/markdown/cstat-markdown';
import { getProjectRecords, projectSite } from '../support/project-site';

const messages = getMessages('pt-BR');

const toBare = (text: string): CStat => ({
  document: 'cte',
  code: '780',
  text,
  kind: 'rejeição',
  rule: undefined,
  source: 'Manual',
  note: undefined,
  topic: 'chave de acesso',
  otherMeanings: [],
  explanation: undefined,
});

const key = toBare('Rejeição: Chave de acesso de CT-e complementado inválida');
const silent = toBare('Rejeição: Erro não catalogado');
const READING = 'Lido só do texto, e não da regra: chave de acesso; nomeia `infCteComp.chCTe`.';

describe('what an official text says by itself', () => {
  test.each([
    [key.text, READING],
    ['Rejeição: Chave de Acesso difere da existente em BD', 'Lido só do texto, e não da regra: chave de acesso.'],
    ['Rejeição: Processo de emissão informado inválido', 'Lido só do texto, e não da regra: nomeia `ide.procEmi`.'],
  ])('%s', (text, words) => {
    expect(describeOfficialText(toBare(text), messages)).toBe(words);
  });

  test('is nothing where it tells neither kind nor fields', () => {
    expect(describeOfficialText(silent, messages)).toBeUndefined();
  });
});

describe('the list of a document', () => {
  const explained = { ...key, explanation: projectSite.cstats.get('nfe/204')?.explanation };
  const html = (cstat: CStat) => renderCodeRows([cstat], 'pt-BR', messages);
  const markdown = (cstat: CStat) =>
    writeCStatDocumentMarkdown({ cstats: [cstat] } as unknown as CStatDocumentPage, messages);

  test('says it of a code without explanation, as page and as Markdown', () => {
    expect(html(key)).toContain(
      '<p>Lido só do texto, e não da regra: chave de acesso; nomeia <code>infCteComp.chCTe</code>.</p>',
    );
    expect(markdown(key)).toContain(`(${messages.cstat.onlyText}) ${READING}`);
  });

  test('says only that the text is known where it tells nothing', () => {
    expect(html(silent)).toContain(messages.cstat.onlyText);
    expect(html(silent)).not.toContain('Lido só');
    expect(markdown(silent)).toMatch(/\(sabemos só o texto oficial\)$/);
  });

  test('says nothing of the kind of an explained code', () => {
    expect(explained.explanation).toBeDefined();
    expect(html(explained)).not.toMatch(/Lido só|sabemos só/);
    expect(markdown(explained)).not.toContain('Lido só');
    expect(markdown(explained)).not.toContain('(sabemos só');
  });
});

test('search finds a code without explanation by what its text tells', () => {
  const record = getProjectRecords().find(({ url }) => url === '/docs/cstat/nfe/#cstat-810');
  expect(record?.content).toBe('evento ou cancelamento');
  expect(record?.keywords).toContain('tpEvento');
});
