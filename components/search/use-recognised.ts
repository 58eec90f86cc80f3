import { formatCStatName } from '@/lib/cstat/cstat';
import { matchCodes } from '@/lib/fiscal/match-codes';
import { basePath } from '@/lib/routes/base-path';
import { formatKeyHash } from '@/lib/routes/key-hash';
import type { SearchInput } from '@/lib/search/service/read-input';
import { useDocs } from '../document/docs-context.client';
import { useCodes } from '../tools/use-codes';
import type { SearchSite } from './search-site';

/** Where something that the reader pasted leads. */
export type RecognisedOption = {
  readonly id: string;
  readonly href: string;
  readonly title: string;
  /** Words of the tax authority or of the key; '' for none. */
  readonly detail: string;
  readonly code: string | undefined;
  /** Whether the whole text is to be handed to the page that opens. */
  readonly takesText: boolean;
};

/** Most results of an answer that are offered by themselves; the tool explains all of them. */
const MOST = 4;

/** What a pasted answer or key is, and where it leads; undefined when the text is an ordinary query. */
export function useRecognised({ recognition }: SearchInput, site: SearchSite) {
  const { prefix } = useDocs();
  const { messages, hrefs } = site;
  const findings = recognition?.kind === 'answer' ? recognition.findings : [];
  const [codes] = useCodes(findings.length > 0);
  if (!recognition) return undefined;
  if (recognition.kind === 'key') {
    const { text, faults } = recognition.key;
    const title = faults.length === 0 ? messages.keyRight : messages.keyWrong;
    const href = hrefs.inspector + formatKeyHash(text);
    return { isLoading: false, options: [{ id: 'key', href, title, detail: text, code: undefined, takesText: false }] };
  }
  const entries = matchCodes(findings, codes.state === 'here' ? codes.table : []).flatMap((match) => match.entries);
  const found = [...new Map(entries.map((entry) => [entry.path, entry])).values()].slice(0, MOST);
  // First, because only it keeps all that the reader pasted: the page of a code knows nothing of their key.
  const whole: RecognisedOption = {
    id: 'whole',
    href: hrefs.pasteAnswer,
    title: recognition.kind === 'answer' ? messages.pastedWhole : messages.pastedUnread,
    detail: '',
    code: undefined,
    takesText: true,
  };
  const options = found.map(
    (entry): RecognisedOption => ({
      id: `${entry.document}-${entry.code}`,
      href: basePath + prefix + entry.path,
      title: formatCStatName(entry),
      detail: entry.text,
      code: entry.code,
      takesText: false,
    }),
  );
  return { isLoading: findings.length > 0 && codes.state === 'waiting', options: [whole, ...options] };
}
