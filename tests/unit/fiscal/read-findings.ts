import type { Finding } from '../../../lib/fiscal/answer';
import { recogniseAnswer } from '../../../lib/fiscal/recognise-answer';

/** The key of the document that was sent, and the key of the one that the tax authority already has. */
export const KEY = '35251111222333000181550010000012391704829157';
export const OTHER = '35251111222333000181550010000012391305182648';
export const REFUSAL = `Rejeição: Duplicidade de NF-e com diferença na Chave de Acesso [chNFe:${OTHER}][nRec:351000000012391]`;

/** What a text is recognised to say; the test fails where that is no answer. */
export function findingsOf(text: string): readonly Finding[] {
  const recognised = recogniseAnswer(text);
  if (recognised.kind === 'words') return [recognised.finding];
  if (recognised.kind !== 'answer') throw new Error(`recognised as ${recognised.kind}`);
  return recognised.findings;
}
