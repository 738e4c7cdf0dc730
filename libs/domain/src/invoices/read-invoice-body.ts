import type { XmlElement } from '../xml/xml-element.js';
import { EURO, type EInvoice, type InvoiceParty } from './e-invoice.js';
import { InvoiceReadError } from './invoice-read-error.js';
import type { InvoiceRemarks } from './invoice-remarks.js';
import { readAttachments } from './read-invoice-attachments.js';
import { readLines } from './read-invoice-lines.js';
import { readPayments } from './read-invoice-payments.js';
import {
  checkTaxable,
  readDiscount,
  readFurtherSums,
  readSummary,
  readTotal,
  summariseLines,
} from './read-invoice-totals.js';
import {
  cleanText,
  findElement,
  listChildren,
  readCode,
  readDay,
  readText,
  roundCents,
} from './read-invoice-values.js';

const EURO_NAMES = [EURO, 'EURO', '€'];
const NUMBER_MAX = 20;
const CAUSES_MAX = 100;
const RELATED_MAX = 200;

export interface InvoiceParties {
  supplier: InvoiceParty;
  customer: InvoiceParty;
}

/** Number, day and kind: without them a document cannot be named. */
export function readIdentity(
  document: XmlElement,
  remarks: InvoiceRemarks,
): Pick<EInvoice, 'number' | 'date' | 'documentType' | 'currency'> {
  const number = readText(document, 'Numero', NUMBER_MAX);
  const date = readDay(document, 'Data', remarks);
  const documentType = readCode(document, 'TipoDocumento');
  if (number === null)
    throw new InvoiceReadError(
      'Nel file manca il numero della fattura: chiedi al fornitore il file inviato allo SdI.',
    );
  if (date === null)
    throw new InvoiceReadError(
      `La fattura ${number} non ha una data possibile: chiedi al fornitore il file inviato allo SdI.`,
    );
  if (documentType === null || !/^TD\d{2}$/.test(documentType))
    remarks.addRemark('Il tipo di documento non è indicato: letta come fattura (TD01).');
  const currency = readCurrency(document);
  if (currency !== EURO) remarks.addRemark(`Gli importi sono in ${currency} e non in euro.`);
  return {
    number,
    date,
    documentType: documentType !== null && /^TD\d{2}$/.test(documentType) ? documentType : 'TD01',
    currency,
  };
}

function readCurrency(document: XmlElement): string {
  const code = readCode(document, 'Divisa');
  return code === null || EURO_NAMES.includes(code) ? EURO : code.slice(0, EURO.length);
}

export const readRelatedInvoices = (
  parents: readonly XmlElement[],
  [number, date]: readonly [string, string],
  remarks: InvoiceRemarks,
): EInvoice['relatedInvoices'] =>
  parents.slice(0, RELATED_MAX).flatMap((related) => {
    const named = readText(related, number, NUMBER_MAX);
    return named === null ? [] : [{ number: named, date: readDay(related, date, remarks) }];
  });

const readCauses = (document: XmlElement): string[] =>
  listChildren(document, 'Causale')
    .slice(0, CAUSES_MAX)
    .map(({ text }) => cleanText(text))
    .filter((text) => text !== null);

/** One FatturaElettronicaBody of an ordinary invoice. */
export function readInvoiceBody(
  body: XmlElement,
  parties: InvoiceParties,
  remarks: InvoiceRemarks,
): EInvoice {
  const general = findElement(body, 'DatiGenerali');
  const document = findElement(general, 'DatiGeneraliDocumento');
  if (document === undefined)
    throw new InvoiceReadError(
      'Nel file mancano i dati generali della fattura: chiedi al fornitore il file inviato allo SdI.',
    );
  const identity = readIdentity(document, remarks);
  const goods = findElement(body, 'DatiBeniServizi');
  const lines = readLines(goods, identity.documentType, remarks);
  const summary =
    listChildren(goods, 'DatiRiepilogo').length === 0
      ? summariseLines(lines, remarks)
      : readSummary(goods, remarks);
  const discount = readDiscount(document, roundCents(summary.taxable + summary.vat), remarks);
  const further = readFurtherSums(document, remarks);
  checkTaxable(
    { ...identity, ...further, ...summary, lines, discountOnInvoice: discount },
    remarks,
  );
  return {
    ...identity,
    ...parties,
    causes: readCauses(document),
    lines,
    vatSummary: summary.vatSummary,
    taxable: summary.taxable,
    vat: summary.vat,
    total: readTotal(document, { ...further, ...summary, discount }, remarks),
    payments: readPayments(body, remarks),
    relatedInvoices: readRelatedInvoices(
      listChildren(general, 'DatiFattureCollegate'),
      ['IdDocumento', 'Data'],
      remarks,
    ),
    attachments: readAttachments(body, remarks),
    discountOnInvoice: discount,
    ...further,
  };
}
