import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ParsedGuide, parseGuide } from './parse-guide';

/** A guide read from disk. */
export type Guide = ParsedGuide & {
  /** Path below the version's folder without extension and without a final /index: "documentacao/introducao". */
  readonly id: string;
  readonly version: string;
  /** Path from the project's root. */
  readonly file: string;
};

/**
 * Reads every guide of one version. The file's path is the guide's route.
 * @param root the project's root folder
 */
export function loadGuides(root: string, version: string): readonly Guide[] {
  const folder = path.join(root, 'content', 'docs', version);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mdx'))
    .sort()
    .map((name) => {
      const file = path.posix.join('content/docs', version, name.split(path.sep).join('/'));
      const source = readFileSync(path.join(folder, name), 'utf8');
      return {
        ...parseGuide(source, file),
        id: toGuideId(name.split(path.sep).join('/')),
        version,
        file,
      };
    });
}

/** faq/index.mdx and faq.mdx have the same address. */
function toGuideId(name: string): string {
  return name.replace(/\.mdx$/, '').replace(/\/index$/, '');
}
