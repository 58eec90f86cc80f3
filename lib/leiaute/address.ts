/** Path of the list of layouts below a version's documentation. */
export const LAYOUT_SLUG = 'leiaute';

/**
 * Path below a version's documentation of a layout, or of one of its groups.
 * @param group JSON path of the group, such as det.imposto.ICMS
 */
export function layoutSlug(layout: string, group = ''): string {
  const name = group === '' ? '' : `/${group.replaceAll('.', '-').toLowerCase()}`;
  return `${LAYOUT_SLUG}/${layout}${name}`;
}
