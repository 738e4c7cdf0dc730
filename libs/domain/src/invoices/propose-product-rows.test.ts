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
