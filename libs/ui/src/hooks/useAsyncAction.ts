import { ApiError, type ProblemFieldDto } from '@pratiche/api';
import { useRef, useState } from 'react';
import { errorText } from '../alerts/error-text.js';

export interface AsyncAction {
  /** Whether the work is under way: the button shows it, the dialog cannot be closed. */
  busy: boolean;
  /** Error message of the last action, for the user. */
  failure: string | null;
  /** The fields the server refused the last time. */
  fieldErrors: readonly ProblemFieldDto[];
  /**
   * Runs the action unless another one is in flight; clears earlier errors.
   * @returns whether it succeeded
   */
  runAction(work: () => Promise<unknown>): Promise<boolean>;
  /** Clears the errors: all of them, or those of one field that has changed since. */
  clearError(field?: string): void;
}

/**
 * Runs the action of a dialog or form when its button is pressed, one at a time.
 *
 * @param onFailure for callers that show the error elsewhere than beside the button, or move the
 * focus
 */
export function useAsyncAction(onFailure?: (error: unknown) => void): AsyncAction {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [fieldErrors, setFieldErrors] = useState<readonly ProblemFieldDto[]>([]);
  // A ref, because a second press can come before the next render.
  const isUnderWay = useRef(false);

  function clearError(field?: string): void {
    setFailure(null);
    setFieldErrors((before) =>
      field === undefined ? [] : before.filter((one) => one.field !== field),
    );
  }

  async function runAction(work: () => Promise<unknown>): Promise<boolean> {
    if (isUnderWay.current) return false;
    isUnderWay.current = true;
    setBusy(true);
    clearError();
    try {
      await work();
      return true;
    } catch (error) {
      setFailure(errorText(error));
      setFieldErrors(error instanceof ApiError ? (error.problem.errors ?? []) : []);
      onFailure?.(error);
      return false;
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  }

  return { busy, failure, fieldErrors, runAction, clearError };
}
