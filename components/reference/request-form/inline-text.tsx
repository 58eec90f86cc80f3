import { Fragment } from 'react';

/** A sentence of a description: what stands between grave accents is code, links are their words. */
export function InlineText({ text }: { text: string }) {
  const plain = text.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1');
  return plain.split('`').map((part, index) => {
    // Parts have no name but their place, and never move.
    const key = `${index}${part}`;
    return index % 2 === 1 ? <code key={key}>{part}</code> : <Fragment key={key}>{part}</Fragment>;
  });
}
