import { ApiError, type ProblemField } from '@pratiche/api';
import { useRef, useState } from 'react';
import { errorText } from '../alerts/error-text.js';

export interface AsyncAction {
  /** Whether the work is under way: the button shows it, the dialog cannot be closed. */
  busy: boolean;
  /** Why the last one failed, in words for people. */
  failure: string | null;
  /** The fields the server refused the last time. */
  fieldErrors: readonly ProblemField[];
  /** Does the work, unless one is under way; whatever failed before is forgotten. @returns whether it went well */
  runAction(work: () => Promise<unknown>): Promise<boolean>;
  /** Forgets what failed: all of it, or what was said of one field that has been changed since. */
  clearError(field?: string): void;
}

/**
 * What a dialog or a form does at the press of its button, one at a time.
 *
 * @param onFailure for what shows an error elsewhere than beside the button, or moves the focus
 */
export function useAsyncAction(onFailure?: (error: unknown) => void): AsyncAction {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [fieldErrors, setFieldErrors] = useState<readonly ProblemField[]>([]);
  // A second press comes before the screen knows of the first.
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
