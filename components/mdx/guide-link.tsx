import type { ComponentProps } from 'react';
import { resolveLink } from '@/lib/content/resolve-link';
import type { GuidePage } from '@/lib/pages/page';
import type { VersionSources } from '@/lib/pages/site';
import { toHref, withLocale } from '@/lib/routes/locale-address';
import { docsPath } from '@/lib/routes/page-address';
import { isOnThisPage } from '@/lib/routes/trailing-slash';

type GuideLinkProps = ComponentProps<'a'> & {
  readonly page: GuidePage;
  /** The version that the page belongs to, whose guides it may link by file. */
  readonly sources: VersionSources;
};

/** A Markdown link: other guides by file or path, in the reader's locale; files to keep; other sites as they are. */
export function GuideLink({ href = '', page, sources, ...props }: GuideLinkProps) {
  if (isOnThisPage(href)) return <a {...props} href={href} />;
  const { version, guides } = sources;
  const link = resolveLink(href, page.source, (id) =>
    guides.some((guide) => guide.id === id) ? docsPath(version.path, id) : undefined,
  );
  switch (link.kind) {
    case 'external':
      return <a {...props} href={link.href} />;
    case 'site':
      return <a {...props} href={toHref(withLocale(page.locale, link.href))} />;
    case 'file':
      return <a {...props} href={toHref(link.href)} download={nameDownload(link.href)} />;
    case 'missingFile':
      // The build has warned of it: see lib/content/missing-links.ts.
      return <span>{props.children}</span>;
  }
}

/** What a file is called where it is kept. That of an example is published under the name of its page, then its own. */
function nameDownload(href: string): string {
  const [, name = ''] = /([^/]*)$/.exec(href) ?? [];
  return name.replace(/^[^.]+\.(?=[^.]+\.[a-z0-9]+$)/, '');
}
