import { useConfirm } from '@pratiche/ui';
import { useContext, useEffect, useRef } from 'react';
import { UNSAFE_NavigationContext } from 'react-router';

/** Place of an entry in the history of the tab, as the router writes it. */
function readIndex(state: unknown): number | null {
  const index: unknown =
    typeof state === 'object' && state !== null && 'idx' in state ? state.idx : null;
  return typeof index === 'number' ? index : null;
}

/**
 * Asks before unsaved changes are left: with a dialog for links, menus and the back button, with
 * the browser's own prompt for closing and reloading.
 */
export function useLeaveConfirmation(hasChanges: boolean, text: string): void {
  const confirm = useConfirm();
  const { navigator } = useContext(UNSAFE_NavigationContext);
  const latestText = useRef(text);
  useEffect(() => {
    latestText.current = text;
  });

  useEffect(() => {
    if (!hasChanges) return undefined;
    const ask = () =>
      confirm({
        title: 'Uscire senza salvare?',
        text: latestText.current,
        confirmLabel: 'Esci senza salvare',
        cancelLabel: 'Resta',
        danger: true,
      });
    const stopWatching = watchBackButton(ask);
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    // A router without data has no blocker: its navigator is asked first, for as long as needed.
    const { push } = navigator;
    navigator.push = (...target) => {
      void ask().then((goes) => {
        if (goes) push.apply(navigator, target);
      });
    };
    return () => {
      navigator.push = push;
      window.removeEventListener('beforeunload', warn);
      stopWatching();
    };
  }, [hasChanges, confirm, navigator]);
}

/** Takes a step back or forward in the history only after the answer. */
function watchBackButton(ask: () => Promise<boolean>): () => void {
  const here = readIndex(window.history.state);
  let step: 'watching' | 'returning' | 'leaving' = 'watching';

  const catchStep = (event: PopStateEvent) => {
    const there = readIndex(event.state);
    if (step === 'leaving' || here === null || there === null) return;
    event.stopImmediatePropagation();
    if (step === 'returning' || here === there) {
      step = 'watching';
      return;
    }
    step = 'returning';
    window.history.go(here - there);
    void ask().then((goes) => {
      if (!goes) return;
      step = 'leaving';
      window.history.go(there - here);
    });
  };
  // Before the router's own listener.
  window.addEventListener('popstate', catchStep, true);
  return () => window.removeEventListener('popstate', catchStep, true);
}
