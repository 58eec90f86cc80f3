/** Id of the sidebar beside the content. */
export const PAGE_SIDEBAR = 'docs-sidebar';
