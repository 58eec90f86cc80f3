/** Components that guides may use. components/mdx/ gives each its look; CONTRIBUTING.md shows how to write them. */
export const GUIDE_COMPONENTS = [
  'Operation',
  'Request',
  'Response',
  'CStat',
  'Verdict',
  'Callout',
  'Steps',
  'Rule',
  'FirstNotePart',
  'McpSetup',
  'Change',
  'Deadline',
  'Flow',
  'Figure',
  'Diagram',
  'AccessKey',
  'Tabs',
  'Tab',
  'Term',
] as const;

export type GuideComponent = (typeof GUIDE_COMPONENTS)[number];
