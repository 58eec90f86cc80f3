import localFont from 'next/font/local';

// The files come from npm packages, so that a build fetches nothing. Only the Latin subset is published.
// What stands in until they come is in styles/font-fallbacks.css: Next's own stand-in is Arial alone, even for code.
// Not preloaded: on a slow line the first paint would wait for a font, which shares the line with the styles. Optional: a
// font that comes late is for the next page, because lines that break anew under the reader move what is below them.
const inter = localFont({
  src: '../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  variable: '--font-inter',
  weight: '100 900',
  display: 'optional',
  adjustFontFallback: false,
  preload: false,
});

const jetBrainsMono = localFont({
  src: '../node_modules/@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
  variable: '--font-jetbrains-mono',
  weight: '100 800',
  display: 'optional',
  adjustFontFallback: false,
  preload: false,
});

/** Class names that define the font custom properties. */
export const fontVariables = `${inter.variable} ${jetBrainsMono.variable}`;
