import { listMunicipalityPatches, listTaxCodePatches } from '../autofill/index.js';
import type { DossierForm } from '../dossier/index.js';
import { cleanTaxCode } from '../formats/index.js';
import { encodeFirstName, encodeSurname, isTaxCode } from '../tax-code/index.js';
import {
  formatInvoiceName,
  isCreditNote,
  type DossierInvoice,
  type InvoiceAddress,
  type InvoiceContext,
  type InvoiceProposal,
} from './dossier-invoice.js';
import type { InvoiceParty, InvoicePersonName } from './e-invoice.js';

/** Tax code of a party: the personal one, or the company's. */
export const getPartyTaxCode = ({ taxCode, vatNumber }: InvoiceParty): string | null =>
  taxCode !== null && taxCode !== '' ? cleanTaxCode(taxCode) : (vatNumber ?? null);

/** Shape of a personal tax code, mistyped or not; a row of one letter is a placeholder. */
const PERSONAL_CODE = /^(?!(.)\1+$)[A-Z]{6}[A-Z\d]{10}$/;

const isPersonalCode = (code: string): boolean => PERSONAL_CODE.test(code);

/**
 * Whether a party is a person: the file names one, or the code has 16 characters. Whether the code
 * is right makes no difference.
 */
const isPersonParty = (party: InvoiceParty): boolean =>
  party.person !== undefined || isPersonalCode(getPartyTaxCode(party) ?? '');

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
  const partyCode = getPartyTaxCode(customer);
  const isPerson = isPersonParty(customer);
  // The VAT number of a person is no tax code of theirs.
  const code = isPerson && !isPersonalCode(partyCode ?? '') ? null : partyCode;
  const from = `Cliente della ${formatInvoiceName(source.invoice)}`;
  const propose = (field: string, value: unknown, reason = `${from}.`): InvoiceProposal => ({
    field,
    value,
    reason,
    invoiceId: source.id,
  });
  const name = isPerson ? findPersonName(customer, code) : null;
  return [
    ...(partyCode === null && !isPerson ? [] : [propose('isCompany', !isPerson)]),
    ...(code === null
      ? []
      : [propose('beneficiarySsn', code, `${from}${isPerson ? describeCodeDoubt(code) : ''}.`)]),
    ...(code === null || isPerson ? [] : [propose('beneficiaryCompanyName', customer.name)]),
    ...(name === null
      ? []
      : [
          propose('beneficiaryFirstName', name.firstName),
          propose('beneficiaryLastName', name.lastName),
        ]),
    ...(isPerson && code !== null && context.person !== null
      ? listTaxCodePatches('beneficiary', context.person).map(({ field, value }) =>
          propose(field, value, `Dal codice fiscale del cliente, ${code}.`),
        )
      : []),
    ...(context.residence === null
      ? []
      : listAddressProposals('beneficiaryResidential', context.residence, `${from}: `)),
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
  const { street, number, municipality, text, invoiceId, doubts = [] } = address;
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
    { field: `${place}Address`, value: street, reason: streetReason },
    { field: `${place}AddressNumber`, value: number, reason: streetReason },
    ...town.map((patch) => ({ ...patch, reason: doubtful })),
  ]
    .filter(({ value }) => value !== null && value !== '')
    .map((proposal) => ({ ...proposal, invoiceId }));
}

const describeCodeDoubt = (code: string): string =>
  isTaxCode(code)
    ? ''
    : '; il carattere di controllo di questo codice fiscale non torna: confrontalo con la tessera sanitaria';

/** The words that the code confirms, or else first and last name as the file divides them. */
function findPersonName(
  { name, person }: InvoiceParty,
  code: string | null,
): InvoicePersonName | null {
  const confirmed = code === null ? null : splitPersonName(name, code);
  if (confirmed !== null || person === undefined) return confirmed;
  return { firstName: toNameCase(person.firstName), lastName: toNameCase(person.lastName) };
}

/**
 * First and last name of a person: the tax code says which words are which, also where its control
 * character is wrong.
 * @returns `null` where the code fits no division of the name
 */
export function splitPersonName(name: string, code: string): InvoicePersonName | null {
  const words = name.trim().split(/\s+/);
  const [surnameCode, nameCode] = [code.slice(0, 3), code.slice(3, 6)];
  for (let count = 1; count < words.length; count += 1) {
    const [head, tail] = [words.slice(0, count).join(' '), words.slice(count).join(' ')];
    for (const [firstName, lastName] of [
      [head, tail],
      [tail, head],
    ] as const)
      if (encodeFirstName(firstName) === nameCode && encodeSurname(lastName) === surnameCode)
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
