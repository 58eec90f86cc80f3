import { siteConfig } from '../config/site';
import type { NamedRequest } from '../openapi/operation';
import { listServerChoices, type ServerView } from '../openapi/samples/environments';
import { generateSamples } from '../openapi/samples/generate-samples';
import type { HighlightedSample, OtherSamples } from '../openapi/samples/highlighted-sample';
import { highlight } from './highlight';
import { markServers } from './mark-servers';

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
  const generated = requests.map(({ example, summary, request }) => ({
    example,
    summary: summary ?? example ?? '',
    codes: generateSamples(request),
  }));
  const languages = (generated[0]?.codes ?? []).filter(({ language }) => siteConfig.sampleLanguages.includes(language));
  return Promise.all(
    languages.map(async ({ language, label, grammar }) => ({
      language,
      label,
      samples: await Promise.all(
        generated.map(async ({ example, summary, codes }) => {
          const code = codes.find((candidate) => candidate.language === language)?.code ?? '';
          return { example, summary, html: markServers(await highlight(code, grammar), choices) };
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
