import { shortenMethod } from '../openapi/shorten-method';
import { splitNames } from '../text/document-names.mjs';
import { escapeHtml } from '../text/escape-html';
import { findNearestLink, nameCurrent } from './nearest-link';
import { flattenSidebar, isLink, type SidebarItem } from './sidebar';

/** The sidebar's icon for a branch, which turns when it opens (app/styles/icons.css). */
const CHEVRON = '<i data-icon="chevron"></i>';

type SidebarPlace = {
  /** Base path and prefix of the locale, without a final slash. */
  readonly prefix: string;
  /** Address of the page that shows the sidebar, with both; undefined for a sidebar that no page has yet. */
  readonly pathname?: string;
};

/**
 * The categories and links of a sidebar as HTML, the page's own entry marked and the branches around it open. HTML and
 * not components, because nothing in it changes but what is marked and open: pages carry it once, not a second time as
 * data for React.
 */
export function renderSidebar(items: readonly SidebarItem[], { prefix, pathname }: SidebarPlace): string {
  const links = flattenSidebar(items).map(({ path }) => prefix + path);
  const nearest = pathname === undefined ? '' : findNearestLink(links, pathname);
  const holdsNearest = (item: SidebarItem) => flattenSidebar([item]).some(({ path }) => prefix + path === nearest);
  const render = (list: readonly SidebarItem[], trail: string): string => {
    const entries = list.map((item) => {
      if (isLink(item)) {
        const { label, path, method, isDeprecated } = item;
        const address = prefix + path;
        const current = address === nearest ? ` aria-current="${nameCurrent(address, pathname)}"` : '';
        const deprecated = isDeprecated ? ' data-deprecated=""' : '';
        const badge = method ? `<span data-method="${method}">${shortenMethod(method)}</span>` : '';
        return `<li><a href="${address}"${current}${deprecated}><span>${renderLabel(label)}</span>${badge}</a></li>`;
      }
      const { label, isClosed } = item;
      const branch = `${trail}/${label}`;
      const state = `${isClosed ? ' data-closed=""' : ''}${!isClosed || holdsNearest(item) ? ' open=""' : ''}`;
      const summary = `<summary><span>${renderLabel(label)}</span>${CHEVRON}</summary>`;
      return `<li><details data-branch="${escapeHtml(branch)}"${state}>${summary}${render(item.items, branch)}</details></li>`;
    });
    return `<ul>${entries.join('')}</ul>`;
  };
  return render(items, '');
}

/** A label in which no line ends within the name of a document. */
function renderLabel(label: string): string {
  const parts = splitNames(label).map(({ text, isName }) =>
    isName ? `<span class="unbroken">${text}</span>` : escapeHtml(text),
  );
  return parts.join('');
}
