import { describe, expect, test } from 'vitest';
import { type CodeField, chooseFields } from '../../../lib/cstat/code-fields';
import { buildCodeFields } from '../../../lib/publish/code-fields';
import { projectSite } from '../support/project-site';

describe('the fields of a code', () => {
  const group: CodeField = { title: 'det.imposto.IBSCBS', path: '/docs/leiaute/nfe/det-imposto-ibscbs/' };
  const cfop: CodeField = { title: 'det.prod.CFOP', path: '/docs/leiaute/nfe/det-prod/#det.prod.CFOP' };
  const tag: CodeField = { title: 'CST, em 12 grupos', path: '/docs/leiaute/nfe/x/#det.imposto.ICMS.ICMS00.CST' };
  const all = [group, cfop, tag];

  test('are those whose tag the message names', () => {
    expect(chooseFields(all, 'Rejeição: CFOP inválido [nItem: 2]')).toEqual([cfop]);
    expect(chooseFields(all, 'CST (tag: ICMS/CST) não aceita o CFOP')).toEqual([cfop, tag]);
  });

  test('are all where it names none', () => {
    expect(chooseFields(all, 'Rejeição: CSTX e CFOPs')).toEqual(all);
    expect(chooseFields(all, '')).toEqual(all);
  });

  test('are known to the file that pasted answers fetch, at addresses without locale', () => {
    const fields = buildCodeFields(projectSite);
    expect(fields['nfe/778']).toContainEqual({
      title: 'det.prod.NCM',
      path: '/docs/leiaute/nfe/det-prod/#det.prod.NCM',
    });
    for (const code of ['928', '930', '931', '946']) {
      expect(fields[`nfe/${code}`]?.map(({ title }) => title)).toContain('det.prod.cBenef');
    }
    expect(Object.values(fields).filter((links) => links.length === 0)).toEqual([]);
    const known = new Set(projectSite.pages.map(({ sharedPath }) => sharedPath));
    const lost = Object.values(fields)
      .flat()
      .filter(({ path }) => !known.has(path.split('#')[0] ?? ''));
    expect(lost).toEqual([]);
    const repeated = Object.values(fields).filter(
      (links) => new Set(links.map(({ path }) => path)).size < links.length,
    );
    expect(repeated).toEqual([]);
  });
});
