import { createHash } from 'node:crypto';
import { SiteError } from '../../errors/site-error';
import type { InlineHashes } from './content-security-policy';
import { type InlineCode, readInlineCode } from './inline-code';
import { KNOWN_CODE, type KnownCode } from './known-code';

/** Characters of a script that a message shows. */
const SHOWN = 80;

/** Code with a page that has it. */
export type FoundCode = InlineCode & { readonly file: string };

/** Collects, page by page, the code that stands in the pages of a site as text. */
export type InlineCodeCollection = {
  /**
   * @param html a page of the export, as it is published
   * @param file the page's file, for the message
   * @throws SiteError when the page has code that `KNOWN_CODE` does not name, or another text of one that it names
   */
  readonly add: (html: string, file: string) => void;
  /** Takes up what another collection has found, with the same errors. */
  readonly addFound: (found: readonly FoundCode[]) => void;
  /** Each code once, with the first page that has it. */
  readonly listFound: () => readonly FoundCode[];
  /** What the policy names, each once, in the order of `KNOWN_CODE`, which no build changes. */
  readonly listHashes: () => InlineHashes;
};

/** An empty collection, for the pages of one site. */
export function collectInlineCode(): InlineCodeCollection {
  const found = new Map<KnownCode, FoundCode>();
  const addFound = (codes: readonly FoundCode[]) => {
    for (const code of codes) {
      const known = KNOWN_CODE.find(({ kind, start }) => kind === code.kind && code.text.startsWith(start));
      if (!known) throw createUnknownError(code);
      const first = found.get(known) ?? code;
      if (first.text !== code.text) throw createDifferenceError(known, first.file, code.file);
      found.set(known, first);
    }
  };
  return {
    addFound,
    add: (html, file) => addFound(readInlineCode(html).map((code) => ({ ...code, file }))),
    listFound: () => [...found.values()],
    listHashes() {
      const listOf = (kind: InlineCode['kind']) =>
        KNOWN_CODE.filter((known) => known.kind === kind).flatMap((known) => {
          const code = found.get(known);
          return code ? [hashCode(code.text)] : [];
        });
      return { scripts: listOf('script'), styles: listOf('style') };
    },
  };
}

/** The digest of exactly the text between the tags. */
function hashCode(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

function createUnknownError({ kind, text, file }: FoundCode): SiteError {
  const known = KNOWN_CODE.filter((code) => code.kind === kind).map(({ source }) => source);
  return new SiteError({
    place: { file },
    key: 'security policy',
    found: `the page has a ${kind} as text that no page may have: ${text.slice(0, SHOWN).replace(/\s+/g, ' ')}`,
    fix: `put it into a file, or, if all pages can share it, name it in lib/publish/security/known-code.ts; those named come from ${known.join(', ')}`,
  });
}

function createDifferenceError({ kind, source }: KnownCode, first: string, file: string): SiteError {
  return new SiteError({
    place: { file },
    key: 'security policy',
    found: `the ${kind} of ${source} reads otherwise than in ${first}: the policy would need a digest for each of them`,
    fix: 'give it one text for all pages, and let it read what differs from the page: an attribute beside it, or <html lang>',
  });
}
