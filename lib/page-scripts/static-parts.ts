/**
 * Attribute of an element whose content React never changes once it is there; its value is a name of its own on the page.
 * The content stands in the page's HTML only: the page's data has a place for it, which is filled from the HTML. Of a part
 * with an island in it, so does what is beside the island. The name has no slash.
 */
export const STATIC_PART = 'data-static';

/**
 * The name of an element within a part: that of what it is in, and its number among the elements there, from 0. Where
 * an island is in a part, the build leaves out what is beside it by such names.
 */
export const joinPlace = (name: string, place: number): string => `${name}/${place}`;

/** What stands in the data, as a JSON text, in place of the content of a part. */
export const placePart = (name: string): string => `@static:${name}`;

/**
 * Puts the content of the static parts into the data of a page.
 * Also runs as text inside the page, so it cannot use anything from outside.
 * @param root the page that the data belongs to
 * @throws TypeError where the page lacks a part: it is not the one that the data is of
 */
export function fillStaticParts(data: string, root: ParentNode): string {
  return data.replace(/"@static:([^"/]*)\/?([^"]*)"/g, (_, name, places) => {
    let part = root.querySelector(`[data-static="${name}"]`);
    for (const place of places.split('/').filter(Boolean)) part = part?.children[place] ?? null;
    if (!part) throw new TypeError(name);
    return JSON.stringify(part.innerHTML);
  });
}
