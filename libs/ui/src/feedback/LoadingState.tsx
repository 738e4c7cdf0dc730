import { useDelayedFlag } from '../hooks/useDelayedFlag.js';
import { FEEDBACK_TEXTS } from './texts.js';

interface LoadingStateProps {
  /** For screen readers. */
  label?: string;
  lines?: number;
}

/** A skeleton, but only once waiting is noticeable. */
export function LoadingState({ label = FEEDBACK_TEXTS.loading, lines = 5 }: LoadingStateProps) {
  const shown = useDelayedFlag(300);
  return (
    <div role="status" aria-busy="true">
      {shown && (
        <>
          <span className="pr-visually-hidden">{label}</span>
          <div className="pr-skeleton" aria-hidden="true">
            {Array.from({ length: lines }, (_, line) => (
              <span key={line} />
            ))}
          </div>
        </>
      )}
    </div>
  );
}
