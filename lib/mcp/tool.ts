import type * as z from 'zod';
import type { Reading } from './published-files';
import type { SiteFacts } from './site-facts';
import type { SiteIndex } from './site-index';

/** What a call of a tool works with. */
export type ToolContext = {
  readonly facts: SiteFacts;
  /** Where the site is read, without a final slash. */
  readonly siteUrl: string;
  readonly reading: Reading;
  /** The search of the site with its records. */
  readonly openIndex: () => Promise<SiteIndex>;
};

/** A tool of the server. Its texts are in Portuguese. */
export type Tool<Schema extends z.ZodObject = z.ZodObject> = {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: Schema;
  /**
   * Answers in Markdown, which names the pages it is from.
   * @throws ToolFault when the input leads nowhere
   */
  readonly run: (input: z.output<Schema>, context: ToolContext) => Promise<string>;
};

/** Makes a tool whose input has the type of its own schema, in a list of tools of others. */
export function createTool<Schema extends z.ZodObject>(tool: Tool<Schema>): Tool {
  return { ...tool, run: (input, context) => tool.run(tool.input.parse(input), context) };
}
