import { type KeyboardEvent, useCallback, useEffect, useState } from 'react';

/** Id of the list that the box controls. */
export const OPTIONS_ID = 'search-options';

/** Ids of options start with this, so that they clash with nothing on the page. */
const PREFIX = 'search-option-';

/** Turns anything into the id of an option. */
export const toOptionId = (value: string): string => `${PREFIX}${value.replace(/\s/g, '_')}`;

type OptionsState = {
  /** Id of the option that Enter opens; undefined when there is none. */
  readonly active: string | undefined;
  readonly setActive: (id: string) => void;
  readonly handleKey: (event: KeyboardEvent) => void;
};

/**
 * The options below a box: one of them is active, arrow keys move through them and around the ends, Enter opens.
 * @param ids in the order of the page
 * @param isReady whether they belong to what is in the box. Enter pressed before waits until they do
 */
export function useOptions(ids: readonly string[], isReady: boolean, text: string): OptionsState {
  const [chosen, setChosen] = useState<string>();
  const [waiting, setWaiting] = useState<string>();
  const active = chosen !== undefined && ids.includes(chosen) ? chosen : ids[0];

  useEffect(() => {
    if (waiting === undefined || !isReady) return;
    setWaiting(undefined);
    if (waiting === text && active !== undefined) findOption(active)?.click();
  }, [waiting, isReady, text, active]);

  const move = (steps: number) => {
    const at = active === undefined ? -1 : ids.indexOf(active);
    const next = ids.at((at + steps + ids.length) % ids.length);
    if (next === undefined) return;
    setChosen(next);
    findOption(next)?.scrollIntoView({ block: 'nearest' });
  };
  const open = (event: KeyboardEvent) => {
    const option = active === undefined ? null : findOption(active);
    if (!isReady) setWaiting(text);
    else if (event.ctrlKey || event.metaKey) openElsewhere(option, 'noopener');
    else if (event.shiftKey) openElsewhere(option, `noopener,width=${window.outerWidth},height=${window.outerHeight}`);
    else option?.click();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' && ids.length > 0) move(1);
    else if (event.key === 'ArrowUp' && ids.length > 0) move(-1);
    else if (event.key === 'Enter') open(event);
    else return;
    event.preventDefault();
  };
  return { active, setActive: useCallback((id: string) => setChosen(id), []), handleKey };
}

function findOption(id: string): HTMLAnchorElement | null {
  const element = document.getElementById(id);
  return element instanceof HTMLAnchorElement ? element : null;
}

function openElsewhere(option: HTMLAnchorElement | null, features: string): void {
  if (option) window.open(option.href, '_blank', features);
}
