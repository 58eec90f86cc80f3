import type { LocaleContext } from '@/lib/i18n/locale-context';
import { assertNever, type Page } from '@/lib/pages/page';
import type { Site } from '@/lib/pages/site';
import { ApiChangesArticle } from '../changes/api-changes-article';
import { ChangesArticle } from '../changes/changes-article';
import { CStatCodeArticle } from '../cstat/cstat-code-article';
import { CStatDocumentArticle } from '../cstat/cstat-document-article';
import { CStatIndexArticle } from '../cstat/cstat-index-article';
import { ClassTribArticle } from '../ibs-cbs/class-trib-article';
import { EventIndexArticle } from '../leiaute/event-index-article';
import { LayoutArticle } from '../leiaute/layout-article';
import { LayoutChangesArticle } from '../leiaute/layout-changes-article';
import { LayoutIndexArticle } from '../leiaute/layout-index-article';
import { RulesArticle } from '../leiaute/rules-article';
import { QualityArticle } from '../quality/quality-article';
import { RecipeArticle } from '../recipes/recipe-article';
import { RecipeIndexArticle } from '../recipes/recipe-index-article';
import { OperationArticle } from '../reference/operation-article';
import { OverviewArticle } from '../reference/overview-article';
import { WebhookArticle } from '../reference/webhook-article';
import { ToolArticle } from '../tools/tool-article';
import { DocsIndex } from './docs-index';
import { GuideArticle } from './guide-article';
import { MovedAnchors } from './moved-anchors';
import { PrintAddress } from './print-address';
import { Redirect } from './redirect';
import { VersionBanner } from './version-banner';

type DocsPageProps = { readonly page: Page; readonly context: LocaleContext; readonly site: Site };

/** Shows any page below /docs, under a notice where its version is not the last. */
export function DocsPage({ page, context, site }: DocsPageProps) {
  return (
    <>
      <VersionBanner page={page} context={context} />
      <MovedAnchors page={page} context={context} aliases={site.aliases} />
      <PrintAddress page={page} />
      <DocsArticle page={page} context={context} site={site} />
    </>
  );
}

function DocsArticle({ page, context, site }: DocsPageProps) {
  switch (page.kind) {
    case 'guide':
      return <GuideArticle page={page} context={context} site={site} />;
    case 'operation':
      return <OperationArticle page={page} context={context} />;
    case 'overview':
      return <OverviewArticle page={page} context={context} />;
    case 'webhook':
      return <WebhookArticle page={page} context={context} />;
    case 'tool':
      return <ToolArticle page={page} context={context} problems={site.api.problems} />;
    case 'docsIndex':
      return <DocsIndex page={page} context={context} site={site} />;
    case 'cstatCode':
      return <CStatCodeArticle page={page} context={context} />;
    case 'cstatDocument':
      return <CStatDocumentArticle page={page} context={context} />;
    case 'cstatIndex':
      return <CStatIndexArticle page={page} context={context} problems={site.api.problems} />;
    case 'changes':
      return <ChangesArticle page={page} context={context} />;
    case 'apiChanges':
      return <ApiChangesArticle page={page} context={context} />;
    case 'layoutChanges':
      return <LayoutChangesArticle page={page} context={context} />;
    case 'quality':
      return <QualityArticle page={page} context={context} />;
    case 'classTrib':
      return <ClassTribArticle page={page} context={context} />;
    case 'layoutIndex':
      return <LayoutIndexArticle page={page} context={context} />;
    case 'eventIndex':
      return <EventIndexArticle page={page} context={context} />;
    case 'layout':
      return <LayoutArticle page={page} context={context} />;
    case 'rules':
      return <RulesArticle page={page} context={context} />;
    case 'recipeIndex':
      return <RecipeIndexArticle page={page} context={context} />;
    case 'recipe':
      return <RecipeArticle page={page} context={context} />;
    case 'redirect':
      return <Redirect page={page} context={context} />;
    case 'home':
    case 'search':
    case 'notFound':
      throw new Error(`${page.path} is not below /docs`);
    default:
      return assertNever(page);
  }
}
