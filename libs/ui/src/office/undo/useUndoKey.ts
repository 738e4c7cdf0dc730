import { isDialogOpen, isTyping, useSingleKeys } from '@pratiche/ui';
import { useEffect } from 'react';

export const UNDO_KEY = 'Z';

/** One key takes back what is offered, where single keys are on. @returns whether they are */
export function useUndoKey(undo: (() => void) | null): boolean {
  const isOn = useSingleKeys();
  useEffect(() => {
    if (!isOn || undo === null) return undefined;
    const onKey = (event: KeyboardEvent) => {
      const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
      if (event.defaultPrevented || hasModifier || event.repeat) return;
      if (event.key.toUpperCase() !== UNDO_KEY || isTyping(event.target) || isDialogOpen()) return;
      event.preventDefault();
      undo();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOn, undo]);
  return isOn;
}
