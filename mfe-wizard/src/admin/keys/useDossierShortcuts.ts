import { isDialogOpen, isTyping, useSingleKeys } from '@pratiche/ui';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { dossierShortcutForKey, type DossierShortcut } from './dossier-shortcuts.js';

/** Listens for the keys of the page; an absent action leaves its key alone. */
export function useDossierShortcuts(
  actions: Readonly<Partial<Record<DossierShortcut, () => void>>>,
): void {
  const isOn = useSingleKeys();
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });

  // With the page, not a moment after it: who is quick presses a key as soon as it is there.
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.repeat)
        return;
      const shortcut = dossierShortcutForKey(event);
      const action = shortcut === null ? undefined : latest.current[shortcut];
      if (action === undefined || isTyping(event.target) || isDialogOpen()) return;
      event.preventDefault();
      action();
    };
    // Before the sheet, which knows its letters in capitals too.
    document.addEventListener('keydown', onKey, { capture: true });
    return () => document.removeEventListener('keydown', onKey, { capture: true });
  }, [isOn]);
}
