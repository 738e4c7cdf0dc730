import { formatCents, type BeneficiaryEstimate, type DeductionEstimate } from '@pratiche/domain';
import { DEDUCTION_TEXTS as TEXTS } from './texts.js';

const CAPPED = TEXTS.limited;

/** The deduction of a single beneficiary, in a sentence. */
export const DeductionSentence = ({ estimate }: { estimate: DeductionEstimate }) => (
  <>
    {TEXTS.deductionOf(estimate.rate)}{' '}
    <strong className="pr-number">{formatCents(estimate.deductionCents)}</strong>
    {TEXTS.about} <span className="pr-number">{formatCents(estimate.yearlyCents)}</span>{' '}
    {TEXTS.yearlyFor(estimate.years)}
    {estimate.isCapped && ` ${CAPPED}`} <span className="pr-muted">{TEXTS.noTaxValue}</span>
  </>
);

/** The deduction of each of several beneficiaries. */
export const DeductionShares = ({ shares }: { shares: readonly BeneficiaryEstimate[] }) => (
  <>
    <ul className="wz-shares">
      {shares.map((share, place) => (
        <li key={place}>
          {TEXTS.shareOf(share.beneficiary.name || TEXTS.beneficiary(place + 1), share.rate)}{' '}
          <span className="pr-number">{formatCents(share.expenseCents)}</span>,{' '}
          <strong className="pr-number">{formatCents(share.deductionCents)}</strong>
          {TEXTS.about} <span className="pr-number">{formatCents(share.yearlyCents)}</span>{' '}
          {TEXTS.yearlyFor(share.years)}
        </li>
      ))}
    </ul>
    {shares.some(({ isCapped }) => isCapped) && `${CAPPED} `}
    <span className="pr-muted">{TEXTS.noTaxValue}</span>
  </>
);
