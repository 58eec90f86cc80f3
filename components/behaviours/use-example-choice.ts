import { useEffect } from 'react';
import { endAll, onDocument } from './document-events';

/**
 * Puts one named example on screen in every sample of the page's operation: of the blocks `[data-example]`, those of
 * another name are `hidden`. Samples that are not on the page are fetched first; where they do not come, the example
 * stays as it was.
 */
export function showExample(name: string): void {
  wanted = name;
  const scope = findOtherSamples()?.closest<HTMLElement>('[data-copy-scope]');
  if (name === findChosen() || !scope) chooseExample(name);
  else void showWhenThere(scope);
}

/** The last example that was asked for: the reader may choose again before the samples have come. */
let wanted = '';

/** Until the samples are there, the code on screen is not of the chosen example: it goes, and is not to be copied. */
async function showWhenThere(scope: HTMLElement): Promise<void> {
  setBusy(scope, true);
  const areThere = await loadOtherSamples();
  setBusy(scope, false);
  if (scope.isConnected) chooseExample(areThere ? wanted : (findChosen() ?? ''));
}

function setBusy(scope: HTMLElement, isBusy: boolean): void {
  scope.ariaBusy = isBusy ? 'true' : null;
  for (const button of scope.querySelectorAll<HTMLButtonElement>('[data-copy], [data-copy-sample]')) {
    button.disabled = isBusy;
  }
}

function chooseExample(name: string): void {
  const blocks = [...document.querySelectorAll<HTMLElement>('[data-example]')];
  if (!blocks.some((block) => block.dataset.example === name)) return;
  for (const block of blocks) block.hidden = block.dataset.example !== name;
  for (const select of document.querySelectorAll<HTMLSelectElement>('select[data-example-choice]')) select.value = name;
}

const findOtherSamples = () => document.querySelector<HTMLElement>('[data-other-samples]');
const findChosen = () => document.querySelector<HTMLElement>('[data-example]:not([hidden])')?.dataset.example;

let coming: { readonly place: HTMLElement; readonly areThere: Promise<boolean> } | undefined;

/**
 * Makes sure that the samples of all examples are on the page. Asked for several times at once, they are fetched once.
 * @returns whether they are
 */
export function loadOtherSamples(): Promise<boolean> {
  const place = findOtherSamples();
  if (!place) return Promise.resolve(true);
  if (coming?.place !== place) coming = { place, areThere: fetchOtherSamples(place) };
  return coming.areThere;
}

async function fetchOtherSamples(place: HTMLElement): Promise<boolean> {
  try {
    const { addOtherSamples } = await import('./other-samples');
    await addOtherSamples(place);
    return true;
  } catch {
    // The next choice asks again.
    coming = undefined;
    place.dataset.hasFailed = '';
    const status = place.querySelector<HTMLElement>('[data-failed]');
    status?.replaceChildren(status.dataset.failed ?? '');
    return false;
  }
}

/**
 * Lets the reader choose the example: in a `select[data-example-choice]`, or by opening a `details[data-example-name]`
 * that shows one. One listener for the page, because the blocks are plain HTML.
 */
export function useExampleChoice(): void {
  useEffect(() => {
    const readChoice = ({ target }: Event) =>
      target instanceof HTMLSelectElement && target.matches('[data-example-choice]') ? target.value : undefined;
    const choose = (event: Event) => {
      const name = readChoice(event);
      if (name !== undefined) showExample(name);
    };
    // The reader is about to choose.
    const prepare = (event: Event) => {
      if (readChoice(event) !== undefined) void loadOtherSamples();
    };
    const follow = ({ target }: Event) => {
      if (target instanceof HTMLDetailsElement && target.open && target.dataset.exampleName !== undefined) {
        showExample(target.dataset.exampleName);
      }
    };
    // The toggle event does not bubble.
    return endAll(
      onDocument('change', choose),
      onDocument('focusin', prepare),
      onDocument('toggle', follow, { capture: true }),
    );
  }, []);
}
