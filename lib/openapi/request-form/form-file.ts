import type { Environment, PerEnvironment } from '../samples/environments';
import type { HttpMethod, JsonValue, SampleAnswer } from '../samples/sample-request';
import type { SchemaObject } from '../schema-object';

/** A schema as the form reads it: what a request needs, with the first sentence of each description. */
export type FormSchema = SchemaObject & {
  /** Fields that may not be there beside a field, by its name. */
  readonly excludes?: Readonly<Record<string, readonly string[]>> | undefined;
  /** What each value of `enum` means, in its order, empty where nothing is said: `x-enumDescriptions` without the values. */
  readonly meanings?: readonly string[] | undefined;
};

export type FormSchemas = Readonly<Record<string, FormSchema>>;

export type FormParameter = {
  readonly name: string;
  readonly place: 'path' | 'query' | 'header';
  readonly isRequired: boolean;
  /** Whether samples send it although it is optional. */
  readonly isInSample: boolean;
  /** Whether each call has a value of its own, which samples make. */
  readonly isFresh: boolean;
  readonly schema: FormSchema;
  readonly example: JsonValue | undefined;
};

/** A server that the form's samples may call. */
export type FormServer = {
  /** Without a final slash. */
  readonly url: string;
  /** Undefined where there is nothing to choose. */
  readonly environment: Environment | undefined;
};

/** A value of a body that differs by environment: the keys that lead to it, and what it is in each. */
export type FormDifference = { readonly path: readonly string[]; readonly values: PerEnvironment<JsonValue> };

/** A request that the form may begin with, on hand or in a file, as it is for the first server. */
export type FormStart = {
  /** Part of links to a form, so it never changes. */
  readonly id: string;
  readonly title: string;
  readonly body?: JsonValue;
  /** Site path of the file that has the body, without base path. */
  readonly file?: string;
  readonly differences?: readonly FormDifference[];
};

/** Schemas of a layout, in a file of their own. */
export type FormPart = {
  /** Site path of the file, without base path. */
  readonly file: string;
  /** Site path of the layout's page, without locale and base path; undefined where it has none. */
  readonly page: string | undefined;
  /** JSON paths of the groups that have pages of their own below it. */
  readonly groups: readonly string[];
};

/** What the form of an operation is made from. */
export type FormFile = {
  /** Site path of the operation's page, without locale and base path. */
  readonly page: string;
  readonly method: HttpMethod;
  /** Those among which the reader chooses; the first is the one that `answer` and the starts are written for. */
  readonly servers: readonly [FormServer, ...FormServer[]];
  readonly path: string;
  readonly isAuthenticated: boolean;
  readonly answer: SampleAnswer;
  /** Whether a POST only reads. */
  readonly isSafe?: true;
  /** Keys that lead to the value of the body that is the moment of the call, if there is one. */
  readonly now: readonly string[] | undefined;
  readonly parameters: readonly FormParameter[];
  /** Undefined for an operation without a JSON body. */
  readonly body: FormSchema | undefined;
  readonly schemas: FormSchemas;
  /** By the name of the schema that stands in each. */
  readonly parts: Readonly<Record<string, FormPart>>;
  readonly examples: readonly FormStart[];
  readonly recipes: readonly FormStart[];
};
