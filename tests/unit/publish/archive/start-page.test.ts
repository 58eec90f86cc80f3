import { expect, test, vi } from 'vitest';
import { getMessages } from '@/lib/i18n/messages';
import { writeStartPage } from '@/lib/publish/archive/start-page';

vi.mock('../../../../site.config', () => import('../../support/site-config-below-path'));

test('the first page of the archive leads on and says what does not work', () => {
  const { archive, archiveMissing } = getMessages('pt-BR');
  const html = writeStartPage(
    { archive, archiveMissing },
    { styles: ['_next/a.css'], builtOn: '24/11/2026', locale: 'pt-BR' },
  );
  expect(html).toContain('<html lang="pt-BR">');
  expect(html).toContain('<link rel="stylesheet" href="_next/a.css"/>');
  expect(html).toContain('href="index.html"');
  expect(html).toContain('href="search/index.html"');
  expect(html).toContain('Cópia de 24/11/2026');
  expect(html).toContain('<a href="https://docs.exemplo.com.br/manual/">');
  for (const part of Object.values(archiveMissing)) expect(html).toContain(part);
});
