import { getWorkerFile } from '@/lib/search/service/bundle-worker.build';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () => [{ file: getWorkerFile().name }];

/** The script of the search worker. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { name, content } = getWorkerFile();
  if ((await params).file !== name) return new Response(null, { status: 404 });
  return new Response(content, { headers: { 'content-type': 'text/javascript; charset=utf-8' } });
}
