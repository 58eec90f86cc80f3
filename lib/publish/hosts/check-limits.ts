import { MOST_VERCEL_REDIRECTS } from './vercel-file';

/**
 * What Cloudflare Pages reads of `_headers` and `_redirects`; Netlify has no limit near these. It leaves out longer
 * lines, and all rules and redirects that come after so many.
 */
export const CLOUDFLARE_LIMITS = { headerRules: 100, redirects: 2000, patternRedirects: 100, lineLength: 2000 };

/**
 * What hosts would not read of their files, a sentence each. No reason to stop a build: it may be for another host, and
 * where a redirect is left out, the page at the old address leads on.
 * @param headers text of `_headers`
 * @param redirects text of `_redirects`
 */
export function checkLimits(headers: string, redirects: string): readonly string[] {
  const readLines = (text: string) => text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const lines = readLines(redirects);
  const patterns = lines.filter((line) => line.includes('*')).length;
  const rules = readLines(headers).filter((line) => line.startsWith('/')).length;
  const limits = CLOUDFLARE_LIMITS;
  const counts = [
    { what: 'rules in _headers', count: rules, host: 'Cloudflare Pages', most: limits.headerRules },
    { what: 'redirects', count: lines.length - patterns, host: 'Cloudflare Pages', most: limits.redirects },
    { what: 'redirects with patterns', count: patterns, host: 'Cloudflare Pages', most: limits.patternRedirects },
    { what: 'redirects', count: lines.length - patterns, host: 'Vercel', most: MOST_VERCEL_REDIRECTS },
  ];
  const long = [...readLines(headers), ...lines].filter((line) => line.length > limits.lineLength);
  return [
    ...counts
      .filter(({ count, most }) => count > most)
      .map(({ what, count, host, most }) => `${count} ${what}: ${host} reads the first ${most}.`),
    ...long.map(
      (line) => `Cloudflare Pages leaves out a line of ${line.length} characters: ${line.trim().slice(0, 60)}…`,
    ),
  ];
}
