// Without its style sheet, which the other form of the library adds to the page as text.
import mediumZoom, { type Zoom } from 'medium-zoom/dist/pure';
import { isPlainClick } from './plain-click';

/** Milliseconds after which an animation has ended even if the browser does not say so. The library's takes 300. */
const ANIMATION_LIMIT = 600;

/** What the library puts on the enlarged copy and on the layer below it. */
const COPY = '.medium-zoom-image--opened';
const LAYER = '.medium-zoom-overlay';

let zoom: Zoom | undefined;

/**
 * Says of each image that it is a button, and makes it one: pressed, it is enlarged. The library lives once per
 * document, because its own listeners cannot be taken off again.
 * @param scrollOffset pixels the page may be scrolled before an enlarged image closes
 */
export function prepareImages(images: readonly HTMLImageElement[], scrollOffset: number): void {
  zoom ??= startZoom(scrollOffset);
  for (const image of images) {
    if (isPrepared(image)) continue;
    zoom.attach(image);
    image.tabIndex = 0;
    image.setAttribute('role', 'button');
    image.setAttribute('aria-label', image.dataset.zoomIn ?? image.alt);
  }
}

/** Forgets the images of a page that is going, and takes an enlarged one away. */
export function forgetImages(): void {
  closeAtOnce();
  zoom?.detach();
}

function startZoom(scrollOffset: number): Zoom {
  // Before the library's own listener, which takes clicks with modifier keys too.
  document.addEventListener('click', handleClick, { capture: true });
  document.addEventListener('keydown', handleKey);
  return mediumZoom([], { margin: 0, scrollOffset, background: 'var(--zoom-surface)' });
}

/** The library marks what it knows. */
const isPrepared = (image: Element) => image.matches('.medium-zoom-image');

function findZoomable(target: EventTarget | null): HTMLImageElement | undefined {
  return target instanceof HTMLImageElement && isPrepared(target) ? target : undefined;
}

function handleClick(event: MouseEvent): void {
  const copy = document.querySelector(COPY);
  if (copy && event.target instanceof Element && event.target.matches(`${COPY}, ${LAYER}`)) {
    event.stopImmediatePropagation();
    // The second click of a pair closes nothing that the first has just opened.
    if (event.detail < 2) closeZoom(copy);
    return;
  }
  const image = findZoomable(event.target);
  if (!image) return;
  event.stopImmediatePropagation();
  if (isPlainClick(event)) openZoom(image);
}

function handleKey(event: KeyboardEvent): void {
  const copy = document.querySelector(COPY);
  const isPress = event.key === 'Enter' || event.key === ' ';
  if (copy && (isPress || event.key === 'Escape' || event.key === 'Tab')) {
    // The copy is the only thing on screen: there is nowhere else to go.
    event.preventDefault();
    // A key that is held closes nothing that it has just opened.
    if (event.key !== 'Tab' && !event.repeat) closeZoom(copy);
    return;
  }
  const image = isPress ? findZoomable(event.target) : undefined;
  if (!image) return;
  event.preventDefault();
  openZoom(image);
}

/** Enlarges an image, takes the page behind it out of reach and gives the focus back in the end. */
function openZoom(image: HTMLImageElement): void {
  if (!zoom || document.querySelector(COPY)) return;
  zoom.open({ target: image });
  const copy = document.querySelector<HTMLElement>(COPY);
  if (!copy) return;
  copy.setAttribute('aria-label', image.dataset.zoomOut ?? image.alt);
  const covered = [...document.body.children].filter(
    (element): element is HTMLElement =>
      // The announcer tells screen readers of a new page, also one that comes while an image is enlarged.
      element instanceof HTMLElement && !element.matches(`${COPY}, ${LAYER}, next-route-announcer`) && !element.inert,
  );
  for (const element of covered) element.inert = true;
  copy.focus({ preventScroll: true });

  // An image with a file for either scheme has its other file on screen now.
  const observer = new MutationObserver(() => image.getClientRects().length === 0 && closeAtOnce());
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const opened = window.setTimeout(() => endAnimation(copy), ANIMATION_LIMIT);
  image.addEventListener('medium-zoom:close', () => window.setTimeout(() => endAnimation(copy), ANIMATION_LIMIT), {
    once: true,
  });
  image.addEventListener(
    'medium-zoom:closed',
    () => {
      window.clearTimeout(opened);
      observer.disconnect();
      for (const element of covered) element.inert = false;
      if (image.isConnected) image.focus({ preventScroll: true });
    },
    { once: true },
  );
}

/** The library waits for the end of an animation, which does not come when nothing moves or nothing is drawn. */
function endAnimation(copy: Element): void {
  copy.dispatchEvent(new Event('transitionend'));
}

/** Closes an enlarged image, also one that is still opening: the library lets nobody interrupt that. */
function closeZoom(copy: Element): void {
  endAnimation(copy);
  zoom?.close();
}

/** Takes an enlarged image away without an animation: the page it belongs to is going. */
function closeAtOnce(): void {
  const copy = document.querySelector(COPY);
  if (!copy) return;
  closeZoom(copy);
  endAnimation(copy);
}
