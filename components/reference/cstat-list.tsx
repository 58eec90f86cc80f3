import { cstatPath, toCStatAddress } from '@/lib/cstat/address';
import type { CStat } from '@/lib/cstat/cstat';
import { cstatDocuments } from '@/lib/cstat/documents';
import { contentLang, type LocaleContext } from '@/lib/i18n/locale-context';
import { toHref, withLocale } from '@/lib/routes/locale-address';
import { NarrowList } from '../ui/narrow-list';
import { UnbrokenNames } from '../ui/unbroken-names';
import listStyles from './cstat-list.module.css';
import sectionStyles from './section.module.css';
import { SectionHeading } from './section-heading';

/** Status codes an operation may bring, each with the way to its entry in the knowledge base and, where known, whether to send again. */
export function CStatList({ cstats, context }: { cstats: readonly CStat[]; context: LocaleContext }) {
  const { messages, locale } = context;
  if (cstats.length === 0) return null;
  const lang = contentLang(locale);
  return (
    <section className={sectionStyles.section} aria-labelledby="cstat">
      <SectionHeading id="cstat" title={messages.reference.cstats} messages={messages} />
      <NarrowList items={cstats} more={messages.reference.moreCodes}>
        {(shown) => (
          <ul className={listStyles.list}>
            {shown.map((cstat) => (
              <li key={`${cstat.document}/${cstat.code}`} id={`cstat.${cstat.document}.${cstat.code}`}>
                <a href={toHref(withLocale(locale, toCStatAddress(cstat)))}>
                  <code>{cstat.code}</code>{' '}
                  <span className={listStyles.document}>{cstatDocuments[cstat.document].name}</span>
                </a>
                <p lang={lang}>
                  <UnbrokenNames>{cstat.text}</UnbrokenNames>
                </p>
                {cstat.explanation && (
                  <p className={listStyles.verdict} lang={lang}>
                    {messages.verdicts[cstat.explanation.resend]}
                  </p>
                )}
              </li>
            ))}
          </ul>
        )}
      </NarrowList>
      <p className={listStyles.all}>
        <a href={toHref(withLocale(locale, cstatPath()))}>{messages.reference.everyCstat}</a>
      </p>
    </section>
  );
}
