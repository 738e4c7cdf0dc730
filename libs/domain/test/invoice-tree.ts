import { createXmlElement, type XmlElement } from '../src/xml/xml-element.js';
import type { EInvoice } from '../src/invoices/e-invoice.js';
import { readEInvoices, type EInvoicesReading } from '../src/invoices/read-e-invoices.js';

/** `{ Numero: '1', Causale: ['a', 'b'] }`: a list repeats its element. */
export interface Content {
  [name: string]: string | Content | readonly (string | Content)[] | undefined;
}

export const elements = (content: Content): XmlElement[] =>
  Object.entries(content).flatMap(([name, value = []]) =>
    (Array.isArray(value) ? (value as (string | Content)[]) : [value as string | Content]).map(
      (one) => createXmlElement(name, typeof one === 'string' ? one : elements(one)),
    ),
  );

export const DOCUMENT = { TipoDocumento: 'TD01', Divisa: 'EUR', Data: '2026-03-04', Numero: '7' };
export const LINE = {
  Descrizione: 'Finestra',
  Quantita: '1',
  PrezzoUnitario: '100',
  PrezzoTotale: '100.00',
  AliquotaIVA: '10.00',
};
export const SUMMARY = { AliquotaIVA: '10.00', ImponibileImporto: '100.00', Imposta: '10.00' };

interface Parts {
  document?: Content;
  general?: Content;
  lines?: readonly Content[];
  summaries?: readonly Content[];
  body?: Content;
  header?: Content;
}

export const readParts = ({
  document,
  general,
  lines = [LINE],
  summaries = [SUMMARY],
  body,
  header = {
    CedentePrestatore: { DatiAnagrafici: { Anagrafica: { Denominazione: 'Infissi Srl' } } },
    CessionarioCommittente: { DatiAnagrafici: { CodiceFiscale: 'BRGRNS71C49A794H' } },
  },
}: Parts): EInvoicesReading =>
  readEInvoices(
    createXmlElement(
      'p:FatturaElettronica',
      elements({
        FatturaElettronicaHeader: header,
        FatturaElettronicaBody: {
          DatiGenerali: { DatiGeneraliDocumento: { ...DOCUMENT, ...document }, ...general },
          DatiBeniServizi: { DettaglioLinee: lines, DatiRiepilogo: summaries },
          ...body,
        },
      }),
    ),
  );

export const readOne = (parts: Parts): EInvoice => readParts(parts).invoices[0] as EInvoice;
export const listRemarks = (parts: Parts): string[] => readParts(parts).remarks;
