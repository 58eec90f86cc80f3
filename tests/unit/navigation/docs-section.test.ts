import { describe, expect, test } from 'vitest';
import {
  type DocsSection,
  type DocsVersion,
  findActiveVersion,
  listCandidates,
  switchVersion,
} from '../../../lib/navigation/docs-section';

const version = (name: string, path: string, more: Partial<DocsVersion> = {}): DocsVersion => ({
  name,
  label: name,
  path,
  mainPath: `${path}introducao/`,
  isLast: false,
  missing: [],
  ...more,
});

const next = version('current', '/docs/next/');
const last = version('1.0', '/docs/', { isLast: true, missing: ['novidades/', 'antigo/*'] });
const guides: DocsSection = { id: 'default', versions: [next, last] };
const partners: DocsSection = { id: 'parceiros', versions: [version('1', '/docs/parceiros/', { isLast: true })] };
const sections = [guides, partners];
const locate = (path: string) => {
  const found = findActiveVersion(sections, path);
  return found && `${found.section.id} ${found.version.name}`;
};

describe('an address belongs to', () => {
  test.each([
    ['/docs/', 'default 1.0'],
    ['/docs/introducao/', 'default 1.0'],
    ['/docs/next/', 'default current'],
    ['/docs/next/introducao/', 'default current'],
    ['/docs/nextgen/introducao/', 'default 1.0'],
    ['/docs/parceiros/introducao/', 'parceiros 1'],
    ['/docs/parceirosx/', 'default 1.0'],
    ['/search/', undefined],
    ['/', undefined],
  ])('%s: %s', (path, expected) => {
    expect(locate(path)).toBe(expected);
  });
});

describe('links into a section lead', () => {
  const names = (active: string | undefined, preferred: string | null) =>
    listCandidates(guides, active, preferred).map(({ name }) => name);

  test('to the open version, then the preferred one, then the last', () => {
    const three = { ...guides, versions: [...guides.versions, version('0.9', '/docs/0.9/')] };
    expect(listCandidates(three, '0.9', 'current').map(({ name }) => name)).toEqual(['0.9', 'current', '1.0']);
  });

  test('to each of them once', () => {
    expect(names('1.0', '1.0')).toEqual(['1.0']);
    expect(names(undefined, null)).toEqual(['1.0']);
  });

  test('never to a version that is not there', () => {
    expect(names('2.0', '3.0')).toEqual(['1.0']);
  });
});

describe('the same page in another version', () => {
  test('is at the same place below that version', () => {
    expect(switchVersion(last, next, '/docs/next/envio/')).toBe('/docs/envio/');
    expect(switchVersion(next, last, '/docs/envio/')).toBe('/docs/next/envio/');
  });

  test('is the version’s main page where it has none, alone or with its whole folder', () => {
    expect(switchVersion(last, next, '/docs/next/novidades/')).toBe('/docs/introducao/');
    expect(switchVersion(last, next, '/docs/next/antigo/a/b/')).toBe('/docs/introducao/');
    expect(switchVersion(last, next, '/docs/next/novidades/mais/')).toBe('/docs/novidades/mais/');
  });

  test('is the version’s main page from outside the section', () => {
    expect(switchVersion(next, undefined, '/search/')).toBe('/docs/next/introducao/');
  });
});
