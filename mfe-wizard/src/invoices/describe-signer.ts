import type { InvoiceSignerDto } from '@pratiche/api';
import { INVOICE_TEXTS as TEXTS } from './texts.js';

/** Who signed an invoice, and what the signature is worth. */
export function describeSigner({ name, validity, message }: InvoiceSignerDto): string {
  const who = name === null ? TEXTS.signed : TEXTS.signedBy(name);
  const state = {
    valid: TEXTS.signatureIntact,
    tampered: TEXTS.changedAfterSigning,
    unknown: TEXTS.signatureUnchecked,
  }[validity];
  return [`${who}: ${state}.`, message].filter(Boolean).join(' ');
}
