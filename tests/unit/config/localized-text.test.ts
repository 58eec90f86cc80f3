import { expect, test } from 'vitest';
import { localizedTextSchema, localizeText } from '../../../lib/config/localized-text';

test('one text serves every locale', () => {
  expect(localizeText('Blog', 'pt-BR')).toBe('Blog');
});

test('each locale gets its own text, and the first one given where it has none', () => {
  const text = localizedTextSchema.parse({ en: 'Support', 'pt-BR': ' Suporte ' });
  expect(localizeText(text, 'pt-BR')).toBe('Suporte');
  expect(localizeText(text, 'es')).toBe('Support');
});

test('a text that names no locale at all is refused', () => {
  expect(localizedTextSchema.safeParse({}).success).toBe(false);
});
