import { SiteError } from '../lib/errors/site-error';

/**
 * Runs a script's work and sets the exit code. A fault of the content is shown as its message alone;
 * anything else is a fault of the code and keeps its stack.
 */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof SiteError ? `\n${error.message}\n` : error);
    process.exitCode = 1;
  }
}
