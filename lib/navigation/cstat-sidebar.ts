import { cstatPath } from '../cstat/address';
import type { CStatDocument } from '../cstat/documents';
import type { SidebarCategory } from './sidebar';

/**
 * The knowledge base in the guides' sidebar: its entrance and one page for each document, never the codes themselves.
 * @param documents those that have codes
 */
export function buildCStatSidebar(documents: readonly CStatDocument[]): SidebarCategory {
  return {
    label: 'Base de códigos cStat',
    items: [
      { label: 'Todos os códigos', path: cstatPath() },
      ...documents.map(({ id, longName }) => ({ label: longName, path: cstatPath(id) })),
    ],
  };
}
