import { siteConfig } from '../config/site';
import { getMessages } from '../i18n/messages';
import { QUALITY_SLUG } from '../quality/address';
import { RESULT_DAYS } from '../quality/test-results';
import { docsPath } from '../routes/page-address';
import { countQuality, countSamples } from './count-quality';
import type { Page } from './page';
import { linkOperation, type PageScope, placePage } from './place-page';
import type { Site } from './site';

type Scope = PageScope & Parameters<typeof countQuality>[0] & Pick<Site, 'quality'>;

/** The page of what is checked and how it went, in one locale; none on a site that records no test runs. */
export function buildQualityPages(scope: Scope): readonly Page[] {
  const { quality, current, locale, today } = scope;
  if (!quality) return [];
  const messages = getMessages(locale);
  const { sampleRuns, ...tests } = quality.results;
  const limits = { ruleDays: siteConfig.ruleReviewDays, resultDays: RESULT_DAYS };
  return [
    {
      ...placePage(scope, docsPath(current.version.path, QUALITY_SLUG), current.sidebars.docs),
      kind: 'quality',
      title: messages.quality.title,
      description: messages.quality.description,
      quality: {
        builtOn: today,
        limits,
        counts: countQuality(scope, { sampleRuns, permalinks: quality.permalinks, ruleDays: limits.ruleDays }),
        tests,
        operations: [...scope.operations.values()].map((operation) => {
          const { title, path } = linkOperation(scope, operation);
          return {
            id: operation.id,
            title,
            path,
            examples: operation.requests.length,
            samples: countSamples(operation),
            lastRun: sampleRuns.get(operation.id),
          };
        }),
      },
    },
  ];
}
