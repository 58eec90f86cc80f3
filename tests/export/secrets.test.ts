import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { exportFolder } from './exported-page';

/** What scanners for secrets look for: signed tokens, private keys, keys of clouds and of code hosts. */
const SECRET =
  /eyJ[\w-]{10,}\.[\w-]{10,}|-----BEGIN [A-Z ]*PRIVATE KEY-----|\b(?:AKIA|ASIA)[A-Z0-9]{16}\b|\bgh[pousr]_[A-Za-z0-9]{36}\b/u;

// Whatever shows the examples is made of these; the archives hold the same requests.
test.each([
  'downloads/openapi.yaml',
  'downloads/openapi.json',
  'downloads/postman-collection.json',
  'llms.txt',
  'docs/api/fiscal/create-authentication-token-using-post/index.html',
  'docs/api/fiscal/create-authentication-token-using-post.md',
])('%s holds nothing that looks like a secret', (file) => {
  expect(SECRET.exec(readFileSync(path.join(exportFolder, file), 'utf8'))?.[0]).toBeUndefined();
});
