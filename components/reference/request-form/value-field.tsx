import { fillMessage } from '@/lib/i18n/fill-message';
import type { ValueNode } from '@/lib/openapi/request-form/form-node';
import { isMade } from '@/lib/openapi/request-form/form-request';
import type { JsonValue } from '@/lib/openapi/samples/sample-request';
import controls from '../../ui/dialog-controls.module.css';
import { Description, Problems, ReferenceLink, RemoveButton } from './field-parts';
import { type FieldProps, toId, useForm } from './form-context';
import styles from './form-fields.module.css';

/** Characters from which on a text has several lines to be typed in. */
const LONG_TEXT = 200;

/** A single value: chosen where the description lists them, else typed. */
export function ValueField({
  path,
  name,
  value = null,
  node,
  isRequired,
  isRemovable,
}: FieldProps & { node: ValueNode }) {
  const { form, messages, read, write, listProblems, isTold, leave } = useForm();
  const id = toId(path);
  const hasProblem = listProblems(path).length > 0;
  const isWrong = hasProblem && isTold(path);
  const isSampleMade = isMade(form, path, read([]) ?? null);
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label htmlFor={id}>
          <code translate="no">{name}</code>
          {isRequired && <span className={styles.mark}>{messages.reference.required}</span>}
        </label>
        <ReferenceLink path={path} name={name} />
        {node.isNullable && (
          <label className={styles.null}>
            <input
              type="checkbox"
              aria-label={fillMessage(messages.requestForm.isNull, { name })}
              checked={value === null}
              onChange={({ target }) => write(path, target.checked ? null : '')}
            />
            null
          </label>
        )}
        {isRemovable && <RemoveButton path={path} name={name} />}
      </div>
      <Control
        path={path}
        node={node}
        value={value}
        isWrong={isWrong}
        leave={() => hasProblem && !isWrong && leave(path)}
        describedBy={[isWrong ? `${id}/!` : '', node.schema.description ? `${id}/d` : ''].join(' ').trim() || undefined}
      />
      <Problems path={path} name={name} isRequired={isRequired} />
      {isSampleMade && <p className={styles.description}>{messages.requestForm.made}</p>}
      <Description schema={node.schema} id={`${id}/d`} />
    </div>
  );
}

type ControlProps = Pick<FieldProps, 'path'> & {
  readonly node: ValueNode;
  readonly value: JsonValue;
  readonly isWrong: boolean;
  /** The reader goes on to another field. */
  readonly leave: () => void;
  readonly describedBy: string | undefined;
};

function Control({ path, node, value, isWrong, leave, describedBy }: ControlProps) {
  const { messages, lang, write } = useForm();
  const values = listValues(node);
  const common = {
    id: toId(path),
    className: controls.control,
    disabled: value === null,
    'aria-invalid': isWrong || undefined,
    'aria-describedby': describedBy,
    onBlur: leave,
  };
  if (values) {
    const chosen = values.findIndex((candidate) => candidate.value === value);
    return (
      <select
        {...common}
        lang={lang}
        value={String(chosen)}
        onChange={({ target }) => write(path, values[Number(target.value)]?.value ?? '')}
      >
        {chosen < 0 && <option value="-1">{messages.requestForm.choose}</option>}
        {values.map(({ value: own, meaning }, index) => (
          <option key={String(own)} value={index}>
            {meaning ? `${own}: ${meaning}` : String(own)}
          </option>
        ))}
      </select>
    );
  }
  const [example] = node.schema.examples ?? [];
  const typed = {
    ...common,
    value: value === null ? '' : String(value),
    placeholder: example === undefined ? undefined : String(example),
    autoComplete: 'off',
    spellCheck: false,
    onChange: ({ target }: { target: { value: string } }) => write(path, readTyped(node, target.value)),
  };
  const isLong = (node.schema.maxLength ?? 0) > LONG_TEXT;
  const isNumber = node.types.some((type) => type === 'integer' || type === 'number');
  return isLong ? (
    <textarea {...typed} rows={3} />
  ) : (
    <input {...typed} type="text" inputMode={isNumber ? 'decimal' : undefined} />
  );
}

type Allowed = { readonly value: JsonValue; readonly meaning: string | undefined };

function listValues({ schema, types }: ValueNode): readonly Allowed[] | undefined {
  const { const: only, enum: values = only === undefined ? undefined : [only] } = schema;
  if (!values)
    return types[0] === 'boolean' ? [true, false].map((value) => ({ value, meaning: undefined })) : undefined;
  const meanings = schema['x-enumDescriptions'] ?? {};
  return values
    .filter((value) => value !== null)
    .map((value) => {
      const meaning = Object.hasOwn(meanings, String(value)) ? meanings[String(value)] : undefined;
      // Values of a JSON document.
      return { value: value as JsonValue, meaning: meaning?.replaceAll('`', '') };
    });
}

/** What was typed as the description's type, as far as it is one: 007 is not what a number would be written as. */
function readTyped({ types }: ValueNode, text: string): JsonValue {
  if (types.includes('string') || types.length === 0) return text;
  return /\d$/.test(text) && String(Number(text)) === text ? Number(text) : text;
}
