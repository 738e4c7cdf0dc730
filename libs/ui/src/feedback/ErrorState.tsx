import type { ReactNode } from 'react';
import { errorText } from '../alerts/error-text.js';
import { Button } from '../basic/index.js';
import { StateDrawing } from './EmptyState.js';
import { isRetryable } from './is-retryable.js';
import { FEEDBACK_TEXTS } from './texts.js';

interface ErrorStateProps {
  /** The thrown error; alternatively pass `text`. */
  error?: unknown;
  title?: string;
  text?: ReactNode;
  onRetry?: () => void;
  /** Where the button does something else than trying again. */
  retryLabel?: string;
}

/** Something could not be loaded; with "Riprova" where trying again can end otherwise. */
export function ErrorState({
  error,
  title = FEEDBACK_TEXTS.notLoaded,
  text,
  onRetry,
  retryLabel = FEEDBACK_TEXTS.retry,
}: ErrorStateProps) {
  return (
    <div className="pr-state" role="alert">
      <StateDrawing name="unplugged" />
      <h2>{title}</h2>
      <p>{text ?? errorText(error)}</p>
      {onRetry && isRetryable(error) && (
        <div className="pr-state-actions">
          <Button type="primary" onClick={onRetry}>
            {retryLabel}
          </Button>
        </div>
      )}
    </div>
  );
}
