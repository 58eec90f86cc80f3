import type { SiteConfig } from '../config/schema';
import { inlineImage } from './inline-image.build';

/**
 * The owner's images and colours, which style sheets use by these names. It stands in the head of every page and is the
 * same everywhere, so that the content security policy can name it by its hash, which attributes on elements have none of.
 */
export function buildOwnerStyle({ logo, announcementBar }: Pick<SiteConfig, 'logo' | 'announcementBar'>): string {
  // As backgrounds, only the image of the theme in force is fetched.
  const values = {
    '--logo': quoteAddress(inlineImage(logo.src)),
    '--logo-dark': quoteAddress(inlineImage(logo.srcDark)),
    '--bar-background': announcementBar?.backgroundColor,
    '--bar-text': announcementBar?.textColor,
  };
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return `:root{${given.map(([name, value]) => `${name}:${value}`).join(';')}}`;
}

/** An address that ends neither its quotes nor the element around it. */
function quoteAddress(address: string): string {
  return `url('${address.replace(/['"\\<>]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}')`;
}
