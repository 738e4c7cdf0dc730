import { useConfirm } from '@pratiche/ui';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';

/** Place of an entry in the history of the tab, as the router writes it. */
function readIndex(state: unknown): number | null {
  const index: unknown =
    typeof state === 'object' && state !== null && 'idx' in state ? state.idx : null;
  return typeof index === 'number' ? index : null;
}

/**
 * Asks before unsaved changes are left: with a dialog for the links of page and menu and for the back button, with
 * the browser's own prompt for closing and reloading.
 */
export function useLeaveConfirmation(hasChanges: boolean, text: string): void {
  const confirm = useConfirm();
  const navigate = useNavigate();
  const latest = useRef({ text, navigate });
  useEffect(() => {
    latest.current = { text, navigate };
  });

  useEffect(() => {
    if (!hasChanges) return undefined;
    const ask = () =>
      confirm({
        title: 'Uscire senza salvare?',
        text: latest.current.text,
        confirmLabel: 'Esci senza salvare',
        cancelLabel: 'Resta',
        danger: true,
      });
    const stopWatching = watchBackButton(ask);
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    const catchLink = (event: MouseEvent) => {
      const to = readLeavingLink(event);
      if (to === null) return;
      event.preventDefault();
      event.stopPropagation();
      void ask().then((goes) => {
        // In place of the entry that guards the page.
        if (goes) void latest.current.navigate(to, { replace: isGuard(window.history.state) });
      });
    };
    document.addEventListener('click', catchLink, true);
    return () => {
      document.removeEventListener('click', catchLink, true);
      window.removeEventListener('beforeunload', warn);
      stopWatching();
    };
  }, [hasChanges, confirm]);
}

/** Where a press leads within the portal; `null` when it stays or opens another tab. */
function readLeavingLink(event: MouseEvent): string | null {
  const isPlain =
    event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const link =
    event.target instanceof Element
      ? event.target.closest<HTMLAnchorElement>('a[href^="/"]:not([target="_blank"])')
      : null;
  return isPlain ? (link?.getAttribute('href') ?? null) : null;
}

const isGuard = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isLeaveGuard' in state;

/**
 * Adds an entry of the same page to the history, so that the back button stays on the page and can
 * be asked about: the router hears of it first, and would have left.
 */
function watchBackButton(ask: () => Promise<boolean>): () => void {
  const here = readIndex(window.history.state);
  if (here === null) return () => undefined;
  let isAsking = false;
  window.history.pushState({ ...window.history.state, idx: here + 1, isLeaveGuard: true }, '');

  const askAboutStep = (event: PopStateEvent) => {
    if (isAsking || readIndex(event.state) !== here) return;
    isAsking = true;
    void ask().then((goes) => {
      window.history.go(goes ? -1 : 1);
      isAsking = false;
    });
  };
  window.addEventListener('popstate', askAboutStep);
  return () => {
    window.removeEventListener('popstate', askAboutStep);
    // Saved or taken back: the entry is not needed any more.
    if (isGuard(window.history.state)) window.history.back();
  };
}
