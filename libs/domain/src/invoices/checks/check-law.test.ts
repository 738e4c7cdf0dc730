import { expect, it } from '@jest/globals';
import {
  FITTING,
  GOODS,
  LINES,
  listSaid,
  oneInvoice,
  spent,
} from '../../../test/invoice-doubt-fixtures.js';

const ECOBONUS = 'Intervento di cui alla L. 296/2006, Ecobonus';
const CASA = 'Detrazione ai sensi dell’art. 16-bis D.P.R. 917/1986';

const lawOf = (serviceType: 1 | 2 | 3, causes: string[], lines = LINES): string[] =>
  listSaid(oneInvoice(lines, { causes }), { serviceType, ...spent(880) })
    .filter(([check]) => check === 'norma')
    .map(([, , , message]) => message);

const TOLD = {
  ecobonus: 'cita L. 296/2006 (Ecobonus)',
  casa: 'cita art. 16-bis D.P.R. 917/1986 (Bonus Casa)',
} as const;

it.each<[string, 1 | 2 | 3, string[], keyof typeof TOLD | null]>([
  ['Ecobonus, its own law', 1, [ECOBONUS], null],
  ['Ecobonus, the other law', 1, [CASA], 'casa'],
  ['Bonus Casa, its own law', 2, [CASA], null],
  ['Bonus Casa, the other law', 2, [ECOBONUS], 'ecobonus'],
  ['Bonus Sicurezza, the law of Bonus Casa', 3, [CASA], null],
  ['Bonus Sicurezza, that of Ecobonus', 3, [ECOBONUS], 'ecobonus'],
  ['both laws', 1, [ECOBONUS, CASA], null],
  ['no law', 1, ['Lavori in via Roma 12'], null],
  ['the law of 2006 with two digits', 2, ['L. 296/06 commi 344-347'], 'ecobonus'],
  ['the decree of Ecobonus', 2, ['art. 14 D.L. 63/2013'], 'ecobonus'],
  ['recovery of buildings', 1, ['Recupero edilizio, detrazione 50 %'], 'casa'],
  [
    'the law of the reduced VAT',
    1,
    ['IVA 10 % recupero del patrimonio edilizio L. 488/1999'],
    null,
  ],
  ['a number that only looks like it', 2, ['Ordine 296/2026'], null],
])('%s', (_what, service, causes, other) => {
  const said = lawOf(service, causes);
  expect(said).toHaveLength(other === null ? 0 : 1);
  if (other !== null) expect(said[0]).toContain(TOLD[other]);
});

it('is read in lines and their references, and says both', () => {
  const lines = [{ ...GOODS, references: [ECOBONUS] }, FITTING];
  expect(lawOf(2, [], lines)).toEqual([
    'La fattura n. 12 del 20/09/2026 cita L. 296/2006 (Ecobonus), la pratica è Bonus Casa (art. 16-bis D.P.R. 917/1986): controlla quale detrazione chiede il cliente, fattura, bonifico e pratica devono dire la stessa.',
  ]);
  expect(
    lawOf(1, [], [{ ...GOODS, description: `${GOODS.description} - ${CASA}` }, FITTING]),
  ).toEqual([
    'La fattura n. 12 del 20/09/2026 cita art. 16-bis D.P.R. 917/1986 (Bonus Casa), la pratica è Ecobonus (L. 296/2006): controlla quale detrazione chiede il cliente, fattura, bonifico e pratica devono dire la stessa.',
  ]);
});
