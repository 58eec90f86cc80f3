import type { Api } from '../../../../lib/openapi/operation';
import type { Walk } from './client-walk';
import { runNewman } from './run-newman';

/** Runs the folder of first steps with Postman’s own runner. */
export async function walkWithPostman(api: Api, values: Readonly<Record<string, string>>): Promise<Walk> {
  const { executions, failures } = await runNewman(api, [api.firstSteps?.name ?? ''], values);
  return {
    names: executions.map(({ item }) => item.name),
    failures: failures.map(({ error }) => `${error.test}: ${error.message}`),
  };
}
