import type { LastStepDto } from '@pratiche/api';
import {
  formatBeneficiaryName,
  formatCreditCount,
  formatEuro,
  type DossierForm,
} from '@pratiche/domain';
import { getDoubtLabel } from '../../../doubts/doubt-label.js';
import type { OpenDoubt } from '../review/useOpenDoubts.js';
import { REVIEW_TEXTS as TEXTS } from '../review/review-texts.js';
import { sumCredits } from './sum-credits.js';

interface SendQuestionProps {
  form: DossierForm;
  lastStep: LastStepDto;
  doubts: readonly OpenDoubt[];
}

/** What sending costs and means, and the doubts that are still open. */
export function SendQuestion({ form, lastStep, doubts }: SendQuestionProps) {
  const { costLines, totalCost } = lastStep;
  return (
    <>
      <p>
        {TEXTS.sendText(
          formatBeneficiaryName(form),
          formatCreditCount(sumCredits(costLines)),
          formatEuro(totalCost),
        )}
      </p>
      {doubts.length > 0 && (
        <div className="wz-asked-again">
          <strong>{TEXTS.doubtsLeft(doubts.length)}</strong>
          <ul className="wz-open-doubts">
            {doubts.map(({ field, label, message }) => (
              <li key={`${field} ${message}`}>
                <strong>{label ?? getDoubtLabel(field)}</strong>: {message}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
