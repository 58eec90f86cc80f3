import { z } from 'zod';
import { RESEND_VERDICTS } from './cstat';

const text = z.string().trim();

const serviceSchema = z.strictObject({
  /** Ids of the operations through which codes of the service arrive. */
  operations: z.array(text.min(1)).min(1, 'Name at least one operation'),
  /** Guides that help with codes of the service, as ids with an optional anchor. */
  guides: z.array(text.min(1)).min(1, 'Name at least one guide'),
});

const explanationSchema = z.strictObject({
  /** Name of one of the services of the file: where the code arises. */
  service: text.min(1),
  /** Why the code came, in one to three sentences. */
  cause: text.min(20, 'Write a sentence of at least 20 characters').max(600, 'Keep the cause under 600 characters'),
  /** What to do, step by step. */
  fix: z
    .array(text.min(10, 'Write a step of at least 10 characters').max(400, 'Keep a step under 400 characters'))
    .min(1, 'Write at least one step')
    .max(4, 'Keep to four steps'),
  /** May the reader send it again? */
  resend: z.enum(RESEND_VERDICTS),
  /** Other codes the reader may have meant: "204" of the same document, or "mdfe/611". */
  related: z.array(text.regex(/^([a-z]+\/)?[0-9]{3,4}$/, 'Write a code, or document/code')).default([]),
  /** Fields that the rule reads, where no table of rules names any: "dest.IE" of the document, or "cte-os/ide.tpEmis". */
  fields: z
    .array(text.regex(/^(?:[a-z-]+\/)?\w+(?:\.\w+)*$/, 'Write a JSON path, or layout/path'))
    .min(1, 'Name at least one field')
    .optional(),
});

const codesSchema = z.record(z.string().regex(/^[0-9]{3,4}$/, 'Write a code of 3 or 4 digits'), explanationSchema);

/** The services of one document's codes, and explanations. */
export const explanationsSchema = z.strictObject({
  services: z.record(z.string(), serviceSchema),
  codes: codesSchema.default({}),
});

/** Further explanations of a document's codes, which name services of its first file. */
export const furtherExplanationsSchema = z.strictObject({ codes: codesSchema });
