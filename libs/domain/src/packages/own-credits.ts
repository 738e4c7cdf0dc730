import { countAffordableFilings, type PackageBalance } from '../credits/dashboard-figures.js';
import { fromHundredths } from '../credits/index.js';
import { formatCreditCount, formatNumber, selectPlural } from '../formats/index.js';
import { ADVICE_MAX_MONTHS, sumCredits, type DossierHistory } from './advise-package.js';
import { formatMonths } from './advice-texts.js';

/** Whoever has credits for a year needs no package now. */
const ENOUGH_MONTHS = 12;

/** What the credits left are good for. */
export interface OwnCredits {
  readonly text: string;
  readonly isEnough: boolean;
}

/**
 * Months that the credits left last at the pace of the last twelve: each package pays at its own
 * costs. `null` where nothing was sent, or a package charges nothing.
 */
function countMonths(
  balances: readonly PackageBalance[],
  { filings }: DossierHistory,
): number | null {
  const years = balances.reduce((sum, pack) => sum + pack.residual / sumCredits(pack, filings), 0);
  return Number.isFinite(years) ? years * 12 : null;
}

/** The credits left in dossiers and in months; `null` without any. Credits in hundredths. */
export function describeOwnCredits(
  balances: readonly PackageBalance[],
  history: DossierHistory,
): OwnCredits | null {
  const left = balances.filter(({ residual }) => residual > 0);
  const dossiers = countAffordableFilings(left, 'ecobonus');
  if (left.length === 0 || dossiers === null || dossiers === 0) return null;
  const credits = fromHundredths(left.reduce((sum, { residual }) => sum + residual, 0));
  const months = countMonths(left, history);
  const noun = selectPlural(dossiers, 'pratica', 'pratiche');
  const own = credits === 1 ? 'il tuo credito' : `i tuoi ${formatCreditCount(credits)}`;
  const has = `Con ${own} hai ancora circa ${formatNumber(dossiers, 0)} ${noun} Ecobonus`;
  if (months === null || months < ENOUGH_MONTHS) return { text: `${has}.`, isEnough: false };
  const lasting =
    months > ADVICE_MAX_MONTHS ? `più di ${ADVICE_MAX_MONTHS} mesi` : formatMonths(months);
  return {
    text: `${has}: a questo ritmo ${selectPlural(credits, 'basta', 'bastano')} per ${lasting}.`,
    isEnough: true,
  };
}
