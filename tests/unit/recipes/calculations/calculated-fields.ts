/**
 * Fields that follow from others, by a document that shows it: the id of a recipe or the title of an example of the
 * layouts. Each has its path, the arithmetic that its value comes from, and the status code where one is known.
 */
export type CalculatedFields = Readonly<
  Record<string, readonly (readonly [path: string, names: string, code: string | undefined])[]>
>;
