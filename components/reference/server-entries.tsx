import type { ServerView } from '@/lib/openapi/samples/environments';

type ServerEntriesProps = {
  readonly servers: readonly ServerView[];
  /** Language of the API's texts where it is not the page's. */
  readonly lang: string | undefined;
};

/** The addresses of the API by environment, as entries of a list of facts. */
export function ServerEntries({ servers, lang }: ServerEntriesProps) {
  return servers.map(({ url, description }) => (
    <div key={url}>
      <dt lang={lang}>{description}</dt>
      <dd>
        <code translate="no">{url}</code>
      </dd>
    </div>
  ));
}
