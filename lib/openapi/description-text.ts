import { z } from 'zod';
import { findMarkdownFault } from '../text/markdown-limits';

/** Characters of a description: many times what the longest one needs. */
const LONGEST = 100_000;

/** A text in Markdown that can be read within a second. */
export const descriptionText = z.string().superRefine((value, context) => {
  const fault = findMarkdownFault(value, LONGEST);
  if (fault) context.addIssue({ code: 'custom', message: `${fault.fix}: it is ${fault.found}` });
});
