import { readEventPackages } from '../../../../lib/leiaute/load-event-layouts.build';
import { readDocumentPackages } from '../../../../lib/leiaute/load-layouts.build';
import { toPackageFile, writePackage } from '../../../../lib/leiaute/packages/package-files.build';
import { edit } from '../../support/edit';
import { createFixtureSite } from '../../support/fixture-site';
import { EVENT_TABLE, EVENTS, SMALL_EVENTS } from '../small-events';
import { DOCUMENTS, SAID, SMALL_LAYOUT, TABLE } from '../small-layout';

type Files = Readonly<Record<string, string>>;
/** A file, what stands in it, and what stands there instead. */
export type Replacement = readonly [file: string, from: string, to: string];

const SMALL: Files = { ...SMALL_LAYOUT, ...SMALL_EVENTS };
/** Files that name packages, with the last one of each. */
const LISTS = [DOCUMENTS, EVENTS];

export const FIRST = 'PL_1 (RTC)';
export const SECOND = 'PL_2';

export const FIRST_FILE = toPackageFile('nfe', FIRST);
export const SECOND_FILE = toPackageFile('nfe', SECOND);

/** What the second package brings, and what is said of it. */
const SECOND_EDITS: readonly Replacement[] = [
  [TABLE, 'A03,/NFe/inf/tipo,field,1,1,,string,,,1=Um | 2', 'A03,/NFe/inf/tipo,field,1,1,,string,,,2 | 3'],
  [SAID, "    '1': Venda\n", "    '3': Devolução\n"],
  [TABLE, 'E03,/NFe/inf/dest/CPF,field,1,1,c1.2,string,,[0-9]{11},\n', ''],
  [SAID, 'CPF:\n  description: CPF de quem recebe.\n', ''],
  [TABLE, 'X01,', ',/NFe/inf/cana,group,0,1,,,,,\n,/NFe/inf/cana/safra,field,1,1,,string,1-9,,\nX01,'],
  [SAID, 'transp:', 'cana:\n  description: O fornecimento de cana.\nsafra:\n  description: Ano da safra.\ntransp:'],
  [TABLE, '/NFe/inf/dest/dRet,field,1,1,s2?,string,1-10', '/NFe/inf/dest/dRet,field,1,1,s2?,string,1-20'],
  [EVENT_TABLE, '15-255', '15-500'],
];

/** The files of a site whose tables were read from packages, with the snapshots given; the last package is that of the tables. */
export function nameTables(names: readonly string[], kept: Files, replacements: readonly Replacement[] = []): Files {
  const packages = names.map((name, index) => `    - name: ${name}\n      published: '2026-0${index + 1}'\n`).join('');
  const source = `source: pacote de teste ${names.at(-1)}\n  packages:\n${packages.trimEnd()}`;
  const named = LISTS.map((file): Replacement => [file, 'source: pacote de teste', source]);
  const files: Record<string, string> = { ...SMALL, ...kept };
  for (const [file, from, to] of [...replacements, ...named]) files[file] = edit(files[file] ?? '', from, to);
  return files;
}

/** The snapshots of the last package of these files, as the command writes them. */
function takeSnapshots(files: Files): Files {
  const root = createFixtureSite(files);
  const all = [...readDocumentPackages(root), ...readEventPackages(root)];
  return Object.fromEntries(
    all.map(({ series, packages, layouts }) => {
      const name = packages.at(-1)?.name ?? '';
      return [toPackageFile(series, name), writePackage(name, layouts)];
    }),
  );
}

/** The files of a site with one package. */
export function createFirst(): Files {
  const files = nameTables([FIRST], {});
  return { ...files, ...takeSnapshots(files) };
}

/** The files of a site with a second package. */
export function createSecond(): Files {
  const first = takeSnapshots(nameTables([FIRST], {}));
  const files = nameTables([FIRST, SECOND], first, SECOND_EDITS);
  return { ...files, ...takeSnapshots(files) };
}
