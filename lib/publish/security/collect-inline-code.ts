import { createHash } from 'node:crypto';
import { SiteError } from '../../errors/site-error';
import type { InlineHashes } from './content-security-policy';
import { type InlineCode, readInlineCode } from './inline-code';
import { KNOWN_CODE, type KnownCode } from './known-code';

/** Characters of a script that a message shows. */
const SHOWN = 80;

/** Collects, page by page, the code that stands in the pages of a site as text. */
export type InlineCodeCollection = {
  /**
   * @param html a page of the export, as it is published
   * @param file the page's file, for the message
   * @throws SiteError when the page has code that `KNOWN_CODE` does not name, or another text of one that it names
   */
  readonly add: (html: string, file: string) => void;
  /** What the policy names, each once, in the order of `KNOWN_CODE`, which no build changes. */
  readonly listHashes: () => InlineHashes;
};

/** An empty collection, for the pages of one site. */
export function collectInlineCode(): InlineCodeCollection {
  const found = new Map<KnownCode, { readonly text: string; readonly file: string }>();
  return {
    add(html, file) {
      for (const code of readInlineCode(html)) {
        const known = KNOWN_CODE.find(({ kind, start }) => kind === code.kind && code.text.startsWith(start));
        if (!known) throw createUnknownError(code, file);
        const first = found.get(known) ?? { text: code.text, file };
        if (first.text !== code.text) throw createDifferenceError(known, first.file, file);
        found.set(known, first);
      }
    },
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

function createUnknownError({ kind, text }: InlineCode, file: string): SiteError {
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
