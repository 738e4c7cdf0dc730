import { describe, expect, it } from '@jest/globals';
import { validDossierForm, validWindow } from '../../test/dossier-fixtures.js';
import { dossierInvoice, invoiceLine as line, WORKS_COSTS } from '../../test/invoice-fixtures.js';
import type { DossierForm } from '../index.js';
import type { InvoiceProposal } from './dossier-invoice.js';
import type { EInvoice } from './e-invoice.js';
import { calculateInvoiceCosts } from './invoice-costs.js';
import { listProductProposals } from './propose-products.js';

type Told = [field: string, value: unknown, reason: string];
const tell = (proposals: readonly InvoiceProposal[]): Told[] =>
  proposals.map(({ field, value, reason }) => [field, value, reason]);

describe('products', () => {
  const none = { serramenti: [], schermature: [], chiusure: [] };
  const propose = (
    lines: readonly EInvoice['lines'][number][],
    change: Partial<DossierForm> = {},
  ) =>
    listProductProposals(
      validDossierForm({ manufatti: none, ...change }),
      calculateInvoiceCosts([dossierInvoice(lines)], [], WORKS_COSTS),
    );
  const rowOf = (description: string) =>
    (propose([line(description, 100)])[0]?.value as Record<string, unknown>[] | undefined)?.[0];

  it.each([
    ['Finestra PVC 1200x1400 doppio vetro', 'finestra', 'pvc', 'doppio'],
    ['Portoncino legno 1000x2100 vetro doppio', 'portoncino', 'legno', 'doppio'],
    ['Infisso legno e alluminio 1000x2100 triplo vetro', null, 'misto', 'triplo'],
    ['Finestra alluminio taglio termico 1000x2100', 'finestra', 'metalloTermico', null],
    ['Finestra acciaio taglio termico 1000x2100', 'finestra', 'metalloTermico', null],
    ['Finestra alluminio 1000x2100', 'finestra', null, null],
    ['Finestra PVC e alluminio 1000x2100', 'finestra', null, null],
    ['Finestra legno, alluminio, PVC 1000x2100', 'finestra', null, null],
    ['Finestra 1000x2100 doppio vetro o triplo vetro', 'finestra', null, null],
    ['Finestra 1000x2100 doppia camera', 'finestra', null, 'triplo'],
    ['Finestra 1000x2100 vetrocamera singola', 'finestra', null, 'doppio'],
  ])('%s', (description, tipologiaInfisso, tipologiaTelaioPost, tipologiaVetroPost) =>
    expect(rowOf(description)).toMatchObject({
      tipologiaInfisso,
      tipologiaTelaioPost,
      tipologiaVetroPost,
    }),
  );

  it('become rows, those that differ in their surface alone one', () => {
    const told = tell(
      propose([
        line('Finestra PVC 1200x1400 Uw 1,1', 900, { quantity: 2, unit: 'pz' }),
        line('Finestra PVC 1000x1000 Uw 1,1', 300),
        line('Portafinestra legno Uw 1,2', 300),
        line('Fornitura tende da sole', 300, { quantity: 2.5, unit: 'mq' }),
        line('Fornitura persiane', 300, { quantity: 3, unit: 'm2' }),
        line('Fornitura persiane', 300, { quantity: 1.5, unit: 'm2' }),
        line('Lucernario', 100, { quantity: 2, unit: 'kg' }),
      ]),
    );
    const at = 'Fattura n. 12 del 20/09/2026, riga';
    expect(told).toEqual([
      [
        'manufatti.serramenti',
        [
          expect.objectContaining({ superficie: 4.36, trasmittanzaPost: 1.1 }),
          expect.objectContaining({ superficie: null, trasmittanzaPost: 1.2 }),
        ],
        `${at} 1: 2 pezzi 1200 × 1400 mm, 3,36 m², Uw 1,1; ${at} 2: 1000 × 1000 mm, 1,00 m², Uw 1,1; ${at} 3: Uw 1,2`,
      ],
      [
        'manufatti.schermature',
        [expect.objectContaining({ superficieSchermatura: 2.5 })],
        `${at} 4: 2,50 m²`,
      ],
      [
        'manufatti.chiusure',
        [expect.objectContaining({ superficieChiusura: 4.5 })],
        `${at} 5: 3,00 m²; ${at} 6: 1,50 m²`,
      ],
    ]);
  });

  it('of Bonus Casa are windows alone', () => {
    const lines = [line('Finestra 1000x1000', 300), line('Persiane', 9, { unit: 'm2' })];
    expect(propose(lines, { serviceType: 2 }).map(({ field }) => field)).toEqual([
      'manufatti.serramenti',
    ]);
  });

  it('are ten rows at most, and none without measures', () => {
    const windows = (count: number) =>
      Array.from({ length: count }, (_, index) =>
        line(`Finestra Uw 1,${index + 10}`, 100, { unit: 'kg' }),
      );
    expect(propose(windows(10))[0]?.value).toHaveLength(10);
    expect(propose(windows(11))).toEqual([]);
    expect(propose([line('Finestra', 100, { unit: 'kg' })])).toEqual([]);
  });

  it('fill in the transmittance that rows lack, where all lines say one', () => {
    const serramenti = [
      validWindow({ trasmittanzaPost: 1 }),
      validWindow({ trasmittanzaPost: null }),
    ];
    const change = { manufatti: { ...none, serramenti } };
    const lines = [line('Finestra Uw 1,1', 100), line('Portafinestra Uw 1,1', 100)];
    expect(tell(propose(lines, change))).toEqual([
      [
        'manufatti.serramenti.1.trasmittanzaPost',
        1.1,
        'Fattura n. 12 del 20/09/2026, riga 1: Uw 1,1: la stessa in tutte le righe.',
      ],
    ]);
    expect(propose([...lines, line('Finestra Uw 1,2', 100)], change)).toEqual([]);
    expect(propose([...lines, line('Finestra', 100)], change)).toEqual([]);
    expect(propose([line('Finestra', 100)], change)).toEqual([]);
    expect(propose([], change)).toEqual([]);
  });
});
