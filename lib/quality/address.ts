/** The page of what is checked, below a version's documentation. */
export const QUALITY_SLUG = 'qualidade';
