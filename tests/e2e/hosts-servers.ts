import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { type RunningServer, runServer, startNginx } from './run-server';

/** Starts a server with the configuration that a build writes for it, as docs/hosting.md says to include it. */
export type StartHost = (root: string, configuration: string) => Promise<RunningServer>;

/** By the name of the configuration. */
export const HOST_SERVERS: Readonly<Record<string, StartHost>> = {
  'nginx.conf': (root, configuration) => startNginx(`root ${root}; include ${configuration};`),
  'caddy.conf': (root, configuration) =>
    runServer((port, folder) => {
      const file = path.join(folder, 'Caddyfile');
      writeFileSync(
        file,
        `{\n\tadmin off\n}\nhttp://127.0.0.1:${port} {\n\troot * ${root}\n\timport ${configuration}\n}\n`,
      );
      // What it would keep in the home of the user who runs the tests.
      const env = { ...process.env, HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder };
      return spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], { stdio: 'ignore', env });
    }),
};
