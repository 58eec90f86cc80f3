/**
 * What a reader's browser may hold under a name of the site without being a choice. First what every object has, the
 * only one that is tried daily under the names of tabs and announcements; under those of versions it is `constructor`.
 */
export const RUBBISH = [
  '__proto__',
  '',
  '<img src=x onerror=alert(1)>',
  'null',
  'undefined',
  '{"a":1}',
  '[',
  '%E0%A4%A',
];
