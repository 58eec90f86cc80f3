import { EVERY_PART, readOpenedParts } from '@/lib/routes/support-link';
import { findHashTarget } from './hash-target';
import { findPart, listWithin } from './page-parts';
import { revealTarget } from './reveal-target';
import { loadOtherSamples } from './use-example-choice';
import { showPanel } from './use-tabs';

/** Opens the parts of the page that the address names, as whoever sent it saw them. Nothing of it is kept. */
export async function openParts(): Promise<void> {
  for (const name of readOpenedParts(window.location.search)) {
    if (name === EVERY_PART) openAll();
    else await openPart(name);
  }
}

async function openPart(name: string): Promise<void> {
  if (findPart(name)?.matches('[data-other-sample]')) await loadOtherSamples();
  const part = findPart(name);
  if (!part) return;
  revealTarget(part);
  showPanel(part.closest('[data-panel]'));
}

/** All that is folded at the place that the address names, but for what opens one at a time or chooses an example. */
function openAll(): void {
  const target = findHashTarget(window.location.hash);
  if (!target) return;
  for (const fold of listWithin<HTMLDetailsElement>(target, 'details:not([name], [data-example-name])')) {
    fold.open = true;
  }
}
