import type { Markdown } from '../text/markdown';

/** Where the sources of recipes are, from the project's root. */
export const RECIPES_FOLDER = 'content/receitas';

/** Models of which there may be recipes and examples. */
export const RECIPE_MODELS = ['55', '65', '57', '67', '64', '58', '62', '63'] as const;
export type RecipeModel = (typeof RECIPE_MODELS)[number];

/** Content of a document as the API takes it: every value is a text. */
export type DocumentValue = string | readonly DocumentValue[] | DocumentGroup;
export type DocumentGroup = { readonly [tag: string]: DocumentValue };

/** The body of a request that issues a document (DfeEnvio). */
export type RecipeRequest = {
  readonly modelo: RecipeModel;
  readonly cpfCnpjEmitente: string;
  readonly filialId?: string | undefined;
  readonly numeroPedido?: string | undefined;
  readonly tipoEmissao?: string | undefined;
  readonly numeracao: 'automatica';
  readonly documento: DocumentGroup;
};

/** A field or group that makes the case, and why it has its value. */
export type CaseField = {
  /** Path below `documento`, such as det.imposto.ICMS.ICMS10, or a key of the request itself. */
  readonly path: string;
  readonly why: Markdown;
};

/** A complete, valid document for a case that integrators meet. */
export type Recipe = {
  /** Its address below the list of recipes. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** When it applies and when not. */
  readonly when: Markdown;
  readonly fields: readonly CaseField[];
  /** Status codes met most with the case, such as nfe/528. */
  readonly rejections: readonly string[];
  /** Rules and laws that its statements rest on. */
  readonly sources: readonly string[];
  readonly request: RecipeRequest;
};

/** Recipes of one kind, in the order of the list. */
export type RecipeGroup = { readonly title: string; readonly recipes: readonly Recipe[] };
