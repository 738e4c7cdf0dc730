import { Button } from '@pratiche/ui';

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
          Indietro
        </Button>
      )}
      <Button type="primary" htmlType="submit" loading={sending !== null}>
        {isLast ? sendLabel(sending) : 'Avanti'}
      </Button>
    </div>
  );
}

const sendLabel = (sending: number | null): string =>
  sending === null
    ? 'Registrati'
    : sending < 100
      ? `Invio dei file: ${sending} %`
      : 'Registrazione in corso…';
