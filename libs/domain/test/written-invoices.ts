import type { ExpenseType } from '../src/dossier/index.js';
import type { DossierInvoice } from '../src/invoices/dossier-invoice.js';
import { classifyInvoiceLine } from '../src/invoices/line-kinds.js';
import { dossierInvoice, invoiceLine } from './invoice-fixtures.js';

/** Text, sum without VAT, quantity with its unit, VAT rate. */
export type WrittenLine = readonly [text: string, net: number, quantity?: string, rate?: number];

export interface WrittenInvoice {
  lines: readonly WrittenLine[];
  number?: string;
  type?: string;
  date?: string;
  /** Numbers of the invoices that it names. */
  names?: readonly string[];
  /** What is left to pay; all unless given. */
  payable?: number;
}

/** A shading or shutter as its line says it. */
interface ReadShading {
  superficieSchermatura?: number;
  superficieChiusura?: number;
  tipologia?: string;
  meccanismoRegolazione?: string;
}

/** What a person reads of the product lines; a field that the text does not say is left out. */
export interface ReadWindow {
  superficie?: number;
  trasmittanzaPost?: number;
  tipologiaInfisso?: string;
  tipologiaTelaioPost?: string;
  tipologiaVetroPost?: string;
}

/** What a person enters for a product; a part that the invoice does not tell apart is left out. */
export interface ReadCosts {
  fornitura?: number;
  posa?: number;
  aliquotaIva?: number;
  spesaDetraibile: number;
  speseProfessionali: number;
  rows?: readonly (ReadWindow | ReadShading)[];
}

export interface WrittenCase {
  what: string;
  invoices: readonly WrittenInvoice[];
  read: Partial<Record<ExpenseType, ReadCosts>>;
}

/** With VAT, to the cent. */
export const gross = (net: number, rate = 10): number => Math.round(net * (100 + rate)) / 100;

export const toWrittenInvoices = (invoices: readonly WrittenInvoice[]): DossierInvoice[] =>
  invoices.map(
    ({ lines, number, type = 'TD01', date = '2026-09-20', names = [], payable }, index) => {
      const own = dossierInvoice(
        lines.map(([text, net, quantity = '1', rate = 10]) => {
          const [count = '1', unit = null] = quantity.split(' ');
          return invoiceLine(text, net, {
            quantity: Number(count),
            unit,
            vatRate: rate,
            kind: classifyInvoiceLine(text, type),
          });
        }),
        {
          number: number ?? String(index + 1),
          documentType: type,
          date,
          relatedInvoices: names.map((one) => ({ number: one, date: null })),
        },
        { id: index + 1 },
      );
      return payable === undefined
        ? own
        : {
            ...own,
            invoice: {
              ...own.invoice,
              payments: [{ dueDate: null, amount: payable, iban: null, method: 'MP05' }],
            },
          };
    },
  );
