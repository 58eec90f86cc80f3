import { cstatPath } from '@/lib/cstat/address';
import type { LocaleContext } from '@/lib/i18n/locale-context';
import { toHref, withLocale } from '@/lib/routes/locale-address';

/** What the tool recognises, and the way on for readers without scripts. */
export function PasteNotes({ context: { messages, locale } }: { context: LocaleContext }) {
  return (
    <div className="prose">
      <h2 id="reconhece">{messages.pasteAnswer.readsTitle}</h2>
      <ul>
        <li>{messages.pasteAnswer.readsXml}</li>
        <li>{messages.pasteAnswer.readsJson}</li>
        <li>{messages.pasteAnswer.readsText}</li>
      </ul>
      <p>
        <a href={toHref(withLocale(locale, cstatPath()))}>{messages.pasteAnswer.knowledgeBase}</a>
      </p>
    </div>
  );
}
