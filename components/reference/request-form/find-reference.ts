import { BODY_ANCHOR, toItemAnchor, toParameterAnchor, toPropertyAnchor } from '@/lib/openapi/property-anchors';
import { findSchema, findSelected } from '@/lib/openapi/request-form/form-fields';
import type { FormFile, FormPart, FormSchema } from '@/lib/openapi/request-form/form-file';
import { type FormNodes, readReference } from '@/lib/openapi/request-form/form-nodes';
import { BODY, PARAMETERS } from '@/lib/openapi/request-form/form-request';
import { readAt } from '@/lib/openapi/request-form/form-value';
import { findLayoutPath } from '@/lib/openapi/request-form/layout-path';
import type { JsonValue } from '@/lib/openapi/samples/sample-request';
import { basePath } from '@/lib/routes/base-path';
import type { Path } from './form-context';

type Place = {
  readonly form: FormFile;
  readonly nodes: FormNodes;
  readonly root: FormSchema;
  readonly value: JsonValue;
};

/** Address of a place of the form where the reference describes it: on this page, or on that of the layout. */
export function findReference(place: Place, path: Path): string | undefined {
  const [root, first, name] = path;
  if (root === PARAMETERS) return name === undefined ? undefined : `#${toParameterAnchor(first ?? '', name)}`;
  if (root !== BODY || first === undefined) return undefined;
  return findInLayout(place, path) ?? `#${findOnPage(path.slice(1))}`;
}

const isIndex = (key: string) => /^\d+$/.test(key);

function findInLayout(place: Place, [root = '', first = '', ...inside]: Path): string | undefined {
  const part = findPart(place, [root, first]);
  const path = inside.filter((key) => !isIndex(key)).join('.');
  const page = part && path !== '' ? findLayoutPath(part, path) : undefined;
  return page === undefined ? undefined : `${basePath}${readPrefix(place.form)}${page}`;
}

/** The reader's locale, as the address of this page has it. */
function readPrefix({ page }: FormFile): string {
  const path = window.location.pathname.slice(basePath.length);
  return path.endsWith(page) ? path.slice(0, -page.length) : '';
}

function findPart({ form, nodes, root, value }: Place, path: Path): FormPart | undefined {
  const schema = findSchema(nodes, root, value, path);
  const names = listReferences(schema).filter((name) => form.parts[name]);
  const node = schema && nodes.read(schema);
  const [choice] = names.length > 1 && node?.kind === 'object' ? node.choices : [];
  const selected = choice ? (findSelected(choice, readAt(value, path)) ?? 0) : 0;
  return form.parts[names[selected] ?? ''];
}

function listReferences(schema: FormSchema | undefined): readonly string[] {
  if (!schema) return [];
  const inside = [...(schema.allOf ?? []), ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])].flatMap(listReferences);
  return schema.$ref === undefined ? inside : [readReference(schema.$ref), ...inside];
}

/** The id that stands for a place of the body on this page, or for what is around it where it has none. */
function findOnPage(path: Path): string {
  let anchor = BODY_ANCHOR;
  for (const key of path) {
    const inside = isIndex(key) ? toItemAnchor(anchor) : (findProperty(anchor, key) ?? '');
    if (inside === '') break;
    anchor = inside;
  }
  return document.getElementById(anchor) ? anchor : anchor.replace(/\.item$/, '');
}

/** A property, or that of an alternative. */
function findProperty(anchor: string, name: string): string | undefined {
  const own = toPropertyAnchor(anchor, name);
  if (document.getElementById(own)) return own;
  const [start, end] = [`${anchor}.opcao-`, `.${name}`].map((text) => CSS.escape(text));
  return document.querySelector(`[id^="${start}"][id$="${end}"]`)?.id;
}
