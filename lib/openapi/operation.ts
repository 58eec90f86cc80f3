import type { Html, Markdown, Section } from '../text/markdown';
import type { ApiHistory } from './changes/history';
import type { ProblemAction } from './document';
import type { Environment, PerEnvironment, ServerView } from './samples/environments';
import type { HttpMethod, SampleRequest } from './samples/sample-request';
import type { FieldHistory, FieldView, SchemaBody } from './schema-view';

/** A named example of a request or response body. */
export type ExampleView = {
  readonly name: string;
  /** Id on the page, made from the place in the description and the example's name. */
  readonly anchor: string;
  readonly summary: string;
  /** JSON with two-space indentation, or the text itself for media types that are not JSON. */
  readonly code: string;
  /** The same in each environment; empty when it is alike in all. */
  readonly variants: readonly { readonly environment: Environment; readonly code: string }[];
  readonly grammar: 'json' | 'xml' | 'text';
};

/** One media type of a body: what it contains and how it looks. */
export type MediaView = {
  readonly mediaType: string;
  readonly type: string;
  readonly schemaName: string | undefined;
  readonly body: SchemaBody;
  readonly examples: readonly ExampleView[];
};

export type ResponseView = {
  readonly status: string;
  readonly anchor: string;
  readonly description: Markdown;
  readonly headers: readonly FieldView[];
  readonly media: readonly MediaView[];
};

export type RequestBodyView = {
  readonly anchor: string;
  readonly isRequired: boolean;
  readonly description: Markdown | undefined;
  readonly media: readonly MediaView[];
};

export type ParameterGroup = { readonly place: 'path' | 'query' | 'header'; readonly fields: readonly FieldView[] };

/** A request ready to become code, under the name of the example it sends. */
export type NamedRequest = {
  readonly example: string | undefined;
  /** What the example shows, in words. */
  readonly summary: string | undefined;
  readonly request: SampleRequest;
  /** The same for the other environments that a reader may choose. */
  readonly variants?: PerEnvironment<SampleRequest>;
  /** Values of the body that readers set once for all requests of a collection. */
  readonly variables?: readonly RequestVariable[];
};

/** A value of a body that a collection keeps as a variable. */
export type RequestVariable = {
  readonly name: string;
  /** Keys that lead to it in the body. */
  readonly keys: readonly string[];
  /** Whether no file may hold its value. */
  readonly isSecret: boolean;
};

/** A request that collections run on the way from nothing to a first result. */
export type FirstStep = {
  readonly title: string;
  readonly operationId: string;
  readonly example: string | undefined;
  /** Statuses besides those of success after which the next step makes sense. */
  readonly accept: readonly number[];
};

export type FirstSteps = {
  readonly name: string;
  readonly description: Markdown;
  readonly steps: readonly FirstStep[];
};

/** Everything an operation's page shows, as plain data. */
export type Operation = {
  readonly id: string;
  readonly slug: string;
  readonly tag: string;
  readonly method: HttpMethod;
  readonly path: string;
  readonly title: string;
  readonly description: Markdown;
  /** First sentence or two, as plain text. */
  readonly summary: string;
  readonly isDeprecated: boolean;
  readonly history?: FieldHistory;
  readonly isAuthenticated: boolean;
  readonly servers: readonly ServerView[];
  /** Slug of the operation that decides the environment of the tax authority, whatever the server. */
  readonly environmentSlug: string | undefined;
  readonly parameters: readonly ParameterGroup[];
  readonly requestBody: RequestBodyView | undefined;
  readonly responses: readonly ResponseView[];
  /** One request per named example; the first is the commonest. Never empty. */
  readonly requests: readonly [NamedRequest, ...NamedRequest[]];
  readonly nextOperationIds: readonly string[];
  /** What later requests need from the answer: variables with the keys that lead to their values. */
  readonly keeps: readonly { readonly name: string; readonly keys: readonly string[] }[];
  /** Codes of the `problem+json` answers, each once, in the order of the answers. */
  readonly problemCodes: readonly string[];
  readonly cstats: readonly { readonly document: string; readonly code: string }[];
};

/** What the API sends to a reader's own address, as plain data. */
export type Webhook = {
  readonly id: string;
  /** End of the address of its page. */
  readonly slug: string;
  readonly title: string;
  readonly description: Markdown;
  /** First sentence or two, as plain text. */
  readonly summary: string;
  readonly history?: FieldHistory;
  /** Its headers. */
  readonly parameters: readonly ParameterGroup[];
  readonly requestBody: RequestBodyView;
  /** The answers that it expects of the receiver. */
  readonly responses: readonly ResponseView[];
  /** Operations that turn it on. */
  readonly channelIds: readonly string[];
  readonly nextOperationIds: readonly string[];
};

/** The webhooks under the name of their tag. */
export type WebhookGroup = {
  readonly name: string;
  readonly anchor: string;
  readonly description: Markdown;
  readonly webhooks: readonly Webhook[];
};

/** A `problem+json` code of the API with its remedy. */
export type ProblemView = {
  readonly code: string;
  readonly anchor: string;
  readonly status: number;
  readonly title: string;
  readonly cause: Markdown;
  readonly fix: Markdown;
  /** The cause as plain text, for lists and search. */
  readonly summary: string;
  readonly action: ProblemAction;
};

export type OperationGroup = {
  readonly name: string;
  readonly anchor: string;
  readonly description: Markdown;
  readonly operations: readonly Operation[];
};

/** The whole API: the source of the reference pages, the API sidebar and the overview. */
export type Api = {
  readonly title: string;
  readonly version: string;
  readonly description: Markdown;
  /** The description up to its first heading, and what stands under each heading. */
  readonly lead: Html;
  readonly sections: readonly Section[];
  readonly summary: string;
  readonly servers: readonly ServerView[];
  readonly authentication: Markdown | undefined;
  readonly groups: readonly OperationGroup[];
  readonly webhookGroups: readonly WebhookGroup[];
  /** What collections run first, where the description says so. */
  readonly firstSteps: FirstSteps | undefined;
  readonly problems: readonly ProblemView[];
  /** What changed from version to version; none on a site that keeps no versions. */
  readonly history?: ApiHistory;
};
