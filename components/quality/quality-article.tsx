import type { LocaleContext } from '@/lib/i18n/locale-context';
import { fillMessage } from '@/lib/i18n/messages';
import { describeQuality, writeQualityTable } from '@/lib/pages/describe-quality';
import type { QualityPage } from '@/lib/pages/page';
import { qualityPath } from '@/lib/routes/download-address';
import { toHref } from '@/lib/routes/locale-address';
import { formatDate } from '@/lib/text/format-date';
import { renderMarkdown } from '@/lib/text/markdown';
import { ArticleFrame } from '../article/article-frame';
import { createHeading } from '../mdx/heading';

type QualityArticleProps = { readonly page: QualityPage; readonly context: LocaleContext };

/** What is checked on the site and how it went, as tables. The words are content. */
export function QualityArticle({ page, context }: QualityArticleProps) {
  const { messages } = context;
  const H2 = createHeading(2, messages.page.headingLink);
  return (
    <ArticleFrame page={page} context={context} parents={[]}>
      <div className="prose">
        <p>
          {fillMessage(messages.quality.lead, { date: formatDate(page.quality.builtOn) })}{' '}
          <a href={toHref(qualityPath(page.sharedPath))}>{messages.quality.json}</a>
        </p>
        <p>{messages.quality.exportNote}</p>
      </div>
      {describeQuality(page.quality, messages.quality).map((section) => (
        <section key={section.id} className="prose" aria-labelledby={section.id}>
          <H2 id={section.id}>{section.title}</H2>
          <p>{section.note}</p>
          <div dangerouslySetInnerHTML={{ __html: renderMarkdown(writeQualityTable(section, toHref)).html }} />
        </section>
      ))}
    </ArticleFrame>
  );
}
