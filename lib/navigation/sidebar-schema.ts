import { z } from 'zod';

const label = z.string().trim().min(1, 'Write a label');

/** One entry of a docs sidebar: a guide by its id, another page by its path, or a category with entries of its own. */
export type SidebarEntryConfig =
  | string
  | { readonly page: string; readonly label: string }
  | { readonly label: string; readonly items: readonly SidebarEntryConfig[]; readonly collapsed?: boolean | undefined };

const entrySchema: z.ZodType<SidebarEntryConfig> = z.lazy(() =>
  z.union(
    [
      z.string().min(1),
      z.strictObject({ page: z.string().min(1), label }),
      z.strictObject({
        label,
        items: z.array(entrySchema).min(1, 'Give the category at least one entry'),
        /** Categories start open; true starts this one closed. */
        collapsed: z.boolean().optional(),
      }),
    ],
    'Write the id of a guide, a page with its label, or a category with its items',
  ),
);

/** The guides' sidebar of one version. The reference's sidebar is made from openapi.yaml. */
export const sidebarSchema = z.strictObject({
  docs: z.array(entrySchema).min(1, 'Give the sidebar at least one entry'),
});
