import { useState } from 'react';
import Drawer from '../lazy/Drawer.js';
import { Stepper, type StepperProps } from './Stepper.js';

/** The steps on a phone: "Passo 3 di 11 · Ubicazione" with a bar, which opens the list. */
export function CompactStepper({ label, steps, onSelect }: StepperProps) {
  const [open, setOpen] = useState(false);
  const index = Math.max(
    0,
    steps.findIndex(({ state }) => state === 'now'),
  );
  const done = steps.filter(({ state, complete }) => state === 'done' || complete).length;
  return (
    <>
      <button
        type="button"
        className="pr-compact-steps"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <span>{`Passo ${index + 1} di ${steps.length} · ${steps[index]?.label ?? ''}`}</span>
        <span aria-hidden="true">▾</span>
        <span className="pr-compact-bar" aria-hidden="true">
          <span style={{ width: `${(100 * done) / Math.max(1, steps.length)}%` }} />
        </span>
      </button>
      <Drawer
        open={open}
        title={label}
        placement="bottom"
        size="86%"
        onClose={() => setOpen(false)}
        closable={{ 'aria-label': 'Chiudi' }}
      >
        <Stepper
          withReasons
          label={label}
          steps={steps}
          onSelect={(key) => {
            setOpen(false);
            onSelect(key);
          }}
        />
      </Drawer>
    </>
  );
}
