import { describe, expect, test } from 'vitest';
import { DEADLINES_FILE, loadDeadlines } from '@/lib/rules/load-deadlines.build';
import { loadNotes, NOTES_FILE } from '@/lib/rules/load-notes.build';
import { edit } from '../support/edit';
import { readFault } from '../support/fault';
import { createFixtureSite } from '../support/fixture-site';
import { SMALL_DEADLINES, SMALL_REGISTER } from '../support/small-register';

const load = (text: string) => {
  const root = createFixtureSite({ [NOTES_FILE]: SMALL_REGISTER, [DEADLINES_FILE]: text });
  return loadDeadlines(root, loadNotes(root));
};

test('a deadline has its value, and an event leads to it', () => {
  const rules = load(SMALL_DEADLINES);
  expect(rules.deadlines['nfe-ciencia']?.value).toBe('10 dias');
  expect(rules.events[0]?.deadline).toBe('nfe-ciencia');
  expect(rules.states.processando?.next).toEqual(['autorizado']);
});

test('a site may have none', () => {
  expect(loadDeadlines('/nowhere', new Map())).toEqual({ deadlines: {}, states: {}, events: [] });
});

describe('the build stops', () => {
  test.each([
    ['a source that is not in the register', 'source: NT 2020.001 v1.60', 'source: NT 2031.001'],
    ['a state that does not exist', 'next: [autorizado]', 'next: [autorizada]'],
    ['a deadline that does not exist', 'deadline: nfe-ciencia', 'deadline: nfe-ciencias'],
    ['an event twice', 'documents: [CT-e]', 'documents: [NF-e]'],
    ['an event without its six digits', 'code: "210210"', 'code: "2102"'],
    ['a value with signs that YAML or Mermaid would read', 'value: 10 dias', 'value: "[10] dias"'],
    ['a deadline without a value', '    value: 10 dias\n', ''],
  ])('on %s', (_what, from, to) => {
    expect(readFault(() => load(edit(SMALL_DEADLINES, from, to)))).toMatchSnapshot();
  });
});
