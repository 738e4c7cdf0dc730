import type { XmlElement } from '../xml/xml-element.js';
import type { InvoicePayment } from './e-invoice.js';
import type { InvoiceRemarks } from './invoice-remarks.js';
import { listChildren, readAmount, readCode, readDay, roundCents } from './read-invoice-values.js';

const PAYMENTS_MAX = 200;

export const readPayments = (body: XmlElement, remarks: InvoiceRemarks): InvoicePayment[] =>
  listChildren(body, 'DatiPagamento')
    .flatMap((terms) => listChildren(terms, 'DettaglioPagamento'))
    .slice(0, PAYMENTS_MAX)
    .map((payment) => {
      const amount = readAmount(payment, 'ImportoPagamento', remarks);
      return {
        dueDate: readDay(payment, 'DataScadenzaPagamento', remarks),
        amount: amount === null ? null : roundCents(amount),
        iban: readCode(payment, 'IBAN'),
        method: readCode(payment, 'ModalitaPagamento'),
      };
    });
