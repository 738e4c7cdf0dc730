import {
  describeDeductionRates,
  formatBeneficiaryName,
  formatCents,
  formatDay,
  formatEuro,
  getTodayInRome,
  listRealRightQuestions,
  getChoiceLabel,
  sanitizeFileName,
  SERVICE_TYPES,
  type BeneficiaryEstimate,
  type BeneficiaryShare,
  type DeductionEstimate,
  type DossierForm,
  type ServiceType,
  type AllRules,
} from '@pratiche/domain';
import { PdfDocumentBuilder } from '../../platform/pdf/index.js';
import {
  describeHolder,
  drawInstalments,
  drawShares,
  nameHolder,
  truncateName,
} from './deduction-sheet-sections.util.js';

interface PreparedBy {
  name: string;
  phone: string | null;
  vat: string | null;
}

export interface DeductionSheetData {
  dossierId: number;
  form: DossierForm;
  service: ServiceType;
  /** Year in which the expense is paid. */
  year: number;
  expenseCents: number;
  /**
   * Places of the beneficiaries who said of ENEA's title 1 that theirs is a real right; 0 is the
   * first one.
   */
  realRights?: readonly number[];
  /** The company that hands the sheet out, as the customer reaches it. */
  preparedBy: PreparedBy | null;
  /** Name of the portal, below each page; above it where no company is known. */
  brand?: string;
  created?: Date;
}

/** Names have no limit elsewhere; a company's is shown in full, because registration has the same limit. */
const NAME_MAX = 120;
/** To be changed with the words of the sheet. */
const EDITION = '2026-11';
const NO_TAX_VALUE = 'Stima senza valore fiscale';

/** Creates one page for the customer: the expense, the deduction and its years. */
export async function createDeductionSheetPdf(
  data: DeductionSheetData,
  rules: AllRules,
): Promise<Buffer> {
  const { dossierId, service, year, expenseCents, preparedBy, realRights = [] } = data;
  const { created = new Date() } = data;
  const form = { ...data.form, hasRealRight: realRights.includes(0) };
  const shares = rules.estimateSharedDeductions({ form, service, expenseCents, year, realRights });
  const estimate = rules.estimateDeduction(form, service, expenseCents, year);
  const pdf = new PdfDocumentBuilder({
    title: 'Stima della detrazione',
    subject: `Pratica n. ${dossierId}`,
    edition: EDITION,
    // The customer knows the company, not the portal.
    brand: preparedBy === null ? data.brand : truncateName(preparedBy.name, NAME_MAX),
    reference: [`Pratica n. ${dossierId}`, preparedBy && data.brand].filter(Boolean).join(' · '),
    created,
  });
  pdf.addTitle().addParagraph(NO_TAX_VALUE);
  drawResult(pdf, shares ?? [estimate]);
  pdf.addKeyValues([
    ['Cliente', truncateName(formatBeneficiaryName(form), NAME_MAX) || null],
    ['Preparata da', preparedBy && describePreparer(preparedBy)],
    ['Data', formatDay(getTodayInRome(created))],
    ['Pratica', `n. ${dossierId} · ${getChoiceLabel(SERVICE_TYPES, service)}`],
    ['Spesa', `${formatCents(expenseCents)}, pagata nel ${year}`],
  ]);
  if (shares === null) drawInstalments(pdf, estimate, year);
  else drawShares(pdf, shares, year);
  pdf.addSmallText('Indica ogni quota nella dichiarazione dei redditi che presenti l’anno dopo.');
  const holders = shares ?? [{ ...estimate, beneficiary: null, possession: form }];
  pdf.addHeading('Su che cosa si basa').addList(listAssumptions(data, holders, rules));
  pdf.addSmallText(
    'È un calcolo indicativo sui dati della pratica: non sostituisce il parere di un consulente fiscale né la verifica dell’Amministrazione finanziaria.',
  );
  return pdf.toBuffer();
}

/** What the customer looks for first: the whole deduction, and how much of it each year. */
function drawResult(pdf: PdfDocumentBuilder, estimates: readonly DeductionEstimate[]): void {
  const sum = (pick: (estimate: DeductionEstimate) => number): string =>
    formatCents(estimates.reduce((total, estimate) => total + pick(estimate), 0));
  // The last year has the cents that ten equal parts leave over.
  const isExact = estimates.every(
    ({ deductionCents, yearlyCents, years }) => yearlyCents * years === deductionCents,
  );
  const rate = estimates.length === 1 ? `, al ${estimates[0]?.rate} %` : '';
  pdf.addKeyFigure(
    estimates.length > 1 ? 'In detrazione, insieme' : 'In detrazione',
    sum(({ deductionCents }) => deductionCents),
    `${isExact ? '' : 'circa '}${sum(({ yearlyCents }) => yearlyCents)} ogni anno per ${estimates[0]?.years ?? 0} anni${rate}`,
  );
}

const describePreparer = ({ name, phone, vat }: PreparedBy): string =>
  [
    truncateName(name, NAME_MAX),
    phone !== null && `telefono ${phone}`,
    vat !== null && `partita IVA ${vat}`,
  ]
    .filter(Boolean)
    .join(', ');

/** Whose deduction an estimate is; a single beneficiary is not named again. */
type Holder = Pick<DeductionEstimate, 'rate' | 'isCapped'> &
  Pick<BeneficiaryEstimate, 'possession'> & { beneficiary: BeneficiaryShare | null };

function listAssumptions(
  { form, service, year, realRights = [] }: DeductionSheetData,
  holders: readonly Holder[],
  { getDeductionAssumption, getDeductionTable }: AllRules,
): string[] {
  const { source, values } = getDeductionTable(year);
  const first = holders[0]?.possession ?? form;
  const isOpen = (place: number): boolean =>
    listRealRightQuestions(form).includes(place) && !realRights.includes(place);
  const assumption = getDeductionAssumption({ ...form, ...first }, year);
  return [
    ...holders.map(
      ({ rate, possession, beneficiary }) =>
        `${beneficiary === null ? 'Aliquota' : `${nameHolder(beneficiary)}: aliquota`} del ${rate} % per le spese del ${year}: ${describeHolder(possession)}.`,
    ),
    `Per quell’anno ${describeDeductionRates(values)} (${source}).`,
    ...(assumption === null ? [] : [assumption]),
    ...(holders.some((_, place) => isOpen(place))
      ? [
          'Chi ha l’usufrutto, l’uso o il diritto di abitazione sull’immobile lo dica: per questa stima vale come locatario o comodatario.',
        ]
      : []),
    service === 1
      ? `Ecobonus: detrazione massima di ${formatEuro(values.ecobonusDeductionMax)} per unità, per i serramenti e a parte per schermature e chiusure.`
      : `La spesa massima è di ${formatEuro(values.homeExpenseMax)} per unità immobiliare, insieme agli altri lavori di recupero.`,
    ...(holders.some(({ isCapped }) => isCapped)
      ? [
          'Il limite riduce la detrazione di questa pratica: la parte oltre il limite non si recupera.',
        ]
      : []),
    // Who has business income needs no such transfer, and the limit of the income is of persons.
    `La spesa è tutta detraibile, pagata con bonifico parlante${form.isCompany ? ' (non serve a chi ha reddito d’impresa)' : ''} da chi chiede la detrazione, e la pratica è trasmessa a ENEA entro 90 giorni dalla fine dei lavori.`,
    'La quota si recupera fino all’imposta dell’anno; il resto non si rimborsa e non passa agli anni dopo.',
    ...(form.isCompany
      ? []
      : ['Con un reddito oltre 75.000,00 € valgono altri limiti, che questa stima non considera.']),
    ...(form.otherBeneficiaries.length > 0
      ? [
          holders.length > 1
            ? 'Più beneficiari: a ciascuno la detrazione della parte che ha pagato, con il proprio titolo; il limite dell’immobile è diviso secondo le quote.'
            : 'Più beneficiari: a ciascuno la detrazione della parte che ha pagato, secondo il proprio titolo.',
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
