import { REGISTRATION_STEPS } from '@pratiche/domain';
import { Button, CheckOutlined, PageHeader, useConfirm, useSession } from '@pratiche/ui';
import { useEffect } from 'react';
import { Link, Navigate, useNavigate } from 'react-router';
import { AccountFormContext } from '../account-form/account-form-context.js';
import { AccountStep, AttorneyStep, BillingStep, ContractStep } from './RegistrationSteps.js';
import { useRegistration } from './useRegistration.js';

/** Registration in four steps below each other (spec platform §2). Who is logged in has no business here. */
export function RegistrationPage() {
  const { user } = useSession();
  return user ? <Navigate to="/dashboard" replace /> : <Registration />;
}

function Registration() {
  const registration = useRegistration();
  const confirm = useConfirm();
  const {
    account,
    step,
    maxStep,
    saveFile,
    goToStep,
    submit,
    sending,
    done,
    discardDraft,
    needsPasswordAgain,
  } = registration;
  if (done) return <RegistrationDone />;

  const content = [
    <AccountStep key="0" />,
    <BillingStep key="1" />,
    <AttorneyStep key="2" />,
    <ContractStep key="3" onFile={saveFile} />,
  ];
  const last = step === REGISTRATION_STEPS.length - 1;

  async function confirmDiscard() {
    if (
      await confirm({
        title: 'Cancellare i dati inseriti?',
        text: 'I dati e i file scelti vengono tolti da questo dispositivo. Non è stato ancora inviato nulla.',
        confirmLabel: 'Cancella',
        danger: true,
      })
    )
      discardDraft();
  }

  return (
    <AccountFormContext value={account}>
      <PageHeader
        title="Registrazione"
        subtitle="Quattro passi. Quanto si scrive resta su questo dispositivo fino all’invio, al massimo per 7 giorni; la password no."
      />
      {needsPasswordAgain && (
        <p role="status" className="sh-notice">
          Sono stati ritrovati i dati inseriti prima. Per sicurezza la password non viene
          conservata: va scritta di nuovo, poi si riprende da dove si era rimasti.
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
              <h2>
                <button
                  type="button"
                  className={stepHeadClass(index, step, maxStep)}
                  aria-current={index === step ? 'step' : undefined}
                  aria-disabled={(index > maxStep && index > step) || undefined}
                  id={index === step ? 'register-step' : undefined}
                  disabled={sending !== null}
                  onClick={() => {
                    if (index !== step && (index < step || index <= maxStep)) goToStep(index);
                  }}
                >
                  <span className="pr-step-mark" aria-hidden="true">
                    {index < maxStep && index !== step ? <CheckOutlined /> : index + 1}
                  </span>
                  <span>{label}</span>
                  <span className="pr-visually-hidden">{`, passo ${index + 1} di ${REGISTRATION_STEPS.length}${stepStateText(index, step, maxStep)}`}</span>
                </button>
              </h2>
              {index === step && (
                <div className="sh-reg-step-content">
                  {content[index]}
                  <div className="sh-reg-step-actions">
                    {step > 0 && (
                      <Button onClick={() => goToStep(step - 1)} disabled={sending !== null}>
                        Indietro
                      </Button>
                    )}
                    <Button type="primary" htmlType="submit" loading={sending !== null}>
                      {last ? sendLabel(sending) : 'Avanti'}
                    </Button>
                  </div>
                </div>
              )}
            </li>
          ))}
        </ol>
      </form>
      <p className="sh-register-more">
        <Link to="/login">Torna al login</Link>
        <button type="button" className="pr-link-button" onClick={() => void confirmDiscard()}>
          Cancella i dati inseriti
        </button>
      </p>
    </AccountFormContext>
  );
}

const stepHeadClass = (index: number, step: number, maxStep: number): string =>
  [
    'pr-step',
    index === step
      ? 'pr-step-now'
      : index < maxStep
        ? 'pr-step-done pr-step-complete'
        : index === maxStep
          ? 'pr-step-open'
          : 'pr-step-locked',
  ].join(' ');

const stepStateText = (index: number, step: number, maxStep: number): string =>
  index === step
    ? ', passo attuale'
    : index < maxStep
      ? ', completato'
      : index === maxStep
        ? ', da compilare'
        : ', bloccato: completare prima i passi precedenti';

const sendLabel = (sending: number | null): string =>
  sending === null
    ? 'Registrati'
    : sending < 100
      ? `Invio dei file: ${sending} %`
      : 'Registrazione in corso…';

function RegistrationDone() {
  const navigate = useNavigate();
  // The form and its button are gone, so the focus moves to the heading that screen readers
  // announce.
  useEffect(() => document.querySelector('h1')?.focus(), []);
  return (
    <div className="sh-reg-done">
      <PageHeader title="Registrazione completata! Controlla la tua mail per confermare la registrazione" />
      <p>
        Il messaggio arriva entro pochi minuti; conviene guardare anche nella posta indesiderata.
        Dopo la conferma, un operatore verifica il contratto.
      </p>
      <Button type="primary" size="large" onClick={() => void navigate('/login')}>
        Torna al login
      </Button>
    </div>
  );
}
