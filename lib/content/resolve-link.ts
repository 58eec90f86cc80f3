import path from 'node:path';

/** What a link in a guide means. */
export type ResolvedLink =
  | { readonly kind: 'external'; readonly href: string }
  /** A site path without locale prefix, query and hash kept. */
  | { readonly kind: 'site'; readonly href: string }
  /** A published file, which is the same for every locale. */
  | { readonly kind: 'file'; readonly href: string }
  /** A link to a Markdown file that is not a guide. */
  | { readonly kind: 'missingFile'; readonly href: string };

/**
 * Resolves a link as a writer wrote it: an address, a site path, an anchor, or the path of another guide's file
 * relative to this one (`../faq.mdx#prazo`).
 * @param source the guide's file below its version's folder, without extension ("documentacao/faq/index")
 * @param toPath gives the site path of a guide id, or undefined when there is no such guide
 */
export function resolveLink(
  href: string,
  source: string,
  toPath: (guideId: string) => string | undefined,
): ResolvedLink {
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(href)) return { kind: 'external', href };
  const [, file = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
  if (!/\.mdx?$/.test(file)) return { kind: /\.[a-z0-9]+$/i.test(file) ? 'file' : 'site', href };
  const target = path.posix.join(path.posix.dirname(source), file);
  const id = target.replace(/\.mdx?$/, '').replace(/\/index$/, '');
  const address = toPath(id);
  return address === undefined ? { kind: 'missingFile', href } : { kind: 'site', href: address + rest };
}
