import { memo } from 'react';
import { fillMessage } from '@/lib/i18n/fill-message';
import { type FormFields, type JsonObject, listFields, resolveFields } from '@/lib/openapi/request-form/form-fields';
import type { ListNode, ObjectNode } from '@/lib/openapi/request-form/form-node';
import { fillRequired } from '@/lib/openapi/request-form/form-value';
import type { JsonValue } from '@/lib/openapi/samples/sample-request';
import { isObject } from '@/lib/text/json-object';
import controls from '../../ui/dialog-controls.module.css';
import { AddField } from './add-field';
import { ChoiceField } from './choice-field';
import { Description, Problems, RemoveButton } from './field-parts';
import { Fold } from './fold';
import { type FieldProps, type Path, toId, useForm, writeFaults } from './form-context';
import fieldStyles from './form-fields.module.css';
import { isPart } from './list-groups';
import { ValueField } from './value-field';

// One file, because groups hold fields that may be groups.

/** A place of the form: a value, a list or a group. Drawn anew only when something in it has changed. */
export const Field = memo(AnyField, (before, after) => {
  const { path, ...others } = after;
  const isSame = Object.entries(others).every(([name, value]) => before[name as keyof FieldProps] === value);
  return isSame && toId(before.path) === toId(path);
});

function AnyField(props: FieldProps) {
  const { nodes } = useForm();
  const node = nodes.read(props.schema);
  switch (node.kind) {
    case 'value':
      return <ValueField {...props} node={node} />;
    case 'list':
      return <ListField {...props} node={node} />;
    case 'object':
      return <GroupField {...props} node={node} />;
    case 'part':
      return null;
  }
}

/** Entries up to which a list is open to begin with. */
const FEW_ENTRIES = 3;

/** A list: its entries, each with the way to take it out, and one more. */
function ListField({ path, name, value, node, isRequired, isRemovable }: FieldProps & { node: ListNode }) {
  const { nodes, messages, write, listProblems, setOpen, focus } = useForm();
  const entries: readonly JsonValue[] = Array.isArray(value) ? value : [];
  const add = () => {
    const added = [...path, String(entries.length)];
    write(added, fillRequired(nodes, node.items));
    setOpen(added, true);
    focus(toId(added));
  };
  return (
    <Fold
      path={path}
      name={name}
      mark={`(${entries.length})`}
      isRequired={isRequired}
      isRemovable={isRemovable}
      isSmall={entries.length <= FEW_ENTRIES}
    >
      <Description schema={node.schema} />
      <Problems path={path} name={name} isRequired={isRequired} />
      {entries.map((entry, index) => {
        const place = [...path, String(index)];
        return (
          <Field
            key={toId(place)}
            path={place}
            name={fillMessage(messages.requestForm.item, { name, number: index + 1 })}
            value={entry}
            faults={writeFaults(listProblems(place))}
            schema={node.items}
            isRequired
            isRemovable
          />
        );
      })}
      <button type="button" className={controls.button} id={`${toId(path)}/+`} onClick={add}>
        {fillMessage(messages.requestForm.addItem, { name })}
      </button>
    </Fold>
  );
}

/** Fields up to which a group is open to begin with. */
const FEW_FIELDS = 12;

/** A group: the fields that are demanded, choices, the others that are there, and the way to add more. */
function GroupField({ path, name, value, schema, node, isRequired, isRemovable }: FieldProps & { node: ObjectNode }) {
  const { nodes, write } = useForm();
  if (value === null && node.isNullable) {
    return (
      <div className={fieldStyles.field}>
        <div className={fieldStyles.head}>
          <button
            type="button"
            className={controls.button}
            id={toId(path)}
            onClick={() => write(path, fillRequired(nodes, schema))}
          >
            <code translate="no">{name}</code> null
          </button>
          {isRemovable && <RemoveButton path={path} name={name} />}
        </div>
      </div>
    );
  }
  const isSmall = isPart(path) || countValues(value) <= FEW_FIELDS;
  return (
    <Fold path={path} name={name} isRequired={isRequired} isRemovable={isRemovable} isSmall={isSmall}>
      {!isPart(path) && <Description schema={node.schema} />}
      <Problems path={path} name={name} isRequired={isRequired} />
      <GroupContent path={path} name={name} value={value} node={node} />
    </Fold>
  );
}

/** The inside of a group. */
function GroupContent({ path, name, value, node }: Pick<FieldProps, 'path' | 'name' | 'value'> & { node: ObjectNode }) {
  const object = isObject(value) ? value : {};
  const resolved = resolveFields(node, object);
  const known = new Set(listFields(resolved).map((field) => field.name));
  const unknown = Object.keys(object).filter((key) => !known.has(key) && node.schema.additionalProperties !== true);
  return (
    <>
      <Fields resolved={resolved} path={path} name={name} node={node} value={object} />
      {unknown.map((key) => (
        <div key={key} className={fieldStyles.field}>
          <div className={fieldStyles.head}>
            <code translate="no">{key}</code>
            <RemoveButton path={[...path, key]} name={key} />
          </div>
          <Problems path={[...path, key]} name={key} isRequired={false} />
        </div>
      ))}
      <AddField path={path} name={name} node={node} resolved={resolved} value={object} />
    </>
  );
}

type FieldsProps = {
  readonly resolved: FormFields;
  readonly path: Path;
  readonly name: string;
  readonly node: ObjectNode;
  readonly value: JsonObject;
};

function Fields({ resolved: { fields, choices }, path, name, node, value }: FieldsProps) {
  const { listProblems } = useForm();
  const there = fields.filter((field) => field.name in value);
  const demanded = there.filter(({ isRequired }) => isRequired);
  const others = there.filter(({ isRequired }) => !isRequired);
  const show = (list: typeof fields) =>
    list.map((field) => (
      <Field
        key={field.name}
        path={[...path, field.name]}
        name={field.name}
        value={value[field.name]}
        faults={writeFaults(listProblems([...path, field.name]))}
        schema={field.schema}
        isRequired={field.isRequired}
        isRemovable={!field.isRequired}
      />
    ));
  return (
    <>
      {show(demanded)}
      {choices.map((made) => {
        const key = made.choice.options.map(({ label }) => label).join();
        return (
          <ChoiceField key={key} made={made} node={node} path={path} name={name}>
            {made.inner && <Fields resolved={made.inner} path={path} name={name} node={node} value={value} />}
          </ChoiceField>
        );
      })}
      {show(others)}
    </>
  );
}

function countValues(value: JsonValue | undefined): number {
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce<number>((sum, inner) => sum + countValues(inner), 0);
}
