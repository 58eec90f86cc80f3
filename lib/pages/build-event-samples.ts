import { findStateCode } from '../fiscal/states';
import { type EventLayout, type LayoutNode, toJsonName } from '../leiaute/layout';
import type { Operation } from '../openapi/operation';
import type { JsonValue } from '../openapi/samples/sample-request';
import type { EventRequest, LayoutExamples } from '../recipes/layout-examples';
import { isDocument, isGroup, readText } from '../recipes/read-document';
import type { DocumentGroup } from '../recipes/recipe';
import type { LayoutPage } from './page';

type Scope = { readonly operations: ReadonlyMap<string, Operation>; readonly examples: LayoutExamples };

/** The event that a request registers. */
export function findEvent<Event extends Pick<EventLayout, 'tipo' | 'tpEvento' | 'models'>>(
  { chave, tipo, tpEvento }: EventRequest,
  events: readonly Event[],
): Event | undefined {
  const model = chave.slice(20, 22);
  return events.find(
    (event) =>
      event.tipo === tipo && event.models.includes(model) && (tpEvento === undefined || event.tpEvento === tpEvento),
  );
}

/**
 * The sample of an event: a request from the examples of the operations, or else one that is there for samples alone,
 * and the group that its XML has. None where the reader fills nothing of the group.
 */
export function buildEventSamples(event: EventLayout, { operations, examples }: Scope): LayoutPage['samples'] {
  const sent = [...operations.values()].flatMap(({ requests }) =>
    requests.flatMap((named) => readEventRequest(named.request.body)),
  );
  const request = sent.find((body) => findEvent(body, [event])) ?? examples.events.get(event.id);
  if (!request) return {};
  const { detalhe } = request;
  const value = fillGroup(event.content, request, typeof detalhe === 'object' && isGroup(detalhe) ? detalhe : {});
  if (Object.keys(value).length === 0) return {};
  return { [event.content.path]: { source: { kind: 'event', title: event.name }, value, request } };
}

/** The body of a request, where it is one that registers an event. */
function readEventRequest(body: JsonValue | undefined): readonly EventRequest[] {
  if (body === undefined || !isDocument(body)) return [];
  const { chave, tipo } = body;
  return typeof chave === 'string' && typeof tipo === 'string' ? [{ ...body, chave, tipo }] : [];
}

/** What a request brings into a group of the XML: from `detalhe`, and from the properties that stand for its fields. */
function fillGroup({ children }: LayoutNode, request: EventRequest, detail: DocumentGroup): DocumentGroup {
  return Object.fromEntries(
    children.flatMap((node) => {
      const tag = toJsonName(node);
      const own = node.apiField === undefined ? detail[tag] : readProperty(request, node.apiField, tag);
      if (own !== undefined) return [[tag, own]];
      const inner = node.kind === 'group' ? fillGroup(node, request, {}) : {};
      return Object.keys(inner).length > 0 ? [[tag, inner]] : [];
    }),
  );
}

/** The request names a state by its letters, the XML by its code. */
function readProperty(request: EventRequest, path: string, tag: string): string | undefined {
  const [first = '', ...rest] = path.split('.');
  const own = request[first];
  const text = typeof own === 'object' && isGroup(own) ? readText(own, rest.join('.')) : own;
  if (typeof text !== 'string') return undefined;
  return tag === 'cUF' ? findStateCode(text) : text;
}
