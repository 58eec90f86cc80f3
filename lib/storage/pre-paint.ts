import { SAMPLE_LANGUAGES } from '../openapi/samples/sample-request';
import { STORAGE_KEYS } from './keys';

type PrePaintOptions = {
  readonly keys: typeof STORAGE_KEYS;
  readonly languages: readonly string[];
  readonly announcementId: string | null;
};

/**
 * Runs in the browser before the first paint, as text in the page's head: it cannot use anything from outside.
 * Turns stored choices into attributes of <html>, which the style sheets read, so that nothing flashes.
 * Stored values are checked; anything unknown counts as not stored.
 */
function applyStoredChoices({ keys, languages, announcementId }: PrePaintOptions): void {
  const root = document.documentElement;
  root.dataset.script = 'on';
  // Hosts serve x/index.html as a file; the router and the reader know the page as x/.
  if (location.pathname.endsWith('/index.html')) {
    const path = location.pathname.slice(0, -'index.html'.length);
    history.replaceState(null, '', path + location.search + location.hash);
  }
  const asked = new URLSearchParams(location.search).get('lang') ?? '';
  const isKnown = (value: string | null) => value !== null && languages.includes(value);
  root.dataset.sampleLanguage = isKnown(asked) ? asked : languages[0];
  try {
    const stored = localStorage.getItem(keys.sampleLanguage);
    if (!isKnown(asked) && stored !== null && isKnown(stored)) root.dataset.sampleLanguage = stored;
    // The theme script that follows applies what it finds: what it should not find goes first.
    if (!['light', 'dark', 'system', null].includes(localStorage.getItem(keys.theme)))
      localStorage.removeItem(keys.theme);
    const isDismissed =
      localStorage.getItem(keys.announcementDismissed) === 'true' &&
      localStorage.getItem(keys.announcementId) === announcementId;
    if (isDismissed) root.dataset.announcementBarInitiallyDismissed = 'true';
  } catch {
    // Blocked storage holds no choices: the defaults above stay.
  }
}

/** The script's text. `announcementId` is null when the site has no announcement bar. */
export function buildPrePaintScript(sampleLanguages: readonly string[], announcementId: string | null): string {
  const languages = sampleLanguages.filter((language) => SAMPLE_LANGUAGES.some((known) => known === language));
  const options: PrePaintOptions = { keys: STORAGE_KEYS, languages, announcementId };
  return `(${applyStoredChoices.toString()})(${JSON.stringify(options)})`;
}
