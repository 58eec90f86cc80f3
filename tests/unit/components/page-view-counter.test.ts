import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPageViewCounter } from '@/components/analytics/page-view-counter';

const SETTLE = 250;

/** The browser's part of it: an address that changes, and a page that has a title. */
function openAt(pathname: string) {
  const origin = 'https://exemplo.com.br';
  const location = { origin, pathname, search: '', hash: '', href: `${origin}${pathname}` };
  vi.stubGlobal('window', { location });
  vi.stubGlobal('document', { querySelector: () => ({ content: 'Título' }), getElementById: () => null });
  return (search: string) => Object.assign(location, { search, href: `${origin}${pathname}${search}` });
}

describe('an address that changes', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('counts once when each change comes before the one before has settled', () => {
    const go = openAt('/search/');
    const send = vi.fn();
    const counter = createPageViewCounter(send);
    for (const query of ['?q=n', '?q=no', '?q=not', '?q=nota']) {
      go(query);
      counter.note();
      vi.advanceTimersByTime(SETTLE - 1);
    }
    expect(send).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('counts each time that it has settled, and not at all when it is back where it was', () => {
    const go = openAt('/search/');
    const send = vi.fn();
    const counter = createPageViewCounter(send);
    for (const query of ['?q=nota', '?q=nfe']) {
      go(query);
      counter.note();
      vi.advanceTimersByTime(SETTLE);
    }
    expect(send).toHaveBeenCalledTimes(2);
    counter.note();
    vi.advanceTimersByTime(SETTLE);
    expect(send).toHaveBeenCalledTimes(2);
  });
});
