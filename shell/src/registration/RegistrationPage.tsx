import { REGISTRATION_STEPS } from '@pratiche/domain/accounts';
import { PageHeader, useSession, useConfirm, Button } from '@pratiche/ui';
import { Navigate, Link } from 'react-router';
import { AccountFormContext } from '../account-form/account-form-context.js';
import { RegistrationErrorList } from './RegistrationErrorList.js';
import { RegistrationDone } from './RegistrationDone.js';
import { RegistrationStepHead } from './RegistrationStepHead.js';
import { AccountStep, AttorneyStep, BillingStep, ContractStep } from './RegistrationSteps.js';
import { REGISTRATION_TEXTS } from './texts.js';
import { useRegistration } from './useRegistration.js';
import './registration.css';

const DISCARD_QUESTION = { ...REGISTRATION_TEXTS.discard, danger: true };

/** Registration in four steps below each other (spec platform §2). Who is logged in has no business here. */
export function RegistrationPage() {
  const { user } = useSession();
  return user ? <Navigate to="/dashboard" replace /> : <Registration />;
}

function Registration() {
  const registration = useRegistration();
  const {
    account,
    step,
    maxStep,
    stepErrors,
    saveFile,
    goToStep,
    submit,
    sending,
    sent,
    discardDraft,
    needsPasswordAgain,
  } = registration;
  if (sent) return <RegistrationDone sent={sent} />;

  const content = [
    <AccountStep key="0" />,
    <BillingStep key="1" />,
    <AttorneyStep key="2" />,
    <ContractStep key="3" onFile={saveFile} />,
  ];
  const last = step === REGISTRATION_STEPS.length - 1;

  return (
    <AccountFormContext value={account}>
      <PageHeader title={REGISTRATION_TEXTS.title} subtitle={REGISTRATION_TEXTS.subtitle} />
      {needsPasswordAgain && (
        <p role="status" className="sh-notice">
          {REGISTRATION_TEXTS.dataFound}
        </p>
      )}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (sending === null) {
            if (last) submit();
            else goToStep(step + 1);
          }
        }}
      >
        <ol className="sh-reg-steps">
          {REGISTRATION_STEPS.map(({ id, label }, index) => (
            <li key={id}>
              <RegistrationStepHead
                label={label}
                index={index}
                step={step}
                maxStep={maxStep}
                disabled={sending !== null}
                onOpen={() => goToStep(index)}
              />
              {index === step && (
                <div className="sh-reg-step-content">
                  <RegistrationErrorList errors={stepErrors} />
                  {content[index]}
                  <RegistrationStepActions
                    isFirst={step === 0}
                    isLast={last}
                    sending={sending}
                    onBack={() => goToStep(step - 1)}
                  />
                </div>
              )}
            </li>
          ))}
        </ol>
      </form>
      <RegistrationFooter onDiscard={discardDraft} />
    </AccountFormContext>
  );
}

/** Back to the login, or away with what was typed. */
function RegistrationFooter({ onDiscard }: { onDiscard: () => void }) {
  const confirm = useConfirm();
  const discardAfterQuestion = async () => {
    if (await confirm(DISCARD_QUESTION)) onDiscard();
  };
  return (
    <p className="sh-register-more">
      <Link to="/login">{REGISTRATION_TEXTS.toLogin}</Link>
      <button type="button" className="pr-link-button" onClick={() => void discardAfterQuestion()}>
        {REGISTRATION_TEXTS.discardTyped}
      </button>
    </p>
  );
}

interface RegistrationStepActionsProps {
  isFirst: boolean;
  isLast: boolean;
  /** Percentage of the files sent so far; `null` before the submission. */
  sending: number | null;
  onBack: () => void;
}

/** Buttons under a step: back, and on or submit. */
function RegistrationStepActions(props: RegistrationStepActionsProps) {
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
