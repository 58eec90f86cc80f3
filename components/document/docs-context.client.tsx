'use client';
// An island because bar and menu outlive page changes: what they link depends on the version the reader is in.
import { usePathname } from 'next/navigation';
import { createContext, type ReactNode, useContext } from 'react';
import { type DocsSection, type DocsVersion, findActiveVersion, listCandidates } from '@/lib/navigation/docs-section';
import { usePreferredVersion, useVersionChoices } from './use-preferred-version';

type DocsContextValue = {
  /** Address prefix of the locale, without a final slash. */
  readonly prefix: string;
  readonly sections: readonly DocsSection[];
  /** Whether the browser keeps the version that the reader chose. */
  readonly remembersVersion: boolean;
};

const DocsContext = createContext<DocsContextValue | undefined>(undefined);

/** A component was used outside the provider it depends on: a fault of the code that placed it. */
class MissingProviderError extends Error {
  constructor(hook: string, provider: string) {
    super(`${hook} was called outside <${provider}>. Put the component inside it, as RootDocument does.`);
    this.name = 'MissingProviderError';
  }
}

/** Tells the bar, the menu and the search which sections and versions there are. */
export function DocsProvider({ children, ...value }: DocsContextValue & { children: ReactNode }) {
  useVersionChoices(value.sections, value.remembersVersion);
  return <DocsContext value={value}>{children}</DocsContext>;
}

/**
 * The documentation around the page that is open.
 * @throws MissingProviderError outside DocsProvider
 */
export function useDocs(): DocsContextValue & { readonly path: string } {
  const value = useContext(DocsContext);
  const pathname = usePathname();
  if (!value) throw new MissingProviderError('useDocs', 'DocsProvider');
  return { ...value, path: pathname.slice(value.prefix.length) || '/' };
}

type SectionVersions = {
  readonly versions: readonly DocsVersion[];
  /** The version that is open, when the page belongs to this section. */
  readonly active: DocsVersion | undefined;
  /** Versions that a link into the section leads to, best first. */
  readonly candidates: readonly DocsVersion[];
};

/**
 * The versions of one section, seen from the page that is open.
 * @param id a section of site.config.ts; the build has checked it
 */
export function useSectionVersions(id: string): SectionVersions {
  const { sections, path, remembersVersion } = useDocs();
  const section = sections.find((candidate) => candidate.id === id);
  const preferred = usePreferredVersion(section, remembersVersion);
  if (!section) return { versions: [], active: undefined, candidates: [] };
  const found = findActiveVersion(sections, path);
  const active = found?.section.id === id ? found.version : undefined;
  return { versions: section.versions, active, candidates: listCandidates(section, active?.name, preferred) };
}
