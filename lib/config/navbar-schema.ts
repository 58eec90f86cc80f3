import { z } from 'zod';
import { localizedTextSchema } from './localized-text';

const text = z.string().trim().min(1, 'Write a text that is not empty');
const position = z.enum(['left', 'right']).default('left');

const internalLink = {
  type: z.literal('link'),
  label: localizedTextSchema,
  to: z.string().regex(/^\//, 'Write a site path that starts with /'),
  activeBasePath: z.string().optional(),
};
const externalLink = {
  type: z.literal('external'),
  label: localizedTextSchema,
  href: z.string().regex(/^https?:\/\/[^\s]+$/, 'Write an absolute address'),
};
const docLink = { type: z.literal('doc'), label: localizedTextSchema.optional(), docId: text };
const sidebarLink = { type: z.literal('docSidebar'), label: localizedTextSchema, sidebarId: text };
const htmlItem = { type: z.literal('html'), value: text };

/** Items allowed inside a dropdown: no position, no nested dropdown. */
const nestedItemSchema = z.discriminatedUnion('type', [
  z.strictObject(internalLink),
  z.strictObject(externalLink),
  z.strictObject(docLink),
  z.strictObject(sidebarLink),
  z.strictObject(htmlItem),
]);

/** One navigation bar item. */
export const navbarItemSchema = z.discriminatedUnion('type', [
  z.strictObject({ ...internalLink, position }),
  z.strictObject({ ...externalLink, position }),
  z.strictObject({ ...docLink, position }),
  z.strictObject({ ...sidebarLink, position }),
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
