/** The least contrast of text that WCAG 2.2 AA accepts (1.4.3). */
export const READABLE_CONTRAST = 4.5;

/** Contrast of two `#rrggbb` colours as WCAG defines it: 1 where they are the same, 21 for black on white. */
export function measureContrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [measureLuminance(one), measureLuminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** `4.48:1`; cut and not rounded, so that a contrast below a limit never reads as if it reached it. */
export function formatContrast(contrast: number): string {
  return `${(Math.floor(contrast * 100) / 100).toFixed(2)}:1`;
}

/** Relative luminance of an sRGB colour, 0 to 1. */
function measureLuminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
