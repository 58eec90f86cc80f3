/** Path of the list of layouts below a version's documentation. */
export const LAYOUT_SLUG = 'leiaute';

/** Path of the list of the events' layouts, which stand below it. */
export const EVENTS_SLUG = `${LAYOUT_SLUG}/eventos`;

/** Path of the official packages and what each changed, which stands below it too. */
export const LAYOUT_CHANGES_SLUG = `${LAYOUT_SLUG}/mudancas`;

/**
 * Path below a version's documentation of a layout, or of one of its groups.
 * @param group JSON path of the group, such as det.imposto.ICMS
 */
export function layoutSlug(layout: string, group = ''): string {
  const name = group === '' ? '' : `/${groupSlug(group)}`;
  return `${LAYOUT_SLUG}/${layout}${name}`;
}

/** Path of a group's page below that of its layout. */
export function groupSlug(group: string): string {
  return group.replaceAll('.', '-').toLowerCase();
}

/** Path below a version's documentation of an event's layout, by its id: nfe-110110. */
export function eventSlug(event: string): string {
  return `${EVENTS_SLUG}/${event}`;
}

/** Path below a version's documentation of a document's validation rules, by the document that has their codes. */
export function rulesSlug(codes: string): string {
  return `${layoutSlug(codes)}/regras`;
}
