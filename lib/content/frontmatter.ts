import { z } from 'zod';

const level = z.int().min(2, 'Use a heading level from 2 to 5').max(5, 'Use a heading level from 2 to 5');

const neighbour = z.union([z.literal(false), z.string()], 'Write the id of a guide, or false');

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
  sidebarLabel: z
    .string()
    .trim()
    .min(2, 'Write a label of at least 2 characters')
    .max(40, 'Keep the sidebar label under 40 characters')
    .optional(),
  /** Other words a reader may search for. */
  keywords: z
    .array(z.string('Put the word between quotes').trim().min(2, 'Write a word of at least 2 characters'))
    .optional(),
  /** Levels of the headings in the table of contents, where the site's own do not suit; false: no table. */
  toc: z
    .union(
      [z.literal(false), z.strictObject({ minLevel: level.default(2), maxLevel: level.default(5) })],
      'Write false, or minLevel and maxLevel',
    )
    .refine((toc) => toc === false || toc.minLevel <= toc.maxLevel, 'Give a minLevel that is not above maxLevel')
    .optional(),
  /** Id of the guide that "previous" or "next" leads to, where it is not the sidebar's neighbour; false: none. */
  previous: neighbour.optional(),
  next: neighbour.optional(),
  /** Title of this guide in the "previous" and "next" of others. */
  paginationLabel: z
    .string()
    .trim()
    .min(2, 'Write a label of at least 2 characters')
    .max(60, 'Keep the label under 60 characters')
    .optional(),
  /** Ids that this guide had before, whose addresses lead here. */
  movedFrom: z
    .array(z.string().regex(/^[^\s/#]+(?:\/[^\s/#]+)*$/, 'Write the id the guide had, without slashes around it'))
    .optional(),
  /** false: the page ends without the site's footer. */
  footer: z.boolean().optional(),
});

export type Frontmatter = z.output<typeof frontmatterSchema>;
