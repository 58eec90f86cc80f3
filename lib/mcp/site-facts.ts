import type { SitePath } from '../routes/locale-address';

/** What the server knows of its site without asking it; the build writes it into the package. */
export type SiteFacts = {
  readonly name: string;
  /** Version of the package. */
  readonly version: string;
  /** Address of the site with its base path, without a final slash. */
  readonly url: string;
  /** Base path that addresses in published files begin with; '' for none. */
  readonly basePath: string;
  /** Prefixes of the addresses of locales: '/pt-BR'. */
  readonly localePrefixes: readonly string[];
  /** Language of the content, for numbers and dates. */
  readonly language: string;
  /** Values of `docusaurus_tag` of what readers find who ask for no version. */
  readonly tags: readonly string[];
  /** Where the tools of the site are, whose work some tools of the server do. */
  readonly inspector: SitePath;
};

/** Name of the package's file with these facts. */
export const FACTS_FILE = 'site.json';
