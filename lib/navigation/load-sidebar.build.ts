import type { Version } from '../config/section-schema';
import { type Guide, guidesFolder } from '../content/load-guides.build';
import { suggest } from '../errors/nearest';
import { parseOrThrow } from '../errors/parse';
import { readSource } from '../errors/read-source.build';
import { SiteError } from '../errors/site-error';
import { parseYaml, toLocator } from '../errors/yaml';
import { docsPath } from '../routes/page-address';
import type { SidebarItem } from './sidebar';
import { type SidebarEntryConfig, sidebarSchema } from './sidebar-schema';

type Source = { readonly file: string; readonly lineOfText: (text: string) => number | undefined };

/**
 * Reads the guides' sidebar of one version.
 * @param pages paths of the other documentation pages that it may list
 * @param pagesOfLast paths of those that only the last version has: others, which begin as copies of it, leave them out
 * @throws SiteError when it names a guide that does not exist, names one twice, or leaves one out
 */
export function loadDocsSidebar(
  root: string,
  version: Pick<Version, 'sectionId' | 'name' | 'path'>,
  guides: readonly Guide[],
  pages: readonly string[] = [],
  pagesOfLast: readonly string[] = [],
): readonly SidebarItem[] {
  const file = `${guidesFolder(version.sectionId, version.name)}/sidebars.yaml`;
  const text = readSource(root, file);
  const { value, lineOf } = parseYaml(text, file);
  const config = parseOrThrow(sidebarSchema, value, file, toLocator(lineOf));
  const lines = text.split('\n');
  const source: Source = {
    file,
    lineOfText: (wanted) => {
      const index = lines.findIndex((line) => line.trim().replace(/^- (?:page: )?(['"]?)(.*)\1$/, '$2') === wanted);
      return index < 0 ? undefined : index + 1;
    },
  };
  const used: string[] = [];
  const scope: Scope = { guides, pages, pagesOfLast, versionPath: version.path, source, used };
  const items = config.docs.flatMap((entry) => buildItem(entry, scope) ?? []);
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

type Scope = {
  readonly guides: readonly Guide[];
  readonly pages: readonly string[];
  readonly pagesOfLast: readonly string[];
  readonly versionPath: string;
  readonly source: Source;
  /** Ids and paths listed so far. */
  readonly used: string[];
};

/** @returns none for a page that only the last version has, and for a branch that holds only such */
function buildItem(entry: SidebarEntryConfig, scope: Scope): SidebarItem | undefined {
  if (typeof entry === 'string') return buildGuideLink(entry, scope);
  if ('page' in entry) return buildPageLink(entry, scope);
  const items = entry.items.flatMap((item) => buildItem(item, scope) ?? []);
  if (items.length === 0) return undefined;
  return { label: entry.label, ...(entry.collapsed ? { isClosed: true } : {}), items };
}

function buildGuideLink(id: string, scope: Scope): SidebarItem {
  const ids = scope.guides.map((guide) => guide.id);
  const guide = scope.guides.find((candidate) => candidate.id === id);
  if (!guide) throw createFault(id, 'no guide has this id', suggest(id, ids), scope);
  markUsed(id, 'guide', scope);
  const { sidebarLabel, title } = guide.frontmatter;
  return { label: sidebarLabel ?? title, path: docsPath(scope.versionPath, id) };
}

function buildPageLink({ page, label }: { page: string; label: string }, scope: Scope): SidebarItem | undefined {
  if (!scope.pages.includes(page) && scope.pagesOfLast.includes(page)) return undefined;
  if (!scope.pages.includes(page)) throw createFault(page, 'no page has this path', suggest(page, scope.pages), scope);
  markUsed(page, 'page', scope);
  return { label, path: docsPath(scope.versionPath, page) };
}

function markUsed(entry: string, kind: 'guide' | 'page', scope: Scope): void {
  if (scope.used.includes(entry)) {
    throw createFault(entry, `the ${kind} is listed twice`, 'keep one of the entries', scope);
  }
  scope.used.push(entry);
}

function createFault(key: string, found: string, fix: string, { source }: Scope): SiteError {
  const line = source.lineOfText(key);
  return new SiteError({ place: { file: source.file, ...(line === undefined ? {} : { line }) }, key, found, fix });
}
