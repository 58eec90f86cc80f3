import { SAMPLE_LANGUAGES } from '../config/sample-languages';
import { DEFAULT_ANNOUNCEMENT_ID, MISSPELLED_ANNOUNCEMENT_ID, STORAGE_KEYS } from '../storage/keys';

/** What the script needs to know of the site. */
export type PrePaintOptions = {
  readonly sampleLanguages: readonly string[];
  /** Environments of the API, the default one first. */
  readonly environments: readonly string[];
  /** The id of the announcement that the reader may have closed; null when none can be. */
  readonly announcementId: string | null;
  readonly colorMode: {
    readonly defaultMode: 'light' | 'dark';
    readonly disableSwitch: boolean;
    readonly respectPrefersColorScheme: boolean;
  };
};

type ScriptOptions = {
  /** Choices that show before the first paint: no other name of a stored value stands in every page. */
  readonly keys: Pick<
    typeof STORAGE_KEYS,
    'theme' | 'announcementDismissed' | 'announcementId' | 'sampleLanguage' | 'environment'
  >;
  readonly languages: readonly string[];
  readonly environments: readonly string[];
  /** Stored ids that mean the announcement of this page. */
  readonly announcementIds: readonly string[];
  readonly defaultMode: 'light' | 'dark';
  readonly isFixed: boolean;
  readonly followsSystem: boolean;
};

/**
 * Runs in the browser before the first paint, as text in the page's head: it cannot use anything from outside.
 * Turns stored choices into attributes of <html>, which the style sheets read, so that nothing flashes.
 * Stored values are checked; anything unknown counts as not stored.
 */
function applyStoredChoices(options: ScriptOptions): void {
  const { keys, languages, environments, announcementIds, defaultMode, isFixed, followsSystem } = options;
  const root = document.documentElement;
  root.dataset.script = 'on';
  // Hosts serve x/index.html as a file; the router and the reader know the page as x/. A path that starts with two
  // slashes would, wherever an address is made of it, be the name of another host.
  const path = location.pathname.replace(/\/{2,}/g, '/').replace(/\/index\.html$/, '/');
  if (path !== location.pathname) {
    history.replaceState(null, '', location.origin + path + location.search + location.hash);
  }
  const query = new URLSearchParams(location.search);
  // Blocked storage holds no choices.
  const read = (key: string) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const pick = (known: readonly string[], ...candidates: readonly (string | null)[]) =>
    candidates.find((candidate) => candidate !== null && known.includes(candidate));

  const language = pick(languages, query.get('lang'), read(keys.sampleLanguage)) ?? languages[0];
  if (language !== undefined) root.dataset.sampleLanguage = language;
  const environment = pick(environments, query.get('env'), read(keys.environment)) ?? environments[0];
  if (environment !== undefined) root.dataset.environment = environment;

  const shades = ['light', 'dark'];
  const stored = read(keys.theme);
  if (stored !== null && (isFixed || !(shades.includes(stored) || (followsSystem && stored === 'system')))) {
    try {
      // The theme switch would apply whatever it finds here.
      localStorage.removeItem(keys.theme);
    } catch {
      // It cannot read it either.
    }
  }
  const choice = isFixed ? undefined : pick(shades, query.get('docusaurus-theme'), stored);
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  root.dataset.theme = choice ?? (followsSystem ? system : defaultMode);
  root.dataset.themeChoice = choice ?? (followsSystem ? 'system' : defaultMode);

  if (read(keys.announcementDismissed) === 'true' && pick(announcementIds, read(keys.announcementId)) !== undefined)
    root.dataset.announcementBarInitiallyDismissed = 'true';
}

/** The script's text. */
export function buildPrePaintScript(site: PrePaintOptions): string {
  const { sampleLanguages, environments, announcementId, colorMode } = site;
  const { theme, announcementDismissed, announcementId: announcement, sampleLanguage, environment } = STORAGE_KEYS;
  const options: ScriptOptions = {
    keys: { theme, announcementDismissed, announcementId: announcement, sampleLanguage, environment },
    languages: sampleLanguages.filter((language) => SAMPLE_LANGUAGES.some((known) => known === language)),
    environments,
    announcementIds: listStoredIds(announcementId),
    defaultMode: colorMode.defaultMode,
    isFixed: colorMode.disableSwitch,
    followsSystem: colorMode.respectPrefersColorScheme,
  };
  return `(${applyStoredChoices.toString()})(${JSON.stringify(options)})`;
}

function listStoredIds(announcementId: string | null): readonly string[] {
  if (announcementId === null) return [];
  return announcementId === DEFAULT_ANNOUNCEMENT_ID ? [announcementId, MISSPELLED_ANNOUNCEMENT_ID] : [announcementId];
}
