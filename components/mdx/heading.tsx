import type { ComponentProps } from 'react';
import { fillMessage } from '@/lib/i18n/messages';
import { AnchorLink } from '../ui/anchor-link';

/** A heading of the given level with a link to itself. The id comes from lib/content/remark-heading-ids. */
export function createHeading(level: 2 | 3 | 4 | 5, linkLabel: string) {
  const Tag = `h${level}` as const;
  return function Heading({ children, id, ...props }: ComponentProps<'h2'>) {
    return (
      <Tag {...props} id={id}>
        {children} <AnchorLink id={id ?? ''} label={fillMessage(linkLabel, { heading: readText(children) })} />
      </Tag>
    );
  };
}

function readText(node: ComponentProps<'h2'>['children']): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(readText).join('');
  if (typeof node === 'object' && node !== null && 'props' in node) {
    return readText((node.props as ComponentProps<'h2'>).children); // Inline Markdown elements all have children.
  }
  return '';
}
