/** Listens to an event of the whole document. Returns what ends it. */
export function onDocument<Type extends keyof DocumentEventMap>(
  type: Type,
  handle: (event: DocumentEventMap[Type]) => void,
  options?: AddEventListenerOptions,
): () => void {
  document.addEventListener(type, handle, options);
  return () => document.removeEventListener(type, handle, options);
}

/** Listens to an event of the window. Returns what ends it. */
export function onWindow<Type extends keyof WindowEventMap>(
  type: Type,
  handle: (event: WindowEventMap[Type]) => void,
  options?: AddEventListenerOptions,
): () => void {
  window.addEventListener(type, handle, options);
  return () => window.removeEventListener(type, handle, options);
}

/** One function that ends several listeners, in the form that effects return. */
export function endAll(...ends: readonly (() => void)[]): () => void {
  return () => {
    for (const end of ends) end();
  };
}

/** The nearest element of a selector around what an event is about; null where there is none. */
export function findAround<Found extends HTMLElement = HTMLElement>(
  event: Pick<Event, 'target'>,
  selector: string,
): Found | null {
  return event.target instanceof Element ? event.target.closest<Found>(selector) : null;
}

/** Whether a key is one of the browser's own shortcuts, such as Alt and an arrow for Back. */
export const hasModifier = ({ altKey, ctrlKey, metaKey }: Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey'>) =>
  altKey || ctrlKey || metaKey;
