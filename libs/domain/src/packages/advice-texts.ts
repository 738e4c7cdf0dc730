import { getChoiceLabel, SERVICE_TYPES } from '../enumerations/index.js';
import { formatCents, formatCreditCount, formatNumber, selectPlural } from '../formats/index.js';
import { ADVICE_MAX_MONTHS, type DossierHistory, type PackageAdvice } from './advise-package.js';

/** Said where no dossier of the last twelve months lets the packages be compared. */
export const NO_HISTORY_TEXT =
  'Negli ultimi 12 mesi non hai inviato pratiche: confronta i pacchetti dal prezzo a pratica. Dopo i primi invii ti diciamo qui quale ti conviene.';

/** Said where the credits left last for a year. */
export const ENOUGH_CREDITS_TEXT = 'Per ora non ti serve un pacchetto.';

/** Said where every package costs the same for the dossiers that were sent. */
export const SAME_PRICE_TEXT =
  'Per le pratiche che invii i pacchetti costano uguale: scegli in base a quanti crediti ti servono.';

const LONGER_TEXT = ` Un pacchetto più grande costa meno a pratica, ma ti basterebbe per più di ${ADVICE_MAX_MONTHS} mesi.`;

const formatDossiers = (count: number): string =>
  selectPlural(
    count,
    'la pratica che hai inviato',
    `le ${formatNumber(count, 0)} pratiche che hai inviato`,
  );

/** Why a package is the cheapest, in one or two sentences. */
export function explainAdvice(
  { services }: DossierHistory,
  { costCents, savedCents, credits, isLongerCheaper, months }: PackageAdvice,
): string {
  const sent = services.filter(({ dossiers }) => dossiers > 0);
  const total = sent.reduce((sum, { dossiers }) => sum + dossiers, 0);
  const parts = sent.map(
    ({ serviceType, dossiers }) =>
      `${formatNumber(dossiers, 0)} ${getChoiceLabel(SERVICE_TYPES, serviceType)}`,
  );
  const lasting = months === null ? '' : ` A questo ritmo ti dura ${formatMonths(months)}.`;
  const saved =
    savedCents === 0 ? '' : `: ${formatCents(savedCents)} in meno che con il pacchetto più caro`;
  return (
    `Per ${formatDossiers(total)} negli ultimi 12 mesi (${parts.join(', ')}; ${formatCreditCount(credits)}) avresti speso ` +
    `${formatCents(costCents)} + IVA${saved}.${lasting}${isLongerCheaper ? LONGER_TEXT : ''}`
  );
}

export function formatMonths(months: number): string {
  const whole = Math.round(months);
  if (whole < 1) return 'meno di un mese';
  return selectPlural(whole, 'circa un mese', `circa ${formatNumber(whole, 0)} mesi`);
}

/** What the page says above the packages. */
export const describeAdvice = (
  history: DossierHistory,
  advice: PackageAdvice | null,
): string | null => {
  if (advice !== null) return null;
  return history.services.some(({ dossiers }) => dossiers > 0) ? SAME_PRICE_TEXT : NO_HISTORY_TEXT;
};
