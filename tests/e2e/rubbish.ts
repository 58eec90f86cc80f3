/**
 * What a reader's browser may hold under a name of the site without being a choice. Each of the first three is wrong in
 * a way of its own.
 */
export const RUBBISH = [
  '',
  '__proto__',
  '<img src=x onerror=alert(1)>',
  'null',
  'undefined',
  '{"a":1}',
  '[',
  '%E0%A4%A',
];
