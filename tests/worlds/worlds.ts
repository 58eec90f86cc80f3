import type { SiteConfigInput } from '@/lib/config/schema';

/** A whole site that differs from this one in sources and configuration. */
export type World = {
  /** Folder of tests/worlds whose content/ and openapi.yaml take the place of the project's. */
  readonly sources: string;
  /** Another folder of tests/worlds, laid over the first. */
  readonly over?: string;
  /** What the owner of this world decided otherwise than site.config.ts says. */
  readonly config: Partial<SiteConfigInput>;
};

/**
 * Sites that show what this one does not use: each is built by `npm run build:worlds` into
 * test-results/worlds/{name}/ and read by the browser tests in tests/e2e/worlds.
 */
export const WORLDS = {
  /** Published below a path of its host. */
  prefixed: { sources: 'small', config: { basePath: '/documentos' } },
  /** A page for each thing that a guide may contain. */
  parts: { sources: 'small', over: 'parts', config: {} },
} as const satisfies Record<string, World>;

export type WorldName = keyof typeof WORLDS;
