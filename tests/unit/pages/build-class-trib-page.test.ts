import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { renderClassTribRows, renderCstFacts } from '../../../components/ibs-cbs/class-trib-rows';
import { siteConfig } from '../../../lib/config/site';
import { getMessages } from '../../../lib/i18n/messages';
import { listClassTribCodes } from '../../../lib/ibs-cbs/class-trib';
import { getPage } from '../../../lib/pages/find-page';
import { loadSite } from '../../../lib/pages/load-site.build';
import { writePageMarkdown } from '../../../lib/publish/markdown/page-markdown';
import { withLocale } from '../../../lib/routes/locale-address';
import { readFault } from '../support/fault';
import { createFixtureSite, PROJECT } from '../support/fixture-site';
import { getProjectRecords, projectSite } from '../support/project-site';

const SHARED = '/docs/ibs-cbs/cclasstrib/';
const page = getPage(projectSite, withLocale('pt-BR', SHARED), 'classTrib');
const texts = getMessages('pt-BR').classTrib;
const codes = listClassTribCodes(page.table);
const read = (file: string) => readFileSync(path.join(PROJECT, file), 'utf8');

describe('the page of the table of cClassTrib', () => {
  test('stands in the sidebar, after the guide that says how to choose a code', () => {
    expect(page.trail.at(-1)).toBe('Reforma tributária (IBS e CBS)');
    expect(page.previous?.path).toContain('/reforma-tributaria/cst-e-cclasstrib/');
    expect(page.description).toContain(`Os ${codes.length} códigos`);
  });

  test('leads to the entry of each status code, in the reader’s locale', () => {
    expect(page.rejections['1022']).toBe(withLocale('pt-BR', '/docs/cstat/nfe/1022/'));
    const cst = page.table.csts.find(({ code }) => code === '200');
    const html = cst && renderCstFacts(cst, page.rejections, texts);
    expect(html).toContain(`<a href="${siteConfig.basePath}${page.rejections['1022']}">1022</a>`);
    expect(html).toContain('<code>gRed</code>');
  });

  test('has a row with an id of its own for each code, with what the filter reads', () => {
    const html = page.table.csts.map((cst) => renderClassTribRows(cst, texts)).join('');
    const ids = [...html.matchAll(/<li id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toEqual(codes.map((code) => `cclasstrib-${code}`));
    expect(html).toContain(
      '<li id="cclasstrib-200025" data-cst="CST 200: Alíquota reduzida" data-document="NFS-e" data-reduction="60 %|100 %"><a href="#cclasstrib-200025" data-copy-link>200025</a><p>Ensino superior pelo Prouni</p>',
    );
  });

  test('shows a name as text, whatever it holds', () => {
    const [cst] = page.table.csts;
    const [classTrib] = cst?.classTribs ?? [];
    if (!cst || !classTrib) throw new Error('the table is empty');
    const html = renderClassTribRows(
      { ...cst, name: '"><b>', classTribs: [{ ...classTrib, name: '<img src=x>' }] },
      texts,
    );
    expect(html).not.toMatch(/<img|<b>/);
  });

  test('has every CST and every code in its Markdown file', () => {
    const markdown = writePageMarkdown(page, { site: projectSite, readFile: read });
    expect(codes.filter((code) => !markdown.includes(`\n- \`${code}\` `))).toEqual([]);
    expect(page.table.csts.filter(({ code }) => !markdown.includes(`\n## CST ${code}: `))).toEqual([]);
    expect(markdown).toContain('[1022](');
  });
});

test('search has a record for each code and each CST', () => {
  const urls = new Set(getProjectRecords().map(({ url }) => url));
  expect(codes.filter((code) => !urls.has(`${SHARED}#cclasstrib-${code}`))).toEqual([]);
  expect(page.table.csts.filter(({ code }) => !urls.has(`${SHARED}#cst-${code}`))).toEqual([]);
});

test('a status code that the table names and nobody knows stops the build', () => {
  const files = ['table.yaml', 'cst.csv', 'cclasstrib.csv'].map((name) => `content/ibs-cbs/${name}`);
  const root = createFixtureSite(Object.fromEntries(files.map((file) => [file, read(file)])));
  expect(
    readFault(() => loadSite(root))
      .split('\n')
      .slice(0, 2),
  ).toEqual(['content/ibs-cbs/cst.csv', '  000: "nfe/1022" is not in content/cstat/cstat.csv']);
});
