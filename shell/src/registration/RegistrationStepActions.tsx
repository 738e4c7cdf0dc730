import { Button } from '@pratiche/ui';
import { REGISTRATION_TEXTS } from './texts.js';

interface RegistrationStepActionsProps {
  isFirst: boolean;
  isLast: boolean;
  /** Percentage of the files sent so far; `null` before the submission. */
  sending: number | null;
  onBack: () => void;
}

/** Buttons under a step: back, and on or submit. */
export function RegistrationStepActions(props: RegistrationStepActionsProps) {
  const { isFirst, isLast, sending, onBack } = props;
  return (
    <div className="sh-reg-step-actions">
      {!isFirst && (
        <Button onClick={onBack} disabled={sending !== null}>
          {REGISTRATION_TEXTS.back}
        </Button>
      )}
      <Button type="primary" htmlType="submit" loading={sending !== null}>
        {isLast ? sendLabel(sending) : REGISTRATION_TEXTS.next}
      </Button>
    </div>
  );
}

const sendLabel = (sending: number | null): string =>
  sending === null
    ? REGISTRATION_TEXTS.register
    : sending < 100
      ? REGISTRATION_TEXTS.sendingFiles(sending)
      : REGISTRATION_TEXTS.registering;
