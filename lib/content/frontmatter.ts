import { z } from 'zod';

/** What a guide declares about itself between the `---` lines at its top. */
export const frontmatterSchema = z.strictObject({
  /** Title of the page: heading, browser tab, breadcrumb and search. */
  title: z.string('Write the title of the page').trim().min(3, 'Write a title of at least 3 characters'),
  /** One sentence for search engines and page lists: what the reader achieves. */
  description: z
    .string('Write one sentence on what the reader achieves')
    .trim()
    .min(40, 'Write a sentence of at least 40 characters')
    .max(200, 'Keep the sentence under 200 characters'),
  /** Shorter title for the sidebar. */
  sidebarLabel: z.string().trim().min(2).max(40, 'Keep the sidebar label under 40 characters').optional(),
  /** Other words a reader may search for. */
  keywords: z.array(z.string().trim().min(2)).optional(),
});

export type Frontmatter = z.output<typeof frontmatterSchema>;
