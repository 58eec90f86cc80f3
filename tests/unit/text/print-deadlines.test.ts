import { describe, expect, test } from 'vitest';
import { printDeadlines } from '../../../lib/text/print-deadlines';
import { readFault } from '../support/fault';

const DEADLINES = { 'nfe-ciencia': { value: '10 dias' }, 'nfe-epec': { value: '168 horas' } };
const print = (text: string, deadlines = {}) => printDeadlines(text, 'content/cstat/nfe.yaml', deadlines);

describe('a deadline in a text', () => {
  test('is printed wherever its place stands', () => {
    expect(print('em {prazo:nfe-ciencia}, ou {prazo:nfe-epec} ({prazo:nfe-ciencia})', DEADLINES)).toBe(
      'em 10 dias, ou 168 horas (10 dias)',
    );
  });

  test('is told from other braces', () => {
    const others = 'accDescr { prazo: 10 dias } {nfe-ciencia} {{prazo?}}';
    expect(print(others, DEADLINES)).toBe(others);
  });

  test('that does not exist is named with its line', () => {
    expect(readFault(() => print('a\n\nb {prazo:nfe-ciencias}', DEADLINES))).toBe(
      'content/cstat/nfe.yaml:3\n  {prazo:nfe-ciencias}: content/regras/prazos.yaml has no "nfe-ciencias"\n  Fix: use "nfe-ciencia" or "nfe-epec"',
    );
  });

  test.each(['constructor', '', ' nfe-ciencia'])('is not found under "%s"', (id) => {
    expect(readFault(() => print(`{prazo:${id}}`, DEADLINES))).toContain(`has no "${id}"`);
  });

  test('is refused in a site that has no deadlines, which may have texts without any', () => {
    expect(readFault(() => print('{prazo:nfe-ciencia}'))).toContain('remove it: there is nothing to choose from');
    expect(print('em 10 dias')).toBe('em 10 dias');
  });
});
