/** A picture drawn from its text source at build. */
export type Diagram = {
  /** The source's file name without extension. */
  readonly name: string;
  /** What the picture shows, in a few words. */
  readonly title: string;
  /** The picture in words, for readers who cannot see it: a paragraph, or a step a line. */
  readonly description: readonly string[];
  /** Markup of an <svg> element of its natural size, whose colours are custom properties; ids are unique to the diagram. */
  readonly svg: string;
};
