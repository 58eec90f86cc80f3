import { toCStatAddress } from '@/lib/cstat/address';
import { cstatDocuments } from '@/lib/cstat/documents';
import type { LocaleContext } from '@/lib/i18n/locale-context';
import { fillMessage } from '@/lib/i18n/messages';
import type { CStatIndexPage } from '@/lib/pages/page';
import { toHref, withLocale } from '@/lib/routes/locale-address';
import { escapeHtml } from '@/lib/text/escape-html';
import { groupByHundred } from './code-rows';
import styles from './cstat-index.module.css';

/** Every number once, by hundreds, with a link for each document that uses it. Folded: without scripts it is the way in. */
export function CodeNumbers({ page, context }: { page: CStatIndexPage; context: LocaleContext }) {
  const cstats = page.documents.flatMap((document) => document.cstats);
  const ranges = groupByHundred(cstats.toSorted((a, b) => Number(a.code) - Number(b.code)));
  return (
    <div className={styles.numbers}>
      {ranges.map((range) => (
        <details key={range.from}>
          <summary>{fillMessage(context.messages.cstat.range, { from: range.from, to: range.to })}</summary>
          <ul dangerouslySetInnerHTML={{ __html: renderNumbers(range.cstats, context.locale) }} />
        </details>
      ))}
    </div>
  );
}

/** As HTML and not elements, for the reason given at renderCodeRows. */
function renderNumbers(cstats: CStatIndexPage['documents'][number]['cstats'], locale: string): string {
  const numbers = [...new Set(cstats.map(({ code }) => code))];
  return numbers
    .map((number) => {
      const links = cstats
        .filter(({ code }) => code === number)
        .map((cstat) => {
          const href = escapeHtml(toHref(withLocale(locale, toCStatAddress(cstat))));
          return `<a href="${href}">${cstatDocuments[cstat.document].name}</a>`;
        });
      return `<li id="n${number}"><b>${number}</b> ${links.join(' ')}</li>`;
    })
    .join('');
}
