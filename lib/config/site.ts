import input from '../../site.config';
import { locateConfigKey } from './locate-key.build';
import { CONFIG_FILE, parseSiteConfig } from './parse-config';

/** The parsed site configuration. A bad value stops whatever imports it, and so the build. */
export const siteConfig = parseSiteConfig(input, (keys) => locateConfigKey(process.cwd(), CONFIG_FILE, keys));
