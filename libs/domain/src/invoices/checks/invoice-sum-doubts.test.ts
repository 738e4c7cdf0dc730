import { describe, expect, it } from '@jest/globals';
import {
  NO_PRODUCTS as none,
  validShading,
  validShutter,
  validWindow,
} from '../../../test/dossier-fixtures.js';
import {
  FITTING,
  GOODS,
  LINES,
  listSaid,
  oneInvoice as one,
  spent,
  type SaidDoubt,
} from '../../../test/invoice-doubt-fixtures.js';
import { dossierInvoice, invoiceLine as line } from '../../../test/invoice-fixtures.js';
import { type DossierForm, createEmptySpese } from '../../index.js';
import type { DossierInvoice } from '../dossier-invoice.js';

type Row = [
  what: string,
  invoices: readonly DossierInvoice[],
  change: Partial<DossierForm>,
  said: SaidDoubt[],
];

const SUM = (message: string): SaidDoubt => ['somme', 'spese', null, message];

describe('expenses and invoices', () => {
  it.each<Row>([
    ['one euro more', one(), spent(881), []],
    ['one euro less', one(), spent(879), []],
    [
      'more in the dossier',
      one(),
      spent(881.01),
      [
        SUM(
          'Le spese della pratica (881,01\u00a0€) superano le fatture caricate (880,00\u00a0€): manca una fattura o un importo è sbagliato.',
        ),
      ],
    ],
    [
      'more in the invoices',
      one(),
      spent(878.99),
      [
        SUM(
          'Le fatture (880,00\u00a0€) superano le spese della pratica (878,99\u00a0€): controlla che siano tutte di questi lavori.',
        ),
      ],
    ],
    ['fees apart', one([...LINES, line('Pratica ENEA', 100)]), spent(880, 110), []],
    ['nothing typed yet', one(), { spese: createEmptySpese() }, []],
    [
      'other works',
      one([...LINES, line('Tinteggiatura pareti', 50)]),
      {},
      [
        [
          'altriLavori',
          null,
          0,
          'Nella fattura n. 12 del 20/09/2026 la riga «Tinteggiatura pareti» (55,00\u00a0€) non risulta fornitura, posa o prestazione professionale: non è contata.',
        ],
      ],
    ],
    [
      'many other works, in long words',
      one([
        ...LINES,
        line('Tinteggiatura pareti', 50),
        line(`Tinteggiatura ${'a'.repeat(46)}`, 10),
        line(`Tinteggiatura ${'b'.repeat(47)}`, 10),
        line('Pulizia', 10),
      ]),
      {},
      [
        [
          'altriLavori',
          null,
          0,
          `Nella fattura n. 12 del 20/09/2026 le righe «Tinteggiatura pareti», «Tinteggiatura ${'a'.repeat(46)}», «Tinteggiatura ${'b'.repeat(46)}…» e un’altra (88,00\u00a0€) non risultano fornitura, posa o prestazione professionale: non sono contate.`,
        ],
      ],
    ],
  ])('%s', (_, invoices, change, expected) => expect(listSaid(invoices, change)).toEqual(expected));

  it('names three other works and counts the rest', () => {
    const others = ['a', 'b', 'c', 'd', 'e'].map((text) => line(`Tinteggiatura ${text}`, 10));
    expect(listSaid(one([...LINES, ...others]))).toEqual([
      [
        'altriLavori',
        null,
        0,
        'Nella fattura n. 12 del 20/09/2026 le righe «Tinteggiatura a», «Tinteggiatura b», «Tinteggiatura c» e altre 2 (55,00\u00a0€) non risultano fornitura, posa o prestazione professionale: non sono contate.',
      ],
    ]);
  });

  it.each<[string, string[], string]>([
    [
      'one line',
      ['Posa in opera'],
      'Nelle fatture la riga «Posa in opera» riguarda più prodotti e non è divisa (11,00\u00a0€): scrivi tu le spese di ogni prodotto.',
    ],
    [
      'three lines',
      ['Posa in opera', 'Montaggio', 'Installazione'],
      'Nelle fatture le righe «Posa in opera», «Montaggio», «Installazione» riguardano più prodotti e non sono divise (33,00\u00a0€): scrivi tu le spese di ogni prodotto.',
    ],
  ])('of several products that %s does not divide', (_, descriptions, message) => {
    const works = [GOODS, line('Persiane in alluminio', 500)];
    const invoices = one([...works, ...descriptions.map((text) => line(text, 10))]);
    const manufatti = { ...none, serramenti: [validWindow({ superficie: 1.68 })] };
    expect(
      listSaid(invoices, { manufatti, spese: createEmptySpese() }).filter(
        ([check]) => check === 'somme',
      ),
    ).toEqual([SUM(message)]);
  });
});

const DEPOSIT = dossierInvoice([line('Acconto finestra', 200)], {
  documentType: 'TD02',
  number: '1',
  date: '2026-09-02',
});
const balance = (amount: number | null) =>
  dossierInvoice(LINES, {
    relatedInvoices: [{ number: '1', date: '2026-09-02' }],
    payments: amount === null ? [] : [{ dueDate: null, amount, iban: null, method: null }],
  });
const NOTE = (number: string | null, net = 100) =>
  dossierInvoice([line('Abbuono fornitura finestra', net)], {
    documentType: 'TD04',
    number: '30',
    relatedInvoices: number === null ? [] : [{ number, date: null }],
  });

describe('deposits and credit notes', () => {
  it.each<Row>([
    [
      'a deposit that the balance bills again',
      [DEPOSIT, balance(660)],
      {},
      [
        [
          '(acconto)',
          null,
          0,
          'La fattura n. 12 del 20/09/2026 comprende già l’acconto della fattura n. 1 del 02/09/2026: conta una volta sola.',
        ],
      ],
    ],
    [
      'a deposit that the balance bills again, after what is doubted',
      [DEPOSIT, { ...balance(660), otherDossierIds: [4] }],
      {},
      [
        [
          'altraPratica',
          null,
          1,
          'La fattura n. 12 del 20/09/2026 è anche nella pratica 4: la stessa spesa si detrae una volta sola.',
        ],
        [
          '(acconto)',
          null,
          0,
          'La fattura n. 12 del 20/09/2026 comprende già l’acconto della fattura n. 1 del 02/09/2026: conta una volta sola.',
        ],
      ],
    ],
    [
      'a deposit that it only names',
      [DEPOSIT, balance(null)],
      spent(1100),
      [
        [
          'acconto',
          null,
          0,
          'La fattura n. 12 del 20/09/2026 richiama l’acconto della fattura n. 1 del 02/09/2026 ma non dice se lo ha già tolto: sono sommate, controlla che l’acconto non conti due volte.',
        ],
      ],
    ],
    [
      'a part of an invoice',
      [...one(), NOTE('12')],
      spent(770),
      [
        [
          '(notaDiCredito)',
          null,
          1,
          'La nota di credito n. 30 del 20/09/2026 (110,00\u00a0€) è sottratta dalle spese.',
        ],
      ],
    ],
    [
      'a credit note with negative sums',
      [...one(), NOTE('12', -100)],
      spent(770),
      [
        [
          '(notaDiCredito)',
          null,
          1,
          'La nota di credito n. 30 del 20/09/2026 (110,00\u00a0€) è sottratta dalle spese.',
        ],
      ],
    ],
    ...['99', '30', null].map((number): Row => [
      `a credit note of an invoice that is not here: ${number}`,
      [...one(), NOTE(number)],
      spent(770),
      [
        [
          'notaDiCredito',
          null,
          1,
          'La nota di credito n. 30 del 20/09/2026 (110,00\u00a0€) è sottratta, ma la fattura che corregge non è tra quelle caricate.',
        ],
      ],
    ]),
    [
      'a whole invoice, its number written in another way',
      [...one(), dossierInvoice(LINES, { number: '0013' }), NOTE('13', 800)],
      {},
      [
        [
          '(notaDiCredito)',
          null,
          2,
          'La nota di credito n. 30 del 20/09/2026 (880,00\u00a0€) è sottratta dalle spese.',
        ],
      ],
    ],
  ])('%s', (_, invoices, change, expected) => expect(listSaid(invoices, change)).toEqual(expected));

  it('a deposit and a credit note ask for the balance', () => {
    const said = listSaid([DEPOSIT, NOTE('1')]).map(([check]) => check);
    expect(said).toContain('acconto');
    expect(listSaid([...one(), DEPOSIT]).map(([check]) => check)).not.toContain('acconto');
  });
});

describe('invoices beside files that nobody reads', () => {
  const somme = (sum: number, unreadFiles: number) =>
    listSaid(one(), spent(sum), { unreadFiles }).map(([check, field, , message]) => [
      check,
      field,
      message,
    ]);

  it('are no doubt where less is invoiced than spent', () => {
    expect(somme(1080, 0)).toEqual([
      ['somme', 'spese', expect.stringContaining('manca una fattura')],
    ]);
    expect(somme(1080, 1)).toEqual([
      [
        '(somme)',
        'spese',
        'Le fatture elettroniche fanno 880,00\u00a0€ dei 1.080,00\u00a0€ della pratica: il resto è nelle altre fatture caricate, che non leggiamo.',
      ],
    ]);
  });

  it('are one where more is invoiced than spent', () =>
    expect(somme(500, 1).map(([check]) => check)).toEqual(['somme']));
});

describe('the ceiling of the supply (D.M. 6/8/2020, All. I)', () => {
  const priced = (net: number) => one([{ ...GOODS, net }, FITTING]);
  const said = (invoices: readonly DossierInvoice[], change: Partial<DossierForm> = {}) =>
    listSaid(invoices, { spese: createEmptySpese(), ...change });

  it.each<Row>([
    [
      'of 780 €/m² in zone E',
      priced(2000),
      {},
      [
        [
          'massimale',
          'spese.fornituraSerramenti',
          null,
          'La fornitura di serramenti in fattura (2.000,00\u00a0€ senza IVA) supera il massimale di 1.310,40\u00a0€: si detrae fino al massimale.',
        ],
      ],
    ],
    [
      'told by the supply of the dossier already',
      priced(2000),
      {
        spese: {
          ...createEmptySpese(),
          fornituraSerramenti: 2000,
          spesaDetraibileSerramenti: 2310,
        },
      },
      [],
    ],
    ['of Bonus Casa there is none', priced(2000), { serviceType: 2 }, []],
    ['without a zone', priced(2000), { immovableClimateZone: null }, []],
    [
      'supply and fitting for one price',
      one([{ ...GOODS, description: `Fornitura e posa di ${GOODS.description}`, net: 2000 }]),
      {},
      [],
    ],
    [
      'a part of the supply with fitting for one price',
      one([{ ...GOODS, net: 2000 }, line('Fornitura e posa coprifili per finestra', 500)]),
      {},
      [],
    ],
    ['without windows in the dossier', priced(2000), { manufatti: none }, []],
    [
      'of shadings and shutters: 276 €/m²',
      one([
        line('Fornitura tende da sole', 600, { quantity: 2, unit: 'm2' }),
        line('Fornitura persiane', 700, { quantity: 2, unit: 'mq' }),
      ]),
      {
        manufatti: {
          ...none,
          schermature: [validShading({ superficieSchermatura: 2 })],
          chiusure: [validShutter({ superficieChiusura: 2 })],
        },
      },
      (
        [
          ['schermature', 'Schermature', '600,00'],
          ['chiusure', 'Chiusure', '700,00'],
        ] as const
      ).map(([type, name, supply]) => [
        'massimale',
        `spese.fornitura${name}`,
        null,
        `La fornitura di ${type} in fattura (${supply}\u00a0€ senza IVA) supera il massimale di 552,00\u00a0€: si detrae fino al massimale.`,
      ]),
    ],
  ])('%s', (_, invoices, change, expected) => expect(said(invoices, change)).toEqual(expected));
});
