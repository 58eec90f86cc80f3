import type { TextPart } from '@/lib/search/view/highlight';
import { UnbrokenNames } from '../ui/unbroken-names';

/** A text with its matches marked: text nodes and `<mark>`, never markup of a record. */
export function MarkedText({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(
    ({ text, isMatch }, index) =>
      // biome-ignore-start lint/suspicious/noArrayIndexKey: parts have no identity but their place.
      isMatch ? (
        <mark key={index}>
          <UnbrokenNames>{text}</UnbrokenNames>
        </mark>
      ) : (
        <UnbrokenNames key={index}>{text}</UnbrokenNames>
      ),
    // biome-ignore-end lint/suspicious/noArrayIndexKey: see above.
  );
}
