import { isWholeRun } from '../scope';

/** What a reader's browser may hold under a name of the site without being a choice. */
export const RUBBISH = [
  '',
  'null',
  'undefined',
  '{"a":1}',
  '[',
  '<img src=x onerror=alert(1)>',
  '__proto__',
  '%E0%A4%A',
];

/** For tests that open pages with each value in turn: daily those of which each is wrong in a way of its own. */
export const RUBBISH_IN_TURN = isWholeRun ? RUBBISH : ['', '__proto__', '<img src=x onerror=alert(1)>'];
