import { Parser } from 'htmlparser2';
import { isObject } from '../../unit/openapi/description-document';

// A document as XML, for what is sent in that form: enough of the layout to write an example and to read it again.

type Fields = { [name: string]: unknown };

/** Groups that may come more than once. */
const REPEATED = ['det', 'detPag', 'vol'];

/** An NF-e without a signature, as a system hands it over. */
export function writeDocumentXml(document: object): string {
  return `<NFe xmlns="http://www.portalfiscal.inf.br/nfe"><infNFe versao="4.00">${writeFields(document)}</infNFe></NFe>`;
}

function writeFields(fields: object): string {
  return Object.entries(fields)
    .flatMap(([name, value]) => (Array.isArray(value) ? value : [value]).map((one) => writeElement(name, one)))
    .join('');
}

function writeElement(name: string, value: unknown): string {
  if (!isObject(value)) return `<${name}>${String(value).replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</${name}>`;
  const { nItem, ...fields } = value;
  return `<${name}${nItem === undefined ? '' : ` nItem="${nItem}"`}>${writeFields(fields)}</${name}>`;
}

/** The fields of the NF-e in an XML, by their names in the layout; undefined where there is none. */
export function readDocumentXml(xml: string): Fields | undefined {
  const root: Fields = {};
  const open: Fields[] = [root];
  let text = '';
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const { nItem } = attributes;
        const fields: Fields = nItem === undefined ? {} : { nItem };
        add(open.at(-1), name, fields);
        open.push(fields);
        text = '';
      },
      ontext(part) {
        text += part;
      },
      onclosetag(name) {
        const fields = open.pop();
        if (fields && Object.keys(fields).length === 0) replaceLast(open.at(-1), name, text);
        text = '';
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  const document = isObject(root.NFe) ? root.NFe.infNFe : undefined;
  return isObject(document) ? document : undefined;
}

function add(parent: Fields | undefined, name: string, value: unknown): void {
  if (!parent) return;
  const before = parent[name];
  parent[name] = REPEATED.includes(name) ? [...(Array.isArray(before) ? before : []), value] : value;
}

function replaceLast(parent: Fields | undefined, name: string, value: string): void {
  if (!parent || REPEATED.includes(name)) return;
  parent[name] = value;
}
