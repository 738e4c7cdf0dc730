import { listMunicipalityPatches, listTaxCodePatches } from '../autofill/index.js';
import type { DossierForm } from '../dossier/index.js';
import { cleanTaxCode } from '../formats/index.js';
import { encodeFirstName, encodeSurname, isTaxCode, parseTaxCode } from '../tax-code/index.js';
import {
  formatInvoiceName,
  isCreditNote,
  type DossierInvoice,
  type InvoiceAddress,
  type InvoiceContext,
  type InvoiceProposal,
} from './dossier-invoice.js';
import type { InvoiceParty } from './e-invoice.js';

/** Tax code of a party: the personal one, or the company's. */
export const getPartyTaxCode = ({ taxCode, vatNumber }: InvoiceParty): string | null =>
  taxCode !== null && taxCode !== '' ? cleanTaxCode(taxCode) : (vatNumber ?? null);

/**
 * The invoice whose customer the dossier is for: the one of the beneficiary, or else the first by
 * date.
 */
export function findCustomerInvoice(
  invoices: readonly DossierInvoice[],
  form: Pick<DossierForm, 'beneficiarySsn'>,
): DossierInvoice | null {
  const sorted = invoices
    .filter(({ invoice }) => !isCreditNote(invoice))
    .toSorted((a, b) => a.invoice.date.localeCompare(b.invoice.date) || a.id - b.id);
  const code = form.beneficiarySsn === null ? null : cleanTaxCode(form.beneficiarySsn);
  return (
    sorted.find(({ invoice }) => code !== null && isPartyCode(invoice.customer, code)) ??
    sorted[0] ??
    null
  );
}

export const isPartyCode = ({ taxCode, vatNumber }: InvoiceParty, code: string): boolean =>
  (taxCode !== null && cleanTaxCode(taxCode) === cleanTaxCode(code)) || vatNumber === code;

/** Beneficiary and residence from the customer of an invoice. */
export function listCustomerProposals(
  source: DossierInvoice,
  context: InvoiceContext,
): InvoiceProposal[] {
  const { customer } = source.invoice;
  const code = getPartyTaxCode(customer);
  const isPerson = code !== null && isTaxCode(code);
  const from = `Cliente della ${formatInvoiceName(source.invoice)}`;
  const propose = (field: string, value: unknown, reason = `${from}.`): InvoiceProposal => ({
    field,
    value,
    reason,
    invoiceId: source.id,
  });
  const name = isPerson ? splitPersonName(customer.name, code) : null;
  return [
    ...(code === null ? [] : [propose('isCompany', !isPerson), propose('beneficiarySsn', code)]),
    ...(code === null || isPerson ? [] : [propose('beneficiaryCompanyName', customer.name)]),
    ...(name === null
      ? []
      : [
          propose('beneficiaryFirstName', name.firstName),
          propose('beneficiaryLastName', name.lastName),
        ]),
    ...(isPerson && context.person !== null
      ? listTaxCodePatches('beneficiary', context.person).map(({ field, value }) =>
          propose(field, value, `Dal codice fiscale del cliente, ${code}.`),
        )
      : []),
    ...(context.residence === null
      ? []
      : listAddressProposals('beneficiaryResidential', context.residence, `${from}: `)),
  ];
}

/** Address of the property: the site that an invoice names, or else the customer's, said to be so. */
export function listPropertyProposals({
  site,
  residence,
  person,
}: InvoiceContext): InvoiceProposal[] {
  if (site !== null)
    return listAddressProposals('immovable', site, 'Luogo dei lavori in fattura: ');
  return residence === null || person === null
    ? []
    : listAddressProposals(
        'immovable',
        residence,
        'Nessuna fattura dice dove sono stati i lavori: indirizzo del cliente, ',
      );
}

function listAddressProposals(
  place: 'beneficiaryResidential' | 'immovable',
  { street, number, municipality, text, invoiceId }: InvoiceAddress,
  from: string,
): InvoiceProposal[] {
  const patches = [
    { field: `${place}Address`, value: street },
    { field: `${place}AddressNumber`, value: number },
    ...listMunicipalityPatches(place, municipality),
  ];
  return patches
    .filter(({ value }) => value !== null && value !== '')
    .map(({ field, value }) => ({ field, value, reason: `${from}«${text}».`, invoiceId }));
}

/**
 * First and last name of a person: the tax code says which words are which.
 * @returns `null` where the code fits no division of the name
 */
export function splitPersonName(
  name: string,
  code: string,
): { firstName: string; lastName: string } | null {
  const parts = parseTaxCode(code);
  const words = name.trim().split(/\s+/);
  if (parts === null) return null;
  for (let count = 1; count < words.length; count += 1) {
    const [head, tail] = [words.slice(0, count).join(' '), words.slice(count).join(' ')];
    for (const [firstName, lastName] of [
      [head, tail],
      [tail, head],
    ] as const)
      if (encodeFirstName(firstName) === parts.name && encodeSurname(lastName) === parts.surname)
        return { firstName: toNameCase(firstName), lastName: toNameCase(lastName) };
  }
  return null;
}

/** Names all in capitals get small letters; others stay as they are written. */
export const toNameCase = (name: string): string =>
  name === name.toUpperCase()
    ? name
        .toLowerCase()
        .replace(
          /(^|[\s'’-])(\p{L})/gu,
          (_, before: string, letter: string) => before + letter.toUpperCase(),
        )
    : name;
