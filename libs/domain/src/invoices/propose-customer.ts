import { listStreetPatches } from '../autofill/address-patches.js';
import { listMunicipalityPatches, listTaxCodePatches } from '../autofill/index.js';
import type { DossierForm } from '../dossier/index.js';
import { cleanTaxCode } from '../formats/index.js';
import { isTaxCode } from '../tax-code/index.js';
import {
  formatInvoiceName,
  isCreditNote,
  type DossierInvoice,
  type InvoiceAddress,
  type InvoiceContext,
  type InvoiceProposal,
} from './dossier-invoice.js';
import type { InvoiceParty } from './e-invoice.js';
import {
  describePartyCode,
  findPlaceholder,
  getPartyTaxCode,
  isCompanyCode,
  isPartyCode,
  isPersonalCode,
} from './party-code.js';
import { isCompanyName, readCompanyName, readPersonName } from './party-name.js';

/**
 * Whether a party is a person: the file names a first or a last name, or a name without a legal form
 * has a code of 16 characters. Whether the code is right makes no difference.
 */
const isPersonParty = (party: InvoiceParty): boolean =>
  party.person !== undefined ||
  (isPersonalCode(getPartyTaxCode(party) ?? '') && !isCompanyName(party.name));

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

type Propose = (field: string, value: unknown, reason?: string) => InvoiceProposal;

/** Beneficiary and residence from the customer of an invoice. */
export function listCustomerProposals(
  source: DossierInvoice,
  context: InvoiceContext,
): InvoiceProposal[] {
  const { customer } = source.invoice;
  const from = `Cliente della ${formatInvoiceName(source.invoice)}`;
  const propose: Propose = (field, value, reason = `${from}.`) => ({
    field,
    value,
    reason,
    invoiceId: source.id,
  });
  return [
    ...(isPersonParty(customer)
      ? listPersonProposals(customer, context, from, propose)
      : listCompanyProposals(customer, from, propose)),
    ...(context.residence === null
      ? []
      : listAddressProposals('beneficiaryResidential', context.residence, `${from}: `)),
  ];
}

function listPersonProposals(
  customer: InvoiceParty,
  { person }: InvoiceContext,
  from: string,
  propose: Propose,
): InvoiceProposal[] {
  const partyCode = getPartyTaxCode(customer);
  // The VAT number of a person is no tax code of theirs.
  const code = partyCode !== null && isPersonalCode(partyCode) ? partyCode : null;
  const { name, remark } = readPersonName(customer, code);
  const told = `${from}.${remark}${describePartyCode(customer, true)}`;
  return [
    propose('isCompany', false),
    ...(code === null
      ? []
      : [propose('beneficiarySsn', code, `${from}${describeCodeDoubt(code)}.`)]),
    ...(name.firstName === ''
      ? []
      : [propose('beneficiaryFirstName', name.firstName, `${from}.${remark}`)]),
    ...(name.lastName === '' ? [] : [propose('beneficiaryLastName', name.lastName, told)]),
    ...(code !== null && person !== null
      ? listTaxCodePatches('beneficiary', person).map(({ field, value }) =>
          propose(field, value, `Dal codice fiscale del cliente, ${code}.`),
        )
      : []),
  ];
}

/** A name without code or legal form may be a person's or a company's, so it is not offered. */
function listCompanyProposals(
  customer: InvoiceParty,
  from: string,
  propose: Propose,
): InvoiceProposal[] {
  const code = getPartyTaxCode(customer);
  if (code === null && (findPlaceholder(customer) === null || !isCompanyName(customer.name)))
    return [];
  const { name, remark } = readCompanyName(customer.name);
  const doubt = describePartyCode(customer, false);
  const isOffered = code !== null && (isCompanyCode(code) || isPersonalCode(code));
  return [
    propose('isCompany', true),
    ...(isOffered ? [propose('beneficiarySsn', code, `${from}.${doubt}`)] : []),
    ...(name === ''
      ? []
      : [propose('beneficiaryCompanyName', name, `${from}.${remark}${isOffered ? '' : doubt}`)]),
  ];
}

/**
 * Address of the property: the site that an invoice names, or else the customer's, said to be so. A
 * text that was not understood may name another place, so nothing is offered beside it.
 */
export function listPropertyProposals({
  site,
  unreadSite = null,
  residence,
  person,
}: InvoiceContext): InvoiceProposal[] {
  if (site !== null)
    return listAddressProposals('immovable', site, 'Luogo dei lavori in fattura: ');
  return residence === null || person === null || unreadSite !== null
    ? []
    : listAddressProposals(
        'immovable',
        residence,
        'Nessuna fattura dice dove sono stati i lavori: indirizzo del cliente, ',
      );
}

function listAddressProposals(
  place: 'beneficiaryResidential' | 'immovable',
  address: InvoiceAddress,
  from: string,
): InvoiceProposal[] {
  const { municipality, text, invoiceId, doubts = [] } = address;
  const plain = `${from}«${text}».`;
  const doubtful = [plain, ...doubts].join(' ');
  const town =
    municipality === null
      ? [
          { field: `${place}Zip`, value: address.zip ?? null },
          { field: `${place}Province`, value: address.province ?? null },
        ]
      : listMunicipalityPatches(place, municipality);
  const streetReason = municipality === null ? doubtful : plain;
  return [
    ...listStreetPatches(place, address).map((patch) => ({ ...patch, reason: streetReason })),
    ...town.map((patch) => ({ ...patch, reason: doubtful })),
  ]
    .filter(({ value }) => value !== null && value !== '')
    .map((proposal) => ({ ...proposal, invoiceId }));
}

const describeCodeDoubt = (code: string): string =>
  isTaxCode(code)
    ? ''
    : '; il carattere di controllo di questo codice fiscale non torna: confrontalo con la tessera sanitaria';
