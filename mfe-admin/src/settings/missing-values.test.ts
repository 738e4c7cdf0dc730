import type { SettingKind } from '@pratiche/domain';
import { SETTING_DEFAULTS, SETTING_KINDS } from '@pratiche/domain/settings';
import { describe, expect, it } from '@jest/globals';
import { findMissingValues } from './missing-values.js';
import { createSettingRow } from './setting-labels.js';

describe('what is missing in a setting', () => {
  it.each(Object.keys(SETTING_KINDS) as SettingKind[])(
    'is nothing in the built-in value of %s',
    (kind) => expect(findMissingValues(SETTING_DEFAULTS[kind])).toEqual([]),
  );

  it('finds a removed number at any depth', () => {
    expect(findMissingValues({ percent: null })).toEqual([
      { field: 'percent', message: 'Inserire un numero.' },
    ]);
    expect(
      findMissingValues([{ ...SETTING_DEFAULTS.interventionMatrix.rows[0], ecobonus: null }]),
    ).toEqual([{ field: '0.ecobonus', message: 'Inserire un numero.' }]);
  });

  it('is a day of a new row, but no end that may stay open', () => {
    expect(findMissingValues([createSettingRow('eneaOpenings')]).map(({ field }) => field)).toEqual(
      ['0.worksEndedFrom', '0.worksEndedTo', '0.opensOn'],
    );
    expect(findMissingValues({ isEnabled: false, disabledUntil: null, notice: null })).toEqual([]);
  });

  it('is nothing of a new package or document', () =>
    expect([
      findMissingValues([createSettingRow('packages')]),
      findMissingValues([createSettingRow('documentSet')]),
    ]).toEqual([[], []]));
});
