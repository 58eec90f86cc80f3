import type { PublishedFile } from '../published-file';
import { writeCaddyFile } from './caddy-file';
import { checkLimits } from './check-limits';
import type { HostRules } from './host-rules';
import { writeHeadersFile, writeRedirectsFile } from './netlify-files';
import { writeNginxFile } from './nginx-file';
import { writeVercelFile } from './vercel-file';

/** What is written for hosts. */
export type HostFiles = {
  /** At the root of the export: those that `HOST_FILES` names. */
  readonly published: readonly PublishedFile[];
  /** Beside the export, for servers of one's own. */
  readonly servers: readonly PublishedFile[];
  /** What a host would not read of these, a sentence each. */
  readonly warnings: readonly string[];
};

/** The configuration of every host, from the same rules. */
export function listHostFiles(rules: HostRules): HostFiles {
  const headers = writeHeadersFile(rules);
  const redirects = writeRedirectsFile(rules);
  return {
    published: [
      { path: '/_headers', content: headers },
      { path: '/_redirects', content: redirects },
      { path: '/vercel.json', content: writeVercelFile(rules) },
    ],
    servers: [
      { path: '/nginx.conf', content: writeNginxFile(rules) },
      { path: '/caddy.conf', content: writeCaddyFile(rules) },
    ],
    warnings: checkLimits(headers, redirects),
  };
}
