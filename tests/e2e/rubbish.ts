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
