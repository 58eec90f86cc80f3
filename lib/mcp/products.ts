import { fillMessage } from '../i18n/fill-message';
import { LAYOUT_CHANGES_SLUG } from '../leiaute/address';
import { LAYOUT_FIELDS_PATH, type LayoutFields } from '../leiaute/find-failed-fields';
import type { SitePath } from '../routes/locale-address';
import { foldText } from '../text/fold';
import { readJson } from './json-files';
import { messages } from './messages';
import type { Reading } from './published-files';
import { ToolFault } from './tool-fault';

/** A document as the addresses of its layout and of its codes name it. */
export type Product = { readonly layout: string; readonly codes: string };

/** The fields of every layout; none where the site has no layouts. */
export async function readLayouts(reading: Reading): Promise<readonly LayoutFields[]> {
  return (await readJson<readonly LayoutFields[]>((path) => reading.read(path), LAYOUT_FIELDS_PATH)) ?? [];
}

/**
 * The document that a caller names by its short name, by its name or by its model: cte-os, CT-e OS or 67.
 * @throws ToolFault when this documentation has none of that name
 */
export async function findProduct(name: string, reading: Reading): Promise<Product> {
  const layouts = await readLayouts(reading);
  const products = layouts.map((layout) => ({ ...layout, layout: nameLayout(layout) }));
  const wanted = simplify(name);
  const found = products.find(
    ({ layout, name: title, models }) =>
      simplify(layout) === wanted ||
      simplify(title) === wanted ||
      title.split(' e ').some((part) => simplify(part) === wanted) ||
      models.includes(wanted),
  );
  if (found) return { layout: found.layout, codes: found.codes };
  const known = products.map(({ layout }) => layout).join(', ');
  throw new ToolFault(fillMessage(messages.mcp.unknownProduct, { product: name, known }));
}

/** Whether a page is the layout or a code of another document; pages about none are everybody's. */
export function isOfOther(path: SitePath, { layout, codes }: Product): boolean {
  const [, kind, name = '', part] = /\/(leiaute|cstat|eventos)\/([^/#]+)(?:\/([a-z0-9-]+))?/.exec(path) ?? [];
  if (kind === undefined) return false;
  if (kind === 'cstat') return name !== codes;
  // Events are numbered by document: nfe-110111.
  if (name === 'eventos') return part !== undefined && !part.startsWith(`${codes}-`);
  // Documents that share their codes have one page of rules.
  if (part === 'regras') return name !== codes;
  return name !== layout && `${kind}/${name}` !== LAYOUT_CHANGES_SLUG;
}

const nameLayout = ({ pages }: LayoutFields) => pages[0]?.path.split('/').findLast(Boolean) ?? '';

const simplify = (text: string) => foldText(text).replace(/[^a-z0-9]/g, '');
