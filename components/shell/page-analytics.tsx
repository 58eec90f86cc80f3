import { siteConfig } from '@/lib/config/site';
import { ReportedViews } from './page-analytics.client';

/** The analytics services that site.config.ts turns on; nothing at all when none is. */
export function PageAnalytics() {
  if (!siteConfig.analytics?.vercel) return null;
  return <ReportedViews />;
}
