import { type SitePath, toHref } from '@/lib/routes/locale-address';
import { UnbrokenNames } from './unbroken-names';

type PageLinksProps = {
  readonly pages: readonly { readonly path: SitePath; readonly title: string }[];
  /** Of the titles, where it is another than that of the text around. */
  readonly lang?: string | undefined;
};

/** A plain list of pages, by their titles. */
export function PageLinks({ pages, lang }: PageLinksProps) {
  return (
    <ul lang={lang}>
      {pages.map(({ path, title }) => (
        <li key={path}>
          <a href={toHref(path)}>
            <UnbrokenNames>{title}</UnbrokenNames>
          </a>
        </li>
      ))}
    </ul>
  );
}
