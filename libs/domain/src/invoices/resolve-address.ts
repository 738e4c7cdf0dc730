import type { PickedMunicipality } from '../autofill/index.js';
import {
  type MunicipalityResolution,
  type ResolvableMunicipality,
  type WrittenMunicipality,
  normalizeSearchKey,
} from '../municipalities/index.js';
import { findRegionByProvince } from '../registration/regions.js';
import type { InvoiceAddress, InvoiceContext } from './dossier-invoice.js';
import type { WrittenAddress, WrittenSite } from './invoice-address.js';

/** The table of municipalities, as the server holds it. */
export type ResolveMunicipality = (
  written: WrittenMunicipality,
) => MunicipalityResolution<ResolvableMunicipality & Omit<PickedMunicipality, 'cap' | 'code'>>;

/** An address with its municipality; where that is not sure, with what to choose from. */
export function resolveAddress(
  written: WrittenAddress,
  resolve: ResolveMunicipality,
): InvoiceAddress {
  const { zip, province, municipality: name, ...address } = written;
  const answer = resolve({ name, zip, province });
  if (answer.kind === 'one')
    return {
      ...address,
      municipality: { ...answer.municipality, cap: answer.cap },
      doubts: answer.doubts.map(({ message }) => message),
    };
  return {
    ...address,
    municipality: null,
    zip: /^\d{5}$/.test(zip ?? '') ? zip : null,
    province: findRegionByProvince(province ?? '') === null ? null : (province ?? null),
    doubts: [answer.reason],
  };
}

/** Where the works were, as far as the texts say so; a customer's own street is the customer's address. */
export function resolveWorkSite(
  sites: readonly WrittenSite[],
  residence: InvoiceAddress | null,
  resolve: ResolveMunicipality,
): Pick<InvoiceContext, 'site' | 'unreadSite'> {
  const [first] = sites;
  if (first === undefined) return { site: null, unreadSite: null };
  const resolved = sites.map((site) => ({ site, address: resolveSite(site, resolve) }));
  const sure = resolved.find(({ address }) => address !== null && address.municipality !== null);
  if (sure !== undefined) return { site: sure.address, unreadSite: null };
  const own = sites.find((site) => isSameStreet(site, residence));
  if (own !== undefined && residence !== null)
    return {
      site: { ...residence, text: own.text, invoiceId: own.invoiceId },
      unreadSite: null,
    };
  const unsure = resolved.find(({ address }) => address !== null);
  return unsure === undefined
    ? { site: null, unreadSite: { text: first.text, invoiceId: first.invoiceId } }
    : { site: unsure.address, unreadSite: null };
}

/** `null` where the text has too little of an address to be offered. */
function resolveSite(site: WrittenSite, resolve: ResolveMunicipality): InvoiceAddress | null {
  const { mentioned, isBare, ...written } = site;
  const answers = mentioned.map(({ name, zip, province }) => ({
    isNamed: zip !== null || province !== null,
    kind: resolve({ name, zip, province }).kind,
    address: resolveAddress({ ...written, municipality: name, zip, province }, resolve),
  }));
  const sure = answers.find(({ kind }) => kind === 'one');
  if (sure !== undefined) return sure.address;
  if (site.street === '' || site.number === null || isBare) return null;
  // Words behind a number that no municipality has are no name.
  const unsure = answers.find(({ kind, isNamed }) => kind === 'several' || isNamed);
  if (unsure !== undefined) return unsure.address;
  const doubts = ['Il testo non dice in quale comune: indicalo tu.'];
  return { ...written, zip: null, province: null, municipality: null, doubts };
}

const isSameStreet = (site: WrittenSite, residence: InvoiceAddress | null): boolean =>
  residence !== null &&
  site.street !== '' &&
  normalizeSearchKey(site.street) === normalizeSearchKey(residence.street) &&
  (site.number === null ||
    normalizeSearchKey(site.number) === normalizeSearchKey(residence.number ?? ''));
