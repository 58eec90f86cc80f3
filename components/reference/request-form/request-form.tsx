import { useMemo, useRef, useState } from 'react';
import type { Problem } from '@/lib/openapi/request-form/check-value';
import { follow } from '@/lib/openapi/request-form/follow-selector';
import type { FormFile } from '@/lib/openapi/request-form/form-file';
import { readAt } from '@/lib/openapi/request-form/form-value';
import { LeftOptions } from '@/lib/openapi/request-form/left-options';
import type { FormTexts } from '@/lib/publish/request-form-texts';
import { Field } from './field';
import { findReference } from './find-reference';
import { FormBar } from './form-bar';
import { type FormContext, FormState, toId, writeFaults } from './form-context';
import fieldStyles from './form-fields.module.css';
import { FormSide } from './form-side';
import { FormTools } from './form-tools';
import { listGroups } from './list-groups';
import styles from './request-form.module.css';
import { type Begun, useFormState } from './use-form-state';
import { useFormView } from './use-form-view';

type RequestFormProps = {
  readonly form: FormFile;
  readonly texts: FormTexts;
  /** Language of the API's texts, where it is not the page's. */
  readonly lang: string | undefined;
  readonly begun: Begun;
  /** Keeps the state for when the form is opened again. */
  readonly keep: (state: Begun) => void;
  readonly close: () => void;
};

/** The request of an operation as a form beside its samples. */
export function RequestForm({ form, texts: { messages, languages }, lang, begun, keep, close }: RequestFormProps) {
  const states = useFormState(form, begun, keep);
  const { state, root, nodes, problems, coming, change } = states;
  const { view, lead } = useFormView();
  const [pane, setPane] = useState<'fields' | 'sample'>('fields');
  const status = useRef<HTMLParagraphElement>(null);
  const [left] = useState(() => new LeftOptions());
  left.beginWith(state.first);
  const { value } = state;
  const byPlace = useMemo(() => sortByPlace(problems), [problems]);
  // Read while drawing and by what answers the reader: the context need not change with every letter.
  const latest = useRef({ value, byPlace });
  latest.current = { value, byPlace };

  const context = useMemo<FormContext>(
    () => ({
      ...view,
      form,
      nodes,
      messages,
      languages,
      lang,
      read: (path) => readAt(latest.current.value, path),
      write: (path, next) => {
        if (next === undefined) left.forget(path);
        change((before, own) => follow(own, form, { before, path, next }));
      },
      listProblems: (path) => latest.current.byPlace.get(toId(path)) ?? [],
      findReference: (path) => findReference({ form, nodes, root, value: latest.current.value }, path),
      left,
    }),
    [view, form, nodes, root, messages, languages, lang, change, left],
  );

  const showNext = () => {
    const [problem] = problems;
    if (!problem) return;
    lead(problem);
    setPane('fields');
  };

  return (
    <FormState value={context}>
      <FormBar close={close} />
      <FormTools {...states} showNext={showNext} status={status} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in every browser. */}
      <div className={styles.panes} role="group" aria-label={messages.requestForm.title}>
        <button type="button" aria-pressed={pane === 'fields'} onClick={() => setPane('fields')}>
          {messages.requestForm.fields}
        </button>
        <button type="button" aria-pressed={pane === 'sample'} onClick={() => setPane('sample')}>
          {messages.requestForm.request}
        </button>
      </div>
      <div className={styles.content} data-pane={pane}>
        <div className={styles.fields} data-scrolls>
          <p className={fieldStyles.description}>{messages.requestForm.lead}</p>
          {coming && (
            <p role="status" className={fieldStyles.description}>
              {coming === 'coming' ? messages.requestForm.coming : messages.requestForm.comingFailed}
            </p>
          )}
          {listGroups(form, messages, root).map((group) => (
            <Field
              key={toId(group.path)}
              {...group}
              value={readAt(value, group.path)}
              faults={writeFaults(byPlace.get(toId(group.path)) ?? [])}
              isRequired
              isRemovable={false}
            />
          ))}
        </div>
        <FormSide state={state} root={root} status={status} />
      </div>
    </FormState>
  );
}

/** Problems by the places in which they are, the ones around a place too. */
function sortByPlace(problems: readonly Problem[]): ReadonlyMap<string, readonly Problem[]> {
  const places = new Map<string, Problem[]>();
  for (const problem of problems) {
    for (let depth = 0; depth <= problem.path.length; depth += 1) {
      const id = toId(problem.path.slice(0, depth));
      const own = places.get(id) ?? [];
      places.set(id, own);
      own.push(problem);
    }
  }
  return places;
}
