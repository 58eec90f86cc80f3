import { expect, test } from 'vitest';
import { buildFirstClicksScript } from '../../../lib/page-scripts/first-clicks';
import { buildKeepPlaceScript } from '../../../lib/page-scripts/keep-place';
import { buildPartFailureScript } from '../../../lib/page-scripts/part-failure';
import { buildPrePaintScript } from '../../../lib/page-scripts/pre-paint';
import { shortenScript } from '../../../lib/page-scripts/shorten-script';
import { buildSidebarScript } from '../../../lib/page-scripts/sidebar-branches';

test('indentation, comments and line ends go where they mean nothing, and nothing else', () => {
  const script =
    "function a() {\n    // One.\n    // Two.\n    /** Three. */ b('// c');\n\n    return [\n      1,\n      2\n    ]; // d\n}\ne();";
  expect(shortenScript(script)).toBe("function a() {b('// c');\nreturn [1,2]; // d\n}e();");
});

test('no script of the pages has a text of several lines, and each is one still when it is shorter', () => {
  const colorMode = { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true } as const;
  const scripts = [
    buildPrePaintScript({ sampleLanguages: [], environments: [], announcementId: null, colorMode }),
    buildPartFailureScript(),
    buildKeepPlaceScript(),
    buildFirstClicksScript(),
    buildSidebarScript(),
  ];
  for (const script of scripts) expect(() => new Function(shortenScript(script))).not.toThrow();
  for (const line of scripts.join('\n').split('\n')) expect(line.split('`').length % 2, line).toBe(1);
});
