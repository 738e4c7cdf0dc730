import { SETTING_GROUPS, SETTING_KINDS } from '@pratiche/domain/settings';
import { describe, expect, it } from '@jest/globals';
import { searchSettings } from './setting-groups.js';

const found = (text: string) => searchSettings(text).flatMap(({ kinds }) => kinds);

describe('the groups of settings', () => {
  it('have every kind once', () =>
    expect(SETTING_GROUPS.flatMap(({ kinds }) => kinds).sort()).toEqual(
      Object.keys(SETTING_KINDS).sort(),
    ));

  it.each([
    ['', Object.keys(SETTING_KINDS).length],
    ['nessuna di queste', 0],
  ])('search "%s" finds %i', (text, count) => expect(found(text)).toHaveLength(count));

  it('are searched in name and explanation, whatever the accents and order', () => {
    expect(found('iva aliquota')).toEqual(['vatRate']);
    expect(found('trasmittanza')).toEqual(['uLimits', 'uLimitsEcobonus']);
    expect(found("dell'assistenza")).toContain('supportContacts');
  });
});
