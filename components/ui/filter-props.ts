/** What the filters of lists and trees are given. */
export type FilterProps = {
  /** From the page's own style sheet, so that the filter brings none: one request less. */
  readonly className: string | undefined;
  readonly texts: {
    readonly name: string;
    readonly label: string;
    readonly placeholder: string;
    readonly count: string;
    readonly none: string;
  };
  readonly total: number;
};
