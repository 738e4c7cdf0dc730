import { REGISTRATION_STEPS } from '@pratiche/domain/accounts';
import { CheckOutlined } from '@pratiche/ui';
import { REGISTRATION_TEXTS } from './texts.js';

interface RegistrationStepHeadProps {
  label: string;
  index: number;
  /** The step that is open. */
  step: number;
  /** The furthest step that may be opened. */
  maxStep: number;
  disabled: boolean;
  onOpen: () => void;
}

/** Head of a step: its number, its name, its state, and the button that opens it. */
export function RegistrationStepHead(props: RegistrationStepHeadProps) {
  const { label, index, step, maxStep, disabled, onOpen } = props;
  return (
    <h2>
      <button
        type="button"
        className={stepHeadClass(index, step, maxStep)}
        aria-current={index === step ? 'step' : undefined}
        aria-disabled={(index > maxStep && index > step) || undefined}
        id={index === step ? 'register-step' : undefined}
        disabled={disabled}
        onClick={() => {
          if (index !== step && (index < step || index <= maxStep)) onOpen();
        }}
      >
        <span className="pr-step-mark" aria-hidden="true">
          {index < maxStep && index !== step ? <CheckOutlined /> : index + 1}
        </span>
        <span>{label}</span>
        <span className="pr-visually-hidden">
          {REGISTRATION_TEXTS.stepOf(index + 1, REGISTRATION_STEPS.length)}
          {stepStateText(index, step, maxStep)}
        </span>
      </button>
    </h2>
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
    ? REGISTRATION_TEXTS.currentStep
    : index < maxStep
      ? REGISTRATION_TEXTS.completeStep
      : index === maxStep
        ? REGISTRATION_TEXTS.openStep
        : REGISTRATION_TEXTS.locked;
