import type { DossierForm } from '../dossier/index.js';
import { cleanTaxCode, formatCents } from '../formats/index.js';
import { formatInvoiceName, type InvoiceProposal } from './dossier-invoice.js';
import { groupByInvoice, sumCosts, type CostLine, type InvoiceCosts } from './invoice-costs.js';
import { isPartyCode } from './party-code.js';

interface Holder {
  field: string;
  code: string | null;
}

const listHolders = ({ beneficiarySsn, otherBeneficiaries }: DossierForm): Holder[] => [
  { field: 'beneficiaryExpenseShare', code: beneficiarySsn },
  ...otherBeneficiaries.map((row, index) => ({
    field: `otherBeneficiaries.${index}.beneficiaryExpenseShare`,
    code: row.beneficiarySsn,
  })),
];

const isBilledTo = ({ source }: CostLine, { code }: Holder): boolean =>
  code !== null && isPartyCode(source.invoice.customer, cleanTaxCode(code));

/**
 * The share of each of several beneficiaries, where each has invoices of their own: one invoice for
 * all does not tell who paid it.
 */
export function listShareProposals(form: DossierForm, { lines }: InvoiceCosts): InvoiceProposal[] {
  const holders = listHolders(form);
  const counted = lines.filter(({ part }) => part !== 'altro');
  const isClear = counted.every(
    (line) => holders.filter((holder) => isBilledTo(line, holder)).length === 1,
  );
  if (holders.length < 2 || !isClear) return [];
  const shares = holders.map(({ field, code }) => {
    const own = counted.filter((line) => isBilledTo(line, { field, code }));
    return { field, own, cents: sumCosts(own).gross };
  });
  return shares.some(({ cents }) => cents <= 0)
    ? []
    : shares.map(({ field, own, cents }) => ({
        field,
        value: cents / 100,
        reason: `Intestate a questo beneficiario: ${groupByInvoice(own)
          .map(({ source }) => formatInvoiceName(source.invoice))
          .join(', ')}, in tutto ${formatCents(cents)} IVA compresa. Conta chi ha pagato.`,
        invoiceId: own.at(-1)?.source.id ?? 0,
      }));
}
