import { describe, expect, it } from '@jest/globals';
import {
  LINE,
  listRemarks,
  readOne,
  readParts,
  SUMMARY,
  type Content,
} from '../../test/invoice-tree.js';

describe('the lines', () => {
  it.each([
    [
      'as many decimals as the format has',
      { Quantita: '3.00', PrezzoUnitario: '33.33333333', PrezzoTotale: '99.99999999' },
    ],
    ['half a cent', { Quantita: '1', PrezzoUnitario: '100.005', PrezzoTotale: '100.01' }],
    ['no quantity', { Quantita: '', PrezzoTotale: '100.00' }],
    ['no price', { PrezzoUnitario: '', PrezzoTotale: '100.00' }],
    [
      'an amount beside the percentage',
      {
        PrezzoUnitario: '110',
        ScontoMaggiorazione: { Tipo: 'SC', Percentuale: '9.09', Importo: '10.00' },
      },
    ],
    ['a discount of nothing', { ScontoMaggiorazione: { Tipo: 'SC' } }],
    [
      'a surcharge',
      { PrezzoUnitario: '90', ScontoMaggiorazione: { Tipo: 'MG', Importo: '10.00' } },
    ],
    ['no pieces', { Quantita: '0', PrezzoTotale: '0.00' }],
  ])('agree with %s', (_, line) => {
    const { PrezzoTotale = '100.00' }: Content = line;
    const summaries = [
      {
        ...SUMMARY,
        ImponibileImporto: PrezzoTotale === '0.00' ? '0.00' : '100.00',
        Imposta: PrezzoTotale === '0.00' ? '0.00' : '10.00',
      },
    ];
    expect(listRemarks({ lines: [{ ...LINE, ...line }], summaries })).toEqual([]);
  });

  it('that do not agree are told, and count as written', () => {
    const { invoices, remarks } = readParts({ lines: [{ ...LINE, Quantita: '2' }] });
    expect(invoices[0]?.lines[0]?.net).toBe(100);
    expect(remarks).toEqual([
      'Riga 1: il totale scritto è 100,00\u00a0€, ma quantità per prezzo meno sconti fa 200,00\u00a0€; vale il totale scritto.',
    ]);
  });

  it('without a total count nothing', () => {
    const { invoices, remarks } = readParts({ lines: [LINE, { Descrizione: 'Nota' }] });
    expect(invoices[0]?.lines[1]).toMatchObject({ net: 0, vatRate: 0, quantity: null, unit: null });
    expect(remarks).toEqual(['Riga 2: manca il totale, quindi conta 0,00\u00a0€.']);
  });

  it.each([
    ['abc', 0, /PrezzoTotale: «abc» non è un numero/],
    ['1.234,56', 1234.56, /letto come 1234,56/],
    ['9999999999999', 0, /non è un numero/],
  ])('of the total %s are read as %s', (PrezzoTotale, net, message) => {
    const { invoices, remarks } = readParts({ lines: [{ Descrizione: 'x', PrezzoTotale }] });
    expect(invoices[0]?.lines[0]?.net).toBe(net);
    expect(remarks).toContainEqual(expect.stringMatching(message));
  });

  it('say what AltriDatiGestionali says', () => {
    const AltriDatiGestionali = [
      {
        TipoDato: 'NOTE',
        RiferimentoTesto: 'a',
        RiferimentoNumero: '1',
        RiferimentoData: '2026-01-01',
      },
      { TipoDato: 'SOLO' },
      { RiferimentoTesto: 'b' },
      { Altro: 'c' },
    ];
    expect(readOne({ lines: [{ ...LINE, AltriDatiGestionali }] }).lines[0]?.references).toEqual([
      'NOTE: a 1 2026-01-01',
      'SOLO',
      'b',
    ]);
  });

  it('that are missing are told', () => {
    expect(listRemarks({ lines: [] })[0]).toBe('La fattura non ha righe.');
  });

  it('that are too many are refused', () => {
    expect(() => readParts({ lines: Array.from({ length: 10_000 }, () => LINE) })).toThrow(
      /9999 righe/,
    );
  });

  it('of which hundreds are wrong are counted', () => {
    const remarks = listRemarks({
      lines: Array.from({ length: 100 }, () => ({ Descrizione: 'x' })),
    });
    expect(remarks).toHaveLength(41);
    expect(remarks.at(-1)).toBe('Ci sono altre 61 osservazioni dello stesso genere.');
    const oneMore = listRemarks({
      lines: Array.from({ length: 40 }, () => ({ Descrizione: 'x' })),
    });
    expect(oneMore.at(-1)).toBe('C’è un’altra osservazione dello stesso genere.');
  });
});

describe('the sums', () => {
  const sumUp = (document: Content, summaries: readonly Content[] = [SUMMARY]) => {
    const { invoices, remarks } = readParts({ document, summaries });
    return { total: invoices[0]?.total, told: remarks.length };
  };

  it.each([
    ['none written', {}, [SUMMARY], 110],
    ['as summed', { ImportoTotaleDocumento: '110.00' }, [SUMMARY], 110],
    ['two cents off', { ImportoTotaleDocumento: '110.02' }, [SUMMARY], 110.02],
    [
      'with its rounding',
      { ImportoTotaleDocumento: '110.05', Arrotondamento: '0.05' },
      [SUMMARY],
      110.05,
    ],
    [
      'without its rounding',
      { ImportoTotaleDocumento: '110.00', Arrotondamento: '0.05' },
      [SUMMARY],
      110,
    ],
    [
      'with the summary’s rounding',
      { ImportoTotaleDocumento: '110.05' },
      [{ ...SUMMARY, Arrotondamento: '0.05' }],
      110.05,
    ],
    [
      'with stamp duty',
      { ImportoTotaleDocumento: '112.00', DatiBollo: { ImportoBollo: '2.00' } },
      [SUMMARY],
      112,
    ],
    [
      'without stamp duty',
      { ImportoTotaleDocumento: '110.00', DatiBollo: { BolloVirtuale: 'SI' } },
      [SUMMARY],
      110,
    ],
    [
      'split payment with tax',
      { ImportoTotaleDocumento: '110.00' },
      [{ ...SUMMARY, EsigibilitaIVA: 'S' }],
      110,
    ],
    [
      'split payment without tax',
      { ImportoTotaleDocumento: '100.00' },
      [{ ...SUMMARY, EsigibilitaIVA: 'S' }],
      100,
    ],
    [
      'after a discount',
      {
        ImportoTotaleDocumento: '55.00',
        ScontoMaggiorazione: { Tipo: 'SC', Percentuale: '50.00' },
      },
      [SUMMARY],
      55,
    ],
  ])('%s are taken as written', (_, document, summaries, total) => {
    expect(sumUp(document, summaries)).toEqual({ total, told: 0 });
  });

  it.each([
    ['more than explained', { ImportoTotaleDocumento: '120.00' }, 110],
    ['the tax left out without split payment', { ImportoTotaleDocumento: '100.00' }, 110],
  ])('%s are the computed ones, and told', (_, document, total) => {
    expect(sumUp(document)).toEqual({ total, told: 1 });
  });

  it('of a tax that is not its rate are told', () => {
    expect(listRemarks({ summaries: [{ ...SUMMARY, Imposta: '22.00' }] })).toEqual([
      'IVA 10%: l’imposta scritta è 22,00\u00a0€, ma su 100,00\u00a0€ sarebbe 10,00\u00a0€; vale quella scritta.',
    ]);
  });

  it('of lines and summary may differ by a euro and by further costs', () => {
    const further = {
      ...SUMMARY,
      ImponibileImporto: '105.00',
      Imposta: '10.50',
      SpeseAccessorie: '5.00',
    };
    expect(sumUp({}, [further]).told).toBe(0);
    expect(
      sumUp({ DatiCassaPrevidenziale: { ImportoContributoCassa: '4.00' } }, [
        { ...SUMMARY, ImponibileImporto: '104.00', Imposta: '10.40' },
      ]).told,
    ).toBe(0);
    expect(sumUp({}, [{ ...SUMMARY, ImponibileImporto: '102.00', Imposta: '10.20' }]).told).toBe(1);
  });

  it('are made of the lines where the summary is missing', () => {
    const lines = [LINE, { ...LINE, AliquotaIVA: '22.00' }];
    expect(readOne({ lines, summaries: [] })).toMatchObject({ taxable: 200, vat: 32, total: 232 });
  });

  it('of too many rates are refused', () => {
    const summaries = Array.from({ length: 501 }, () => SUMMARY);
    expect(() => readParts({ summaries })).toThrow(/più di 500 riepiloghi/);
  });

  it('of an empty summary are nothing', () => {
    expect(readOne({ lines: [], summaries: [{}] })).toMatchObject({ taxable: 0, vat: 0, total: 0 });
  });

  it.each([
    [{}, null],
    [{ ScontoMaggiorazione: { Tipo: 'SC', Importo: '55.00' } }, 55],
    [{ ScontoMaggiorazione: { Tipo: 'SC', Percentuale: '50.00' } }, 55],
    [{ ScontoMaggiorazione: { Tipo: 'MG', Importo: '55.00' } }, -55],
  ])('with %j have the discount %s', (document, discount) => {
    expect(readOne({ document }).discountOnInvoice).toBe(discount);
  });
});
