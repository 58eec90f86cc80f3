import type { ComponentProps } from 'react';
import { resolveLink } from '@/lib/content/resolve-link';
import { findVersion } from '@/lib/pages/find-version';
import { getSite } from '@/lib/pages/load-site.build';
import type { GuidePage } from '@/lib/pages/page';
import { toHref, withLocale } from '@/lib/routes/locale-address';
import { docsPath } from '@/lib/routes/page-address';

/** A Markdown link: other guides by file or path, in the reader's locale; other sites as they are. */
export function GuideLink({ href = '', page, ...props }: ComponentProps<'a'> & { page: GuidePage }) {
  if (href.startsWith('#')) return <a {...props} href={href} />;
  const { version, guides } = findVersion(getSite(), page);
  const link = resolveLink(href, page.source, (id) =>
    guides.some((guide) => guide.id === id) ? docsPath(version.path, id) : undefined,
  );
  switch (link.kind) {
    case 'external':
      return <a {...props} href={link.href} />;
    case 'site':
      return <a {...props} href={toHref(withLocale(page.locale, link.href))} />;
    case 'missingFile':
      console.warn(`${page.file}\n  ${href}: no guide has this file\n  Fix: correct the path, relative to the guide`);
      return <span>{props.children}</span>;
  }
}
