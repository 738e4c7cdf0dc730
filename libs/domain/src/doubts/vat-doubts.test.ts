import { expect, it } from '@jest/globals';
import { doubtsOf, oneShutter } from '../../test/doubt-fixtures.js';
import { validDossierForm } from '../../test/dossier-fixtures.js';
import type { DossierForm, Spese } from '../index.js';

const spent = (spese: Partial<Spese>, change: Partial<DossierForm> = {}): Partial<DossierForm> => ({
  ...change,
  spese: { ...validDossierForm().spese, ...spese },
});
const windows = (
  fornituraSerramenti: number | null,
  posaSerramenti: number | null,
  aliquotaIvaSerramenti: Spese['aliquotaIvaSerramenti'],
) => ({ fornituraSerramenti, posaSerramenti, aliquotaIvaSerramenti });

it.each<[string, Partial<DossierForm>, string[]]>([
  ['four percent', spent({ aliquotaIvaSerramenti: 4 }), ['vat-four aliquotaIvaSerramenti']],
  [
    'four percent of shutters',
    spent({ aliquotaIvaChiusure: 4 }, oneShutter({})),
    ['vat-four aliquotaIvaChiusure'],
  ],
  ['four percent of what is not there', spent({ aliquotaIvaChiusure: 4 }), []],
  ['four percent in Bonus Casa', spent({ aliquotaIvaSerramenti: 4 }, { serviceType: 2 }), []],
  ['ten percent', spent(windows(700, 100, 10)), ['vat-ten-alone aliquotaIvaSerramenti']],
  ['as much fitting as supply', spent(windows(400, 400, 10)), []],
  ['ten percent of both together', spent(windows(null, null, 10)), []],
  ['twenty-two percent', spent(windows(700, 100, 22)), []],
  ['two rates', spent(windows(700, 100, null)), []],
  ['no VAT', spent(windows(700, 100, 0)), []],
  ['ten percent in Bonus Casa', spent(windows(700, 100, 10), { serviceType: 2 }), []],
  // Shutters that stand alone are no goods of significant value.
  [
    'ten percent of shutters',
    spent({ fornituraChiusure: 700, posaChiusure: 100, aliquotaIvaChiusure: 10 }, oneShutter({})),
    [],
  ],
])('%s', (_what, change, told) => {
  expect(
    doubtsOf(change)
      .filter(({ code }) => code.startsWith('vat-'))
      .map(({ code, field }) => `${code} ${field.replace('spese.', '')}`),
  ).toEqual(told);
});
