/** Where J and K lead from a row (`-1` when none has the focus); `null` for keys that do not move. */
export function nextRowIndex(key: string, current: number, count: number): number | null {
  const step = key === 'j' || key === 'J' ? 1 : key === 'k' || key === 'K' ? -1 : 0;
  if (step === 0 || count === 0) return null;
  if (current === -1) return step === 1 ? 0 : count - 1;
  return Math.min(count - 1, Math.max(0, current + step));
}

/** A closed selector of a row takes no letters, so J and K lead on from it. */
const TYPING_SELECTOR =
  'input:not([readonly], [type="checkbox"]), textarea, select, [contenteditable="true"], [role="combobox"][aria-expanded="true"], [role="dialog"], [role="listbox"]';

/** Whether a dialog is open above the page; a closed one may remain in the DOM, hidden. */
export const isDialogOpen = (): boolean =>
  [...document.querySelectorAll('[role="dialog"]')].some((dialog) => dialog.checkVisibility());

/** Whether the keys belong to a field or a dialog and not to the list. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(TYPING_SELECTOR) !== null;
