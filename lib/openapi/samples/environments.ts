/** Environments of the API, as `x-environment` of a server in openapi.yaml names them; the first is the default. */
export const ENVIRONMENTS = ['homologacao', 'producao'] as const;
export type Environment = (typeof ENVIRONMENTS)[number];

/** The environment whose documents are tests. */
export const TEST_ENVIRONMENT: Environment = 'homologacao';

/** What something is in environments other than the one it is written for. */
export type PerEnvironment<Value> = Readonly<Partial<Record<Environment, Value>>>;

/** A server of the API. One without an environment is documented, but samples do not offer it. */
export type ServerView = {
  readonly url: string;
  readonly description: string;
  readonly environment?: Environment | undefined;
};

/** A server that a reader can choose for the samples. */
export type ServerChoice = ServerView & { readonly environment: Environment };

/**
 * The servers among which a reader chooses, the one that samples are written with first; none when there is nothing
 * to choose.
 */
export function listServerChoices(servers: readonly ServerView[]): readonly ServerChoice[] {
  const choices = servers.filter((server): server is ServerChoice => server.environment !== undefined);
  return choices.length > 1 && choices[0] === servers[0] ? choices : [];
}
