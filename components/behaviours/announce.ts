const ATTRIBUTE = 'data-announcer';

/** Puts the place for announcements into the page: screen readers notice texts only in places that were there before. */
export function prepareAnnouncer(): () => void {
  const announcer = document.createElement('div');
  announcer.setAttribute(ATTRIBUTE, '');
  announcer.setAttribute('aria-live', 'polite');
  announcer.className = 'visually-hidden';
  document.body.append(announcer);
  return () => announcer.remove();
}

/** Tells readers with a screen reader what has happened. */
export function announce(text: string): void {
  const announcer = document.querySelector(`[${ATTRIBUTE}]`);
  if (announcer) announcer.textContent = text;
}
