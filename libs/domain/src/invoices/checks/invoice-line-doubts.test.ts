import { describe, expect, it } from '@jest/globals';
import {
  NO_PRODUCTS as none,
  validShading,
  validShutter,
  validWindow,
} from '../../../test/dossier-fixtures.js';
import {
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

const GENERIC = (place = ' e luogo dei lavori'): SaidDoubt => [
  'descrizione',
  null,
  0,
  `La fattura n. 12 del 20/09/2026 descrive i prodotti in modo generico: per la detrazione conviene che dica tipo, misure${place}.`,
];
const goods = (description: string, net = 800) => line(description, net, { vatRate: 22 });
const SITE = 'Lavori presso immobile in Via Garibaldi 7, 24121 Bergamo (BG)';
const SURFACE = (type: string, invoiced: string, typed: string): SaidDoubt => [
  'quantita',
  `manufatti.${type}`,
  null,
  `In fattura ci sono ${invoiced} m² di ${type}, nella pratica ${typed} m²: ricontrolla le misure.`,
];

describe('what the lines say', () => {
  it.each<Row>([
    ['generic words', one([goods('Fornitura e posa infissi')]), spent(976), [GENERIC()]],
    [
      'generic words, a place',
      one([goods('Fornitura serramenti')], { causes: [SITE] }),
      spent(976),
      [GENERIC('')],
    ],
    [
      'goods without a name',
      one([goods('Fornitura come da preventivo n. 12')]),
      spent(976),
      [GENERIC()],
    ],
    [
      'fitting of windows in generic words',
      one([goods('Posa in opera infissi')]),
      spent(976),
      [GENERIC()],
    ],
    ['three letters more', one([goods('Fornitura serramenti pvc')]), spent(976), [GENERIC()]],
    ['four letters more', one([goods('Fornitura serramenti noce')]), spent(976), []],
    [
      'one line that says more',
      one([goods('Fornitura serramenti', 400), goods('Finestra in rovere', 400)]),
      spent(976),
      [],
    ],
    [
      'a discount says nothing',
      one([goods('Fornitura serramenti', 900), goods('Finestra rovere, sconto', -100)]),
      spent(976),
      [GENERIC()],
    ],
    ['fitting alone', one([line('Posa', 800)]), {}, []],
    ...['Acconto', 'Fornitura infissi'].map((text): Row => [
      `a deposit: ${text}`,
      [...one(), dossierInvoice([goods(text, 100)], { documentType: 'TD02', number: '7' })],
      spent(1002),
      [],
    ]),
    ['five percent less', one(), { manufatti: { ...none, serramenti: [window_(1.596)] } }, []],
    [
      'five percent of 20 m² less',
      one([line('Fornitura tende da sole', 800, { quantity: 20, unit: 'm2' })]),
      {
        spese: createEmptySpese(),
        manufatti: { ...none, schermature: [validShading({ superficieSchermatura: 19 })] },
      },
      [],
    ],
    ['no product in the dossier yet', one(), { manufatti: none }, []],
    [
      'more than five percent less',
      one(),
      { manufatti: { ...none, serramenti: [window_(1), window_(0.59)] } },
      [SURFACE('serramenti', '1,68', '1,59')],
    ],
    [
      'more than five percent more',
      one(),
      { manufatti: { ...none, serramenti: [window_(1), window_(0.77)] } },
      [SURFACE('serramenti', '1,68', '1,77')],
    ],
    [
      'a surface that is not known yet',
      one(),
      { manufatti: { ...none, serramenti: [window_(9), window_(null)] } },
      [],
    ],
    [
      'shadings and shutters',
      one([
        line('Fornitura tende da sole', 300, { quantity: 2, unit: 'm2' }),
        line('Fornitura persiane', 580, { quantity: 3, unit: 'mq' }),
      ]),
      {
        ...spent(968),
        manufatti: {
          ...none,
          schermature: [validShading({ superficieSchermatura: 3 })],
          chiusure: [validShutter({ superficieChiusura: 4 })],
        },
      },
      [SURFACE('schermature', '2,00', '3,00'), SURFACE('chiusure', '3,00', '4,00')],
    ],
  ])('%s', (_, invoices, change, expected) => expect(listSaid(invoices, change)).toEqual(expected));
});

function window_(superficie: number | null) {
  return validWindow({ superficie });
}
