import type { DossierInvoice } from './dossier-invoice.js';
import { listInvoiceTexts } from './propose-dates.js';
import { toNameCase } from './propose-customer.js';
import { readSiteText, type MentionedMunicipality } from './site-text.js';

/** An address as an invoice writes it; its municipality is looked up by the server. */
export interface WrittenAddress {
  street: string;
  number: string | null;
  zip: string | null;
  municipality: string;
  province: string | null;
  text: string;
  invoiceId: number;
}

/** Street and house number of one line; the number stays `null` where it is not plain. */
export function splitStreet(address: string): { street: string; number: string | null } {
  const text = address.replace(/\s+/g, ' ').trim();
  const match =
    /^(.*?[^\d,\s])[,\s]+(?:n\.?\s?[°o]?\s*)?(\d{1,4}(?:\s?[/-]?\s?[a-z]|\/\d{1,3})?|s\.?n\.?c\.?)$/i.exec(
      text,
    );
  return match === null
    ? { street: toNameCase(text), number: null }
    : {
        street: toNameCase(match[1] ?? ''),
        number: (match[2] ?? '').replace(/\s/g, '').toUpperCase(),
      };
}

/** Address of the customer, as far as it is whole. */
export function readCustomerAddress({ id, invoice }: DossierInvoice): WrittenAddress | null {
  const { address, zip, municipality, province } = invoice.customer;
  if (address === null) return null;
  const town = municipality ?? '';
  const text = [address, [zip, town].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return { ...splitStreet(address), zip, municipality: town, province, text, invoiceId: id };
}

/** Bound what hostile texts cost. */
const TEXTS_MAX = 500;
const SITES_MAX = 20;

/** An address that a text gives as that of the works, and whether the text says that it is. */
export interface WrittenSite extends WrittenAddress {
  /** Every municipality that the text may name, the likeliest first. */
  mentioned: readonly MentionedMunicipality[];
  isBare: boolean;
}

/** Addresses in the texts of the invoices that may be that of the works, in their order. */
export function listWorkSites(invoices: readonly DossierInvoice[]): WrittenSite[] {
  const sites: WrittenSite[] = [];
  for (const source of invoices)
    for (const written of listInvoiceTexts(source).slice(0, TEXTS_MAX)) {
      const site = readSiteText(written);
      if (site === null) continue;
      const [town] = site.mentioned;
      sites.push({
        ...site,
        street: capitalize(toNameCase(site.street)),
        number: site.number?.replace(/\s/g, '').toUpperCase() ?? null,
        zip: town?.zip ?? null,
        municipality: town?.name ?? '',
        province: town?.province ?? null,
        invoiceId: source.id,
      });
      if (sites.length === SITES_MAX) return sites;
    }
  return sites;
}

/** A street in the middle of a sentence begins with a small letter. */
const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Where the works were: the first text that says so with a street, a number and a municipality. */
export const findWorkSite = (invoices: readonly DossierInvoice[]): WrittenSite | null =>
  listWorkSites(invoices).find(
    ({ municipality, number, isBare }) => municipality !== '' || (number !== null && !isBare),
  ) ?? null;
