import { splitNames } from '@/lib/text/document-names.mjs';

/** A plain text in which no line ends within the name of a document, such as NF-e. Articles have it from their Markdown. */
export function UnbrokenNames({ children }: { readonly children: string }) {
  return splitNames(children).map(({ text, isName }, index) =>
    isName ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity but their place.
      <span key={index} className="unbroken">
        {text}
      </span>
    ) : (
      text
    ),
  );
}
