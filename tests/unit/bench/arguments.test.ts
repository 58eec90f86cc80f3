import { expect, test } from 'vitest';
import { readArguments } from '../../../bench/arguments';

test('names are measured in the order of the summary, on the build of this project', () => {
  expect(readArguments(['heap', 'weight'])).toEqual({ names: ['weight', 'heap'], runs: 5, folders: ['out'] });
});

test('without names, what needs no build', () => {
  expect(readArguments([]).names).toEqual(['weight', 'vitals', 'navigation', 'heap']);
});

test('other words are folders of built sites', () => {
  expect(readArguments(['vitals', 'runs=3', 'out', '../before/out'])).toEqual({
    names: ['vitals'],
    runs: 3,
    folders: ['out', '../before/out'],
  });
});

test('a name that no measurement has is refused', () => {
  expect(() => readArguments(['vital'])).toThrow('“vital” is none of scripts, build');
});
