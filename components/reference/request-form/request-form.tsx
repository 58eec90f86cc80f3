import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Problem } from '@/lib/openapi/request-form/check-value';
import { follow } from '@/lib/openapi/request-form/follow-selector';
import type { FormFile } from '@/lib/openapi/request-form/form-file';
import { describeChange, writeFragment } from '@/lib/openapi/request-form/form-link';
import { BODY } from '@/lib/openapi/request-form/form-request';
import { addAll, keepRequired, readAt } from '@/lib/openapi/request-form/form-value';
import type { JsonValue } from '@/lib/openapi/samples/sample-request';
import { jsonText } from '@/lib/openapi/samples/source-text';
import type { FormTexts } from '@/lib/publish/request-form-texts';
import { writeClipboard } from '../../behaviours/write-clipboard';
import { CloseIcon } from '../../ui/icons';
import { MethodBadge } from '../method-badge';
import { Field } from './field';
import { findReference } from './find-reference';
import { sayCount } from './fold';
import { type FormContext, FormState, type Path, toId, writeFaults } from './form-context';
import { listGroups } from './list-groups';
import styles from './request-form.module.css';
import { SamplePane } from './sample-pane';
import { StartChoice } from './start-choice';
import { type Begun, useFormState } from './use-form-state';

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
  const { state, root, nodes, problems, coming, change, begin, transform, undo } = useFormState(form, begun, keep);
  const [told, setTold] = useState<ReadonlySet<string> | 'all'>(new Set<string>());
  const [folds, setFolds] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [pane, setPane] = useState<'fields' | 'sample'>('fields');
  const status = useRef<HTMLParagraphElement>(null);
  const tools = useRef<HTMLDivElement>(null);
  const left = useRef(new Map<string, JsonValue>());
  const wanted = useRef<string>(undefined);
  const { value, first, start } = state;
  const byPlace = useMemo(() => sortByPlace(problems), [problems]);
  // Read while drawing and by what answers the reader: the context need not change with every letter.
  const latest = useRef({ value, byPlace });
  latest.current = { value, byPlace };

  useEffect(() => {
    tools.current?.querySelector<HTMLElement>('select, button')?.focus();
  }, []);

  // What is to have the focus is there only after the change that it comes from.
  useEffect(() => {
    const target = wanted.current === undefined ? null : document.getElementById(wanted.current);
    if (!target) return;
    wanted.current = undefined;
    target.focus();
  });

  const write = useCallback(
    (path: Path, next: JsonValue | undefined) =>
      change((whole, own) => follow(own, form, { before: whole, path, next })),
    [change, form],
  );

  const context = useMemo<FormContext>(
    () => ({
      form,
      nodes,
      messages,
      languages,
      lang,
      read: (path) => readAt(latest.current.value, path),
      write,
      listProblems: (path) => latest.current.byPlace.get(toId(path)) ?? [],
      isTold: (path) => told === 'all' || told.has(toId(path)),
      leave: (path) => setTold((before) => (before === 'all' ? before : new Set([...before, toId(path)]))),
      isOpen: (path, isSmall) => folds.get(toId(path)) ?? isSmall,
      setOpen: (path, isOpen) => setFolds((before) => new Map([...before, [toId(path), isOpen]])),
      focus: (id) => {
        wanted.current = id;
      },
      findReference: (path) => findReference({ form, nodes, root, value: latest.current.value }, path),
      left: left.current,
    }),
    [form, nodes, root, messages, languages, lang, write, told, folds],
  );

  const announce = (text: string) => status.current?.replaceChildren(text);
  const copy = async (text: string) => {
    try {
      await writeClipboard(text);
      announce(messages.requestForm.copied);
    } catch {
      announce(messages.requestForm.copyFailed);
    }
  };
  const copyLink = () => {
    const address = new URL(window.location.href);
    address.hash = writeFragment({ start, change: describeChange(nodes, root, first, value) });
    void copy(address.href);
  };
  const showNext = () => {
    setTold('all');
    const [problem] = problems;
    if (!problem) return;
    const around = problem.path.map((_, index) => toId(problem.path.slice(0, index)));
    setFolds((before) => new Map([...before, ...around.map((id) => [id, true] as const)]));
    setPane('fields');
    // A field that is missing is added in its group.
    const isThere = problem.kind !== 'missing';
    wanted.current = isThere ? toId(problem.path) : `${toId(problem.path.slice(0, -1))}/+`;
  };

  const body = readAt(value, [BODY]);
  const address = `${window.location.origin}${window.location.pathname}#montar`;
  return (
    <FormState value={context}>
      <header className={styles.bar}>
        <h2 id="montar.titulo">{messages.requestForm.title}</h2>
        <p className={styles.operation}>
          <MethodBadge method={form.method} /> <code translate="no">{form.path}</code>
        </p>
        <button
          type="button"
          className={styles.icon}
          aria-label={messages.requestForm.close}
          title={messages.requestForm.close}
          onClick={close}
        >
          <CloseIcon />
        </button>
      </header>
      <div ref={tools} className={styles.tools}>
        <StartChoice start={start} begin={begin} />
        <span className={styles.buttons}>
          <button type="button" className={styles.button} onClick={() => transform(keepRequired)}>
            {messages.requestForm.onlyRequired}
          </button>
          <button type="button" className={styles.button} onClick={() => transform(addAll)}>
            {messages.requestForm.everything}
          </button>
          {undo && (
            <button type="button" className={styles.button} onClick={undo}>
              {messages.requestForm.undo}
            </button>
          )}
        </span>
        <button type="button" className={styles.state} data-wrong={problems.length > 0 || undefined} onClick={showNext}>
          {problems.length > 0 ? sayCount(problems.length, messages.requestForm) : messages.requestForm.nothingToFix}
        </button>
        <p ref={status} role="status" className={styles.status} />
      </div>
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
          <p className={styles.description}>{messages.requestForm.lead}</p>
          {coming && (
            <p role="status" className={styles.description}>
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
        <div className={styles.side}>
          <span className={styles.buttons}>
            {body !== undefined && (
              <button type="button" className={styles.button} onClick={() => copy(jsonText(body))}>
                {messages.requestForm.copyJson}
              </button>
            )}
            <button type="button" className={styles.button} onClick={copyLink}>
              {messages.requestForm.copyLink}
            </button>
          </span>
          <p className={styles.description}>{messages.requestForm.linkNote}</p>
          <SamplePane value={value} first={first} address={address} copy={copy} />
        </div>
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
