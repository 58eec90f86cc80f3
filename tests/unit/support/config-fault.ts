import { parseSiteConfig } from '../../../lib/config/parse-config';
import { readFault } from './fault';
import valid from './site-config';

/** The message that stops the build when the tests' configuration is valid but for `change`. */
export const readConfigFault = (change: Readonly<Record<string, unknown>>) =>
  readFault(() => parseSiteConfig({ ...valid, ...change }));
