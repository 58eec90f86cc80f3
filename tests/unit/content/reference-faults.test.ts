import { describe, expect, test } from 'vitest';
import { loadNotes, NOTES_FILE } from '../../../lib/rules/load-notes.build';
import { expectFault } from '../support/fault-rows';
import { createFixtureSite } from '../support/fixture-site';
import { GUIDE_TOP, readGuide } from '../support/small-guide';
import { SMALL_REGISTER } from '../support/small-register';

// One file, though it is long: tables, with a row for each thing that a guide may name or may not.

const KEY = '35251111222333000181550010000012341482150939';
const readNotes = () => loadNotes(createFixtureSite({ [NOTES_FILE]: SMALL_REGISTER }));
const rule = (attributes: string) => `<Rule ${attributes} verified="2026-11-20">\n\nUm.\n\n</Rule>`;

describe('a guide may name', () => {
  test.each([
    ['a verdict on an explained code', 'Deu <Verdict id="nfe/204" />.'],
    ['a code without its document, which is then of the NF-e', 'Deu <CStat code="204" />.'],
    ['a term of the glossary', 'Um <Term id="recibo" />.'],
    ['a right access key', `<AccessKey value="${KEY}" />`],
    ['the first and the last step of the programs', '<FirstNotePart step="0" />\n\n<FirstNotePart step="5" />'],
    ['a program that the MCP server can be set up in', '<McpSetup client="claude-code" />'],
    ['a deadline', '<Deadline id="nfe-cancelamento" />'],
    ['a diagram', '<Diagram name="envio" />'],
    ['a rule by an id of several parts', rule('id="art.7-b.2" source="NT 2020.001"')],
    ['any source, where no register says which there are', rule('source="Algo"')],
  ])('%s', (_, body) => {
    expect(() => readGuide(GUIDE_TOP + body)).not.toThrow();
  });

  test.each([
    ['a note with one change', '<Change note="NT 2020.001" />'],
    ['one of the changes of a note', '<Change note="NT 2026.002" part="alerta" />'],
    ['a source of the register', rule('source="NT 2020.001 v1.60"')],
  ])('%s', (_, body) => {
    expect(() => readGuide(GUIDE_TOP + body, readNotes())).not.toThrow();
  });
});

describe('the build stops at', () => {
  // Bodies start on line 6.
  test.each([
    [
      'an operation that does not exist',
      'Use <Operation id="sendDfe" />.',
      '6 | <Operation id="sendDfe">: openapi.yaml has | use one of: createAuthenticati',
    ],
    [
      'an operation without an id',
      'Use <Operation />.',
      '6 | <Operation id="">: openapi.yaml has no such | use one of: createAuthenticati',
    ],
    [
      'a request of an unknown example',
      '<Request operation="sendDfeUsingPOST" example="nfce" />',
      '6 | <Request example="nfce">: sendDfeUsingPOST | use "nfe" or "cte"',
    ],
    [
      'a request of an example that every object has',
      '<Request operation="sendDfeUsingPOST" example="constructor" />',
      '6 | <Request example="constructor">: | use one of: nfe, cte',
    ],
    [
      'an answer of an unknown status',
      '<Response operation="sendDfeUsingPOST" status="500" />',
      '6 | <Response status="500">: sendDfeUsingPOST | use one of: 202, 401',
    ],
    [
      'an answer of an unknown example',
      '<Response operation="sendDfeUsingPOST" status="202" example="recusado" />',
      '6 | <Response example="recusado">: | use one of: aceito',
    ],
    [
      'an answer without a status',
      '<Response operation="sendDfeUsingPOST" />',
      '6 | <Response status="">: sendDfeUsingPOST does | use one of: 202, 401',
    ],
    [
      'a status code that does not exist',
      'Deu <CStat code="999" />.',
      '6 | <CStat> nfe/999: content/cstat/cstat.csv | use "nfe/100" or "nfe/204"',
    ],
    [
      'a status code of an unknown document',
      'Deu <CStat code="204" document="sat" />.',
      '6 | <CStat> sat/204: content/cstat/cstat.csv | use "cte/204" or "nfe/204"',
    ],
    ['a verdict on a code without one', 'Deu <Verdict id="nfe/100" />.', '6 | no such status code | use "nfe/204"'],
    [
      'a term that does not exist',
      'Um <Term id="recibos" />.',
      '6 | <Term id="recibos">: content/glossary.yaml | use "recibo"',
    ],
    [
      'a term that every object has',
      'Um <Term id="constructor" />.',
      '6 | <Term id="constructor">: content/glossary.ya | use one of: recibo',
    ],
    [
      'a diagram that does not exist',
      '<Diagram name="envios" />',
      '6 | <Diagram name="envios">: content/diagrams | use "envio"',
    ],
    [
      'a rule without a source',
      '<Rule verified="2026-01-01">\n\nA.\n\n</Rule>',
      '6 | <Rule>: the rule names no source | write source="…" with the',
    ],
    [
      'a rule verified on no day',
      '<Rule source="NT" verified="2026-02-30">\n\nA.\n\n</Rule>',
      '6 | <Rule verified="2026-02-30">: this is no day | write the day on which',
    ],
    [
      'a rule verified on a day in another form',
      '<Rule source="NT" verified="01/02/2026">\n\nA.\n\n</Rule>',
      '6 | <Rule verified="01/02/2026">: this is no day | write the day on which',
    ],
    ['a code without a number', 'Deu <CStat />.', '6 | <CStat> nfe/: content/cstat/cstat.csv has no such | use '],
    [
      'a verdict without a code',
      'Deu <Verdict />.',
      '6 | <Verdict id="">: content/cstat explains no such status code | use one of: nfe/204',
    ],
    ['a term without an id', 'Um <Term />.', '6 | <Term id="">: content/glossary.yaml has no | use one of: recibo'],
    [
      'an access key without a value',
      '<AccessKey />',
      '6 | <AccessKey value="">: this is no right access key | write 44 positions with a right check digit',
    ],
    [
      'an access key whose check digit is wrong',
      `<AccessKey value="${KEY.slice(0, -1)}8" />`,
      '6 | 38">: this is no right access key | write 44 positions with a right check digit',
    ],
    [
      'an access key that is right but for its spaces',
      `<AccessKey value="${KEY.slice(0, 4)} ${KEY.slice(4)}" />`,
      '6 | this is no right access key | write 44 positions with a right check digit',
    ],
    [
      'a step after the last',
      '<FirstNotePart step="6" />',
      '6 | <FirstNotePart step="6">: the programs of content/primeira-nota have no such step | use ',
    ],
    [
      'a part that names no step',
      '<FirstNotePart />',
      '6 | <FirstNotePart step="">: the programs of content/primeira-nota have no such step | use "0" or "1"',
    ],
    [
      'a program that the MCP server is not described for',
      '<McpSetup client="vscodium" />',
      '6 | <McpSetup client="vscodium">: lib/content/mcp-setups.ts has no such client | use "vscode"',
    ],
    [
      'a setup for nothing',
      '<McpSetup />',
      '6 | <McpSetup client="">: lib/content/mcp-setups.ts has no such client | use one of: terminal, vscode',
    ],
    [
      'a deadline that does not exist',
      '<Deadline id="nfe-cancelamentos" />',
      '6 | <Deadline id="nfe-cancelamentos">: content/regras/prazos.yaml has no such deadline | use "nfe-cancelamento"',
    ],
    [
      'a deadline without an id',
      '<Deadline />',
      '6 | <Deadline id="">: content/regras/prazos.yaml has no such deadline | use one of: nfe-cancelamento',
    ],
    [
      'a diagram without a name',
      '<Diagram />',
      '6 | <Diagram name="">: content/diagrams has no such diagram | use one of: envio',
    ],
    [
      'a request that names no operation',
      '<Request />',
      '6 | <Request operation="">: openapi.yaml has no such operation | use one of: ',
    ],
    [
      'an answer of no operation',
      '<Response status="202" />',
      '6 | <Response operation="">: openapi.yaml has no such operation | use one of: ',
    ],
    [
      'a change where there is no register',
      '<Change note="NT 2020.001" />',
      '6 | <Change note="NT 2020.001">: content/regras/notas.yaml has no change of this note | ',
    ],
  ])('%s', (_, body, expected) => {
    expectFault(() => readGuide(GUIDE_TOP + body), 'guia.mdx', expected);
  });

  test.each([
    [
      'a change of no note',
      '<Change />',
      '6 | <Change note="">: content/regras/notas.yaml has no change of this note | use one of: NT 2026.002, NT 2020.001',
    ],
    [
      'a change of a note that has none',
      '<Change note="MOC NF-e" />',
      '6 | <Change note="MOC NF-e">: content/regras/notas.yaml has no change of this note | use ',
    ],
    [
      'a change that could be one of several',
      '<Change note="NT 2026.002" />',
      '6 | <Change note="NT 2026.002">: the note changes several things | name one with part="…": alerta, referencias',
    ],
    [
      'a change that its note does not have',
      '<Change note="NT 2026.002" part="alertas" />',
      '6 | <Change note="NT 2026.002" part="alertas">: the note has no such change | use "alerta"',
    ],
    [
      'a source that the register does not have',
      rule('source="NT 2099.001"'),
      '6 | <Rule source="NT 2099.001">: "NT 2099.001" names nothing in content/regras/notas.yaml | use ',
    ],
    [
      'a source in a version that is not out yet',
      rule('source="NT 2020.001 v1.70"'),
      '6 | <Rule source="NT 2020.001 v1.70">: cites version 1.70, and the newest in the register is 1.60 | correct the version',
    ],
  ])('%s', (_, body, expected) => {
    expectFault(() => readGuide(GUIDE_TOP + body, readNotes()), 'guia.mdx', expected);
  });
});

test.each(['Ciencia', '-a', 'a-', 'a--b', 'a.', 'a b'])('no address can have the id "%s" of a rule', (id) => {
  const expected = `6 | <Rule id="${id}">: cannot stand in an address | use lower-case letters, digits and single hyphens`;
  expectFault(() => readGuide(GUIDE_TOP + rule(`id="${id}" source="NT 2020.001"`)), 'guia.mdx', expected);
});
