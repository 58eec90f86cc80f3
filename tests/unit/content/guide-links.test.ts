import { expect, test } from 'vitest';
import { resolveLink } from '../../../lib/content/resolve-link';
import { projectSite } from '../support/project-site';

const { versions } = projectSite;

test('every link from guide to guide leads to a file of the same version', () => {
  const broken = versions.flatMap(({ guides }) => {
    const ids = guides.map(({ id }) => id);
    return guides.flatMap(({ file, source, links }) =>
      links
        .filter(
          ({ href }) => resolveLink(href, source, (id) => ids.find((known) => known === id)).kind === 'missingFile',
        )
        .map(({ href, line }) => `${file}:${line} ${href}`),
    );
  });
  expect(broken).toEqual([]);
});
