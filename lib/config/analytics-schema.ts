import { z } from 'zod';
import { localizedTextSchema } from './localized-text';

/** What measures how readers use the site. Leave a service out and nothing of it is loaded. */
export const analyticsSchema = z
  .strictObject({
    /** Vercel Web Analytics, for a site published there. */
    vercel: z.boolean().default(false),
    /** Google Analytics 4. Addresses of readers are always anonymised. */
    google: z
      .strictObject({ measurementId: z.string().regex(/^G-[A-Z0-9]+$/, 'Write the id of the data stream, G-…') })
      .optional(),
    /** Any heat-map service that is one script; `{id}` in its address is replaced. */
    heatMap: z
      .strictObject({
        script: z.string().regex(/^https:\/\/[\w.:{}-]+([/?][^\s]*)?$/, 'Write the https:// address of the script'),
        id: z.string().regex(/^[\w-]+$/, 'Use letters, digits, _ and -'),
        /** What the service asks besides the origin of its script: the security policy lets it. */
        origins: z
          .array(
            z
              .string()
              .regex(
                /^(https|wss):\/\/(\*\.)?[a-z0-9.-]+(:\d+)?$/,
                'Write an origin, such as "https://*.exemplo.com.br"',
              ),
          )
          .default([]),
      })
      .optional(),
    /** Whether readers are asked first. Without it they can still refuse, by the footer's link. */
    requiresConsent: z.boolean().default(true),
    /** The owner's privacy policy, linked where readers decide. */
    policy: z
      .strictObject({
        label: localizedTextSchema,
        href: z.string().regex(/^(https:\/\/|\/)[^\s]+$/, 'Write an https:// address or a path that starts with /'),
      })
      .optional(),
  })
  .refine(({ vercel, google, heatMap }) => vercel || google || heatMap, {
    message: 'Name at least one service, or remove analytics',
  });
