import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NavbarVersionLink } from '../../../components/navbar/navbar-link.client';

// @behaviour Navigation bar and mobile menu: A missing context provider says its name
test('a part of the bar outside its provider fails by the names of both', () => {
  const link = { kind: 'version', section: 'default', label: undefined, href: undefined } as const;
  expect(() => renderToString(createElement(NavbarVersionLink, { link }))).toThrow(
    expect.objectContaining({
      name: 'MissingProviderError',
      message: 'useDocs was called outside <DocsProvider>. Put the component inside it, as RootDocument does.',
    }),
  );
});
