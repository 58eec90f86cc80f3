import { add, change, createGroup, createRow, drop, type EditedPackage } from './small-package';

type Edit = (edited: EditedPackage) => void;
/** What is different, the change that tells it, and whether a document that was right may be wrong. */
export type Row = readonly [
  what: string,
  edits: readonly Edit[],
  found: readonly string[],
  breaking: 'breaks' | 'fits',
];

const optional = { min: 0, max: 1 };
const required = { min: 1, max: 1 };

export const ROWS: readonly Row[] = [
  // What is there
  ['a new event', [(all) => all.set('new', [createGroup('/n')])], ['event-added new '], 'fits'],
  ['an event that is gone', [(all) => all.delete('ev')], ['event-removed ev '], 'breaks'],
  ['a new field', [add(createRow('/d/new', { occurs: optional }))], ['field-added doc /d/new'], 'fits'],
  ['a new field that has to be there', [add(createRow('/d/new'))], ['field-added-required doc /d/new'], 'breaks'],
  [
    'a new group, told once with all inside it',
    [add(createGroup('/d/new', { occurs: optional }), createRow('/d/new/a'), createRow('/d/new/b'))],
    ['group-added doc /d/new'],
    'fits',
  ],
  ['a new group that has to be there', [add(createGroup('/d/new'))], ['group-added-required doc /d/new'], 'breaks'],
  ['one more alternative', [add(createRow('/d/new', { steps: 'c1.4' }))], ['field-added doc /d/new'], 'fits'],
  [
    'a new choice of which one has to be there',
    [add(createRow('/d/new', { steps: 'c9.1' }), createRow('/d/newer', { steps: 'c9.2' }))],
    ['field-added-required doc /d/new', 'field-added-required doc /d/newer'],
    'breaks',
  ],
  [
    'a new choice of which none need be there',
    [add(createRow('/d/new', { steps: 'c9.1?' }), createRow('/d/newer', { steps: 'c9.2?' }))],
    ['field-added doc /d/new', 'field-added doc /d/newer'],
    'fits',
  ],
  [
    'a new field that has to come with one that was there',
    [add(createRow('/d/new', { steps: 's2?' }))],
    ['field-added-required doc /d/new'],
    'breaks',
  ],
  ['a field that is gone', [drop('/d/code')], ['field-removed doc /d/code'], 'breaks'],
  ['a group that is gone, told once', [drop('/d/item')], ['group-removed doc /d/item'], 'breaks'],

  // How often
  ['a field that has to be there now', [change('/d/code', { occurs: required })], ['required doc /d/code'], 'breaks'],
  ['a field that need not be there', [change('/d/name', { occurs: optional })], ['optional doc /d/name'], 'fits'],
  [
    'a field that has to come with another now',
    [change('/d/hour', { occurs: required })],
    ['required doc /d/hour'],
    'breaks',
  ],
  [
    'fewer times',
    [change('/d/item', { occurs: { min: 1, max: 120 } })],
    ['times-narrowed doc /d/item 1–990 1–120'],
    'breaks',
  ],
  [
    'at least twice',
    [change('/d/item', { occurs: { min: 2, max: 990 } })],
    ['times-narrowed doc /d/item 1–990 2–990'],
    'breaks',
  ],
  [
    'any number of times',
    [change('/d/item', { occurs: { min: 1, max: undefined } })],
    ['times-widened doc /d/item 1–990 1+'],
    'fits',
  ],

  // What ties it to its neighbours
  [
    'two that exclude each other now',
    [change('/d/left', { steps: 'c9.1' }), change('/d/right', { steps: 'c9.2' })],
    ['choice-narrowed doc /d/left', 'choice-narrowed doc /d/right'],
    'breaks',
  ],
  [
    'two that come together now',
    [change('/d/one', { steps: 'c1.1>s3' }), change('/d/other', { steps: 'c1.1>s3' })],
    ['choice-narrowed doc /d/one', 'choice-narrowed doc /d/other'],
    'breaks',
  ],
  [
    'two that may come without each other',
    [change('/d/day', { occurs: optional, steps: '' }), change('/d/hour', { steps: '' })],
    ['optional doc /d/day'],
    'fits',
  ],
  [
    'alternatives that may repeat',
    ['/d/one', '/d/other', '/d/third'].map((path, index) => change(path, { steps: `c1.${index + 1}*` })),
    ['/d/one', '/d/other', '/d/third'].flatMap((path) => [
      `times-widened doc ${path} 1–1 1+`,
      `choice-widened doc ${path}`,
    ]),
    'fits',
  ],
  [
    'a choice of which none need be there',
    ['/d/one', '/d/other', '/d/third'].map((path, index) => change(path, { steps: `c1.${index + 1}?` })),
    ['optional doc /d/one', 'optional doc /d/other', 'optional doc /d/third'],
    'fits',
  ],

  // What its value may be
  [
    'another type',
    [change('/d/name', { type: 'base64Binary' })],
    ['type-changed doc /d/name string base64Binary'],
    'breaks',
  ],
  [
    'a group that is a field',
    [change('/d/item', { kind: 'field', type: 'string' })],
    ['type-changed doc /d/item grupo string'],
    'breaks',
  ],
  [
    'a shorter text',
    [change('/d/name', { length: '1-30' })],
    ['size-narrowed doc /d/name texto de até 60 caracteres texto de até 30 caracteres'],
    'breaks',
  ],
  [
    'a text with a least length',
    [change('/d/name', { length: '2-60' })],
    ['size-narrowed doc /d/name texto de até 60 caracteres texto de 2 a 60 caracteres'],
    'breaks',
  ],
  [
    'a longer text',
    [change('/d/name', { length: '1-90' })],
    ['size-widened doc /d/name texto de até 60 caracteres texto de até 90 caracteres'],
    'fits',
  ],
  [
    'another pattern',
    [change('/d/code', { pattern: '[0-9]{15}' })],
    ['pattern-changed doc /d/code 14 dígitos 15 dígitos'],
    'breaks',
  ],
  [
    'another pattern of the same words',
    [change('/d/code', { pattern: '[0-9]{14,14}' })],
    ['pattern-changed doc /d/code'],
    'breaks',
  ],
  [
    'no pattern any more',
    [change('/d/code', { pattern: '' })],
    ['pattern-removed doc /d/code 14 dígitos texto'],
    'fits',
  ],
  ['a new value', [change('/d/kind', { values: ['1', '2', '3', '4'] })], ['value-added doc /d/kind 3, 4'], 'fits'],
  ['a value that is gone', [change('/d/kind', { values: ['2'] })], ['value-removed doc /d/kind 1'], 'breaks'],
  [
    'values where any text was right',
    [change('/d/name', { values: ['A', 'B'], length: '' })],
    ['values-listed doc /d/name A, B'],
    'breaks',
  ],
  ['no list of values any more', [change('/d/kind', { values: [] })], ['values-freed doc /d/kind 1, 2 texto'], 'fits'],
];
