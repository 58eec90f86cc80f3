import { fillMessage, type Messages } from '../../i18n/messages';
import { describeHistory } from '../../openapi/changes/change-words';
import { formatType } from '../../openapi/format-type';
import type { AlternativeView, FieldView, SchemaBody } from '../../openapi/schema-view';
import { toAbsoluteUrl } from '../../routes/locale-address';
import { code, indentItem, joinBlocks } from './blocks';

type Texts = Messages['reference'];

/** Fields as a list, the fields inside each nested below it. */
export function writeFields(fields: readonly FieldView[], texts: Texts): string {
  return fields.map((field) => `- ${indentItem(writeField(field, texts))}`).join('\n\n');
}

/** What is inside a value: fields, alternatives, or where they are described. */
export function writeBody(body: SchemaBody, texts: Texts): string {
  switch (body.kind) {
    case 'leaf':
      return '';
    case 'recursive':
      return fillMessage(texts.recursive, { name: body.name });
    case 'seen':
      return fillMessage(texts.seeAbove, { name: body.name });
    case 'layouts':
      return body.outlines
        .map(({ name, path, groups }) => {
          const tags = groups.map(({ tag }) => code(tag)).join(', ');
          return `- [${name}](${toAbsoluteUrl(path)})${tags && `: ${tags}`}`;
        })
        .join('\n');
    case 'fields':
      return joinBlocks([
        writeFields(body.fields, texts),
        body.isOpen && `_${texts.anyProperty}_`,
        body.alternatives &&
          joinBlocks([
            `${body.alternatives.mode === 'oneOf' ? texts.alternatives : texts.anyAlternatives}:`,
            body.alternatives.options.map((option, index) => `- ${writeAlternative(option, index, texts)}`).join('\n'),
          ]),
      ]);
  }
}

function writeAlternative({ label, requires, body }: AlternativeView, index: number, texts: Texts): string {
  if (requires.length > 0) return requires.map(code).join(', ');
  const name = label ?? fillMessage(texts.alternative, { number: index + 1 });
  return indentItem(joinBlocks([`**${name}**`, writeBody(body, texts)]));
}

function writeField(field: FieldView, texts: Texts): string {
  const { name, type, description, alsoRequires, allowed, constant, defaultValue, examples, body } = field;
  const facts = [
    code(formatType(type)),
    type.isNullable && texts.nullable,
    field.isRequired && texts.required,
    field.isDeprecated && texts.deprecated,
    ...describeHistory(field.history, texts),
    ...field.constraints.map(({ kind, value }) => `${kind} ${code(value)}`),
  ].filter((fact) => fact !== false);
  const values = [
    alsoRequires.length > 0 && `${texts.alsoRequires}: ${alsoRequires.map(code).join(', ')}`,
    constant !== undefined && `${texts.constant}: ${code(constant)}`,
    defaultValue !== undefined && `${texts.default}: ${code(defaultValue)}`,
    examples.length > 0 && allowed.length === 0 && `${texts.example}: ${examples.map(code).join(', ')}`,
  ].filter((value) => value !== false);
  return joinBlocks([
    `${code(name)}: ${facts.join(', ')}`,
    description?.source,
    values.join(' · '),
    allowed.length > 0 &&
      joinBlocks([
        `${texts.allowed}:`,
        allowed
          .map(({ value, meaning }) => `- ${code(value)}${meaning === undefined ? '' : `: ${meaning.source}`}`)
          .join('\n'),
      ]),
    writeBody(body, texts),
  ]);
}
