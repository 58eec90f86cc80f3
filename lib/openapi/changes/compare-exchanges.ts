import { BODY_ANCHOR, toParameterAnchor, toResponseAnchor } from '../property-anchors';
import { isReference } from '../reference-object';
import type { SchemaObject } from '../schema-object';
import type { ApiVersion, VersionBody, VersionExchange, VersionParameter, VersionResponse } from './api-version';
import type { Way } from './change-rules';
import { compareSchemas, type FoundChange, type SchemaComparison } from './compare-schemas';
import { followReference } from './version-schemas';

/** An operation or webhook that both versions have. */
export type ExchangeScope = {
  readonly before: ApiVersion;
  readonly after: ApiVersion;
  /** Start of the places of what is inside. */
  readonly name: string;
  readonly report: (change: FoundChange) => void;
};

/** What differs between two versions of a request and its answers. */
export function compareExchanges(
  old: VersionExchange,
  now: VersionExchange,
  scope: ExchangeScope,
  ways: { readonly request: Way; readonly answer: Way },
): void {
  const { before, after, report } = scope;
  const compared = new Set<string>();
  const request: SchemaComparison = { before, after, report, compared, way: ways.request };
  const answer: SchemaComparison = { ...request, way: ways.answer };
  compareParameters(listParameters(old, before), listParameters(now, after), scope.name, request);
  const [oldBody, body] = [
    followReference(old.requestBody, before.requestBodies),
    followReference(now.requestBody, after.requestBodies),
  ];
  compareBodies(oldBody, body, scope.name, request);
  for (const [status, value] of Object.entries(now.responses)) {
    const anchor = toResponseAnchor(status);
    const place = nameShared(old.responses[status], value) ?? `${scope.name}.${status}`;
    const known = followReference(old.responses[status], before.responses);
    const response = followReference(value, after.responses);
    if (!known || !response) report({ kind: 'answer-added', place, way: ways.answer, anchor });
    else compareResponses(known, response, { place, anchor }, answer);
  }
  for (const status of Object.keys(old.responses)) {
    if (now.responses[status]) continue;
    report({ kind: 'answer-removed', place: `${scope.name}.${status}`, way: ways.answer, anchor: '' });
  }
}

/** What a part is called that both versions share with other exchanges: a change of it is one, wherever it is used. */
function nameShared(old: unknown, now: unknown): string | undefined {
  if (!isReference(old) || !isReference(now) || old.$ref !== now.$ref) return undefined;
  const [section, name] = now.$ref.split('/').slice(-2);
  return `${section}:${name}`;
}

type ListedParameter = { readonly source: unknown; readonly parameter: VersionParameter };

/** Parameters by place and name; an operation's own comes after its path's and takes its place. */
function listParameters(
  { parameters = [] }: VersionExchange,
  version: ApiVersion,
): ReadonlyMap<string, ListedParameter> {
  return new Map(
    parameters.flatMap((source): readonly [string, ListedParameter][] => {
      const parameter = followReference(source, version.parameters);
      return parameter ? [[`${parameter.in}.${parameter.name}`, { source, parameter }]] : [];
    }),
  );
}

function compareParameters(
  old: ReadonlyMap<string, ListedParameter>,
  now: ReadonlyMap<string, ListedParameter>,
  name: string,
  scope: SchemaComparison,
): void {
  const { report, way } = scope;
  for (const [key, { source, parameter }] of now) {
    const listed = old.get(key);
    const known = listed?.parameter;
    const place = nameShared(listed?.source, source) ?? `${name}.${key}`;
    const anchor = toParameterAnchor(parameter.in, parameter.name);
    if (!known) {
      report({ kind: parameter.required ? 'parameter-added-required' : 'parameter-added', place, way, anchor });
      continue;
    }
    if (known.required !== parameter.required) {
      report({ kind: parameter.required ? 'required' : 'optional', place, way, anchor });
    }
    if (parameter.deprecated && !known.deprecated) report({ kind: 'deprecated', place, way, anchor });
    compareSchemas(known.schema, parameter.schema, { place, anchor, owner: anchor }, scope);
  }
  for (const key of old.keys()) {
    if (!now.has(key)) report({ kind: 'parameter-removed', place: `${name}.${key}`, way, anchor: '' });
  }
}

function compareBodies(
  old: VersionBody | undefined,
  now: VersionBody | undefined,
  name: string,
  scope: SchemaComparison,
): void {
  const { report, way } = scope;
  const place = `${name}.body`;
  const anchor = BODY_ANCHOR;
  if (!old && !now) return;
  if (!now) report({ kind: 'body-removed', place, way, anchor: '' });
  else if (!old) report({ kind: now.required ? 'body-added-required' : 'body-added', place, way, anchor });
  else {
    if (old.required !== now.required) report({ kind: now.required ? 'required' : 'optional', place, way, anchor });
    compareContent(old.content, now.content, { place, anchor }, scope);
  }
}

type Spot = { readonly place: string; readonly anchor: string };

function compareResponses(old: VersionResponse, now: VersionResponse, spot: Spot, scope: SchemaComparison): void {
  const { before, after, report, way } = scope;
  for (const [name, value] of Object.entries(now.headers ?? {})) {
    const place = nameShared(old.headers?.[name], value) ?? `${spot.place}.${name}`;
    const anchor = `${spot.anchor}.cabecalho.${name}`;
    const known = followReference(old.headers?.[name], before.headers);
    const header = followReference(value, after.headers);
    if (!known || !header) {
      report({ kind: 'header-added', place, way, anchor });
      continue;
    }
    if (known.required !== header.required) {
      report({ kind: header.required ? 'required' : 'optional', place, way, anchor });
    }
    compareSchemas(known.schema, header.schema, { place, anchor, owner: anchor }, scope);
  }
  for (const name of Object.keys(old.headers ?? {})) {
    if (now.headers?.[name]) continue;
    report({ kind: 'header-removed', place: `${spot.place}.${name}`, way, anchor: spot.anchor });
  }
  compareContent(old.content ?? {}, now.content ?? {}, spot, scope);
}

function compareContent(
  old: Readonly<Record<string, SchemaObject>>,
  now: Readonly<Record<string, SchemaObject>>,
  { place, anchor: owner }: Spot,
  scope: SchemaComparison,
): void {
  const { report, way } = scope;
  Object.entries(now).forEach(([type, schema], index) => {
    const known = old[type];
    // As in the page: the first media type has the short ids.
    const anchor = index === 0 ? owner : `${owner}.${type.replace(/[^a-z0-9]+/gi, '-')}`;
    if (known) compareSchemas(known, schema, { place, anchor, owner }, scope);
    else report({ kind: 'media-added', place, subject: type, way, anchor: owner });
  });
  for (const type of Object.keys(old)) {
    if (!now[type]) report({ kind: 'media-removed', place, subject: type, way, anchor: owner });
  }
}
