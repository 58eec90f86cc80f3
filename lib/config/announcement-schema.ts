import { z } from 'zod';
import { localizedTextSchema } from './localized-text';

const colour = z.string().regex(/^#[0-9a-f]{6}$/i, 'Write the colour as #rrggbb');

/** The owner's message above the navigation bar. */
export const announcementSchema = z.strictObject({
  /** A new id shows the bar again to readers who closed the old one. */
  id: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use lower-case letters, digits and single hyphens')
    .default('announcement-bar'),
  content: localizedTextSchema.superRefine((value, context) => {
    for (const [locale, text] of typeof value === 'string' ? [['', value] as const] : Object.entries(value)) {
      const message = findMarkupFault(text);
      if (message !== undefined) context.addIssue({ code: 'custom', message, path: locale === '' ? [] : [locale] });
    }
  }),
  /** Colours of the owner's own, both or neither; without them the bar follows the theme. */
  backgroundColor: colour.optional(),
  textColor: colour.optional(),
  isCloseable: z.boolean().default(true),
});

/**
 * What keeps a text from being one line of Markdown. It becomes HTML, so nothing that could run gets in: raw HTML is
 * refused rather than dropped in silence, and links lead to https:// or to a path of the site.
 */
function findMarkupFault(text: string): string | undefined {
  if (/\n|^\s*([#>|`-]|\*\s|\d+\.)/.test(text)) return 'Write one line of text';
  if (/<[a-z!/]/i.test(text)) return 'Write Markdown instead of HTML: **bold**, *emphasis*, [link](https://…)';
  if (text.includes('![')) return 'Leave images out';
  const targets = [...text.matchAll(/\]\(([^)]*)\)/g)].map(([, target]) => target ?? '');
  if (targets.some((target) => !/^(https:\/\/|\/(?!\/))/.test(target)))
    return 'Link to an https:// address or to a path that starts with /';
  return undefined;
}
