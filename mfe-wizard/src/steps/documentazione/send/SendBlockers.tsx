import { PROBLEM_CODES, type ApiError, type LastStepDto } from '@pratiche/api';
import {
  formatInsufficientCreditsMessage,
  getTodayInRome,
  type SendingError,
  checkSendingConditions,
} from '@pratiche/domain';
import { Alert, Button } from '@pratiche/ui';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useDossierForm } from '../../../form/dossier-session-context.js';
import { useLateMessage } from '../../../form/useLateMessage.js';
import { useWizardNavigationContext } from '../../../form/wizard-navigation-context.js';
import { REVIEW_TEXTS as TEXTS } from '../review/review-texts.js';
import { getDoubtLabel } from '../../../doubts/doubt-label.js';
import { fullFieldLabel } from '../../../catalog/field-catalog.js';
import { FieldLinkItem } from '../../../form/FieldLinkItem.js';

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

/** More would push what is read below out of view. */
const MAX_NAMED = 8;

interface MissingListProps {
  missing: readonly SendingError[];
  onOpen: (error: SendingError) => void;
}

/** What keeps the dossier from being sent, each by its name and with a way to it. */
export function MissingList({ missing, onOpen }: MissingListProps) {
  const named = missing.slice(0, MAX_NAMED);
  const others = missing.length - named.length;
  return (
    <div className="wz-asked-again">
      <p>
        {TEXTS.missing(missing.length)} {TEXTS.missingEnd}
      </p>
      <ul className="wz-missing">
        {named.map((error) => (
          <li key={`${error.field} ${error.message}`}>
            <button type="button" className="pr-link-button" onClick={() => onOpen(error)}>
              {getDoubtLabel(error.field)}
            </button>
          </li>
        ))}
        {others > 0 && <li>{TEXTS.othersMissing(others)}</li>}
      </ul>
    </div>
  );
}

interface SendRefusalAlertProps {
  error: ApiError;
  onOpen: (field: string) => void;
}

/** Why the server refused to send, with a link to each field that it names. */
function SendRefusalAlert({ error, onOpen }: SendRefusalAlertProps) {
  const fields = error.problem.errors ?? [];
  return (
    <Alert
      type="error"
      showIcon
      title={error.message}
      description={
        fields.length > 0 && (
          <ul className="wz-jumps">
            {fields.map(({ field, message }) => (
              <FieldLinkItem
                key={`${field} ${message}`}
                name={fullFieldLabel(field)}
                message={message}
                onJump={() => onOpen(field)}
              />
            ))}
          </ul>
        )
      }
    />
  );
}

/** Whether the credits do not suffice: as the step was loaded, or as the server refused. */
export const isWithoutCredit = (
  { hasEnoughCredits }: Pick<LastStepDto, 'hasEnoughCredits'>,
  refusal: ApiError | null,
): boolean => !hasEnoughCredits || refusal?.code === PROBLEM_CODES.insufficientCredits;
