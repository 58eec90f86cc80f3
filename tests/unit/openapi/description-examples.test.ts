import { expect, test } from 'vitest';
import {
  allExamples,
  contentsOf,
  DOCUMENT,
  examplesOf,
  isObject,
  list,
  OPERATIONS,
  object,
  text,
  walk,
} from './description-document';
import { mismatches } from './description-validator';

/** What is wrong with the examples of parameters, headers and schemas. Out of the test: each schema is compiled. */
const misfits: string[] = [];
walk(DOCUMENT, (node, at) => {
  if (!isObject(node)) return;
  if (isObject(node.schema) && 'example' in node) {
    misfits.push(...mismatches(`${at}/schema`, node.example).map((mismatch) => `${at}: ${mismatch}`));
  }
  const values = at.startsWith('/components/schemas/') ? list(node.examples) : [];
  misfits.push(...values.flatMap((value) => mismatches(at, value).map((mismatch) => `${at}: ${mismatch}`)));
});

test('every body and every response with content has named examples with a summary', () => {
  const problems = OPERATIONS.flatMap(contentsOf).flatMap((content) => {
    const examples = examplesOf(content);
    if (examples.length === 0) return [`${content.where}: sem exemplo nomeado`];
    return examples.flatMap(({ where, name, node }) => [
      ...(/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name) ? [] : [`${where}: o nome não é kebab-case`]),
      ...(text(node.summary) === '' ? [`${where}: sem summary`] : []),
      ...(node.value === undefined ? [`${where}: sem value`] : []),
    ]);
  });
  expect(problems).toEqual([]);
});

test('every example of a body or response fits its schema, without unknown properties', () => {
  const problems = OPERATIONS.flatMap(contentsOf).flatMap((content) =>
    examplesOf(content).flatMap(({ where, node }) =>
      mismatches(`${content.pointer}/schema`, node.value).map((mismatch) => `${where}: ${mismatch}`),
    ),
  );
  expect(problems).toEqual([]);
});

test('no example looks like a secret to those who scan for them', () => {
  const secrets = [
    /eyJ[\w-]{10,}\.[\w-]{10,}/u, // JWT
    /-----BEGIN [A-Z ]*PRIVATE KEY-----/u,
    /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/u, // AWS
    /\bgh[pousr]_[A-Za-z0-9]{36}\b/u, // GitHub
  ];
  const text = JSON.stringify(DOCUMENT);
  expect(secrets.flatMap((pattern) => pattern.exec(text) ?? [])).toEqual([]);
});

test('every XML that is downloaded says the environment that readers have chosen', () => {
  const answers = allExamples().filter(({ where }) => / 200 application\/xml “/u.test(where));
  const own = answers.filter(({ value }) => text(value).includes('<tpAmb>'));
  expect(own).toHaveLength(5);
  for (const { where, value, node } of own) {
    expect(
      [...text(value).matchAll(/<tpAmb>(\d)/gu)].map(([, digit]) => digit),
      where,
    ).toEqual(['2']);
    expect(node['x-environments'], where).toEqual({ producao: { '//tpAmb': '1' } });
  }
});

test('every example of a parameter, header or schema fits its schema', () => {
  expect(misfits).toEqual([]);
});

test('every page in an example agrees with its own totals', () => {
  const problems = allExamples().flatMap(({ where, value }) => {
    const page = object(value);
    if (!('totalItens' in page)) return [];
    const [current, size, total, pages] = [page.pagina, page.tamanho, page.totalItens, page.totalPaginas].map(Number);
    const items = list(page.itens).length;
    const onPage = Math.max(0, Math.min(size ?? 0, (total ?? 0) - ((current ?? 0) - 1) * (size ?? 0)));
    return [
      ...(pages === Math.ceil((total ?? 0) / (size ?? 1))
        ? []
        : [`${where}: totalPaginas ${pages}, totalItens ${total}`]),
      ...(items === onPage ? [] : [`${where}: ${items} itens onde cabem ${onPage} (total ${total}, tamanho ${size})`]),
    ];
  });
  expect(problems).toEqual([]);
});

test('every filtered search refuses a CSV over 10.000 lines with the same code', () => {
  const searches = OPERATIONS.filter(({ path }) => path.endsWith('/consultas'));
  const problems = searches.flatMap((operation) => {
    const refusals = contentsOf(operation)
      .flatMap(examplesOf)
      .map(({ node }) => object(node.value))
      .filter(({ detail }) => text(detail).includes('10.000'));
    const codes = refusals.map(({ codigo, status }) => `${codigo} ${status}`).join();
    return codes === 'REQUISICAO_INVALIDA 400' ? [] : [`${operation.id}: ${codes || 'sem exemplo'}`];
  });
  expect(problems).toEqual([]);
  expect(searches).not.toEqual([]);
});
