import { type RefObject, useEffect, useRef } from 'react';
import { addAll, keepRequired } from '@/lib/openapi/request-form/form-value';
import controls from '../../ui/dialog-controls.module.css';
import { sayCount } from './fold';
import { useForm } from './form-context';
import styles from './request-form.module.css';
import { StartChoice } from './start-choice';
import type { useFormState } from './use-form-state';

type FormToolsProps = Pick<ReturnType<typeof useFormState>, 'state' | 'problems' | 'begin' | 'transform' | 'undo'> & {
  /** Goes to the first place that is to be corrected. */
  readonly showNext: () => void;
  /** Where what happened is said. */
  readonly status: RefObject<HTMLParagraphElement | null>;
};

/** What is done with the whole request: how it begins, how much of it there is, and what is to be corrected. */
export function FormTools({ state, problems, begin, transform, undo, showNext, status }: FormToolsProps) {
  const { messages } = useForm();
  const tools = useRef<HTMLDivElement>(null);
  const { length } = problems;

  const focusFirst = () => tools.current?.querySelector<HTMLElement>('select, button')?.focus();
  useEffect(focusFirst, []);

  return (
    <div ref={tools} className={styles.tools}>
      <StartChoice start={state.start} begin={begin} />
      <span className={styles.buttons}>
        <button type="button" className={controls.button} onClick={() => transform(keepRequired)}>
          {messages.requestForm.onlyRequired}
        </button>
        <button type="button" className={controls.button} onClick={() => transform(addAll)}>
          {messages.requestForm.everything}
        </button>
        {undo && (
          <button
            type="button"
            className={controls.button}
            onClick={() => {
              undo();
              // The button goes with what it undoes.
              focusFirst();
            }}
          >
            {messages.requestForm.undo}
          </button>
        )}
      </span>
      <button type="button" className={controls.button} data-tone={length > 0 ? 'wrong' : 'good'} onClick={showNext}>
        {length > 0 ? sayCount(length, messages.requestForm) : messages.requestForm.nothingToFix}
      </button>
      <p ref={status} role="status" className={styles.status} />
    </div>
  );
}
