import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { FieldList, SchemaFields } from '../../../components/reference/field-list';
import { getMessages } from '../../../lib/i18n/messages';
import type { SchemaBody } from '../../../lib/openapi/schema-view';
import { viewSchemas } from '../support/api';

const messages = getMessages('en');
const text = { type: 'string' };

function viewFields(schemas: Parameters<typeof viewSchemas>[0]): Extract<SchemaBody, { kind: 'fields' }> {
  const { request } = viewSchemas(schemas);
  if (request.kind !== 'fields') throw new Error('The schema has no fields');
  return request;
}

const readText = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

describe('the fields of a page', () => {
  // @feature 16
  test('show the deprecated ones folded after the others, each with its address', () => {
    const properties = { velho: { ...text, deprecated: true }, novo: text, antigo: { ...text, deprecated: true } };
    const { fields } = viewFields({ Corpo: { type: 'object', properties } });
    const html = renderToStaticMarkup(<FieldList fields={fields} messages={messages} lang={undefined} />);
    const [current = '', folded = ''] = html.split('<details');
    expect(current).toContain('id="corpo.novo"');
    expect(current).not.toContain('corpo.velho');
    expect(folded).toMatch(/^[^>]*><summary>Deprecated \(2\)<\/summary>/);
    expect(folded).not.toMatch(/^[^>]*open/);
    expect([...folded.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)).toEqual(['corpo.velho', 'corpo.antigo']);
  });

  test('have no folded part when none is deprecated', () => {
    const { fields } = viewFields({ Corpo: { type: 'object', properties: { a: text } } });
    expect(renderToStaticMarkup(<FieldList fields={fields} messages={messages} lang={undefined} />)).not.toContain(
      '<details',
    );
  });

  test('show a narrow window the required ones, and the others folded under their number', () => {
    const properties = Object.fromEntries([...'abcdefgh'].map((name) => [name, text]));
    const { fields } = viewFields({ Corpo: { type: 'object', properties, required: ['a', 'd', 'f', 'h'] } });
    const html = renderToStaticMarkup(<FieldList fields={fields} messages={messages} lang={undefined} foldsRest />);
    const [shown = '', folded = ''] = html.split('<details');
    expect([...shown.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)).toEqual([...'adfh'].map((n) => `corpo.${n}`));
    expect(folded).toMatch(/^[^>]* data-narrow-fold="true"><summary>4 more fields<\/summary>/);
    expect([...folded.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)).toEqual([...'bceg'].map((n) => `corpo.${n}`));
  });

  test('are all shown to a narrow window where folding saves no room, or where the reader has unfolded the list', () => {
    const properties = Object.fromEntries([...'abcde'].map((name) => [name, text]));
    const { fields } = viewFields({ Corpo: { type: 'object', properties } });
    const list = <FieldList fields={fields} messages={messages} lang={undefined} foldsRest />;
    expect(renderToStaticMarkup(list)).not.toContain('<details');
    const long = viewFields({ Corpo: { type: 'object', properties: { ...properties, f: text, g: text } } }).fields;
    expect(renderToStaticMarkup(<FieldList fields={long} messages={messages} lang={undefined} />)).not.toContain(
      '<details',
    );
  });

  test('say which others must be sent with them', () => {
    const schema = { type: 'object', properties: { inicio: text, fim: text }, dependentRequired: { inicio: ['fim'] } };
    const { fields } = viewFields({ Corpo: schema });
    const html = renderToStaticMarkup(<FieldList fields={fields} messages={messages} lang={undefined} />);
    expect(readText(html)).toContain(`${messages.reference.alsoRequires}: fim`);
    expect(readText(html)).not.toContain(`${messages.reference.alsoRequires}: inicio`);
  });

  // @feature 12
  test('fold a long list of allowed values and leave a short one open', () => {
    const list = (count: number) => ({ ...text, enum: Array.from({ length: count }, (_, index) => `v${index}`) });
    const { fields } = viewFields({ Corpo: { type: 'object', properties: { curta: list(8), longa: list(9) } } });
    const html = renderToStaticMarkup(<FieldList fields={fields} messages={messages} lang={undefined} />);
    expect([...html.matchAll(/<details[^>]*>/g)].map(([tag]) => tag.includes('open'))).toEqual([true, false]);
    expect(html).toContain('v8');
  });
});

describe('the alternatives of a page', () => {
  // @feature 7
  test('are named, have addresses, and say the value of the discriminator that leads to them', () => {
    const object = (name: string) => ({ type: 'object', properties: { tipo: text, [name]: text } });
    const body = viewFields({
      Corpo: {
        oneOf: [{ $ref: '#/components/schemas/Pix' }, { $ref: '#/components/schemas/Boleto' }],
        discriminator: { propertyName: 'tipo', mapping: { pix: '#/components/schemas/Pix' } },
      },
      Pix: object('chave'),
      Boleto: object('linha'),
    });
    const html = renderToStaticMarkup(<SchemaFields body={body} messages={messages} lang={undefined} />);
    expect(html).toContain('id="corpo.opcao-1"');
    expect(readText(html)).toContain('One of: Pix when tipo is pix');
    expect(readText(html)).toContain('Boleto when tipo is Boleto');
  });
});
