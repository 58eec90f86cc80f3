import type { FormStart } from '@/lib/openapi/request-form/form-file';
import controls from '../../ui/dialog-controls.module.css';
import { useForm } from './form-context';
import styles from './request-form.module.css';
import { BLANK } from './use-form-state';

/** What the form begins with: what is required, an example or a recipe. */
export function StartChoice({ start, begin }: { start: string; begin: (id: string) => void }) {
  const { form, messages, lang } = useForm();
  if (form.body === undefined) return null;
  const group = (label: string, starts: readonly FormStart[]) =>
    starts.length > 0 && (
      <optgroup label={label}>
        {starts.map(({ id, title }) => (
          <option key={id} value={id} lang={lang}>
            {title}
          </option>
        ))}
      </optgroup>
    );
  return (
    <label className={styles.start}>
      {messages.requestForm.start}
      <select className={controls.control} value={start} onChange={({ target }) => begin(target.value)}>
        <option value={BLANK}>{messages.requestForm.blank}</option>
        {group(messages.requestForm.examples, form.examples)}
        {group(messages.requestForm.recipes, form.recipes)}
      </select>
    </label>
  );
}
