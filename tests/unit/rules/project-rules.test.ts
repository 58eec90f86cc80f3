import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { isCitationFault, readCitations } from '../../../lib/rules/citations';
import { PROJECT } from '../support/fixture-site';
import { projectSources } from '../support/project-sources';

const { rules, notes, cstats } = projectSources;
const read = (file: string) => readFileSync(path.join(PROJECT, file), 'utf8');

describe('the states of a document', () => {
  test('are those of the API', () => {
    const schema = z.object({
      components: z.object({ schemas: z.object({ SituacaoDfe: z.object({ enum: z.array(z.string()) }) }) }),
    });
    const { SituacaoDfe } = schema.parse(parse(read('openapi.yaml'))).components.schemas;
    expect(Object.keys(rules.states).toSorted()).toEqual(SituacaoDfe.enum.toSorted());
  });

  const diagram = read('content/diagrams/estados-documento.mmd');

  test('follow each other as the diagram draws it', () => {
    const drawn = [...diagram.matchAll(/^\s*(\w+) -->(?:\|[^|]*\|)? (\w+)/gm)];
    const told = Object.entries(rules.states).flatMap(([from, { next }]) => next.map((to) => `${from} ${to}`));
    expect(told.toSorted()).toEqual(drawn.map(([, from, to]) => `${from} ${to}`).toSorted());
  });

  test('have a shape in the diagram that tells without colour what a document has come to', () => {
    const shapes = new Map(
      [...diagram.matchAll(/^ *(\w+)([[({]+)\1[\])}]+/gm)].map(([, state, shape]) => [state, shape]),
    );
    const onTheWay = ['recebido', 'processando', 'contingencia'];
    const kinds = [['envio'], onTheWay, ['autorizado'], ['rejeitado', 'erro'], ['cancelado', 'encerrado']];
    const found = kinds.map((states) => [...new Set(states.map((state) => shapes.get(state) ?? 'none'))].join(' or '));
    expect([...shapes.keys()].toSorted()).toEqual(kinds.flat().toSorted());
    expect(found.filter((shape, index) => shape.includes(' or ') || found.indexOf(shape) !== index)).toEqual([]);
  });
});

describe('the deadlines', () => {
  test('name codes of the knowledge base', () => {
    const codes = Object.values(rules.deadlines).flatMap(({ code }) => (code === undefined ? [] : [code]));
    expect(codes.filter((code) => !cstats.has(code))).toEqual([]);
  });

  test('were compared with the newest version of their source, or not since it came', () => {
    const outdated = Object.entries(rules.deadlines).flatMap(([id, { source }]) => {
      const citations = readCitations(source, notes);
      if (isCitationFault(citations)) return [id];
      return citations.some(({ note, version }) => version !== note.version && note.kind === 'note') ? [id] : [];
    });
    // Two deadlines of the distribution were read in the version before the newest.
    expect(outdated.filter((id) => !id.startsWith('nfe-distribuicao'))).toEqual([]);
  });
});

describe('explanations and diagrams', () => {
  const withDeadline = Object.entries(rules.deadlines).flatMap(([id, { code, value }]) => {
    const explanation = code === undefined ? undefined : cstats.get(code)?.explanation;
    return explanation && code !== undefined ? [{ id, value, ...explanation.place, code: code.split('/')[1] }] : [];
  });

  test('of codes that come too late print their deadline and do not write it', () => {
    const schema = z.object({ codes: z.record(z.string(), z.unknown()).default({}) });
    const written = withDeadline.filter(({ file, code = '', value }) => {
      const entry = JSON.stringify(schema.parse(parse(read(file))).codes[code]);
      return entry.includes(value);
    });
    expect(withDeadline.length).toBeGreaterThan(10);
    expect(written.map(({ id }) => id)).toEqual([]);
  });

  test('show no place where a deadline belongs', () => {
    const texts = [...cstats.values()].flatMap(({ explanation }) =>
      explanation ? [explanation.cause, ...explanation.fix] : [],
    );
    const drawn = [...projectSources.diagrams.values()].flatMap(({ description, svg }) => [...description, svg]);
    expect([...texts, ...drawn].filter((text) => /\{\s*prazo/i.test(text))).toEqual([]);
    expect(cstats.get('nfe/632')?.explanation?.cause).toContain(rules.deadlines['nfe-distribuicao']?.value);
  });
});

describe('the guide of events', () => {
  const guide = read('content/docs/current/documentacao/guias-de-uso/eventos-fiscais/intro-eventos-fiscais.mdx');

  test('lists the events', () => {
    const listed = new Set(guide.match(/\b\d{6}\b/g));
    expect(rules.events.filter(({ code }) => !listed.has(code))).toEqual([]);
  });

  test('states the deadline of each as the data has it, or prints it from there', () => {
    const stated = guide.split('\n').flatMap(readEventRow);
    expect(stated.length).toBeGreaterThan(10);
    expect(stated.filter(({ value, deadline }) => value !== deadline)).toEqual([]);
  });
});

const MODELS: Readonly<Record<string, string>> = {
  ...{ '55': 'NF-e', '65': 'NFC-e', '57': 'CT-e', '67': 'CT-e OS', '64': 'GTV-e', '58': 'MDF-e', '62': 'NFCom' },
};

/** The first span of time in a row of the guide's tables, with that of the event which its code and model name. */
function readEventRow(line: string) {
  const [, , cell = '', models = '', , limit = ''] = line.split('|');
  // A code may link the event's layout.
  const code = cell.trim().replace(/^\[(\d{6})\]\([^)]*\)$/, '$1');
  const documents = [...models.matchAll(/\b\d\d\b/g)].map(([model]) => MODELS[model]);
  const event = rules.events.find(
    (candidate) => candidate.code === code && candidate.documents.some((document) => documents.includes(document)),
  );
  const deadline = event?.deadline === undefined ? undefined : rules.deadlines[event.deadline]?.value;
  const printed = /<Deadline id="([^"]+)"/.exec(limit)?.[1];
  const written = /\d+ (?:h|horas|min|minutos|dias|meses)\b/.exec(limit)?.[0];
  const value = printed === undefined ? expandUnit(written) : rules.deadlines[printed]?.value;
  return value === undefined || deadline === undefined ? [] : [{ code, documents, value, deadline }];
}

const expandUnit = (written: string | undefined) => written?.replace(/ h$/, ' horas').replace(/ min$/, ' minutos');

test('every note from 2025 on says what it changes', () => {
  const silent = [...notes.values()].filter(
    ({ id, changes }) => /\b20(?:2[5-9]|[3-9]\d)\.\d{3}$/.test(id) && changes.length === 0,
  );
  expect(silent.map(({ id }) => id)).toEqual([]);
});
