import type { SampleLanguage } from '../../config/sample-languages';
import type { SampleGenerator } from './sample-request';

/** For pages that make samples while one types: what writes those of each language comes when a reader chooses it. */
export const GENERATOR_LOADERS: Readonly<Record<SampleLanguage, () => Promise<SampleGenerator>>> = {
  curl: async () => (await import('./curl')).curlGenerator,
  nodejs: async () => (await import('./nodejs')).nodejsGenerator,
  csharp: async () => (await import('./csharp')).csharpGenerator,
  php: async () => (await import('./php')).phpGenerator,
  java: async () => (await import('./java')).javaGenerator,
};
