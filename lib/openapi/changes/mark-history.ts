import type { Api, Operation, Webhook } from '../operation';
import type { FieldHistory, FieldView, SchemaBody } from '../schema-view';
import type { ChangeUse } from './api-change';
import { ARRIVALS } from './change-rules';
import type { ApiHistory } from './history';

/** The model with the versions beside what came or changed after the first one; changes without a version mark nothing. */
export function markHistory(api: Api, history: ApiHistory): Api {
  const marks = listMarks(history);
  const mark = <Owner extends Operation | Webhook>(owner: Owner, of: ChangeUse['of'], id: string): Owner => {
    const own = marks.get(`${of} ${id}`);
    return own ? markExchange(owner, own) : owner;
  };
  return {
    ...api,
    history,
    groups: api.groups.map((group) => ({
      ...group,
      operations: group.operations.map((operation) => mark(operation, 'operation', operation.id)),
    })),
    webhookGroups: api.webhookGroups.map((group) => ({
      ...group,
      webhooks: group.webhooks.map((webhook) => mark(webhook, 'webhook', webhook.slug)),
    })),
  };
}

/** What is known of the parts of one page, by their ids; '' is the operation itself. */
type Marks = ReadonlyMap<string, FieldHistory>;

/** By operation or webhook. */
function listMarks({ releases }: ApiHistory): ReadonlyMap<string, Marks> {
  const marks = new Map<string, Map<string, FieldHistory>>();
  for (const { version, changes } of releases) {
    if (version === undefined) continue;
    for (const { kind, uses } of changes) {
      for (const { of, id, anchor } of uses) {
        const key = `${of} ${id}`;
        const own = marks.get(key) ?? new Map<string, FieldHistory>();
        marks.set(key, own);
        const { since, changedIn } = own.get(anchor) ?? { since: undefined, changedIn: [] };
        // From the newest on: of something that came twice, the last time counts.
        if (ARRIVALS.includes(kind)) own.set(anchor, { since: since ?? version, changedIn });
        else if (since === undefined && !changedIn.includes(version)) {
          own.set(anchor, { since, changedIn: [...changedIn, version] });
        }
      }
    }
  }
  return marks;
}

function markExchange<Owner extends Operation | Webhook>(owner: Owner, marks: Marks): Owner {
  const fields = (list: readonly FieldView[]) => list.map((field) => markField(field, marks));
  const { parameters, requestBody, responses } = owner;
  const history = marks.get('');
  return {
    ...owner,
    ...(history ? { history } : {}),
    parameters: parameters.map((group) => ({ ...group, fields: fields(group.fields) })),
    requestBody: requestBody && {
      ...requestBody,
      media: requestBody.media.map((media) => ({ ...media, body: markBody(media.body, marks) })),
    },
    responses: responses.map((response) => ({
      ...response,
      headers: fields(response.headers),
      media: response.media.map((media) => ({ ...media, body: markBody(media.body, marks) })),
    })),
  };
}

function markField(field: FieldView, marks: Marks): FieldView {
  const history = marks.get(field.anchor);
  return { ...field, ...(history ? { history } : {}), body: markBody(field.body, marks) };
}

function markBody(body: SchemaBody, marks: Marks): SchemaBody {
  if (body.kind !== 'fields') return body;
  const { alternatives } = body;
  return {
    ...body,
    fields: body.fields.map((field) => markField(field, marks)),
    alternatives: alternatives && {
      ...alternatives,
      options: alternatives.options.map((option) => ({ ...option, body: markBody(option.body, marks) })),
    },
  };
}
