/** A field as a collection's schema declares it. */
export type Field = {
  readonly name: string;
  readonly type: string;
  readonly facet?: boolean;
  readonly optional?: boolean;
  readonly locale?: string;
};

export type Document = { readonly id: string; readonly [key: string]: unknown };

export type Collection = {
  readonly name: string;
  readonly fields: readonly Field[];
  readonly metadata: unknown;
  readonly synonymSets: readonly string[];
  readonly documents: Map<string, Document>;
  /** Synonyms inside the collection, as servers before version 30 have them. */
  readonly synonyms: Map<string, unknown>;
};

/** What a request gets instead of its answer. */
export type ServerFault = {
  readonly method?: string;
  readonly path: RegExp;
  /** How many requests it meets; all of them when left out. */
  times?: number;
  /** What happens: an answer, a connection that is cut off, or an answer that loses its way after the work was done. */
  readonly effect: { readonly status: number; readonly body: string } | 'cutOff' | 'lostAnswer';
};

export type ServerState = {
  readonly version: string;
  readonly adminKey: string;
  readonly searchKey: string;
  /** Keys with some rights: "collections:*", "documents:import". */
  readonly keys: Map<string, readonly string[]>;
  readonly collections: Map<string, Collection>;
  readonly aliases: Map<string, string>;
  readonly synonymSets: Map<string, unknown>;
  readonly faults: ServerFault[];
  /** Every request, in order: "PUT /aliases/docs". */
  readonly log: string[];
};

/** An empty server. */
export function createServerState(version = '29.0'): ServerState {
  return {
    version,
    adminKey: 'chave-de-administracao',
    searchKey: 'chave-de-busca',
    keys: new Map(),
    collections: new Map(),
    aliases: new Map(),
    synonymSets: new Map(),
    faults: [],
    log: [],
  };
}

/** The collection of that name or alias. */
export function findCollection({ collections, aliases }: ServerState, name: string): Collection | undefined {
  return collections.get(aliases.get(name) ?? name);
}
