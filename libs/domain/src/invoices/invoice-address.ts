import type { DossierInvoice } from './dossier-invoice.js';
import { listInvoiceTexts } from './propose-dates.js';
import { splitStreet, type SplitStreet } from './split-street.js';
import { readSiteText, type MentionedMunicipality } from './site-text.js';

/** An address as an invoice writes it; its municipality is looked up by the server. */
export interface WrittenAddress extends SplitStreet {
  zip: string | null;
  municipality: string;
  province: string | null;
  text: string;
  invoiceId: number;
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
        mentioned: site.mentioned,
        isBare: site.isBare,
        text: site.text,
        ...splitStreet([site.street, site.number].filter(Boolean).join(' ')),
        zip: town?.zip ?? null,
        municipality: town?.name ?? '',
        province: town?.province ?? null,
        invoiceId: source.id,
      });
      if (sites.length === SITES_MAX) return sites;
    }
  return sites;
}

/** Where the works were: the first text that says so with a street, a number and a municipality. */
export const findWorkSite = (invoices: readonly DossierInvoice[]): WrittenSite | null =>
  listWorkSites(invoices).find(
    ({ municipality, number, isBare }) => municipality !== '' || (number !== null && !isBare),
  ) ?? null;
