import { afterEach, expect, test, vi } from 'vitest';

const openParts = vi.fn();

afterEach(() => {
  vi.doUnmock('../../../components/behaviours/open-parts');
  vi.unstubAllGlobals();
});

test('the parts that an address names open by themselves, and not again with what the reader does then', async () => {
  vi.doMock('../../../components/behaviours/open-parts', () => ({ openParts }));
  const { restoreState } = await import('../../../components/behaviours/on-demand');
  vi.stubGlobal('window', { location: { search: '?abrir=exemplos' }, addEventListener: () => {} });
  vi.stubGlobal('document', { addEventListener: () => {}, querySelectorAll: () => [] });
  await restoreState(null);
  await vi.waitFor(() => expect(openParts).toHaveBeenCalledOnce());
  await restoreState(null, new Event('keydown'));
  await vi.dynamicImportSettled();
  expect(openParts).toHaveBeenCalledOnce();
});
