import type { GuideHeading } from '../content/parse-guide';
import type { CStat } from '../cstat/load-cstat.build';
import type { Api, Operation } from '../openapi/operation';

/** A neighbour or a related page: title and path, locale prefix included. */
export type PageLink = { readonly title: string; readonly path: string };

type PageBase = {
  readonly locale: string;
  readonly version: string;
  /** Site path with locale prefix and final slash, without base path. */
  readonly path: string;
  /** Path that the same page has in every locale before its prefix is added. */
  readonly sharedPath: string;
  readonly title: string;
  readonly description: string;
  /** Sidebar shown beside the page. */
  readonly sidebarId: 'docs' | 'api' | undefined;
  /** Labels of the sidebar categories around the page. */
  readonly trail: readonly string[];
  readonly previous: PageLink | undefined;
  readonly next: PageLink | undefined;
};

/** An operation as other pages link it. */
export type OperationLink = PageLink & { readonly operation: Operation };

export type GuidePage = PageBase & {
  readonly kind: 'guide';
  readonly guideId: string;
  readonly file: string;
  readonly headings: readonly GuideHeading[];
  readonly keywords: readonly string[];
  readonly operations: readonly OperationLink[];
};

export type OperationPage = PageBase & {
  readonly kind: 'operation';
  readonly operation: Operation;
  readonly guides: readonly PageLink[];
  readonly nextOperations: readonly OperationLink[];
  readonly cstats: readonly CStat[];
};

export type OverviewPage = PageBase & {
  readonly kind: 'overview';
  readonly api: Api;
  readonly operations: readonly OperationLink[];
};

export type HomePage = PageBase & { readonly kind: 'home' };
export type SearchPage = PageBase & { readonly kind: 'search' };
export type DocsIndexPage = PageBase & { readonly kind: 'docsIndex' };
export type NotFoundPage = PageBase & { readonly kind: 'notFound' };
/** An address that only leads to another one. */
export type RedirectPage = PageBase & { readonly kind: 'redirect'; readonly target: PageLink };

/** Every page of the site. Match it exhaustively: a new kind must say how it is shown and published. */
export type Page =
  | HomePage
  | SearchPage
  | NotFoundPage
  | DocsIndexPage
  | GuidePage
  | OperationPage
  | OverviewPage
  | RedirectPage;

/** Ends a `switch` over a union: a case that is missing does not compile. */
export function assertNever(value: never): never {
  throw new Error(`Unhandled case: ${JSON.stringify(value)}`);
}
