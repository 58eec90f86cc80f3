import { FILE_TYPES, type FileType, isText } from './file-types';
import { HOST_FILES } from './host-files';
import { DEFAULT_CACHE, type HostRules } from './host-rules';

const isExtension = ({ end }: FileType) => end.startsWith('.');

/**
 * What a server block of nginx includes. The block itself says `listen`, `server_name` and `root`, the folder in which
 * the base path leads to the export. All stands inside one location, so that other locations of the block know nothing
 * of it, but for the variable.
 */
export function writeNginxFile(rules: HostRules): string {
  const { start, notFound, cache, redirects, security } = rules;
  const types = FILE_TYPES.filter(isExtension).map(({ end, type }) => `    ${quote(type)} ${end.slice(1)};`);
  const compressed = [...new Set(FILE_TYPES.map(({ type }) => type))].filter(isText).map(quote);
  const [whole, ...folders] = notFound;
  return `# Made by the build: change lib/publish/hosts/ instead.
set $kept_for ${quote(DEFAULT_CACHE)};

location ${start} {
  index index.html;
  try_files $uri $uri/ =404;
  # Behind a proxy, nginx knows neither the scheme nor the port that readers see.
  absolute_redirect off;
${whole ? `  ${sayNotFound(whole.page)}` : ''}

  types {
${types.join('\n')}
  }
  default_type application/octet-stream;

  gzip on;
  gzip_static on;
  gzip_vary on;
  gzip_types ${compressed.join(' ')};

  add_header Cache-Control $kept_for always;
${security.map(({ name, value }) => `  add_header ${name} ${quote(value)} always;`).join('\n')}

${folders.map(({ below, page }) => block(below, [sayNotFound(page), 'try_files $uri $uri/ =404;'])).join('\n')}
${cache.map(({ path, value }) => block(toPlace(path), [`set $kept_for ${quote(value)};`])).join('\n')}
${FILE_TYPES.filter((type) => !isExtension(type))
  .map(writeName)
  .join('\n')}
${HOST_FILES.map((name) => block(`= ${start}${name}`, ['return 404;'])).join('\n')}
${redirects.map(({ from, to }) => block(`= ${quote(decodeURI(from))}`, [`return 301 ${quote(keepQuery(to))};`])).join('\n')}
}
`;
}

/** nginx forbids folders without a page; to a reader they are not there. */
const sayNotFound = (page: string) => `error_page 403 404 =404 ${page};`;

/** A nested location, on one line. */
const block = (place: string, directives: readonly string[]) => `  location ${place} { ${directives.join(' ')} }`;

/** A path that may end in `*`: nothing else that fits counts. */
const toPlace = (path: string) => (path.endsWith('*') ? `^~ ${path.slice(0, -1)}` : `= ${path}`);

/** Files of one name, whose extension says another type. */
const writeName = ({ end, type }: FileType) =>
  block(`~ ${end.replaceAll('.', '\\.')}$`, ['types {}', `default_type ${quote(type)};`]);

/** nginx drops the query of the address that was asked for. */
function keepQuery(to: string): string {
  const [path, ...place] = to.split('#');
  return [`${path}$is_args$args`, ...place].join('#');
}

/** No value that is written here has a quotation mark of this kind, a backslash or a dollar sign. */
const quote = (value: string) => `"${value}"`;
