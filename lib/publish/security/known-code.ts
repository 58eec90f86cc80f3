import type { InlineCode } from './inline-code';

/** Code that the site puts into its pages as text, by how it starts. */
export type KnownCode = {
  readonly kind: InlineCode['kind'];
  readonly start: string;
  /** The file that makes it. */
  readonly source: string;
};

const script = (start: string, source: string): KnownCode => ({ kind: 'script', start, source });

/**
 * All code that may stand in a page as text, because it must act before the page is painted or when no file comes. Each
 * has one text for the whole site: what differs by page or locale it reads from the page.
 */
export const KNOWN_CODE: readonly KnownCode[] = [
  script('(function applyStoredChoices(', 'components/document/root-document.tsx'),
  script("try{const box=document.getElementById('docs-sidebar')", 'lib/page-scripts/sidebar-branches.ts'),
  script('try{(function openToDepth(', 'lib/page-scripts/schema-depth.ts'),
  script('try{(function unfoldGroup(', 'lib/page-scripts/toc-group.ts'),
  script('(function restoreTab(', 'lib/page-scripts/tabs.ts'),
  script('(function turnToLocale(', 'lib/page-scripts/not-found.ts'),
  script('(function showBaseUrlBanner(', 'lib/publish/base-url-banner.ts'),
  script('(globalThis["TURBOPACK"]', 'Next, which names the files of a page’s code'),
  { kind: 'style', start: ':root{--logo:', source: 'lib/publish/owner-style.build.ts' },
];
