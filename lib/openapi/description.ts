import type { ParsedYaml } from '../errors/yaml';

/** The description of the API. */
export type Description = {
  readonly file: string;
  /** What its author wrote. */
  readonly text: string;
  readonly yaml: ParsedYaml;
  /** What is published: the same with the schemas of the layouts. */
  readonly whole: { readonly text: string; readonly value: unknown };
};
