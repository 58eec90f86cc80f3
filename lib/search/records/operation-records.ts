import { listInnerFields } from '../../openapi/inner-fields';
import type { Operation } from '../../openapi/operation';
import { isResponseAnchor } from '../../openapi/property-anchors';
import type { FieldView } from '../../openapi/schema-view';
import type { OperationPage, OverviewPage, WebhookPage } from '../../pages/page';
import { toPlainText } from '../../text/plain-text';
import { PRIORITY } from '../weights';
import { createRecord } from './create-record';
import type { SearchRecord } from './record';

/**
 * A name that more operations than this have in common, such as the company's number, says nothing about any of them:
 * it finds their pages and has no records of its own.
 */
const COMMON_FIELD = 8;

const isSent = ({ anchor }: FieldView) => !isResponseAnchor(anchor);
const toDepth = ({ anchor }: FieldView) => Math.min(anchor.split('.').length, 8) * 2;

/** In how many operations each field name occurs. */
export type FieldCounts = ReadonlyMap<string, number>;

/** Counts field names over all operations, each once for an operation, however many versions have a page of it. */
export function countFields(operations: readonly Operation[]): FieldCounts {
  const counts = new Map<string, number>();
  for (const operation of new Map(operations.map((one) => [one.id, one])).values()) {
    for (const name of new Set(listFields(operation).map((field) => field.name))) {
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  return counts;
}

/** The page of an operation, and a record for each field that is particular to it. */
export function listOperationRecords(page: OperationPage, counts: FieldCounts): readonly SearchRecord[] {
  const { operation } = page;
  const { id, slug, method, path } = operation;
  const fields = listFields(operation);
  const top = createRecord(page, {
    kind: 'api',
    priority: PRIORITY.operation,
    method,
    keywords: [`${method} ${path}`, id, slug],
    content: [toPlainText(operation.description), ...new Set(fields.map(({ name }) => name))].join(' '),
  });
  // The request comes before the answers: of fields with the same name, the one that is sent.
  const byName = new Map(fields.toReversed().map((field) => [field.name, field]));
  const own = [...byName.values()].toReversed().filter(({ name }) => (counts.get(name) ?? 0) <= COMMON_FIELD);
  return [
    top,
    ...own.map((field) =>
      createRecord(page, {
        kind: 'api',
        anchor: field.anchor,
        headings: [field.name],
        content: describeField(field),
        priority: (isSent(field) ? PRIORITY.sentField : PRIORITY.answeredField) - toDepth(field),
      }),
    ),
  ];
}

/** The page of a webhook. Its fields are those of the operations' answers, which have their own records. */
export function listWebhookRecord(page: WebhookPage): SearchRecord {
  const { webhook } = page;
  const headers = webhook.parameters.flatMap(({ fields }) => fields.map(({ name }) => name));
  return createRecord(page, {
    kind: 'api',
    priority: PRIORITY.operation,
    keywords: ['webhook', 'callback', 'entrega', 'HMAC', webhook.id],
    content: [toPlainText(webhook.description), ...headers].join(' '),
  });
}

/** The overview, its parts, and every error of the API. */
export function listOverviewRecords(page: OverviewPage): readonly SearchRecord[] {
  const { api } = page;
  return [
    createRecord(page, { kind: 'api', priority: PRIORITY.overview, content: toPlainText({ html: api.lead }) }),
    ...api.sections.map(({ anchor, title, html }) =>
      createRecord(page, {
        kind: 'api',
        priority: PRIORITY.overviewSection,
        anchor,
        headings: [title],
        content: toPlainText({ html }),
      }),
    ),
    ...api.groups.map(({ anchor, name, description }) =>
      createRecord(page, {
        kind: 'api',
        priority: PRIORITY.operationGroup,
        anchor: `grupo-${anchor}`,
        headings: [name],
        content: toPlainText(description),
      }),
    ),
    ...api.problems.map(({ anchor, code, title, status, cause, fix }) =>
      createRecord(page, {
        kind: 'api',
        priority: PRIORITY.problem,
        anchor,
        headings: [`${code}: ${title}`],
        content: `${toPlainText(cause)} ${toPlainText(fix)}`,
        keywords: [code, `HTTP ${status}`],
      }),
    ),
  ];
}

/** Parameters, then what the request holds, then what successful answers hold. */
function listFields({ parameters, requestBody, responses }: Operation): readonly FieldView[] {
  const media = [...(requestBody?.media ?? []), ...responses.filter(isSuccess).flatMap((response) => response.media)];
  return [...parameters.flatMap(({ fields }) => fields), ...media.flatMap(({ body }) => listInnerFields(body))];
}

const isSuccess = ({ status }: { readonly status: string }) => status.startsWith('2');

function describeField({ description, allowed }: FieldView): string {
  const values = allowed.map(({ value, meaning }) => (meaning ? `${value}: ${toPlainText(meaning)}` : value));
  return [...(description ? [toPlainText(description)] : []), ...values].join(' ');
}
