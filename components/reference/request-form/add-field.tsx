import { type KeyboardEvent, useState } from 'react';
import { fillMessage } from '@/lib/i18n/fill-message';
import { type FormFields, type JsonObject, listFields } from '@/lib/openapi/request-form/form-fields';
import type { ObjectNode } from '@/lib/openapi/request-form/form-node';
import { addField } from '@/lib/openapi/request-form/form-value';
import controls from '../../ui/dialog-controls.module.css';
import { type Path, toId, useForm } from './form-context';
import fieldStyles from './form-fields.module.css';

type AddFieldProps = {
  readonly path: Path;
  readonly name: string;
  readonly node: ObjectNode;
  readonly resolved: FormFields;
  readonly value: JsonObject;
};

/** The fields that a group may also have: chosen in a list, added by the button or Enter. */
export function AddField({ path, name, node, resolved, value }: AddFieldProps) {
  const { nodes, messages, lang, write, setOpen, focus } = useForm();
  const [chosen, setChosen] = useState('');
  const all = listFields(resolved).filter((field) => !(field.name in value));
  const absent = [...all.filter(({ isRequired }) => isRequired), ...all.filter(({ isRequired }) => !isRequired)];
  const [first] = absent;
  if (!first) return null;
  // A field that was chosen may be there by now.
  const current = absent.some((field) => field.name === chosen) ? chosen : first.name;
  const add = () => {
    const place = [...path, current];
    write(path, addField(nodes, node, value, current));
    // A group that grows stays open.
    setOpen(path, true);
    setOpen(place, true);
    focus(toId(place));
  };
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  };
  const label = fillMessage(messages.requestForm.addField, { name });
  const missing = absent.filter(({ isRequired }) => isRequired).map((field) => field.name);
  return (
    <div className={fieldStyles.add}>
      {missing.length > 0 && (
        <p className={fieldStyles.problem}>
          {fillMessage(messages.requestForm.missing, { names: missing.join(', ') })}
        </p>
      )}
      <select
        id={`${toId(path)}/+`}
        className={controls.control}
        aria-label={label}
        lang={lang}
        value={current}
        onChange={({ target }) => setChosen(target.value)}
        onKeyDown={addOnEnter}
      >
        {absent.map(({ name: own, schema, isRequired }) => (
          <option key={own} value={own}>
            {describe(own, isRequired ? messages.reference.required : undefined, schema.description)}
          </option>
        ))}
      </select>
      <button type="button" className={controls.button} onClick={add}>
        {messages.requestForm.add}
      </button>
    </div>
  );
}

function describe(name: string, mark: string | undefined, description: string | undefined): string {
  const marked = mark === undefined ? name : `${name} (${mark})`;
  return description === undefined ? marked : `${marked}: ${description.replaceAll('`', '')}`;
}
