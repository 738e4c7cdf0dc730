import type { DossierInvoice } from '@pratiche/domain/invoice-rules';
import type { Invoice } from '../documents/invoice.repository.js';
import type { InvoiceDto } from './dto/invoices.dto.js';

/** Rows as the rules read them. @param elsewhere ids of other dossiers by the key of an invoice */
export const toDossierInvoices = (
  rows: readonly Invoice[],
  elsewhere: ReadonlyMap<string, number[]>,
): DossierInvoice[] =>
  rows.map(({ id, invoiceKey, content: { invoice, signer } }) => ({
    id,
    invoice,
    isTampered: signer?.validity === 'tampered',
    otherDossierIds: elsewhere.get(invoiceKey) ?? [],
  }));

export const toInvoiceDto = (
  { id, fileId, content: { invoice, repairs, signer } }: Invoice,
  fileName: string,
): InvoiceDto => ({ ...invoice, id, fileId, fileName, repairs, signer });
