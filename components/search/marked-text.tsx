import { Fragment } from 'react';
import type { TextPart } from '@/lib/search/view/highlight';

/** A text with its matches marked: text nodes and `<mark>`, never markup of a record. */
export function MarkedText({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(
    ({ text, isMatch }, index) =>
      // biome-ignore-start lint/suspicious/noArrayIndexKey: parts have no identity but their place.
      isMatch ? <mark key={index}>{text}</mark> : <Fragment key={index}>{text}</Fragment>,
    // biome-ignore-end lint/suspicious/noArrayIndexKey: see above.
  );
}
