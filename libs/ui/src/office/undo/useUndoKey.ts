import { isDialogOpen, isTyping, useKeyDown, useSingleKeys } from '@pratiche/ui';

export const UNDO_KEY = 'Z';

/** One key takes back what is offered, where single keys are on. @returns whether they are */
export function useUndoKey(undo: (() => void) | null): boolean {
  const isOn = useSingleKeys();
  useKeyDown(isOn && undo !== null, (event) => {
    const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    if (event.defaultPrevented || hasModifier || event.repeat) return;
    if (event.key.toUpperCase() !== UNDO_KEY || isTyping(event.target) || isDialogOpen()) return;
    event.preventDefault();
    undo?.();
  });
  return isOn;
}
