import type { Proof } from './proofs';
import type { ScratchCopy } from './scratch-copy';

/** One edit that a recipe asks for. */
export type Step = {
  /** What is done, in a few words. */
  readonly name: string;
  readonly apply: (project: ScratchCopy) => void;
  /** The proof that fails where only this step is left out, and what it says then. Absent where the text offers a choice. */
  readonly leftOut?: { readonly proof: Proof; readonly says: RegExp };
};

/** A recipe of CONTRIBUTING.md, followed to the letter. */
export type Recipe = {
  readonly name: string;
  /** The heading in CONTRIBUTING.md. */
  readonly heading: string;
  readonly steps: readonly Step[];
  /** An edit beside the recipe that brings its result into the built site. */
  readonly show?: (project: ScratchCopy) => void;
  /** Files of the built site, with a text that each has: what the recipe promises. */
  readonly built: readonly { readonly file: string; readonly holds: string }[];
};
