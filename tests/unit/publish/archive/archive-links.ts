const FILES = new Map([
  ['/', 'index.html'],
  ['/docs/faq/', 'docs/faq/index.html'],
  ['/search/', 'search/index.html'],
  ['/img/a b.svg', 'img/a b.svg'],
  ['/style.css', 'style.css'],
]);

/** Where the addresses of a small archive lead. */
export const links = { find: (path: string) => FILES.get(path), origin: 'https://docs.exemplo.com.br' };
/** One of its pages. */
export const PAGE = 'docs/guia/index.html';
