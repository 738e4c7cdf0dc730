import { type DossierForm, applyPatches, createEmptyDossierForm } from '@pratiche/domain';
import fc from 'fast-check';
import { chiusura, ecobonusForm, schermatura } from '../kit/dossier-fixtures.js';

const ROWS = ecobonusForm({
  manufatti: { ...ecobonusForm().manufatti, schermature: [schermatura()], chiusure: [chiusura()] },
});

/** Every path of a dossier, rows and lists included. */
const pathsOf = (value: unknown, path: string): string[] => [
  ...(path === '' ? [] : [path]),
  ...(typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) =>
        pathsOf(inner, path === '' ? key : `${path}.${key}`),
      )
    : []),
];
const PATHS = pathsOf(ROWS, '');

/** Written into a text of JSON as they are: what no `JSON.stringify` would write. */
const RAW = [
  '1e400',
  '-1e400',
  '1e-400',
  '-0',
  '0.1e1',
  '123456789012345678901234567890',
  '0.30000000000000004',
  '9007199254740993',
  '"\\ud800"',
  '"\\udc00\\ud800"',
  '"\\u0000"',
  'NaN',
  'Infinity',
  '-Infinity',
  '0x10',
  '01',
  '+1',
  '1.',
  '.5',
  'undefined',
  "'a'",
  '"\\x41"',
  '"\t"',
  '"a\nb"',
  '',
  ',',
  '}',
  '[[[[',
  'tru',
  '// a',
  '\u2028',
  '\ufeff',
  '['.repeat(20_000) + ']'.repeat(20_000),
  '{"a":'.repeat(9_000) + '1' + '}'.repeat(9_000),
] as const;

/** Values of every wrong kind, and some that only look wrong. */
const hostile = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom<unknown>(
      null,
      true,
      false,
      0,
      -1,
      1,
      2.5,
      1e308,
      -1e308,
      5e-324,
      Number.MAX_SAFE_INTEGER,
      Number.MIN_SAFE_INTEGER,
      0.1 + 0.2,
      1e21,
      '',
      ' ',
      'NaN',
      'Infinity',
      'null',
      'undefined',
      '[object Object]',
      '1',
      '1e3',
      '0x1',
      '2026-02-30',
      '9999-99-99',
      '0000-00-00',
      '2026-01-31T00:00:00Z',
      '-000001-01-01',
      '__proto__',
      'constructor',
      'toString',
      'hasOwnProperty',
      'valueOf',
      '\0',
      '\ud800',
      'a\udc00',
      '\u202e',
      '\u200b',
      '\ufeff',
      '\ud83c\udfe0',
      'e\u0301',
      '%00',
      "'; DROP TABLE dossiers; --",
      '=1+1',
      '<script>',
      [],
      {},
      [[]],
      [null],
      [{}],
      [[[[[]]]]],
      { length: 1 },
      { toJSON: 1 },
      { $gt: '' },
      { constructor: { prototype: {} } },
      { then: 1 },
    ),
  },
  { weight: 3, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 300 }) },
  { weight: 2, arbitrary: fc.double() },
);

/** Rare, for they are slow: sizes at and beyond every limit. */
const large = fc.oneof(
  fc.constantFrom(255, 256, 5_000, 200_000).map((length) => 'x'.repeat(length)),
  fc.constantFrom(11, 51, 501, 5_000).map((length) => Array.from({ length }, () => ({}))),
  fc
    .constantFrom(50, 300)
    .map((depth) => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`) as unknown),
  fc
    .constantFrom(1_000, 20_000)
    .map((count) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, index])),
    ),
);
const value = fc.oneof({ weight: 60, arbitrary: hostile }, { weight: 1, arbitrary: large });

const base = fc.constantFrom<Partial<DossierForm>>(
  ROWS,
  ecobonusForm(),
  createEmptyDossierForm(),
  ecobonusForm({ serviceType: 2 }),
  { ...ROWS, serviceType: 3 },
);
const patched = fc
  .tuple(base, fc.array(fc.tuple(fc.constantFrom(...PATHS), value), { maxLength: 4 }))
  .map(
    ([form, changes]) =>
      applyPatches(
        form as DossierForm,
        changes.map(([field, wrong]) => ({ field, value: wrong })),
      ) as object,
  );
const foreign = fc.dictionary(
  fc.constantFrom(
    'id',
    'version',
    'status',
    'accountId',
    'data',
    'deleted',
    'toString',
    'constructor',
    ...Object.keys(ROWS),
  ),
  value,
  { maxKeys: 5 },
);

/** A body, whether it is a dossier at all, and whether it is written as JSON. */
const shape = fc.oneof(
  { weight: 12, arbitrary: patched },
  {
    weight: 3,
    arbitrary: fc.tuple(patched, foreign).map(([form, others]) => ({ ...form, ...others })),
  },
  { weight: 3, arbitrary: foreign },
  { weight: 1, arbitrary: value },
);

const PLACE = '"@@here@@"';
/**
 * A JSON text that no object can represent: a raw value, a duplicate key, a key of the prototype, a
 * truncation.
 */
const broken = fc.oneof(
  fc
    .tuple(base, fc.constantFrom(...PATHS), fc.constantFrom<string>(...RAW))
    .map(([form, field, raw]) =>
      JSON.stringify(applyPatches(form as DossierForm, [{ field, value: '@@here@@' }])).replace(
        PLACE,
        () => raw,
      ),
    ),
  fc
    .tuple(
      base,
      fc.constantFrom(...Object.keys(ROWS), '__proto__', 'constructor', 'prototype'),
      hostile,
    )
    .map(([form, key, wrong]) =>
      JSON.stringify(form)
        .replace('{', () => `{${JSON.stringify(key)}:${JSON.stringify(wrong) ?? 'null'},`)
        .replace(/\}$/, () => `,${JSON.stringify(key)}:${JSON.stringify(wrong) ?? 'null'}}`),
    ),
  fc.tuple(base, fc.nat(4_000), fc.nat(3)).map(([form, at, length]) => {
    const text = JSON.stringify(form);
    return text.slice(0, at) + text.slice(at + length);
  }),
  fc.constantFrom(100, 20_000).map((depth) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`),
);

/** What a request carries. */
export interface Body {
  text: string;
  /** Target of the body: a stored dossier, one with an old version, or a new one. */
  aim: 'stored' | 'stale' | 'new' | 'as written';
}

const isObject = (text: string): boolean => text.startsWith('{') && text.length > 2;

/**
 * The body with the number of the dossier it is meant for in front, where a reader of JSON finds it
 * first and keeps the last.
 */
export const aimed = ({ text, aim }: Body, id: number, version: number): string =>
  aim === 'as written' || aim === 'new' || !isObject(text)
    ? text
    : `${text.slice(0, -1)},"id":${id},"version":${aim === 'stale' ? version - 1 : version}}`;

export const hostileBody: fc.Arbitrary<Body> = fc.record({
  text: fc.oneof(
    { weight: 4, arbitrary: shape.map((json) => JSON.stringify(json) ?? 'null') },
    { weight: 1, arbitrary: broken },
  ),
  aim: fc.constantFrom<Body['aim']>(
    'stored',
    'stored',
    'stored',
    'stored',
    'stale',
    'new',
    'as written',
  ),
});
