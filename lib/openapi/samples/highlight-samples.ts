import { siteConfig } from '../../config/site';
import { highlightVariants } from '../../highlight/highlight';
import type { NamedRequest } from '../operation';
import { listServerChoices, type ServerView } from './environments';
import { generateSamples } from './generate-samples';
import type { HighlightedSample, OtherSamples } from './highlighted-sample';

/** What a reader of one language may choose among. */
export type SamplePanel = Pick<ReturnType<typeof generateSamples>[number], 'language' | 'label'> & {
  readonly samples: readonly HighlightedSample[];
};

/** Samples of requests in the site's languages, highlighted, and in each language by example. */
export async function highlightSamples(
  requests: readonly NamedRequest[],
  servers: readonly ServerView[],
): Promise<readonly SamplePanel[]> {
  const choices = listServerChoices(servers);
  const [own] = choices;
  const generated = requests.map(({ example, summary, request, variants = {} }) => ({
    example,
    summary: summary ?? example ?? '',
    codes: generateSamples(request),
    elsewhere: choices.flatMap(({ environment }) => {
      const there = variants[environment];
      return there === undefined ? [] : [{ environment, codes: generateSamples(there) }];
    }),
  }));
  const languages = (generated[0]?.codes ?? []).filter(({ language }) => siteConfig.sampleLanguages.includes(language));
  return Promise.all(
    languages.map(async ({ language, label, grammar }) => ({
      language,
      label,
      samples: await Promise.all(
        generated.map(async ({ example, summary, codes, elsewhere }) => {
          const variants = [{ environment: own?.environment ?? '', codes }, ...elsewhere].map((variant) => ({
            environment: variant.environment,
            code: variant.codes.find((candidate) => candidate.language === language)?.code ?? '',
          }));
          return { example, summary, html: await highlightVariants(variants, grammar, true) };
        }),
      ),
    })),
  );
}

/** The samples of all examples but the first, which stands on the page itself. */
export async function highlightOtherSamples(
  [, ...others]: readonly NamedRequest[],
  servers: readonly ServerView[],
): Promise<OtherSamples> {
  const panels = await highlightSamples(others, servers);
  return Object.fromEntries(panels.map(({ language, samples }) => [language, samples]));
}
