import { describe, expect, test } from 'vitest';
import { renderLayoutRows } from '../../../components/leiaute/layout-rows';
import { getMessages } from '../../../lib/i18n/messages';
import { listNodes, toJsonPath } from '../../../lib/leiaute/layout';
import { listUnshown } from '../../../lib/pages/build-group-samples';
import { getPage } from '../../../lib/pages/find-page';
import { writePageMarkdown } from '../../../lib/publish/markdown/page-markdown';
import { withLocale } from '../../../lib/routes/locale-address';
import { getProjectRecords, projectSite } from '../support/project-site';

const address = (path: string) => withLocale('pt-BR', `/docs/leiaute/eventos/${path}`);
const find = (id: string) => getPage(projectSite, address(`${id}/`), 'layout');
const messages = getMessages('pt-BR');
const render = (id: string) => renderLayoutRows({ page: find(id), messages });
const sources = { site: projectSite, readFile: () => '' };

test('the page of an event shows each of its groups and fields once', () => {
  expect(projectSite.events).not.toEqual([]);
  for (const { id, content } of projectSite.events) {
    const ids = [...render(id).matchAll(/ id="([^"]+)"/g)].map(([, anchor]) => anchor);
    const [, ...wanted] = listNodes(content).map((node) => toJsonPath(node, content.path));
    expect(ids.filter((anchor) => anchor !== 'campos').toSorted(), id).toEqual(wanted.toSorted());
  }
});

test('the list names every event once, by document, with its code', () => {
  const { documents } = getPage(projectSite, address(''), 'eventIndex');
  const listed = documents.flatMap(({ id, events }) => events.map(({ tpEvento, path }) => [id, tpEvento, path]));
  const wanted = projectSite.events.map(({ id, document, tpEvento }) => [document, tpEvento, address(`${id}/`)]);
  expect(listed).toEqual(wanted);
});

describe('a field says where the request carries it', () => {
  const readRow = (id: string, field: string) => {
    const html = render(id);
    const start = html.indexOf(` id="${field}"`);
    return html.slice(start, html.indexOf('</li>', start));
  };

  test('in detalhe', () => {
    expect(readRow('nfe-112130', 'gPerecimento.nItem')).toContain('>detalhe.gPerecimento.nItem</code>');
    expect(readRow('nfe-112130', 'gPerecimento.nItem')).toContain(
      '>/evento/infEvento/detEvento/gPerecimento/@nItem</code>',
    );
  });

  test('in a property of its own', () => {
    const row = readRow('mdfe-110112', 'dtEnc');
    expect(row).toContain('>encerramento.data</code>');
    expect(row).toContain('>no pedido: encerramento.data</span>');
    expect(row).not.toContain('detalhe.');
  });

  test('or nowhere, where the API fills it or does not send the event', () => {
    expect(readRow('nfe-112130', 'descEvento')).not.toContain(messages.layout.json);
    expect(readRow('nfe-411500', 'idPedido')).not.toContain(messages.layout.json);
  });
});

describe('a sample', () => {
  const sample = (id: string) => {
    const { node, samples } = find(id);
    return samples[node.path];
  };

  test('is the whole request, and the group of the XML', () => {
    const text = writePageMarkdown(find('nfe-112130'), sources);
    expect(text).toContain('"tpEvento": "112130",\n  "detalhe": {\n    "cOrgaoAutor": "35",');
    expect(text).toContain('<detEvento>\n  <cOrgaoAutor>35</cOrgaoAutor>');
    expect(text).toContain('  <gPerecimento nItem="1">\n    <vIBS>0.20</vIBS>');
  });

  test('has the properties of the request that stand for fields, as links to these', () => {
    expect(render('mdfe-110112')).toContain('<a href="#dtEnc">data</a>&quot;: ');
    expect(sample('mdfe-110112')?.value).toEqual({ dtEnc: '2026-11-20', cUF: '51', cMun: '5103403' });
    expect(sample('mdfe-110114')?.value).toEqual({ condutor: expect.objectContaining({ CPF: '52998224725' }) });
  });

  test('is that of the operation where it has one', () => {
    expect(sample('nfe-110110')?.request?.correcao).toMatch(/^No campo de informações/);
    expect(projectSite.examples.events.has('nfe-110110')).toBe(false);
  });

  test('shows every group of each event, but of those that nobody sends with the API or that it writes whole', () => {
    // A group is shown where its page has none left over, the group of the event itself included.
    const unshown = projectSite.events.flatMap(({ id, tipo, content }) =>
      listUnshown({ ...find(id), contentPath: '' }).map((path) => ({ id, tipo, isOwn: path === content.path })),
    );
    const sent = unshown.filter(({ tipo }) => tipo !== undefined);
    expect(sent).toEqual(['nfe-210200', 'nfe-210210'].map((id) => expect.objectContaining({ id, isOwn: true })));
    const reasons = [...new Set(unshown.map(({ id }) => id))].map((id) => writePageMarkdown(find(id), sources));
    const says = (text: string) =>
      ['A API não envia este evento.', 'a API escreve o leiaute inteiro'].some((part) => text.includes(part));
    expect(reasons.filter((text) => !says(text))).toEqual([]);
    expect(reasons.length).toBeLessThanOrEqual(14);
  });
});

test('a field of an event names its rejections, and their codes and rules name the field', () => {
  const path = '/evento/infEvento/detEvento/dest/IE';
  expect(find('nfe-110140').rejections[path]?.map(({ code }) => code)).toContain('624');
  const link = { title: 'EPEC (110140): dest.IE', path: `${address('nfe-110140/')}#dest.IE` };
  const code = getPage(projectSite, withLocale('pt-BR', '/docs/cstat/nfe/624/'), 'cstatCode');
  expect(code.fields).toContainEqual(link);
  const rules = getPage(projectSite, withLocale('pt-BR', '/docs/leiaute/nfe/regras/'), 'rules');
  const rule = rules.groups.flatMap((group) => group.rules).find(({ number }) => number === '6P31-30');
  expect(rule?.fields).toContainEqual(link);
});

describe('the guides that speak of a field of an event', () => {
  const guides = `${withLocale('pt-BR', '/docs/documentacao/guias-de-uso/')}`;

  test('are named beside it, at the heading below which they name both', () => {
    const paid = find('nfe-110750').guides['/evento/infEvento/detEvento/detPag/vPag'];
    expect(paid?.map(({ path }) => path)).toEqual([`${guides}eventos-fiscais/emitir-evento/#econf`]);
    expect(render('nfe-110750')).toContain(`${messages.layout.guides}</p>`);
    expect(writePageMarkdown(find('nfe-110750'), sources)).toMatch(/ {2}- Guias: \[/);
    const both = find('cte-110180').guides['/eventoCTe/infEvento/detEvento/evCECTe/hashEntrega'];
    expect(both?.map(({ path }) => path)).toEqual([`${guides}eventos-fiscais/comprovante-de-entrega/#registrar`]);
  });

  test('are there for many fields, and exist', () => {
    const links = projectSite.events.flatMap(({ id }) => Object.values(find(id).guides));
    expect(links.length).toBeGreaterThan(45);
    const known = new Set(projectSite.pages.map(({ path }) => path));
    expect(links.flat().filter(({ path }) => !known.has(path.split('#')[0] ?? ''))).toEqual([]);
  });
});

test('the codes of the rules of events are known', () => {
  const unknown = projectSite.events.flatMap(({ id, codes, rules }) =>
    rules.filter(({ code }) => !projectSite.cstats.has(`${codes}/${code}`)).map(({ code }) => `${id}: ${code}`),
  );
  expect(unknown).toEqual([]);
  expect(projectSite.events.filter(({ rules }) => rules.length > 0).length).toBeGreaterThanOrEqual(30);
});

test('the page says how the event is sent, in its Markdown file too', () => {
  const write = (id: string) => writePageMarkdown(find(id), sources);
  expect(write('nfe-112130')).toContain('Envie `tipo` com `outro` e `tpEvento` com `112130`.');
  expect(write('cte-110180')).toContain('Envie `tipo` com `comprovante_entrega`. Os campos vão em `detalhe`');
  expect(write('mdfe-110112')).toContain('Este tipo não usa `detalhe`: o que você informa vai nos campos do pedido');
  expect(write('nfe-210200')).toContain('a API escreve o leiaute inteiro');
  expect(write('nfe-411500')).toContain('Autor: Fisco. A API não envia este evento.');
});

test('the two layouts of 110140 are told apart', () => {
  expect(find('nfe-110140').title).toBe('EPEC (110140), NF-e');
  expect(find('nfe-110140-nfce').title).toBe('EPEC (110140), NFC-e');
  expect(render('nfe-110140')).toContain('id="dest.vNF"');
  expect(render('nfe-110140-nfce')).toContain('id="vNF"');
});

test('the Markdown file of the list links the pages', () => {
  const text = writePageMarkdown(getPage(projectSite, address(''), 'eventIndex'), sources);
  expect(text).toMatch(/- \[110112 Encerramento\]\(\S*mdfe-110112\S*\) \(MDF-e\)\. Encerra o manifesto/);
  expect(text).toContain('`tipo`: `encerramento_mdfe`.');
});

test('the list of layouts leads to the events', () => {
  const { events } = getPage(projectSite, withLocale('pt-BR', '/docs/leiaute/'), 'layoutIndex');
  expect(events?.path).toBe(address(''));
});

test('search knows an event by its code and by its tags', () => {
  const record = getProjectRecords().find(({ url }) => url === '/docs/leiaute/eventos/nfe-112130/');
  expect(record?.keywords).toEqual(expect.arrayContaining(['112130', 'gPerecimento', 'qPerecimento']));
  expect(record?.keywords).not.toContain('descEvento');
});
