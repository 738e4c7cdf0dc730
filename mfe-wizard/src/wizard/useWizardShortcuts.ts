import { isDialogOpen } from '@pratiche/ui';
import { useEffect, useLayoutEffect, useRef } from 'react';

interface ShortcutActions {
  goToNextStep: () => void;
  goToPreviousStep: () => void;
  save: () => void;
}

/** Alt with the arrows goes through the steps, Ctrl+S (or ⌘S) saves. */
export function useWizardShortcuts(actions: ShortcutActions): void {
  const current = useRef(actions);
  useEffect(() => {
    current.current = actions;
  });
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const action = shortcutAction(event);
      if (!action) return;
      event.preventDefault();
      // A field commits its value on blur, so the focused field is blurred before saving.
      if (action !== 'save' && document.activeElement instanceof HTMLElement)
        document.activeElement.blur();
      current.current[action]();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
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
