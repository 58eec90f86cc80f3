import path from 'node:path';

/** What a link in a guide means. */
export type ResolvedLink =
  | { readonly kind: 'external'; readonly href: string }
  /** A site path without locale prefix, query and hash kept. */
  | { readonly kind: 'site'; readonly href: string }
  /** A link to a Markdown file that is not a guide. */
  | { readonly kind: 'missingFile'; readonly href: string };

/**
 * Resolves a link as a writer wrote it: an address, a site path, an anchor, or the path of another guide's file
 * relative to this one (`../faq.mdx#prazo`).
 * @param guideId the guide that holds the link
 * @param toPath gives the site path of a guide id, or undefined when there is no such guide
 */
export function resolveLink(
  href: string,
  guideId: string,
  toPath: (guideId: string) => string | undefined,
): ResolvedLink {
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(href)) return { kind: 'external', href };
  const [, file = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
  if (!/\.mdx?$/.test(file)) return { kind: 'site', href };
  const id = path.posix.join(path.posix.dirname(guideId), file).replace(/\.mdx?$/, '');
  const target = toPath(id);
  return target === undefined ? { kind: 'missingFile', href } : { kind: 'site', href: target + rest };
}
