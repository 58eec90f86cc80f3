/** The inspector as the page's keys open it. */
export type KeyLinks = {
  /** Site path of the inspector, locale prefix included, without base path. */
  readonly path: string;
  /** What a key does, for its tooltip. */
  readonly label: string;
};

/** Where a key can stand alone: inline code, and the tokens of highlighted samples and answers. */
export const KEY_HOLDERS = 'main :is(code:not(pre code), pre code :is(span, i))';
