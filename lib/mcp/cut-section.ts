import { foldText } from '../text/fold';
import { HeadingSlugger } from '../text/slug.mjs';

type Line = { readonly text: string; readonly isCode: boolean };
type Item = { readonly start: number; readonly indent: number; readonly names: readonly string[] };

/**
 * The part of a Markdown file that an anchor of its page names: a heading with what stands below it, or an item of a
 * list. Undefined where the file has nothing of that name, because some anchors exist on the page alone.
 * @param heading of the section, where it is known: ids that authors give are not in the file
 */
export function cutSection(markdown: string, anchor: string, heading = ''): string | undefined {
  const lines = markCode(markdown);
  return cutHeading(lines, anchor, heading) ?? cutItem(lines, anchor);
}

function markCode(markdown: string): readonly Line[] {
  let fence = '';
  return markdown.split('\n').map((text) => {
    const marks = /^\s*(`{3,})/.exec(text)?.[1] ?? '';
    const isCode = fence !== '' || marks !== '';
    if (fence === '') fence = marks;
    else if (marks.length >= fence.length && text.trim() === marks) fence = '';
    return { text, isCode };
  });
}

function cutHeading(lines: readonly Line[], anchor: string, heading: string): string | undefined {
  const slugger = new HeadingSlugger();
  const headings = lines.flatMap(({ text, isCode }, index) => {
    const [, marks = '', title = ''] = (!isCode && /^(#{1,6}) (.*)$/.exec(text)) || [];
    if (marks === '') return [];
    const plain = toPlain(title);
    return [{ index, depth: marks.length, plain, id: slugger.slug(plain).id }];
  });
  const wanted = simplify(heading);
  const found =
    headings.find(({ plain, depth }) => depth > 1 && plain === anchor) ??
    (wanted === '' ? undefined : headings.find(({ plain }) => simplify(plain) === wanted)) ??
    headings.find(({ id }) => id === anchor);
  if (!found) return undefined;
  const next = headings.find(({ index, depth }) => index > found.index && depth <= found.depth);
  return joinLines(lines.slice(found.index, next?.index));
}

/** Steps of an anchor (lib/openapi/property-anchors.ts) of which the file has no item: headers, entries, alternatives. */
const UNNAMED = /^(?:cabecalho|item|opcao-\d+)$/;

/** Items begin with the name of what they describe; those inside others have the last part of their path. */
function cutItem(lines: readonly Line[], anchor: string): string | undefined {
  const [scope = '', ...steps] = anchor.split('.');
  const code = /^cstat-(\d{3,4})$/.exec(anchor)?.[1];
  // A parameter has its place before its name.
  const path = scope === 'parametro' ? steps.slice(1) : steps;
  const paths = [path, path.filter((step) => !UNNAMED.test(step))].map((names) => names.join('.'));
  const [first, last] = findRange(lines, scope);
  const items = listItems(lines).filter(({ start }) => start >= first && start < last);
  const found =
    items.find(({ names }) => names.at(-1) === (code ?? anchor)) ??
    items.find(({ names }) => steps.length > 0 && paths.includes(names.join('.')));
  if (!found) return undefined;
  const end = lines.findIndex(
    ({ text, isCode }, index) =>
      index > found.start && !isCode && text.trim() !== '' && text.search(/\S/) <= found.indent,
  );
  return joinLines(lines.slice(found.start, end < 0 ? undefined : end));
}

/** Lines that an operation's file has about the part of it that an anchor begins with; all lines for other anchors. */
function findRange(lines: readonly Line[], scope: string): readonly [number, number] {
  const headings = lines.flatMap(({ text, isCode }, index) => {
    return !isCode && /^#{2,3} /.test(text) ? [{ text, index }] : [];
  });
  const [, status] = /^resposta-(\d{3})$/.exec(scope) ?? [];
  if (status !== undefined) {
    const at = headings.findIndex(({ text }) => new RegExp(`\\b${status}\\b`).test(text));
    return at < 0 ? [0, 0] : [headings[at]?.index ?? 0, headings[at + 1]?.index ?? lines.length];
  }
  if (scope !== 'parametro' && scope !== 'corpo') return [0, lines.length];
  const firstAnswer = headings.find(({ text }) => /^### .*\b\d{3}\b/.test(text))?.index ?? lines.length;
  const sections = headings.filter(({ text, index }) => text.startsWith('## ') && index < firstAnswer);
  const answers = sections.at(-1)?.index ?? lines.length;
  // The body stands directly before the answers.
  return scope === 'corpo' ? [sections.at(-2)?.index ?? 0, answers] : [0, answers];
}

function listItems(lines: readonly Line[]): readonly Item[] {
  const around: Item[] = [];
  return lines.flatMap(({ text, isCode }, start) => {
    const [, spaces = '', name, number] = (!isCode && /^( *)- (?:`([^`]+)`|\[?(\d{3,4})\b)/.exec(text)) || [];
    const own = name ?? number;
    if (own === undefined) return [];
    while ((around.at(-1)?.indent ?? -1) >= spaces.length) around.pop();
    const item = { start, indent: spaces.length, names: [...(around.at(-1)?.names ?? []), own] };
    around.push(item);
    return [item];
  });
}

const joinLines = (lines: readonly Line[]) =>
  lines
    .map(({ text }) => text)
    .join('\n')
    .trim();

/** A heading without its marks: code, links, emphasis and escapes. */
function toPlain(title: string): string {
  return title
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\\(?=\W)/g, '')
    .replace(/[`*]/g, '')
    .trim();
}

const simplify = (text: string) =>
  foldText(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
