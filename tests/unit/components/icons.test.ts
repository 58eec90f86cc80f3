import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const listNames = (file: string, pattern: RegExp) =>
  [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, name]) => name);

test('the style sheet draws the icons that elements name, and no other', () => {
  const named = [
    ...listNames('components/ui/icons.tsx', /<DrawnIcon name="(\w+)"/g),
    ...listNames('lib/navigation/render-sidebar.ts', /data-icon="(\w+)"/g),
  ];
  const drawn = listNames('app/styles/icons.css', /\[data-icon="(\w+)"\] \{\s+--icon: url\("data:image\/svg/g);
  expect(drawn.length).toBeGreaterThan(4);
  expect([...drawn].sort()).toEqual([...new Set(named)].sort());
});
