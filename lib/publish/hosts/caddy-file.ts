import { FILE_TYPES, type FileType } from './file-types';
import { HOST_FILES } from './host-files';
import { DEFAULT_CACHE, type HostRules } from './host-rules';

/**
 * What a site block of Caddy imports. The block itself says the address and `root`, the folder in which the base path
 * leads to the export. Inside `route`, directives count in the order in which they stand; a later header overrides an
 * earlier one.
 */
export function writeCaddyFile({ start, security, cache, redirects, notFound }: HostRules): string {
  return `# Made by the build: change lib/publish/hosts/ instead.
map {query} {asked} {
	"" ""
	default "?{query}"
}
map {path} {moved_to} {moved_place} {
${redirects.map(writeMove).join('\n')}
	default "" ""
}
route ${start}* {
	header Cache-Control ${quote(DEFAULT_CACHE)}
${security.map(({ name, value }) => `	header ${name} ${quote(value)}`).join('\n')}
${cache.map(({ path, value }) => `	header ${path} Cache-Control ${quote(value)}`).join('\n')}
${FILE_TYPES.map(writeType).join('\n')}
	@moved not vars {moved_to} ""
	redir @moved {moved_to}{asked}{moved_place} 301
	encode gzip
	file_server {
		precompressed br gzip
		hide ${HOST_FILES.join(' ')}
	}
}
handle_errors {
	@missing {
		path ${start}*
		expression {http.error.status_code} == 404
	}
	route @missing {
		header Cache-Control ${quote(DEFAULT_CACHE)}
${notFound.map(writeNotFound).reverse().join('\n')}
	}
}
`;
}

/**
 * Deferred, because the server of files puts its own type in place of one that is there before; of those that fit, the
 * first counts then.
 */
const writeType = ({ end, type }: FileType, index: number) => `	@type${index} path *${end}
	header @type${index} {
		Content-Type ${quote(type)}
		defer
	}`;

/** Of the blocks that fit, the first counts. */
const writeNotFound = ({ below, page }: HostRules['notFound'][number]) => `		handle ${below}* {
			rewrite * ${page}
			file_server {
				status 404
			}
		}`;

function writeMove({ from, to }: HostRules['redirects'][number]): string {
  const [path = '', place] = to.split('#');
  return `	${[decodeURI(from), path, place === undefined ? '' : `#${place}`].map(quote).join(' ')}`;
}

/** No value that is written here has a quotation mark of this kind or a brace. */
const quote = (value: string) => `"${value}"`;
