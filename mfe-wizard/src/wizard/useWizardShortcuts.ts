import { isDialogOpen } from '@pratiche/ui';
import { useEffectEvent, useLayoutEffect } from 'react';

interface ShortcutActions {
  goToNextStep: () => void;
  goToPreviousStep: () => void;
  save: () => void;
}

/** Alt with the arrows goes through the steps, Ctrl+S (or ⌘S) saves. */
export function useWizardShortcuts(actions: ShortcutActions): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const action = shortcutAction(event);
    if (!action) return;
    event.preventDefault();
    // A field commits its value on blur, so the focused field is blurred before saving.
    if (action !== 'save' && document.activeElement instanceof HTMLElement)
      document.activeElement.blur();
    actions[action]();
  });
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}

function shortcutAction(event: KeyboardEvent): keyof ShortcutActions | null {
  if ((event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 's')
    return 'save';
  if (isDialogOpen()) return null;
  if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return null;
  if (event.key === 'ArrowRight') return 'goToNextStep';
  return event.key === 'ArrowLeft' ? 'goToPreviousStep' : null;
}
