import type { DocumentValue, RecipeRequest } from './recipe';

/** Where the documents and requests are that only give samples to the layouts, from the project's root. */
export const EXAMPLES_FOLDER = 'content/leiaute/exemplos';

/** A document that shows groups which no recipe has. It has no page of its own. */
export type DocumentExample = {
  readonly title: string;
  /** From the project's root. */
  readonly file: string;
  readonly request: RecipeRequest;
};

/** The body of a request that registers an event (EventoEnvio). */
export type EventRequest = {
  readonly chave: string;
  readonly tipo: string;
  readonly [key: string]: DocumentValue | number | undefined;
};

export type LayoutExamples = {
  readonly documents: readonly DocumentExample[];
  /** By the id of the event: nfe-110001. */
  readonly events: ReadonlyMap<string, EventRequest>;
};
