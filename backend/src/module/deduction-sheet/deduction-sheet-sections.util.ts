import {
  formatCents,
  getChoiceLabel,
  getPropertyRight,
  POSSESSION_TYPES,
  PROPERTY_RIGHT_LABELS,
  type BeneficiaryEstimate,
  type BeneficiaryShare,
  type DeductionEstimate,
  type Possession,
  listDeductionInstalments,
} from '@pratiche/domain';
import type { PdfDocumentBuilder } from '../../platform/pdf/index.js';

/** Holds the names of firms; longer ones would take the table beyond the page. */
const HOLDER_MAX = 80;

/** Keeps the document on one page for names of any length. */
export const truncateName = (name: string, max: number): string =>
  name.length <= max ? name : `${name.slice(0, max).trimEnd()}…`;

export const nameHolder = ({ name }: Pick<BeneficiaryShare, 'name'>): string =>
  truncateName(name, HOLDER_MAX) || 'Beneficiario senza nome';

/** Who gets the deduction, as the rate sees it. */
export function describeHolder(possession: Possession): string {
  if (possession.isCompany) return 'persona giuridica';
  const right = getPropertyRight(possession);
  const title = right === null ? 'titolo non ancora indicato' : PROPERTY_RIGHT_LABELS[right];
  return `${title}, ${describeUse(possession.immovablePossessionType)}`;
}

/** "Altro" says nothing by itself. */
function describeUse(type: Possession['immovablePossessionType']): string {
  if (type === null) return 'uso non ancora indicato';
  const mainHome = getChoiceLabel(POSSESSION_TYPES, 0).toLowerCase();
  return type === 0 ? mainHome : `immobile diverso dall’${mainHome}`;
}

/** The yearly parts, in two columns of years. */
export function drawInstalments(
  pdf: PdfDocumentBuilder,
  estimate: DeductionEstimate,
  year: number,
): void {
  const quotas = listDeductionInstalments(estimate, year);
  const half = Math.ceil(quotas.length / 2);
  pdf.addHeading('Quote annuali').addTable({
    columns: [
      { width: 1, title: 'Anno', isHeader: true },
      { width: 2, title: 'Quota', align: 'right' },
      { width: 1, title: 'Anno', isHeader: true },
      { width: 2, title: 'Quota', align: 'right' },
    ],
    rows: quotas.slice(0, half).map((quota, index) => {
      const other = quotas[index + half];
      return [
        String(quota.year),
        formatCents(quota.cents),
        other ? String(other.year) : '',
        other ? formatCents(other.cents) : '',
      ];
    }),
  });
}

/** The deduction of each of several beneficiaries, with the own rate. */
export function drawShares(
  pdf: PdfDocumentBuilder,
  shares: readonly BeneficiaryEstimate[],
  year: number,
): void {
  const years = shares[0]?.years ?? 0;
  pdf.addHeading('Detrazione di ciascun beneficiario').addTable({
    columns: [
      { width: 4, title: 'Beneficiario', isHeader: true },
      { width: 2, title: 'Quota di spesa', align: 'right' },
      { width: 1, title: 'Aliquota', align: 'right' },
      { width: 2, title: 'Detrazione', align: 'right' },
      { width: 2, title: 'Ogni anno', align: 'right' },
    ],
    rows: shares.map(({ beneficiary, expenseCents, rate, deductionCents, yearlyCents }) => [
      nameHolder(beneficiary),
      formatCents(expenseCents),
      `${rate} %`,
      formatCents(deductionCents),
      formatCents(yearlyCents),
    ]),
  });
  pdf.addParagraph(
    `La detrazione di ciascuno è divisa in ${years} quote annuali, dal ${year} al ${year + years - 1}; l’ultima comprende l’arrotondamento.`,
  );
}
