import localFont from 'next/font/local';

// The files are made from those of npm packages (scripts/font-subsets.ts): Latin letters, and the weights that styles use.
// What stands in until they come is in styles/font-fallbacks.css: Next's own stand-in is Arial alone, even for code.
// Not preloaded: on a slow line the first paint would wait for a font, which shares the line with the styles. Optional: a
// font that comes late is for the next page, because lines that break anew under the reader move what is below them.
const inter = localFont({
  src: './font-files/inter.woff2',
  variable: '--font-inter',
  weight: '400 700',
  display: 'optional',
  adjustFontFallback: false,
  preload: false,
});

const jetBrainsMono = localFont({
  src: './font-files/jetbrains-mono.woff2',
  variable: '--font-jetbrains-mono',
  weight: '400 700',
  display: 'optional',
  adjustFontFallback: false,
  preload: false,
});

/** Class names that define the font custom properties. */
export const fontVariables = `${inter.variable} ${jetBrainsMono.variable}`;
