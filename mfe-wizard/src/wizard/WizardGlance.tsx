import {
  getTodayInRome,
  type StepState,
  calculatePercentComplete,
  summarizeCompleteness,
} from '@pratiche/domain';
import { DeadlineLight } from '@pratiche/ui';
import { useDossierForm, useDossierState } from '../form/dossier-session-context.js';
import { useHasReturnPoints } from '../returns/useReturnPoints.js';
import { SaveStatus } from './SaveStatus.js';
import { WIZARD_TEXTS as TEXTS } from './texts.js';
import { useDossierRules } from '../form/useDossierRules.js';

/**
 * Saving, completeness and the last day, where the summary beside the form has no room. In a
 * returned dossier the dates are folded, because what is to mend comes first. Beside the step's title
 * there is no room for the completeness.
 */
export function WizardGlance({ steps }: { steps?: readonly StepState[] }) {
  const form = useDossierForm();
  const deadline = useSendDeadline();
  const isReturned = useDossierState(({ record }) => Boolean(record?.rejectReason));
  const isFolded = useHasReturnPoints() && isReturned && deadline !== null;
  const rest = (
    <>
      {steps !== undefined && (
        <span className="wz-completeness pr-number">
          {summarizeCompleteness(steps, form, getTodayInRome()) ??
            `${TEXTS.completeness} ${calculatePercentComplete(steps)} %`}
        </span>
      )}
      <SendDeadline />
    </>
  );
  return (
    <div className="wz-glance">
      <SaveStatus />
      {isFolded ? (
        <details className="wz-glance-fold">
          <summary>
            {TEXTS.toSend} <DeadlineLight deadline={deadline} isShort />
          </summary>
          {rest}
        </details>
      ) : (
        rest
      )}
    </div>
  );
}

function useSendDeadline(): string | null {
  const { calculateDeadline } = useDossierRules();
  return useDossierState((state) => calculateDeadline(state.form));
}

/** The last day for sending, where the summary beside the form has no room. */
function SendDeadline() {
  const deadline = useSendDeadline();
  if (deadline === null) return null;
  return (
    <p className="wz-deadline">
      <span>{TEXTS.sendBy}</span> <DeadlineLight deadline={deadline} hasLegalDay />
    </p>
  );
}
