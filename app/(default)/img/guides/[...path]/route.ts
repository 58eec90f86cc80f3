import { listImageFiles, toImageSegments } from '@/lib/content/guide-images.build';
import { getSite } from '@/lib/pages/get-site.build';

export const dynamic = 'force-static';
export const dynamicParams = false;

/** The names of all images. It is always there, because Next exports no such route without at least one file. */
const LIST = 'list.json';

const listFiles = () => listImageFiles(process.cwd(), getSite().images);

export const generateStaticParams = () => [
  { path: [LIST] },
  ...listFiles().map((file) => ({ path: toImageSegments(file.path) })),
];

/** The images of the guides, at addresses that repeat their place below content/docs. */
export async function GET(_request: Request, { params }: { params: Promise<{ path: string[] }> }) {
  const asked = (await params).path.join('/');
  const files = listFiles();
  if (asked === LIST) return Response.json(files.map((file) => file.path));
  const file = files.find((candidate) => toImageSegments(candidate.path).join('/') === asked);
  if (!file) return new Response(null, { status: 404 });
  return new Response(toBody(file.read()), { headers: { 'content-type': file.type } });
}

/** A copy, because a file's buffer may be a window on memory that is used again. */
const toBody = (content: string | Uint8Array) => (typeof content === 'string' ? content : new Uint8Array(content));
