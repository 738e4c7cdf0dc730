import { describe, expect, it } from '@jest/globals';
import { NO_PRODUCTS, validDossierForm, validWindow } from '../../test/dossier-fixtures.js';
import { BUILT_IN_SETTINGS, createAllRules, type ClimateZone, type DossierForm } from '../index.js';
import {
  isRightAsBonusCasa,
  listWindowsWithoutEcobonus,
  mayBecomeBonusCasa,
} from './ecobonus-windows.js';

const { findEcobonusObstacle, listEcobonusDoubts } = createAllRules(BUILT_IN_SETTINGS);
const withWindows = (
  rows: readonly Parameters<typeof validWindow>[0][],
  change: Partial<DossierForm> = {},
): DossierForm =>
  validDossierForm({
    serviceType: 1,
    immovableClimateZone: 'E',
    ...change,
    manufatti: { ...NO_PRODUCTS, serramenti: rows.map((row) => validWindow(row)) },
  });

/** Limits of Ecobonus and of every service, W/m²K. */
const LIMITS: readonly [ClimateZone, number, number][] = [
  ['A', 2.6, 3],
  ['B', 2.6, 3],
  ['C', 1.75, 2],
  ['D', 1.67, 1.8],
  ['E', 1.3, 1.4],
  ['F', 1, 1],
];

describe.each(LIMITS)('windows in zone %s', (immovableClimateZone, ecobonus, zoneLimit) => {
  const list = (row: Parameters<typeof validWindow>[0], serviceType: 1 | 2 | 3) => {
    const form = withWindows([row], { immovableClimateZone, serviceType });
    return {
      fields: listWindowsWithoutEcobonus(form, BUILT_IN_SETTINGS).map(({ field }) => field),
      hasEstimate: findEcobonusObstacle(form) === null,
      isRight: isRightAsBonusCasa(form, BUILT_IN_SETTINGS),
    };
  };
  const sound = { fields: [], hasEstimate: true, isRight: false };

  it.each([ecobonus - 0.1, ecobonus])('may be new with %d', (trasmittanzaPost) =>
    expect(list({ trasmittanzaPost }, 1)).toEqual(sound),
  );

  it.each([ecobonus + 0.01, zoneLimit, zoneLimit + 0.01].filter((value) => value > ecobonus))(
    'have no Ecobonus with %d',
    (trasmittanzaPost) =>
      expect(list({ trasmittanzaPost }, 1)).toEqual({
        fields: ['trasmittanzaPost'],
        hasEstimate: false,
        isRight: trasmittanzaPost <= zoneLimit,
      }),
  );

  it.each([ecobonus - 0.01, ecobonus])('have none in place of old ones with %d', (value) =>
    expect(list({ trasmittanzaPre: value, trasmittanzaPost: 0.8 }, 1)).toEqual({
      fields: ['trasmittanzaPre'],
      hasEstimate: false,
      isRight: true,
    }),
  );

  it('may replace older ones', () =>
    expect(list({ trasmittanzaPre: ecobonus + 0.01, trasmittanzaPost: 0.8 }, 1)).toEqual(sound));

  it.each([2, 3] as const)('are of no concern to service %d', (service) =>
    expect(list({ trasmittanzaPre: 0.9, trasmittanzaPost: zoneLimit + 1 }, service)).toEqual(sound),
  );
});

it('waits for zone and values', () => {
  for (const form of [
    withWindows([{ trasmittanzaPost: 5 }], { immovableClimateZone: null }),
    withWindows([{ trasmittanzaPost: null, trasmittanzaPre: null }]),
    withWindows([{ trasmittanzaPre: 0 }]),
  ])
    expect(listWindowsWithoutEcobonus(form, BUILT_IN_SETTINGS)).toEqual([]);
});

it('tells the customer that no Ecobonus is due, and the operator each window', () => {
  const rows = [{ trasmittanzaPost: 1.2 }, { trasmittanzaPost: 1.38, trasmittanzaPre: 1.3 }];
  const reason =
    'L’Ecobonus non spetta: serramento 2, U 1,38 oltre il limite 1,30; serramento 2, U prima 1,30 già entro il limite 1,30.';
  expect(findEcobonusObstacle(withWindows(rows))).toBe(
    `${reason} Gli stessi serramenti sono in regola come Bonus Casa: cambia il servizio per stimarne la detrazione.`,
  );
  expect(findEcobonusObstacle(withWindows(rows, { isCompany: true }))).toBe(reason);
  expect(listEcobonusDoubts(withWindows(rows))).toEqual([
    'L’Ecobonus non spetta per il serramento 2, U 1,38 oltre il limite 1,30.',
    'L’Ecobonus non spetta per il serramento 2, U prima 1,30 già entro il limite 1,30.',
  ]);
});

it('says once what is true of several windows', () => {
  const [same, other] = [{ trasmittanzaPost: 1.38 }, { trasmittanzaPost: 1.35 }];
  const form = withWindows([same, { trasmittanzaPost: 1.2 }, same, other, same]);
  expect(listEcobonusDoubts(form)).toEqual([
    'L’Ecobonus non spetta per i serramenti 1, 3 e 5, U 1,38 oltre il limite 1,30.',
    'L’Ecobonus non spetta per il serramento 4, U 1,35 oltre il limite 1,30.',
  ]);
  expect(findEcobonusObstacle(form)).toContain(
    'L’Ecobonus non spetta: serramenti 1, 3 e 5, U 1,38 oltre il limite 1,30; serramento 4, U 1,35',
  );
  const ten = withWindows(Array.from({ length: 10 }, () => same));
  expect(listEcobonusDoubts(ten)).toHaveLength(1);
});

it.each<[boolean, Partial<DossierForm>]>([
  [true, {}],
  [true, { immovableGeneralUse: null, immovableParticularUse: null }],
  [false, { isCompany: true }],
  [false, { immovableGeneralUse: 1 }],
  [false, { immovableParticularUse: 4 }],
])('may become Bonus Casa: %s with %j', (isPossible, change) =>
  expect(mayBecomeBonusCasa(validDossierForm(change))).toBe(isPossible),
);
