import { DomUtils, parseDocument } from 'htmlparser2';
import { joinPlace, STATIC_PART } from '../page-scripts/static-parts';
import { type FlightElement, type FlightReader, isHtml, readElement } from './flight-elements';

type HtmlNode = ReturnType<typeof parseDocument>['children'][number];
type HtmlElement = Extract<HtmlNode, { readonly attribs: object }>;

/** What React makes of one child: an element whose content is known, or an unknown number of them. */
type Child = FlightElement | 'unknown';

/**
 * The elements within a static part that can be left out each by itself, because an island is in the part. By their
 * place: that of the part, and the numbers of the child elements that lead to them.
 * @param parts static parts with an island in them
 * @param html the page without its data
 * @returns the elements, as they stand in the rows, with the names of their places
 */
export function findStaticBlocks(
  parts: readonly FlightElement[],
  html: string,
  reader: FlightReader,
): ReadonlyMap<readonly unknown[], string> {
  const blocks = new Map<readonly unknown[], string>();
  if (parts.length === 0) return blocks;
  const document = parseDocument(html);
  const visit = ({ props }: FlightElement, node: HtmlElement, name: string): void => {
    for (const [place, child] of matchChildren(listChildren(props.children, reader), listElements(node), reader)) {
      const inner = joinPlace(name, place);
      if (STATIC_PART in child.element.props) continue;
      if (reader.hasIsland(child.element.props) || reader.isReferredTo(child.element.props)) {
        visit(child.element, child.node, inner);
      } else if (isWorthLeavingOut(child.element, reader)) {
        blocks.set(child.element.value, inner);
      }
    }
  };
  for (const part of parts) {
    const name = String(part.props[STATIC_PART]);
    const node = DomUtils.findOne(({ attribs }) => attribs[STATIC_PART] === name, document.children);
    if (node) visit(part, node, name);
  }
  return blocks;
}

/** A text is as long as the name of its place, and React has no elements to make for it. */
const isWorthLeavingOut = ({ props }: FlightElement, reader: FlightReader) =>
  'dangerouslySetInnerHTML' in props || typeof reader.resolve(props.children) === 'object';

/** What React makes of an element's children, in their order, without texts. */
function listChildren(children: unknown, reader: FlightReader): readonly Child[] {
  const value = reader.resolve(children);
  if (typeof value !== 'object' || value === null) return [];
  const element = readElement(value);
  if (element === undefined)
    return Array.isArray(value) ? value.flatMap((one) => listChildren(one, reader)) : ['unknown'];
  if (reader.isFragment(element)) return listChildren(element.props.children, reader);
  return [isHtml(element) ? element : 'unknown'];
}

const listElements = (node: HtmlElement): readonly HtmlElement[] =>
  node.children.filter((child) => DomUtils.isTag(child));

type Match = { readonly element: FlightElement; readonly node: HtmlElement };

/**
 * Which element of the page each one of the data is, by its number. What an island makes is not known: elements before
 * the first are counted from the start, those behind the last from the end, and all where each island makes one.
 */
function matchChildren(
  children: readonly Child[],
  nodes: readonly HtmlElement[],
  reader: FlightReader,
): ReadonlyMap<number, Match> {
  const first = children.indexOf('unknown');
  const last = children.lastIndexOf('unknown');
  const surplus = nodes.length - children.length;
  const matches = new Map<number, Match>();
  for (const [index, element] of children.entries()) {
    if (element === 'unknown') continue;
    const isCounted = surplus === 0 || index < first || index > last;
    const place = first >= 0 && index > last ? index + surplus : index;
    const node = isCounted ? nodes[place] : undefined;
    if (node && isSame(element, node, reader)) matches.set(place, { element, node });
  }
  return matches;
}

/** Whether an element of the data is the one of the page, by its name and, but for what components say, its words. */
function isSame(element: FlightElement, node: HtmlElement, reader: FlightReader): boolean {
  if (element.type !== node.name) return false;
  return reader.hasIsland(element.props) || reader.readText(element) === DomUtils.textContent(node);
}
