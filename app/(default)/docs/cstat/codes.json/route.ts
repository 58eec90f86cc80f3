import { getSite } from '@/lib/pages/get-site.build';
import { buildCodeEntries } from '@/lib/publish/cstat-codes';

export const dynamic = 'force-static';

/** Every status code, for lookups in the browser. */
export function GET() {
  return Response.json(buildCodeEntries(getSite().cstats.values()));
}
