import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { UnbrokenNames } from '../../../components/ui/unbroken-names';

test('the name of a document stays on one line, and the text around it breaks', () => {
  expect(renderToStaticMarkup(<UnbrokenNames>Enviar NF-e hoje</UnbrokenNames>)).toBe(
    'Enviar <span class="unbroken">NF-e</span> hoje',
  );
});
