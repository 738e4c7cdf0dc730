import { describe, expect, it } from '@jest/globals';
import { createXmlElement } from '../xml/xml-element.js';
import {
  DOCUMENT,
  elements,
  listRemarks,
  readOne,
  readParts,
  type Content,
} from '../../test/invoice-tree.js';
import { isInvoiceRoot, readEInvoices } from './read-e-invoices.js';

describe('the parties', () => {
  const readCustomer = (customer: Content) =>
    readOne({ header: { CessionarioCommittente: customer } }).customer;

  it.each([
    [{ IdPaese: 'IT', IdCodice: '01234567897' }, '01234567897'],
    [{ IdPaese: 'it', IdCodice: 'IT 01234567897' }, '01234567897'],
    [{ IdCodice: '01234567897' }, '01234567897'],
    [{ IdPaese: 'DE', IdCodice: '123456789' }, 'DE123456789'],
    [{ IdPaese: 'IT' }, null],
  ])('%j has the VAT number %s', (codes, vatNumber) => {
    expect(readCustomer({ DatiAnagrafici: { IdFiscaleIVA: codes } }).vatNumber).toBe(vatNumber);
  });

  it('are people or companies, with or without a seat', () => {
    expect(
      readCustomer({ DatiAnagrafici: { Anagrafica: { Nome: 'Ada', Cognome: 'Bo' } } }),
    ).toEqual({
      name: 'Ada Bo',
      person: { firstName: 'Ada', lastName: 'Bo' },
      vatNumber: null,
      taxCode: null,
      address: null,
      zip: null,
      municipality: null,
      province: null,
    });
    expect(
      readCustomer({
        DatiAnagrafici: { Anagrafica: { Denominazione: ' Condominio \n Noce ' } },
        Sede: {
          Indirizzo: 'Via Po',
          NumeroCivico: '3',
          CAP: ' 24127 ',
          Comune: 'Bergamo',
          Provincia: 'bg',
        },
      }),
    ).toMatchObject({ name: 'Condominio Noce', address: 'Via Po 3', zip: '24127', province: 'BG' });
  });

  it('that are missing are told', () => {
    expect(listRemarks({ header: {} })).toEqual([
      'Nel file manca il fornitore.',
      'Nel file manca il cliente.',
    ]);
  });
});

describe('the document', () => {
  it.each([
    [{ Numero: '' }, /manca il numero/],
    [{ Data: '' }, /non ha una data possibile/],
    [{ Data: '1812-01-01' }, /non ha una data possibile/],
  ])('%j is refused', (document, message) => {
    expect(() => readParts({ document })).toThrow(message);
  });

  it.each([
    [{ TipoDocumento: '' }, 'TD01', /tipo di documento non è indicato/],
    [{ TipoDocumento: 'fattura' }, 'TD01', /tipo di documento non è indicato/],
    [{ Divisa: 'USD' }, 'TD01', /importi sono in USD/],
  ])('%j is told', (document, documentType, message) => {
    const { invoices, remarks } = readParts({ document });
    expect(invoices[0]?.documentType).toBe(documentType);
    expect(remarks).toEqual([expect.stringMatching(message)]);
  });

  it('cuts what is too long', () => {
    expect(readOne({ document: { Numero: '9'.repeat(30) } }).number).toHaveLength(20);
  });

  it('names linked invoices that have a number', () => {
    const DatiFattureCollegate = [
      { IdDocumento: 'A1', Data: '2026-01-02' },
      { Data: '2026-01-02' },
      { IdDocumento: 'A2' },
    ];
    expect(readOne({ general: { DatiFattureCollegate } }).relatedInvoices).toEqual([
      { number: 'A1', date: '2026-01-02' },
      { number: 'A2', date: null },
    ]);
  });

  it('has causes that are not empty', () => {
    expect(readOne({ document: { Causale: ['Acconto', ' '] } }).causes).toEqual(['Acconto']);
  });
});

describe('payments and attachments', () => {
  it('are read as far as they are written', () => {
    const body = {
      DatiPagamento: [
        {
          DettaglioPagamento: [
            { ModalitaPagamento: 'MP05', ImportoPagamento: '60.005', IBAN: ' it60 x05 ' },
            {},
          ],
        },
        { CondizioniPagamento: 'TP02' },
      ],
      Allegati: [
        { NomeAttachment: 'a.pdf', Attachment: 'QUJD\nRA==' },
        { Attachment: ' ' },
        { NomeAttachment: 'b.pdf' },
      ],
    };
    const { invoices, remarks } = readParts({ body });
    expect(invoices[0]).toMatchObject({
      payments: [
        { dueDate: null, amount: 60.01, iban: 'IT60X05', method: 'MP05' },
        { dueDate: null, amount: null, iban: null, method: null },
      ],
      attachments: [{ name: 'a.pdf', size: 4 }],
    });
    expect(remarks).toEqual([
      'L’allegato «Allegato 2» è vuoto, quindi è stato tralasciato.',
      'L’allegato «b.pdf» è vuoto, quindi è stato tralasciato.',
    ]);
  });
});

describe('the file', () => {
  it.each([
    ['another root', createXmlElement('Pratica', []), /non è una fattura elettronica/],
    ['no body', createXmlElement('FatturaElettronica', []), /manca il corpo/],
    [
      'an empty body',
      createXmlElement('FatturaElettronica', elements({ FatturaElettronicaBody: '' })),
      /mancano i dati generali/,
    ],
    [
      'an empty simplified body',
      createXmlElement('FatturaElettronicaSemplificata', elements({ FatturaElettronicaBody: '' })),
      /leggere la fattura semplificata/,
    ],
    [
      'hundreds of bodies',
      createXmlElement(
        'FatturaElettronica',
        elements({ FatturaElettronicaBody: Array.from({ length: 501 }, () => '') }),
      ),
      /più di 500 fatture/,
    ],
  ])('with %s is refused', (_, root, message) => {
    expect(() => readEInvoices(root)).toThrow(message);
  });

  it('is recognised by its root element', () => {
    expect(isInvoiceRoot(createXmlElement('ns2:FatturaElettronica', []))).toBe(true);
    expect(isInvoiceRoot(createXmlElement('RicevutaConsegna', []))).toBe(false);
  });

  it('may be simplified', () => {
    const [invoice] = readEInvoices(
      createXmlElement(
        'FatturaElettronicaSemplificata',
        elements({
          FatturaElettronicaHeader: {
            CedentePrestatore: {
              Denominazione: 'Ferramenta',
              IdFiscaleIVA: { IdPaese: 'IT', IdCodice: '01234567897' },
            },
            CessionarioCommittente: {
              IdentificativiFiscali: { CodiceFiscale: 'BRGRNS71C49A794H' },
              AltriDatiIdentificativi: { Nome: 'Ada', Cognome: 'Bo', Sede: { Comune: 'Bergamo' } },
            },
          },
          FatturaElettronicaBody: {
            DatiGenerali: {
              DatiGeneraliDocumento: { ...DOCUMENT, TipoDocumento: 'TD08' },
              DatiFatturaRettificata: { NumeroFR: '3', DataFR: '2026-02-01' },
            },
            DatiBeniServizi: [
              { Descrizione: 'Finestra', Importo: '110.00', DatiIVA: { Aliquota: '10.00' } },
              { Descrizione: 'Finestra', Importo: '122.00', DatiIVA: { Imposta: '22.00' } },
              { Descrizione: 'Bollo', Importo: '2.00', Natura: 'N1' },
              {},
            ],
          },
        }),
      ),
    ).invoices;
    expect(invoice).toMatchObject({
      documentType: 'TD08',
      supplier: { name: 'Ferramenta', vatNumber: '01234567897' },
      customer: { name: 'Ada Bo', taxCode: 'BRGRNS71C49A794H', municipality: 'Bergamo' },
      taxable: 202,
      vat: 32,
      total: 234,
      relatedInvoices: [{ number: '3', date: '2026-02-01' }],
    });
    expect(invoice?.vatSummary).toEqual([
      { rate: 10, taxable: 100, tax: 10, splitPayment: false, nature: null },
      { rate: 22, taxable: 100, tax: 22, splitPayment: false, nature: null },
      { rate: 0, taxable: 2, tax: 0, splitPayment: false, nature: 'N1' },
      { rate: 0, taxable: 0, tax: 0, splitPayment: false, nature: null },
    ]);
  });
});
