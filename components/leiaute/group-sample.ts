import { writeRun } from '@/lib/highlight/write-runs';
import { fillMessage, type Messages } from '@/lib/i18n/messages';
import { type LayoutNode, toJsonPath } from '@/lib/leiaute/layout';
import { type SamplePart, writeJsonSample, writeRequestSample, writeXmlSample } from '@/lib/leiaute/sample-parts';
import { describeSampleSource } from '@/lib/pages/describe-sample-source';
import type { LayoutPage } from '@/lib/pages/page';
import { toHref } from '@/lib/routes/locale-address';
import { escapeHtml } from '@/lib/text/escape-html';
import { renderInlineMarkdown } from '@/lib/text/markdown';
import codeStyles from '../code/code-block.module.css';
import styles from './group-sample.module.css';

type Context = { readonly page: LayoutPage; readonly messages: Messages };

/**
 * What a verified document has of a group, in JSON and in XML, with every name as a link to its field, or that none has
 * it; '' for a group that the sample of another shows.
 */
export function renderGroupSample(group: LayoutNode, { page, messages }: Context): string {
  const sample = page.samples[group.path];
  const texts: Messages['layout'] = messages.layout;
  if (!sample)
    return page.unshown.includes(group.path) ? `<p class="${styles.none}">${escapeHtml(texts.sampleNone)}</p>` : '';
  const source = renderInlineMarkdown(describeSampleSource(sample, texts, toHref)).html;
  const forms = [
    {
      title: texts.json,
      parts: sample.request ? writeRequestSample(group, sample.request) : writeJsonSample(group, sample.value),
    },
    { title: texts.xml, parts: writeXmlSample(group, sample.value) },
  ];
  const blocks = forms.map(({ title, parts }) => {
    const label = escapeHtml(fillMessage(texts.sampleLabel, { form: title, tag: group.tag }));
    return `<div class="${codeStyles.block}"><p class="${codeStyles.bar}">${title}</p><pre class="${codeStyles.text} ${styles.text}" tabindex="0" role="group" aria-label="${label}" translate="no"><code>${parts.map((part) => renderPart(part, page)).join('')}</code></pre></div>`;
  });
  return `<figure class="${styles.sample}"><div class="${styles.pair}">${blocks.join('')}</div><figcaption>${source}</figcaption></figure>`;
}

function renderPart(part: SamplePart, { contentPath, groups, node }: LayoutPage): string {
  const text = escapeHtml(part.text);
  if (part.kind === 'plain' || (part.kind === 'name' && part.node === node)) return text;
  if (part.kind === 'value') return writeRun('string', text);
  const own = groups[part.node.path];
  const href = own ? toHref(own.path) : `#${toJsonPath(part.node, contentPath)}`;
  return `<a href="${escapeHtml(href)}">${text}</a>`;
}
