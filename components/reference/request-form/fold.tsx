import type { ReactNode } from 'react';
import { fillMessage } from '@/lib/i18n/fill-message';
import type { Messages } from '@/lib/i18n/messages';
import { ChevronIcon } from '../../ui/icons';
import { ReferenceLink, RemoveButton } from './field-parts';
import { type Path, toId, useForm } from './form-context';
import styles from './form-fields.module.css';
import { isPart } from './list-groups';

type FoldProps = {
  readonly path: Path;
  readonly name: string;
  /** Said after the name, such as how many entries there are. */
  readonly mark?: string;
  readonly isRequired: boolean;
  readonly isRemovable: boolean;
  /** Whether it is open to begin with. */
  readonly isSmall: boolean;
  readonly children: ReactNode;
};

/** A part of the form that opens and closes. What is in a closed one is not drawn: a document has hundreds of fields. */
export function Fold({ path, name, mark, isRequired, isRemovable, isSmall, children }: FoldProps) {
  const { messages, listProblems, isTold, isOpen, setOpen } = useForm();
  const id = toId(path);
  const opened = isOpen(path, isSmall);
  const count = listProblems(path).filter(
    (problem) => problem.path.length > path.length && isTold(problem.path),
  ).length;
  return (
    // biome-ignore lint/a11y/useSemanticElements: the legend of a fieldset cannot be a row with buttons.
    <div className={styles.group} role="group" aria-labelledby={id}>
      <div className={styles.head}>
        <button
          type="button"
          className={styles.fold}
          id={id}
          aria-expanded={opened}
          onClick={() => setOpen(path, !opened)}
        >
          <ChevronIcon />
          {isPart(path) ? <strong>{name}</strong> : <code translate="no">{name}</code>}
          {mark !== undefined && <span>{mark}</span>}
          {isRequired && !isPart(path) && <span className={styles.mark}>{messages.reference.required}</span>}
          {count > 0 && <span className={styles.count}>{sayCount(count, messages.requestForm)}</span>}
        </button>
        <ReferenceLink path={path} name={name} />
        {isRemovable && <RemoveButton path={path} name={name} />}
      </div>
      {opened && <div className={styles.inside}>{children}</div>}
    </div>
  );
}

/** So many places are to be corrected. */
export function sayCount(count: number, texts: Messages['requestForm']): string {
  return count === 1 ? texts.toFixOne : fillMessage(texts.toFix, { count });
}
