import { expect, test } from 'vitest';
import { findTrail, flattenSidebar, type SidebarItem } from '../../../lib/navigation/sidebar';

const link = (path: string): SidebarItem => ({ label: path, path });
const category = (label: string, ...items: SidebarItem[]): SidebarItem => ({ label, items });
const items = [link('/a/'), category('Um', link('/b/'), category('Dois', link('/c/'))), category('Três', link('/d/'))];

test('the links of a sidebar come in reading order', () => {
  expect(flattenSidebar(items).map(({ path }) => path)).toEqual(['/a/', '/b/', '/c/', '/d/']);
});

test('the trail of a page names the categories around it, outermost first', () => {
  expect(findTrail(items, '/c/')).toEqual(['Um', 'Dois']);
  expect(findTrail(items, '/d/')).toEqual(['Três']);
  expect(findTrail(items, '/a/')).toEqual([]);
  expect(findTrail(items, '/nenhum/')).toEqual([]);
});
