import { getIndexFiles } from '@/lib/search/index/load-index.build';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () => getIndexFiles().map(({ name }) => ({ file: name }));

/** The files of the embedded search. The second carries a hash: hosts may have it kept for ever. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const asked = (await params).file;
  const file = getIndexFiles().find(({ name }) => name === asked);
  if (!file) return new Response(null, { status: 404 });
  return new Response(file.content, { headers: { 'content-type': 'application/json; charset=utf-8' } });
}
