import { getOrCreateSingleton } from '@pratiche/ui';

/** Asks whether unsaved changes are given up. */
export type LeaveQuestion = () => Promise<boolean>;

/** The question of the page with unsaved changes, for host and remotes alike. */
const asked = getOrCreateSingleton<{ question: LeaveQuestion | null }>('leave-question', () => ({
  question: null,
}));

/** @returns the function that withdraws the question */
export function setLeaveQuestion(question: LeaveQuestion): () => void {
  asked.question = question;
  return () => {
    if (asked.question === question) asked.question = null;
  };
}

const isGuardEntry = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isLeaveGuard' in state;

/** Whether the tab is on the entry of its history that guards the back button (`useLeaveConfirmation`). */
export const isOnGuardEntry = (): boolean => isGuardEntry(window.history.state);

/**
 * Call before leaving a page by other means than a link. With nothing unsaved the answer comes
 * without a question.
 * @returns how to navigate away, in place of the entry that guards the page; `null` to stay
 */
export async function confirmLeaving(): Promise<{ replace: boolean } | null> {
  const goes = asked.question === null || (await asked.question());
  return goes ? { replace: isOnGuardEntry() } : null;
}
