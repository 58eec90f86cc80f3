import type { Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { SiteError } from '../errors/site-error';

type Element = MdxJsxFlowElement | MdxJsxTextElement;
type Fail = (line: number | undefined, key: string, found: string, fix: string) => never;

/** Names go into addresses, ids and the names of stored choices. */
const TAB_NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** The group that the samples of the reference keep their language in. */
const SAMPLES = 'code-samples';

/**
 * Checks the tabs of a guide: what stands in them, their names, and which of them is shown first.
 * @throws SiteError with the line
 */
export function checkTabs(tree: Root, file: string): void {
  const fail: Fail = (line, key, found, fix) => {
    throw new SiteError({ place: { file, line: line ?? 1 }, key, found, fix });
  };
  visit(tree, (node, _index, parent) => {
    if (!isElement(node)) return;
    if (node.name === 'Tabs') checkGroup(node, fail);
    if (node.name === 'Tab' && !(parent && isElement(parent) && parent.name === 'Tabs')) {
      fail(node.position?.start.line, '<Tab>', 'stands outside <Tabs>', 'put <Tabs> around it');
    }
  });
}

function checkGroup(tabs: Element, fail: Fail): void {
  const line = tabs.position?.start.line;
  for (const name of ['group', 'query'] as const) {
    const value = readText(tabs, name);
    if (value === undefined && !has(tabs, name)) continue;
    const key = `<Tabs ${name}>`;
    if (value === undefined || !TAB_NAME.test(value)) {
      fail(line, key, `found ${quote(value)}`, 'use lower-case letters, digits and single hyphens');
    }
    if (value === SAMPLES) fail(line, key, 'belongs to the samples of the reference', 'choose another name');
  }
  const seen = new Set<string>();
  let chosen: string | undefined;
  for (const child of tabs.children) {
    if (child.type === 'text' && child.value.trim() === '') continue;
    if (!isElement(child) || child.name !== 'Tab') {
      fail(child.position?.start.line, '<Tabs>', `holds ${describe(child)}`, 'put it into a <Tab>');
      continue;
    }
    const place = child.position?.start.line;
    const value = readText(child, 'value');
    if (value === undefined || !TAB_NAME.test(value)) {
      fail(place, '<Tab value>', `found ${quote(value)}`, 'use lower-case letters, digits and single hyphens');
    }
    if (seen.has(value)) fail(place, `<Tab value="${value}">`, 'is there twice', 'give each tab a value of its own');
    seen.add(value);
    if ((readText(child, 'label') ?? '').trim() === '') {
      fail(place, `<Tab value="${value}">`, 'found no label', 'say in label what the reader chooses');
    }
    if (!has(child, 'default')) continue;
    checkDefault(child, value, chosen, fail);
    chosen = value;
  }
  if (seen.size < 2) fail(line, '<Tabs>', `holds ${seen.size} <Tab>`, 'give at least two, or write it without tabs');
}

function checkDefault(tab: Element, value: string, earlier: string | undefined, fail: Fail): void {
  const key = `<Tab value="${value}" default>`;
  const line = tab.position?.start.line;
  if (readText(tab, 'default') !== undefined) fail(line, key, 'has a value', 'write default alone');
  if (earlier !== undefined) fail(line, key, `"${earlier}" is the default already`, 'keep one of the two');
}

function isElement(node: { type: string }): node is Element {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

function has(element: Element, name: string): boolean {
  return element.attributes.some((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name);
}

/** The value of an attribute that is a plain text. */
function readText(element: Element, name: string): string | undefined {
  const attribute = element.attributes.find((item) => item.type === 'mdxJsxAttribute' && item.name === name);
  return typeof attribute?.value === 'string' ? attribute.value : undefined;
}

function describe(node: RootContent): string {
  return isElement(node) ? `<${node.name ?? ''}>` : 'text that is in no <Tab>';
}

const quote = (value: string | undefined) => (value === undefined ? 'no text' : `"${value}"`);
