import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { suggest } from '../errors/nearest';
import { SiteError } from '../errors/site-error';
import { colourSvg, isThemedSvg, type Scheme } from './colour-svg';
import { readImageSize } from './image-size';
import type { Guide } from './load-guides.build';

/** Folder that the addresses of images repeat: content/docs/current/img/a.svg → /img/guides/current/img/a.svg. */
const FOLDER = 'content/docs';
const ADDRESS = '/img/guides/';
const TYPES: Readonly<Record<string, string>> = { '.svg': 'image/svg+xml', '.png': 'image/png' };

/** An image that some guide shows, with its size in CSS pixels. */
export type GuideImage = {
  /** Path from the project's root. */
  readonly file: string;
  readonly width: number;
  readonly height: number;
  /** Site paths without base path: one for both colour schemes, or one for each. */
  readonly light: string;
  readonly dark: string;
};

/** The project's path of an image as a guide names it: relative to the guide's own file. */
export function resolveImage(src: string, guideFile: string): string {
  return path.posix.join(path.posix.dirname(guideFile), src);
}

/**
 * Finds and measures every image that the guides show.
 * @param root the project's root folder
 * @returns images by their path from the project's root
 * @throws SiteError naming guide and line: no such file, a form that is not published, no text in its place
 */
export function loadGuideImages(root: string, guides: readonly Guide[]): ReadonlyMap<string, GuideImage> {
  const images = new Map<string, GuideImage>();
  for (const guide of guides) {
    for (const { src, alt, line } of guide.images) {
      const fail = (found: string, fix: string): never => {
        throw new SiteError({ place: { file: guide.file, line }, key: `image ${src}`, found, fix });
      };
      if (alt.trim() === '') fail('found no text for readers who do not see it', 'say in alt what the image shows');
      const file = resolveImage(src, guide.file);
      if (images.has(file)) continue;
      if (/^(\/|[a-z][a-z0-9+.-]*:)/i.test(src) || !file.startsWith(`${FOLDER}/`)) {
        fail('is not a file of the guides', `put it below ${FOLDER}/ and give its path relative to this guide`);
      }
      if (!(path.extname(file) in TYPES)) fail('has another form', 'use .svg for drawings and .png for screenshots');
      if (!existsSync(path.join(root, file))) fail('no such file', suggestFile(root, file, guide.file));
      images.set(file, measureImage(root, file));
    }
  }
  return images;
}

function suggestFile(root: string, file: string, guideFile: string): string {
  // The guide's own, because the file may be asked for outside of all.
  const version = guideFile.split('/').slice(0, 3).join('/');
  const names = readdirSync(path.join(root, version), { recursive: true, encoding: 'utf8' })
    .filter((name) => path.extname(name) in TYPES)
    .map((name) => path.posix.relative(path.posix.dirname(guideFile), path.posix.join(version, name)));
  if (names.length === 0) return `put the image at ${file}`;
  return suggest(path.posix.relative(path.posix.dirname(guideFile), file), names);
}

function measureImage(root: string, file: string): GuideImage {
  const source = readFileSync(path.join(root, file));
  const address = ADDRESS + file.slice(FOLDER.length + 1);
  const isThemed = file.endsWith('.svg') && isThemedSvg(source.toString('utf8'));
  // A colour that does not exist is told before anything is built.
  if (isThemed) colourSvg(source.toString('utf8'), file, 'light', readTokens(root));
  const of = (scheme: Scheme) => (isThemed ? address.replace(/\.svg$/, `.${scheme}.svg`) : address);
  return { file, ...readImageSize(source, file), light: of('light'), dark: of('dark') };
}

/** A file that the export publishes for a guide's image. */
export type ImageFile = { readonly path: string; readonly type: string; readonly read: () => string | Uint8Array };

/** Every image file of the export: the files as they are, and the drawings that follow the theme in either scheme. */
export function listImageFiles(root: string, images: ReadonlyMap<string, GuideImage>): readonly ImageFile[] {
  return [...images.values()].flatMap(({ file, light, dark }): ImageFile[] => {
    const type = TYPES[path.extname(file)] ?? '';
    const read = () => readFileSync(path.join(root, file));
    if (light === dark) return [{ path: light, type, read }];
    const coloured = (scheme: Scheme) => () => colourSvg(read().toString('utf8'), file, scheme, readTokens(root));
    return [
      { path: light, type, read: coloured('light') },
      { path: dark, type, read: coloured('dark') },
    ];
  });
}

function readTokens(root: string): string {
  return readFileSync(path.join(root, 'app/styles/tokens.css'), 'utf8');
}

/** Segments after /img/guides of an image file's path. */
export function toImageSegments(imagePath: string): readonly string[] {
  return imagePath.slice(ADDRESS.length).split('/');
}
