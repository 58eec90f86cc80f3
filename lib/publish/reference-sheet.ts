import { SiteError } from '../errors/site-error';
import { REFERENCE_SHEET } from '../page-scripts/reference-sheet';
import { addressOf, hintInData, linkInData, replaceFirstLink } from './join-style-sheets';

/** How the line of that cascade layer begins (app/styles/layers.css). */
const REFERENCE_LINE = '@layer reference{';
const CLASS = /\.(-?[_a-z][\w-]*)/gi;

/** The site's style sheet without the styles of the reference, and these. */
export type CutSheet = { readonly site: string; readonly reference: string };

/**
 * Takes the styles that only the reference, the layouts and the recipes need out of the style sheet that every page
 * begins with: they are a fifth of it.
 * @param text of a joined sheet, which has each layer in a line
 * @throws SiteError where that layer is not whole in lines of its own
 */
export function cutReferenceSheet(text: string): CutSheet {
  const lines = text.split('\n');
  const reference = lines.filter((line) => line.startsWith(REFERENCE_LINE));
  const site = lines.filter((line) => !line.startsWith(REFERENCE_LINE));
  if (reference.some((line) => !isWhole(line)) || site.some((line) => line.includes(REFERENCE_LINE))) {
    throw new SiteError({
      place: { file: 'out/_next/static/chunks' },
      key: 'style sheet',
      found: 'the layer "reference" does not stand in lines of its own',
      fix: 'compare lib/publish/reference-sheet.ts with the style sheets that this version of Next writes',
    });
  }
  return { site: site.join('\n'), reference: reference.join('\n') };
}

const count = (text: string, character: string) => text.split(character).length - 1;
const isWhole = (line: string) => line.endsWith('}') && count(line, '{') === count(line, '}');

/** Classes that only the reference's style sheet knows. */
export function listReferenceClasses({ site, reference }: CutSheet): ReadonlySet<string> {
  const list = (text: string) => new Set([...text.matchAll(CLASS)].map(([, name = '']) => name));
  const known = list(site);
  return new Set([...list(reference)].filter((name) => !known.has(name)));
}

/** Names of the files, without folders: all styles, and those of the reference alone. */
export type ReferenceFiles = { readonly whole: string; readonly reference: string };

/**
 * Links the sheet of all styles in a page that has something of the reference: two sheets would be one request more.
 * Every other page says where the reference's sheet is: a link that leads from there to the reference fetches it
 * (components/behaviours/prefetch.ts).
 * @param classes that tell a page of the reference
 */
export function linkReferenceSheet(
  html: string,
  { whole, reference }: ReferenceFiles,
  classes: ReadonlySet<string>,
): string {
  const isNeeded = hasClass(html, classes);
  return replaceFirstLink(html, (link, folder, site) =>
    isNeeded ? link.replace(site, whole) : link.replace('/>', ` ${REFERENCE_SHEET}="${folder}${reference}"/>`),
  );
}

/** Looks no further than the first: pages have thousands. */
function hasClass(html: string, classes: ReadonlySet<string>): boolean {
  for (const [, names = ''] of html.matchAll(/\sclass="([^"]*)"/g)) {
    if (names.split(' ').some((name) => classes.has(name))) return true;
  }
  return false;
}

/**
 * Takes the site's style sheet out of a page's data. The page has a link to it, or to that of all styles, and React
 * would fetch what its data names and the page does not have.
 */
export function leaveOutSheet(data: string, name: string): string {
  const address = addressOf(name);
  const link = linkInData(address);
  return data
    .replace(new RegExp(hintInData(address), 'g'), '')
    .replace(new RegExp(`${link},|,${link}|${link}`, 'g'), '');
}
