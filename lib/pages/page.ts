import type { GuideHeading } from '../content/guide-parts';
import type { GuideSection } from '../content/section-text';
import type { CStat, CStatMeaning } from '../cstat/cstat';
import type { CStatDocument } from '../cstat/documents';
import type { KeyFields } from '../fiscal/key-tags';
import type { ClassTribTable } from '../ibs-cbs/class-trib';
import type { NodeMark } from '../leiaute/describe-node';
import type { RuleBasis } from '../leiaute/describe-rejections';
import type { EventLayout, Filler, Layout, LayoutName, LayoutNode, LayoutRule } from '../leiaute/layout';
import type { LayoutPackage, PackageChange } from '../leiaute/packages/layout-package';
import type { ApiRelease, NotedChange } from '../openapi/changes/history';
import type { Api, NamedRequest, Operation, ProblemView, Webhook, WebhookGroup } from '../openapi/operation';
import type { Receivers } from '../openapi/receivers/receiver';
import type { ServerView } from '../openapi/samples/environments';
import type { SampleRun } from '../quality/current-results';
import type { EventRequest } from '../recipes/layout-examples';
import type { DocumentValue, Recipe } from '../recipes/recipe';
import type { ShownCalculation } from '../recipes/shown-calculations';
import type { ChangeTime } from '../rules/change-date';
import type { RuleChange, RuleDocument, RuleNote } from '../rules/rule-note';
import type { Markdown } from '../text/markdown';
import type { Quality } from './quality';
import type { ToolName } from './tools';

// One file, though it is long: types alone, of kinds that name each other's links, so that files for each would import
// one another; and the union at its end, which every output matches, is read beside what it lists.

/** A neighbour or a related page: title and path, locale prefix included. */
export type PageLink = { readonly title: string; readonly path: string };

/** Where readers of a version that is not the last one find the last. */
export type LatestLink = PageLink & {
  /** Path without locale prefix. */
  readonly sharedPath: string;
  readonly isSamePage: boolean;
};

/** What every page has. */
export type PageBase = {
  readonly locale: string;
  /** Id of the documentation section and name of its version; '' for pages outside the documentation. */
  readonly section: string;
  readonly version: string;
  /** On pages of other versions than the last: the same page there, or else the last version's first guide. */
  readonly latest: LatestLink | undefined;
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
  /** Path from the project's root. */
  readonly file: string;
  /** Path below the version's folder without extension: links in the guide start from it. */
  readonly source: string;
  readonly headings: readonly GuideHeading[];
  /** The headings that its table of contents shows. */
  readonly toc: readonly GuideHeading[];
  /** Its text in plain words: what comes before the first heading, then a part for each heading. */
  readonly sections: readonly GuideSection[];
  readonly hasFooter: boolean;
  readonly keywords: readonly string[];
  readonly operations: readonly OperationLink[];
};

export type OperationPage = PageBase & {
  readonly kind: 'operation';
  readonly operation: Operation;
  readonly guides: readonly PageLink[];
  readonly nextOperations: readonly OperationLink[];
  readonly cstats: readonly CStat[];
  /** Errors that the operation's answers show. */
  readonly problems: readonly ProblemView[];
  /** The page that describes every error. */
  readonly overview: PageLink;
  /** When its samples were last executed; undefined where what it shows was not, or long ago. */
  readonly sampleRun: SampleRun | undefined;
};

/** What the API sends to a reader's own address. */
export type WebhookPage = PageBase & {
  readonly kind: 'webhook';
  readonly webhook: Webhook;
  /** Operations that turn it on. */
  readonly channels: readonly OperationLink[];
  readonly nextOperations: readonly OperationLink[];
  readonly guides: readonly PageLink[];
  /** Programs that take it. */
  readonly programs: Receivers;
};

export type OverviewPage = PageBase & {
  readonly kind: 'overview';
  readonly api: Api;
  readonly operations: readonly OperationLink[];
  /** By the groups of the description. */
  readonly webhooks: readonly (Pick<WebhookGroup, 'name' | 'anchor' | 'description'> & {
    readonly pages: readonly PageLink[];
  })[];
};

/** A code as other pages link it: its own page, or its entry on the page of its document. */
export type CStatLink = PageLink & { readonly cstat: CStat };

/** A status code with cause and remedy. */
export type CStatCodePage = PageBase & {
  readonly kind: 'cstatCode';
  readonly cstat: CStat;
  /** The explanation's texts with their links resolved. */
  readonly cause: Markdown;
  readonly fix: readonly Markdown[];
  /** The pages above it: the knowledge base and the document. */
  readonly parents: readonly PageLink[];
  readonly operations: readonly OperationLink[];
  readonly guides: readonly PageLink[];
  readonly related: readonly CStatLink[];
  /** What the same number means in other documents. */
  readonly sameNumber: readonly CStatLink[];
  /** Complete documents of cases in which it is common. */
  readonly recipes: readonly PageLink[];
  /** The validation rules that answer with it, by number. */
  readonly rules: readonly PageLink[];
  /** Fields of the layout that its rules read. */
  readonly fields: readonly PageLink[];
  /** Changes of the tax authority's notes that touch the code. */
  readonly changes: readonly ChangeLink[];
};

/** Every code of one document. */
export type CStatDocumentPage = PageBase & {
  readonly kind: 'cstatDocument';
  readonly parent: PageLink;
  readonly document: CStatDocument;
  readonly cstats: readonly CStat[];
};

/** The entrance of the knowledge base: every number, with the documents that use it. */
export type CStatIndexPage = PageBase & {
  readonly kind: 'cstatIndex';
  readonly documents: readonly CStatDocumentPage[];
};

/** Every classification of IBS and CBS, by CST. */
export type ClassTribPage = PageBase & {
  readonly kind: 'classTrib';
  readonly table: ClassTribTable;
  /** Paths, locale prefix included, of the status codes that the table names. */
  readonly rejections: Readonly<Record<string, string>>;
};

/** A group of a layout as other pages link it. */
export type LayoutLink = PageLink & { readonly tag: string };

/** A status code that rules of a field answer with. */
export type FieldRejection = PageLink & {
  readonly code: string;
  /** The rules, each with its place on the page of rules. */
  readonly rules: readonly PageLink[];
  /** Whether each state decides if it applies them. */
  readonly isOptional: boolean;
};

/** What is particular to an event's layout. */
export type LayoutEvent = Pick<EventLayout, 'tpEvento' | 'description' | 'tipo' | 'author'> & {
  /** The documents that may have it: "NF-e e NFC-e". */
  readonly documents: string;
  /** Whether the request carries fields in `detalhe`. */
  readonly takesDetail: boolean;
};

/** A group, field or attribute in the tree of a document. */
export type LayoutBranch = {
  readonly tag: string;
  /** What it is, in a few words. */
  readonly name: string;
  readonly path: string;
  readonly isGroup: boolean;
  /** Whether it is there wherever its group is. */
  readonly isRequired: boolean;
  readonly filledBy: Filler;
  /** In the order of the layout; none for fields. */
  readonly children: readonly LayoutBranch[];
};

/** A recipe, an operation that has a document as an example, or what is there for samples alone. */
export type SampleSource =
  | (PageLink & { readonly kind: 'recipe' | 'example' })
  | { readonly kind: 'document' | 'event'; readonly title: string };

/** A value that a verified document has in a field. */
export type FieldExample = { readonly value: string; readonly source: SampleSource };

/** What a verified document has of a group, or the request of an event. */
export type GroupSample = {
  readonly source: SampleSource;
  readonly value: DocumentValue;
  /** The whole request, which registers an event; undefined for groups of documents. */
  readonly request: EventRequest | undefined;
};

/** A field that a plain document needs, or the alternatives of which it needs one. */
export type PlainLine = {
  /** Titles are paths below the group around them: prod.cProd. */
  readonly links: readonly PageLink[];
  /** What the field is; undefined for alternatives. */
  readonly text: string | undefined;
};

/** What a plain document needs and the API does not fill. */
export type PlainCase = {
  /** The recipe that it was read from; undefined where the layout's own demands stand instead. */
  readonly recipe: PageLink | undefined;
  readonly groups: readonly (LayoutLink & { readonly fields: readonly PlainLine[] })[];
};

/** A document's layout, one of its groups, with every field that has no page further below, or an event's layout. */
export type LayoutPage = PageBase & {
  readonly kind: 'layout';
  readonly layout: LayoutName & Pick<Layout, 'ruleSources'>;
  /** Undefined for documents. */
  readonly event: LayoutEvent | undefined;
  /** Path of the group in which `documento`, or `detalhe` of an event, begins. */
  readonly contentPath: string;
  /** The group of this page. Those below it that have pages of their own are empty. */
  readonly node: LayoutNode;
  /** What the page of a group says of the group itself; undefined on other pages. */
  readonly place: { readonly marks: readonly NodeMark[]; readonly ties: readonly string[] } | undefined;
  /** Only on a document's own page. */
  readonly plain: PlainCase | undefined;
  /** The whole document; none on pages other than its own. */
  readonly tree: readonly LayoutBranch[];
  /** The pages above it: the list of layouts, and those of the groups around it. */
  readonly parents: readonly PageLink[];
  /** The next groups below that have pages of their own, by their paths in the layout. */
  readonly groups: Readonly<Record<string, LayoutLink>>;
  /** By the paths of groups of this page; a sample shows those below its group, too. */
  readonly samples: Readonly<Record<string, GroupSample>>;
  /** By the path of a field of this page; the layout's own example stands where no verified document has one. */
  readonly examples: Readonly<Record<string, FieldExample>>;
  /** Paths of the groups of this page that no sample shows; none on the pages of events, which say why. */
  readonly unshown: readonly string[];
  /** By the path of a field of this page. */
  readonly rejections: Readonly<Record<string, readonly FieldRejection[]>>;
  readonly ruleBasis: RuleBasis;
  /** The guides that speak of a field or group of this page, by its path. */
  readonly guides: Readonly<Record<string, readonly PageLink[]>>;
  /** Paths of the status codes that the notes of this page name. */
  readonly noteCodes: Readonly<Record<string, string>>;
  /** The rules of its document; undefined where they are not known. */
  readonly rules: PageLink | undefined;
};

/** A validation rule as its page shows it. */
export type ShownRule = Pick<LayoutRule, 'number' | 'isOptional' | 'source'> & {
  /** The status code that it answers with. */
  readonly code: string;
  /** Where the code is explained; undefined for codes that the knowledge base does not know. */
  readonly codePath: string | undefined;
  /** Version of its source that is newer than the one read, as v1.52; undefined where none is known. */
  readonly newest: string | undefined;
  /** What the official text says; undefined likewise. */
  readonly meaning: Pick<CStatMeaning, 'text' | 'kind'> | undefined;
  /** Names of the documents that it is applied to. */
  readonly documents: readonly string[];
  readonly fields: readonly PageLink[];
  /** Fields that it reads beside, which the API fills outside of `documento`: infNFeSupl.qrCode. */
  readonly outerFields: readonly string[];
};

/** The validation rules of a document by number. */
export type RulesPage = PageBase & {
  readonly kind: 'rules';
  readonly layout: LayoutName & Pick<Layout, 'ruleSources'>;
  /** The pages above it: the list of layouts, and the document. */
  readonly parents: readonly PageLink[];
  /** By the letters of their numbers, which stand for a group of the layout; none for rules about registers. */
  readonly groups: readonly {
    readonly letters: string;
    /** What the group is called; undefined where its rules have no group in common. */
    readonly title: string | undefined;
    readonly rules: readonly ShownRule[];
  }[];
};

/** The list of the layouts. */
export type LayoutIndexPage = PageBase & {
  readonly kind: 'layoutIndex';
  readonly layouts: readonly (LayoutName & PageLink & { readonly fieldCount: number })[];
  /** Guides to documents whose layout is not described here. */
  readonly guides: readonly PageLink[];
  /** The list of the events' layouts; undefined on a site without them. */
  readonly events: PageLink | undefined;
  /** The official packages and what each changed; undefined on a site that names none. */
  readonly changes: PageLink | undefined;
};

/** The list of the events' layouts, by document. */
export type EventIndexPage = PageBase & {
  readonly kind: 'eventIndex';
  /** The list of layouts. */
  readonly parent: PageLink;
  readonly documents: readonly {
    /** As in addresses: nfe. */
    readonly id: string;
    readonly name: string;
    /** The official package that the tables were read from. */
    readonly source: string;
    readonly events: readonly (LayoutEvent & PageLink & { readonly id: string })[];
  }[];
};

/** A field that makes a case: where it is described, its value where it is one field, and why it has it. */
export type RecipeField = {
  readonly path: string;
  readonly link: PageLink | undefined;
  readonly value: string | undefined;
  readonly why: Markdown;
};

/** A calculation with the ways to its field and to the code of the rule that repeats it. */
export type RecipeCalculation = ShownCalculation & {
  readonly field: PageLink | undefined;
  readonly code: CStatLink | undefined;
};

/** A complete document for a case that integrators meet. */
export type RecipePage = PageBase & {
  readonly kind: 'recipe';
  readonly recipe: Recipe;
  readonly parent: PageLink;
  readonly fields: readonly RecipeField[];
  readonly calculations: readonly RecipeCalculation[];
  readonly rejections: readonly CStatLink[];
  /** The operation that it is sent with, and that request with its document. */
  readonly operation: OperationLink;
  readonly request: NamedRequest;
  /** The server that the request goes to. */
  readonly servers: readonly ServerView[];
};

/** The list of the recipes. */
export type RecipeIndexPage = PageBase & {
  readonly kind: 'recipeIndex';
  readonly groups: readonly {
    readonly title: string;
    readonly recipes: readonly (PageLink & { readonly description: string })[];
  }[];
};

/** A tool that runs in the reader's browser. */
export type ToolPage = PageBase & {
  readonly kind: 'tool';
  readonly tool: ToolName;
  /** Where the layouts describe the fields that an access key repeats. */
  readonly keyFields: KeyFields;
};

/** A change of a note as the page of changes shows it. */
export type ChangeEntry = {
  /** Id on the page of changes. */
  readonly anchor: string;
  readonly noteId: string;
  /** The version of the note that brought it. */
  readonly version: string | undefined;
  readonly change: RuleChange;
  readonly time: ChangeTime;
  readonly text: Markdown;
  readonly action: Markdown;
  readonly doubt: Markdown | undefined;
  readonly guides: readonly PageLink[];
  readonly codes: readonly CStatLink[];
  /** Fields and groups of layouts. */
  readonly fields: readonly PageLink[];
};

/** What the tax authority's notes change, by date, by document and by note. */
export type ChangesPage = PageBase & {
  readonly kind: 'changes';
  /** The day of the build and the last one of the coming weeks, as YYYY-MM-DD. */
  readonly today: string;
  readonly soonUntil: string;
  readonly times: readonly { readonly time: ChangeTime; readonly entries: readonly ChangeEntry[] }[];
  readonly documents: readonly {
    readonly document: RuleDocument;
    readonly anchor: string;
    readonly entries: readonly ChangeEntry[];
  }[];
  readonly notes: readonly {
    readonly anchor: string;
    readonly note: RuleNote;
    readonly entries: readonly ChangeEntry[];
  }[];
};

/** A structural change of the API as its page shows it. */
export type ShownApiChange = Omit<NotedChange, 'note' | 'uses'> & {
  readonly note: Markdown | undefined;
  /** The operations and webhooks that it reaches, each with the place on its page. */
  readonly links: readonly PageLink[];
};

/** What changed in the API from version to version, newest first. */
export type ApiChangesPage = PageBase & {
  readonly kind: 'apiChanges';
  readonly overview: PageLink;
  readonly releases: readonly (Omit<ApiRelease, 'changes'> & {
    readonly anchor: string;
    readonly changes: readonly ShownApiChange[];
  })[];
};

/** A change of a layout as its page shows it: under its name, with the place where it shows. */
export type ShownPackageChange = PackageChange & PageLink & { readonly anchor: string };

/** An official package with what it changed. */
export type ShownPackage = Omit<LayoutPackage, 'changes'> & {
  readonly anchor: string;
  readonly changes: readonly ShownPackageChange[];
};

/** The packages of a document, or of its events, newest first. */
export type PackageSeries = PageLink & { readonly id: string; readonly packages: readonly ShownPackage[] };

/** The official packages that the layouts were read from, and what each changed. */
export type LayoutChangesPage = PageBase & {
  readonly kind: 'layoutChanges';
  readonly parent: PageLink;
  /** Where the dates of the rules are; undefined on a site without them. */
  readonly dates: PageLink | undefined;
  readonly series: readonly PackageSeries[];
};

/** What is checked on the site, and how it went. */
export type QualityPage = PageBase & { readonly kind: 'quality'; readonly quality: Quality };

/** A change that touches a page, where the page says so. */
export type ChangeLink = PageLink & { readonly noteId: string; readonly production: string | undefined };

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
  | WebhookPage
  | CStatCodePage
  | CStatDocumentPage
  | CStatIndexPage
  | ClassTribPage
  | EventIndexPage
  | LayoutIndexPage
  | LayoutPage
  | RulesPage
  | RecipeIndexPage
  | RecipePage
  | ToolPage
  | ChangesPage
  | ApiChangesPage
  | LayoutChangesPage
  | QualityPage
  | RedirectPage;

/** Ends a `switch` over a union: a case that is missing does not compile. */
export function assertNever(value: never): never {
  throw new Error(`Unhandled case: ${JSON.stringify(value)}`);
}
