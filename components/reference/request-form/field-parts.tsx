import { fillMessage } from '@/lib/i18n/fill-message';
import type { FormSchema } from '@/lib/openapi/request-form/form-file';
import { CloseIcon } from '../../ui/icons';
import { type Path, toId, useForm } from './form-context';
import styles from './form-fields.module.css';
import { InlineText } from './inline-text';
import { sayProblem } from './problem-words';

/** What a field is, in one sentence. */
export function Description({ schema, id }: { schema: FormSchema; id?: string }) {
  const { lang } = useForm();
  if (!schema.description) return null;
  return (
    <p className={styles.description} id={id} lang={lang}>
      <InlineText text={schema.description} />
    </p>
  );
}

/** Leads to the field where the reference describes it. */
export function ReferenceLink({ path, name }: { path: Path; name: string }) {
  const { messages, findReference } = useForm();
  const href = findReference(path);
  if (href === undefined) return null;
  const label = fillMessage(messages.requestForm.inReference, { name });
  // What is typed would be lost with the page.
  const target = href.startsWith('#') ? undefined : '_blank';
  return (
    <a className={styles.reference} href={href} target={target} aria-label={label} title={label}>
      ?
    </a>
  );
}

/** Takes a field out. The focus goes where it can be added again. */
export function RemoveButton({ path, name }: { path: Path; name: string }) {
  const { messages, write, focus } = useForm();
  const remove = () => {
    write(path, undefined);
    focus(`${toId(path.slice(0, -1))}/+`);
  };
  const label = fillMessage(messages.requestForm.remove, { name });
  return (
    <button
      type="button"
      className={styles.icon}
      id={`${toId(path)}/-`}
      aria-label={label}
      title={label}
      onClick={remove}
    >
      <CloseIcon />
    </button>
  );
}

/** What is wrong with a place, beside it, with the way to the reference. */
export function Problems({ path, name, isRequired }: { path: Path; name: string; isRequired: boolean }) {
  const { messages, listProblems, isTold, findReference } = useForm();
  const own = listProblems(path).filter((problem) => problem.path.length === path.length);
  if (own.length === 0 || !isTold(path)) return null;
  const href = findReference(path);
  return (
    <p className={styles.problem} id={`${toId(path)}/!`}>
      {own.map((problem) => sayProblem(problem, isRequired, messages)).join(' ')}{' '}
      {href !== undefined && (
        <a href={href} target={href.startsWith('#') ? undefined : '_blank'} rel="noopener">
          {fillMessage(messages.requestForm.inReference, { name })}
        </a>
      )}
    </p>
  );
}
