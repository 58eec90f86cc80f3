import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Guide } from '../content/load-guides.build';
import { suggest } from '../errors/nearest';
import { parseOrThrow } from '../errors/parse';
import { SiteError } from '../errors/site-error';
import { parseYaml, toLocator } from '../errors/yaml';
import { docsPath } from '../routes/page-address';
import type { SidebarItem } from './sidebar';
import { type SidebarEntryConfig, sidebarSchema } from './sidebar-schema';

type Source = { readonly file: string; readonly lineOfText: (text: string) => number | undefined };

/**
 * Reads the guides' sidebar of one version.
 * @throws SiteError when it names a guide that does not exist, names one twice, or leaves one out
 */
export function loadDocsSidebar(
  root: string,
  version: { readonly name: string; readonly path: string },
  guides: readonly Guide[],
): readonly SidebarItem[] {
  const file = `content/docs/${version.name}/sidebars.yaml`;
  const text = readFileSync(path.join(root, file), 'utf8');
  const { value, lineOf } = parseYaml(text, file);
  const config = parseOrThrow(sidebarSchema, value, file, toLocator(lineOf));
  const lines = text.split('\n');
  const source: Source = {
    file,
    lineOfText: (wanted) => {
      const index = lines.findIndex((line) => line.trim().replace(/^- (['"]?)(.*)\1$/, '$2') === wanted);
      return index < 0 ? undefined : index + 1;
    },
  };
  const used: string[] = [];
  const items = config.docs.map((entry) => buildItem(entry, guides, version.path, source, used));
  const missing = guides.find(({ id }) => !used.includes(id));
  if (missing) {
    throw new SiteError({
      place: { file },
      key: missing.id,
      found: `the guide ${missing.file} is in no sidebar`,
      fix: 'add its id where readers should find it',
    });
  }
  return items;
}

function buildItem(
  entry: SidebarEntryConfig,
  guides: readonly Guide[],
  versionPath: string,
  source: Source,
  used: string[],
): SidebarItem {
  if (typeof entry !== 'string') {
    return {
      label: entry.label,
      ...(entry.collapsed ? { isClosed: true } : {}),
      items: entry.items.map((item) => buildItem(item, guides, versionPath, source, used)),
    };
  }
  const guide = guides.find(({ id }) => id === entry);
  const line = source.lineOfText(entry);
  const place = line === undefined ? { file: source.file } : { file: source.file, line };
  if (!guide) {
    const fix = suggest(
      entry,
      guides.map(({ id }) => id),
    );
    throw new SiteError({ place, key: entry, found: 'no guide has this id', fix });
  }
  if (used.includes(entry)) {
    throw new SiteError({ place, key: entry, found: 'the guide is listed twice', fix: 'keep one of the entries' });
  }
  used.push(entry);
  return {
    label: guide.frontmatter.sidebarLabel ?? guide.frontmatter.title,
    path: docsPath(versionPath, entry),
  };
}
