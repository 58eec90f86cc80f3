'use client';
// An island because the bar outlives page changes and has to mark the group that holds the current page.
import type { NestedNavbarItem } from '@/lib/navigation/navbar';
import { useDocs } from '../document/docs-context.client';
import { isCurrentLink, NavbarLink, NavbarVersionLink } from './navbar-link.client';
import { type MenuShape, NavbarMenu } from './navbar-menu';

type NavbarDropdownProps = {
  readonly label: string;
  readonly items: readonly NestedNavbarItem[];
  readonly externalHint: string;
  readonly shape: MenuShape;
};

/** A group of links of the owner's configuration. */
export function NavbarDropdown({ label, items, externalHint, shape }: NavbarDropdownProps) {
  const { path } = useDocs();
  const isCurrent = items.some((item) => item.kind === 'link' && isCurrentLink(item, path));
  return (
    <NavbarMenu shape={shape} label={label} isCurrent={isCurrent}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bar never changes after the build.
        <NestedItem key={index} item={item} externalHint={externalHint} />
      ))}
    </NavbarMenu>
  );
}

/** An item of a list of links: in a group of the bar, or in the mobile menu. */
export function NestedItem({ item, externalHint }: { item: NestedNavbarItem; externalHint: string }) {
  switch (item.kind) {
    case 'link':
      return (
        <li>
          <NavbarLink link={item} externalHint={externalHint} />
        </li>
      );
    case 'version':
      return (
        <li>
          <NavbarVersionLink link={item} />
        </li>
      );
    case 'html':
      return <li dangerouslySetInnerHTML={{ __html: item.html }} />;
  }
}
