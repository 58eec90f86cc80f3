import type { SiteConfigInput } from '../../../lib/config/schema';
import siteConfig from './site-config';

/** The configuration for tests, of a site below a path of its host. */
const config: SiteConfigInput = { ...siteConfig, basePath: '/manual' };

export default config;
