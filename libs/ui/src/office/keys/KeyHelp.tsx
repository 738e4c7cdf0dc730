import { isDialogOpen, isTyping, loadWhenOnline, useKeyDown, useSingleKeys } from '@pratiche/ui';
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { isKeyHelpOpen, setKeyHelpOpen, subscribeToKeyHelp } from './key-help-store.js';

const KeyHelpDialog = lazy(() => loadWhenOnline(() => import('./KeyHelpDialog.js')));

/** "?" opens the list of all keys of the page one is on. */
export function KeyHelp() {
  const isOn = useSingleKeys();
  const isOpen = useSyncExternalStore(subscribeToKeyHelp, isKeyHelpOpen);

  useKeyDown(isOn, (event) => {
    if (event.key !== '?' || event.defaultPrevented || event.ctrlKey || event.metaKey) return;
    if (isTyping(event.target) || isDialogOpen()) return;
    event.preventDefault();
    setKeyHelpOpen(true);
  });
  // It belongs to the page: another one begins without it.
  useEffect(() => () => setKeyHelpOpen(false), []);

  return (
    <Suspense fallback={null}>
      {isOpen && <KeyHelpDialog onClose={() => setKeyHelpOpen(false)} />}
    </Suspense>
  );
}
