import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import type { Api } from '../../../../lib/openapi/operation';
import { buildPostmanCollection, buildPostmanEnvironment } from '../../../../lib/publish/clients/postman';
import { createFixtureSite, PROJECT } from '../../support/fixture-site';
import type { Walk } from './client-walk';

const NEWMAN = path.join(PROJECT, 'node_modules/newman/bin/newman.js');

const report = z.object({
  run: z.object({
    executions: z.array(z.object({ item: z.object({ name: z.string() }) })),
    failures: z.array(z.object({ error: z.object({ test: z.string().optional(), message: z.string() }) })),
  }),
});

/** Runs the folder of first steps with Postman’s own runner. */
export async function walkWithPostman(api: Api, values: Readonly<Record<string, string>>): Promise<Walk> {
  const [server] = api.servers;
  if (!server) throw new Error('no server');
  const folder = createFixtureSite({
    'collection.json': JSON.stringify(buildPostmanCollection(api)),
    'environment.json': JSON.stringify(buildPostmanEnvironment(api, server)),
  });
  const file = (name: string) => path.join(folder, name);
  const run = ['run', file('collection.json'), '--environment', file('environment.json')];
  const own = Object.entries(values).flatMap((pair) => ['--env-var', pair.join('=')]);
  const out = ['--suppress-exit-code', '--reporters', 'json', '--reporter-json-export', file('report.json')];
  const command = [NEWMAN, ...run, ...own, '--folder', api.firstSteps?.name ?? '', ...out];
  await promisify(execFile)(process.execPath, command, { maxBuffer: 2 ** 26 });
  const { executions, failures } = report.parse(JSON.parse(readFileSync(file('report.json'), 'utf8'))).run;
  return {
    names: executions.map(({ item }) => item.name),
    failures: failures.map(({ error }) => `${error.test}: ${error.message}`),
  };
}
