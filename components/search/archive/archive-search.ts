// Entry of the archive's search, which runs as a plain script on its page: a page on a disk loads no modules, fetches
// nothing and has no workers.
import { fillMessage } from '@/lib/i18n/fill-message';
import { shortenMethod } from '@/lib/openapi/shorten-method';
import { type ArchiveIndex, SEARCH_FILE } from '@/lib/publish/archive/archive-index';
import { moveAddress } from '@/lib/publish/archive/move-address';
import { readSearchInput } from '@/lib/search/service/read-input';
import { SearchEngine } from '@/lib/search/service/search-engine';
import type { TextPart } from '@/lib/search/view/highlight';
import { groupHits, type HitGroup, type HitView, readHit } from '@/lib/search/view/hit-view';
import { createRequests, escapeHit, PAGE_EXCERPT_WORDS, PAGE_PORTION } from '@/lib/search/view/page-request';
import { readSearchAddress, writeSearchAddress } from '@/lib/search/view/search-address';
import { writeCount } from '@/lib/search/view/write-count';
import { splitNames } from '@/lib/text/document-names.mjs';
import hitStyles from '../hit.module.css';
import styles from '../search.module.css';

declare global {
  var archiveIndex: ArchiveIndex | undefined;
}

const main = document.querySelector('main');
if (main && globalThis.archiveIndex) startSearch(main, globalThis.archiveIndex);

/** Puts box and results where the page keeps their place. */
function startSearch(page: HTMLElement, index: ArchiveIndex): void {
  const { messages, tags, name, lang } = index;
  let { query, portions } = readSearchAddress(new URLSearchParams(window.location.search));
  let turn = 0;
  const heading = page.querySelector('h1');
  // The list of all pages, which the sentence for readers without scripts begins.
  const allPages = page.querySelector('noscript')?.parentElement;

  const box = create('input', {
    className: styles.box,
    type: 'search',
    name: 'q',
    value: query,
    placeholder: messages.pagePlaceholder,
    autocomplete: 'off',
    autocapitalize: 'none',
    enterKeyHint: 'search',
    spellcheck: false,
  });
  box.setAttribute('aria-label', messages.label);
  const form = create('form', {}, box);
  const state = create('p', { className: styles.state });
  state.setAttribute('role', 'status');
  const results = create('ol', { className: styles.groups });
  // An empty one would say that the language is not known.
  if (lang) results.lang = lang;
  const more = create('button', { className: styles.more, type: 'button' }, messages.more);
  // Hidden as a whole: the button's own style would show it.
  const rest = create('div', { hidden: true }, more);
  page.querySelector('[data-needs-script]')?.replaceWith(create('search', {}, form), state, results, rest);

  const engine = SearchEngine.open(index, tags);
  const show = async () => {
    const own = ++turn;
    const input = readSearchInput(box.value);
    query = input.query;
    const title = query === '' ? messages.title : fillMessage(messages.titleOf, { query });
    if (heading) heading.textContent = title;
    document.title = `${title} | ${name}`;
    if (allPages) allPages.hidden = query !== '';
    if (query === '') {
      fill(input.recognition ? index.unread : '', [], false);
      return;
    }
    state.textContent = messages.loading;
    const opened = await engine;
    if (own !== turn) return;
    const hitsPerPage = portions * PAGE_PORTION;
    const [answer] = createRequests({ query, kind: undefined, hitsPerPage, excerptWords: PAGE_EXCERPT_WORDS }).map(
      (request) => opened.answer(request),
    );
    const { hits, nbHits } = answer ?? { hits: [], nbHits: 0 };
    const groups = groupHits(hits.flatMap((hit) => readHit(escapeHit(hit), index.place) ?? []));
    const count = nbHits === 0 ? fillMessage(messages.none, { query }) : writeCount(nbHits, messages);
    fill(count, groups, nbHits > hitsPerPage);
  };
  const fill = (text: string, groups: readonly HitGroup[], hasMore: boolean) => {
    state.textContent = text;
    results.replaceChildren(...groups.map((group) => showGroup(group, index)));
    rest.hidden = !hasMore;
  };
  const run = () => {
    show().catch(() => {
      state.textContent = messages.failed;
    });
    keepAddress(writeSearchAddress({ query, kind: undefined, portions }, new URLSearchParams(window.location.search)));
  };

  box.addEventListener('input', () => {
    portions = 1;
    run();
  });
  form.addEventListener('submit', (event) => event.preventDefault());
  more.addEventListener('click', () => {
    portions += 1;
    run();
  });
  box.focus();
  run();
}

/** Writes the query into the address, where the browser lets a page on a disk do that. */
function keepAddress(search: string): void {
  try {
    window.history.replaceState(null, '', window.location.pathname + search);
  } catch {
    // Results do not depend on it.
  }
}

/** A group of results, with a link for each page or section found in it. */
function showGroup({ category, pageTitle, hits }: HitGroup, index: ArchiveIndex): HTMLLIElement {
  const trail = create('p', { className: styles.trail }, ...showNames(category));
  if (hits[0]?.isSection) trail.append(category && ' › ', ...showParts(pageTitle));
  return create('li', { className: styles.group }, trail, ...hits.map((hit) => showHit(hit, index)));
}

function showHit({ address, method, code, title, excerpt, isSection }: HitView, index: ArchiveIndex): HTMLElement {
  const href = address.isExternal ? address.href : toFile(address.href, index);
  const text = create('span', { className: styles.text }, create('b', {}, ...showParts(title)));
  if (excerpt.length > 0) text.append(create('span', {}, ...showParts(excerpt)));
  if (code !== undefined) return create('a', { href }, create('span', { className: hitStyles.code }, code), text);
  if (method === undefined || isSection) return create('a', { href }, text);
  const lead = create('span', { className: hitStyles.method }, shortenMethod(method));
  lead.dataset.method = method;
  return create('a', { href }, lead, text);
}

/** The way from the search page to a page's file. */
function toFile(href: string, { place }: ArchiveIndex): string {
  return moveAddress(href, SEARCH_FILE, {
    find: (path) => `${path.slice(place.basePath.length + 1)}index.html`,
    origin: '',
  });
}

const showParts = (parts: readonly TextPart[]) =>
  parts.flatMap(({ text, isMatch }) => (isMatch ? [create('mark', {}, ...showNames(text))] : showNames(text)));

/** A text in which no line ends within the name of a document. */
const showNames = (text: string) =>
  splitNames(text).map((part) => (part.isName ? create('span', { className: 'unbroken' }, part.text) : part.text));

type Properties<Owner> = { readonly [Name in keyof Owner]?: Owner[Name] | undefined };

function create<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Properties<HTMLElementTagNameMap[Tag]>,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}
