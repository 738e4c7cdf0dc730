import { formatBeneficiaryName } from '../../dossier/index.js';
import { cleanTaxCode, selectPlural } from '../../formats/index.js';
import { normalizeSearchText } from '../../text/index.js';
import { formatInvoiceName } from '../dossier-invoice.js';
import type { InvoiceParty } from '../e-invoice.js';
import { getPartyTaxCode, isPartyCode } from '../party-code.js';
import { createDoubt, type CheckedInvoices, type InvoiceDoubt } from './invoice-doubt.js';

/** The holder of an invoice is one of the beneficiaries, by code; by name alone is a doubt of its own. */
export function checkHolders({ form, invoices }: CheckedInvoices): InvoiceDoubt[] {
  const holders = [form, ...form.otherBeneficiaries].filter(
    ({ beneficiarySsn }) => beneficiarySsn !== null && beneficiarySsn !== '',
  );
  if (holders.length === 0) return [];
  return invoices
    .filter(
      ({ invoice }) =>
        !holders.some(({ beneficiarySsn }) => isPartyCode(invoice.customer, beneficiarySsn ?? '')),
    )
    .map(({ id, invoice }) =>
      createDoubt(
        'intestatario',
        id,
        `La ${formatInvoiceName(invoice)} ${describeHolder(invoice.customer, holders)}`,
        { field: 'beneficiarySsn' },
      ),
    );
}

const sortWords = (name: string): string =>
  normalizeSearchText(name)
    .split(/[^\p{L}\d]+/u)
    .toSorted()
    .join(' ')
    .trim();

/** The same name in either order is the beneficiary's, whose code the invoice lacks or writes otherwise. */
function describeHolder(
  customer: InvoiceParty,
  holders: readonly Parameters<typeof formatBeneficiaryName>[0][],
): string {
  const name = sortWords(customer.name);
  const isNamed =
    name !== '' && holders.some((holder) => sortWords(formatBeneficiaryName(holder)) === name);
  if (!isNamed)
    return `è intestata a ${customer.name}, che non è tra i beneficiari: detrae solo chi ha sostenuto la spesa. Se è un convivente o un comproprietario aggiungilo come altro beneficiario.`;
  const code = getPartyTaxCode(customer);
  return `è intestata a ${customer.name} ${code === null ? 'senza il codice fiscale' : `con il codice ${code}, che non è quello della pratica`}: controlla che sia il beneficiario e che il codice fiscale della pratica sia giusto.`;
}

/** The supplier is the company of the dossier; fees of a professional come from another supplier. */
export function checkSuppliers({ invoices, context, costs }: CheckedInvoices): InvoiceDoubt[] {
  const { vatNumber, taxCode } = context.company;
  const own = [vatNumber, taxCode].filter((code) => code !== null && code !== '') as string[];
  if (own.length === 0) return [];
  return invoices
    .filter(({ invoice }) => !isOwnParty(invoice.supplier, own))
    .filter(({ id }) => {
      const lines = costs.lines.filter(({ source }) => source.id === id);
      return lines.length === 0 || lines.some(({ part }) => part !== 'professionale');
    })
    .map(({ id, invoice }) =>
      createDoubt(
        'fornitore',
        id,
        `La ${formatInvoiceName(invoice)} è di ${invoice.supplier.name} (P.IVA ${invoice.supplier.vatNumber ?? 'non indicata'}), non della tua azienda: controlla che sia di questi lavori.`,
      ),
    );
}

const isOwnParty = ({ vatNumber, taxCode }: InvoiceParty, own: readonly string[]): boolean =>
  own.some((code) => {
    const clean = cleanTaxCode(code);
    return clean === vatNumber || clean === cleanTaxCode(taxCode ?? '');
  });

/** Another dossier of the company has the same invoice. */
export const checkOtherDossiers = ({ invoices }: CheckedInvoices): InvoiceDoubt[] =>
  invoices
    .filter(({ otherDossierIds }) => otherDossierIds.length > 0)
    .map(({ id, invoice, otherDossierIds }) =>
      createDoubt(
        'altraPratica',
        id,
        selectPlural(
          otherDossierIds.length,
          `La ${formatInvoiceName(invoice)} è anche nella pratica ${otherDossierIds[0]}: la stessa spesa si detrae una volta sola.`,
          `La ${formatInvoiceName(invoice)} è anche nelle pratiche ${otherDossierIds.join(', ')}: la stessa spesa si detrae una volta sola.`,
        ),
      ),
    );

/** Content that was changed after it was signed. */
export const checkSignatures = ({ invoices }: CheckedInvoices): InvoiceDoubt[] =>
  invoices
    .filter(({ isTampered }) => isTampered)
    .map(({ id, invoice }) =>
      createDoubt(
        'firma',
        id,
        `La ${formatInvoiceName(invoice)} è stata cambiata dopo la firma: scarica di nuovo il file dal Sistema di Interscambio.`,
      ),
    );
