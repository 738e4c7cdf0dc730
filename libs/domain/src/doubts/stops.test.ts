import { describe, expect, it } from '@jest/globals';
import {
  NO_PRODUCTS,
  validCompanyForm,
  validDossierForm,
  validWindow,
} from '../../test/dossier-fixtures.js';
import { CONDOMINIUM, oneShutter, oneWindow } from '../../test/doubt-fixtures.js';
import { LINES, listSaid, oneInvoice, spent } from '../../test/invoice-doubt-fixtures.js';
import { BUILT_IN_SETTINGS, type DossierForm, type Spese } from '../index.js';
import { listDossierWarnings } from '../warnings/list-dossier-warnings.js';

const TODAY = '2026-11-21';

/** All that the fitter is told of a dossier: the code of a doubt, otherwise its words. */
const listTold = (form: DossierForm): string[] =>
  listDossierWarnings(form, TODAY, BUILT_IN_SETTINGS).map((warning) =>
    'code' in warning ? String(warning.code) : warning.message,
  );

const works = (interventionStartDate: string, interventionEndDate: string) => ({
  interventionStartDate,
  interventionEndDate,
});
const withExpenses = (spese: Partial<Spese>) => ({
  spese: { ...validDossierForm().spese, ...spese },
});
const isOf = (serviceType: 1 | 2, category: DossierForm['immovableCadastralCode']) => ({
  serviceType,
  immovableCadastralCode: category,
});

/** Dossiers that stop at ENEA, or where a doubt would be false: each with all that is told of it. */
describe('a dossier of a person', () => {
  it.each<[string, Partial<DossierForm>, (string | RegExp)[]]>([
    [
      'old window within the limit of zone B',
      {
        immovableClimateZone: 'B',
        ...oneWindow({ trasmittanzaPre: 2.5, trasmittanzaPost: 1.6 }),
      },
      [/rispetta già il limite .* \(2,60 .* spetta il Bonus Casa/],
    ],
    [
      'old window within the limit of zone C',
      {
        immovableClimateZone: 'C',
        ...oneWindow({ trasmittanzaPre: 1.7, trasmittanzaPost: 1.2 }),
      },
      [/rispetta già il limite .* \(1,75 .* spetta il Bonus Casa/, 'old-window-too-good'],
    ],
    [
      'new window between both limits of zone E',
      oneWindow({ trasmittanzaPost: 1.38 }),
      [/l’Ecobonus non spetta: .* in regola come Bonus Casa, fino a 1,40/],
    ],
    [
      'the same window as Bonus Casa',
      { serviceType: 2, ...oneWindow({ trasmittanzaPost: 1.38 }) },
      [],
    ],
    ['works begun since the decree of 2026', works('2026-06-10', '2026-10-01'), []],
    ['Bonus Casa of a hotel', isOf(2, 'D2'), [/D\/2 non è residenziale/]],
    ['Bonus Casa of a boarding school', isOf(2, 'B1'), [/B\/1 non è residenziale/]],
    ['Bonus Casa of a store', isOf(2, 'C2'), [/C\/2 .* solo se .* pertinenza/]],
    ['a factory used as home', isOf(1, 'D1'), ['category-use']],
    ['a shop used as home', isOf(1, 'D8'), ['category-use']],
    [
      'single glass in a building of 2022',
      { immovableEstimatedYearOfConstruction: '2022' },
      ['old-window-recent-building'],
    ],
    [
      'single glass in a building of 2023',
      { immovableEstimatedYearOfConstruction: '2023' },
      ['old-window-recent-building'],
    ],
    ['works of three years', works('2023-10-01', '2026-10-01'), ['works-two-years']],
    ['works of seven years', works('2019-10-01', '2026-10-01'), ['works-too-long']],
    ['works over new year', works('2025-11-01', '2026-11-01'), ['works-two-years']],
    [
      'three units with one subordinate',
      { immovableUnitNumber: 3, interventionImmovableUnitNumber: 3 },
      ['units-of-one-subordinate'],
    ],
    [
      'a ruin',
      { immovableParticularUse: 8, immovableParticularUseHardAttribution: 'F2' },
      ['category-unbuilt'],
    ],
    [
      'VAT of ten percent for more supply than fitting',
      withExpenses({
        spesaDetraibileSerramenti: 880,
        fornituraSerramenti: 700,
        posaSerramenti: 100,
        aliquotaIvaSerramenti: 10,
      }),
      ['vat-ten-alone'],
    ],
    ['VAT of four percent', withExpenses({ aliquotaIvaSerramenti: 4 }), ['vat-four']],
    [
      'a shutter inside',
      {
        ...oneShutter({ installazione: 'interna' }),
        ...withExpenses({ spesaDetraibileSerramenti: null, speseProfessionaliSerramenti: null }),
      },
      ['shutter-inside'],
    ],
    [
      'ten windows alike',
      {
        manufatti: {
          ...NO_PRODUCTS,
          serramenti: Array.from({ length: 10 }, () => validWindow({ trasmittanzaPost: 1.38 })),
        },
      },
      [/^Serramenti 1, 2, 3, 4, 5, 6, 7, 8, 9 e 10: con 1,38/],
    ],
  ])('%s', (_what, change, told) => {
    expect(listTold(validDossierForm(change))).toEqual(
      told.map((part) => (typeof part === 'string' ? part : expect.stringMatching(part))),
    );
  });
});

describe('a dossier of a company', () => {
  it.each<[string, Partial<DossierForm>, string[]]>([
    ['with a main home', { immovablePossessionType: 0 }, ['company-main-home']],
    [
      'the common parts of a condominium, which have no subordinate',
      { ...CONDOMINIUM, cadastralSubordinate: null },
      [],
    ],
  ])('%s', (_what, change, told) => {
    const form = validCompanyForm({ beneficiaryAttorneySsn: null, ...change });
    expect(listTold(form)).toEqual(told);
  });
});

const ECOBONUS = 'Intervento di cui alla L. 296/2006, Ecobonus';
const CASA = 'Detrazione ai sensi dell’art. 16-bis D.P.R. 917/1986';

describe('an invoice of a dossier', () => {
  const listChecks = (...said: Parameters<typeof listSaid>) =>
    listSaid(...said).map(([check]) => check);

  it.each<[string, string[], Parameters<typeof listSaid>]>([
    ['that agrees', [], [oneInvoice()]],
    ['of the year before', ['date'], [oneInvoice(LINES, { date: '2025-12-20' })]],
    ['naming the law of Bonus Casa', ['norma'], [oneInvoice(LINES, { causes: [CASA] })]],
    [
      'naming the law of Ecobonus in a dossier of Bonus Casa',
      ['norma'],
      [oneInvoice(LINES, { causes: [ECOBONUS] }), { serviceType: 2 }],
    ],
    ['beside nothing that explains a higher sum', ['somme'], [oneInvoice(), spent(880, 200)]],
    [
      'beside the PDF of a professional: a note',
      ['(somme)'],
      [oneInvoice(), spent(880, 200), { unreadFiles: 1 }],
    ],
  ])('%s', (_what, checks, said) => {
    expect(listChecks(...said)).toEqual(checks);
  });
});
