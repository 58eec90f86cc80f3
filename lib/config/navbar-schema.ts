import { z } from 'zod';
import { localizedTextSchema } from './localized-text';
import { DEFAULT_SECTION } from './section-schema';

const text = z.string().trim().min(1, 'Write a text that is not empty');
const sitePath = z.string().regex(/^\//, 'Write a site path that starts with /');
const position = z.enum(['left', 'right']).default('left');

const internalLink = {
  type: z.literal('link'),
  label: localizedTextSchema,
  to: sitePath,
  /** Start of the paths for which the link is the current one, when it is not the link's own. */
  activeBasePath: z.string().optional(),
  /** The same as a regular expression on the path without locale prefix; upper and lower case are the same. */
  activeBaseRegex: z.string().refine(isPattern, 'Write a valid regular expression').optional(),
};
const externalLink = {
  type: z.literal('external'),
  label: localizedTextSchema,
  href: z.string().regex(/^https?:\/\/[^\s]+$/, 'Write an absolute address'),
};
/** Id of the documentation section that the item is about. */
const section = text.default(DEFAULT_SECTION);
const docLink = { type: z.literal('doc'), label: localizedTextSchema.optional(), docId: text, section };
const sidebarLink = { type: z.literal('docSidebar'), label: localizedTextSchema, sidebarId: text, section };
/** A link to the version that is open, or preferred, or the last one: under its label and to its first guide, unless said. */
const versionLink = {
  type: z.literal('docsVersion'),
  label: localizedTextSchema.optional(),
  to: sitePath.optional(),
  section,
};
const htmlItem = { type: z.literal('html'), value: text };

/** Items allowed inside a dropdown: no position, no nested dropdown. */
const nestedItemSchema = z.discriminatedUnion('type', [
  z.strictObject(internalLink),
  z.strictObject(externalLink),
  z.strictObject(docLink),
  z.strictObject(sidebarLink),
  z.strictObject(versionLink),
  z.strictObject(htmlItem),
]);

/** One navigation bar item. */
export const navbarItemSchema = z.discriminatedUnion('type', [
  z.strictObject({ ...internalLink, position }),
  z.strictObject({ ...externalLink, position }),
  z.strictObject({ ...docLink, position }),
  z.strictObject({ ...sidebarLink, position }),
  z.strictObject({ ...versionLink, position }),
  z.strictObject({
    type: z.literal('docsVersionDropdown'),
    section,
    /** Names of the versions to offer: all of the section, unless written here. */
    versions: z.array(text).min(1, 'Name at least one version').optional(),
    position,
  }),
  z.strictObject({ ...htmlItem, position }),
  z.strictObject({
    type: z.literal('dropdown'),
    label: localizedTextSchema,
    items: z.array(nestedItemSchema).min(1),
    position,
  }),
  z.strictObject({ type: z.literal('localeDropdown'), position }),
  z.strictObject({ type: z.literal('search'), position }),
]);

export type NavbarItemConfig = z.output<typeof navbarItemSchema>;
export type NestedNavbarItemConfig = z.output<typeof nestedItemSchema>;

function isPattern(source: string): boolean {
  try {
    new RegExp(source, 'i');
    return true;
  } catch {
    return false;
  }
}
