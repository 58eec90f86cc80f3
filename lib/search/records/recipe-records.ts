import type { RecipePage } from '../../pages/page';
import { PRIORITY } from '../weights';
import { createRecord } from './create-record';
import type { SearchRecord } from './record';

/** A recipe, found by its title and by the tags that make it. No more, because the index has a budget. */
export function listRecipeRecords(page: RecipePage): readonly SearchRecord[] {
  const tags = page.fields.map(({ path }) => path.split('.').at(-1) ?? path);
  return [
    createRecord(page, {
      kind: 'guide',
      isUnversioned: true,
      priority: PRIORITY.recipe,
      content: '',
      keywords: [...new Set(tags)],
    }),
  ];
}
