import type { XmlElement } from '../xml/xml-element.js';
import type { EInvoice, InvoiceLine, InvoiceVatSummary } from './e-invoice.js';
import { InvoiceReadError } from './invoice-read-error.js';
import type { InvoiceRemarks } from './invoice-remarks.js';
import { classifyInvoiceLine } from './line-kinds.js';
import { readAttachments } from './read-invoice-attachments.js';
import { readIdentity, readRelatedInvoices, type InvoiceParties } from './read-invoice-body.js';
import { INVOICE_LINES_MAX } from './read-invoice-lines.js';
import { readSimplifiedParty } from './read-invoice-party.js';
import {
  findElement,
  listChildren,
  readAmount,
  readCode,
  readText,
  roundCents,
} from './read-invoice-values.js';

const DESCRIPTION_MAX = 1_000;

export function readSimplifiedParties(header: XmlElement | undefined): InvoiceParties {
  const supplier = findElement(header, 'CedentePrestatore');
  const customer = findElement(header, 'CessionarioCommittente');
  return {
    supplier: readSimplifiedParty(supplier, supplier, supplier),
    customer: readSimplifiedParty(
      customer,
      findElement(customer, 'IdentificativiFiscali'),
      findElement(customer, 'AltriDatiIdentificativi'),
    ),
  };
}

/** A line whose amount contains its tax; the tax itself or the rate is written beside it. */
function readSimplifiedLine(line: XmlElement, documentType: string, remarks: InvoiceRemarks) {
  const gross = readAmount(line, 'Importo', remarks) ?? 0;
  const writtenRate = readAmount(line, 'DatiIVA/Aliquota', remarks);
  const writtenTax = readAmount(line, 'DatiIVA/Imposta', remarks);
  const tax = roundCents(writtenTax ?? gross - gross / (1 + (writtenRate ?? 0) / 100));
  const net = roundCents(gross - tax);
  const description = readText(line, 'Descrizione', DESCRIPTION_MAX) ?? '';
  const read: InvoiceLine = {
    description,
    quantity: null,
    unit: null,
    net,
    vatRate: writtenRate ?? (net === 0 ? 0 : Math.round((tax / net) * 100)),
    kind: classifyInvoiceLine(description, documentType),
    references: [],
  };
  return { read, tax, nature: readCode(line, 'Natura') };
}

type SimplifiedLine = ReturnType<typeof readSimplifiedLine>;

function summarise(lines: readonly SimplifiedLine[]): InvoiceVatSummary[] {
  const parts = new Map<string, InvoiceVatSummary>();
  for (const { read, tax, nature } of lines) {
    const key = `${read.vatRate} ${nature}`;
    const { taxable, tax: before } = parts.get(key) ?? { taxable: 0, tax: 0 };
    parts.set(key, {
      rate: read.vatRate,
      taxable: roundCents(taxable + read.net),
      tax: roundCents(before + tax),
      splitPayment: false,
      nature,
    });
  }
  return [...parts.values()];
}

/** One body of a simplified invoice (FSM10), which has neither summary nor terms of payment. */
export function readSimplifiedBody(
  body: XmlElement,
  parties: InvoiceParties,
  remarks: InvoiceRemarks,
): EInvoice {
  const general = findElement(body, 'DatiGenerali');
  const document = findElement(general, 'DatiGeneraliDocumento');
  const goods = listChildren(body, 'DatiBeniServizi');
  if (document === undefined || goods.length > INVOICE_LINES_MAX)
    throw new InvoiceReadError(
      'Non riusciamo a leggere la fattura semplificata: chiedi al fornitore il file inviato allo SdI.',
    );
  const identity = readIdentity(document, remarks);
  const lines = goods.map((line) => readSimplifiedLine(line, identity.documentType, remarks));
  const vatSummary = summarise(lines);
  const taxable = roundCents(vatSummary.reduce((sum, part) => sum + part.taxable, 0));
  const vat = roundCents(vatSummary.reduce((sum, part) => sum + part.tax, 0));
  return {
    ...identity,
    ...parties,
    causes: [],
    lines: lines.map(({ read }) => read),
    vatSummary,
    taxable,
    vat,
    total: roundCents(taxable + vat),
    payments: [],
    relatedInvoices: readRelatedInvoices(
      listChildren(general, 'DatiFatturaRettificata'),
      ['NumeroFR', 'DataFR'],
      remarks,
    ),
    attachments: readAttachments(body, remarks),
    discountOnInvoice: null,
  };
}
