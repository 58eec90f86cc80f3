import { getSite } from '@/lib/pages/get-site.build';
import { buildCodeFields } from '@/lib/publish/code-fields';

export const dynamic = 'force-static';

/** The fields that the rules of each status code read, for pasted answers. */
export function GET() {
  return Response.json(buildCodeFields(getSite()));
}
