import type { GuidePage } from '../../pages/page';
import { PRIORITY } from '../weights';
import { createRecord } from './create-record';
import type { SearchRecord } from './record';

/** The page of a guide, and a record for each of its headings with the text below it. */
export function listGuideRecords(page: GuidePage): readonly SearchRecord[] {
  const texts = new Map(page.sections.map(({ headingId, text }) => [headingId, text]));
  const top = createRecord(page, {
    kind: 'guide',
    priority: PRIORITY.guide,
    content: `${page.description} ${texts.get(undefined) ?? ''}`.trim(),
    keywords: page.keywords,
  });
  const open: { readonly level: number; readonly title: string }[] = [];
  const sections = page.headings.map(({ level, id, text }) => {
    while ((open.at(-1)?.level ?? 0) >= level) open.pop();
    open.push({ level, title: text.map((run) => run.text).join('') });
    const headings = open.map(({ title }) => title);
    const content = texts.get(id) ?? '';
    const priority = content === '' ? PRIORITY.emptySection : PRIORITY.section;
    return createRecord(page, { kind: 'guide', priority, anchor: id, headings, content });
  });
  return [top, ...sections];
}
