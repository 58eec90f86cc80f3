import type { KeyFields } from '../fiscal/key-tags';
import { getMessages, type Messages } from '../i18n/messages';
import { docsPath } from '../routes/page-address';
import type { Page } from './page';
import { type PageScope, placePage } from './place-page';
import { TOOLS, type ToolName } from './tools';

/**
 * The tools, beside the API reference.
 * @param keyFields where the layouts describe the fields of an access key, in this locale
 */
export function buildToolPages(scope: PageScope, keyFields: KeyFields): readonly Page[] {
  const { current, locale } = scope;
  if (!current.sidebars.api) return [];
  return TOOLS.map(
    ({ name, slug }): Page => ({
      ...placePage(scope, docsPath(current.version.path, slug), current.sidebars.docs),
      kind: 'tool',
      tool: name,
      keyFields,
      ...describeTool(name, getMessages(locale)),
    }),
  );
}

function describeTool(name: ToolName, messages: Messages): Pick<Page, 'title' | 'description'> {
  switch (name) {
    case 'pasteAnswer':
      return { title: messages.pasteAnswer.title, description: messages.pasteAnswer.description };
    case 'accessKey':
      return { title: messages.accessKey.title, description: messages.accessKey.description };
  }
}
