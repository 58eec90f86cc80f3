import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  groupSheets,
  joinStyleSheets,
  listStyleSheets,
  nameJoinedSheet,
  type StyleSheet,
} from '../lib/publish/join-style-sheets';
import {
  cutReferenceSheet,
  leaveOutSheet,
  linkReferenceSheet,
  listReferenceClasses,
  type ReferenceFiles,
} from '../lib/publish/reference-sheet';

/** The new sheets, as plain data: pages are completed by several threads. */
export type SharedSheets = {
  /** Names of Next's sheets, and of the one in their place. */
  readonly names: readonly { readonly parts: readonly string[]; readonly name: string }[];
  /** The one that most pages have. */
  readonly site: string;
  readonly files: ReferenceFiles;
  /** Classes that tell a page of the reference. */
  readonly classes: ReadonlySet<string>;
};

/** Puts the new sheets in the place of Next's in a text that names them: a page, its data or a script. */
export function nameSheets({ names, site }: Pick<SharedSheets, 'names' | 'site'>, text: string): string {
  return leaveOutSheet(
    names.reduce((named, { parts, name }) => nameJoinedSheet(named, parts, name), text),
    site,
  );
}

/** Links the sheet in a page that has all the styles it needs, see linkReferenceSheet. */
export const linkReference = ({ files, classes }: SharedSheets, html: string): string =>
  linkReferenceSheet(html, files, classes);

/**
 * Makes one style sheet of those that all pages begin with: Next cuts them by the parts of the site that use them, and a
 * browser would ask for each before it paints. Another has the same without what only the reference needs, and a third
 * this alone.
 * @param out the export's folder
 * @param pages files below it
 * @returns undefined where pages have no style sheets
 * @throws SiteError where Next writes style sheets in another form
 */
export function shareStyleSheets(out: string, pages: readonly string[]): SharedSheets | undefined {
  const folder = path.join(out, '_next', 'static', 'chunks');
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  const write = ({ name, text }: StyleSheet) => writeFileSync(path.join(folder, name), text);
  const groups = groupSheets(pages.map((name) => listStyleSheets(readFileSync(path.join(out, name), 'utf8'))));
  const joined = groups.map((parts) => ({
    parts,
    whole: joinStyleSheets(parts.map((name) => ({ name, text: read(name) }))),
  }));
  for (const name of groups.flat()) rmSync(path.join(folder, name));
  for (const { whole } of joined) write(whole);

  const [first] = joined;
  if (!first) return undefined;
  const cut = cutReferenceSheet(first.whole.text);
  const site = joinStyleSheets([{ ...first.whole, text: cut.site }]);
  const reference = joinStyleSheets([{ ...first.whole, text: cut.reference }]);
  write(site);
  write(reference);
  const names = joined.map(({ parts, whole }) => ({ parts, name: whole === first.whole ? site.name : whole.name }));
  for (const name of readdirSync(folder).filter((script) => script.endsWith('.js'))) {
    write({ name, text: nameSheets({ names, site: site.name }, read(name)) });
  }
  const files = { whole: first.whole.name, reference: reference.name };
  return { names, site: site.name, files, classes: listReferenceClasses(cut) };
}
