import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { toHref } from '../routes/locale-address';

/** Bytes up to which an SVG travels inside the page instead of costing a request of its own. */
const LIMIT = 4096;

/**
 * The address of an image of public/, for CSS: a small SVG as a data address, anything else as it is.
 * @param src site path without base path, such as "/img/logo.svg"
 */
export function inlineImage(src: string): string {
  const file = path.join(process.cwd(), 'public', src);
  if (!src.endsWith('.svg') || !existsSync(file)) return toHref(src);
  const svg = readFileSync(file, 'utf8').trim();
  return svg.length > LIMIT ? toHref(src) : `data:image/svg+xml,${encodeURIComponent(svg).replaceAll("'", '%27')}`;
}
