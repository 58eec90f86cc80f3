import { checkReferences } from '../../../lib/content/check-references';
import { GUIDE_COMPONENTS } from '../../../lib/content/components';
import { parseGuide } from '../../../lib/content/parse-guide';
import { loadCStats } from '../../../lib/cstat/load-cstat.build';
import type { RuleNotes } from '../../../lib/rules/rule-note';
import { readApi } from './api';
import { readSmallSite, SMALL_SITE } from './fixture-site';

/** A frontmatter in which everything is right; what follows it starts on line 6. */
export const GUIDE_TOP =
  '---\ntitle: Um guia\ndescription: Uma frase que diz ao leitor o que ele consegue fazer aqui.\n---\n\n';

const operations = readApi(readSmallSite('openapi.yaml')).groups.flatMap((group) => group.operations);
const KNOWN = {
  operations: new Map(operations.map((operation) => [operation.id, operation])),
  cstats: loadCStats(SMALL_SITE),
  terms: ['recibo'],
  diagrams: ['envio'],
  components: GUIDE_COMPONENTS,
  deadlines: ['nfe-cancelamento'],
  firstNoteParts: 6,
  guides: ['documentacao/envio', 'documentacao/faq'],
};

/**
 * Reads and checks a guide as the build does, as one more of the small site.
 * @param notes the register of notes; none, where a test is about something else
 */
export function readGuide(source: string, notes: RuleNotes = new Map()): void {
  const guide = { ...parseGuide(source, 'guia.mdx'), id: 'guia', file: 'guia.mdx', source: 'guia' };
  checkReferences(guide, { ...KNOWN, notes });
}
