import { expect, test } from 'vitest';
import { type LayoutNode, listNodes } from '../../../lib/leiaute/layout';
import { type SamplePart, writeJsonSample, writeXmlSample } from '../../../lib/leiaute/sample-parts';
import { projectSources } from '../support/project-sources';

const [nfe] = projectSources.layouts;
const find = (path: string): LayoutNode =>
  listNodes(nfe?.content ?? expect.fail()).find((node) => node.path === `/NFe/infNFe/${path}`) ?? expect.fail();
const join = (parts: readonly SamplePart[]) => parts.map(({ text }) => text).join('');

test('both forms follow the order of the layout, whatever that of the document is', () => {
  const value = { tPag: '01', vPag: '10.00', indPag: '0' };
  expect(join(writeJsonSample(find('pag/detPag'), value))).toBe(
    '"detPag": {\n  "indPag": "0",\n  "tPag": "01",\n  "vPag": "10.00"\n}',
  );
  expect(join(writeXmlSample(find('pag/detPag'), value))).toBe(
    '<detPag>\n  <indPag>0</indPag>\n  <tPag>01</tPag>\n  <vPag>10.00</vPag>\n</detPag>',
  );
});

test('of what repeats the first is shown, in its list', () => {
  const value = { detPag: [{ tPag: '01' }, { tPag: '17' }], vTroco: '1.00' };
  expect(JSON.parse(`{${join(writeJsonSample(find('pag'), value))}}`)).toEqual({
    pag: { detPag: [{ tPag: '01' }], vTroco: '1.00' },
  });
  expect(join(writeXmlSample(find('pag'), value))).not.toContain('17');
});

test('an attribute stands in its tag, and what has a page of its own is shortened', () => {
  const det = find('det');
  const cut = { ...det, children: det.children.map((child) => ({ ...child, children: [] })) };
  const value = { prod: { cProd: '1' }, nItem: '1' };
  expect(join(writeXmlSample(cut, value))).toBe('<det nItem="1">\n  <prod>…</prod>\n</det>');
  expect(join(writeJsonSample(cut, value))).toBe('"det": {\n  "nItem": "1",\n  "prod": { … }\n}');
});

test('what would be markup is escaped in XML', () => {
  expect(join(writeXmlSample(find('emit'), { xNome: 'A & B <C>' }))).toContain('<xNome>A &amp; B &lt;C&gt;</xNome>');
});

test('a name knows its field', () => {
  const names = writeJsonSample(find('pag'), { vTroco: '1.00' }).filter((part) => part.kind === 'name');
  expect(names.map(({ text, node }) => [text, node.path])).toEqual([
    ['pag', '/NFe/infNFe/pag'],
    ['vTroco', '/NFe/infNFe/pag/vTroco'],
  ]);
});
