import { describe, expect, it } from '@jest/globals';
import { expectTypeOf } from 'expect-type';
import { summarizeParts } from './describe-setting.js';
import { findShapeFaults } from './find-setting-faults.js';
import type { SettingDescription, SettingDescriptions } from './setting-description.js';
import { day, findSettingShape, line, object, type ListShape } from './setting-shapes.js';

/** A new setting requires the type of its value, its first value and its description. */
interface HolidayNotice {
  text: string;
  lastDay: string | null;
}
const FIRST: HolidayNotice = { text: '', lastDay: null };
const HOLIDAY_NOTICE: SettingDescription<HolidayNotice> = {
  label: 'Avviso di chiusura',
  about: 'Compare in alto in ogni pagina nei giorni in cui l’ufficio è chiuso.',
  shape: object({
    text: line(120, { label: 'Testo', blank: 'kept' }),
    lastDay: day({ label: 'Ultimo giorno', isNullable: true }),
  }),
};

describe('a new setting', () => {
  it('is checked by its shape', () => {
    expect(findShapeFaults(HOLIDAY_NOTICE.shape, FIRST)).toEqual([]);
    expect(
      findShapeFaults(HOLIDAY_NOTICE.shape, { text: 'x'.repeat(121), lastDay: '2026-02-30' }),
    ).toEqual([
      { field: 'text', message: 'Al massimo 120 caratteri.' },
      { field: 'lastDay', message: 'Data non valida: usa il formato aaaa-mm-gg.' },
    ]);
  });

  it('names its fields on the page, and none that it does not have', () => {
    expect(findSettingShape(HOLIDAY_NOTICE.shape, ['text'])?.label).toBe('Testo');
    expect(findSettingShape(HOLIDAY_NOTICE.shape, ['later'])).toBeNull();
  });

  it('has a line in the list of settings without a summary of its own', () => {
    expect(summarizeParts(FIRST)).toBe('Da compilare');
    expect(summarizeParts({ text: 'Torniamo lunedì', lastDay: '2026-08-31' })).toBe(
      'Torniamo lunedì · 31/08/2026',
    );
  });

  it('does not compile without its description, or with a list in place of an object', () => {
    expectTypeOf<
      SettingDescriptions & { scratchNotice: SettingDescription<HolidayNotice> }
    >().toExtend<SettingDescriptions>();
    expectTypeOf<SettingDescriptions>().not.toExtend<
      SettingDescriptions & { scratchNotice: SettingDescription<HolidayNotice> }
    >();
    expectTypeOf<ListShape>().not.toExtend<SettingDescription<HolidayNotice>['shape']>();
    expectTypeOf<Omit<SettingDescription<HolidayNotice>, 'label'>>().not.toExtend<
      SettingDescription<HolidayNotice>
    >();
  });
});
