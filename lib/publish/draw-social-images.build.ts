import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';
import { siteConfig } from '../config/site';
import { escapeHtml } from '../text/escape-html';
import { encodePng, mixColours } from './encode-png';
import { SOCIAL_IMAGE_SIZE, type SocialImage, type SocialImages } from './social-image';

const { resolve } = createRequire(import.meta.url);
const FONT = {
  loadSystemFonts: false,
  defaultFontFamily: 'Inter',
  fontFiles: [
    resolve('@expo-google-fonts/inter/500Medium/Inter_500Medium.ttf'),
    resolve('@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf'),
  ],
};

/** The site's dark shade, see app/styles/tokens.css. */
const COLOURS = { surface: '#0f161a', text: '#f3f7f8', secondary: '#a1b0b8', accent: '#6fd3c0' };
/** Those, and five steps to each from the surface for the edges of letters: 16 in all. */
const PALETTE = [
  COLOURS.surface,
  ...[COLOURS.text, COLOURS.secondary, COLOURS.accent].flatMap((to) => mixColours(COLOURS.surface, to, 5).slice(1)),
];
const MARGIN = 72;
/** Room that a letter takes, as a share of the size of the text: more than the font's average, so that lines fit. */
const LETTER = 0.56;

type Line = { readonly y: number; readonly size: number; readonly weight: 500 | 700; readonly fill: string };

/**
 * Draws the pictures that stand for pages where their addresses are shared. One below the other, because the fonts are
 * read anew for each drawing.
 * @returns a PNG of SOCIAL_IMAGE_SIZE for each path
 */
export function drawSocialImages(images: SocialImages): ReadonlyMap<string, Uint8Array> {
  const { width, height } = SOCIAL_IMAGE_SIZE;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height * images.size}">
<rect width="${width}" height="${height * images.size}" fill="${COLOURS.surface}"/>
<g font-family="Inter">${[...images.values()].map((image, index) => drawImage(image, index * height)).join('')}</g>
</svg>`;
  const { pixels } = new Resvg(svg, { font: FONT }).render();
  const bytes = width * height * 4;
  return new Map(
    [...images.keys()].map((path, index) => {
      const rgba = pixels.subarray(index * bytes, (index + 1) * bytes);
      return [path, encodePng({ width, height, rgba }, PALETTE)];
    }),
  );
}

/** @param top where the picture begins, in pixels */
function drawImage({ place, title, detail }: SocialImage, top: number): string {
  const { width, height } = SOCIAL_IMAGE_SIZE;
  const titleLines = wrap(title, 60, 3);
  const texts = [
    ...wrap(place, 30, 1).map((text) => drawText(text, { y: 112, size: 30, weight: 500, fill: COLOURS.accent })),
    ...titleLines.map((text, index) =>
      drawText(text, { y: 218 + index * 74, size: 60, weight: 700, fill: COLOURS.text }),
    ),
    ...wrap(detail, 36, 1).map((text) =>
      drawText(text, { y: 230 + titleLines.length * 74, size: 36, weight: 700, fill: COLOURS.accent }),
    ),
    ...wrap(siteConfig.name, 30, 1).map((text) =>
      drawText(text, { y: height - MARGIN, size: 30, weight: 500, fill: COLOURS.secondary }),
    ),
  ];
  return `<g transform="translate(0 ${top})"><rect width="${width}" height="12" fill="${COLOURS.accent}"/>${texts.join('')}</g>`;
}

function drawText(text: string, { y, size, weight, fill }: Line): string {
  return `<text x="${MARGIN}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}">${escapeHtml(text)}</text>`;
}

/** A text in lines that fit the picture; what does not fit into so many lines ends with an ellipsis. */
function wrap(text: string, size: number, most: number): readonly string[] {
  const room = Math.floor((SOCIAL_IMAGE_SIZE.width - 2 * MARGIN) / (size * LETTER));
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    const fits = last !== undefined && last.length + 1 + word.length <= room;
    // A long word is cut where a line break would leave little: of "GET /v1/…" no more than "GET".
    const isBegun = last !== undefined && lines.length === most && last.length < room / 2;
    if (fits || isBegun) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  const shown = lines.slice(0, most);
  return shown.map((line, index) => {
    const isCut = line.length > room || (index === most - 1 && lines.length > most);
    return isCut ? `${line.slice(0, room - 1).replace(/[\s,;:.]+$/, '')}…` : line;
  });
}
