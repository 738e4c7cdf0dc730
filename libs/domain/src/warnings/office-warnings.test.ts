import { describe, expect, it } from '@jest/globals';
import { validDossierForm, validWindow, NO_PRODUCTS } from '../../test/dossier-fixtures.js';
import { createAllRules, BUILT_IN_SETTINGS } from '../index.js';
import type { DossierForm } from '../dossier/index.js';

const { listOfficeWarnings, listDossierWarnings } = createAllRules(BUILT_IN_SETTINGS);
const windows = (...uws: (number | null)[]) => ({
  manufatti: {
    ...NO_PRODUCTS,
    serramenti: uws.map((trasmittanzaPost) => validWindow({ trasmittanzaPost })),
  },
});

describe('what the back office settles', () => {
  // The table of D.M. 26/6/2015 was checked for works begun from 1/1/2021 to 2/6/2026.
  it.each<[string, Partial<DossierForm>, string[]]>([
    [
      'works begun after the table',
      { interventionStartDate: '2026-06-03' },
      ['interventionStartDate'],
    ],
    [
      'several windows, once',
      { interventionStartDate: '2026-06-03', ...windows(0.9, 1) },
      ['interventionStartDate'],
    ],
    ['works begun while the table held', { interventionStartDate: '2026-06-02' }, []],
    [
      'a window above the limit, which is refused',
      { interventionStartDate: '2026-06-03', ...windows(1.41) },
      [],
    ],
    ['a window without its value', { interventionStartDate: '2026-06-03', ...windows(null) }, []],
    [
      'no zone, which is asked for elsewhere',
      { interventionStartDate: '2026-06-03', immovableClimateZone: null },
      [],
    ],
    ['no windows', { interventionStartDate: '2026-06-03', manufatti: NO_PRODUCTS }, []],
    [
      'answers of before that ENEA does not offer',
      {
        interventionStartDate: '2026-06-02',
        tipoDistribuzione: 'verticale',
        tipoRegolazione: 'nessuna',
      },
      ['tipoDistribuzione', 'tipoRegolazione'],
    ],
    [
      'answers in the words of ENEA',
      {
        interventionStartDate: '2026-06-02',
        tipoDistribuzione: 'orizzontale',
        tipoRegolazione: 'termostatoAmbiente',
      },
      [],
    ],
  ])('%s', (_, change, fields) => {
    const form = validDossierForm(change);
    expect(listOfficeWarnings(form).map(({ field }) => field)).toEqual(fields);
    // The fitter is not told.
    expect(listDossierWarnings(form, '2026-11-01').map(({ field }) => field)).toEqual([]);
  });
});
