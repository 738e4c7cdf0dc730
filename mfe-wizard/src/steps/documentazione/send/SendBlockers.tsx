import { PROBLEM_CODES, type ApiError, type LastStepDto } from '@pratiche/api';
import {
  formatInsufficientCreditsMessage,
  getTodayInRome,
  type SendingError,
} from '@pratiche/domain';
import { checkSendingConditions } from '@pratiche/domain/dossier-rules';
import { Alert, Button } from '@pratiche/ui';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useDossierForm } from '../../../form/dossier-session-context.js';
import { useLateMessage } from '../../../form/useLateMessage.js';
import { useWizardNavigationContext } from '../../../form/wizard-navigation-context.js';
import { MissingList } from './MissingList.js';
import { SendRefusalAlert } from './SendRefusalAlert.js';
import { isWithoutCredit } from './send-refusal.js';
import { REVIEW_TEXTS as TEXTS } from '../review/review-texts.js';

interface SendBlockersProps {
  lastStep: LastStepDto;
  refusal: ApiError | null;
  missing: readonly SendingError[];
  onShowMissing: (error: SendingError) => void;
}

/** Why the dossier cannot be sent, above all else. */
export function SendBlockers({ lastStep, refusal, missing, onShowMissing }: SendBlockersProps) {
  const form = useDossierForm();
  const { openField } = useWizardNavigationContext();
  const navigate = useNavigate();
  const frame = useRef<HTMLDivElement>(null);
  const lateMessage = useLateMessage();
  const conditions = checkSendingConditions(form, getTodayInRome());

  // The button that was refused is below; the reason is shown above.
  useEffect(() => {
    if (refusal !== null) frame.current?.scrollIntoView({ block: 'center' });
  }, [refusal]);

  return (
    <div className="wz-blockers" ref={frame}>
      {isWithoutCredit(lastStep, refusal) && (
        <Alert
          type="error"
          showIcon
          title={formatInsufficientCreditsMessage(lastStep.moduleCredits)}
          action={<Button onClick={() => void navigate('/packages')}>{TEXTS.buyCredits}</Button>}
        />
      )}
      {lateMessage !== null && <Alert type="error" showIcon title={lateMessage} />}
      {refusal && refusal.code !== PROBLEM_CODES.insufficientCredits && (
        <SendRefusalAlert error={refusal} onOpen={openField} />
      )}
      {conditions.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title={conditions.map(({ message }) => `${message}.`).join(' ')}
        />
      )}
      {missing.length > 0 && lateMessage === null && (
        <MissingList missing={missing} onOpen={onShowMissing} />
      )}
    </div>
  );
}
