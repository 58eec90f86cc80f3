// The program of draw-all-social-images.build.ts: takes the words of all pictures, and answers with the pictures.

import { once } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { drawSocialImages } from './draw-social-images.build';
import type { SocialImages } from './social-image';

/** Pictures in one drawing, of 3 MB each: more take as long for each. */
const STACK = 8;

const [images]: SocialImages[] = await once(process, 'message');
const entries = [...(images ?? [])];
const pngs = new Map<string, Uint8Array>();
for (let start = 0; start < entries.length; start += STACK) {
  for (const [path, png] of drawSocialImages(new Map(entries.slice(start, start + STACK)))) pngs.set(path, png);
  // The memory of a drawing is given back between turns only: without one the build held 6 GB.
  await nextTurn();
}
process.send?.(pngs, undefined, {}, () => process.disconnect());
