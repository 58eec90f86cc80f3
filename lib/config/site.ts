import input from '../../site.config';
import { parseSiteConfig } from './parse-config';

/** The parsed site configuration. A bad value stops whatever imports it, and so the build. */
export const siteConfig = parseSiteConfig(input);
