import { isPageKey, useKeyDown, useSingleKeys } from '@pratiche/ui';
import { dossierShortcutForKey, type DossierShortcut } from './dossier-shortcuts.js';

/** Listens for the keys of the page; an absent action leaves its key alone. */
export function useDossierShortcuts(
  actions: Readonly<Partial<Record<DossierShortcut, () => void>>>,
): void {
  const isOn = useSingleKeys();
  const onKeyDown = (event: KeyboardEvent) => {
    const shortcut = dossierShortcutForKey(event);
    const action = shortcut === null ? undefined : actions[shortcut];
    if (action === undefined || event.repeat || !isPageKey(event)) return;
    event.preventDefault();
    action();
  };
  // Before the sheet, which knows its letters in capitals too.
  useKeyDown(isOn, onKeyDown, true);
}
