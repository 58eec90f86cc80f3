import { siteConfig } from '../config/site';

/** Path of a documentation page without locale prefix: the last version has no segment of its own. */
export function docsPath(versionPath: string, ...segments: readonly string[]): string {
  return `/${['docs', versionPath, ...segments].filter(Boolean).join('/')}/`;
}

/** Path of an operation's page beside another's. */
export function besideOperation(path: string, slug: string, other: string): string {
  const end = path.lastIndexOf(slug);
  return path.slice(0, end) + other + path.slice(end + slug.length);
}

/** Path of an API reference page without locale prefix. */
export function apiPath(versionPath: string, slug: string): string {
  return docsPath(versionPath, 'api', productSlug, slug);
}

/** Path of a webhook's page without locale prefix; of the whole of them without a slug. */
export function webhookPath(versionPath: string, slug = ''): string {
  return docsPath(versionPath, 'api', 'webhooks', slug);
}

/** Path of the page of what changed in the API, without locale prefix. */
export function apiChangesPath(versionPath: string): string {
  return docsPath(versionPath, 'api', 'mudancas');
}

/** The one product described by openapi.yaml. */
export const productSlug = siteConfig.products[0]?.slug ?? '';

/** Slug of the API overview page. */
export const overviewSlug = `${productSlug}-dfe-rest-api`;
