import { strToU8, zipSync } from 'fflate';
import { siteConfig } from '../config/site';
import type { Description } from '../openapi/description';
import { listFoldedExamples } from '../openapi/folded-code';
import { highlightFoldedCode } from '../openapi/highlight-example';
import type { Api, Operation } from '../openapi/operation';
import { listOperationNames, OPERATION_NAMES_PATH } from '../openapi/operation-names';
import { highlightOtherSamples } from '../openapi/samples/highlight-samples';
import type { Page } from '../pages/page';
import type { Site } from '../pages/site';
import {
  API_DOWNLOADS,
  exampleBodyPath,
  feedPath,
  firstNotePath,
  foldedCodePath,
  httpFilePath,
  otherSamplesPath,
  postmanEnvironmentPath,
  qualityPath,
  recipeBodyPath,
  slicePath,
  socialImagePath,
  toEnvironmentFile,
} from '../routes/download-address';
import { toAbsoluteUrl } from '../routes/locale-address';
import { MACHINE_FILES } from '../routes/machine-files';
import { writeApiCatalog } from './api-catalog';
import { hasFeed, writeChangesFeed } from './changes-feed';
import { buildBrunoCollection } from './clients/bruno';
import { toFileName } from './clients/client-request';
import { listVariables } from './clients/client-variables';
import { writeFirstStepsHttp, writeHttpFile } from './clients/http-file';
import { buildPostmanCollection, buildPostmanEnvironment } from './clients/postman';
import { drawAllSocialImages } from './draw-all-social-images.build';
import { hasMarkdown, listContentPages } from './listing';
import { listFullTexts } from './llms-full';
import { listLlmsFiles } from './llms-txt';
import { listMarkdownFiles } from './markdown/list-markdown-files.build';
import { listMovedPages } from './moved-pages';
import { openSearchPath, writeOpenSearch } from './open-search';
import { sliceOpenApi, toJsonObject } from './openapi-slice';
import type { PublishedFile } from './published-file';
import { writeQualityJson } from './quality-json';
import { listReaderDataTexts } from './reader-data-texts';
import { listFormFiles } from './request-form-files';
import { formTextsPath, writeFormTexts } from './request-form-texts';
import { writeRobots } from './robots';
import { describeSocialImage } from './social-image';

/** Every file that is published beside the pages: Markdown files, pictures for shared links, downloads of each operation and of the whole API, samples that pages fetch, and how to search. */
export async function listPublishedFiles(
  site: Site,
  description: Description,
  root: string,
): Promise<readonly PublishedFile[]> {
  const document = toJsonObject(description.whole.value);
  const pages = listContentPages(site.pages);
  const variables = listVariables(site.api);
  const texts = listMarkdownFiles(site, root);
  const robots = writeRobots();
  return [
    { path: API_DOWNLOADS.openapiYaml, content: description.whole.text },
    { path: API_DOWNLOADS.openapiJson, content: writeJson(document) },
    ...listClientFiles(site.api),
    ...site.firstNote.map(({ file, code }) => ({ path: firstNotePath(file), content: `${code}\n` })),
    ...(await listOtherSamples(pages)),
    ...(await listFoldedCode(pages)),
    ...(await listSocialImages(pages)),
    { path: OPERATION_NAMES_PATH, content: writeJson(listOperationNames(site.api)) },
    ...texts.map(({ path, content }) => ({ path, content })),
    ...listLlmsFiles(site),
    ...listFullTexts(texts),
    { path: MACHINE_FILES.apiCatalog, content: writeApiCatalog(pages, site.api.servers) },
    ...(robots === undefined ? [] : [{ path: MACHINE_FILES.robots, content: robots }]),
    ...siteConfig.locales.map(({ code }) => ({ path: openSearchPath(code), content: writeOpenSearch(code) })),
    ...siteConfig.locales.map(({ code }) => ({ path: formTextsPath(code), content: writeFormTexts(code) })),
    ...listReaderDataTexts(),
    ...listMovedPages(site.aliases),
    ...pages.flatMap((page): readonly PublishedFile[] => {
      if (hasFeed(page)) return [{ path: feedPath(page.sharedPath), content: writeChangesFeed(page) }];
      if (page.kind === 'quality') return [{ path: qualityPath(page.sharedPath), content: writeQualityJson(page) }];
      if (page.kind === 'recipe') {
        const { body } = page.request.request;
        return [{ path: recipeBodyPath(page.sharedPath), content: writeJson(body) }];
      }
      if (page.kind !== 'operation') return [];
      const { operation, sharedPath } = page;
      const slice = sliceOpenApi(document, operation.path, operation.method.toLowerCase());
      return [
        { path: slicePath(sharedPath), content: writeJson(slice) },
        { path: httpFilePath(sharedPath), content: writeHttpFile(operation, toAbsoluteUrl(sharedPath), variables) },
        ...listBodies(operation, sharedPath),
        ...listFormFiles(page, slice, site).map(({ path, content }) => ({ path, content: JSON.stringify(content) })),
      ];
    }),
  ];
}

/** The bodies that samples read from a file, in each environment in which they differ. */
function listBodies({ requests }: Operation, sharedPath: string): readonly PublishedFile[] {
  return requests.flatMap(({ example = '', request, variants = {} }) => {
    if (!request.bodyFile) return [];
    const path = exampleBodyPath(sharedPath, example);
    const others = Object.entries(variants).filter(([, there]) => there.bodyFile?.url !== request.bodyFile?.url);
    return [
      { path, content: writeJson(request.body) },
      ...others.map(([environment, there]) => ({
        path: toEnvironmentFile(path, environment),
        content: writeJson(there.body),
      })),
    ];
  });
}

/** For each operation with several examples, the samples of those that its page does not have. */
async function listOtherSamples(pages: readonly Page[]): Promise<readonly PublishedFile[]> {
  const operations = pages.filter((page) => page.kind === 'operation');
  const several = operations.filter(({ operation }) => operation.requests.length > 1);
  return Promise.all(
    several.map(async ({ sharedPath, operation }) => ({
      path: otherSamplesPath(sharedPath),
      content: JSON.stringify(await highlightOtherSamples(operation.requests, operation.servers)),
    })),
  );
}

/** For each operation with folded examples, their code, which its page does not have. */
async function listFoldedCode(pages: readonly Page[]): Promise<readonly PublishedFile[]> {
  const operations = pages.filter((page) => page.kind === 'operation');
  const folding = operations.filter(({ operation }) => listFoldedExamples(operation).length > 0);
  return Promise.all(
    folding.map(async ({ sharedPath, operation }) => ({
      path: foldedCodePath(sharedPath),
      content: JSON.stringify(await highlightFoldedCode(operation)),
    })),
  );
}

async function listSocialImages(pages: readonly Page[]): Promise<readonly PublishedFile[]> {
  const shown = pages.filter(hasMarkdown);
  const images = new Map(shown.map((page) => [socialImagePath(page.sharedPath), describeSocialImage(page)]));
  return [...(await drawAllSocialImages(images))].map(([path, content]) => ({ path, content }));
}

function listClientFiles(api: Api): readonly PublishedFile[] {
  return [
    { path: API_DOWNLOADS.postman, content: writeJson(buildPostmanCollection(api)) },
    ...api.servers.map((server) => ({
      path: postmanEnvironmentPath(toFileName(server.description)),
      content: writeJson(buildPostmanEnvironment(api, server)),
    })),
    { path: API_DOWNLOADS.bruno, content: zipBruno(api) },
    ...(api.firstSteps ? [{ path: API_DOWNLOADS.firstSteps, content: writeFirstStepsHttp(api) }] : []),
  ];
}

/** The same collection gives the same bytes: every entry carries the oldest date that the format can hold. */
function zipBruno(api: Api): Uint8Array {
  const files = buildBrunoCollection(api).map(({ path: name, text }) => [`${BRUNO_FOLDER}/${name}`, strToU8(text)]);
  return zipSync(Object.fromEntries(files), { mtime: new Date(1980, 0, 1) });
}

const BRUNO_FOLDER = 'bruno-collection';

function writeJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
