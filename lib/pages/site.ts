import type { Version } from '../config/section-schema';
import type { FirstNoteProgram } from '../content/first-note';
import type { Glossary } from '../content/glossary.build';
import type { GuideImage } from '../content/guide-images.build';
import type { Guide } from '../content/load-guides.build';
import type { HomeContent } from '../content/load-home.build';
import type { CStat } from '../cstat/cstat';
import type { Diagram } from '../diagrams/diagram';
import type { ClassTribTable } from '../ibs-cbs/class-trib';
import type { EventLayout, Layout } from '../leiaute/layout';
import type { Sidebar } from '../navigation/sidebar';
import type { Api, Operation } from '../openapi/operation';
import type { Receivers } from '../openapi/receivers/receiver';
import type { Alias } from '../permalinks/alias';
import type { CurrentResults } from '../quality/current-results';
import type { LayoutExamples } from '../recipes/layout-examples';
import type { RecipeGroup } from '../recipes/recipe';
import type { FiscalRules } from '../rules/load-deadlines.build';
import type { RuleNotes } from '../rules/rule-note';
import type { Page } from './page';

/** The sources of one documentation version, read and checked. */
export type VersionSources = {
  readonly version: Version;
  readonly guides: readonly Guide[];
  /** Only the default section has the API reference. */
  readonly sidebars: { readonly docs: Sidebar; readonly api: Sidebar | undefined };
  /** Path below /docs/ of the version whose API reference the guides link to. */
  readonly referencePath: string;
};

/** What the guides of all versions share: the API, the layouts and the fiscal knowledge, read and checked. */
export type SharedSources = {
  readonly api: Api;
  readonly operations: ReadonlyMap<string, Operation>;
  readonly cstats: ReadonlyMap<string, CStat>;
  /** Undefined for a site without the table. */
  readonly classTribs: ClassTribTable | undefined;
  /** Of the documents that `documento` may be; none for a site without them. */
  readonly layouts: readonly Layout[];
  /** Documents for cases that integrators meet; none for a site without them. */
  readonly recipes: readonly RecipeGroup[];
  /** What only gives samples to the layouts; none for a site without it. */
  readonly examples: LayoutExamples;
  /** Of the events that may be registered for them. */
  readonly events: readonly EventLayout[];
  /** Programs that take what the API sends; undefined for a site without webhooks. */
  readonly receivers: Receivers | undefined;
  /** Programs of the first document, the shell's first; none for a site without them. */
  readonly firstNote: readonly FirstNoteProgram[];
  /** Pictures drawn from their sources, by name. */
  readonly diagrams: ReadonlyMap<string, Diagram>;
  readonly glossary: Glossary;
  /** The notes of the tax authority that rules cite, with what they change. */
  readonly notes: RuleNotes;
  /** Deadlines, states of a document and events. */
  readonly rules: FiscalRules;
  /** The day on which the sources were read, YYYY-MM-DD. */
  readonly today: string;
};

/** Everything the site is made of: the sources, read and checked, and the list of pages made from them. */
export type Site = SharedSources & {
  /** Of all sections, in configuration order: newest first within each. */
  readonly versions: readonly VersionSources[];
  readonly home: HomeContent;
  /** What tests found, and how many published addresses are kept; undefined for a site that records no test runs. */
  readonly quality: { readonly results: CurrentResults; readonly permalinks: number } | undefined;
  /** Images of the guides by their path from the project's root. */
  readonly images: ReadonlyMap<string, GuideImage>;
  /** Published addresses that are no more, each with the one that took over. */
  readonly aliases: readonly Alias[];
  readonly pages: readonly Page[];
};
