import { isObject } from '../../text/json-object';
import type { JsonValue } from '../samples/sample-request';
import { findSelected } from './form-fields';
import type { FormFile } from './form-file';
import type { FormNodes } from './form-nodes';
import { BODY } from './form-request';
import { addRequired, readAt, selectOption, writeAt } from './form-value';

type Step = {
  readonly before: JsonValue /** From the form's root. */;
  readonly path: readonly string[];
  readonly next: JsonValue | undefined;
};

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
