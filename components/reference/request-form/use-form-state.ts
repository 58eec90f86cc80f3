import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { checkValue } from '@/lib/openapi/request-form/check-value';
import { moveForm } from '@/lib/openapi/request-form/form-environment';
import type { FormFile, FormSchema, FormSchemas, FormStart } from '@/lib/openapi/request-form/form-file';
import { applyChange, type FormLink } from '@/lib/openapi/request-form/form-link';
import { FormNodes } from '@/lib/openapi/request-form/form-nodes';
import { BODY, buildRootSchema, isMade, PARAMETERS, startParameters } from '@/lib/openapi/request-form/form-request';
import { addRequired, fillRequired, listMissing } from '@/lib/openapi/request-form/form-value';
import { ENVIRONMENTS, type Environment } from '@/lib/openapi/samples/environments';
import type { JsonValue } from '@/lib/openapi/samples/sample-request';
import { READER_DATA_MARK } from '@/lib/reader-data/reader-data';
import { basePath } from '@/lib/routes/base-path';
import { useEnvironment } from '../../stores/environment';

/** Start that has only what is required. */
export const BLANK = '';

/** A form as far as it has come: with the schemas that its value needs. */
export type Begun = {
  readonly start: string;
  /** The environment that it is for; undefined where there is nothing to choose. */
  readonly environment: Environment | undefined;
  /** Value that the form began with. */
  readonly first: JsonValue;
  readonly value: JsonValue;
  readonly schemas: FormSchemas;
};

/** Fetches JSON that the build wrote. @throws TypeError when it does not come whole */
export async function fetchJson<Value>(address: string): Promise<Value> {
  const answer = await fetch(address);
  if (!answer.ok) throw new TypeError(`${answer.url}: HTTP ${answer.status}`);
  // The caller names the type that the build wrote it from.
  return (await answer.json()) as Value;
}

const bodies = new Map<string, JsonValue>();

async function fetchStart({ starts }: { starts: readonly FormStart[] }, id: string): Promise<JsonValue | undefined> {
  const start = starts.find((own) => own.id === id);
  if (start?.file === undefined) return start?.body;
  const body = bodies.get(start.file) ?? (await fetchJson<JsonValue>(basePath + start.file));
  bodies.set(start.file, body);
  return body;
}

/** A link says how a value differs from the start: with the reader's data in the start, they are no difference. */
async function fillOwn(start: JsonValue): Promise<JsonValue> {
  if (!document.documentElement.hasAttribute(READER_DATA_MARK)) return start;
  const { fillStart } = await import('../../reader-data/fill-start');
  return fillStart(start);
}

async function fetchParts(form: FormFile, schemas: FormSchemas, names: readonly string[]): Promise<FormSchemas> {
  const files = names.flatMap((name) => form.parts[name]?.file ?? []);
  const parts = await Promise.all(files.map((file) => fetchJson<FormSchemas>(basePath + file)));
  return Object.assign({ ...schemas }, ...parts) as FormSchemas;
}

/**
 * Begins a form: with an example, a recipe or what is required, and with what a link changes of it.
 * @throws TypeError when a file does not come
 */
export async function beginForm(
  form: FormFile,
  { start, change }: FormLink,
  had: FormSchemas = form.schemas,
): Promise<Begun> {
  const root = buildRootSchema(form);
  const body = await fetchStart({ starts: [...form.examples, ...form.recipes] }, start);
  const parameters = form.parameters.length > 0 ? { [PARAMETERS]: startParameters(form) } : {};
  let schemas = had;
  // Each round may choose a layout that has to be fetched.
  for (let round = 0; round < 4; round += 1) {
    const nodes = new FormNodes(schemas);
    const begun = body === undefined ? fillRequired(nodes, root) : { [BODY]: body };
    const whole = { ...(begun as object), ...parameters };
    const [{ environment: written }] = form.servers;
    const placed = { start, environment: written, first: whole, value: whole };
    const { environment, ...there } = moveForm(form, placed, document.documentElement.dataset.environment);
    const first = await fillOwn(there.first);
    const value = applyChange(nodes, root, first, change);
    const missing = [...listMissing(nodes, root, first), ...listMissing(nodes, root, value)];
    if (missing.length === 0 || round === 3) return { start, environment, first, value, schemas };
    schemas = await fetchParts(form, schemas, [...new Set(missing)]);
  }
  throw new TypeError('The schemas of the form have no end.');
}

/** The value of a form, what is wrong with it, and what changes it. */
export function useFormState(form: FormFile, begun: Begun, keep: (state: Begun) => void) {
  const [own, setOwn] = useState(begun);
  const environment = useEnvironment(ENVIRONMENTS[0]);
  const state = useMemo(() => moveForm(form, own, environment), [form, own, environment]);
  const [before, setBefore] = useState<Begun>();
  const [coming, setComing] = useState<'coming' | 'failed'>();
  const latest = useRef(state);
  const steps = useRef(0);
  const root = useMemo<FormSchema>(() => buildRootSchema(form), [form]);
  // Another environment, chosen elsewhere on the page, is part of what the next change starts from.
  useLayoutEffect(() => {
    latest.current = state;
  }, [state]);
  const nodes = useMemo(() => new FormNodes(state.schemas), [state.schemas]);
  const problems = useMemo(
    () => checkValue(nodes, root, state.value).filter(({ path }) => !isMade(form, path, state.value)),
    [nodes, root, state.value, form],
  );

  const put = useCallback(
    (next: Begun) => {
      latest.current = next;
      keep(next);
      setOwn(next);
    },
    [keep],
  );

  /** Waits for what a step needs, such as a layout; the form stays as it was until then. The last step counts. */
  const wait = useCallback(
    async (make: () => Promise<Begun>) => {
      steps.current += 1;
      const step = steps.current;
      setComing('coming');
      try {
        const next = await make();
        if (step !== steps.current) return;
        const { current } = latest;
        // What the reader has not touched is no loss.
        if (current.value !== current.first) setBefore(current);
        put(next);
        setComing(undefined);
      } catch {
        if (step === steps.current) setComing('failed');
      }
    },
    [put],
  );

  const change = useCallback(
    (make: (value: JsonValue, nodes: FormNodes) => JsonValue) => {
      const { current } = latest;
      const own = new FormNodes(current.schemas);
      const value = make(current.value, own);
      const missing = listMissing(own, root, value);
      if (missing.length === 0) put({ ...current, value });
      else {
        void wait(async () => {
          const schemas = await fetchParts(form, current.schemas, missing);
          const whole = new FormNodes(schemas);
          // The reader may have gone on meanwhile.
          const { current: now } = latest;
          return { ...now, schemas, value: addRequired(whole, root, make(now.value, whole)) };
        });
      }
    },
    [form, root, put, wait],
  );

  const begin = useCallback(
    (start: string) => wait(() => beginForm(form, { start, change: undefined }, latest.current.schemas)),
    [form, wait],
  );

  /** Changes that a reader may want back at once. */
  const transform = useCallback(
    (make: (nodes: FormNodes, schema: FormSchema, value: JsonValue) => JsonValue) => {
      setBefore(latest.current);
      change((value, own) => make(own, root, value));
    },
    [change, root],
  );

  const undo = useCallback(() => {
    if (before) put(before);
    setBefore(undefined);
  }, [before, put]);

  return { state, root, nodes, problems, coming, change, begin, transform, undo: before ? undo : undefined };
}
