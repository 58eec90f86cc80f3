import type { SitePath } from './locale-address';

/** Files about the whole API. Their addresses never change: tools subscribe to them. */
export const API_DOWNLOADS = {
  openapiYaml: '/downloads/openapi.yaml',
  openapiJson: '/downloads/openapi.json',
  types: '/downloads/api.d.ts',
  postman: '/downloads/postman-collection.json',
  bruno: '/downloads/bruno-collection.zip',
  firstSteps: '/downloads/primeira-nota.http',
  llmsTxt: '/llms.txt',
  mcp: '/downloads/mcp.tgz',
} as const;

/** Address of the Postman environment for one server of the API. */
export function postmanEnvironmentPath(name: string): SitePath {
  return `/downloads/postman-${name}.json`;
}

/**
 * Address of a program of the first document. The one in PHP is published as text, because a host that runs PHP would
 * run it instead of handing it out.
 */
export function firstNotePath(file: string): SitePath {
  return `/downloads/${file.replace(/\.php$/, '-php.txt')}`;
}

/** Address of a page's Markdown file. One file serves every locale, because the content is the same in all. */
export function markdownPath(sharedPath: SitePath): SitePath {
  return sharedPath === '/' ? '/index.md' : besidePage(sharedPath, 'md');
}

/** Address of the picture that stands for a page where its address is shared. One file serves every locale. */
export function socialImagePath(sharedPath: SitePath): SitePath {
  return sharedPath === '/' ? '/index.png' : besidePage(sharedPath, 'png');
}

/** Address of the part of the OpenAPI document that describes one operation. */
export function slicePath(sharedPath: SitePath): SitePath {
  return besidePage(sharedPath, 'openapi.json');
}

/** Address of an operation's requests for HTTP clients inside editors. */
export function httpFilePath(sharedPath: SitePath): SitePath {
  return besidePage(sharedPath, 'http');
}

/**
 * Address of what the form of an operation's request is made from. It changes with the shape of the file, as that of its
 * parts does: a tab that was open before a publication reads the file it knows.
 */
export function formPath(sharedPath: SitePath): SitePath {
  return besidePage(sharedPath, 'request-form.json');
}

/** Address of the schemas of one layout, for the forms that need it. */
export function formPartPath(sharedPath: SitePath, name: string): SitePath {
  return besidePage(sharedPath, `request-form.${name.toLowerCase()}.json`);
}

/** Address of the samples of an operation's other examples, which its page fetches. */
export function otherSamplesPath(sharedPath: SitePath): SitePath {
  return besidePage(sharedPath, 'samples.json');
}

/** Address of the code of an operation's folded examples, which its page fetches. */
export function foldedCodePath(sharedPath: SitePath): SitePath {
  return besidePage(sharedPath, 'examples.json');
}

/** Address of the body of a request's example, as a file. */
export function exampleBodyPath(sharedPath: SitePath, example: string): SitePath {
  return besidePage(sharedPath, `${example}.json`);
}

/** Address of a recipe's request body, as a file. */
export function recipeBodyPath(sharedPath: SitePath): SitePath {
  return besidePage(sharedPath, 'json');
}

/** Address of what the page of quality says, for programs. */
export function qualityPath(sharedPath: SitePath): SitePath {
  return besidePage(sharedPath, 'json');
}

/** Address of a file in another environment than the one it is written for: its name says so before its ending. */
export function toEnvironmentFile(address: string, environment: string): string {
  return address.replace(/(\.\w+)$/, `.${environment}$1`);
}

/** Address of the feed of a page, inside the page's own folder. It never moves: programs subscribe to it. */
export function feedPath(sharedPath: SitePath): SitePath {
  return `${sharedPath}feed.xml`;
}

/** A file beside a page: its address without the final slash, and an extension. */
function besidePage(sharedPath: SitePath, extension: string): SitePath {
  return `${sharedPath.replace(/\/$/, '')}.${extension}`;
}
