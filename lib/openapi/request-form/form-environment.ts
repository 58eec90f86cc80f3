import { type Environment, TEST_ENVIRONMENT } from '../samples/environments';
import type { JsonValue } from '../samples/sample-request';
import type { FormDifference, FormFile } from './form-file';
import { BODY } from './form-request';
import { readAt, writeAt } from './form-value';

/** What a form holds that differs by environment. */
type Placed = {
  readonly start: string;
  /** Undefined where there is nothing to choose. */
  readonly environment: Environment | undefined;
  /** Value that the form began with. */
  readonly first: JsonValue;
  readonly value: JsonValue;
};

/**
 * The environment that a form is for: the reader's, where the operation has a server for it. Recipes are documents for
 * tests in any case, as on their own pages.
 */
export function chooseEnvironment({ servers, recipes }: FormFile, start: string, own: string | undefined) {
  const wanted = recipes.some(({ id }) => id === start) ? TEST_ENVIRONMENT : own;
  const server = servers.find(({ environment }) => environment === wanted) ?? servers[0];
  return server.environment;
}

/** A form in another environment: what differs there is what it is there, as far as the reader has left it as it was. */
export function moveForm<Form extends Placed>(file: FormFile, form: Form, own: string | undefined): Form {
  const environment = chooseEnvironment(file, form.start, own);
  const { environment: before } = form;
  if (environment === before || environment === undefined || before === undefined) return form;
  const { differences = [] } = file.examples.find(({ id }) => id === form.start) ?? {};
  const move = (value: JsonValue) =>
    differences.reduce((moved, difference) => moveValue(moved, difference, before, environment), value);
  const first = move(form.first);
  // What the reader has not touched stays the very same.
  return { ...form, environment, first, value: form.value === form.first ? first : move(form.value) };
}

function moveValue(form: JsonValue, { path, values }: FormDifference, from: Environment, to: Environment): JsonValue {
  const place = [BODY, ...path];
  const isUntouched = JSON.stringify(readAt(form, place)) === JSON.stringify(values[from]);
  return isUntouched ? writeAt(form, place, values[to]) : form;
}
