import type { MouseEvent } from 'react';

/** For links to the same page elsewhere: takes the query and the heading the reader is at along. */
export function keepPlace({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
  currentTarget.search = window.location.search;
  currentTarget.hash = window.location.hash;
}
