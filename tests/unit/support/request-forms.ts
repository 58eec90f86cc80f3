import { siteConfig } from '../../../lib/config/site';
import type { NamedRequest } from '../../../lib/openapi/operation';
import type { FormFile, FormSchema, FormSchemas } from '../../../lib/openapi/request-form/form-file';
import { FormNodes } from '../../../lib/openapi/request-form/form-nodes';
import { buildRootSchema } from '../../../lib/openapi/request-form/form-request';
import type { JsonValue } from '../../../lib/openapi/samples/sample-request';
import { sliceOpenApi, toJsonObject } from '../../../lib/publish/openapi-slice';
import { listFormFiles } from '../../../lib/publish/request-form-files';
import { projectDescription } from './project-description';
import { projectSite } from './project-site';

/** The form of an operation with all its parts there. */
export type WholeForm = {
  /** Bodies of the examples, those that stand in files too. */
  readonly bodies: readonly (JsonValue | undefined)[];
  /** The same requests as the page's samples have them. */
  readonly requests: readonly NamedRequest[];
  readonly file: FormFile;
  readonly nodes: FormNodes;
  readonly root: FormSchema;
};

const document = toJsonObject(projectDescription.whole.value);

/** The forms of this project's own operations, by the operation's slug. */
export const projectForms: ReadonlyMap<string, WholeForm> = new Map(
  projectSite.pages.flatMap((page): (readonly [string, WholeForm])[] => {
    if (page.kind !== 'operation' || page.locale !== siteConfig.defaultLocale) return [];
    const slice = sliceOpenApi(document, page.operation.path, page.operation.method.toLowerCase());
    const [first, ...parts] = listFormFiles(page, slice, projectSite).map(({ content }) => content);
    // The first file is the form, the others are schemas.
    const file = first as FormFile;
    const schemas = Object.assign({}, file.schemas, ...parts) as FormSchemas;
    return [
      [
        page.operation.slug,
        {
          requests: page.operation.requests.filter(({ request }) => !request.upload),
          bodies: page.operation.requests.flatMap(({ request }) => (request.upload ? [] : [request.body])),
          file,
          nodes: new FormNodes(schemas),
          root: buildRootSchema(file),
        },
      ],
    ];
  }),
);
