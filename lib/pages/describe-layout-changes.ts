import { fillMessage, type Messages } from '../i18n/messages';
import { formatDate } from '../text/format-date';
import type { LayoutChangesPage, ShownPackage, ShownPackageChange } from './page';

type Texts = Messages['layoutChanges'];

/** A change as text: what happened, and the values before and after where there are some. */
export function describePackageChange(
  { kind, from, to }: Pick<ShownPackageChange, 'kind' | 'from' | 'to'>,
  messages: Messages,
): { readonly kind: string; readonly values: string | undefined } {
  return { kind: messages.layoutChangeKinds[kind], values: describeValues(from, to, messages.layoutChanges) };
}

function describeValues(from: string | undefined, to: string | undefined, texts: Texts): string | undefined {
  if (from !== undefined && to !== undefined) return fillMessage(texts.change, { from, to });
  return from ?? to;
}

/** What the page shows, and where the dates of the rules are, as Markdown. */
export function describeLead({ dates }: LayoutChangesPage, texts: Texts, toAddress: (path: string) => string): string {
  if (!dates) return texts.lead;
  return `${texts.lead} ${fillMessage(texts.dates, { title: dates.title, href: toAddress(dates.path) })}`;
}

/** When a package was published, with what it is compared, and how many of its changes may make a document wrong. */
export function describePackage({ published, base = '', changes }: ShownPackage, texts: Texts): string {
  const date = published === undefined ? texts.undated : fillMessage(texts.dated, { date: formatDate(published) });
  const breaking = changes.filter(({ isBreaking }) => isBreaking).length;
  const counts = fillMessage(texts.counts, { breaking, compatible: changes.length - breaking });
  return [date, fillMessage(texts.compared, { base }), changes.length > 0 ? counts : texts.none].join(' ');
}

/** The packages that differ from one before, each with the layout it is of. */
export function listCompared({ series }: LayoutChangesPage, texts: Texts) {
  return series.flatMap(({ title: layout, packages }) =>
    packages
      .filter(({ base }) => base !== undefined)
      .map((own) => ({ own, title: fillMessage(texts.release, { layout, package: own.name }) })),
  );
}

/**
 * The packages read, as a Markdown table.
 * @param toAddress makes an address of a page's path
 */
export function writePackageTable(
  { series }: LayoutChangesPage,
  texts: Texts,
  toAddress: (path: string) => string,
): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const columns = [texts.layout, texts.package, texts.published, texts.fields];
  const rows = series.flatMap(({ title, path, packages }) =>
    packages.map(({ name, published, fieldCount }) => {
      const date = published === undefined ? texts.unknown : formatDate(published);
      return line([`[${title}](${toAddress(path)})`, name, date, String(fieldCount)]);
    }),
  );
  return [line(columns), line(columns.map(() => '---')), ...rows].join('\n');
}
