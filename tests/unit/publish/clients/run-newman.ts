import newman, { type NewmanRun } from 'newman';
import type { Api } from '../../../../lib/openapi/operation';
import { buildPostmanCollection, buildPostmanEnvironment } from '../../../../lib/publish/clients/postman';

/**
 * Runs folders of the published collection with Postman's own runner, in this process: loading it takes longer than a run.
 * @param folders their names
 * @param values those that the reader fills in
 * @param workingDir where the files are that requests send
 */
export function runNewman(
  api: Api,
  folders: readonly string[],
  values: Readonly<Record<string, string>>,
  workingDir?: string,
): Promise<NewmanRun> {
  const [server] = api.servers;
  if (!server) throw new Error('no server');
  const collection = buildPostmanCollection(api);
  const options = {
    // Postman would read every operation with its answers first, which takes longer than running a few.
    collection: { ...collection, item: collection.item.filter(({ name }) => folders.includes(name)) },
    environment: buildPostmanEnvironment(api, server),
    envVar: Object.entries(values).map(([key, value]) => ({ key, value })),
    folder: folders,
    ...(workingDir === undefined ? {} : { workingDir }),
  };
  // As readers have it: a file, read from its text.
  const read = JSON.parse(JSON.stringify(options));
  return new Promise((resolve, reject) => {
    newman.run(read, (error, summary) => (error ? reject(error) : resolve(summary.run)));
  });
}
