import { expect, it } from '@jest/globals';
import { validDossierForm, validWindow } from '../../test/dossier-fixtures.js';
import { BUILT_IN_SETTINGS, createAllRules } from '../index.js';
import { mergeRowWarnings } from './merge-row-warnings.js';
import type { Warning } from './warning.js';

const { listDossierWarnings } = createAllRules(BUILT_IN_SETTINGS);

const warning = (field: string, message: string, more: Partial<Warning> = {}): Warning => ({
  field,
  message,
  rule: 'Regola',
  limit: '',
  source: 'Fonte',
  ...more,
});
const told = (warnings: readonly Warning[]) =>
  mergeRowWarnings(warnings).map(({ field, message }) => [field, message]);
const at = (row: number, field = 'trasmittanzaPost') => `manufatti.serramenti.${row}.${field}`;

it('names the rows that a doubt repeats in', () => {
  expect(told([0, 1, 4].map((row) => warning(at(row), 'Non è inferiore')))).toEqual([
    [at(0), 'Serramenti 1, 2 e 5: non è inferiore'],
  ]);
  expect(told([warning(at(0), 'Vale 1,30 W/m²K'), warning(at(2), 'Vale 1,38 W/m²K')])).toEqual([
    [at(0), 'Serramenti 1 e 3, ciascuno con il suo valore (il primo): vale 1,30 W/m²K'],
  ]);
});

it.each<[string, readonly Warning[]]>([
  ['of one row', [warning(at(0), 'Uguale')]],
  ['of other fields', [warning(at(0), 'Uguale'), warning(at(1, 'superficie'), 'Uguale')]],
  ['of other rules', [warning(at(0), 'Uguale'), warning(at(1), 'Uguale', { rule: 'Altra' })]],
  ['that say another thing', [warning(at(0), 'Uguale'), warning(at(1), 'Diversa')]],
  [
    'that can be settled at one touch',
    [0, 1].map((row) =>
      warning(at(row), 'Uguale', {
        remedy: { label: 'Metti', patches: [{ field: at(row), value: 1 }] },
      }),
    ),
  ],
  ['of no row', [warning('spese', 'Uguale'), warning('spese', 'Uguale')]],
  [
    'of other lists',
    [warning(at(0), 'Uguale'), warning('manufatti.chiusure.1.trasmittanzaPost', 'Uguale')],
  ],
])('leaves doubts %s as they are', (_what, warnings) => {
  expect(mergeRowWarnings(warnings)).toEqual(warnings);
});

it('keeps the remedy that settles all rows', () => {
  const remedy = { label: 'Cambia', patches: [{ field: 'serviceType', value: 2 }] };
  expect(
    mergeRowWarnings([warning(at(0), 'Uguale', { remedy }), warning(at(1), 'Uguale')]),
  ).toMatchObject([{ message: 'Serramenti 1 e 2: uguale', remedy }]);
});

it('says of ten equal windows once what is doubted', () => {
  const form = validDossierForm({
    immovableSurfaceArea: 300,
    manufatti: {
      serramenti: Array.from({ length: 10 }, () =>
        validWindow({ trasmittanzaPre: 1.2, trasmittanzaPost: 1.2 }),
      ),
      schermature: [],
      chiusure: [],
    },
  });
  const messages = listDossierWarnings(form, '2026-11-21').map(({ message }) => message);
  expect(new Set(messages).size).toBe(messages.length);
  for (const message of messages)
    expect(message).toMatch(/^Serramenti 1, 2, 3, 4, 5, 6, 7, 8, 9 e 10: /);
});
