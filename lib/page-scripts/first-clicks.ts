/** What does nothing without scripts. What the browser does by itself is left to it. */
const CONTROLS = 'button[type="button"]:not([popovertarget]), select';

/**
 * Runs in the browser before anything else, as text in the page's head: it cannot use anything from outside. Keeps what
 * the reader does with controls, and the key that opens search, until the page answers, and then does it, each once, in
 * their order: on a slow line the controls are there long before what makes them work.
 */
function keepFirstClicks(controls: string): void {
  const root = document.documentElement;
  const kept = new Map<Element, Event>();
  const keep = (event: Event) => {
    const control = event.target instanceof Element ? event.target.closest(controls) : null;
    // Without scripts to wait for, the notice about them has a button of its own.
    if (!control || root.dataset.script === undefined) return;
    const isSelect = control instanceof HTMLSelectElement;
    if (isSelect !== (event.type === 'change')) return;
    // React may be there already, and would do it a second time.
    event.stopImmediatePropagation();
    kept.delete(control);
    kept.set(control, event);
  };
  const keepKey = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
    const isField = target instanceof Element && target.matches('input, select, textarea');
    if (root.dataset.script === undefined || altKey) return;
    if (ctrlKey || metaKey ? shiftKey || !/^k$/i.test(key) : key !== '/' || isField) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    kept.delete(root);
    kept.set(root, event);
  };
  const observer = new MutationObserver(() => {
    observer.disconnect();
    removeEventListener('keydown', keepKey, { capture: true });
    removeEventListener('click', keep, { capture: true });
    removeEventListener('change', keep, { capture: true });
    for (const [control, event] of kept)
      control.dispatchEvent(
        event instanceof KeyboardEvent
          ? new KeyboardEvent(event.type, event)
          : new MouseEvent(event.type, { bubbles: true, cancelable: true }),
      );
  });
  addEventListener('keydown', keepKey, { capture: true });
  addEventListener('click', keep, { capture: true });
  addEventListener('change', keep, { capture: true });
  observer.observe(root, { attributeFilter: ['data-has-hydrated'] });
}

/** The script's text. */
export function buildFirstClicksScript(): string {
  return `(${keepFirstClicks.toString()})(${JSON.stringify(CONTROLS)})`;
}
