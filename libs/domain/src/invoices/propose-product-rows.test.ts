import { describe, expect, it } from '@jest/globals';
import {
  NO_PRODUCTS,
  validDossierForm,
  validShutter,
  validWindow,
} from '../../test/dossier-fixtures.js';
import { dossierInvoice, invoiceLine as line, WORKS_COSTS } from '../../test/invoice-fixtures.js';
import type { Manufatti } from '../index.js';
import type { EInvoice } from './e-invoice.js';
import { calculateInvoiceCosts } from './invoice-costs.js';
import { listProductProposals } from './propose-products.js';

type Lines = EInvoice['lines'];
const propose = (lines: Lines, manufatti: Partial<Manufatti> = {}) =>
  listProductProposals(
    validDossierForm({ manufatti: { ...NO_PRODUCTS, ...manufatti } }),
    calculateInvoiceCosts([dossierInvoice(lines)], [], WORKS_COSTS),
  );
const square = (description: string, quantity: number) =>
  line(description, 100, { quantity, unit: 'mq' });

describe('rows of products', () => {
  it.each<[string, Lines, object[], string]>([
    [
      'two lines of shadings alike',
      [square('Tende da sole', 2.5), square('Tende da sole', 1.5)],
      [{ superficieSchermatura: 4 }],
      'one row with both surfaces',
    ],
    [
      'shadings of two kinds with data of their own',
      [
        square('Tenda da sole motorizzata in tessuto, gtot 0,12, esposizione sud', 10),
        square('Pergola bioclimatica in alluminio, gtot 8 %, lato ovest', 14),
      ],
      [
        {
          superficieSchermatura: 10,
          tipologia: 'tenda',
          trasmissioneSolare: 0.12,
          esposizione: 'sud',
          materialeSchermatura: 'tessuto',
          meccanismoRegolazione: 'motorizzato',
        },
        {
          superficieSchermatura: 14,
          tipologia: 'altraSchermatura',
          trasmissioneSolare: 0.08,
          esposizione: 'ovest',
          materialeSchermatura: 'metallo',
        },
      ],
      'nothing is lost',
    ],
    [
      'shadings of two models',
      [square('Tenda a bracci mod. Alfa', 10), square('Tenda a caduta mod. Beta', 14)],
      [{ superficieSchermatura: 10 }, { superficieSchermatura: 14 }],
      'their data may be the same, the products are not',
    ],
    [
      'shadings of one model in two sizes',
      [
        line('Tenda Alfa 1200x1000 mm', 100, { quantity: 1, unit: 'pz' }),
        line('Tenda Alfa 2000x1000 mm', 100, { quantity: 2, unit: 'pz' }),
      ],
      [{ superficieSchermatura: 5.2 }],
      'the size is in the surface',
    ],
    [
      'shutters of two kinds',
      [square('Persiane in legno', 4), square('Tapparelle in PVC', 6)],
      [{ superficieChiusura: 4 }, { superficieChiusura: 6 }],
      'different products',
    ],
    [
      'two windows of different frames',
      [line('Finestra PVC 1000x1000 Uw 1,1', 100), line('Finestra legno 1000x1000 Uw 1,1', 100)],
      [
        { superficie: 1, tipologiaTelaioPost: 'pvc' },
        { superficie: 1, tipologiaTelaioPost: 'legno' },
      ],
      'more than the surface differs',
    ],
    [
      'two windows whose sizes are not known',
      [line('Finestra PVC Uw 1,1', 100), line('Finestra PVC Uw 1,1', 100)],
      [{ superficie: null }, { superficie: null }],
      'nothing to add up',
    ],
    [
      'a window with a size and one without',
      [line('Finestra PVC 1000x1000 Uw 1,1', 100), line('Finestra PVC Uw 1,1', 100)],
      [{ superficie: 1 }, { superficie: null }],
      'the second is missing, not zero',
    ],
  ])('of %s', (_, lines, rows, _source) => {
    const [proposal] = propose(lines);
    expect(proposal?.value).toHaveLength(rows.length);
    expect(proposal?.value).toMatchObject(rows);
  });

  it('say the data of a shading that its line says', () => {
    expect(propose([square('Tenda da sole, gtot 0,12, esposizione sud', 10)])[0]?.reason).toBe(
      'Fattura n. 12 del 20/09/2026, riga 1: 10,00 m², gtot 0,12, esposizione sud',
    );
  });

  it('say the size alone where the number of pieces is not known', () => {
    const lines = [line('Finestra 1200x1400 Uw 1,1', 100, { quantity: 2, unit: 'kg' })];
    expect(propose(lines)[0]).toMatchObject({
      value: [{ superficie: null, trasmittanzaPost: 1.1 }],
      reason: 'Fattura n. 12 del 20/09/2026, riga 1: 1200 × 1400 mm, Uw 1,1',
    });
  });

  it('of windows do not get the transmittance of shutters', () => {
    const known = {
      serramenti: [validWindow({ trasmittanzaPost: null })],
      chiusure: [validShutter()],
    };
    expect(
      propose([line('Persiane con trasmittanza del serramento 1,1', 100)], known),
    ).toStrictEqual([]);
  });
});
