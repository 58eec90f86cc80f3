import { expect, test } from 'vitest';
import { buildFirstClicksScript } from '../../../lib/page-scripts/first-clicks';
import { buildKeepPlaceScript } from '../../../lib/page-scripts/keep-place';
import { buildPartFailureScript } from '../../../lib/page-scripts/part-failure';
import { buildPrePaintScript } from '../../../lib/page-scripts/pre-paint';
import { shortenScript } from '../../../lib/page-scripts/shorten-script';
import { buildSidebarScript } from '../../../lib/page-scripts/sidebar-branches';

test('indentation, empty lines and lines of comment go, and nothing else', () => {
  const script = "function a() {\n    // One.\n    // Two.\n    b('// c');\n\n    return 1; // d\n}";
  expect(shortenScript(script)).toBe("function a() {\nb('// c');\nreturn 1; // d\n}");
});

test('no script of the pages has a text of several lines', () => {
  const colorMode = { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true } as const;
  const scripts = [
    buildPrePaintScript({ sampleLanguages: [], announcementId: null, colorMode }),
    buildPartFailureScript(),
    buildKeepPlaceScript('/'),
    buildFirstClicksScript(),
    buildSidebarScript(),
  ];
  for (const line of scripts.join('\n').split('\n')) expect(line.split('`').length % 2, line).toBe(1);
});
