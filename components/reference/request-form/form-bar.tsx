import { CloseIcon } from '../../ui/icons';
import { MethodBadge } from '../method-badge';
import { useForm } from './form-context';
import fieldStyles from './form-fields.module.css';
import styles from './request-form.module.css';

/** Which request it is, and the way out. */
export function FormBar({ close }: { close: () => void }) {
  const { form, messages } = useForm();
  return (
    <header className={styles.bar}>
      <h2 id="montar.titulo">{messages.requestForm.title}</h2>
      <p className={styles.operation}>
        <MethodBadge method={form.method} /> <code translate="no">{form.path}</code>
      </p>
      <button
        type="button"
        className={fieldStyles.icon}
        aria-label={messages.requestForm.close}
        title={messages.requestForm.close}
        onClick={close}
      >
        <CloseIcon />
      </button>
    </header>
  );
}
