import { stringify } from 'yaml';
import { SiteError } from '../errors/site-error';
import type { Description } from './description';

type Written = Omit<Description, 'whole'>;

/**
 * Adds generated schemas to the components of a description.
 * @param description with the text that its author wrote
 * @param schemas by name
 * @throws SiteError where the text has no place for them, and where a name is taken
 */
export function addSchemas(
  description: Written,
  schemas: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
): Description {
  const { file, text, yaml } = description;
  if (Object.keys(schemas).length === 0) return { ...description, whole: { text, value: yaml.value } };
  const document = toObject(yaml.value);
  const components = toObject(document.components);
  const written = toObject(components.schemas);
  const path = ['components', 'schemas'];
  const fault = (found: string, fix: string, at: readonly string[]) => {
    const line = yaml.lineOf(at);
    return new SiteError({ place: line === undefined ? { file } : { file, line }, key: at.join('.'), found, fix });
  };
  // Only then is the end of the file the end of the schemas.
  if (Object.keys(document).at(-1) !== 'components' || Object.keys(components).at(-1) !== 'schemas') {
    throw fault('the generated schemas stand after the last line, and something else is there', 'move them last', path);
  }
  const taken = Object.keys(schemas).find((name) => name in written);
  if (taken !== undefined) throw fault('a layout makes a schema of this name', 'rename it', [...path, taken]);
  const value = { ...document, components: { ...components, schemas: { ...written, ...schemas } } };
  let wholeText: string | undefined;
  return {
    ...description,
    whole: {
      value,
      // Writing thousands of lines takes longer than reading them, and only what publishes the text needs it.
      get text() {
        wholeText ??= `${text.trimEnd()}\n${stringify(schemas, { lineWidth: 0 }).replace(/^(?=.)/gm, '    ')}`;
        return wholeText;
      },
    },
  };
}

function toObject(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
