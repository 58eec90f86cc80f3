import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { SocialImages } from './social-image';

/**
 * Draws pictures for shared links in a process of its own: each takes 3 MB, which makes V8 clear the heap every twenty
 * pictures, and where the whole site is in the heap that took longer than drawing.
 * @returns a PNG for each path
 * @throws where the process ends without an answer; it has said why
 */
export async function drawAllSocialImages(images: SocialImages): Promise<ReadonlyMap<string, Uint8Array>> {
  const program = fork(fileURLToPath(new URL('./social-image-program.build.ts', import.meta.url)), {
    // The build and the tests each read TypeScript in their own way, which a program of its own does not have.
    execArgv: ['--import', import.meta.resolve('tsx')],
    // Keeps maps and bytes what they are.
    serialization: 'advanced',
  });
  const failed = once(program, 'exit').then((): never => {
    throw new Error('The pictures for shared links could not be drawn.');
  });
  program.send(images);
  const [pngs] = await Promise.race([once(program, 'message'), failed]);
  return pngs;
}
