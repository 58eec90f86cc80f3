import { createRequire } from 'node:module';
import path from 'node:path';
import { z } from 'zod';
import nextConfig from '../../../next.config';
import { PROJECT } from './fixture-site';

const ruleSchema = z.object({ use: z.tuple([z.unknown(), z.object({ loader: z.string(), options: z.unknown() })]) });
type Loader = (this: object, source: string) => void;

/** The MDX loader of the build, with the options that next.config.ts gives it. */
function findLoader(): { readonly load: Loader; readonly options: unknown } {
  const config = { resolve: { alias: {} }, module: { rules: [] as unknown[] } };
  Reflect.apply(z.function().parse(nextConfig.webpack), undefined, [config, { defaultLoaders: { babel: {} } }]);
  const [, { loader, options }] = ruleSchema.parse(config.module.rules[0]).use;
  // A webpack loader is a CommonJS function; its contract is all that is used of it.
  return { load: createRequire(import.meta.url)(loader) as Loader, options };
}

/** A guide as the build compiles it: the JavaScript of its page. */
export function compileGuide(source: string, file: string): Promise<string> {
  const { load, options } = findLoader();
  return new Promise((resolve, reject) => {
    const done = (error: unknown, code?: unknown) => (error ? reject(error) : resolve(String(code)));
    const context = { getOptions: () => options, async: () => done };
    load.call({ ...context, context: PROJECT, resourcePath: path.join(PROJECT, file) }, source);
  });
}

/** The ids of the headings of a compiled guide, in reading order. */
export function readHeadingIds(compiled: string): readonly string[] {
  return [...compiled.matchAll(/_components\.h[1-6], \{\s*id: "([^"]*)"/g)].map(([, id = '']) => id);
}
