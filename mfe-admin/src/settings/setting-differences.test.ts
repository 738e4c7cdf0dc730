import { describe, expect, it } from '@jest/globals';
import { findSettingDifferences } from './setting-differences.js';
import { BUILT_IN_SETTINGS, createRules } from '@pratiche/domain';

const rules = createRules(BUILT_IN_SETTINGS);

describe('differences', () => {
  it('names what changed, with both values as people write them', () => {
    expect(
      findSettingDifferences(
        'purchases',
        { isEnabled: true, disabledUntil: null, notice: null },
        { isEnabled: false, disabledUntil: '2026-08-31', notice: null },
        rules,
      ),
    ).toEqual([
      { where: 'Acquisti aperti', before: 'sì', after: 'no' },
      { where: 'Sospesi fino al', before: '—', after: '31/08/2026' },
    ]);
    expect(
      findSettingDifferences(
        'uLimits',
        { source: 'A', values: { E: 1.4 } },
        { source: 'A', values: { E: 1.1 } },
        rules,
      ),
    ).toEqual([{ where: 'Valori › Zona E', before: '1,4', after: '1,1' }]);
  });

  it('shows the label of a code, and thousands with a dot', () => {
    expect(
      findSettingDifferences(
        'draftLimits',
        { drafts: 5000, megabytes: 20000 },
        { drafts: 5000, megabytes: 25000.5 },
        rules,
      ),
    ).toEqual([
      {
        where: 'Spazio dei file delle bozze per account (MB)',
        before: '20.000',
        after: '25.000,5',
      },
    ]);
    expect(
      findSettingDifferences('documentSet', [{ need: { 1: 'M' } }], [{ need: { 1: 'O' } }], rules),
    ).toEqual([
      { where: 'voce 1 › Richiesto da › Ecobonus', before: 'Obbligatorio', after: 'Facoltativo' },
    ]);
    expect(
      findSettingDifferences('interventionMatrix', [{ services: [2] }], [{ services: [3] }], rules),
    ).toEqual([
      { where: 'voce 1 › Servizi › voce 1', before: 'Bonus Casa', after: 'Bonus Sicurezza' },
    ]);
  });

  it('leaves out what the server fills in', () => {
    expect(findSettingDifferences('packages', [], [{ id: 4, name: 'Base' }], rules)).toEqual([
      { where: 'voce 1 › Nome', before: '—', after: 'Base' },
    ]);
  });

  it('finds rows added and taken away, and nothing between equals', () => {
    expect(findSettingDifferences('supportContacts', [], [{ topic: 'Pratiche' }], rules)).toEqual([
      { where: 'voce 1 › Argomento', before: '—', after: 'Pratiche' },
    ]);
    expect(findSettingDifferences('vatRate', { percent: 22 }, { percent: 22 }, rules)).toEqual([]);
  });
});
