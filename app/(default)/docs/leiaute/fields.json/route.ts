import { getSite } from '@/lib/pages/get-site.build';
import { buildLayoutFields } from '@/lib/publish/layout-fields';

export const dynamic = 'force-static';

/** The fields of every layout by their pages, for messages of schema validators. */
export function GET() {
  return Response.json(buildLayoutFields(getSite()));
}
