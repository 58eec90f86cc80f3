import { showSampleLanguage } from '../stores/sample-language';
import { showExample } from './use-example-choice';

/**
 * Makes an element visible: opens the folded parts around it, and puts its sample language and its example on screen.
 * @returns whether it was hidden before
 */
export function revealTarget(target: HTMLElement): boolean {
  let wasHidden = target.offsetParent === null;
  for (let box = target.closest('details'); box; box = box.parentElement?.closest('details') ?? null) {
    wasHidden ||= !box.open;
    box.open = true;
  }
  const panel = target.closest<HTMLElement>('[data-language-panel]');
  if (panel) showSampleLanguage(panel.dataset.languagePanel);
  const example = target.closest<HTMLElement>('[data-example]')?.dataset.example;
  if (example !== undefined) showExample(example);
  return wasHidden;
}
