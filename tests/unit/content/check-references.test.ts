import { describe, expect, test, vi } from 'vitest';
import { loadSite } from '../../../lib/pages/load-site.build';
import { readFault } from '../support/fault';
import { createFixtureSite, readSmallSite, SMALL_SITE } from '../support/fixture-site';

vi.mock('../../../site.config', () => import('../support/site-config'));

const FILE = 'content/docs/current/documentacao/envio.mdx';

/** What the build says when a guide of the small site ends with these lines. */
function faultOf(body: string): string {
  return readFault(() => loadSite(createFixtureSite({ [FILE]: `${readSmallSite(FILE)}\n${body}\n` })));
}

test('a guide may use every component with what exists', () => {
  expect(() => loadSite(SMALL_SITE)).not.toThrow();
});

test('a request or answer may be named without an example', () => {
  const body = '<Request operation="sendDfeUsingPOST" />\n\n<Response operation="sendDfeUsingPOST" status="401" />';
  expect(() => loadSite(createFixtureSite({ [FILE]: `${readSmallSite(FILE)}\n${body}\n` }))).not.toThrow();
});

describe('the build stops with file, line and the nearest thing that exists', () => {
  test('on an unknown component', () => {
    expect(faultOf('<Calout type="note">\n\nTexto.\n\n</Calout>')).toMatchInlineSnapshot(`
      "content/docs/current/documentacao/envio.mdx:17
        <Calout>: guides cannot use this component
        Fix: use "Callout""
    `);
  });

  test('on an unknown operation', () => {
    expect(faultOf('<Operation id="sendDfeUsingPUT" />')).toMatchInlineSnapshot(`
      "content/docs/current/documentacao/envio.mdx:17
        <Operation id="sendDfeUsingPUT">: openapi.yaml has no such operation
        Fix: use "sendDfeUsingPOST""
    `);
    expect(faultOf('<Request operation="sendDfe" />')).toMatchInlineSnapshot(`
      "content/docs/current/documentacao/envio.mdx:17
        <Request operation="sendDfe">: openapi.yaml has no such operation
        Fix: use one of: createAuthenticationTokenUsingPOST, sendDfeUsingPOST, consultarStatusDfeUsingGET"
    `);
  });

  test('on an unknown example of a request', () => {
    expect(faultOf('<Request operation="sendDfeUsingPOST" example="nfce" />')).toMatchInlineSnapshot(`
      "content/docs/current/documentacao/envio.mdx:17
        <Request example="nfce">: sendDfeUsingPOST has no such request example
        Fix: use "nfe" or "cte""
    `);
  });

  test.each([
    ['a wrong check digit', '35251111222333000181550010000012341482150938'],
    ['no key', 'chave'],
    ['a key that is punctuated', '3525 1111222333000181550010000012341482150939'],
  ])('on an access key that is %s', (_what, value) => {
    expect(faultOf(`<AccessKey value="${value}" />`)).toContain('this is no right access key');
  });

  test('on an unknown term', () => {
    expect(faultOf('<Term id="reciboo" />')).toMatchInlineSnapshot(`
      "content/docs/current/documentacao/envio.mdx:17
        <Term id="reciboo">: content/glossary.yaml has no such term
        Fix: use "recibo""
    `);
  });

  test('on a rule without a source or a day', () => {
    expect(faultOf('<Rule source=" " verified="2026-11-20">\n\nTexto.\n\n</Rule>')).toMatchInlineSnapshot(`
      "content/docs/current/documentacao/envio.mdx:17
        <Rule>: the rule names no source
        Fix: write source="…" with the document that says so and its version"
    `);
    expect(faultOf('<Rule source="NT" verified="2026-13-01">\n\nTexto.\n\n</Rule>')).toMatchInlineSnapshot(`
      "content/docs/current/documentacao/envio.mdx:17
        <Rule verified="2026-13-01">: this is no day
        Fix: write the day on which somebody compared the text with the source, as YYYY-MM-DD"
    `);
  });

  test('on an unknown diagram', () => {
    expect(faultOf('<Diagram name="envios" />')).toMatchInlineSnapshot(`
      "content/docs/current/documentacao/envio.mdx:17
        <Diagram name="envios">: content/diagrams has no such diagram
        Fix: use "envio""
    `);
  });

  test('on an unknown answer', () => {
    expect(faultOf('<Response operation="sendDfeUsingPOST" status="200" />')).toMatchInlineSnapshot(`
      "content/docs/current/documentacao/envio.mdx:17
        <Response status="200">: sendDfeUsingPOST does not answer with this status
        Fix: use one of: 202, 401"
    `);
  });

  test('on an unknown example of an answer', () => {
    expect(faultOf('<Response operation="sendDfeUsingPOST" status="202" example="aceitos" />')).toMatchInlineSnapshot(`
      "content/docs/current/documentacao/envio.mdx:17
        <Response example="aceitos">: sendDfeUsingPOST has no such answer example
        Fix: use "aceito""
    `);
  });

  test('on an unknown status code', () => {
    expect(faultOf('Veja <CStat code="205" document="nfe" />.')).toMatchInlineSnapshot(`
      "content/docs/current/documentacao/envio.mdx:17
        <CStat> nfe/205: content/cstat/cstat.csv has no such status code
        Fix: use "nfe/204" or "nfe/100" or "cte/204""
    `);
  });

  test('on a status code of another document', () => {
    expect(faultOf('Veja <CStat code="204" document="mdfe" />.')).toMatchInlineSnapshot(`
      "content/docs/current/documentacao/envio.mdx:17
        <CStat> mdfe/204: content/cstat/cstat.csv has no such status code
        Fix: use "nfe/204" or "cte/204" or "nfe/100""
    `);
  });

  test('on a status code written as an expression', () => {
    expect(faultOf('Veja <CStat code={204} />.')).toMatchInlineSnapshot(`
      "content/docs/current/documentacao/envio.mdx:17
        <CStat code={204}>: a guide cannot run code
        Fix: write code="…", a text between quotes"
    `);
  });
});

test('an example named for an operation that has none is not answered with an empty list', () => {
  expect(faultOf('<Request operation="consultarStatusDfeUsingGET" example="nfe" />')).toMatchInlineSnapshot(`
    "content/docs/current/documentacao/envio.mdx:17
      <Request example="nfe">: consultarStatusDfeUsingGET has no such request example
      Fix: remove it: there is nothing to choose from"
  `);
});
