/** A closed selector of a row takes no letters, so J and K lead on from it. */
const TYPING_SELECTOR =
  'input:not([readonly], [type="checkbox"]), textarea, select, [contenteditable="true"], [role="combobox"][aria-expanded="true"], [role="dialog"], [role="listbox"]';

/** Whether a dialog is open above the page; a closed one may remain in the DOM, hidden, and one beside the page leaves it in reach. */
export const isDialogOpen = (): boolean =>
  [...document.querySelectorAll('[role="dialog"]:not([aria-modal="false"])')].some((dialog) =>
    dialog.checkVisibility(),
  );

/** Whether the keys belong to a field or a dialog and not to the list. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(TYPING_SELECTOR) !== null;

/** Whether a key is meant for the page: none that is handled already, has a modifier other than Shift, or is for a field or a dialog. */
export const isPageKey = (event: KeyboardEvent): boolean =>
  !event.defaultPrevented &&
  !(event.altKey || event.ctrlKey || event.metaKey) &&
  !isTyping(event.target) &&
  !isDialogOpen();
