import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Heading, Root } from 'mdast';
import { toString as toText } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { GUIDE_COMPONENTS } from '@/lib/content/components';
import { loadGuides } from '@/lib/content/load-guides.build';
import { apiPath } from '@/lib/routes/page-address';
import { isWholeRun } from '../scope';
import { exportFolder } from './exported-page';
import { document, toObject } from './openapi-document';
import { operations } from './openapi-names';

const root = path.join(import.meta.dirname, '..', '..');
const guides = loadGuides(root, 'current');
const markdown = unified().use(remarkParse).use(remarkGfm);

function read(address: string): string {
  const file = path.join(exportFolder, address);
  if (!existsSync(file)) throw new Error(`out${address} is missing: build the export first (npm run build)`);
  return readFileSync(file, 'utf8');
}

const parseMarkdownFile = (address: string): Root => markdown.parse(read(address));

/** What the items of a Markdown file's lists start with: names of parameters and properties stand there, as code. */
function listItemNames(tree: Root): readonly string[] {
  const found: string[] = [];
  visit(tree, 'listItem', ({ children: [paragraph] }) => {
    const first = paragraph?.type === 'paragraph' ? paragraph.children[0] : undefined;
    if (first?.type === 'inlineCode') found.push(first.value);
  });
  return found;
}

function listHeadings(tree: Root): readonly string[] {
  const found: Heading[] = [];
  visit(tree, 'heading', (heading) => {
    found.push(heading);
  });
  return found.map((heading) => toText(heading));
}

describe.each(operations.map((operation) => [operation.id, operation] as const))('%s', (_id, operation) => {
  const address = apiPath('', operation.slug).slice(0, -1);

  test('the Markdown file names every parameter, header and property, as often as the page does', () => {
    const names = listItemNames(parseMarkdownFile(`${address}.md`));
    const count = (list: readonly string[], name: string) => list.filter((other) => other === name).length;
    const wanted = [...operation.parameters, ...operation.properties];
    expect([...new Set(wanted)].filter((name) => count(names, name) < count(wanted, name))).toEqual([]);
  });

  test('the Markdown file has method, path and a sample', () => {
    const text = read(`${address}.md`);
    expect(text).toContain(`${operation.method} ${operation.path}\n`);
    // A sample that sends a large body begins with a function that calls curl with what follows it.
    expect(text).toMatch(new RegExp(`\\b(?:curl|call) --request ${operation.method} `));
  });

  test('the requests for editors name method and server', () => {
    expect(read(`${address}.http`)).toMatch(new RegExp(`^${operation.method} \\{\\{baseUrl\\}\\}/`, 'm'));
  });
});

describe.each(guides.map((guide) => [guide.id, guide] as const))('%s', (id, guide) => {
  const tree = parseMarkdownFile(`/docs/${id}.md`);

  test('the Markdown file has every heading, in order', () => {
    const wanted = guide.headings.map(({ text }) => text.map((run) => run.text).join(''));
    expect(listHeadings(tree)).toEqual([guide.frontmatter.title, ...wanted]);
  });

  test('the Markdown file has no component left', () => {
    const tags: string[] = [];
    visit(tree, (node) => {
      if (node.type === 'html' || node.type === 'text') tags.push(node.value);
    });
    expect(tags.filter((text) => new RegExp(`</?(${GUIDE_COMPONENTS.join('|')})\\b`).test(text))).toEqual([]);
  });
});

// @feature 55
test('llms.txt has every guide and operation, and nothing that is not there', () => {
  const listed = [...read('/llms.txt').matchAll(/\]\(https:\/\/[^/]+(\/[^)]+)\)/g)].map(([, address = '']) => address);
  expect(listed.filter((address) => !existsSync(path.join(exportFolder, address)))).toEqual([]);
  expect(guides).not.toEqual([]);
  const wanted = [
    ...guides.map(({ id }) => `/docs/${id}.md`),
    ...operations.map(({ slug }) => `${apiPath('', slug).slice(0, -1)}.md`),
  ];
  expect(wanted.filter((address) => !listed.includes(address))).toEqual([]);
});

test('the OpenAPI document is the one that the pages are made from, with the layouts, in both forms', () => {
  const text = read('/downloads/openapi.yaml');
  const published = toObject(parse(text));
  expect(text.startsWith(readFileSync(path.join(root, 'openapi.yaml'), 'utf8').trimEnd())).toBe(true);
  expect(JSON.parse(read('/downloads/openapi.json'))).toEqual(published);
  const { components, ...rest } = document;
  expect(published).toMatchObject(rest);
  const own = toObject(toObject(components).schemas);
  const schemas = toObject(toObject(published.components).schemas);
  expect(schemas).toMatchObject(own);
  expect(Object.keys(schemas).length).toBeGreaterThan(Object.keys(own).length + 400);
});

/**
 * The file that the linter reads in place of a slice. It follows a discriminator only after it has looked for unknown
 * properties, and then refuses those that the alternatives have.
 */
function toLinted(file: string): string {
  const text = readFileSync(file, 'utf8');
  if (!text.includes('"discriminator"')) return file;
  const folder = path.join(root, 'node_modules', '.cache', 'openapi');
  mkdirSync(folder, { recursive: true });
  const copy = path.join(folder, path.basename(file));
  writeFileSync(copy, JSON.stringify(JSON.parse(text, (key, value) => (key === 'discriminator' ? undefined : value))));
  return copy;
}

/** The OpenAPI document of each operation, by its file's name. */
const slices = readdirSync(path.join(exportFolder, apiPath('', ''))).filter((name) => name.endsWith('.openapi.json'));
/** One of so many is read by the linter, which took a quarter of the time of the export's tests for all. */
const LINTED_EVERY = isWholeRun ? 1 : 6;

test('the OpenAPI document of each operation has the components that it names, and no other', () => {
  expect(slices).toHaveLength(operations.length);
  for (const name of slices) {
    const text = read(`${apiPath('', '')}${name}`);
    const sections = Object.entries(toObject(toObject(JSON.parse(text)).components));
    const own = sections.flatMap(([section, all]) => Object.keys(toObject(all)).map((key) => `${section}/${key}`));
    const named = new Set(Array.from(text.matchAll(/"#\/components\/([^"]+)"/g), ([, key = '']) => key));
    // Security is asked for by name alone.
    const isNamed = (key: string) => named.has(key) || key.startsWith('securitySchemes/');
    expect(
      [...named].filter((key) => !own.includes(key)),
      name,
    ).toEqual([]);
    expect(
      own.filter((key) => !isNamed(key)),
      name,
    ).toEqual([]);
  }
});

test('the OpenAPI document of an operation is valid by itself, with nothing missing and nothing unused', async () => {
  // The project's own rules, among them: no unresolved reference, no unused component, examples that fit.
  const command = [path.join(root, 'node_modules/@redocly/cli/bin/cli.js'), 'lint', '--config', 'redocly.yaml'];
  const files = slices
    .filter((_, index) => index % LINTED_EVERY === 0)
    .map((name) => toLinted(path.join(exportFolder, apiPath('', ''), name)));
  const { stdout } = await promisify(execFile)(process.execPath, [...command, '--format', 'codeframe', ...files], {
    cwd: root,
    maxBuffer: 2 ** 24,
  });
  expect(stdout).not.toMatch(/error|warning/i);
}, 120_000);

test('no file holds a token', () => {
  const files = readdirSync(path.join(exportFolder, 'downloads')).filter((name) => /postman|bruno/.test(name));
  expect(files.toSorted()).toEqual([
    'bruno-collection.zip',
    'postman-collection.json',
    'postman-homologacao.json',
    'postman-producao.json',
  ]);
  for (const name of files.filter((file) => /postman-(producao|homologacao)/.test(file))) {
    expect(JSON.parse(read(`/downloads/${name}`)).values).toContainEqual({
      key: 'token',
      value: '',
      type: 'secret',
      enabled: true,
    });
  }
});

// @behaviour First document: A program in each language goes from an empty account to the DANFE of an authorised document
test('the guide of the first document hands out its files, under the names that its programs read', () => {
  const html = read('/pt-BR/docs/documentacao/primeiros-passos/primeira-nota/index.html');
  const files = [...html.matchAll(/ href="([^"]+)" download="([^"]+)"/g)].map(([, href = '', name]) => [href, name]);
  expect(files).toContainEqual(['/docs/api/fiscal/send-dfe-using-post.nfe.json', 'nfe.json']);
  expect(files).toContainEqual(['/downloads/primeira-nota-php.txt', 'primeira-nota-php.txt']);
  for (const [href = ''] of files) expect(read(href).length, href).toBeGreaterThan(100);
});
