import type { MDXComponents } from 'mdx/types';
import type { ComponentProps } from 'react';
import { readCode } from '@/lib/content/code-meta';
import type { GuideComponent } from '@/lib/content/components';
import { isGrammar } from '@/lib/highlight/highlight';
import type { Messages } from '@/lib/i18n/messages';
import { listClassTribCodes } from '@/lib/ibs-cbs/class-trib';
import { findVersion } from '@/lib/pages/find-version';
import type { GuidePage } from '@/lib/pages/page';
import type { Site } from '@/lib/pages/site';
import { CodeBlock } from '../code/code-block';
import { AccessKeyFigure, type AccessKeyFigureProps } from './access-key-figure';
import { Callout, type CalloutProps } from './callout';
import { Change, type ChangeProps } from './change';
import { CStatLink, type CStatLinkProps } from './cstat-link';
import { Deadline, type DeadlineProps } from './deadline';
import { Diagram, type DiagramProps } from './diagram';
import { Figure, type FigureProps } from './figure';
import { FirstNotePart, type FirstNotePartProps } from './first-note-part';
import { Flow, type FlowProps } from './flow';
import { GuideImage } from './guide-image';
import { GuideLink } from './guide-link';
import { createHeading } from './heading';
import { InlineCode } from './inline-code';
import { McpSetup, type McpSetupProps } from './mcp-setup';
import { OperationReference, type OperationReferenceProps } from './operation-reference';
import { RequestExample, type RequestExampleProps } from './request-example';
import { ResponseExample, type ResponseExampleProps } from './response-example';
import { Rule, type RuleProps } from './rule';
import { Steps } from './steps';
import { Tab, Tabs, type TabsProps } from './tabs';
import { Term, type TermProps } from './term';
import { Verdict, type VerdictProps } from './verdict';

/**
 * What a guide's MDX may use, bound to the page it is on.
 * @param messages texts in the language of the content, because these components stand inside it
 */
export function createMdxComponents(page: GuidePage, site: Site, messages: Messages): MDXComponents {
  const { operations, cstats, diagrams, images, notes } = site;
  const classTribs = new Set(site.classTribs && listClassTribCodes(site.classTribs));
  const sources = findVersion(site, page);
  const own = {
    Operation: (props: OperationReferenceProps) => <OperationReference {...props} page={page} />,
    Request: (props: RequestExampleProps) => (
      <RequestExample {...props} page={page} operations={operations} messages={messages} />
    ),
    Response: (props: ResponseExampleProps) => (
      <ResponseExample {...props} operations={operations} messages={messages} />
    ),
    CStat: (props: CStatLinkProps) => <CStatLink {...props} page={page} cstats={cstats} />,
    Verdict: (props: VerdictProps) => <Verdict {...props} page={page} cstats={cstats} verdicts={messages.verdicts} />,
    Callout: (props: CalloutProps) => <Callout {...props} messages={messages.mdx} />,
    Rule: (props: RuleProps) => <Rule {...props} notes={notes} messages={messages.mdx} />,
    Change: (props: ChangeProps) => <Change {...props} page={page} site={site} texts={messages.changes} />,
    Deadline: (props: DeadlineProps) => <Deadline {...props} deadlines={site.rules.deadlines} />,
    FirstNotePart: (props: FirstNotePartProps) => (
      <FirstNotePart {...props} programs={site.firstNote} messages={messages} />
    ),
    McpSetup: (props: McpSetupProps) => <McpSetup {...props} messages={messages.code} />,
    Flow: (props: FlowProps) => <Flow {...props} />,
    Figure: (props: FigureProps) => <Figure {...props} page={page} images={images} messages={messages.mdx} />,
    Term: (props: TermProps) => <Term {...props} page={page} site={site} messages={messages.mdx} />,
    AccessKey: (props: AccessKeyFigureProps) => <AccessKeyFigure {...props} messages={messages.accessKey} />,
    Diagram: (props: DiagramProps) => <Diagram {...props} diagrams={diagrams} messages={messages.mdx} />,
    Steps,
    Tabs: (props: TabsProps) => <Tabs {...props} messages={messages.mdx} />,
    Tab,
  } satisfies Record<GuideComponent, unknown>;
  return {
    ...own,
    h2: createHeading(2, messages.page.headingLink),
    h3: createHeading(3, messages.page.headingLink),
    h4: createHeading(4, messages.page.headingLink),
    h5: createHeading(5, messages.page.headingLink),
    a: (props: ComponentProps<'a'>) => <GuideLink {...props} page={page} sources={sources} />,
    img: ({ src, alt }: ComponentProps<'img'>) => (
      <GuideImage src={String(src)} alt={alt ?? ''} page={page} images={images} messages={messages.mdx} />
    ),
    code: (props: ComponentProps<'code'>) => <InlineCode {...props} page={page} classTribs={classTribs} />,
    pre: ({ children }: ComponentProps<'pre'>) => <FencedCode messages={messages}>{children}</FencedCode>,
  };
}

type FencedCodeProps = Pick<ComponentProps<'pre'>, 'children'> & { messages: Messages };

type CodeProps = ComponentProps<'code'> & { readonly 'data-meta'?: string };

/** A fenced block: MDX wraps one <code class="language-…"> in a <pre>. */
function FencedCode({ children, messages }: FencedCodeProps) {
  if (typeof children !== 'object' || children === null || !('props' in children)) return <pre>{children}</pre>;
  // MDX always nests a code element; lib/content/remark-code-meta adds the words after its language.
  const { className, children: code, 'data-meta': meta } = children.props as CodeProps;
  const language = /language-(\S+)/.exec(className ?? '')?.[1] ?? 'text';
  const { isAsWritten, ...view } = readCode(String(code).trimEnd(), meta ?? '', ({ found }) => {
    throw new Error(`A code block was not checked before it was shown: ${found}`);
  });
  return (
    <CodeBlock
      {...view}
      grammar={isGrammar(language) ? language : 'text'}
      messages={messages.code}
      sample={isAsWritten ? undefined : messages.readerData}
    />
  );
}
