import type { EInvoice } from '@pratiche/domain';
import type { DossierInvoice } from '@pratiche/domain/invoices';
import type { Invoice } from '../documents/invoice.repository.js';
import type { InvoiceDto } from './dto/invoices.dto.js';

/** Rows as the rules read them. @param elsewhere ids of other dossiers by the key of an invoice */
export const toDossierInvoices = (
  rows: readonly Invoice[],
  elsewhere: ReadonlyMap<string, number[]>,
): DossierInvoice[] =>
  rows.map(({ id, invoiceKey, content: { invoice, repairs, signer } }) => ({
    id,
    invoice: withCurrency(invoice, repairs),
    isTampered: signer?.validity === 'tampered',
    otherDossierIds: elsewhere.get(invoiceKey) ?? [],
  }));

/** Earlier releases kept a foreign currency in a remark only. */
function withCurrency(invoice: EInvoice, repairs: readonly string[]): EInvoice {
  if (invoice.currency !== undefined) return invoice;
  const currency = repairs.flatMap(
    (line) => /Gli importi sono in (\S{1,3}) e non in euro\./.exec(line)?.[1] ?? [],
  )[0];
  return currency === undefined ? invoice : { ...invoice, currency };
}

/** Characters of a text, and texts of a list, that screens may show: suppliers write pages. */
const TEXT_SHOWN_MAX = 160;
const TEXTS_SHOWN_MAX = 10;

const cutText = (text: string): string =>
  text.length > TEXT_SHOWN_MAX ? `${text.slice(0, TEXT_SHOWN_MAX - 1)}…` : text;

/** An invoice with its long texts and lists cut, because a dossier may have thousands of lines. */
export const toInvoiceDto = (
  { id, fileId, content: { invoice, repairs, signer } }: Invoice,
  fileName: string,
): InvoiceDto => ({
  ...withCurrency(invoice, repairs),
  causes: invoice.causes.slice(0, TEXTS_SHOWN_MAX).map(cutText),
  lines: invoice.lines.map((line) => ({
    ...line,
    description: cutText(line.description),
    references: line.references.slice(0, TEXTS_SHOWN_MAX),
  })),
  relatedInvoices: invoice.relatedInvoices.slice(0, TEXTS_SHOWN_MAX),
  id,
  fileId,
  fileName,
  repairs,
  signer,
});
