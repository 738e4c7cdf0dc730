import type { ObjectShape, SettingShape } from '@pratiche/domain';
import { findShapeFaults } from '@pratiche/domain/settings';
import { describe, expect, it } from '@jest/globals';
import { Problem } from '../../platform/http/index.js';
import { validateStrictDto } from '../../platform/validation/index.js';
import { createSettingDto } from './setting-dto.factory.js';

let count = 0;
const toObject = (shape: SettingShape): ObjectShape => ({
  is: 'object',
  name: `Trial${(count += 1)}`,
  fields: { part: shape, other: { is: 'flag', isOptional: true } },
});

function listRefused(shape: ObjectShape, value: unknown): string[] {
  try {
    validateStrictDto(createSettingDto(shape, 'trial'), value);
    return [];
  } catch (error) {
    if (error instanceof Problem) return (error.body.errors ?? []).map(({ field }) => field);
    throw error;
  }
}

describe('the DTO of a shape', () => {
  it.each<[SettingShape, unknown[], unknown[]]>([
    [{ is: 'text', max: 5 }, ['a', ' abc '], ['', ' ', 'abcdef', 'a\nb', 'a\u0007', null]],
    [{ is: 'text', max: 5, isMultiline: true }, ['a\nb'], ['', 'a\u0007']],
    [{ is: 'text', max: 5, blank: 'kept' }, ['', ' ', 'a'], ['abcdef']],
    [{ is: 'text', max: 5, blank: 'null' }, ['', null, 'a'], ['abcdef']],
    [{ is: 'text', max: 5, blank: 'toFillIn' }, ['a'], ['', ' ']],
    [{ is: 'text', max: 5, pattern: /^[A-Z]+$/ }, ['AB'], ['ab', '']],
    [
      { is: 'text', max: 5, blank: 'kept', rule: (text) => (text === 'a' ? null : 'No.') },
      ['', 'a'],
      ['b'],
    ],
    [{ is: 'number', min: 0, max: 10 }, [0, 2.25, 10], [-1, 11, 1.234, null]],
    [{ is: 'number', min: 0, max: 10, isWhole: true }, [0, 10], [1.5, 11, null]],
    [{ is: 'number', min: 0, max: 10, isWhole: true, isNullByDefault: true }, [null, 1], [11]],
    [{ is: 'flag' }, [true, false], [null, 'x']],
    [{ is: 'flag', isNullable: true }, [null, true], ['x']],
    [{ is: 'day' }, ['2026-08-31'], ['', null, '2026-02-30', '1999-12-31']],
    [{ is: 'day', isNullable: true }, [null, '2026-08-31'], ['x']],
    [
      { is: 'choice', name: 'Letter', choices: [{ value: 'a', label: 'A' }] },
      ['a'],
      ['b', '', null],
    ],
    [
      { is: 'day', ruleInRow: (_, row) => (row['other'] === true ? null : 'No.') },
      [],
      ['2026-08-31'],
    ],
    [
      {
        is: 'texts',
        maxLength: 5,
        max: { count: 1, message: 'Uno.' },
        rule: (texts) => (texts.includes('a') ? null : 'No.'),
      },
      [['a']],
      [['a', 'a'], ['b']],
    ],
  ])('refuses what the page refuses: %j', (shape, taken, refused) => {
    const trial = toObject(shape);
    for (const part of taken)
      expect([part, findShapeFaults(trial, { part }), listRefused(trial, { part })]).toEqual([
        part,
        [],
        [],
      ]);
    for (const part of refused)
      expect([
        part,
        findShapeFaults(trial, { part }).map(({ field }) => field),
        listRefused(trial, { part }),
      ]).toEqual([part, ['part'], ['part']]);
  });

  it('is the same class wherever the shape is used, and its name belongs to it', () => {
    const shape = toObject({ is: 'flag' });
    expect(createSettingDto({ ...shape, label: 'Altro' }, 'x')).toBe(createSettingDto(shape, 'x'));
    expect(() => createSettingDto({ ...shape, fields: {} }, 'x')).toThrow(/name one of them/);
  });
});
