import { useId, useState } from 'react';
import { Tooltip } from '../basic/index.js';
import { CheckOutlined, LockOutlined } from '../icons.js';
import { STEPPER_TEXTS as TEXTS } from './texts.js';
import './stepper.css';

export interface Step {
  key: string;
  label: string;
  state: 'done' | 'now' | 'open' | 'locked';
  /** Where the person is now may be done already. */
  complete?: boolean;
  /** Something of it was sent back to be corrected. */
  isToMend?: boolean;
  /** Warnings about it, which block nothing; a step that is done shows that it has some. */
  warnings?: number | undefined;
  /** Why a locked step cannot be opened. */
  reason?: string | undefined;
  /** Leads to what keeps it locked. */
  onOpenReason?: (() => void) | undefined;
}

export interface StepperProps {
  /** What the steps lead to, for screen readers. */
  label: string;
  steps: readonly Step[];
  onSelect: (key: string) => void;
  /**
   * Shows the reasons of locked steps below their names, because touch devices have no hover or
   * focus.
   */
  withReasons?: boolean;
}

/** The steps below each other. Locked ones stay reachable by keyboard, because they say why. */
export function Stepper({ label, steps, onSelect, withReasons = false }: StepperProps) {
  // Touching a locked step shows its own reason; unasked, a reason shared by steps in a row is written once.
  const [asked, setAsked] = useState<string | null>(null);
  const isWritten = ({ key, reason }: Step, index: number) =>
    withReasons && (key === asked || reason !== steps[index - 1]?.reason);
  return (
    <nav aria-label={label}>
      <ol className="pr-steps">
        {steps.map((step, index) => (
          <StepItem
            key={step.key}
            step={step}
            number={index + 1}
            hovers={!withReasons}
            isWritten={isWritten(step, index)}
            onSelect={onSelect}
            onLocked={setAsked}
          />
        ))}
      </ol>
    </nav>
  );
}

/** A step that was sent back is not done, whatever it holds. */
export const isStepDone = ({ state, complete = false, isToMend = false }: Step): boolean =>
  !isToMend && (state === 'done' || complete);

const stepStateText = (step: Step): string => {
  const { state, isToMend = false, warnings = 0 } = step;
  if (isToMend) return state === 'now' ? TEXTS.nowToMend : TEXTS.toMend;
  const isDone = isStepDone(step);
  return `${TEXTS.state(state, state === 'now' && isDone)}${isDone ? TEXTS.warnings(warnings) : ''}`;
};

interface StepItemProps {
  step: Step;
  number: number;
  /** The reason comes with the pointer. */
  hovers: boolean;
  /** The reason is in view. */
  isWritten: boolean;
  onSelect: (key: string) => void;
  onLocked: (key: string) => void;
}

function StepItem({ step, number, hovers, isWritten, onSelect, onLocked }: StepItemProps) {
  const { key, label, state, reason, onOpenReason, isToMend = false } = step;
  const reasonId = useId();
  const locked = state === 'locked';
  const done = isStepDone(step);
  const isDoubted = done && (step.warnings ?? 0) > 0;
  const line = (
    <button
      type="button"
      className={`pr-step pr-step-${state} ${done ? 'pr-step-complete' : ''} ${isToMend ? 'pr-step-mend' : ''} ${isDoubted ? 'pr-step-doubted' : ''}`}
      aria-current={state === 'now' ? 'step' : undefined}
      aria-disabled={locked || undefined}
      aria-describedby={reason ? reasonId : undefined}
      onClick={() => {
        if (!locked) onSelect(key);
        // Where the reason comes with the pointer, it was read before.
        else if (hovers && onOpenReason) onOpenReason();
        else onLocked(key);
      }}
    >
      <span className="pr-step-mark" aria-hidden="true">
        {done ? <CheckOutlined /> : isToMend ? '!' : locked ? <LockOutlined /> : number}
      </span>
      <span className="pr-step-label">{label}</span>
      <span className="pr-visually-hidden">{stepStateText(step)}</span>
    </button>
  );
  return (
    <li>
      {reason && hovers ? (
        <Tooltip title={reason} placement="right">
          {line}
        </Tooltip>
      ) : (
        line
      )}
      {reason && isWritten && onOpenReason ? (
        <button
          type="button"
          id={reasonId}
          className="pr-link-button pr-step-reason"
          onClick={onOpenReason}
        >
          {reason}
        </button>
      ) : (
        reason && (
          <span id={reasonId} className={isWritten ? 'pr-step-reason' : 'pr-visually-hidden'}>
            {reason}
          </span>
        )
      )}
    </li>
  );
}
