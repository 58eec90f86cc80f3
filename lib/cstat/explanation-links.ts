import type { CStatExplanation } from './cstat';

/** A link in an explanation: the Markdown form, with the id of an operation or a guide in place of an address. */
const LINK = /\]\(([^()\s]+)\)/g;

/** What the texts of an explanation and its service link: ids of operations, ids of guides with an optional anchor. */
export function listLinkTargets({ cause, fix }: Pick<CStatExplanation, 'cause' | 'fix'>): readonly string[] {
  return [cause, ...fix].flatMap((text) => [...text.matchAll(LINK)].map(([, target = '']) => target));
}

/** Puts addresses in the place of the ids. */
export function replaceLinkTargets(text: string, toAddress: (target: string) => string): string {
  return text.replace(LINK, (_link, target: string) => `](${toAddress(target)})`);
}
