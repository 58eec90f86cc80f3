import { describe, expect, test } from 'vitest';
import type { DocsSection, DocsVersion } from '../../../../lib/navigation/docs-section';
import { listContextTags } from '../../../../lib/search/records/context-tags';

const version = (name: string, path: string, isLast = false): DocsVersion => ({
  name,
  label: name,
  path,
  mainPath: path,
  isLast,
  missing: [],
});
const SECTIONS: readonly DocsSection[] = [
  { id: 'default', versions: [version('current', '/docs/next/'), version('1.0', '/docs/', true)] },
  { id: 'parceiros', versions: [version('2', '/docs/parceiros/', true), version('1', '/docs/parceiros/1/')] },
];
const tags = (path: string, preferred: string | null = null) =>
  listContextTags(SECTIONS, path, (id) => (id === 'default' ? preferred : null));

describe('search looks in', () => {
  // @behaviour Versions: What search filters by follows the active, then the preferred, then the latest version
  test('the last versions when the reader has chosen none', () => {
    expect(tags('/')).toEqual(['default', 'docs-default-1.0', 'docs-parceiros-2']);
  });

  // @behaviour Versions: What search filters by follows the active, then the preferred, then the latest version
  test('the version that the reader chose', () => {
    expect(tags('/', 'current')).toEqual(['default', 'docs-default-current', 'docs-parceiros-2']);
  });

  // @behaviour Versions: What search filters by follows the active, then the preferred, then the latest version
  test('the version that is open, whatever was chosen', () => {
    expect(tags('/docs/faq/', 'current')).toContain('docs-default-1.0');
    expect(tags('/docs/parceiros/1/x/')).toEqual(['default', 'docs-default-1.0', 'docs-parceiros-1']);
  });

  test('the last version when the chosen one is gone', () => {
    expect(tags('/', '0.1')).toContain('docs-default-1.0');
  });
});
