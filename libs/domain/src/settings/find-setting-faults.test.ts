import { describe, expect, it } from '@jest/globals';
import { PAPER_CODES } from '../papers/paper-codes.js';
import { describeSetting, findSettingFaults, SETTING_DEFAULTS, SETTING_KINDS } from './all.js';
import type { SettingKind } from './setting-values.js';

const KINDS = Object.keys(SETTING_KINDS) as SettingKind[];
const TO_FILL_IN: readonly SettingKind[] = ['bankTransfer', 'provider', 'eneaIntermediary'];

describe('what is wrong with a setting', () => {
  it.each(KINDS.filter((kind) => !TO_FILL_IN.includes(kind)))(
    'is nothing in the first value of %s',
    (kind) => expect(findSettingFaults(kind, SETTING_DEFAULTS[kind])).toEqual([]),
  );

  it.each(TO_FILL_IN)('is what %s still lacks', (kind) =>
    expect(findSettingFaults(kind, SETTING_DEFAULTS[kind])[0]?.message).toBe('Campo obbligatorio'),
  );

  it.each<[SettingKind, unknown, string, string]>([
    ['vatRate', { percent: 150 }, 'percent', 'Non può superare 100.'],
    ['vatRate', { percent: -1 }, 'percent', 'Non può essere minore di 0.'],
    ['vatRate', { percent: 22.123 }, 'percent', 'Al massimo due decimali.'],
    ['vatRate', { percent: null }, 'percent', 'Inserisci un numero.'],
    ['operatorCharge', { hours: 1.5 }, 'hours', 'Deve essere un numero intero.'],
    [
      'bankTransfer',
      { holder: 'Portale', iban: 'IT60X0542811101000000123457', bic: '', bank: '' },
      'iban',
      'IBAN non valido: controlla le cifre.',
    ],
    [
      'bankTransfer',
      { holder: 'Portale', iban: 'IT60X0542811101000000123456', bic: 'ABC', bank: '' },
      'bic',
      'BIC non valido: 8 o 11 caratteri.',
    ],
    [
      'purchases',
      { isEnabled: true, disabledUntil: '1999-01-01', notice: null },
      'disabledUntil',
      'Data fuori dai limiti.',
    ],
    [
      'eneaOpenings',
      [
        {
          worksEndedFrom: '2026-01-01',
          worksEndedTo: '2025-12-31',
          expenseYear: null,
          opensOn: '2026-02-01',
        },
      ],
      '0.worksEndedTo',
      'Non può precedere l’inizio del periodo.',
    ],
    [
      'eneaOpenings',
      [
        {
          worksEndedFrom: '2026-02-01',
          worksEndedTo: '2026-06-24',
          worksBegunFrom: '2026-06-25',
          expenseYear: null,
          opensOn: '2026-06-25',
        },
      ],
      '0.worksBegunFrom',
      'Non può seguire la fine del periodo.',
    ],
    ['documentSet', [], '', 'Serve almeno un documento.'],
    [
      'documentSet',
      [{ code: 'A1', name: 'Atto', need: { 1: 'C', 2: null, 3: null } }],
      '0.condition',
      'Indica la condizione del documento obbligatorio a condizione.',
    ],
    [
      'documentSet',
      [1, 2].map(() => ({ code: 'A1', name: 'Atto', need: { 1: 'M', 2: null, 3: null } })),
      '',
      'Lo stesso codice compare due volte.',
    ],
  ])('is found in %s %j', (kind, value, field, message) =>
    expect(findSettingFaults(kind, value)).toEqual([{ field, message }]),
  );

  it('is not a part that a newer version wrote', () =>
    expect(findSettingFaults('vatRate', { percent: 22, reduced: 'x' })).toEqual([]));

  it.each([{}, { worksBegunFrom: null, source: null }, { worksBegunFrom: '2026-01-22' }])(
    'is not an opening of ENEA with %j',
    (parts) => {
      const row = {
        worksEndedFrom: '2026-01-01',
        worksEndedTo: '2026-01-22',
        expenseYear: null,
        opensOn: '2026-01-22',
        ...parts,
      };
      expect(findSettingFaults('eneaOpenings', [row])).toEqual([]);
    },
  );

  it('is not an account written in groups', () =>
    expect(
      findSettingFaults('bankTransfer', {
        holder: 'Portale',
        iban: 'it60 X054 2811 1010 0000 0123 456',
        bic: 'bcititmm',
        bank: '',
      }),
    ).toEqual([]));
});

describe('a setting in a line', () => {
  it.each(KINDS)('says something of %s', (kind) =>
    expect(describeSetting(kind, SETTING_DEFAULTS[kind])).toMatch(/\S/),
  );

  it.each<[string, string]>([
    [describeSetting('vatRate', { percent: 22 }), '22 %'],
    [
      describeSetting('purchases', { isEnabled: false, disabledUntil: '2026-08-31', notice: null }),
      'Sospesi fino al 31/08/2026',
    ],
    [describeSetting('bankTransfer', SETTING_DEFAULTS.bankTransfer), 'Da compilare'],
    [
      describeSetting('onlineSignatures', SETTING_DEFAULTS.onlineSignatures),
      `3 documenti su ${PAPER_CODES.length}`,
    ],
    [describeSetting('packages', []), '0 in vendita su 0'],
    [
      describeSetting('statusNames', { ...SETTING_DEFAULTS.statusNames, SENT: 'Spedita' }),
      '7 diciture, 1 cambiata',
    ],
    [describeSetting('uLimits', SETTING_DEFAULTS.uLimits), 'A 3 · B 3 · C 2 · D 1,8 · E 1,4 · F 1'],
  ])('%s', (line, expected) => expect(line).toBe(expected));
});
