import type { LastStepDto } from '@pratiche/api';
import {
  formatBeneficiaryName,
  formatCreditCount,
  formatEuro,
  type DossierForm,
  selectPlural,
} from '@pratiche/domain';
import { getDoubtLabel } from '../../doubts/doubt-label.js';
import type { OpenDoubt } from './useOpenDoubts.js';
import { LAST_STEP_TEXTS as TEXTS } from './texts.js';

interface SendQuestionProps {
  form: DossierForm;
  lastStep: LastStepDto;
  doubts: readonly OpenDoubt[];
}

/** What sending costs and means, and the doubts that are still open. */
export function SendQuestion({ form, lastStep, doubts }: SendQuestionProps) {
  const { costLines, totalCost } = lastStep;
  const credits = costLines.reduce((sum, line) => sum + line.credits, 0);
  return (
    <>
      <p>
        {TEXTS.sendText(
          formatBeneficiaryName(form),
          formatCreditCount(credits),
          formatEuro(totalCost),
        )}
      </p>
      {doubts.length > 0 && (
        <div className="wz-asked-again">
          <strong>
            {selectPlural(doubts.length, TEXTS.oneDoubtLeft, TEXTS.doubtsLeft(doubts.length))}
          </strong>
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
