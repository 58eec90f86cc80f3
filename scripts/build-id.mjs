// Plain JavaScript: next.config.ts loads it.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { EXPORT_INPUTS, hashFiles, listFiles, root } from './tools.mjs';

/** What pages say, and how it is written down, is no code: a page that is open can show it. */
const IS_CONTENT = /^(?:content|openapi\.yaml|public|LICENSE|scripts\b.*)$/;

/**
 * Names the code of the site. A page that is open loads the next one whole, in place of its data alone, when that was
 * made with other code; so the name depends on code and packages, and on nothing else.
 * @returns {string} digits: what keeps advertisements away also refuses addresses with certain letters
 */
export function nameBuild() {
  const inputs = EXPORT_INPUTS.filter((name) => !IS_CONTENT.test(name)).map((name) => path.join(root, name));
  const digest = hashFiles(inputs.filter((input) => existsSync(input)).flatMap(listFiles));
  return BigInt(`0x${digest.slice(0, 16)}`).toString();
}
