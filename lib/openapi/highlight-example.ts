import { highlight, highlightVariants } from '../highlight/highlight';
import { type FoldedCode, listFoldedExamples } from './folded-code';
import type { ExampleView, Operation } from './operation';

/** The code of a named example, highlighted, in each environment in which it differs. */
function highlightExample({ code, variants, grammar }: ExampleView): Promise<string> {
  return variants.length > 0
    ? highlightVariants(variants, grammar, false)
    : highlight(code, grammar, { shape: 'runs', isSample: false });
}

/** The code of an operation's folded examples, for the file that its page fetches. */
export async function highlightFoldedCode(operation: Operation): Promise<FoldedCode> {
  const examples = listFoldedExamples(operation);
  const entries = examples.map(async (example) => [example.anchor, await highlightExample(example)] as const);
  return Object.fromEntries(await Promise.all(entries));
}
