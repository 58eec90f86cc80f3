import { describe, expect, test } from 'vitest';
import packageJson from '@/package.json' with { type: 'json' };
import { chooseParts, describeParts } from '@/scripts/testing/choose-parts.mjs';
import { PARTS } from '@/scripts/testing/parts.mjs';

const run = (...command: string[]) => command;
const ALL = [
  { name: 'build', title: 'the site', command: run('build') },
  { name: 'unit', title: 'units', command: run('vitest') },
  { name: 'browser', title: 'the browser', command: run('playwright'), needs: ['build'] },
  { name: 'night', title: 'everything', command: run('night'), isNightly: true as const },
];
const choose = (words: readonly string[], isWhole = false) => {
  const choice = chooseParts(words, isWhole, ALL);
  return choice && { asked: choice.asked, commands: choice.parts.map(({ command }) => command.join(' ')) };
};

describe('the parts that run', () => {
  test('are all of the day where none is named', () => {
    expect(choose([])?.asked).toEqual(['build', 'unit', 'browser']);
  });

  test('are also those of the night in the whole run', () => {
    expect(choose([], true)?.asked).toEqual(['build', 'unit', 'browser', 'night']);
  });

  test('are those that are named, with what they need, each with its filters', () => {
    expect(choose(['browser', 'cstat', 'toc', 'unit', 'search'])).toEqual({
      asked: ['browser', 'unit'],
      commands: ['build', 'vitest search', 'playwright cstat toc'],
    });
  });

  test('of the night run by day when they are named', () => {
    expect(choose(['night'])?.commands).toEqual(['night']);
  });

  test('are none where the first word names none', () => {
    expect(choose(['browsers', 'unit'])).toBeUndefined();
  });

  test('are listed by name, with what each checks', () => {
    expect(describeParts(ALL)).toBe(
      '  build    the site\n  unit     units\n  browser  the browser\n  night    everything (npm run test:all)',
    );
  });
});

describe('the parts of this project', () => {
  test('need and follow only parts that exist and come before', () => {
    const names = PARTS.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    const early = PARTS.flatMap(({ name, needs = [], after = [] }, index) =>
      [...needs, ...after]
        .filter((other) => !names.slice(0, index).includes(other))
        .map((other) => `${name}: ${other}`),
    );
    expect(early).toEqual([]);
  });

  test('run only npm commands that package.json has', () => {
    const scripts = PARTS.flatMap(({ command: [program, , , script = ''] }) => (program === 'npm' ? [script] : []));
    expect(scripts.length).toBeGreaterThan(3);
    expect(scripts.filter((script) => !(script in packageJson.scripts))).toEqual([]);
  });
});
