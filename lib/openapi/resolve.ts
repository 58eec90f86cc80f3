import { SiteError } from '../errors/site-error';
import type { OpenApiDocument } from './document';
import type { ParsedOpenApi } from './parse-document';
import { isReference, type ReferenceObject } from './reference-object';
import type { SchemaObject } from './schema-object';

type Section = Exclude<keyof OpenApiDocument['components'], 'securitySchemes'>;
type Component<Name extends Section> = OpenApiDocument['components'][Name][string];

/** Follows `$ref` inside one document. References to other files are refused. */
export class ReferenceResolver {
  readonly #document: OpenApiDocument;
  readonly #placeOfText: ParsedOpenApi['placeOfText'];

  constructor({ document, placeOfText }: Pick<ParsedOpenApi, 'document' | 'placeOfText'>) {
    this.#document = document;
    this.#placeOfText = placeOfText;
  }

  /**
   * The component behind a reference, or the value itself when it is not a reference.
   * @throws SiteError when the reference leads nowhere
   */
  resolve<Name extends Section>(section: Name, value: ReferenceObject | Component<Name>): Component<Name> {
    if (!isReference(value)) return value;
    // TypeScript cannot follow that the section's name picks the section's type.
    const components = this.#document.components[section] as Readonly<Record<string, Component<Name>>>;
    const found = components[this.#readName(section, value.$ref)];
    if (found) return found;
    throw this.#fault(value.$ref);
  }

  /**
   * A schema with its reference followed to the end: sibling keys of a `$ref` win over the target's. The name is that
   * of the last schema. References in a circle are refused when the document is parsed.
   */
  resolveSchema(schema: SchemaObject): { readonly schema: SchemaObject; readonly name: string | undefined } {
    if (schema.$ref === undefined) return { schema, name: undefined };
    const name = this.#readName('schemas', schema.$ref);
    const target = this.#document.components.schemas[name];
    if (!target) throw this.#fault(schema.$ref);
    const { $ref: _reference, ...siblings } = schema;
    const end = this.resolveSchema(target);
    return { schema: { ...end.schema, ...siblings }, name: end.name ?? name };
  }

  #readName(section: Section, ref: string): string {
    const prefix = `#/components/${section}/`;
    if (!ref.startsWith(prefix)) throw this.#fault(ref);
    return ref.slice(prefix.length);
  }

  #fault(ref: string): SiteError {
    return new SiteError({
      place: this.#placeOfText(ref),
      key: '$ref',
      found: `"${ref}" leads to no component`,
      fix: 'correct the reference or add the component',
    });
  }
}
