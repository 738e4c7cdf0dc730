import { CheckCircleFilled } from '../icons.js';

interface ProgressProps {
  /** 0–100. */
  percent: number;
  'aria-label': string;
}

/** How far something is, as a bar and a number. */
export function Progress({ percent, 'aria-label': label }: ProgressProps) {
  const shown = Math.max(0, Math.min(100, percent));
  const isDone = shown === 100;
  return (
    <div
      className={`pr-progress ${isDone ? 'pr-progress-done' : ''}`}
      role="progressbar"
      aria-label={label}
      aria-valuenow={shown}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <span className="pr-progress-track">
        <span style={{ width: `${shown}%` }} />
      </span>
      <span className="pr-progress-text">{isDone ? <CheckCircleFilled /> : `${shown}%`}</span>
    </div>
  );
}
