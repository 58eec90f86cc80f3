import { getSite } from '@/lib/pages/load-site.build';
import { buildRecords } from '@/lib/search/build-records';

export const dynamic = 'force-static';

/** The embedded search's records. */
export function GET() {
  return Response.json(buildRecords(getSite().pages));
}
