import type { ReactNode } from 'react';
import { fillMessage } from '@/lib/i18n/fill-message';
import type { MadeChoice } from '@/lib/openapi/request-form/form-fields';
import type { ObjectNode } from '@/lib/openapi/request-form/form-node';
import { addRequiredFields, selectOption } from '@/lib/openapi/request-form/form-value';
import { isObject } from '@/lib/text/json-object';
import controls from '../../ui/dialog-controls.module.css';
import { type Path, toId, useForm } from './form-context';
import styles from './form-fields.module.css';

type ChoiceFieldProps = {
  readonly made: MadeChoice;
  /** The group that has the choice. */
  readonly node: ObjectNode;
  readonly path: Path;
  readonly name: string;
  /** The fields of the chosen option. */
  readonly children: ReactNode;
};

/** Which of several ways to fill a group. Keys that pass over an option change it: what an option held comes back. */
export function ChoiceField({ made: { choice, selected }, node, path, name, children }: ChoiceFieldProps) {
  const { nodes, messages, lang, read, write, left } = useForm();
  const { options } = choice;
  const labels = options.map(({ label = '' }) => label).join();
  const id = `${toId(path)}/?${labels}`;
  const choose = (index: number) => {
    const value = read(path);
    if (!isObject(value)) return;
    if (selected !== undefined) left.keep(path, `${labels}${selected}`, value);
    const next = selectOption(nodes, choice, value, index);
    const before = left.find(path, `${labels}${index}`);
    const own = isObject(before) ? Object.entries(before).filter(([key]) => options[index]?.names.has(key)) : [];
    write(path, addRequiredFields(nodes, node, { ...next, ...Object.fromEntries(own) }));
  };
  return (
    <div className={styles.choice}>
      <div className={styles.field}>
        <div className={styles.head}>
          <label htmlFor={id}>{fillMessage(messages.requestForm.choice, { name })}</label>
        </div>
        <select
          id={id}
          className={controls.control}
          lang={lang}
          value={String(selected ?? -1)}
          onChange={({ target }) => choose(Number(target.value))}
        >
          {selected === undefined && <option value="-1">{messages.requestForm.choose}</option>}
          {options.map(({ label, description }, index) => {
            // Options of one name differ by their place, which they keep.
            const key = `${index} ${label}`;
            return (
              <option key={key} value={index}>
                {description === undefined ? label : `${label}: ${description.replaceAll('`', '')}`}
              </option>
            );
          })}
        </select>
      </div>
      {children}
    </div>
  );
}
