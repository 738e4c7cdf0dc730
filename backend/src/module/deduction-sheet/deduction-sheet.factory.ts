import {
  describeDeductionRates,
  formatBeneficiaryName,
  listDeductionInstalments,
  formatCents,
  formatEuro,
  getPropertyRight,
  isRealRightAsked,
  PROPERTY_RIGHT_LABELS,
  getChoiceLabel,
  POSSESSION_TYPES,
  sanitizeFileName,
  SERVICE_TYPES,
  type DeductionEstimate,
  type DossierForm,
  type ServiceType,
  type Rules,
} from '@pratiche/domain';
import { PdfDocumentBuilder } from '../../platform/pdf/index.js';

export interface DeductionSheetData {
  dossierId: number;
  form: DossierForm;
  service: ServiceType;
  /** Year in which the expense is paid. */
  year: number;
  expenseCents: number;
  /** The answer to the question that ENEA's title 1 leaves open. */
  hasRealRight?: boolean;
  businessName: string | null;
  created?: Date;
}

/**
 * A customer's names have no limit elsewhere; a company name is shown in full, because registration
 * has the same limit.
 */
const [CUSTOMER_MAX, COMPANY_MAX] = [60, 120];
const NO_TAX_VALUE = 'Stima senza valore fiscale';

/** Creates one page for the customer: the expense, the deduction and its years. */
export async function createDeductionSheetPdf(
  { hasRealRight = false, ...data }: DeductionSheetData,
  rules: Rules,
): Promise<Buffer> {
  const { dossierId, service, year, expenseCents, businessName, created } = data;
  const form = { ...data.form, hasRealRight };
  const estimate = rules.estimateDeduction(form, service, expenseCents, year);
  const pdf = new PdfDocumentBuilder({
    title: 'Stima della detrazione',
    subject: `Pratica n. ${dossierId}`,
    ...(created ? { created } : {}),
  });
  pdf.addTitle().addStrongText(NO_TAX_VALUE);
  pdf.addKeyValues([
    ['Cliente', truncateName(formatBeneficiaryName(form), CUSTOMER_MAX) || null],
    ['Preparata da', businessName && truncateName(businessName, COMPANY_MAX)],
    ['Pratica', `n. ${dossierId} · ${getChoiceLabel(SERVICE_TYPES, service)}`],
    ['Spesa', `${formatCents(expenseCents)}, pagata nel ${year}`],
    ['Aliquota', `${estimate.rate} %`],
    ['Detrazione stimata', `${formatCents(estimate.deductionCents)} in ${estimate.years} anni`],
    ['Ogni anno', formatCents(estimate.yearlyCents)],
  ]);
  pdf.addHeading('Quote annuali');
  const quotas = listDeductionInstalments(estimate, year);
  const half = Math.ceil(quotas.length / 2);
  pdf.addTable({
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
  pdf.addSmallText('Ogni quota si indica nella dichiarazione dei redditi presentata l’anno dopo.');
  pdf
    .addHeading('Su che cosa si basa')
    .addList(listAssumptions(form, service, year, estimate, rules));
  pdf.addSmallText(
    `${NO_TAX_VALUE}: è un calcolo indicativo sui dati della pratica e non sostituisce il parere di un consulente fiscale né la verifica dell’Amministrazione finanziaria.`,
  );
  return pdf.toBuffer();
}

/** Keeps the document on one page for names of any length. */
const truncateName = (name: string, max: number): string =>
  name.length <= max ? name : `${name.slice(0, max)}…`;

/** Who gets the deduction, as the rate sees it. */
function describeHolder(form: DossierForm & { hasRealRight: boolean }): string {
  if (form.isCompany) return 'persona giuridica';
  const right = getPropertyRight(form);
  const title = right === null ? 'titolo non ancora indicato' : PROPERTY_RIGHT_LABELS[right];
  const use =
    getChoiceLabel(POSSESSION_TYPES, form.immovablePossessionType).toLowerCase() ||
    'uso non ancora indicato';
  return `${title}, ${use}`;
}

function listAssumptions(
  form: DossierForm & { hasRealRight: boolean },
  service: ServiceType,
  year: number,
  { rate, isCapped }: DeductionEstimate,
  { getDeductionAssumption, getDeductionTable }: Rules,
): string[] {
  const { source, values } = getDeductionTable(year);
  const assumption = getDeductionAssumption(form, year);
  return [
    `Aliquota del ${rate} % per le spese del ${year}: ${describeHolder(form)}. Per quell’anno ${describeDeductionRates(values)} (${source}).`,
    ...(assumption === null ? [] : [assumption]),
    ...(isRealRightAsked(form) && !form.hasRealRight
      ? [
          'Chi ha l’usufrutto, l’uso o il diritto di abitazione sull’immobile lo dica: per questa stima vale come locatario o comodatario.',
        ]
      : []),
    service === 1
      ? `Ecobonus: detrazione massima di ${formatEuro(values.ecobonusDeductionMax)} per unità, per i serramenti e a parte per schermature e chiusure.`
      : `La spesa massima è di ${formatEuro(values.homeExpenseMax)} per unità immobiliare, insieme agli altri lavori di recupero.`,
    ...(isCapped
      ? [
          'Il limite riduce la detrazione di questa pratica: la parte oltre il limite non si recupera.',
        ]
      : []),
    'La spesa è tutta detraibile, pagata con bonifico parlante da chi chiede la detrazione, e la pratica è trasmessa a ENEA entro 90 giorni dalla fine dei lavori.',
    'La quota si recupera fino all’imposta dell’anno; il resto non si rimborsa e non passa agli anni dopo.',
    'Con un reddito oltre 75.000,00 € valgono altri limiti, che questa stima non considera.',
    ...(form.otherBeneficiaries.length > 0
      ? [
          'Più beneficiari: a ciascuno la detrazione della parte che ha pagato, secondo il proprio titolo.',
        ]
      : []),
  ];
}

/** `stima-detrazione-Ortensia-Brughetti-12.pdf`. */
export const deductionSheetFileName = ({
  dossierId,
  form,
}: Pick<DeductionSheetData, 'dossierId' | 'form'>): string =>
  `${['stima-detrazione', sanitizeFileName(formatBeneficiaryName(form)), String(dossierId)].filter((part) => part !== '').join('-')}.pdf`;
