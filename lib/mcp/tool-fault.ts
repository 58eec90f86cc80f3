/** What a tool cannot do, as a sentence in Portuguese that says what to do instead. */
export class ToolFault extends Error {
  override readonly name = 'ToolFault';
}
