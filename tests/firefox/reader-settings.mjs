// What readers set in their browser and Firefox cannot be told over WebDriver BiDi yet: colours, motion, medium,
// scripts. Every tab of a stock Firefox has them as properties, which its own privileged window may set.

/**
 * The header in which a test says what Playwright does not send to Firefox. The bridge reads it and takes it out.
 */
export const SETTINGS_HEADER = 'reader-settings';

/**
 * Named as Playwright's options; null goes back to what the browser does by itself.
 * @typedef {object} ReaderSettings
 * @property {'light' | 'dark' | 'no-preference' | null} [colorScheme]
 * @property {'reduce' | 'no-preference' | null} [reducedMotion]
 * @property {'active' | 'none' | null} [forcedColors]
 * @property {'print' | 'screen' | null} [media]
 * @property {boolean} [javaScriptEnabled]
 */

/**
 * Whom settings are for: all tabs of some user contexts, also those still to come, or some tabs.
 * @typedef {{ userContexts?: string[], contexts?: string[] }} SettingsScope
 */

/**
 * Firefox's own property for each setting.
 * @param {ReaderSettings} settings
 * @returns {Record<string, string | boolean>}
 */
export function toTabProperties({ colorScheme, reducedMotion, forcedColors, media, javaScriptEnabled }) {
  return {
    ...(colorScheme !== undefined && {
      prefersColorSchemeOverride: colorScheme === 'no-preference' ? 'none' : (colorScheme ?? 'none'),
    }),
    ...(reducedMotion !== undefined && { prefersReducedMotionOverride: reducedMotion ?? 'none' }),
    ...(forcedColors !== undefined && { forcedColorsOverride: forcedColors ?? 'none' }),
    ...(media !== undefined && { mediumOverride: media ?? '' }),
    ...(javaScriptEnabled !== undefined && { allowJavascript: javaScriptEnabled }),
  };
}

/** @typedef {Record<string, string | boolean>} TabProperties */
/** @typedef {TabProperties & { top: Tab, browserId: number, originAttributes: { userContextId: number } }} Tab */

/**
 * Runs inside Firefox's window, so it can use nothing but its parameters and Firefox itself. A tab gets its properties
 * when it is attached: before its first document, and again when Firefox moves it to another process.
 * @param {{
 *   importESModule: (address: string) => {
 *     NavigableManager: { getBrowsingContextById: (id: string) => Tab },
 *     UserContextManager: { getInternalIdById: (id: string) => number },
 *   },
 * }} ChromeUtils
 * @param {{ obs: { addObserver: (observer: (tab: Tab) => void, topic: string) => void } }} Services
 * @param {{ propertiesByOwner?: Map<string, TabProperties> }} firefoxWindow keeps what was set from one call to the next
 * @param {SettingsScope} scope
 * @param {TabProperties} properties
 */
export function setTabProperties(ChromeUtils, Services, firefoxWindow, { userContexts, contexts }, properties) {
  const modules = 'chrome://remote/content/shared';
  const { NavigableManager } = ChromeUtils.importESModule(`${modules}/NavigableManager.sys.mjs`);
  const { UserContextManager } = ChromeUtils.importESModule(`${modules}/UserContextManager.sys.mjs`);
  const kept = firefoxWindow.propertiesByOwner ?? new Map();
  /** @param {string} owner */
  const keep = (owner) => kept.set(owner, { ...kept.get(owner), ...properties });
  if (firefoxWindow.propertiesByOwner === undefined) {
    firefoxWindow.propertiesByOwner = kept;
    Services.obs.addObserver((tab) => {
      if (tab !== tab.top) return;
      const ofUserContext = kept.get(`user context ${tab.originAttributes.userContextId}`);
      Object.assign(tab, ofUserContext, kept.get(`tab ${tab.browserId}`));
    }, 'browsing-context-attached');
  }
  for (const id of userContexts ?? []) keep(`user context ${UserContextManager.getInternalIdById(id)}`);
  for (const id of contexts ?? []) {
    const { top } = NavigableManager.getBrowsingContextById(id);
    keep(`tab ${top.browserId}`);
    Object.assign(top, properties);
  }
}
