import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Rule } from '@/components/mdx/rule';
import { getMessages } from '@/lib/i18n/messages';
import { loadNotes, NOTES_FILE } from '@/lib/rules/load-notes.build';
import { createFixtureSite } from '../support/fixture-site';
import { SMALL_REGISTER } from '../support/small-register';

test('a rule whose note has a newer version says so, in the interface of the page', () => {
  const notes = loadNotes(createFixtureSite({ [NOTES_FILE]: SMALL_REGISTER }));
  const show = (source: string, locale: string) =>
    renderToStaticMarkup(
      <Rule id="prazo" source={source} verified="2026-11-20" notes={notes} messages={getMessages(locale).mdx}>
        Um.
      </Rule>,
    );
  expect(show('NT 2020.001 v1.50', 'pt-BR')).toContain('NT 2020.001: verificado com a v1.50; há a v1.60');
  expect(show('NT 2020.001 v1.50', 'en')).toContain('NT 2020.001: verified with v1.50; there is v1.60');
  expect(show('NT 2020.001 v1.60', 'pt-BR')).not.toContain('há a');
  expect(show('NT 2020.001 v1.60', 'pt-BR')).toContain('id="regra-prazo"');
});
