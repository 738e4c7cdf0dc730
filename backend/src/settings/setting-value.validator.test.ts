import type { SettingKind } from '@pratiche/domain';
import { SETTING_DEFAULTS, SETTING_KINDS } from '@pratiche/domain/settings';
import { describe, expect, it } from '@jest/globals';
import { Problem } from '../platform/http/index.js';
import { validateSettingValue } from './setting-value.validator.js';

function findFaults(kind: SettingKind, value: unknown): unknown {
  try {
    validateSettingValue(kind, value);
    return [];
  } catch (error) {
    if (error instanceof Problem) return error.body.errors;
    throw error;
  }
}

const opening = { worksEndedFrom: '2026-01-01', worksEndedTo: '2026-02-01', opensOn: '2026-02-01' };
const row = { code: 'UNO', name: 'Uno', need: { 1: 'M', 2: null, 3: 'O' } };
const offered = {
  id: 1,
  name: ' Base ',
  color: null,
  description: ' ',
  price: 10,
  numberOfCredits: 1,
  costEcobonus: 1,
  costBonusCasa: 1,
  costCalcoloEnergetico: 1,
  isIncrementable: false,
  onSale: true,
};

describe('the value of a setting', () => {
  it.each(
    (Object.keys(SETTING_KINDS) as SettingKind[]).filter(
      // These are blank until first given, and a change has to fill them in.
      (kind) => !['bankTransfer', 'provider', 'eneaIntermediary'].includes(kind),
    ),
  )('is taken as built in: %s', (kind) => {
    expect(JSON.parse(JSON.stringify(validateSettingValue(kind, SETTING_DEFAULTS[kind])))).toEqual(
      SETTING_DEFAULTS[kind],
    );
  });

  it('is trimmed, and blank where nothing is said', () => {
    expect(validateSettingValue('packages', [offered])).toEqual([
      { ...offered, name: 'Base', description: null },
    ]);
  });

  it.each<[SettingKind, unknown, { field: string; message: string }[]]>([
    ['vatRate', null, [{ field: '', message: 'Valore non valido.' }]],
    ['vatRate', {}, [{ field: 'percent', message: 'Deve essere un numero.' }]],
    ['vatRate', { percent: 22.123 }, [{ field: 'percent', message: 'Al massimo due decimali.' }]],
    [
      'vatRate',
      { percent: 22, more: 1, other: 2 },
      [{ field: '', message: 'Campi non previsti: more, other.' }],
    ],
    ['statusNames', [], [{ field: '', message: 'Valori mancanti.' }]],
    ['uLimits', { source: 'x', values: null }, [{ field: 'values', message: 'Valori mancanti.' }]],
    ['eneaOpenings', {}, [{ field: '', message: 'Deve essere un elenco.' }]],
    ['supportContacts', {}, [{ field: '', message: 'Valore non valido.' }]],
    [
      'eneaOpenings',
      [opening, { ...opening, opensOn: '2025-12-31', more: 1 }],
      [
        { field: '1.opensOn', message: 'Non può precedere l’inizio del periodo.' },
        { field: '1', message: 'Campi non previsti: more.' },
      ],
    ],
    [
      'eneaOpenings',
      [opening, { ...opening, worksBegunFrom: '2026-02-02', source: 'x'.repeat(201) }],
      [
        { field: '1.worksBegunFrom', message: 'Non può seguire la fine del periodo.' },
        { field: '1.source', message: 'Al massimo 200 caratteri.' },
      ],
    ],
    ['eneaOpenings', [{ ...opening, worksBegunFrom: '2026-01-10', source: null }], []],
    [
      'packages',
      [offered, offered],
      [{ field: '', message: 'Lo stesso pacchetto compare due volte.' }],
    ],
    [
      'returnReasons',
      [{ title: 'A', text: 'B', isForRejection: false, points: ['version'] }],
      [{ field: '0.points', message: 'Uno dei dati o documenti indicati non esiste.' }],
    ],
    ['documentSet', [row, row], [{ field: '', message: 'Lo stesso codice compare due volte.' }]],
    [
      'documentSet',
      [{ ...row, need: { 1: 'C', 2: null, 3: null } }],
      [
        {
          field: '0.condition',
          message: 'Indica la condizione del documento obbligatorio a condizione.',
        },
      ],
    ],
    [
      'documentSet',
      [{ ...row, condition: 'constructor' }],
      [{ field: '0.condition', message: 'Condizione non prevista.' }],
    ],
    [
      'provider',
      { ...SETTING_DEFAULTS.provider, name: 'Noi', address: 'Via', vat: '98765432103', pec: 'no' },
      [{ field: 'pec', message: 'Inserire Email Valida' }],
    ],
  ])('of the kind %s is refused as %j', (kind, value, faults) => {
    expect(findFaults(kind, value)).toEqual(faults);
  });

  it('may be new packages, which have no number yet', () => {
    expect(
      findFaults('packages', [
        { ...offered, id: null },
        { ...offered, id: null },
      ]),
    ).toEqual([]);
  });
});
