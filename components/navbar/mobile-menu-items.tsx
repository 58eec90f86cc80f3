import type { Messages } from '@/lib/i18n/messages';
import type { NavbarItem } from '@/lib/navigation/navbar';
import { LocaleSwitcher, type LocaleSwitcherProps } from './locale-switcher.client';
import { NavbarDropdown, NestedItem } from './navbar-dropdown.client';
import { VersionSwitcher } from './version-switcher.client';

export type MobileMenuItemsProps = {
  readonly items: readonly NavbarItem[];
  readonly labels: Messages['nav'];
  readonly locales: LocaleSwitcherProps;
};

/** The bar's items as one column. Groups fold; search stays in the bar. */
export function MobileMenuItems({ items, ...rest }: MobileMenuItemsProps) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the bar never changes after the build.
  return items.map((item, index) => <MobileMenuItem key={index} item={item} {...rest} />);
}

function MobileMenuItem({ item, labels, locales }: Omit<MobileMenuItemsProps, 'items'> & { item: NavbarItem }) {
  switch (item.kind) {
    case 'dropdown':
      return (
        <li>
          <NavbarDropdown label={item.label} items={item.items} externalHint={labels.external} shape="panel" />
        </li>
      );
    case 'versions':
      return (
        <li>
          <VersionSwitcher section={item.section} names={item.names} label={labels.versions} shape="panel" />
        </li>
      );
    case 'locales':
      return (
        <li>
          <LocaleSwitcher {...locales} shape="panel" />
        </li>
      );
    case 'search':
      return null;
    default:
      return <NestedItem item={item} externalHint={labels.external} />;
  }
}
