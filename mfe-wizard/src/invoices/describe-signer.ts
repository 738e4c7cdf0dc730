import type { InvoiceSignerDto } from '@pratiche/api';

/** Who signed an invoice, and what the signature is worth. */
export function describeSigner({ name, validity, message }: InvoiceSignerDto): string {
  const who = name === null ? 'Firmata' : `Firmata da ${name}`;
  const state = {
    valid: 'firma integra',
    tampered: 'contenuto cambiato dopo la firma',
    unknown: 'firma non verificata',
  }[validity];
  return [`${who}: ${state}.`, message].filter(Boolean).join(' ');
}
