import { cleanTaxCode, selectPlural } from '../../formats/index.js';
import { formatInvoiceName } from '../dossier-invoice.js';
import type { InvoiceParty } from '../e-invoice.js';
import { isPartyCode } from '../propose-customer.js';
import { createDoubt, type CheckedInvoices, type InvoiceDoubt } from './invoice-doubt.js';

/** The holder of an invoice is one of the beneficiaries. */
export function checkHolders({ form, invoices }: CheckedInvoices): InvoiceDoubt[] {
  const codes = [form.beneficiarySsn, ...form.otherBeneficiaries.map((one) => one.beneficiarySsn)]
    .filter((code) => code !== null)
    .map(cleanTaxCode);
  if (codes.length === 0) return [];
  return invoices
    .filter(({ invoice }) => !codes.some((code) => isPartyCode(invoice.customer, code)))
    .map(({ id, invoice }) =>
      createDoubt(
        'intestatario',
        id,
        `La ${formatInvoiceName(invoice)} è intestata a ${invoice.customer.name}, che non è tra i beneficiari: detrae solo chi ha sostenuto la spesa. Se è un convivente o un comproprietario aggiungilo come altro beneficiario.`,
        { field: 'beneficiarySsn' },
      ),
    );
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
