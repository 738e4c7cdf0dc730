import { createHash } from 'node:crypto';
import type { EInvoice } from '@pratiche/domain';

/** The key of an invoice: a supplier uses a number once a year, whatever file carries it. */
export function createInvoiceKey({ supplier, documentType, number, date }: EInvoice): string {
  const parts = [
    supplier.vatNumber ?? supplier.taxCode ?? supplier.name,
    documentType,
    number.trim(),
    date,
  ];
  return createHash('sha256').update(parts.join('\u001f').toUpperCase()).digest('hex');
}
