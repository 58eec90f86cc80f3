import { expect, test } from 'vitest';
import { siteConfig } from '@/lib/config/site';
import { getMessages } from '@/lib/i18n/messages';
import { writeStartPage } from '@/lib/publish/archive/start-page';

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
  expect(html).toContain(`<a href="${siteConfig.url}/">`);
  for (const part of Object.values(archiveMissing)) expect(html).toContain(part);
});
