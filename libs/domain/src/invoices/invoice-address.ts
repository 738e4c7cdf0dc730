import { toStreetCase } from '../text/street-case.js';
import type { DossierInvoice } from './dossier-invoice.js';
import { listInvoiceTexts } from './propose-dates.js';
import { splitStreet, type SplitStreet } from './split-street.js';

/** An address as an invoice writes it; its municipality is looked up by the server. */
export interface WrittenAddress extends SplitStreet {
  zip: string | null;
  municipality: string;
  province: string | null;
  text: string;
  invoiceId: number;
}

const STREET_WORDS =
  'via|viale|v\\.le|piazza|p\\.zza|piazzale|corso|c\\.so|vicolo|largo|strada|contrada|c\\.da|localit[aà]|loc\\.|frazione|borgo|salita|calle|lungomare';
const SITE = new RegExp(
  String.raw`\b(?:cantiere|luogo (?:dei |di )?(?:lavori|posa|installazione)|immobile|abitazione|lavori (?:eseguiti )?(?:presso|in)|unit[aà] immobiliare|posa (?:presso|in opera presso))\b[^\n]{0,30}?\b(` +
    String.raw`((?:${STREET_WORDS})\s+[^,\n\d]{2,60}?),?\s+(?:n\.?\s?[°o]?\s*)?(\d{1,4}(?:\s?\/?\s?[a-z])?)\b[\s,–-]+(?:(\d{5})\s+)?([a-zàèéìòù' ]{2,40}?)\s*(?:\(([a-z]{2})\)|$|[.;,]|\s-))`,
  'i',
);

/** Address of the customer, as far as it is whole. */
export function readCustomerAddress({ id, invoice }: DossierInvoice): WrittenAddress | null {
  const { address, zip, municipality, province } = invoice.customer;
  if (address === null || municipality === null) return null;
  const text = [address, [zip, municipality].filter(Boolean).join(' ')].join(', ');
  return { ...splitStreet(address), zip, municipality, province, text, invoiceId: id };
}

/** Bound what hostile texts cost: an address is at the beginning of a short text. */
const TEXTS_MAX = 500;
const TEXT_LENGTH_MAX = 300;

/** Where the works were: the first text that says so with street, number and municipality. */
export function findWorkSite(invoices: readonly DossierInvoice[]): WrittenAddress | null {
  for (const source of invoices)
    for (const written of listInvoiceTexts(source).slice(0, TEXTS_MAX)) {
      const [, text, street, number, zip, municipality, province] =
        SITE.exec(written.slice(0, TEXT_LENGTH_MAX).replace(/\s+/g, ' ')) ?? [];
      if (text === undefined || street === undefined || municipality === undefined) continue;
      return {
        street: toStreetCase(street),
        number: number?.replace(/\s/g, '').toUpperCase() ?? null,
        zip: zip ?? null,
        municipality: municipality.trim(),
        province: province?.toUpperCase() ?? null,
        text: text.trim().replace(/[.;,]$/, ''),
        invoiceId: source.id,
      };
    }
  return null;
}
