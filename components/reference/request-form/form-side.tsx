import type { RefObject } from 'react';
import { FORM_ID } from '@/lib/openapi/request-form/form-id';
import { describeChange, writeFragment } from '@/lib/openapi/request-form/form-link';
import { BODY } from '@/lib/openapi/request-form/form-request';
import { readAt } from '@/lib/openapi/request-form/form-value';
import { jsonText } from '@/lib/openapi/samples/source-text';
import { writeClipboard } from '../../behaviours/write-clipboard';
import controls from '../../ui/dialog-controls.module.css';
import { useForm } from './form-context';
import fieldStyles from './form-fields.module.css';
import styles from './request-form.module.css';
import { SamplePane } from './sample-pane';
import type { useFormState } from './use-form-state';

type FormSideProps = Pick<ReturnType<typeof useFormState>, 'state' | 'root'> & {
  readonly status: RefObject<HTMLParagraphElement | null>;
};

/** What one takes away: the body, a link and the samples. */
export function FormSide({ state, root, status }: FormSideProps) {
  const { nodes, messages } = useForm();
  const { value, first, start } = state;
  const body = readAt(value, [BODY]);
  const { origin, pathname } = window.location;

  const copy = async (text: string) => {
    const say = (said: string) => status.current?.replaceChildren(said);
    try {
      await writeClipboard(text);
      say(messages.requestForm.copied);
    } catch {
      say(messages.requestForm.copyFailed);
    }
  };
  const copyLink = () => {
    const address = new URL(window.location.href);
    address.hash = writeFragment({ start, change: describeChange(nodes, root, first, value) });
    void copy(address.href);
  };

  return (
    <div className={styles.side}>
      <span className={styles.buttons}>
        {body !== undefined && (
          <button type="button" className={controls.button} onClick={() => copy(jsonText(body))}>
            {messages.requestForm.copyJson}
          </button>
        )}
        <button type="button" className={controls.button} onClick={copyLink}>
          {messages.requestForm.copyLink}
        </button>
      </span>
      <p className={fieldStyles.description}>{messages.requestForm.linkNote}</p>
      <SamplePane state={state} address={`${origin}${pathname}#${FORM_ID}`} copy={copy} />
    </div>
  );
}
