import { parseRequest } from '@usebruno/filestore';
import { expect } from 'vitest';
import { z } from 'zod';
import { listVariables } from '../../../../lib/publish/clients/client-variables';
import { projectApi } from '../../support/project-api';
import { BRUNO_FILES } from './bruno-files';
import { fillIn, fresh, type Walk } from './client-walk';

const brunoRequest = z.object({
  name: z.string(),
  request: z.object({
    method: z.string(),
    url: z.string(),
    headers: z.array(z.object({ name: z.string(), value: z.string(), enabled: z.boolean() })),
    params: z.array(z.object({ name: z.string(), value: z.string(), type: z.enum(['query', 'path']) })),
    auth: z.object({ mode: z.enum(['inherit', 'none']) }),
    body: z.object({ json: z.string().nullish() }),
    tests: z.string(),
  }),
});

/** Does what Bruno's runner does with the folder of first steps: its command-line runner weighs 275 MB. */
export async function walkWithBruno(own: Readonly<Record<string, string>>): Promise<Walk> {
  const steps = BRUNO_FILES.filter(
    ({ path: name }) => name.startsWith('primeira-nota/') && !name.endsWith('/folder.yml'),
  ).map(({ text }) => brunoRequest.parse(parseRequest(text, { format: 'yml' })));
  const shared = Object.fromEntries(listVariables(projectApi).map(({ name, value }) => [name, value]));
  const values: Record<string, unknown> = { ...shared, ...own };
  const names: string[] = [];
  const failures: string[] = [];
  let next: string | null | undefined = steps[0]?.name;
  while (typeof next === 'string') {
    const index = steps.findIndex(({ name }) => name === next);
    const step = steps[index];
    if (!step) throw new Error(`no request ${next}`);
    names.push(step.name);
    const { status, body } = await sendLikeBruno(step, { ...values, ...fresh() });
    let chosen: string | null | undefined;
    const bru = {
      getVar: (name: string) => values[name],
      setVar: (name: string, value: unknown) => {
        values[name] = value;
      },
      sleep: () => Promise.resolve(),
      runner: {
        setNextRequest: (name: string | null) => {
          chosen = name;
        },
      },
    };
    const check = (title: string, run: () => void) => {
      try {
        run();
      } catch (error) {
        failures.push(`${title}: ${error}`);
      }
    };
    const script = `return (async () => { ${step.request.tests} })();`;
    const res = { getStatus: () => status, getBody: () => body };
    await new Function('bru', 'res', 'test', 'expect', script)(bru, res, check, expect);
    next = chosen === undefined ? steps[index + 1]?.name : chosen;
  }
  return { names, failures };
}

async function sendLikeBruno({ request }: z.output<typeof brunoRequest>, values: Readonly<Record<string, unknown>>) {
  const { method, params, headers, auth, body } = request;
  const url = params
    .filter(({ type }) => type === 'path')
    .reduce(
      (address, { name, value }) => address.replace(`:${name}`, fillIn(value, values)),
      fillIn(request.url, values),
    );
  const sent = headers.filter(({ enabled }) => enabled).map(({ name, value }) => [name, fillIn(value, values)]);
  const token = auth.mode === 'inherit' ? [['Authorization', `Bearer ${values.token}`]] : [];
  const text = typeof body.json === 'string' ? { body: fillIn(body.json, values) } : {};
  const answer = await fetch(url, { method, headers: Object.fromEntries([...sent, ...token]), ...text });
  const content = await answer.text();
  return { status: answer.status, body: content.startsWith('{') ? JSON.parse(content) : content };
}
