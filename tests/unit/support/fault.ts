import { SiteError } from '../../../lib/errors/site-error';

/** The message of the SiteError that `action` throws. Anything else that happens is a failure of the test. */
export function readFault(action: () => unknown): string {
  try {
    action();
  } catch (error) {
    if (error instanceof SiteError) return error.message;
    throw error;
  }
  throw new Error('Nothing was thrown');
}
