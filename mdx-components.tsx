import type { MDXComponents } from 'mdx/types';

/** Required by @next/mdx. Guides get their components per page instead: see components/mdx/mdx-components.tsx. */
export function useMDXComponents(): MDXComponents {
  return {};
}
