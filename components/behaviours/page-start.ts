/** Id of the place before everything else on a page, see SkipLink. */
export const PAGE_START = 'page-start';
