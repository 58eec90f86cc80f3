import type { MetadataRoute } from 'next';
import { getSite } from '@/lib/pages/get-site.build';
import { buildSitemap } from '@/lib/publish/sitemap';

export const dynamic = 'force-static';

export default function sitemap(): MetadataRoute.Sitemap {
  return buildSitemap(getSite().pages);
}
