import type { Markdown } from '../text/markdown';
import type { LayoutKind } from './schema-object';

/** A limit on a value; the interface puts it in words. */
export type Constraint = {
  readonly kind:
    | 'minLength'
    | 'maxLength'
    | 'minimum'
    | 'maximum'
    | 'exclusiveMinimum'
    | 'exclusiveMaximum'
    | 'multipleOf'
    | 'minItems'
    | 'maxItems'
    | 'uniqueItems'
    | 'pattern'
    | 'contentEncoding'
    | 'contentMediaType';
  readonly value: string;
};

/** What a value is: `{ name: 'string', format: 'date-time', isList: true }`. */
export type TypeLabel = {
  readonly name: string;
  readonly format: string | undefined;
  readonly isList: boolean;
  readonly isNullable: boolean;
};

/** In which versions of the API something came and changed, as far as they are kept. */
export type FieldHistory = {
  /** Undefined for what the first version kept has. */
  readonly since: string | undefined;
  /** Newest first. */
  readonly changedIn: readonly string[];
};

/** One property, parameter or header, ready to be laid out. */
export type FieldView = {
  /** Id on the page, made from the schema path: it does not change when texts do. */
  readonly anchor: string;
  readonly name: string;
  readonly type: TypeLabel;
  readonly isRequired: boolean;
  readonly isDeprecated: boolean;
  /** Fields that must be there, too, where this one is. */
  readonly alsoRequires: readonly string[];
  readonly description: Markdown | undefined;
  readonly constraints: readonly Constraint[];
  readonly allowed: readonly { readonly value: string; readonly meaning: Markdown | undefined }[];
  readonly constant: string | undefined;
  readonly defaultValue: string | undefined;
  readonly examples: readonly string[];
  readonly history?: FieldHistory;
  readonly body: SchemaBody;
};

/** One branch of oneOf or anyOf. */
export type AlternativeView = {
  /** Id on the page, made from the schema path. */
  readonly anchor: string;
  readonly label: string | undefined;
  /** The value by which a message says that it follows this branch, where the description has a discriminator. */
  readonly selector: { readonly property: string; readonly values: readonly string[] } | undefined;
  /** Properties that this branch makes mandatory, when that is all it says. */
  readonly requires: readonly string[];
  readonly body: SchemaBody;
};

/** What is inside an object, or inside the items of a list. */
export type SchemaBody =
  | { readonly kind: 'leaf' }
  | {
      readonly kind: 'fields';
      readonly fields: readonly FieldView[];
      readonly alternatives:
        | { readonly mode: 'oneOf' | 'anyOf'; readonly options: readonly AlternativeView[] }
        | undefined;
      readonly isOpen: boolean;
    }
  /** What the official layouts describe: the documents or events that have pages, filled where these are known. */
  | { readonly kind: 'layouts'; readonly of: LayoutKind; readonly outlines: readonly LayoutOutline[] }
  /** The schema contains itself: expansion stops here. */
  | { readonly kind: 'recursive'; readonly name: string }
  /** The same schema is already expanded on this page. */
  | { readonly kind: 'seen'; readonly name: string; readonly anchor: string };

/** A layout as far as an operation's page shows it: its groups, and the names of what is in them. */
export type LayoutOutline = {
  readonly name: string;
  /** The values by which a message says that it follows this layout. */
  readonly selectedBy: readonly string[];
  /** Site path of its page. */
  readonly path: string;
  readonly groups: readonly {
    readonly tag: string;
    readonly path: string;
    readonly description: string;
    readonly isRequired: boolean;
    /** Tags of what is in the group. */
    readonly children: readonly string[];
  }[];
};
