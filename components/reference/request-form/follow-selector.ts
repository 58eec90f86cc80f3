import { findSelected, isObject } from '@/lib/openapi/request-form/form-fields';
import type { FormFile } from '@/lib/openapi/request-form/form-file';
import type { FormNodes } from '@/lib/openapi/request-form/form-nodes';
import { BODY } from '@/lib/openapi/request-form/form-request';
import { addRequired, readAt, selectOption, writeAt } from '@/lib/openapi/request-form/form-value';
import type { JsonValue } from '@/lib/openapi/samples/sample-request';
import type { Path } from './form-context';

type Step = { readonly before: JsonValue; readonly path: Path; readonly next: JsonValue | undefined };

/** The value after a step. Another value of what selects among options of the body brings the fields of its option. */
export function follow(nodes: FormNodes, { body }: FormFile, { before, path, next }: Step): JsonValue {
  const after = writeAt(before, path, next);
  const node = body && path.length === 2 && path[0] === BODY ? nodes.read(body) : undefined;
  const choice =
    node?.kind === 'object' ? node.choices.find(({ selector }) => selector?.property === path[1]) : undefined;
  const moved = readAt(after, [BODY]);
  if (!body || !choice || !isObject(moved)) return after;
  const selected = findSelected(choice, moved);
  if (selected === undefined || selected === findSelected(choice, readAt(before, [BODY]))) return after;
  return writeAt(after, [BODY], addRequired(nodes, body, selectOption(nodes, choice, moved, selected)));
}
