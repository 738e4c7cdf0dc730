import { listBeneficiaryShares } from '../deduction/beneficiary-shares.js';
import { sumExpenseCents, type DossierForm } from '../dossier/index.js';
import { formatCents } from '../formats/index.js';
import type { Warning } from './warning.js';

const COMMON = {
  limit: '',
  source: 'Art. 16-bis D.P.R. 917/1986; art. 14 D.L. 63/2013',
  rule: 'A ciascuno la detrazione della spesa che ha sostenuto',
};

const getShareField = (place: number): string =>
  place === 0
    ? 'beneficiaryExpenseShare'
    : `otherBeneficiaries.${place - 1}.beneficiaryExpenseShare`;

/**
 * Several beneficiaries whose shares are missing or do not add up to the expense. Where no expense
 * is asked for there is nothing to add up to.
 */
export function listShareWarnings(form: DossierForm): Warning[] {
  if (form.otherBeneficiaries.length === 0) return [];
  const shares = listBeneficiaryShares(form);
  const missing = shares.findIndex(({ shareCents }) => shareCents === null);
  if (missing >= 0)
    return [
      {
        ...COMMON,
        field: getShareField(missing),
        message:
          'Con più beneficiari serve la quota di spesa di ciascuno: nessuno può detrarre la spesa di un altro',
      },
    ];
  const total = form.serviceType === 1 ? sumExpenseCents(form) : 0;
  const sum = shares.reduce((cents, { shareCents }) => cents + (shareCents ?? 0), 0);
  return total === 0 || total === sum
    ? []
    : [
        {
          ...COMMON,
          field: getShareField(0),
          limit: formatCents(total),
          message: `Le quote dei beneficiari fanno ${formatCents(sum)}, le spese della pratica ${formatCents(total)}: ricontrolla gli importi`,
        },
      ];
}
