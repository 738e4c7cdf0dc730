import { CompactStepper, Stepper, type Step } from '@pratiche/ui/form';
import { useHasTwoColumns } from '../shared/layout-breakpoints.js';
import { WIZARD_TEXTS as TEXTS } from './texts.js';

const STEPS_LABEL = TEXTS.steps;

interface WizardStepperProps {
  steps: Step[];
  onSelect: (key: string) => void;
}

/** The steps in a column of their own, or above the step where there is no room for it. */
export function WizardStepper({ steps, onSelect }: WizardStepperProps) {
  return useHasTwoColumns() ? (
    <div className="wz-steps">
      <Stepper label={STEPS_LABEL} steps={steps} onSelect={onSelect} />
    </div>
  ) : (
    <div className="wz-compact">
      <CompactStepper label={STEPS_LABEL} steps={steps} onSelect={onSelect} />
    </div>
  );
}
