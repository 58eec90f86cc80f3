import { siteConfig } from '@/lib/config/site';
import { listSidebarFiles } from '@/lib/navigation/sidebar-files.build';
import { getSite } from '@/lib/pages/get-site.build';

export const dynamic = 'force-static';
export const dynamicParams = false;

const listFiles = () => siteConfig.locales.flatMap(({ code }) => listSidebarFiles(getSite().versions, code));

export const generateStaticParams = () => listFiles().map(({ name }) => ({ file: name }));

/** The sidebars, for readers who come from a page with another. Their names carry a hash: hosts may keep them for ever. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const asked = (await params).file;
  const file = listFiles().find(({ name }) => name === asked);
  if (!file) return new Response(null, { status: 404 });
  return new Response(file.content, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
