import { isPageKey, useKeyDown, useSingleKeys } from '@pratiche/ui';

export const UNDO_KEY = 'Z';

/** One key takes back what is offered, where single keys are on. @returns whether they are */
export function useUndoKey(undo: (() => void) | null): boolean {
  const isOn = useSingleKeys();
  useKeyDown(isOn && undo !== null, (event) => {
    if (event.key.toUpperCase() !== UNDO_KEY || event.shiftKey || event.repeat) return;
    if (!isPageKey(event)) return;
    event.preventDefault();
    undo?.();
  });
  return isOn;
}
