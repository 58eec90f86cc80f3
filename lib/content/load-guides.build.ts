import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_SECTION } from '../config/section-schema';
import { readSource } from '../errors/read-source.build';
import { SiteError } from '../errors/site-error';
import { type ParsedGuide, parseGuide } from './parse-guide';
import type { NameReference } from './section-text';

/** A guide read from disk. */
export type Guide = ParsedGuide & {
  /** Path below the version's folder without extension and without a final /index: "documentacao/introducao". */
  readonly id: string;
  /** Path from the project's root. */
  readonly file: string;
  /** Path below the version's folder without extension: "documentacao/faq/index". Links in the guide start from it. */
  readonly source: string;
};

/** Folder of a version's guides, from the project's root: sections beside the default one have a folder of their own. */
export function guidesFolder(sectionId: string, version: string): string {
  return ['content/docs', ...(sectionId === DEFAULT_SECTION ? [] : [sectionId]), version].join('/');
}

/**
 * Reads every guide of one version. The file's path is the guide's route.
 * @param root the project's root folder
 * @param nameReference see `parseGuide`
 * @throws SiteError when the version has no folder
 */
export function loadGuides(
  root: string,
  version: string,
  sectionId = DEFAULT_SECTION,
  nameReference?: NameReference,
): readonly Guide[] {
  const folder = guidesFolder(sectionId, version);
  const absolute = path.join(root, folder);
  if (!existsSync(absolute)) {
    throw new SiteError({
      place: { file: 'site.config.ts' },
      key: `sections.${sectionId}`,
      found: `version ${version} of section ${sectionId} has no folder ${folder}`,
      fix: 'create the folder with its guides and sidebars.yaml, or correct the section or version',
    });
  }
  const names = readdirSync(absolute, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(path.sep).join('/'))
    .sort();
  refuseOtherEndings(names, folder);
  refuseOtherNames(names, folder);
  return names
    .filter((name) => name.endsWith('.mdx'))
    .map((relative) => {
      const file = `${folder}/${relative}`;
      const source = readSource(root, file);
      const guide = parseGuide(source, file, nameReference);
      return { ...guide, id: toGuideId(relative), file, source: relative.replace(/\.mdx$/, '') };
    });
}

function refuseOtherEndings(names: readonly string[], folder: string): void {
  const other = names.find((name) => /\.(?:mdx?|markdown)$/i.test(name) && !name.endsWith('.mdx'));
  if (other === undefined) return;
  const place = { file: `${folder}/${other}` };
  throw new SiteError({ place, key: 'file', found: 'guides end in .mdx', fix: 'rename it, or move it elsewhere' });
}

/** A guide's path is its address as it is. */
function refuseOtherNames(names: readonly string[], folder: string): void {
  const other = names.find((name) => name.endsWith('.mdx') && !/^[\w./-]+$/.test(name));
  if (other === undefined) return;
  const place = { file: `${folder}/${other}` };
  const fix = 'use letters without accents, digits, hyphens, dots and _';
  throw new SiteError({ place, key: 'file', found: 'its path cannot be an address', fix });
}

/** faq/index.mdx and faq.mdx have the same address. */
function toGuideId(name: string): string {
  return name.replace(/\.mdx$/, '').replace(/\/index$/, '');
}
