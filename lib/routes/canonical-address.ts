/**
 * The canonical form of a page address that readers or old links write otherwise: a trailing `.html`, `/index` or
 * `/index.html` is taken off and the final slash added. Undefined when there is nothing to take off.
 */
export function stripPageSuffix(pathname: string): string | undefined {
  const trimmed = pathname.trim();
  const stripped = trimmed.replace(/(\/index\.html|\/index|\.html)\/?$/, '');
  if (stripped === trimmed) return undefined;
  return stripped.endsWith('/') ? stripped : `${stripped}/`;
}
