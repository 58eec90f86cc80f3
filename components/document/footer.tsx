import { type LocalizedText, localizeText } from '@/lib/config/localized-text';
import { siteConfig } from '@/lib/config/site';
import type { LocaleContext } from '@/lib/i18n/locale-context';
import { fillMessage } from '@/lib/i18n/messages';
import { ConsentLink } from '../islands.client';
import styles from './footer.module.css';

/** Contact, social networks, postal address and copyright, all from the owner's configuration. */
export function Footer({ context: { locale, messages } }: { context: LocaleContext }) {
  const { phone, support, callback, newsletter, social, address, copyright } = siteConfig.footer;
  const link = (item: { readonly label: LocalizedText; readonly href: string }) => (
    <li key={item.href}>
      <a href={item.href}>{localizeText(item.label, locale)}</a>
    </li>
  );
  return (
    <footer className={styles.footer} data-print="none">
      <div className={styles.inner} data-static="footer">
        <section className={styles.group}>
          <h2>{messages.footer.contact}</h2>
          <ul>
            <li>
              <a href={phone.href}>{phone.label}</a>
            </li>
            {[support, callback, newsletter].map(link)}
            {siteConfig.analytics && (
              <li data-needs-script>
                <ConsentLink label={messages.consent.choices} className={styles.choices} />
              </li>
            )}
          </ul>
        </section>
        <section className={styles.group}>
          <h2>{messages.footer.follow}</h2>
          <ul>{social.map(link)}</ul>
        </section>
        <section className={styles.group}>
          <h2>{messages.footer.address}</h2>
          <address className={styles.address} lang={siteConfig.contentLanguage}>
            {address.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        </section>
        <p className={styles.copyright}>
          {fillMessage(messages.footer.copyright, { year: copyright.year, holder: copyright.holder })}
        </p>
      </div>
    </footer>
  );
}
