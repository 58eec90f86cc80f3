import { z } from 'zod';
import { analyticsSchema } from './analytics-schema';
import { announcementSchema } from './announcement-schema';
import { localizedTextSchema } from './localized-text';
import { navbarItemSchema } from './navbar-schema';
import { SAMPLE_LANGUAGES } from './sample-languages';
import { searchSchema } from './search-schema';
import { sectionSchema } from './section-schema';

const localPath = z.string().regex(/^\/[^\s]*$/, 'Write a path that starts with /');
const identifier = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use lower-case letters, digits and single hyphens');
const text = z.string().trim().min(1, 'Write a text that is not empty');
const address = z.string().regex(/^(https:\/\/|\/)[^\s]+$/, 'Write an https:// address or a path that starts with /');
const link = z.strictObject({ label: localizedTextSchema, href: address });

const localeSchema = z.strictObject({
  /** BCP 47 tag, also the address prefix of every locale but the default one. */
  code: z.string().regex(/^[a-z]{2}(-[A-Z]{2})?$/, 'Use a BCP 47 tag such as "en" or "pt-BR"'),
  label: text,
});

const productSchema = z.strictObject({
  /** Address segment: /docs/api/{slug}/…; the overview page is {slug}-dfe-rest-api. */
  slug: identifier,
  label: text,
});

const footerSchema = z.strictObject({
  phone: z.strictObject({ label: text, href: z.string().regex(/^tel:\+\d+$/, 'Use tel:+ and digits only') }),
  support: link,
  callback: link,
  newsletter: link,
  social: z.array(link).min(1, 'Give at least one social network'),
  address: z.array(text).min(1, 'Give the postal address, a line each'),
  copyright: z.strictObject({ year: z.int().min(2000).max(2100), holder: text }),
});

/** Everything that belongs to the owner of the site. Unknown keys are refused. */
export const siteConfigSchema = z.strictObject({
  name: text,
  title: text,
  tagline: text,
  description: text,
  /** Origin of the published site, without a path and without a trailing slash. */
  url: z.string().regex(/^https:\/\/[^/\s]+$/, 'Write the origin only, such as "https://docs.exemplo.com.br"'),
  /** '' at the root of the host, or '/prefix' without a trailing slash. */
  basePath: z.string().regex(/^(\/[a-z0-9-]+)*$/, 'Use "" or "/prefix" without a final /'),
  locales: z.array(localeSchema).min(1, 'Give at least one locale'),
  defaultLocale: text,
  /** Language of the guides and of openapi.yaml. */
  contentLanguage: text,
  /** Bodies of guides, each with its own versions; the one at /docs/ has the id "default". */
  sections: z.array(sectionSchema).min(1, 'Give at least one section'),
  /** Whether the browser remembers the version that a reader chose. */
  versionPersistence: z.enum(['localStorage', 'none']).default('localStorage'),
  products: z.array(productSchema).length(1, 'Give exactly one product: openapi.yaml describes one API'),
  logo: z.strictObject({ src: localPath, srcDark: localPath, alt: z.string(), href: localPath.default('/') }),
  navbar: z.strictObject({
    /** Hides the bar while the reader scrolls down and shows it on the way up. */
    hideOnScroll: z.boolean().default(false),
    items: z.array(navbarItemSchema),
  }),
  announcementBar: announcementSchema.optional(),
  colorMode: z.strictObject({
    defaultMode: z.enum(['light', 'dark']).default('light'),
    disableSwitch: z.boolean().default(false),
    respectPrefersColorScheme: z.boolean().default(true),
  }),
  toc: z.strictObject({ minLevel: z.int().min(2).max(6), maxLevel: z.int().min(2).max(6) }),
  imageZoom: z
    .strictObject({
      /** Pixels the page may be scrolled before an enlarged image closes. */
      scrollOffset: z.int().min(0).max(1000).default(40),
    })
    .prefault({}),
  /** Days after which the build lists a rule of the tax authority for another look at its source. */
  ruleReviewDays: z.int().min(1).default(180),
  sampleLanguages: z.array(z.enum(SAMPLE_LANGUAGES)).min(1, 'Give at least one language'),
  search: searchSchema,
  analytics: analyticsSchema.optional(),
  footer: footerSchema,
});

/** What an author writes in site.config.ts: defaults may be left out. */
export type SiteConfigInput = z.input<typeof siteConfigSchema>;
/** The parsed configuration, defaults applied. */
export type SiteConfig = z.output<typeof siteConfigSchema>;
