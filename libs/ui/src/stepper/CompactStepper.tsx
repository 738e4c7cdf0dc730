import { useState } from 'react';
import Drawer from '../lazy/Drawer.js';
import { isStepDone, Stepper, type StepperProps } from './Stepper.js';
import { STEPPER_TEXTS as TEXTS } from './texts.js';
import './stepper.css';

/** The steps on a phone: "Passo 3 di 11 · Ubicazione" with a segment for each, which opens the list. */
export function CompactStepper({ label, steps, onSelect }: StepperProps) {
  const [open, setOpen] = useState(false);
  const index = Math.max(
    0,
    steps.findIndex(({ state }) => state === 'now'),
  );
  return (
    <>
      <button
        type="button"
        className="pr-compact-steps"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <span>{TEXTS.position(index + 1, steps.length, steps[index]?.label ?? '')}</span>
        <span aria-hidden="true">▾</span>
        <span className="pr-compact-bar" aria-hidden="true">
          {steps.map((step) => (
            <span
              key={step.key}
              className={[
                isStepDone(step) ? 'pr-compact-done' : step.isToMend ? 'pr-compact-mend' : '',
                step.state === 'now' ? 'pr-compact-now' : '',
              ].join(' ')}
            />
          ))}
        </span>
      </button>
      <Drawer
        open={open}
        title={label}
        placement="bottom"
        size="86%"
        onClose={() => setOpen(false)}
        closable={{ 'aria-label': TEXTS.close }}
      >
        <Stepper
          withReasons
          label={label}
          steps={steps.map(({ onOpenReason, ...step }) => ({
            ...step,
            onOpenReason:
              onOpenReason &&
              (() => {
                setOpen(false);
                onOpenReason();
              }),
          }))}
          onSelect={(key) => {
            setOpen(false);
            onSelect(key);
          }}
        />
      </Drawer>
    </>
  );
}
